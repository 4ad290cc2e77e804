/** 평가결과서: what the vendor is told, with the numbers behind every item. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { subconEval } from './eval.model.ts'
import { ItemTable } from './eval-items.tsx'
import { EvalRadar } from './eval-radar.tsx'
import { useItems } from './use-items.ts'

const { Paper, Section, Fields, useRecord } = screensFor(subconEval)

export function EvalPaper() {
  return (
    <Paper title="평가결과서">
      <Result />
    </Paper>
  )
}

function Result() {
  const t = useT()
  const { evalNo, rowVersion, vendorNm, totalScore, capReasonDesc, fixYmd, planDueYmd, objectDt, decisionDesc } =
    useRecord()
  const { data, isError, error, refetch } = useItems(evalNo, rowVersion)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  return (
    <>
      <p>
        {t('{vendor} 귀중. 산업안전보건법 제61조에 따른 수급업체 안전보건 평가 결과를 알려드립니다.', {
          vendor: vendorNm,
        })}
      </p>
      <Section title="평가 결과">
        <Fields
          names={[
            'evalClassCd',
            'period',
            'autoScore',
            'manualScore',
            'bonusScore',
            'totalScore',
            'evalGradeCd',
            'gradeBasisDesc',
          ]}
        />
        {capReasonDesc && <Fields names={['capReasonDesc', 'capNoteDesc']} />}
        {fixYmd && <Fields names={['fixYmd', 'gradeValidToYmd']} />}
        {planDueYmd && <Fields names={['planDueYmd', 'reEvalDueYmd']} />}
      </Section>
      {totalScore !== null && <EvalRadar items={data.items} name="evalScore" />}
      <Section title="항목별 점수">
        <ItemTable items={data.items} bonus={data.bonus} />
      </Section>
      {objectDt && (
        <Section title="이의신청">
          <Fields names={['objectDesc', 'objectDt']} />
          {decisionDesc && <Fields names={['decisionDesc']} />}
        </Section>
      )}
    </>
  )
}

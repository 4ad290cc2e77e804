/** Evaluations for both sides: the list, and one from its start to the grade. */
import './eval.css'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { send } from '#platform/web/calls/ask.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { evalAgain } from './eval.calls.ts'
import { type SubconEval, subconEval } from './eval.model.ts'
import { GradeMark } from './eval-grade.tsx'
import { EvalItems } from './eval-items.tsx'
import { EvalRadar } from './eval-radar.tsx'
import { useItems } from './use-items.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(subconEval)

const cells = {
  evalGradeCd: ({ evalGradeCd }: SubconEval) => evalGradeCd && <GradeMark grade={evalGradeCd} />,
}

function useTrendMenu() {
  const { listPath } = usePage()
  const navigate = useNavigate()
  return [{ key: 'trend', label: '등급 추이', onClick: () => navigate(`${listPath}/trend`) }]
}

export function EvalList() {
  const menu = useTrendMenu()
  return (
    <List
      columns={[
        'vendorCd',
        'totalScore',
        'evalGradeCd',
        'dueYmd',
        'ownUserId',
        'objectDt',
        'autoScore',
        'manualScore',
        'period',
        'evalClassCd',
      ]}
      cells={cells}
      widths={{ evalGradeCd: 88 }}
      filters={['evalClassCd', 'vendorCd', 'evalGradeCd', 'fixYmd']}
      stateTabs
      excel
      menu={menu}
      empty="평가가 없습니다. 평가계획에서 여러 업체의 평가를 한 번에 시작합니다."
    />
  )
}

export function VendorEvalList() {
  const menu = useTrendMenu()
  return (
    <List
      columns={[
        'evalClassCd',
        'totalScore',
        'evalGradeCd',
        'selfDueYmd',
        'gradeValidToYmd',
        'objectDt',
        'autoScore',
        'manualScore',
        'period',
      ]}
      cells={cells}
      widths={{ evalGradeCd: 88 }}
      filters={['evalClassCd', 'evalGradeCd', 'fixYmd']}
      // What is fixed is what a contractor looks for.
      views={false}
      stateTabs
      excel
      menu={menu}
      empty="받은 평가가 없습니다."
    />
  )
}

export function EvalDetail() {
  return (
    <Detail print>
      <Body />
      <Actions />
    </Detail>
  )
}

function Body() {
  const { statusCd } = useRecord()
  if (statusCd === null || statusCd === 'PLAN')
    return (
      <Section
        title="평가 대상"
        hint="적격평가는 고위험·중간 업체의 첫 계약 전에, 수시평가는 사고나 재평가가 있을 때 합니다."
      >
        <Fields names={['evalTitle', 'evalClassCd', 'vendorCd', 'period', 'ownUserId']} />
      </Section>
    )
  return (
    <>
      <Result />
      <Items />
      <Objection />
      <Course />
      <Effects />
    </>
  )
}

/** What most readers came for: the grade, the points, where they were lost. */
function Result() {
  const t = useT()
  const {
    evalNo,
    rowVersion,
    evalGradeCd,
    totalScore,
    autoScore,
    manualScore,
    bonusScore,
    capReasonDesc,
    gradeBasisDesc,
  } = useRecord()
  const { data } = useItems(evalNo, rowVersion)
  if (totalScore === null || !evalGradeCd) return null
  const parts = [
    { label: t('자동점수'), value: autoScore, of: 60 },
    { label: t('정성점수'), value: manualScore, of: 40 },
    { label: t('가점'), value: bonusScore, of: 3 },
  ]
  return (
    <Section title="평가 결과" isFree>
      <div className="eval-result">
        <div className="eval-verdict">
          <GradeMark grade={evalGradeCd} isLarge />
          <p>
            <b>{formatNumber(totalScore, 1)}</b>
            <span className="quiet">{t('점')}</span>
          </p>
          <Facts facts={parts.map(({ label, value, of }) => [label, `${formatNumber(value ?? 0, 1)} / ${of}`])} />
          {capReasonDesc && (
            <p className="is-bad" role="note">
              {t('등급제한: {reason}', {
                reason: capReasonDesc
                  .split(' · ')
                  .map((one) => t(one))
                  .join(' · '),
              })}
            </p>
          )}
          {gradeBasisDesc && <p className="quiet">{gradeBasisDesc}</p>}
        </div>
        {data && <EvalRadar items={data.items} name="evalScore" />}
      </div>
    </Section>
  )
}

function Items() {
  const { evalNo, rowVersion, statusCd, evidenceFileId, can, selfLateYn } = useRecord()
  const hasEvidence = evidenceFileId !== null || can.edit.includes('evidenceFileId')
  return (
    <>
      {hasEvidence && (
        <Section
          title="증빙"
          {...(statusCd === 'SELF' && { hint: '파일을 올린 뒤 아래에서 항목마다 하나를 고릅니다.' })}
        >
          <Fields names={['evidenceFileId']} />
        </Section>
      )}
      <Section
        title={statusCd === 'SELF' ? '자체평가' : '항목별 점수'}
        isFree
        {...(selfLateYn === 'Y' && { hint: '자체평가가 제출되지 않아 0점으로 이어갑니다.' })}
      >
        <EvalItems evalNo={evalNo} rowVersion={rowVersion} evidenceFileId={evidenceFileId} />
      </Section>
    </>
  )
}

function Objection() {
  const { objectDt, decisionDesc, objectFileId } = useRecord()
  if (!objectDt) return null
  return (
    <Section title="이의신청">
      <Fields names={['objectDesc', 'objectDt', 'decideDueYmd']} />
      {objectFileId !== null && <Fields names={['objectFileId']} />}
      {decisionDesc && <Fields names={['decisionDesc']} />}
    </Section>
  )
}

function Course() {
  const { kind } = usePerson()
  const { gapNoteDesc, openYmd, capNoteDesc } = useRecord()
  return (
    <Section title="평가 정보">
      <Fields
        names={[
          'vendorCd',
          'evalClassCd',
          'period',
          'evalSheetRevNo',
          'ownUserId',
          'shmUserId',
          'selfDueYmd',
          'selfDt',
          'dueYmd',
        ]}
      />
      {kind === 'staff' && gapNoteDesc && <Fields names={['gapScore', 'gapNoteDesc']} />}
      {openYmd && <Fields names={['openYmd', 'objectDueYmd', 'agreeDt']} />}
      {capNoteDesc && <Fields names={['capNoteDesc']} />}
    </Section>
  )
}

/** What the grade led to. */
function Effects() {
  const t = useT()
  const { fixYmd, planDueYmd, evalGradeCd } = useRecord()
  if (!fixYmd) return null
  return (
    <Section title="확정과 후속조치" isFree>
      <Fields names={['fixYmd', 'gradeValidToYmd']} />
      {planDueYmd && <Fields names={['planDueYmd', 'imprNo', 'reEvalDueYmd', 'reEvalNo']} />}
      {evalGradeCd === 'D' && <p className="is-bad">{t('D 등급은 출입이 제한됩니다. (E01)')}</p>}
      <Again />
    </Section>
  )
}

function Again() {
  const t = useT()
  const { evalNo, reEvalDueYmd, reEvalNo } = useRecord()
  const { roles, kind } = usePerson()
  const { listPath } = usePage()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const mayDo = kind === 'staff' && (roles.includes('SHM') || roles.includes('SHD'))
  if (!reEvalDueYmd || reEvalNo || !mayDo) return null
  const make = async () => {
    setBusy(true)
    try {
      const made = await send(evalAgain, { no: Number(evalNo) })
      navigate(`${listPath}/${made.evalNo}`)
    } catch (error) {
      alreadyTold(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={isBusy} onClick={() => void make()}>
      {t('재평가 만들기')}
    </Button>
  )
}

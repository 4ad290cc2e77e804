/** 직무스트레스 조사: the surveys, and one from its questions to what it tells of whom. */

import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Sums } from '#platform/web/parts/facts.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import type { KossForm } from './koss.model.ts'
import { surveyOpinions, surveyResult } from './stress.calls.ts'
import { StressFigures } from './stress-figures.tsx'
import { stressSurvey } from './stress-survey.model.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(stressSurvey)

const rate = (answers: number | null, targets: number | null): string =>
  answers === null || !targets ? '' : ` (${formatNumber((answers / targets) * 100, 0)} %)`

export function StressSurveyList() {
  return (
    <List
      columns={['formCd', 'startYmd', 'endYmd', 'targetCnt', 'answerCnt']}
      cells={{
        answerCnt: ({ answerCnt, targetCnt, statusCd }) =>
          answerCnt === null || statusCd === 'OPEN' ? '' : `${formatNumber(answerCnt)}${rate(answerCnt, targetCnt)}`,
      }}
      widths={{ formCd: 208, answerCnt: 120 }}
      filters={['formCd', 'startYmd']}
      stateTabs
      empty="아직 조사가 없습니다."
    />
  )
}

export function StressSurveyDetail() {
  return (
    <Detail>
      <Survey />
      <Result />
      <Opinions />
      <Actions />
    </Detail>
  )
}

function Survey() {
  const { statusCd, targetDepts } = useRecord()
  const isPlanned = statusCd === 'REPORTED' || statusCd === 'ACTION' || statusCd === 'DONE'
  return (
    <>
      <Section title="조사" hint="응답에는 이름이 남지 않고, 5명 미만의 부서는 상위 부서에 합산합니다.">
        <Fields names={['surveyTitle', 'formCd', 'startYmd', 'endYmd']} />
        {statusCd === 'TEMP' || (targetDepts ?? []).length > 0 ? <Fields names={['targetDepts']} /> : <WholeSite />}
        <Fields names={['guideDesc']} />
      </Section>
      {(statusCd === 'CLOSED' || isPlanned) && (
        <Section title="결과보고와 개선계획">
          <Fields names={isPlanned ? ['resultDesc', 'planDesc'] : ['resultDesc']} />
        </Section>
      )}
    </>
  )
}

function WholeSite() {
  const t = useT()
  return (
    <div className="doc-value">
      <dt>{t('대상 부서')}</dt>
      <dd>{t('사업장 전체')}</dd>
    </div>
  )
}

function Result() {
  const t = useT()
  const { stressSurveyNo, statusCd, formCd, rowVersion } = useRecord()
  const { data, isError, error, refetch } = useAsked(
    surveyResult,
    statusCd === 'TEMP' || !stressSurveyNo ? null : { no: stressSurveyNo },
    { version: rowVersion },
  )
  if (statusCd === 'TEMP') return null
  const { site } = data ?? {}
  return (
    <Section title={statusCd === 'OPEN' ? '응답 현황' : '결과'}>
      <div className="doc-value" data-width="full">
        {isError && <Failed error={error} onRetry={refetch} />}
        {!isError && !data && <Loading lines={8} />}
        {site && (
          <Sums
            of={[
              { label: t('대상'), value: t('{n}명', { n: formatNumber(site.targetCnt) }) },
              {
                label: t('응답'),
                value: site.answerCnt === null ? '-' : t('{n}명', { n: formatNumber(site.answerCnt) }),
                note: rate(site.answerCnt, site.targetCnt),
              },
              site.totalScore !== null && { label: t('사업장 총점'), value: formatNumber(site.totalScore, 1) },
            ]}
          />
        )}
        {data && <StressFigures result={data} formCd={(formCd ?? 'KOSS24') as KossForm} isOver={statusCd !== 'OPEN'} />}
      </div>
    </Section>
  )
}

function Opinions() {
  const t = useT()
  const isHealthManager = usePerson().roles.includes('HLM')
  const { stressSurveyNo, statusCd, rowVersion } = useRecord()
  const isOver = statusCd !== 'TEMP' && statusCd !== 'OPEN'
  const { data } = useAsked(
    surveyOpinions,
    isOver && isHealthManager && stressSurveyNo ? { no: stressSurveyNo } : null,
    {
      version: rowVersion,
    },
  )
  if (!isOver || !data || data.rows.length === 0) return null
  return (
    <Section title="자유 의견" hint="보건관리자만 봅니다. 누가 어느 부서에서 썼는지는 남지 않습니다.">
      <ul className="stack is-close doc-value" data-width="full" aria-label={t('자유 의견')}>
        {data.rows.map(({ opinionKey, opinionDesc }) => (
          <li key={opinionKey} className="callout">
            {opinionDesc}
          </li>
        ))}
      </ul>
    </Section>
  )
}

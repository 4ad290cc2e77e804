/** Follow-ups: the list with what is due, one measure from its plan to its report, and the way to the report on paper. */
import { Link } from 'react-router'
import { dDay } from '#platform/model/calendar.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDay, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { checkupResult } from './checkup-result.model.ts'
import { followUp } from './follow-up.model.ts'
import { FollowUpImprovements } from './record-improvements.tsx'
import { workMeasureCds } from './result-codes.model.ts'
import { WORK_MEASURE_ROUTE } from './work-measure.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(followUp)
const SOON_DAYS = 7

export function FollowUpList() {
  return (
    <List
      columns={['followUpCd', 'managerUserId', 'dueYmd', 'reportYn', 'reportDueYmd']}
      cells={{
        dueYmd: ({ dueYmd, statusCd }) => <Due ymd={dueYmd} isOver={statusCd === 'DONE' || statusCd === 'REPORTED'} />,
        reportDueYmd: ({ reportDueYmd, statusCd }) => (
          <Due ymd={reportDueYmd} isOver={statusCd === 'DONE' || statusCd === 'REPORTED'} />
        ),
      }}
      filters={['followUpCd', 'managerUserId', 'dueYmd']}
      stateTabs
      empty="검진결과를 본인에게 공개하면 필요한 사후관리가 만들어집니다."
    />
  )
}

function Due({ ymd, isOver }: { ymd: string | null; isOver: boolean }) {
  if (!ymd) return null
  if (isOver) return formatDay(ymd)
  const left = Math.round((Date.parse(ymd) - Date.parse(today())) / 86_400_000)
  const text = `${formatDay(ymd)} ${dDay(ymd, today())}`
  if (left < 0) return <StatusTag tone="danger">{text}</StatusTag>
  return left <= SOON_DAYS ? <StatusTag tone="waiting">{text}</StatusTag> : text
}

export function FollowUpDetail() {
  return (
    <Detail>
      <Section title="조치내역">
        <Fields
          names={['personNm', 'followUpCd', 'managerUserId', 'dueYmd', 'measureDesc', 'doneYmd', 'workerNoticeDt']}
        />
        <Links />
      </Section>
      <Report />
      <Improvements />
      <Actions />
    </Detail>
  )
}

const useHealthTeam = () => {
  const { roles } = usePerson()
  return ['HLM', 'NUR', 'DOC'].some((role) => roles.includes(role))
}

function Improvements() {
  const { heaCheckupResultNo } = useRecord()
  return <FollowUpImprovements resultNo={heaCheckupResultNo} isHealthTeam={useHealthTeam()} />
}

/** The finding behind it is opened by who may know it; the measure at work by the department as well. */
function Links() {
  const t = useT()
  const isHealthTeam = useHealthTeam()
  const { heaCheckupResultNo, followUpCd } = useRecord()
  return (
    <p>
      {isHealthTeam && heaCheckupResultNo !== null && (
        <Link to={`${checkupResult.route.staff}/${heaCheckupResultNo}`}>{t('검진결과 열기')}</Link>
      )}
      {isHealthTeam && followUpCd !== null && workMeasureCds.has(followUpCd) && ' · '}
      {followUpCd !== null && workMeasureCds.has(followUpCd) && (
        <Link to={WORK_MEASURE_ROUTE}>{t('부서의 작업 조치 확인')}</Link>
      )}
    </p>
  )
}

function Report() {
  const t = useT()
  const { listPath } = usePage()
  const { reportYn, heaCheckupPlanNo } = useRecord()
  if (reportYn !== 'Y') return null
  return (
    <Section title="보고" hint="결과표를 받은 날부터 30일 안에 고용노동관서에 보고합니다(산업안전보건법 제132조제5항).">
      <Fields names={['correctionYn', 'reportDueYmd', 'legalLastYmd', 'reportedYmd']} />
      <Field name="heaCheckupPlanNo" />
      <p>
        <Link to={`${listPath}/${heaCheckupPlanNo}/report`} target="_blank">
          {t('사후관리 조치결과 보고서 인쇄')}
        </Link>
      </p>
    </Section>
  )
}

/** 교육 차수: the list with its seats, and one round from its opening to the result of everybody who sat in it. */
import { Award } from 'lucide-react'
import { Link } from 'react-router'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Empty } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { useRight } from '#platform/web/session/use-right.ts'
import { eduFix } from '../fix/edu-fix.model.ts'
import { FixButton, RoundFixes } from '../fix/round-fixes.tsx'
import { RoundAttendance } from './attendance.tsx'
import { eduRound } from './edu-round.model.ts'
import { RoundTests } from './tests.tsx'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(eduRound)

export function EduRoundList() {
  return (
    <List
      columns={[
        'startDt',
        'capacityCnt',
        'seatCnt',
        'waitCnt',
        'attendCnt',
        'passCnt',
        'placeNm',
        'langCd',
        'instructorUserId',
      ]}
      widths={{ placeNm: 128, langCd: 84 }}
      filters={['eduCourseCd', 'startDt', 'langCd']}
      stateTabs
      excel
      empty="개설한 교육 차수가 없습니다."
    />
  )
}

export function EduRoundDetail() {
  return (
    <Detail print>
      <Tabs />
      <Actions>
        <Correction />
      </Actions>
    </Detail>
  )
}

function Tabs() {
  const t = useT()
  const { eduRoundNo, statusCd } = useRecord()
  const { isOpen: mayRead } = useRight(eduFix.route.staff)
  if (statusCd === 'TEMP') return <Basics />
  const part = (content: (no: number) => React.ReactNode) =>
    eduRoundNo === null ? <Empty message={t('교육을 먼저 개설하십시오.')} /> : content(eduRoundNo)
  return (
    <div>
      <SectionTabs
        items={[
          { key: 'basic', label: t('기본'), content: <Basics /> },
          { key: 'seats', label: t('QR/출결'), content: part((no) => <Attendance no={no} />) },
          { key: 'tests', label: t('평가'), content: part((no) => <Tests no={no} />) },
          { key: 'log', label: t('교육일지'), content: <Log /> },
          ...(statusCd === 'DONE' && mayRead
            ? [{ key: 'fixes', label: t('정정'), content: part((no) => <RoundFixes no={no} />) }]
            : []),
        ]}
      />
    </div>
  )
}

function Correction() {
  const { eduRoundNo, statusCd } = useRecord()
  return statusCd === 'DONE' && eduRoundNo !== null ? <FixButton no={eduRoundNo} /> : null
}

function Basics() {
  const { statusCd, legalYn, testYn } = useRecord()
  return (
    <>
      <Section title="교육">
        <Fields names={['eduCourseCd', 'startDt', 'endDt', 'eduMinVal', 'placeNm', 'langCd']} />
      </Section>
      <Section title="모집">
        <Fields names={['capacityCnt', 'cutoffDt']} />
      </Section>
      <Section title="강사">
        <Fields names={['instructorUserId', 'instructorQualCd']} />
      </Section>
      {statusCd !== 'TEMP' && (
        <Section title="이수 기준" hint="개설할 때 과정에서 옮긴 값입니다. 과정이 바뀌어도 이 차수는 그대로입니다.">
          <Fields names={['eduClassCd', 'creditMinVal', 'attendPctVal']} />
          {testYn === 'Y' && <Fields names={['passScore']} />}
          <Fields names={['validMonthCnt']} />
          {legalYn === 'Y' && <Fields names={['legalYn']} />}
        </Section>
      )}
    </>
  )
}

/** Whoever teaches or runs education may write down who comes. */
function useMayTeach(): boolean {
  const { editable } = usePage()
  const person = usePerson()
  const { statusCd, instructorUserId } = useRecord()
  const teaches = person.roles.includes('EDU') || person.roles.includes('SHM') || person.userId === instructorUserId
  return editable && teaches && statusCd === 'HELD'
}

function Attendance({ no }: { no: number }) {
  const { statusCd } = useRecord()
  const mayTeach = useMayTeach()
  return <RoundAttendance no={no} mayTeach={mayTeach} statusCd={statusCd} />
}

function Tests({ no }: { no: number }) {
  const t = useT()
  const mayTeach = useMayTeach()
  const { testYn, passScore } = useRecord()
  if (testYn !== 'Y') return <Empty message={t('평가가 없는 교육입니다.')} />
  return <RoundTests no={no} mayTeach={mayTeach} passScore={passScore ?? 0} />
}

function Log() {
  const t = useT()
  const { values } = useDocument()
  const { listPath } = usePage()
  const { eduRoundNo, passCnt } = useRecord()
  return (
    <>
      <Section title="교육일지" hint="법정교육은 교육일지와 사진이 있어야 이수처리할 수 있습니다.">
        <Fields names={['logDesc', 'photoFileId']} />
      </Section>
      {values.statusCd === 'DONE' && (passCnt ?? 0) > 0 && (
        <p className="row">
          <Award size={16} aria-hidden />
          <Link to={`${listPath}/${eduRoundNo}/certs`} target="_blank">
            {t('이수증 인쇄')}
          </Link>
        </p>
      )}
    </>
  )
}

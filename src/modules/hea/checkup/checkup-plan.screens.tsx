/** Checkup plans of staff: the list with how far each has come, and one plan in tabs. */
import './checkup.css'
import { useState } from 'react'
import { useDocument } from '#platform/web/document/context.ts'
import { type RowOfList, screensFor } from '#platform/web/document/screens.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Empty } from '#platform/web/parts/states.tsx'
import { useSession } from '#platform/web/session/session.ts'
import type { Column } from '#platform/web/table/table.types.ts'
import { checkupResult } from '../result/checkup-result.model.ts'
import { PlanFollowUps } from '../result/plan-follow-ups.tsx'
import { PlanResults } from '../result/plan-results.tsx'
import { RESERVATION_ROUTE } from './checkup-codes.model.ts'
import { checkupPlan, growingStates } from './checkup-plan.model.ts'
import { usePlanCounts } from './checkup-plan.wire.ts'
import { PlanApprovals } from './plan-approvals.tsx'
import { PlanReservations } from './plan-reservations.tsx'
import { PlanSlots } from './plan-slots.tsx'
import { PlanTargets } from './plan-targets.tsx'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(checkupPlan)
type Row = RowOfList<typeof checkupPlan>

type Counted = 'orgCnt' | 'targetCnt' | 'reservedCnt' | 'doneCnt'
const counted = (name: Counted, text: string): Column<Row> => ({
  name,
  text,
  width: 64,
  align: 'right',
  render: (row) => <Count row={row} name={name} />,
})
const period: Column<Row> = {
  name: 'checkupStartYmd',
  text: '검진기간',
  width: 208,
  sortable: true,
  value: ({ checkupStartYmd, checkupEndYmd }) => [checkupStartYmd, checkupEndYmd].join(' ~ '),
  render: ({ checkupStartYmd, checkupEndYmd }) => checkupStartYmd && `${checkupStartYmd} ~ ${checkupEndYmd ?? ''}`,
}
const more: readonly Column<Row>[] = [
  period,
  counted('orgCnt', '기관'),
  counted('targetCnt', '대상'),
  counted('reservedCnt', '예약'),
  counted('doneCnt', '수검'),
  { name: 'doneRateVal', text: '수검률', width: 124, align: 'right', render: (row) => <Rate row={row} /> },
]

export function CheckupPlanList() {
  return (
    <List
      columns={['heaCheckupClassCd']}
      widths={{ heaCheckupPlanNm: 372, heaCheckupClassCd: 80 }}
      more={more}
      filters={['heaCheckupClassCd', 'checkupStartYmd']}
      stateTabs
      empty="등록된 검진계획이 없습니다."
    />
  )
}

function Count({ row, name }: { row: Row; name: Counted }) {
  const count = usePlanCounts(row.heaCheckupPlanNo)?.[name]
  return count ? formatNumber(count) : null
}

/** K12 */
function Rate({ row }: { row: Row }) {
  const rate = usePlanCounts(row.heaCheckupPlanNo)?.doneRateVal
  if (rate == null) return null
  return (
    <span className="plan-rate">
      <meter min={0} max={100} value={rate} aria-hidden />
      {`${rate.toFixed(1)} %`}
    </span>
  )
}

export function CheckupPlanDetail() {
  return (
    <Detail>
      <Tabs />
      <Actions />
    </Detail>
  )
}

/** Each opening of a tab reads its list anew: `tab` counts them. What was never opened is not asked for. */
function Tabs() {
  const t = useT()
  const session = useSession()
  const [opened, setOpened] = useState(0)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const { heaCheckupPlanNo } = useRecord()
  const mayOpen = (route: string) =>
    session?.menus.some(({ frontEndUrl, accessYn }) => frontEndUrl === route && accessYn === 'Y') ?? false
  const part = (key: string, label: string, content: (no: number) => React.ReactNode) => ({
    key,
    label: t(label),
    content:
      heaCheckupPlanNo === null ? (
        <Empty message={t('기본정보를 먼저 입력하십시오.')} />
      ) : (
        seen.has(key) && content(heaCheckupPlanNo)
      ),
  })
  return (
    <SectionTabs
      onShow={(key) => {
        setOpened((count) => count + 1)
        setSeen((before) => new Set(before).add(key))
      }}
      items={[
        { key: 'basic', label: t('기본정보'), content: <Basics /> },
        part('slots', '검진기관·일정', (no) => <Slots no={no} />),
        part('targets', '검진대상자', (no) => <Targets no={no} tab={opened} />),
        ...(mayOpen(RESERVATION_ROUTE) ? [part('reservations', '예약현황', (no) => <Reservations no={no} />)] : []),
        ...(mayOpen(checkupResult.route.staff)
          ? [
              part('results', '결과', (no) => <PlanResults heaCheckupPlanNo={no} />),
              part('followUps', '사후관리', (no) => <PlanFollowUps heaCheckupPlanNo={no} />),
            ]
          : []),
        part('approvals', '결재', (no) => <Approvals no={no} />),
      ]}
    />
  )
}

function Basics() {
  const { statusCd, doneRateVal } = useRecord()
  return (
    <>
      <Section title="계획">
        <Fields names={['heaCheckupPlanNm', 'heaCheckupClassCd', 'heaCheckupYear']} />
        <Fields names={['checkupStartYmd', 'checkupEndYmd']} />
        <Field name="reserveStartYmd" />
        <Field name="reserveEndYmd" hint="검진기간 안이나 그 전이어야 합니다." />
        {statusCd === 'CLOSED' && doneRateVal !== null && <Fields names={['targetCnt', 'doneCnt', 'doneRateVal']} />}
      </Section>
      <Section title="안내와 첨부">
        <Fields names={['planReasonDesc', 'guideDesc', 'attachFileId']} />
      </Section>
    </>
  )
}

function Slots({ no }: { no: number }) {
  const { editable } = usePage()
  const { values } = useDocument()
  const { statusCd, heaCheckupClassCd, checkupStartYmd, checkupEndYmd } = useRecord()
  const mayWrite = editable && statusCd !== 'PROGRESS' && statusCd !== 'CLOSED'
  const isReady = Boolean(heaCheckupClassCd && checkupStartYmd && checkupEndYmd && values.plantCd)
  return (
    <PlanSlots
      heaCheckupPlanNo={no}
      classCd={heaCheckupClassCd}
      from={checkupStartYmd ?? ''}
      to={checkupEndYmd ?? ''}
      editable={mayWrite && isReady}
    />
  )
}

function Targets({ no, tab }: { no: number; tab: number }) {
  const { editable } = usePage()
  const { statusCd, heaCheckupClassCd } = useRecord()
  const isGrowing = growingStates.some((state) => state === statusCd)
  const isOpen = statusCd !== 'PROGRESS' && statusCd !== 'CLOSED'
  return (
    <PlanTargets
      tab={tab}
      heaCheckupPlanNo={no}
      classCd={heaCheckupClassCd}
      mayAdd={editable && isGrowing}
      mayMove={editable && isOpen}
    />
  )
}

function Reservations({ no }: { no: number }) {
  const { checkupStartYmd, checkupEndYmd } = useRecord()
  return <PlanReservations heaCheckupPlanNo={no} from={checkupStartYmd ?? ''} to={checkupEndYmd ?? ''} />
}

function Approvals({ no }: { no: number }) {
  const { rowVersion, statusCd } = useRecord()
  return (
    <PlanApprovals
      heaCheckupPlanNo={no}
      rowVersion={rowVersion ?? 0}
      isWaiting={statusCd === 'TEMP' || statusCd === 'RTN'}
    />
  )
}

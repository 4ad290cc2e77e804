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
import type { Column } from '#platform/web/table/table.types.ts'
import { checkupPlan, growingStates } from './checkup-plan.model.ts'
import { usePlanCounts } from './checkup-plan.wire.ts'
import { PlanSlots } from './plan-slots.tsx'
import { PlanTargets } from './plan-targets.tsx'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(checkupPlan)
type Row = RowOfList<typeof checkupPlan>

type Counted = 'orgCnt' | 'targetCnt' | 'reservedCnt' | 'doneCnt'
const counted = (name: Counted, text: string): Column<Row> => ({
  ...{ name, text, width: 72, align: 'right' },
  render: (row) => <Count row={row} name={name} />,
})
const period: Column<Row> = {
  name: 'checkupStartYmd',
  text: '검진기간',
  width: 232,
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
  { name: 'doneRateVal', text: '수검률', width: 148, align: 'right', render: (row) => <Rate row={row} /> },
]

export function CheckupPlanList() {
  return (
    <List
      columns={['heaCheckupClassCd']}
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

/** Each opening of a tab reads its list anew: `tab` counts them. */
function Tabs() {
  const t = useT()
  const [opened, setOpened] = useState(0)
  const { heaCheckupPlanNo } = useRecord()
  const part = (content: (no: number) => React.ReactNode) =>
    heaCheckupPlanNo === null ? <Empty message={t('기본정보를 먼저 입력하십시오.')} /> : content(heaCheckupPlanNo)
  return (
    <SectionTabs
      onShow={() => setOpened((count) => count + 1)}
      items={[
        { key: 'basic', label: t('기본정보'), content: <Basics /> },
        { key: 'slots', label: t('검진기관·일정'), content: part((no) => <Slots no={no} />) },
        { key: 'targets', label: t('검진대상자'), content: part((no) => <Targets no={no} tab={opened} />) },
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
      </Section>
      <Section title="안내와 첨부">
        <Fields names={['planReasonDesc', 'guideDesc', 'attachFileId']} />
      </Section>
      {statusCd === 'CLOSED' && doneRateVal !== null && (
        <Section title="마감 결과">
          <Fields names={['targetCnt', 'doneCnt', 'doneRateVal']} />
        </Section>
      )}
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
  const { statusCd } = useRecord()
  const isGrowing = growingStates.some((state) => state === statusCd)
  const isOpen = statusCd !== 'PROGRESS' && statusCd !== 'CLOSED'
  return <PlanTargets {...{ tab }} heaCheckupPlanNo={no} mayAdd={editable && isGrowing} mayMove={editable && isOpen} />
}

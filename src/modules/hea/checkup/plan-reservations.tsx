/** 예약현황 of one plan: how full each day is, and who has which half day. */

import { Link } from 'react-router'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { Chart } from '#platform/web/chart/chart.tsx'
import { formatDay, formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { RESERVATION_ROUTE, reservationStates, slotHalves } from './checkup-codes.model.ts'
import { type CalendarSlot, type Reservation, reservations } from './reservation.calls.ts'

interface Row extends Reservation {
  /** 정원/예약 of his half day. */
  seats: string
}
const columns: readonly Column<Row>[] = [
  { name: 'examYmd', text: '일자', width: 112, sortable: true },
  {
    name: 'slotCd',
    text: '시간대',
    width: 76,
    type: 'select',
    sortable: true,
    items: Object.entries(slotHalves).map(([code, codeNm]) => ({ code, codeNm })),
  },
  { name: 'checkedOrgNm', text: '검진기관' },
  { name: 'seats', text: '정원/예약', width: 92, align: 'right' },
  { name: 'userNm', text: '성명', width: 96, sortable: true },
  { name: 'userId', text: '사번', width: 110, hidden: true },
  { name: 'deptNm', text: '부서', width: 130, sortable: true },
  {
    name: 'reservationStatusCd',
    text: '상태',
    width: 92,
    type: 'tag',
    sortable: true,
    items: Object.entries(reservationStates).map(([code, { label, tone }]) => ({ code, codeNm: label, tone })),
  },
]

interface PlanReservationsProps {
  heaCheckupPlanNo: number
  /** The days of the plan. */
  from: string
  to: string
}

export function PlanReservations({ heaCheckupPlanNo, from, to }: PlanReservationsProps) {
  const t = useT()
  const { data, isError, error, refetch } = useAsked(reservations, { heaCheckupPlanNo, fromYmd: from, toYmd: to })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={10} />
  if (data.slots.length === 0)
    return <Empty message={t('등록된 일정이 없습니다. 검진기관·일정에서 일정을 추가하면 여기에 나타납니다.')} />
  const seats = new Map(data.slots.map((slot) => [slot.planOrgNo, `${slot.capacityCnt}/${slot.reservedCnt}`]))
  const rows = data.rows.map((row) => ({ ...row, seats: seats.get(row.planOrgNo) ?? '' }))
  return (
    <div className="stack">
      <Days slots={data.slots} />
      <p>
        <Link to={`${RESERVATION_ROUTE}?heaCheckupPlanNo=${heaCheckupPlanNo}&week=${from}`}>
          {t('예약현황 달력에서 보기')}
        </Link>
      </p>
      <DataTable<Row>
        label={t('예약표')}
        columns={columns}
        rows={rows}
        rowKey="heaCheckupReservationNo"
        height={480}
        fits
        settingsName="hea/checkup/checkupPlan:reservations"
        empty={{ text: t('아직 예약한 사람이 없습니다.') }}
      />
    </div>
  )
}

/** More than these stand in each other's way. */
const BARS_ON_A_PHONE = 10

/** How many come on each day, below the seats that there are. */
function Days({ slots }: { slots: readonly CalendarSlot[] }) {
  const t = useT()
  const isPhone = useIsPhone()
  const sum = (of: readonly CalendarSlot[], name: 'reservedCnt' | 'capacityCnt') =>
    of.reduce((all, slot) => all + slot[name], 0)
  const days = [...Map.groupBy(slots, ({ examYmd }) => examYmd)]
  const seats = Math.max(...days.map(([, ofDay]) => sum(ofDay, 'capacityCnt')))
  const values = { all: formatNumber(sum(slots, 'capacityCnt')), n: formatNumber(sum(slots, 'reservedCnt')) }
  return (
    <Chart
      kind={isPhone && days.length > BARS_ON_A_PHONE ? 'line' : 'bar'}
      height={220}
      unit={t('명')}
      title={t('정원 {all}명 가운데 {n}명이 예약했습니다.', values)}
      points={days.map(([day, ofDay]) => ({ name: formatDay(day).slice(5), value: sum(ofDay, 'reservedCnt') }))}
      limit={{ value: seats, label: t('하루 정원') }}
      empty={t('아직 예약한 사람이 없습니다.')}
    />
  )
}

/** 예약현황: a week of half days with their seats and who has them; a name is dragged to another half day, or moved by keys. */
import './checkup.css'
import { Button, Select } from 'antd'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { addDays } from '#platform/model/calendar.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { confirm, toast } from '#platform/web/dialog/dialogs.ts'
import { formatDay, formatNumber, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { currentTag } from '#platform/web/i18n/language.ts'
import { PageActions, usePage } from '#platform/web/pages/page.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { slotHalves } from './checkup-codes.model.ts'
import { type CalendarSlot, type Reservation, reservations } from './reservation.calls.ts'
import { changeReservation } from './reservation.wire.ts'
import { ReservationName } from './reservation-name.tsx'

const DAYS_SHOWN = 7

export function ReservationCalendar() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const monday = mondayOf(params.get('week') ?? today())
  const planNo = Number(params.get('heaCheckupPlanNo') ?? 0)
  const { data, isError, error, refetch } = useAsked(
    reservations,
    { fromYmd: monday, toYmd: addDays(monday, DAYS_SHOWN - 1) },
    { keep: true },
  )
  const go = (week: string) => setParams({ week, ...(planNo && { heaCheckupPlanNo: String(planNo) }) })
  const plans = new Map(data?.slots.map((slot) => [slot.heaCheckupPlanNo, slot.heaCheckupPlanNm ?? '']))
  const slots = (data?.slots ?? []).filter((slot) => !planNo || slot.heaCheckupPlanNo === planNo)
  return (
    <div className="stack">
      <PageActions>
        <Select
          aria-label={t('계획')}
          popupMatchSelectWidth={320}
          className="reservation-plan"
          value={planNo}
          onChange={(no: number) => setParams({ week: monday, ...(no && { heaCheckupPlanNo: String(no) }) })}
          options={[
            { value: 0, label: t('모든 계획') },
            ...[...plans].map(([value, label]) => ({ value, label })),
            ...(planNo && !plans.has(planNo) ? [{ value: planNo, label: String(planNo) }] : []),
          ]}
        />
      </PageActions>
      <nav className="row" aria-label={t('주')}>
        <Button
          icon={<ChevronLeft size={16} aria-hidden />}
          aria-label={t('이전 주')}
          onClick={() => go(addDays(monday, -DAYS_SHOWN))}
        />
        <strong>{`${formatDay(monday)} ~ ${formatDay(addDays(monday, DAYS_SHOWN - 1))}`}</strong>
        <Button
          icon={<ChevronRight size={16} aria-hidden />}
          aria-label={t('다음 주')}
          onClick={() => go(addDays(monday, DAYS_SHOWN))}
        />
        <Button onClick={() => go(today())}>{t('이번 주')}</Button>
        <span className="quiet" role="status">
          {data && seatsText(t, slots)}
        </span>
      </nav>
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!isError && !data && <Loading lines={10} />}
      {data && slots.length === 0 && <Empty message={t('이 주에는 검진 일정이 없습니다.')} />}
      {data && slots.length > 0 && <Week monday={monday} slots={slots} rows={data.rows} />}
    </div>
  )
}

function seatsText(t: ReturnType<typeof useT>, slots: readonly CalendarSlot[]): string {
  const sum = (name: 'reservedCnt' | 'capacityCnt') => formatNumber(slots.reduce((all, slot) => all + slot[name], 0))
  return t('예약 {n} / 정원 {all}', { n: sum('reservedCnt'), all: sum('capacityCnt') })
}

/** The Monday of the week of a day. */
function mondayOf(ymd: string): string {
  const day = new Date(`${ymd}T00:00:00Z`).getUTCDay()
  return addDays(ymd, Number.isNaN(day) ? 0 : -((day + 6) % 7))
}

interface WeekProps {
  monday: string
  slots: readonly CalendarSlot[]
  rows: readonly Reservation[]
}

function Week({ monday, slots, rows }: WeekProps) {
  const t = useT()
  const byDay = Map.groupBy(slots, ({ examYmd }) => examYmd)
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(monday, index)).filter(
    (day, index) => index < 5 || byDay.has(day),
  )
  return (
    <div className="reservation-days">
      {days.map((day) => (
        <section key={day} aria-label={formatDay(day)} data-today={day === today() || undefined}>
          <h2>
            {formatDay(day)} <span className="quiet">{weekdayOf(day)}</span>
          </h2>
          {byDay
            .get(day)
            ?.map((slot) => (
              <SlotBox
                key={slot.planOrgNo}
                slot={slot}
                others={slots.filter((other) => other.heaCheckupPlanNo === slot.heaCheckupPlanNo && other !== slot)}
                rows={rows.filter(({ planOrgNo }) => planOrgNo === slot.planOrgNo)}
              />
            )) ?? <p className="quiet">{t('일정 없음')}</p>}
        </section>
      ))}
    </div>
  )
}

const weekdayOf = (ymd: string): string =>
  new Intl.DateTimeFormat(currentTag(), { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${ymd}T00:00:00Z`))

const DRAGGED = 'application/x-jikim-reservation'
interface Dragged {
  heaCheckupTargetNo: number
  heaCheckupPlanNo: number
  planOrgNo: number
  userNm: string
}

interface SlotBoxProps {
  slot: CalendarSlot
  /** Half days of the same plan, to which somebody may be moved. */
  others: readonly CalendarSlot[]
  rows: readonly Reservation[]
}

function SlotBox({ slot, others, rows }: SlotBoxProps) {
  const t = useT()
  const { editable } = usePage()
  const [isOver, setOver] = useState(false)
  const isFull = slot.reservedCnt >= slot.capacityCnt
  const drop = async (data: string) => {
    const dragged = JSON.parse(data) as Dragged
    if (dragged.planOrgNo === slot.planOrgNo || dragged.heaCheckupPlanNo !== slot.heaCheckupPlanNo) return
    const values = { name: dragged.userNm, day: slot.examYmd, half: t(slotHalves[slot.slotCd]) }
    if (await confirm(t('{name} 님을 {day} {half}(으)로 옮기시겠습니까?', values)))
      await changeReservation(dragged.heaCheckupTargetNo, slot.planOrgNo).then(() => toast(t('예약을 변경했습니다.')))
  }
  const half = t(slotHalves[slot.slotCd])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop; the same is done by the menu of each name.
    <div
      className="reservation-slot"
      data-over={isOver || undefined}
      data-full={isFull || undefined}
      onDragOver={(event) => {
        if (!editable || isFull || !event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void drop(event.dataTransfer.getData(DRAGGED)).catch(() => undefined)
      }}
    >
      <header>
        <b>{half}</b>
        <span className="ellipsis">{slot.checkedOrgNm}</span>
        <span className="reservation-seats">
          {`${slot.reservedCnt}/${slot.capacityCnt}`}
          {isFull && <small>{t('마감')}</small>}
        </span>
      </header>
      <meter min={0} max={slot.capacityCnt} value={slot.reservedCnt} aria-hidden />
      <ul aria-label={[slot.examYmd, half, slot.checkedOrgNm].join(' ')}>
        {rows.map((row) => (
          <li
            key={row.heaCheckupReservationNo}
            draggable={editable && row.reservationStatusCd === 'RESERVED'}
            onDragStart={(event) =>
              event.dataTransfer.setData(
                DRAGGED,
                JSON.stringify({
                  heaCheckupTargetNo: row.heaCheckupTargetNo,
                  heaCheckupPlanNo: row.heaCheckupPlanNo,
                  planOrgNo: row.planOrgNo,
                  userNm: row.userNm,
                } satisfies Dragged),
              )
            }
          >
            <ReservationName row={row} others={others} editable={editable} />
          </li>
        ))}
      </ul>
    </div>
  )
}

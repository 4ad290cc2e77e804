/** 검진기관·일정: the half days of a plan with their seats. */

import { Button, Checkbox, InputNumber, Select, Switch } from 'antd'
import { useState } from 'react'
import { addDays } from '#platform/model/calendar.ts'
import { renew, send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { confirm, openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { DayRangeInput } from '#platform/web/form/period-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Failed } from '#platform/web/parts/states.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { type SlotHalf, slotHalves } from './checkup-codes.model.ts'
import {
  addSlots,
  changeSeats,
  type NewSlots,
  planOrganisations,
  planSlots,
  removeSlot,
  type Slot,
} from './plan-slots.calls.ts'

interface PlanSlotsProps {
  heaCheckupPlanNo: number
  classCd: string | null
  /** The days of the plan. */
  from: string
  to: string
  editable: boolean
}

const halves = Object.entries(slotHalves).map(([code, codeNm]) => ({ code, codeNm }))
const columns: readonly Column<Slot>[] = [
  { name: 'examYmd', text: '검진일', width: 120, sortable: true },
  { name: 'slotCd', text: '시간대', width: 88, type: 'select', items: halves },
  { name: 'checkedOrgNm', text: '검진기관' },
  { name: 'capacityCnt', text: '정원', width: 80, type: 'number' },
  { name: 'reservedCnt', text: '예약', width: 80, type: 'number' },
  {
    name: 'freeCnt',
    text: '남은 자리',
    width: 96,
    align: 'right',
    textCalculate: ({ capacityCnt, reservedCnt }) => capacityCnt - reservedCnt,
  },
  { name: 'waitCnt', text: '대기', width: 72, type: 'number' },
  {
    name: 'mobileYn',
    text: '출장검진',
    width: 96,
    type: 'select',
    items: [
      { code: 'Y', codeNm: '출장' },
      { code: 'N', codeNm: '내원' },
    ],
  },
]

export function PlanSlots(props: PlanSlotsProps) {
  const t = useT()
  const { heaCheckupPlanNo: no, editable } = props
  const { data, isError, error, refetch } = useAsked(planSlots, { no })
  const run = async (work: () => Promise<unknown>, said: string) => {
    try {
      await work()
      toast(t(said))
    } finally {
      await renew(planSlots)
    }
  }
  const add = async () => {
    const slots = await openDialog<NewSlots>({
      label: t('일정 추가'),
      width: 'min(560px, 92vw)',
      content: (close) => <SlotForm {...props} onDone={close} />,
    })
    if (slots) await run(() => send(addSlots, { no }, slots), '일정을 추가했습니다.')
  }
  const change = async (slot: Slot) => {
    const seats = await askSeats(t('정원 변경'), slot)
    if (seats !== undefined)
      await run(() => send(changeSeats, { no, planOrgNo: slot.planOrgNo }, { capacityCnt: seats }), '저장되었습니다.')
  }
  const remove = async (slot: Slot) => {
    if (await confirm(t('이 일정을 삭제하시겠습니까?'), { danger: true }))
      await run(() => send(removeSlot, { no, planOrgNo: slot.planOrgNo }), '삭제했습니다.')
  }
  const quietly = (work: Promise<void>) => void work.catch(() => undefined)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <DataTable<Slot>
      label={t('검진기관·일정')}
      columns={columns}
      rows={data?.rows ?? []}
      rowKey="planOrgNo"
      state={data ? 'ready' : 'loading'}
      height={480}
      settingsName="hea/checkup/checkupPlan:slots"
      empty={{ text: t('등록된 일정이 없습니다.') }}
      summary
      toolbar={
        editable && (
          <Button type="primary" onClick={() => quietly(add())}>
            {t('일정 추가')}
          </Button>
        )
      }
      {...(editable && {
        rowActions: (slot: Slot) => [
          { name: 'seats', text: t('정원 변경'), onClick: () => quietly(change(slot)) },
          {
            name: 'remove',
            text: t('삭제'),
            danger: true,
            disabled: slot.reservedCnt > 0,
            onClick: () => quietly(remove(slot)),
          },
        ],
      })}
    />
  )
}

const MOST_SEATS = 999
const WEEKEND: ReadonlySet<number> = new Set([0, 6])

const askSeats = (label: string, slot: Slot) =>
  openDialog<number>({
    label,
    width: 'min(400px, 92vw)',
    content: (close) => <Seats slot={slot} onDone={close} />,
  })

function Seats({ slot, onDone }: { slot: Slot; onDone(seats: number): void }) {
  const t = useT()
  const [seats, setSeats] = useState(slot.capacityCnt)
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        onDone(seats)
      }}
    >
      <FormField label={t('정원')} help={t('예약 {n}명', { n: slot.reservedCnt })}>
        {(wiring) => (
          <InputNumber
            {...wiring}
            data-focus-first
            min={Math.max(1, slot.reservedCnt)}
            max={MOST_SEATS}
            value={seats}
            onChange={(value) => setSeats(value ?? slot.capacityCnt)}
          />
        )}
      </FormField>
      <Button type="primary" htmlType="submit">
        {t('저장')}
      </Button>
    </form>
  )
}

/** Working days of a week or three, mornings or both: one entry. */
function SlotForm({ heaCheckupPlanNo, from, to, onDone }: PlanSlotsProps & { onDone(slots: NewSlots): void }) {
  const t = useT()
  const { data } = useAsked(planOrganisations, { no: heaCheckupPlanNo })
  const [orgNo, setOrgNo] = useState<number>()
  const [days, setDays] = useState({ from: from as string | null, to: from as string | null })
  const [slotCds, setSlotCds] = useState<SlotHalf[]>(['AM'])
  const [seats, setSeats] = useState(20)
  const [mobileYn, setMobile] = useState<'Y' | 'N'>('N')
  const examYmds = days.from && days.to ? workingDays(days.from, days.to, to) : []
  const isReady = orgNo !== undefined && examYmds.length > 0 && slotCds.length > 0
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onDone({ heaCheckedOrgNo: orgNo, examYmds, slotCds, capacityCnt: seats, mobileYn })
      }}
    >
      <FormField label={t('검진기관')} required width="full">
        {(wiring) => (
          <Select
            {...wiring}
            data-focus-first
            value={orgNo ?? null}
            onChange={(value: number) => setOrgNo(value)}
            options={data?.rows.map((one) => ({ value: one.heaCheckedOrgNo, label: one.checkedOrgNm })) ?? []}
            placeholder={t('검진기관')}
            notFoundContent={t('이 검진구분을 하는 검진기관이 없습니다.')}
          />
        )}
      </FormField>
      <FormField
        label={t('검진일')}
        required
        isGroup
        width="full"
        help={t('주말을 뺀 {n}일을 등록합니다.', { n: examYmds.length })}
      >
        {(wiring) => <DayRangeInput wiring={wiring} value={days} onChange={(range) => setDays(range)} />}
      </FormField>
      <FormField label={t('시간대')} required isGroup>
        {(wiring) => (
          <Checkbox.Group
            {...wiring}
            value={slotCds}
            onChange={(values) => setSlotCds(values as SlotHalf[])}
            options={halves.map(({ code, codeNm }) => ({ value: code, label: t(codeNm) }))}
          />
        )}
      </FormField>
      <FormField label={t('정원')} required>
        {(wiring) => (
          <InputNumber {...wiring} min={1} max={MOST_SEATS} value={seats} onChange={(value) => setSeats(value ?? 1)} />
        )}
      </FormField>
      <FormField label={t('출장검진')}>
        {(wiring) => <Switch {...wiring} checked={mobileYn === 'Y'} onChange={(isOn) => setMobile(isOn ? 'Y' : 'N')} />}
      </FormField>
      <Button type="primary" htmlType="submit" disabled={!isReady}>
        {t('추가')}
      </Button>
    </form>
  )
}

const MOST_DAYS = 60
/** From one day to another, at most to the last of the plan, weekends left out. */
function workingDays(from: string, to: string, last: string): string[] {
  const days: string[] = []
  const end = to < last ? to : last
  for (let day = from; day <= end && days.length < MOST_DAYS; day = addDays(day, 1))
    if (!WEEKEND.has(new Date(`${day}T00:00:00Z`).getUTCDay())) days.push(day)
  return days
}

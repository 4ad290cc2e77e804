import './checkup.css'
import { Button } from 'antd'
import { send } from '#platform/web/calls/ask.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { MenuButton } from '#platform/web/parts/menu-button.tsx'
import { Empty } from '#platform/web/parts/states.tsx'
import { reservationStates, slotHalves } from './checkup-codes.model.ts'
import type { CalendarSlot, Reservation } from './reservation.calls.ts'
import { cancelReservation, changeReservation } from './reservation.wire.ts'
import { examineTargets } from './target.calls.ts'
import { renewTargets } from './target.wire.ts'

interface ReservationNameProps {
  row: Reservation
  others: readonly CalendarSlot[]
  editable: boolean
}

/** Who has a seat; his menu does by keys what dragging does, and the rest. */
export function ReservationName({ row, others, editable }: ReservationNameProps) {
  const t = useT()
  const { label, tone } = reservationStates[row.reservationStatusCd]
  const text = (
    <>
      <span>{row.userNm}</span> <small className="quiet">{row.deptNm}</small>
      {row.reservationStatusCd !== 'RESERVED' && <StatusTag tone={tone}>{t(label)}</StatusTag>}
    </>
  )
  if (!editable || row.reservationStatusCd !== 'RESERVED') return <span className="reservation-name">{text}</span>
  const done = (work: Promise<unknown>, said: string) =>
    void work.then(() => toast(t(said))).catch(() => undefined /* told by the client */)
  const change = async () => {
    const slot = await openDialog<CalendarSlot>({
      label: t('예약 변경'),
      width: 'min(480px, 92vw)',
      content: (close) => <OtherSlots slots={others} onPick={close} />,
    })
    if (slot) done(changeReservation(row.heaCheckupTargetNo, slot.planOrgNo), '예약을 변경했습니다.')
  }
  const cancel = async () => {
    const isDone = await askReason({
      title: t('예약 취소'),
      label: t('취소 사유'),
      confirmText: t('예약 취소'),
      danger: true,
      run: (reason) => cancelReservation(row.heaCheckupTargetNo, reason),
    })
    if (isDone) toast(t('검진 예약을 취소했습니다.'))
  }
  const examine = () =>
    done(
      send(examineTargets, { heaCheckupTargetNos: [row.heaCheckupTargetNo] }).finally(renewTargets),
      '수검을 확인했습니다.',
    )
  return (
    <MenuButton
      className="reservation-name"
      label={t('{name} 예약', { name: row.userNm })}
      actions={[
        { key: 'change', label: t('예약 변경'), onClick: () => void change() },
        { key: 'examine', label: t('수검 확인'), onClick: examine },
        { key: 'cancel', label: t('예약 취소'), danger: true, onClick: () => void cancel() },
      ]}
    >
      {text}
    </MenuButton>
  )
}

/** Half days of the same plan in the week that is shown. */
function OtherSlots({ slots, onPick }: { slots: readonly CalendarSlot[]; onPick(slot: CalendarSlot): void }) {
  const t = useT()
  if (slots.length === 0)
    return <Empty message={t('이 주에는 옮길 수 있는 시간이 없습니다. 다른 주를 먼저 여십시오.')} />
  return (
    <div className="stack is-close slot-halves">
      {slots.map((slot) => (
        <Button
          key={slot.planOrgNo}
          size="large"
          block
          disabled={slot.reservedCnt >= slot.capacityCnt}
          onClick={() => onPick(slot)}
        >
          <b>
            {slot.examYmd} {t(slotHalves[slot.slotCd])}
          </b>{' '}
          <span className="ellipsis">{slot.checkedOrgNm}</span>{' '}
          <small>{`${slot.reservedCnt}/${slot.capacityCnt}`}</small>
        </Button>
      ))}
    </div>
  )
}

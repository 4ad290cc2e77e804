/** Choosing a half day: a day below the other, its halves beside each other, full ones to wait for. */

import './checkup.css'
import { Button } from 'antd'
import { send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { slotHalves } from './checkup-codes.model.ts'
import { type FreeSlot, freeSlots, type Checkup as MyCheckup, waitForMine } from './my-checkup.calls.ts'
import { renewMine } from './my-checkup.wire.ts'

interface SlotChoiceProps {
  checkup: MyCheckup
  onPick(slot: FreeSlot): void
}

export function SlotChoice({ checkup, onPick }: SlotChoiceProps) {
  const t = useT()
  const { data, isError, error, refetch } = useAsked(freeSlots, { no: checkup.heaCheckupTargetNo })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  const days = Map.groupBy(data.rows, ({ examYmd }) => examYmd)
  if (days.size === 0) return <Empty message={t('예약할 수 있는 날이 없습니다.')} />
  return (
    <ol className="stack">
      {[...days].map(([day, slots]) => (
        <li key={day}>
          <h3>{formatDay(day)}</h3>
          <div className="stack is-close slot-halves">
            {slots.map((slot) => (
              <SlotButton
                key={slot.planOrgNo}
                slot={slot}
                onPick={onPick}
                targetNo={checkup.heaCheckupTargetNo}
                isMine={slot.planOrgNo === checkup.planOrgNo}
              />
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

interface SlotButtonProps {
  slot: FreeSlot
  targetNo: number
  isMine: boolean
  onPick(slot: FreeSlot): void
}

function SlotButton({ slot, targetNo, isMine, onPick }: SlotButtonProps) {
  const t = useT()
  const half = t(slotHalves[slot.slotCd])
  const wait = async () => {
    await send(waitForMine, { heaCheckupTargetNo: targetNo, planOrgNo: slot.planOrgNo })
    toast(t('빈자리가 생기면 알려 드립니다.'))
    await renewMine()
  }
  const isFull = slot.freeCnt === 0
  const seats = isMine ? t('내 예약') : isFull ? t('마감') : t('남은 자리 {n}', { n: slot.freeCnt })
  return (
    <div className="slot-half">
      <Button
        size="large"
        block
        disabled={isFull || isMine}
        aria-label={[slot.examYmd, half, slot.checkedOrgNm, seats].join(' ')}
        onClick={() => onPick(slot)}
      >
        <b>{half}</b> <span className="ellipsis">{slot.checkedOrgNm}</span> <small>{seats}</small>
      </Button>
      {isFull && !isMine && (
        <Button type="link" disabled={slot.waitYn === 'Y'} onClick={() => void wait().catch(() => undefined)}>
          {t(slot.waitYn === 'Y' ? '대기 중' : '빈자리 알림')}
        </Button>
      )}
    </div>
  )
}

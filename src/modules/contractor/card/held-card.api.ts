/** Whose card, or pass of the gate, somebody holds before a device to sign by it. */
import type { Queries } from '#platform/server/database/database.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { personOfCode } from '../entry/gate.api.ts'
import { liveCardOf } from './card.api.ts'

interface Held {
  personNo: number
  wayCd: 'CARD' | 'CARD_NO'
}
/** @throws Refusal 422 for what is no card, and for one that is not good today */
export async function heldBefore(
  db: Queries,
  { plantCd, today, now }: { plantCd: string; today: string; now: Date },
  text: string,
): Promise<Held> {
  const card = await liveCardOf(db, { plantCd, ymd: today }, text)
  if (card && !card.isLive) throw new Refusal(422, 'TBM_CARD_OVER', '지금 유효한 안전카드가 아닙니다.')
  if (card) return { personNo: card.personNo, wayCd: card.isTyped ? 'CARD_NO' : 'CARD' }
  const personNo = await personOfCode(db, { plantCd, at: now }, text)
  if (personNo === undefined) throw new Refusal(422, 'TBM_UNKNOWN', '등록되지 않은 코드입니다.')
  return { personNo, wayCd: 'CARD' }
}

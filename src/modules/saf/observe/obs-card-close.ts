/** A card ends by the program, when what it led to has ended and its author has been answered. */
import { byKeyOrNumber, type ImprSource } from '#modules/impr/impr/impr.api.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { obsCard } from './obs-card.model.ts'

export async function closeCard({ db, now }: { db: Transaction; now: Date }, obsCardNo: number): Promise<void> {
  await db.program(obsCard, { now }).act(obsCardNo, 'close')
}

export const obsCardSource: ImprSource = {
  srcCd: 'OBS',
  page: byKeyOrNumber(obsCard),
  async allEnded(effect) {
    const no = Number(effect.record.srcNo)
    if (Number.isSafeInteger(no)) await closeCard(effect, no)
  },
}

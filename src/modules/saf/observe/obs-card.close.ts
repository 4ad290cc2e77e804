/** A card ends by the program, when what it led to has ended and its author has been answered. */
import type { ImprSource } from '#modules/impr/impr/impr.api.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { updateStatement } from '#platform/server/documents/write.ts'
import { obsCard } from './obs-card.model.ts'

export async function closeCard({ db, now }: { db: Transaction; now: Date }, obsCardNo: number): Promise<void> {
  const all = { joins: db.joins, query: <Row>(statement: Sql) => db.queryAs<Row>('SYSTEM', statement) }
  const before = await findRecord(all, obsCard, obsCardNo, true)
  if (before?.statusCd !== 'REPLY') return
  const trace = { actionCd: 'close', fromStatusCd: 'REPLY', toStatusCd: 'CLOSE' }
  const writer = { person: program, now, ip: null }
  await all.query(updateStatement(obsCard, writer, before, { statusCd: 'CLOSE' }, trace))
}

export const obsCardSource: ImprSource = {
  srcCd: 'OBS',
  async allEnded(effect) {
    const no = Number(effect.record.srcNo)
    if (Number.isSafeInteger(no)) await closeCard(effect, no)
  },
}

/** What happens to the row of a demand in the register happens to the demand. */
import type { ImprSource } from '#modules/impr/impr/impr.api.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { updateStatement } from '#platform/server/documents/write.ts'
import { warnPointMessages } from './warn-point.messages.ts'
import { type WarnPoint, warnPoint } from './warn-point.model.ts'

/** State of the row → what the demand does, and from where. */
const moves: Readonly<Record<string, { to: WarnPoint['statusCd']; actionCd: string; from: readonly string[] }>> = {
  DONE: { to: 'DONE', actionCd: 'finish', from: ['ISSUED', 'ACK'] },
  ACTION: { to: 'ACK', actionCd: 'redo', from: ['DONE'] },
  EFFECT: { to: 'VERIFIED', actionCd: 'verify', from: ['ISSUED', 'ACK', 'DONE'] },
  CLOSE: { to: 'VERIFIED', actionCd: 'verify', from: ['ISSUED', 'ACK', 'DONE'] },
  CANC: { to: 'CANC', actionCd: 'cancel', from: ['ISSUED', 'ACK', 'REVIEW', 'DONE'] },
}

export const warnPointSource: ImprSource = {
  srcCd: 'VPO',
  async moved({ record, db, person, now, notify }) {
    const all = { joins: db.joins, query: <Row>(statement: Sql) => db.queryAs<Row>('SYSTEM', statement) }
    const [found] = await all.query<{ no: number }>(
      sql`select warn_point_no as no from warn_point where impr_no = ${record.imprNo} and delete_yn = 'N'`,
    )
    const move = moves[record.statusCd]
    if (!found || !move) return
    const before = await getRecord(all, warnPoint, found.no, true)
    if (!move.from.includes(String(before.statusCd))) return
    const trace = { actionCd: move.actionCd, fromStatusCd: String(before.statusCd), toStatusCd: move.to }
    const at = now.toISOString()
    const more = changesOf(move.to, {
      actionDesc: record.actionDesc,
      reworkCnt: Number(before.reworkCnt ?? 0),
      at,
      by: person.userId,
    })
    const values = { statusCd: move.to, lastActorId: person.userId, ...more }
    await all.query(updateStatement(warnPoint, { person, now, ip: null }, before, values, trace))
    if (move.to !== 'DONE') return
    const { foundUserId, contentDesc } = before
    const told = { warnPointNo: found.no, contentDesc, foundUserId }
    await notify.tell(warnPointMessages.WARN_DONE, told)
  },
}

interface Change {
  actionDesc: string | null
  reworkCnt: number
  at: string
  by: string
}
function changesOf(to: WarnPoint['statusCd'], { actionDesc, reworkCnt, at, by }: Change) {
  if (to === 'DONE') return { actionDesc, actionDt: at, actionUserId: by }
  if (to === 'VERIFIED') return { verifyDt: at, verifyUserId: by }
  return to === 'ACK' ? { reworkCnt: reworkCnt + 1, actionDt: null } : {}
}

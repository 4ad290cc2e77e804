/** What happens to the row of a demand in the register happens to the demand. */
import { byKeyOrNumber, type ImprSource } from '#modules/impr/impr/impr.api.ts'
import type { ActionOf, DraftOf } from '#platform/model/document.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { warnPointMessages } from './warn-point.messages.ts'
import { type WarnPoint, warnPoint } from './warn-point.model.ts'

/** State of the row → what the demand does. */
const moves: Readonly<Record<string, ActionOf<typeof warnPoint>>> = {
  DONE: 'finishThere',
  ACTION: 'redoThere',
  EFFECT: 'verifyThere',
  CLOSE: 'verifyThere',
  CANC: 'cancelThere',
}

export const warnPointSource: ImprSource = {
  srcCd: 'VPO',
  page: byKeyOrNumber(warnPoint),
  async moved({ record, db, person, now, notify }) {
    const [found] = await asProgram(db).query<{ no: number }>(
      sql`select warn_point_no as no from warn_point where impr_no = ${record.imprNo} and delete_yn = 'N'`,
    )
    const actionCd = moves[record.statusCd]
    if (!found || !actionCd) return
    const { actionDesc } = record
    const by = { actionDesc, at: now.toISOString(), userId: person.userId }
    const demand = await db
      .program(warnPoint, { by: person, now })
      .act(found.no, actionCd, (before) => changesOf(actionCd, before, by))
    if (demand?.statusCd === 'DONE') await notify.tell(warnPointMessages.WARN_DONE, demand)
  },
}

interface By {
  actionDesc: string | null
  at: string
  userId: string
}
function changesOf(
  actionCd: ActionOf<typeof warnPoint>,
  { reworkCnt }: WarnPoint,
  { actionDesc, at, userId }: By,
): DraftOf<typeof warnPoint> {
  if (actionCd === 'finishThere') return { actionDesc, actionDt: at, actionUserId: userId }
  if (actionCd === 'verifyThere') return { verifyDt: at, verifyUserId: userId }
  return actionCd === 'redoThere' ? { reworkCnt: (reworkCnt ?? 0) + 1, actionDt: null } : {}
}

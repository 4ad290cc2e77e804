/**
 * Who watches for fire after hot work is done is there until it is closed. That he has gone stops nothing any more: it is
 * told at once to those who name another.
 *
 * @law 산업안전보건기준에 관한 규칙 제241조의2
 */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { namesOfAll } from '../ask/permit-facts.ts'
import { lineChanged, type Whom, withPart } from '../crew/party.logic.ts'
import { noted } from '../permit.api.ts'
import { permitMessages } from '../permit.messages.ts'
import { type Permit, permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'

/** Of work that is done and still watched. */
export const isWatchedAfter = ({ statusCd, permitBaseCd }: Pick<Permit, 'statusCd' | 'permitBaseCd'>): boolean =>
  statusCd === 'DONE' && permitBaseCd === 'HOT'

/** Whoever went out through the gate. @returns how many have gone */
export async function watchesGone(tx: Transaction, now: Date): Promise<number> {
  const watches = (await watchedWorks(asProgram(tx))).flatMap((work) =>
    withPart(work, 'FIRE').flatMap(({ whom }) => ('personNo' in whom ? [{ work, whom }] : [])),
  )
  if (watches.length === 0) return 0
  const there = new Set(
    await permitAsks.presence(
      tx,
      watches.map(({ whom }) => whom.personNo),
      now,
    ),
  )
  const gone = watches.filter(({ whom }) => !there.has(whom.personNo))
  const leaveDt = now.toISOString()
  for (const { work, whom } of gone) {
    await noted(tx, work.permitNo, ['DONE'], 'leaveCrew', { now }, (one) => ({
      permitCrew: lineChanged(one, whom, { leaveDt }),
    }))
    await tellWatchGone(tx, work, whom, now)
  }
  return gone.length
}

export async function tellWatchGone(tx: Transaction, work: Permit, whom: Whom, now: Date): Promise<void> {
  const names = await namesOfAll(tx, [whom])
  await notifyThrough(asProgram(tx), now).tell(permitMessages.PT_WATCH_GONE, work, { names: names(whom) })
}

function watchedWorks(program: Queries): Promise<Permit[]> {
  const { table, recordAsJson } = shapeOf(permit)
  return program.query<Permit>(
    sql`select ${recordAsJson.columns} from ${table} r where r.status_cd = 'DONE' and r.permit_base_cd = 'HOT' and r.delete_yn = 'N'
      and exists (select from wkod_master_permit_crew c where c.permit_no = r.permit_no and c.crew_role_cd = 'FIRE' and c.leave_dt is null)
      order by r.permit_no`,
  )
}

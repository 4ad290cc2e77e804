/** People asked about again: who may not come in any more is stopped, at the gate and at work; who may again is let in. */
import { permitPort } from '#modules/common/permit.ports.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import type { Row } from '#platform/server/documents/shape.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { entryMessages } from './entry.messages.ts'
import { type EntryRqst, entryRqst, type PersonLine } from './entry-rqst.model.ts'
import { isAccepted, isReasonOver, keepChecks, settleLines } from './entry-rqst-lines.ts'

/** All that somebody of these people is let in by, at once: what happened to them does not wait for the night. @param tx runs as the program */
export async function recheckPeople(
  tx: Transaction,
  personNos: readonly number[],
  { now, today }: { now: Date; today: string },
): Promise<void> {
  const open = await tx.query<{ no: number }>(sql`
    select r.entry_rqst_no as no from entry_rqst r where r.delete_yn = 'N' and r.status_cd in ('APPR', 'PART', 'SUSP')
      and r.entry_end_ymd >= ${today}::date and exists (select from entry_rqst_persons l
        where l.entry_rqst_no = r.entry_rqst_no and l.person_no = any(${[...personNos]}::bigint[])) order by 1`)
  for (const { no } of open) await recheck(tx, no, now)
  await recheckWork(tx, personNos, now)
}

/** The work that somebody of these people is at. */
export async function recheckWork(tx: Transaction, personNos: readonly number[], now: Date): Promise<void> {
  await permitPort.block(tx, { personNos, now })
}

export async function recheck(tx: Transaction, no: number, now: Date): Promise<number> {
  const before = (await getRecord(tx, entryRqst, no, true)) as Row & EntryRqst
  const { checks, values } = await settleLines(tx, before, { at: now, refused: 'SUSP' })
  const stopped = values.persons.filter(
    (line, index) => line.lineStatusCd === 'SUSP' && before.persons?.[index]?.lineStatusCd !== 'SUSP',
  ).length
  const over = values.persons.filter((line, index) => isReasonOver(line) && !wasOver(before, index)).length
  const isTurned = values.persons.some(
    (line, index) =>
      line.lineStatusCd !== before.persons?.[index]?.lineStatusCd || isReasonOver(line) !== wasOver(before, index),
  )
  await keepChecks(tx, before, checks, now)
  const isOver = isAllStopped(before, values.persons, stopped)
  if (!isTurned && !isOver) return 0
  const requests = tx.program(entryRqst, { now })
  await (isOver ? requests.act(no, 'stopAll', values) : requests.note(no, 'RECHECK', values))
  const notify = notifyThrough(tx, now)
  if (stopped > 0) await notify.tell(entryMessages.ENT_LINE_SUSP, before, { n: stopped })
  if (over > 0) await notify.tell(entryMessages.ENT_LINE_OVER, before, { n: over })
  return 1
}

const wasOver = ({ persons }: EntryRqst, index: number): boolean => {
  const line = persons?.[index]
  return line !== undefined && isReasonOver(line)
}

/** The whole request is stopped when nobody on it may come in; what a person stopped, a person lets go on. */
const isAllStopped = (before: EntryRqst, persons: readonly PersonLine[], stopped: number): boolean =>
  persons.length > 0 && !persons.some(isAccepted) && stopped > 0 && before.statusCd !== 'SUSP'

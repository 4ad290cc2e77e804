/** R4: clocks are rows that are made with their reason and end with their record. Written as the program. */
import { hasRole, type Person } from '#platform/model/access.ts'
import { minuteOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { messageOf, type Notify, notifyThrough } from '#platform/server/notifications/notify.ts'
import { forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import type { ClockRecorded } from './accident.calls.ts'
import { accidentMessages as m } from './accident.messages.ts'
import { type Accident, accident } from './accident.model.ts'
import { type ReportTarget, recordedTargets, reportTargets } from './accident-codes.model.ts'
import { type Clock, type ClockDue, clockRules, slotAt, toldAt } from './judge/clocks.logic.ts'

/** Of whom it is told: what a message about it reads. */
export interface ClockRecord {
  readonly accidentNo: number
  readonly accidentTitle: string
  readonly plantCd: string
  readonly leaderUserId: string | null
}
/** Of those that its facts ask for the ones that still may run: a step of the site that was taken has no time any more. */
export const stillAsked = (
  clocks: readonly ClockDue[],
  { statusCd, doneDt }: Pick<Accident, 'statusCd' | 'doneDt'>,
): ClockDue[] =>
  clocks.filter(
    ({ clockCd }) =>
      (clockCd !== 'CLASS' || statusCd === 'REPORTED' || statusCd === 'TEMP') &&
      (clockCd !== 'FINAL' || (!doneDt && statusCd !== 'CLOSE')),
  )
/** Told as they are opened; of the others the report itself tells. */
const toldAtOnce: ReadonlySet<Clock> = new Set(['119', 'ENV', 'MOEL', 'TEAM'])

/** Makes those that are not there yet, and tells of them; those that run are counted anew where their start has moved. */
export async function openClocks(
  db: Queries,
  record: ClockRecord,
  clocks: readonly ClockDue[],
  { now, notify }: { now: Date; notify: Notify },
): Promise<void> {
  const program = asProgram(db)
  const given = clocks.map(({ clockCd, dueDt }) => ({ clockCd, dueDt: dueDt.toISOString() }))
  const opened = await program.query<{ clockCd: Clock; dueDt: string; isNew: boolean }>(
    sql`insert into acc_report_log (accident_no, plant_cd, report_target_cd, open_dt, due_dt, alert_slot_val, create_dt, update_dt)
      select ${record.accidentNo}, ${record.plantCd}, g."clockCd", ${now}, g."dueDt", 0, ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) g("clockCd" text, "dueDt" timestamptz)
      on conflict (accident_no, report_target_cd) where end_cd is null or end_cd = 'DONE' do update set due_dt = excluded.due_dt
        where acc_report_log.end_dt is null and acc_report_log.due_dt is distinct from excluded.due_dt
      returning report_target_cd as "clockCd", due_dt as "dueDt", xmax = 0 as "isNew"`,
  )
  await countClocks(program, [record.accidentNo])
  for (const { clockCd, dueDt } of opened.filter((one) => one.isNew && toldAtOnce.has(one.clockCd)))
    await tellRoles(notify, record, { clockCd, dueDt: new Date(dueDt) }, m.ACC_CLOCK_OPEN, now)
}

async function tellRoles(
  notify: Notify,
  record: ClockRecord,
  clock: ClockDue,
  kind: typeof m.ACC_CLOCK,
  now: Date,
  onceKey?: string,
): Promise<void> {
  const values = { target: reportTargets[clock.clockCd], at: minuteOf(clock.dueDt) }
  const message = { ...messageOf(kind, record, values), ...(onceKey !== undefined && { onceKey }) }
  if (clock.clockCd === 'FINAL' && record.leaderUserId !== null) return notify.people([record.leaderUserId], message)
  const roles = clock.clockCd === 'FINAL' ? (['SHM'] as const) : toldAt(clock, now)
  for (const role of roles) await notify.role(role, record.plantCd, message)
}

/** The next that is due, and how many are left, stand on the accident: its list reads them. */
const countClocks = (program: Queries, nos: readonly number[]): Promise<unknown> =>
  program.query(
    sql`update accident a set due_dt = c.due, open_clock_cnt = c.cnt from (
        select n.no, min(l.due_dt) as due, count(l.acc_report_log_no)::int as cnt
        from unnest(${[...nos]}::bigint[]) n(no) left join acc_report_log l on l.accident_no = n.no and l.end_dt is null
        group by n.no) c
      where a.accident_no = c.no and (a.due_dt, a.open_clock_cnt) is distinct from (c.due, c.cnt)`,
  )

/** By the act that it waits for, or with its reason. @param targets all of them where none is named */
export async function endClocks(
  db: Queries,
  no: number,
  endCd: 'DONE' | 'FIX' | 'CANC',
  { now, targets, byUserId }: { now: Date; targets?: readonly ReportTarget[]; byUserId?: string | undefined },
): Promise<void> {
  const program = asProgram(db)
  const which = targets ? sql`report_target_cd = any(${[...targets]}::text[])` : sql`true`
  await program.query(
    sql`update acc_report_log set end_dt = ${now}, end_cd = ${endCd}, update_dt = ${now}, by_user_id = ${byUserId ?? null}::text
      where accident_no = ${no} and end_dt is null and ${which}`,
  )
  await countClocks(program, [no])
}

interface Running extends ClockRecord {
  accReportLogNo: number
  clockCd: Clock
  openDt: string
  dueDt: string
  slot: number
}

/** One alert a slot; what was missed in a standstill is not made up. @returns how many clocks were told of */
export async function tellClocks(tx: Transaction, now: Date): Promise<number> {
  const running = await tx.query<Running>(
    sql`select l.acc_report_log_no::int as "accReportLogNo", l.report_target_cd as "clockCd", l.open_dt as "openDt",
        l.due_dt as "dueDt", coalesce(l.alert_slot_val, 0) as slot, a.accident_no::int as "accidentNo",
        a.accident_title as "accidentTitle", a.plant_cd as "plantCd", a.leader_user_id as "leaderUserId"
      from acc_report_log l join accident a on a.accident_no = l.accident_no
      where l.end_dt is null and l.due_dt <= ${now} and a.delete_yn = 'N' and a.status_cd not in ('TEMP', 'CANC')
      order by l.due_dt for update of l skip locked`,
  )
  const notify = notifyThrough(tx, now)
  const told: { no: number; slot: number }[] = []
  for (const one of running) {
    const clock = { clockCd: one.clockCd, startDt: new Date(one.openDt), dueDt: new Date(one.dueDt) }
    const slot = slotAt(clock, now)
    if (slot <= one.slot) continue
    await tellRoles(notify, one, clock, m.ACC_CLOCK, now, `acc-clock:${one.accReportLogNo}:${slot}`)
    told.push({ no: one.accReportLogNo, slot })
  }
  if (told.length > 0)
    await tx.query(
      sql`update acc_report_log l set alert_slot_val = t.slot
        from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) t(no bigint, slot int) where l.acc_report_log_no = t.no`,
    )
  return told.length
}

/** Who is asked to report there, and so may record that he did; the safety manager always. */
export const reportersTo = (target: ReportTarget): readonly string[] => [
  'SHM',
  'SHD',
  ...clockRules[target].told,
  ...(clockRules[target].lateTold ?? []),
]

interface Writing {
  tx: Transaction
  person: Person
  now: Date
}
/** Asked for by whoever runs the case: gas, or help. */
export async function openAgencyClock(
  { tx, person, now }: Writing,
  no: number,
  targetCd: 'KGS' | 'KOSHA',
): Promise<void> {
  if (!hasRole(person, 'SHM', 'SHD')) throw forbidden()
  const program = asProgram(tx)
  const [made] = await program.query(
    sql`insert into acc_report_log (accident_no, plant_cd, report_target_cd, open_dt, due_dt, alert_slot_val, create_user_id, create_dt, update_dt)
      select a.accident_no, a.plant_cd, ${targetCd}, ${now}, ${targetCd === 'KGS' ? sql`a.know_dt` : sql`null`}, 0, ${person.userId}, ${now}, ${now}
      from accident a where a.accident_no = ${no} and a.status_cd not in ('TEMP', 'CLOSE', 'CANC')
      on conflict do nothing returning acc_report_log_no`,
  )
  if (!made) throw new Refusal(422, 'ACC_CLOCK_TWICE', '이미 시작한 보고입니다.')
  await countClocks(program, [no])
}

interface Recording {
  targetCd: ReportTarget
  dueDt: string | null
  knowDt: string
}
/**
 * That it was told, when and how: an open clock ends with it.
 *
 * @throws Refusal 403, 404, 422
 */
export async function recordClock(
  { tx, person, now }: Writing,
  no: number,
  clockNo: number,
  { reportDt, methodCd, receiptDesc, lateDesc }: ClockRecorded,
): Promise<void> {
  const program = asProgram(tx)
  const [clock] = await program.query<Recording>(
    sql`select l.report_target_cd as "targetCd", l.due_dt as "dueDt", a.know_dt as "knowDt" from acc_report_log l
      join accident a on a.accident_no = l.accident_no
      where l.acc_report_log_no = ${clockNo} and l.accident_no = ${no} and l.end_dt is null for update of l`,
  )
  if (!clock) throw notFound()
  const isRecorded = recordedTargets.some((target) => target === clock.targetCd)
  if (!isRecorded || !reportersTo(clock.targetCd).some((role) => person.roles.includes(role))) throw forbidden()
  const at = Date.parse(reportDt)
  if (at < Date.parse(clock.knowDt) || at > now.getTime() + CLOCK_AHEAD_MS)
    throw new Refusal(422, 'ACC_CLOCK_TIME', '보고일시는 인지일시와 지금 사이여야 합니다.')
  const isLate = clock.dueDt !== null && at > Date.parse(clock.dueDt) + GRACE_MS
  if (isLate && !lateDesc) throw new Refusal(422, 'ACC_CLOCK_LATE', '기한이 지났습니다. 늦은 사유를 적으세요.')
  await program.query(
    sql`update acc_report_log set end_dt = ${now}, end_cd = 'DONE', report_dt = least(${reportDt}::timestamptz, ${now}), method_cd = ${methodCd},
        by_user_id = ${person.userId}, receipt_desc = ${receiptDesc}, late_desc = ${lateDesc}::text, update_user_id = ${person.userId},
        update_dt = ${now}, row_version = row_version + 1
      where acc_report_log_no = ${clockNo}`,
  )
  await tx.program(accident, { by: person, now }).note(no, 'CLOCK', {})
  await countClocks(program, [no])
}
/** As far as the clock of a desk may run ahead: what it calls now is now. */
const CLOCK_AHEAD_MS = 300_000
/** Clocks that are due at once, as the control room's, are told within the minute. */
const GRACE_MS = 60_000

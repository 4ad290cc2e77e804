/**
 * What other parts do with permits: stop them, know how they stand, say when they are measured next. All of it runs as the
 * program, whoever asks; each change carries its audit.
 */

import type { Person } from '#platform/model/access.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { join, type Sql, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { updateStatement, type Values, writeRows } from '#platform/server/documents/write.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { tellStop } from './permit.effects.ts'
import { type Permit, permit } from './permit.model.ts'
import { stopValues } from './permit.sets.ts'
import type { SuspReason } from './permit-codes.model.ts'

/** Whose work: these permits, or all work of a plant, of a contractor there, of an area. */
export type Which =
  | { readonly permitNos: readonly number[] }
  | { readonly plantCd: string; readonly vendorCd?: string; readonly areaDeptCd?: string }

export interface Suspension {
  reasonCd: SuspReason
  reasonDesc?: string | null
  /** Who stopped; the program where nobody with an account did. */
  byUserId?: string
  /** 25 % of the lower explosive limit or more: the safety manager has to release as well. */
  gasHigh?: boolean
  now: Date
  ip?: string | null
}

function whichOf(which: Which): Sql {
  if ('permitNos' in which) return sql`permit_no = any(${[...which.permitNos]}::bigint[])`
  const { plantCd, vendorCd, areaDeptCd } = which
  return join(
    [
      sql`plant_cd = ${plantCd}`,
      ...(vendorCd === undefined ? [] : [sql`vendor_cd = ${vendorCd}`]),
      ...(areaDeptCd === undefined ? [] : [sql`area_dept_cd = ${areaDeptCd}`]),
    ],
    ' and ',
  )
}

/**
 * Stops work at once, in the transaction of what stops it. What does not work is left as it is.
 *
 * @returns the permits that were stopped
 */
export async function suspendPermits(tx: Transaction, which: Which, given: Suspension): Promise<number[]> {
  const db = asProgram(tx)
  const rows = await db.query<{ no: number }>(
    sql`select permit_no as no from wkod_master where ${whichOf(which)} and status_cd = 'WORK' and delete_yn = 'N' order by permit_no`,
  )
  const stopped: number[] = []
  for (const { no } of rows) {
    const { reasonCd, reasonDesc = null, byUserId = program.userId, now, gasHigh } = given
    const record = await moved(
      db,
      no,
      ['WORK'],
      'stop',
      'SUSP',
      { now, ip: given.ip ?? null, reasonCd, reasonDesc },
      (one) => ({
        ...stopValues(one, { reasonCd, reasonDesc, byUserId, at: now.toISOString() }),
        ...(gasHigh && { gasHighYn: 'Y' as const }),
      }),
    )
    if (!record) continue
    stopped.push(no)
    await tellStop({ notify: notifyThrough(db, now), record })
  }
  return stopped
}

interface Moment {
  /** Who does it; the program where nobody is named. */
  person?: Person
  now: Date
  ip?: string | null
  reasonCd?: string | null
  reasonDesc?: string | null
}
/**
 * Moves a permit, or only writes to it, as the program sees it, where it still stands in one of the states.
 *
 * @returns the record as it is now; undefined where somebody was faster
 */
export async function moved(
  db: Queries,
  permitNo: number,
  from: readonly string[],
  actionCd: string,
  toStatusCd: string,
  { person = program, now, ip = null, reasonCd = null, reasonDesc = null }: Moment,
  valuesOf: (record: Permit) => Values = () => ({}),
): Promise<Permit | undefined> {
  const before = await findRecord(db, permit, permitNo, true)
  if (!before || !from.includes(before.statusCd)) return undefined
  const isMove = toStatusCd !== before.statusCd
  const values = {
    ...valuesOf(before as unknown as Permit),
    ...(isMove && { statusCd: toStatusCd, lastActorId: person.userId }),
  }
  const trace = { actionCd, fromStatusCd: before.statusCd, toStatusCd, reasonCd, reasonDesc }
  await db.query(updateStatement(permit, { person, now, ip }, before, values, trace))
  await writeRows(db, permit, permitNo, values)
  return { ...before, ...values } as unknown as Permit
}

/** After a good set of measurements: until when the next one is due. Null: none is asked for any more. */
export async function noteNextMeasure(tx: Transaction, permitNo: number, gasNextDueDt: Date | null): Promise<void> {
  await tx.queryAs(
    'SYSTEM',
    sql`update wkod_master set gas_next_due_dt = ${gasNextDueDt} where permit_no = ${permitNo}`,
  )
}

export interface PermitState {
  permitNo: number
  permitDocNo: string | null
  wkodTitle: string
  statusCd: string
  plantCd: string
  vendorCd: string | null
  areaDeptCd: string
  permitBaseCd: string
  permitSubCds: string | null
  workFromDt: string
  workToDt: string
  suspReasonCd: string | null
  suspDt: string | null
  gasFromDt: string | null
  gasNextDueDt: string | null
}
/** How permits stand, in one statement. */
export const permitStates = (tx: Transaction, permitNos: readonly number[]): Promise<PermitState[]> =>
  tx.queryAs<PermitState>(
    'SYSTEM',
    sql`select permit_no as "permitNo", permit_doc_no as "permitDocNo", wkod_title as "wkodTitle", status_cd as "statusCd",
        plant_cd as "plantCd", vendor_cd as "vendorCd", area_dept_cd as "areaDeptCd", permit_base_cd as "permitBaseCd",
        permit_sub_cds as "permitSubCds", work_from_dt as "workFromDt", work_to_dt as "workToDt", susp_reason_cd as "suspReasonCd",
        susp_dt as "suspDt", gas_from_dt as "gasFromDt", gas_next_due_dt as "gasNextDueDt"
      from wkod_master where permit_no = any(${[...permitNos]}::bigint[]) and delete_yn = 'N'`,
  )

/** How many permits of a contractor are not yet ended: business with it cannot end before. */
export const openPermits = async (tx: Transaction, vendorCd: string): Promise<number> => {
  const [row] = await tx.queryAs<{ n: number }>(
    'SYSTEM',
    sql`select count(*)::int as n from wkod_master where vendor_cd = ${vendorCd} and delete_yn = 'N'
      and status_cd not in ('TEMP', 'CLOSE', 'CANC', 'REJ', 'EXPIRED')`,
  )
  return row?.n ?? 0
}

/** How many permits under any of these revisions of a plan are not yet ended. */
export async function openPermitsUnder(db: Queries, wkodPlanNos: readonly number[]): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    sql`select count(*)::int as n from wkod_master where wkod_plan_no = any(${[...wkodPlanNos]}::int[]) and delete_yn = 'N'
      and status_cd not in ('TEMP', 'CLOSE', 'CANC', 'REJ', 'EXPIRED')`,
  )
  return row?.n ?? 0
}

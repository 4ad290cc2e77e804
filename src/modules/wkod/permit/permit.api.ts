/**
 * What other parts do with permits: stop them, know how they stand, say when they are measured next. All of it runs as the
 * program, whoever asks; each change carries its audit.
 */

import type { SuspReason } from '#modules/common/stop-reasons.model.ts'
import type { Person } from '#platform/model/access.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { join, type Sql, sql } from '#platform/server/database/sql.ts'
import { tellChange } from '#platform/server/documents/live.ts'
import { program } from '#platform/server/documents/program.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { updateStatement, type Values, writeRows } from '#platform/server/documents/write.ts'
import { type Permit, permit } from './permit.model.ts'
import { tellStops } from './permit.tell.ts'

/** Whose work: these permits, or all work of a plant, of a contractor there, of an area. */
export type Which =
  | { readonly permitNos: readonly number[] }
  | { readonly plantCd: string; readonly vendorCd?: string; readonly areaDeptCd?: string }

export interface Suspension {
  reasonCd: SuspReason
  reasonDesc?: string | null
  /** By permit, where each is stopped for something of its own. */
  reasonDescs?: ReadonlyMap<number, string>
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
 * Stops work at once, in the transaction of what stops it; a whole plant in one statement. What does not work is left as
 * it is.
 *
 * @returns the permits that were stopped
 */
export async function suspendPermits(tx: Transaction, which: Which, given: Suspension): Promise<number[]> {
  const db = asProgram(tx)
  const { reasonCd, byUserId = program.userId, now, gasHigh = false, ip = null } = given
  const reasonDesc = reasonOf(given)
  const rows = await db.query<{ no: number }>(sql`
    with due as (select permit_no from wkod_master
        where ${whichOf(which)} and status_cd = 'WORK' and delete_yn = 'N' order by permit_no for no key update),
      doc as (update wkod_master r set status_cd = 'SUSP', ${stopColumns(given)}, last_actor_id = ${program.userId},
          row_version = r.row_version + 1, update_user_id = ${program.userId}, update_dt = ${now}
        from due d where r.permit_no = d.permit_no returning r.*),
      line as (insert into wkod_master_permit_susp (permit_no, seq_no, susp_dt, reason_cd, reason_desc, by_user_id)
        select permit_no, 1 + coalesce((select max(seq_no) from wkod_master_permit_susp s where s.permit_no = doc.permit_no), 0),
          ${now}, ${reasonCd}, ${reasonDesc}, ${byUserId} from doc),
      audit as (insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd,
          to_status_cd, reason_cd, reason_desc, diff_json)
        select ${now}, ${program.userId}, ${ip}::inet, ${permit.name}, permit_no::text, plant_cd, vendor_cd, 'stop', 'WORK', 'SUSP',
          ${reasonCd}, ${reasonDesc}, jsonb_build_object('suspReasonCd', jsonb_build_array(null, ${reasonCd}::text),
            'suspDt', jsonb_build_array(null, ${now.toISOString()}::text), 'gasHighYn', jsonb_build_array('N', ${gasHigh ? 'Y' : 'N'}::text))
        from doc)
    select permit_no as no, ${tellChange(shapeOf(permit))} from doc order by permit_no`)
  const stopped = rows.map(({ no }) => no)
  await tellStops(db, stopped, now)
  return stopped
}

const reasonOf = ({ reasonDesc = null, reasonDescs = new Map() }: Suspension): Sql =>
  reasonDescs.size === 0
    ? sql`${reasonDesc}`
    : sql`coalesce(${JSON.stringify(Object.fromEntries(reasonDescs))}::jsonb->>doc.permit_no::text, ${reasonDesc})`

/** What a stop writes, as `stopValues` has it. */
const stopColumns = ({ reasonCd, now, gasHigh }: Suspension): Sql =>
  sql`susp_reason_cd = ${reasonCd}, susp_dt = ${now}, resume_ask_dt = null, cause_desc = null, stop_decision_desc = null,
    gas_high_yn = ${gasHigh ? 'Y' : 'N'}, shm_release_user_id = null, shm_release_dt = null, head_count_cnt = null`

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
 * @param toStatusCd null: it stays where it is when it is locked, whatever was read of it before
 * @returns the record as it is now; undefined where somebody was faster
 */
export async function moved(
  db: Queries,
  permitNo: number,
  from: readonly string[],
  actionCd: string,
  toStatusCd: Permit['statusCd'] | null,
  { person = program, now, ip = null, reasonCd = null, reasonDesc = null }: Moment,
  valuesOf: (record: Permit) => Values = () => ({}),
): Promise<Permit | undefined> {
  const before = await findRecord(db, permit, permitNo, true)
  if (!before || !from.includes(before.statusCd)) return undefined
  const statusCd = toStatusCd ?? before.statusCd
  const isMove = statusCd !== before.statusCd
  const values = {
    ...valuesOf(before),
    ...(isMove && { statusCd, lastActorId: person.userId }),
  }
  const trace = { actionCd, fromStatusCd: before.statusCd, toStatusCd: statusCd, reasonCd, reasonDesc }
  await db.query(updateStatement(permit, { person, now, ip }, before, values, trace))
  await writeRows(db, permit, permitNo, values)
  return { ...before, ...values }
}

/** A quarter of the lower explosive limit at work that stands already: it goes on only when the safety manager has released it. */
export async function noteExplosive(tx: Transaction, permitNo: number, now: Date): Promise<void> {
  await moved(asProgram(tx), permitNo, ['SUSP'], 'gasHigh', null, { now }, () => ({
    gasHighYn: 'Y',
    shmReleaseDt: null,
    shmReleaseUserId: null,
  }))
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

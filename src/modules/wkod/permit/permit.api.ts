/**
 * What other parts do with permits: stop them, know how they stand, say when they are measured next. All of it runs as the
 * program, whoever asks; each change carries its audit.
 */

import type { SuspReason } from '#modules/common/stop-reasons.model.ts'
import type { Person } from '#platform/model/access.ts'
import { type Kept, keptText } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { join, type Sql, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { NoteOf, ProgramValues } from '#platform/server/documents/program-door.ts'
import type { StopSource } from './fields/permit-codes.model.ts'
import { type Permit, permit } from './permit.model.ts'
import { stopColumns } from './permit-sets.ts'
import { tellStops } from './permit-tell.ts'

/** Whose work: these permits, or all work of a plant, of a contractor there, of an area. */
export type Which =
  | { readonly permitNos: readonly number[] }
  | { readonly plantCd: string; readonly vendorCd?: string; readonly areaDeptCd?: string }

export interface Suspension {
  reasonCd: SuspReason
  /** What somebody has typed, or a sentence of ours. */
  reasonDesc?: string | Kept | null
  /** By permit, where each is stopped for something of its own. */
  reasonDescs?: ReadonlyMap<number, Kept>
  /** Who stopped; the program where nobody with an account did. */
  byUserId?: string
  /** Of which permits the message says the reason as well, and not its word alone. */
  toldWhole?: ReadonlySet<number>
  /** From where the demand came; left out, a person's or the clock's. */
  srcCd?: StopSource
  /** 25 % of the lower explosive limit or more: the safety manager has to release as well. */
  gasHigh?: boolean
  now: Date
  ip?: string | null
}

export function whichOf(which: Which): Sql {
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
  const { reasonCd, byUserId = program.userId, now, ip = null } = given
  const stopped = await tx
    .program(permit, { by: program, now, ip })
    .moveAll('stop', whichOf(which), stopColumns(reasonCd, sourceOf(given), now.toISOString(), given.gasHigh), {
      reasonCd,
      reasonDesc: reasonOf(given),
      // What a person is asked, and who hears of one stop, is done here for all of them.
      without: ['set', 'RULES', 'follow'],
    })
  await db.query(sql`
    insert into wkod_master_permit_susp (permit_no, seq_no, susp_dt, reason_cd, reason_desc, src_cd, by_user_id)
    select r.permit_no, 1 + coalesce((select max(seq_no) from wkod_master_permit_susp s where s.permit_no = r.permit_no), 0),
      ${now}, ${reasonCd}, ${reasonOf(given)}, ${sourceOf(given)}, ${byUserId} from wkod_master r where r.permit_no = any(${stopped}::bigint[])`)
  await tellStops(db, stopped, now, given.toldWhole)
  return stopped
}

function reasonOf({ reasonDesc = null, reasonDescs = new Map() }: Suspension): Sql {
  const ofAll = typeof reasonDesc === 'object' && reasonDesc !== null ? keptText(reasonDesc) : reasonDesc
  if (reasonDescs.size === 0) return sql`${ofAll}`
  const ofEach = Object.fromEntries([...reasonDescs].map(([permitNo, said]) => [permitNo, keptText(said)]))
  return sql`coalesce(${JSON.stringify(ofEach)}::jsonb->>r.permit_no::text, ${ofAll})`
}

const sourceOf = ({ srcCd, byUserId }: Suspension): StopSource => srcCd ?? (byUserId === undefined ? 'CLOCK' : 'PERSON')

interface Moment {
  /** Who does it; the program where nobody is named. */
  person?: Person
  now: Date
  ip?: string | null
  reasonDesc?: string | null
}
/**
 * Writes to a living permit as the program, where it still stands in one of the states.
 *
 * @returns the record as it is now; undefined where somebody was faster
 */
export const noted = (
  tx: Transaction,
  permitNo: number,
  from: readonly string[],
  storyCd: NoteOf<typeof permit>,
  { person, reasonDesc = null, ...at }: Moment,
  valuesOf: (record: Permit) => ProgramValues<typeof permit> | undefined,
): Promise<Permit | undefined> =>
  tx
    .program(permit, { by: person, ...at })
    .note(permitNo, storyCd, (record) => (from.includes(record.statusCd) ? valuesOf(record) : undefined), {
      reasonDesc,
    })

/** A quarter of the lower explosive limit at work that stands already: it goes on only when the safety manager has released it. */
export async function noteExplosive(tx: Transaction, permitNo: number, now: Date): Promise<void> {
  await noted(tx, permitNo, ['SUSP'], 'gasHigh', { now }, () => ({
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

type PermitState = Pick<Permit, 'permitNo' | 'permitDocNo' | 'statusCd' | 'gasNextDueDt'>
/** How permits stand, in one statement. */
export const permitStates = (tx: Transaction, permitNos: readonly number[]): Promise<PermitState[]> =>
  tx.queryAs<PermitState>(
    'SYSTEM',
    sql`select permit_no as "permitNo", permit_doc_no as "permitDocNo", status_cd as "statusCd", gas_next_due_dt as "gasNextDueDt"
      from wkod_master where permit_no = any(${[...permitNos]}::bigint[]) and delete_yn = 'N'`,
  )

/** Of permits alone in a statement. */
export const isOpenPermit = sql`delete_yn = 'N' and status_cd not in ('TEMP', 'CLOSE', 'CANC', 'REJ', 'EXPIRED')`
const counted = (db: Queries, which: Sql): Promise<number> =>
  db
    .query<{ n: number }>(sql`select count(*)::int as n from wkod_master where ${which} and ${isOpenPermit}`)
    .then(([row]) => row?.n ?? 0)

/** How many permits of a contractor are not yet ended: business with it cannot end before. */
export const openPermits = (tx: Transaction, vendorCd: string): Promise<number> =>
  counted(asProgram(tx), sql`vendor_cd = ${vendorCd}`)

/** How many permits under any of these revisions of a plan are not yet ended. */
export const openPermitsUnder = (db: Queries, wkodPlanNos: readonly number[]): Promise<number> =>
  counted(db, sql`wkod_plan_no = any(${[...wkodPlanNos]}::int[])`)

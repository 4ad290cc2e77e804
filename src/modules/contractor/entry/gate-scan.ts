/** One scan at a gate: decided, kept, and a stay begun or ended by it. The same scan sent twice is one. */
import { permitPort } from '#modules/common/permit.ports.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { codeOfSentence } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { CHANGE_CHANNEL } from '#platform/server/documents/live.ts'
import { hoursSaid, netHours } from './entry.logic.ts'
import { type Direction, leadingZone } from './entry-codes.model.ts'
import { hashOf, holderOfKey } from './entry-pass-keys.ts'
import { entryRqst } from './entry-rqst.model.ts'
import { type Decision, decide, gateSays, unknownCode } from './gate-decide.ts'
import { type AtGate, peopleAtGate } from './gate-find.ts'

/** A code as a scanner reads it, its hash where a device kept it, or whom the guard knows by face and name. */
export type Shown = { text: string } | { keyHash: string } | { personNo: number }

export interface Scan {
  /** Made by the device; one for each time that something is held before it. */
  scanKey: string
  shown: Shown
  gateCd: string
  /** What the guard chose; by himself he goes in, and out when he is inside. */
  directionCd?: Direction | undefined
  /** When it was held there. */
  at: Date
  offlineYn: 'Y' | 'N'
  /** The device let him pass by what it knew. */
  passedYn: 'Y' | 'N'
}
interface Keeper {
  plantCd: string
  userId: string
  now: Date
}

/** A change at the gate, told to who watches: without a record, as it concerns lists alone. */
export async function tellGate(db: Queries, plantCd: string, vendorCd: string | null): Promise<void> {
  const change = { documentName: entryRqst.name, no: 0, rowVersion: 0, plantCd, vendorCd, deptCds: [], userIds: [] }
  await db.query(sql`select pg_notify(${CHANGE_CHANNEL}, ${JSON.stringify(change)})`)
}

/**
 * Whom a code names, or whom the guard has picked. What was read is a code and nothing else: a number is anybody's guess.
 *
 * @param db acts as the program
 */
export async function personShown(db: Queries, moment: { plantCd: string; at: Date }, shown: Shown) {
  if ('personNo' in shown) return shown.personNo
  return holderOfKey(db, moment, 'keyHash' in shown ? shown.keyHash : hashOf(shown.text.trim()))
}

/** Whose card or pass a code is. @param db acts as the program */
export const personOfCode = (db: Queries, moment: { plantCd: string; at: Date }, text: string) =>
  personShown(db, moment, { text })

/** A code that opens the gate is not kept as it is. */
function noteOf(shown: Shown, isKnown: boolean): string {
  if ('personNo' in shown) return String(shown.personNo)
  if ('keyHash' in shown) return shown.keyHash
  return isKnown ? hashOf(shown.text.trim()) : shown.text.slice(0, 200)
}

/** @returns the number of the kept scan */
export async function scan(tx: Transaction, asked: Scan, keeper: Keeper): Promise<number> {
  const db: Queries = asProgram(tx)
  await db.query(sql`select pg_advisory_xact_lock(hashtext(${`entry-scan:${asked.scanKey}`}))`)
  const [before] = await db.query<{ no: number }>(
    sql`select entry_scan_no as no from entry_scan where scan_key = ${asked.scanKey} and plant_cd = ${keeper.plantCd}`,
  )
  if (before) return before.no
  const personNo = await personShown(db, { plantCd: keeper.plantCd, at: asked.at }, asked.shown)
  if (personNo !== undefined) await db.query(sql`select pg_advisory_xact_lock(hashtext(${`entry-person:${personNo}`}))`)
  const [person] =
    personNo === undefined
      ? []
      : await peopleAtGate(db, { plantCd: keeper.plantCd, ymd: dayOf(asked.at), personNos: [personNo] })
  if (!person)
    return keepScan(db, asked, keeper, { decision: unknownCode, directionCd: null, person: undefined, logNo: null })
  const directionCd = asked.directionCd ?? (person.inside ? 'OUT' : 'IN')
  const passed = directionCd === 'OUT' ? await goOut(db, person, asked, keeper) : await goIn(db, person, asked, keeper)
  const no = await keepScan(db, asked, keeper, { ...passed, directionCd, person })
  await tellGate(db, keeper.plantCd, person.vendorCd)
  if (directionCd === 'OUT') await permitPort.recheck(tx, { personNos: [person.personNo] }, keeper.now)
  return no
}

const plain = { ruleCd: null, values: {}, visit: null, conditions: [] }

interface Passed {
  decision: Decision
  logNo: number | null
}

async function goIn(db: Queries, person: AtGate, asked: Scan, keeper: Keeper): Promise<Passed> {
  const { gateCd, at } = asked
  if (person.inside)
    return {
      decision: { ...plain, resultCd: 'WARN', message: gateSays.IS_IN },
      logNo: person.inside.entryLogNo,
    }
  const decision = (await decide(db, [person], { gateCd, at })).get(person.personNo) ?? unknownCode
  if (decision.resultCd === 'BLOCK' && !(asked.offlineYn === 'Y' && asked.passedYn === 'Y'))
    return { decision, logNo: null }
  const { visit } = decision
  const [log] = await db.query<{ no: number }>(sql`
    insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, entry_rqst_no, host_dept_cd, zone_cd, gate_cd, in_dt,
      create_user_id, create_dt, update_user_id, update_dt)
    values (${person.plantCd}, ${person.vendorCd}, ${person.personNo}, ${person.workerKey}, ${visit?.entryRqstNo ?? null},
      ${visit?.hostDeptCd ?? null}, ${leadingZone(visit?.zoneCds ?? null)}, ${gateCd}, ${at}, ${keeper.userId}, ${keeper.now},
      ${keeper.userId}, ${keeper.now}) returning entry_log_no as no`)
  return { decision, logNo: log?.no ?? null }
}

function stayed(hours: number): Pick<Decision, 'message' | 'values'> {
  const values = hoursSaid(hours)
  return { message: gateSays[values.m === 0 ? 'OUT_HOURS' : values.h === 0 ? 'OUT_MINUTES' : 'OUT'], values }
}

/** Out is never refused: he is let go whatever the rules say. */
async function goOut(db: Queries, person: AtGate, asked: Scan, keeper: Keeper): Promise<Passed> {
  const { inside, missedLogNo } = person
  if (!inside) {
    if (missedLogNo === null) return { decision: { ...plain, resultCd: 'WARN', message: gateSays.NOT_IN }, logNo: null }
    await db.query(sql`update entry_log set late_out_dt = ${asked.at}, row_version = row_version + 1, update_dt = ${keeper.now}
      where entry_log_no = ${missedLogNo}`)
    return {
      decision: { ...plain, resultCd: 'WARN', message: gateSays.LATE_OUT },
      logNo: missedLogNo,
    }
  }
  const hours = netHours(new Date(inside.inDt), asked.at)
  await db.query(sql`
    update entry_log set out_dt = greatest(${asked.at}::timestamptz, in_dt), out_gate_cd = ${asked.gateCd}, work_hour_val = ${hours},
      row_version = row_version + 1, update_user_id = ${keeper.userId}, update_dt = ${keeper.now}
    where entry_log_no = ${inside.entryLogNo}`)
  return {
    decision: { ...plain, resultCd: 'OK', ...stayed(hours) },
    logNo: inside.entryLogNo,
  }
}

async function keepScan(
  db: Queries,
  asked: Scan,
  { plantCd, userId, now }: Keeper,
  { decision, directionCd, person, logNo }: Passed & { directionCd: Direction | null; person: AtGate | undefined },
): Promise<number> {
  const conditions = decision.conditions.map((one) => ({ ...one, msgCd: codeOfSentence(one.message) }))
  const [kept] = await db.query<{ no: number }>(sql`
    insert into entry_scan (scan_key, plant_cd, vendor_cd, person_no, entry_rqst_no, entry_log_no, gate_cd, scan_text, way_cd,
      direction_cd,
      result_cd, rule_cd, msg_cd, msg_desc, values_json, scan_dt, receive_dt, offline_yn, scan_user_id)
    values (${asked.scanKey}, ${plantCd}, ${person?.vendorCd ?? null}, ${person?.personNo ?? null},
      ${decision.visit?.entryRqstNo ?? person?.inside?.entryRqstNo ?? null}, ${logNo}, ${asked.gateCd}, ${noteOf(asked.shown, person !== undefined)},
      ${'personNo' in asked.shown ? 'HAND' : 'CODE'}, ${directionCd}, ${decision.resultCd}, ${decision.ruleCd},
      ${codeOfSentence(decision.message)}, ${decision.message}, ${JSON.stringify({ ...decision.values, conditions })}::jsonb,
      ${asked.at}, ${now}, ${asked.offlineYn}, ${userId}) returning entry_scan_no as no`)
  return kept?.no ?? 0
}

/** How a count of everybody begins, and how a drill makes place for a real one. */
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { tellGate } from '../entry/gate-scan.ts'
import type { MusterRow } from './muster.calls.ts'
import { countsOf } from './muster.logic.ts'
import { openMuster, peopleInside } from './muster-people.ts'

export interface Counter {
  readonly userId: string
  readonly plantCd: string
}

export const noted = (db: Queries, { userId, plantCd }: Counter, no: number, actionCd: string, now: Date) =>
  writeAudit(db, { now, userId, plantCd, bizCd: 'entry-muster', bizNo: no, actionCd })

interface Asked {
  readonly drillYn: 'Y' | 'N'
  /** By a phone, which may have begun it without a network. */
  readonly startDt?: Date
  readonly now: Date
}

/**
 * Begins the count of everybody on the site, or finds the one that runs or that was over the moment already.
 *
 * @returns whether it began now
 * @throws Refusal of a drill while everybody is counted in earnest
 */
export async function startMuster(
  tx: Transaction,
  by: Counter,
  { drillYn, startDt, now }: Asked,
): Promise<{ muster: MusterRow; isNew: boolean }> {
  const program = asProgram(tx)
  const { plantCd, userId } = by
  await program.query(sql`select pg_advisory_xact_lock(hashtext(${`entry-muster ${plantCd}`}))`)
  const open = await openMuster(program, plantCd)
  if (open?.drillYn === drillYn) return { muster: open, isNew: false }
  if (open && drillYn === 'Y')
    throw new Refusal(409, 'MUSTER_REAL', '실제 비상 인원 확인이 진행 중입니다. 훈련은 그 뒤에 시작하십시오.')
  const before = startDt ? await musterAt(program, plantCd, drillYn, startDt) : null
  if (before) return { muster: before, isNew: false }
  if (open) await breakOff(program, by, open, now)
  await program.query(sql`insert into entry_muster (plant_cd, drill_yn, start_dt, start_user_id, create_user_id, create_dt, update_dt)
    values (${plantCd}, ${drillYn}, ${startDt ?? now}, ${userId}, ${userId}, ${now}, ${now})`)
  const muster = await openMuster(program, plantCd)
  if (!muster) throw new Refusal(409, 'MUSTER_NOT_OPEN', NOT_OPEN)
  await noted(program, by, muster.entryMusterNo, drillYn === 'Y' ? 'DRILL' : 'START', now)
  await tellGate(program, plantCd, null)
  return { muster, isNew: true }
}
export const NOT_OPEN = '진행 중인 비상 인원 확인이 없습니다.'

/** Clocks of phones are not that exact. */
const CLOCKS_DIFFER_S = 60
/** The count of that kind that was running then, and for some time after. */
export async function musterAt(db: Queries, plantCd: string, drillYn: 'Y' | 'N', at: Date): Promise<MusterRow | null> {
  const [found] = await db.query<MusterRow>(sql`
    select m.entry_muster_no as "entryMusterNo", m.drill_yn as "drillYn", m.start_dt as "startDt", u.user_nm as "startUserNm"
    from entry_muster m left join directory_person u on u.user_id = m.start_user_id
    where m.plant_cd = ${plantCd} and m.drill_yn = ${drillYn} and m.delete_yn = 'N' and m.start_dt <= ${at}
      and (m.end_dt is null or m.end_dt > ${at}::timestamptz + make_interval(secs => ${CLOCKS_DIFFER_S})) order by m.start_dt desc limit 1`)
  return found ?? null
}

/** What is in earnest takes the place of a drill: nobody signs what was not counted to the end. */
async function breakOff(db: Queries, by: Counter, drill: MusterRow, now: Date): Promise<void> {
  const { personCnt, seenCnt, outCnt, missingCnt } = countsOf(await peopleInside(db, by.plantCd, drill, now))
  await db.query(sql`update entry_muster set end_dt = ${now}, end_cd = 'REAL', end_user_id = ${by.userId}, person_cnt = ${personCnt},
      seen_cnt = ${seenCnt}, out_cnt = ${outCnt}, missing_cnt = ${missingCnt}, row_version = row_version + 1,
      update_user_id = ${by.userId}, update_dt = ${now} where entry_muster_no = ${drill.entryMusterNo}`)
  await noted(db, by, drill.entryMusterNo, 'BREAK', now)
}

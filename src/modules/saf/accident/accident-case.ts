/** What is known of an accident, as its rules judge it: flags, days, clocks. Read and written as the program. */
import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Accident } from './accident.model.ts'
import { accidentAsks } from './accident.ports.ts'
import { flagCds } from './accident-codes.model.ts'
import { type ClockDue, clocksOf } from './judge/clocks.logic.ts'
import { type Accident as Facts, type Victim, worstClass } from './judge/facts.logic.ts'
import { type Flags, flagsAfter, type Patient } from './judge/flags.logic.ts'
import { lostDays, sevClassAfter } from './judge/lost-days.logic.ts'

export type KnownVictim = Victim & { victimNo: number; vendorCd: string | null }
/** As far as it is judged. */
export type Judged = Pick<
  Accident,
  | 'accidentNo'
  | 'plantCd'
  | 'accKindCd'
  | 'accTypeCd'
  | 'occurDt'
  | 'knowDt'
  | 'injuredCnt'
  | 'deadCnt'
  | 'outsideHurtCnt'
  | 'potSevCd'
  | 'chemNm'
  | 'processNo'
  | 'permitNo'
  | 'srcCd'
  | 'majorDt'
  | 'sceneKeepYn'
  | 'sceneReleaseDt'
  | keyof Flags
>

export const victimsOf = (db: Queries, no: number): Promise<KnownVictim[]> =>
  asProgram(db).query<KnownVictim>(
    sql`select acc_victim_no::int as "victimNo", vendor_cd as "vendorCd", sev_class_cd as "sevClassCd", death_ymd::text as "deathYmd",
        care_month_val::float8 as "careMonthVal", treat_month_val::float8 as "treatMonthVal",
        expect_lost_day_cnt as "expectLostDayCnt", return_ymd::text as "returnYmd", lost_day_cnt as "lostDayCnt",
        factor_cd as "factorCd", listed_ill_yn as "listedIllYn"
      from acc_victim where accident_no = ${no} and delete_yn = 'N' order by seq_no`,
  )

/** Each with the days that he was or is off work, and the class that follows from them. */
const counted = (victims: readonly KnownVictim[], occurYmd: string, today: string): KnownVictim[] =>
  victims.map((victim) => {
    const lostDayCnt = lostDays(victim, occurYmd, today)
    return { ...victim, lostDayCnt, sevClassCd: sevClassAfter({ ...victim, lostDayCnt }) }
  })

/** Whose listed illness comes from a factor of this accident, in others: one is not enough to be told. */
const patientsOf = (db: Queries, no: number, victims: readonly KnownVictim[]): Promise<Patient[]> => {
  const factors = victims.flatMap(({ factorCd, listedIllYn }) => (listedIllYn === 'Y' && factorCd ? [factorCd] : []))
  if (factors.length === 0) return Promise.resolve([])
  return asProgram(db).query<Patient>(
    sql`select v.factor_cd as "factorCd", (a.occur_dt at time zone 'Asia/Seoul')::date::text as "occurYmd"
      from acc_victim v join accident a on a.accident_no = v.accident_no
      where v.factor_cd = any(${factors}::text[]) and v.listed_ill_yn = 'Y' and v.delete_yn = 'N'
        and a.accident_no <> ${no} and a.status_cd not in ('TEMP', 'CANC') and a.delete_yn = 'N'`,
  )
}

async function isOfPsm(db: Queries, processNo: number | null): Promise<boolean> {
  if (processNo === null) return false
  const [row] = await asProgram(db).query(
    sql`select 1 from process where process_no = ${processNo} and psm_yn = 'Y' and delete_yn = 'N'`,
  )
  return row !== undefined
}

export interface Case {
  readonly facts: Omit<Facts, 'victims'> & { victims: readonly KnownVictim[] }
  readonly others: readonly Patient[]
  readonly flags: Flags
  readonly clocks: readonly ClockDue[]
}

/** @param before the victims as they were before what is being saved; as they are, otherwise */
export async function caseOf(
  db: Queries,
  record: Judged,
  { now, today, before }: { now: Date; today: string; before?: readonly KnownVictim[] },
): Promise<Case> {
  const occurYmd = dayOf(record.occurDt)
  const stored = await victimsOf(db, record.accidentNo)
  const victims = counted(stored, occurYmd, today)
  const [others, isPsm, permit] = await Promise.all([
    patientsOf(db, record.accidentNo, victims),
    isOfPsm(db, record.processNo),
    record.permitNo ? accidentAsks.permit(asProgram(db), record.permitNo) : undefined,
  ])
  const facts: Case['facts'] = {
    ...record,
    occurYmd,
    potSevCd: record.potSevCd ? Number(record.potSevCd) : null,
    processPsmYn: isPsm ? 'Y' : 'N',
    victims,
  }
  const was = Object.fromEntries(flagCds.map((flag) => [flag, record[flag]])) as Flags
  const flags = flagsAfter({ flags: was, victims: before ?? stored }, facts, others)
  const majorDt = flags.majorYn === 'Y' ? new Date(record.majorDt ?? now) : null
  const clocks = clocksOf({
    knowDt: new Date(record.knowDt ?? now),
    accTypeCd: record.accTypeCd,
    sevClassCd: worstClass(victims),
    chemAccYn: flags.chemAccYn,
    hipoYn: flags.hipoYn,
    majorDt,
    isByControlRoom: record.srcCd === 'CTRL',
    isConfinedSpace: permit?.isConfinedSpace ?? false,
  })
  return { facts, others, flags, clocks }
}

const keepsScene = ({ majorYn, psmMajorYn, probeYn }: Flags) => majorYn === 'Y' || psmMajorYn === 'Y' || probeYn === 'Y'

/** What of it stands on the record itself, where lists read it. */
export function kept({ facts, flags }: Case, record: Judged, now: Date) {
  const { victims } = facts
  return {
    ...flags,
    // R3: kept from the save that turns a flag; released by an act of its own alone. Of a new record nothing is known yet.
    sceneKeepYn: keepsScene(flags) && !record.sceneReleaseDt ? ('Y' as const) : record.sceneKeepYn,
    majorDt: flags.majorYn === 'Y' ? (record.majorDt ?? now.toISOString()) : record.majorDt,
    sevClassCd: worstClass(victims),
    ownHurtCnt: victims.filter(({ vendorCd }) => vendorCd === null).length,
    vendorHurtCnt: victims.filter(({ vendorCd }) => vendorCd !== null).length,
    lostDayCnt: victims.reduce((sum, { lostDayCnt }) => sum + (lostDayCnt ?? 0), 0),
  }
}

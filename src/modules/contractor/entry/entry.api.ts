/**
 * What others ask of entry: whether people may come in or work (E01 to E13), whether they passed the gate, and how many are
 * on the site. It follows from the rules and not from the rights of who asks.
 */
import { entryEducationOf, specialEducationOf } from '#modules/education/status/education.api.ts'
import { refuseUnconfirmed } from '#modules/manage/notice/notice.api.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { sentences } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { ownChecks, type PersonFacts, type Purpose, released } from './eligibility.logic.ts'
import { entryAsks } from './entry.ports.ts'
import type { EntryCheck } from './entry-check.logic.ts'
import { lifters, type RuleCd } from './entry-codes.model.ts'
import { factsOf } from './entry-facts.ts'
import { entryRqst } from './entry-rqst.model.ts'

/** By their codes, as rows keep them. */
const says = sentences('ENTRY', {
  NOTICE_UNREAD: '기한이 지난 필수 공지를 확인하지 않았습니다. ({n}건)',
  NOTICE_OK: '필수 공지를 모두 확인했습니다.',
})

export interface EligibilityAsked {
  personNos: readonly number[]
  /** The whole period for a request, the day alone at the gate. */
  fromYmd: string
  toYmd: string
  at: Date
  /** When the work begins, where that is to come (E13). */
  startAt?: Date | undefined
  mode?: Purpose['mode']
  /** Licences that what each is to do asks for. */
  qualTypeCds?: ReadonlyMap<number, readonly string[]>
  /** 별표 5 의 작업 that they are to do. */
  specialKindNos?: readonly number[]
  examHazardYn?: 'Y' | 'N'
  /** Where they are to work, as far as that is known. */
  processNos?: readonly number[]
  /** Confined-space or hot work (E13). */
  isHardWork?: boolean
}
type System = Pick<Transaction, 'queryAs' | 'joins'>

/**
 * Every rule for every person. Who is not on a roster has no row: he may not come in.
 *
 * @returns by person and then by rule
 */
export const eligibility = (db: System, asked: EligibilityAsked): Promise<EntryCheck[]> =>
  eligibilityOf(asProgram(db), asked)

/** @param db acts as the program */
export async function eligibilityOf(db: Queries, asked: EligibilityAsked): Promise<EntryCheck[]> {
  const { personNos } = asked
  if (personNos.length === 0) return []
  const facts = await factsOf(db, asked)
  const found = [...ownOf(facts, asked), ...(await knownElsewhere(db, facts, asked))]
  const byPerson = new Map(facts.map((one) => [one.personNo, one]))
  return found
    .map((check) => {
      const fact = byPerson.get(check.personNo)
      return fact ? released(check, fact) : check
    })
    .sort((a, b) => a.personNo - b.personNo || order(a.ruleCd) - order(b.ruleCd))
}

const inOrder = Object.keys(lifters)
const order = (ruleCd: RuleCd) => inOrder.indexOf(ruleCd)

function ownOf(facts: readonly PersonFacts[], asked: EligibilityAsked): EntryCheck[] {
  const { mode = 'entry', isHardWork = false, qualTypeCds, fromYmd, toYmd, at, startAt } = asked
  const purpose = { fromYmd, toYmd, at, startAt, mode, isHardWork }
  return facts.flatMap((one) => ownChecks(one, { ...purpose, qualTypeCds: qualTypeCds?.get(one.personNo) ?? [] }))
}

/** E05, E06, E07, E10, E11, E12: asked of the areas that know. */
async function knownElsewhere(db: Queries, facts: readonly PersonFacts[], asked: EligibilityAsked) {
  const { fromYmd, toYmd, mode = 'entry', examHazardYn = 'N', processNos = [] } = asked
  const known = facts.map(({ personNo }) => personNo)
  const entry = await entryEducationOf(db, facts, fromYmd, toYmd)
  const special: Omit<EntryCheck, 'lifterCds'>[] = []
  for (const specialKindNo of asked.specialKindNos ?? [])
    for (const { msg, ...one } of await specialEducationOf(db, known, { specialKindNo, ymd: fromYmd }))
      special.push({ ...one, message: msg, resultCd: soften(one.resultCd, mode), law: '산업안전보건법 제29조제3항' })
  const others: EntryCheck[] = []
  for (const ask of entryAsks.personChecks(db))
    for (const one of await ask(db, known, { fromYmd, toYmd, examHazardYn, processNos }))
      others.push(one.ruleCd === 'E10' ? { ...one, resultCd: soften(one.resultCd, mode) } : one)
  return [
    ...entry.map(({ msg, ...one }) => ({ ...one, message: msg, lifterCds: lifters.E05, untilYmd: untilOf(one) })),
    ...worstSpecial(special).map((one) => ({ ...one, lifterCds: lifters.E07 })),
    ...others,
    ...(await noticesOf(db, facts, asked)),
  ]
}

const soften = (resultCd: EntryCheck['resultCd'], mode: Purpose['mode']) =>
  mode !== 'permit' && resultCd === 'BLOCK' ? 'WARN' : resultCd

const untilOf = ({ resultCd, values }: { resultCd: string; values: Readonly<Record<string, unknown>> }) =>
  resultCd === 'WARN' && typeof values.to === 'string' ? values.to : null

/** One row of E07 for each person: the kind that is lacking, where one is. */
function worstSpecial(checks: readonly Omit<EntryCheck, 'lifterCds'>[]) {
  const byPerson = Map.groupBy(checks, ({ personNo }) => personNo)
  return [...byPerson.values()].flatMap((all) => all.find(({ resultCd }) => resultCd !== 'OK') ?? all.slice(0, 1))
}

/** E12 is the vendor's affair and holds for all of its people alike. */
async function noticesOf(db: Queries, facts: readonly PersonFacts[], { at, mode = 'entry' }: EligibilityAsked) {
  const checks: EntryCheck[] = []
  for (const [vendorCd, people] of Map.groupBy(facts, (one) => one.vendorCd)) {
    const open = await refuseUnconfirmed(db, vendorCd, dayOf(at))
    const n = Number(open?.values?.n ?? 0)
    for (const { personNo } of people)
      checks.push({
        personNo,
        ruleCd: 'E12',
        lifterCds: lifters.E12,
        ...(open
          ? {
              resultCd: soften('BLOCK', mode),
              message: says.NOTICE_UNREAD,
              values: { n },
            }
          : { resultCd: 'OK', message: says.NOTICE_OK }),
      })
  }
  return checks
}

/** Which of the people are behind the gate at a moment: crews are built of those. */
export async function gatedIn(db: System, personNos: readonly number[], at: Date): Promise<ReadonlySet<number>> {
  const rows = await asProgram(db).query<{ no: number }>(sql`
    select distinct person_no as no from entry_log where person_no = any(${[...personNos]}::bigint[]) and delete_yn = 'N'
      and in_dt <= ${at}::timestamptz and (out_dt is null or out_dt > ${at}::timestamptz)`)
  return new Set(rows.map(({ no }) => no))
}

/** Of the people of vendors how many are on the site of a plant now, by zone and in all. */
export async function onSiteCounts(db: System, plantCd: string): Promise<{ zoneCd: string; personCnt: number }[]> {
  return asProgram(db).query(sql`select zone_cd as "zoneCd", count(*)::int as "personCnt" from entry_log
    where plant_cd = ${plantCd} and out_dt is null and delete_yn = 'N' group by zone_cd order by zone_cd`)
}

/** The average number of people of each vendor on a day of the period on which any of its people were on the site. */
export async function headcountsOf(
  db: Queries,
  { plantCd, fromYmd, toYmd }: { plantCd: string; fromYmd: string; toYmd: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ vendorCd: string; n: string }>(
    sql`select vendor_cd as "vendorCd", avg(n) as n from (
        select vendor_cd, (in_dt at time zone 'Asia/Seoul')::date as ymd, count(distinct worker_key) as n from entry_log
        where plant_cd = ${plantCd} and delete_yn = 'N' and in_dt >= ${fromYmd}::date::timestamp at time zone 'Asia/Seoul'
          and in_dt < (${toYmd}::date + 1)::timestamp at time zone 'Asia/Seoul' group by 1, 2) d group by 1`,
  )
  return new Map(rows.map(({ vendorCd, n }) => [vendorCd, Number(n)]))
}

/** Requests of a vendor that are not over: business with it cannot end before. */
export async function openEntries(db: System, vendorCd: string): Promise<{ label: string; count: number }> {
  const [row] = await asProgram(db).query<{ count: number }>(
    sql`select count(*)::int as count from entry_rqst where vendor_cd = ${vendorCd} and delete_yn = 'N'
      and status_cd not in ('TEMP', 'REJ', 'CANC', 'EXPIRED', 'OLD')`,
  )
  return { label: entryRqst.label, count: row?.count ?? 0 }
}

/** Equipment of a vendor that was let in and whose request holds on a day. */
export const approvedEquips = (
  db: Queries,
  vendorCd: string,
  ymd: string,
): Promise<{ equipNo: number; equipNm: string; capacityDesc: string | null; inspectToYmd: string | null }[]> =>
  db.query(
    sql`select (e.entry_rqst_no * 1000 + e.seq_no)::float8 as "equipNo", concat_ws(' ', e.model_nm, e.reg_no) as "equipNm",
        case when e.rated_load_val is not null then e.rated_load_val::float8::text || ' t' end as "capacityDesc",
        e.inspect_to_ymd::text as "inspectToYmd"
      from entry_rqst r join entry_rqst_equips e on e.entry_rqst_no = r.entry_rqst_no
      where r.vendor_cd = ${vendorCd} and r.status_cd in ('APPR', 'PART') and r.delete_yn = 'N'
        and r.entry_start_ymd <= ${ymd}::date and r.entry_end_ymd >= ${ymd}::date
        and coalesce(e.line_status_cd, 'OK') in ('OK', 'WARN') order by 2`,
  )

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
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { inSlices } from '#platform/server/in-slices.ts'
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
  mode?: Purpose['mode']
  /** Licences that what each is to do asks for. */
  qualTypeCds?: ReadonlyMap<number, readonly string[]>
  /** 별표 5 의 작업 that they are to do. */
  specialKindNos?: readonly number[]
  examHazardYn?: 'Y' | 'N'
  /** Where they are to work, as far as that is known. */
  processNos?: readonly number[]
  /** They are at work already: what their vendor has not read (E12) keeps nobody from what he has begun. */
  isAtWork?: boolean
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
  const [found = []] = await eligibilityOfEach(db, [asked])
  return found
}

/**
 * Several questions at once, each about its own people; what is asked for the same days is looked up once for all of them.
 *
 * @param db acts as the program
 */
export async function eligibilityOfEach(db: Queries, all: readonly EligibilityAsked[]): Promise<EntryCheck[][]> {
  const found = new Map<EligibilityAsked, EntryCheck[]>()
  const some = all.filter(({ personNos }) => personNos.length > 0)
  const days = Map.groupBy(some, ({ fromYmd, toYmd, at }) => `${fromYmd} ${toYmd} ${at.getTime()}`)
  for (const alike of days.values()) for (const [asked, checks] of await ofTheDays(db, alike)) found.set(asked, checks)
  return all.map((asked) => found.get(asked) ?? [])
}

async function ofTheDays(db: Queries, alike: readonly EligibilityAsked[]): Promise<[EligibilityAsked, EntryCheck[]][]> {
  const [first] = alike
  if (!first) return []
  const personNos = [...new Set(alike.flatMap((asked) => asked.personNos))]
  const facts = await factsOf(db, { ...first, personNos })
  const factOf = new Map(facts.map((fact) => [fact.personNo, fact]))
  const knownOf = await knownElsewhere(db, facts, alike)
  const { [MOST_HOURS]: mostHoursADay = 0 } = await legalNumbers(db, [MOST_HOURS], dayOf(first.at))
  return inSlices(alike, (asked): [EligibilityAsked, EntryCheck[]] => {
    const own = [...new Set(asked.personNos)].flatMap((no) => factOf.get(no) ?? [])
    const checks = own.flatMap((fact) =>
      [...ownOf(fact, asked, mostHoursADay), ...knownOf(fact, asked)].map((check) => released(check, fact)),
    )
    return [asked, checks.sort((a, b) => a.personNo - b.personNo || order(a.ruleCd) - order(b.ruleCd))]
  })
}

const inOrder = Object.keys(lifters)
const order = (ruleCd: RuleCd) => inOrder.indexOf(ruleCd)

/** Hours on the site in 24 (E13). */
const MOST_HOURS = 'FATIGUE_DAY_H'
function ownOf(fact: PersonFacts, asked: EligibilityAsked, mostHoursADay: number): EntryCheck[] {
  const { mode = 'entry', qualTypeCds, fromYmd, toYmd, at } = asked
  const purpose = { fromYmd, toYmd, at, mode, mostHoursADay }
  return ownChecks(fact, { ...purpose, qualTypeCds: qualTypeCds?.get(fact.personNo) ?? [] })
}

type KnownOf = (fact: PersonFacts, asked: EligibilityAsked) => EntryCheck[]
const byPersonNo = <C extends { personNo: number }>(checks: readonly C[]) => Map.groupBy(checks, (one) => one.personNo)

/** E05, E06, E07, E10, E11, E12: asked of the areas that know, each once for all. */
async function knownElsewhere(
  db: Queries,
  facts: readonly PersonFacts[],
  alike: readonly EligibilityAsked[],
): Promise<KnownOf> {
  const [{ fromYmd, toYmd, at } = { fromYmd: '', toYmd: '', at: new Date(0) }] = alike
  const entry = byPersonNo(await entryEducationOf(db, facts, fromYmd, toYmd))
  const special = await specialOf(db, facts, alike)
  const others = await othersOf(db, facts, alike)
  const vendors = alike.every(({ isAtWork }) => isAtWork) ? [] : facts.map(({ vendorCd }) => vendorCd)
  const notices = await noticesOf(db, vendors, at)
  return ({ personNo, vendorCd }, asked) => {
    const { mode = 'entry' } = asked
    return [
      ...(entry.get(personNo) ?? []).map(({ msg, ...one }) => ({
        ...one,
        message: msg,
        lifterCds: lifters.E05,
        untilYmd: untilOf(one),
      })),
      ...special(personNo, asked).map((one) => ({ ...one, resultCd: soften(one.resultCd, mode) })),
      ...others(personNo, asked).map((one) =>
        one.ruleCd === 'E10' ? { ...one, resultCd: soften(one.resultCd, mode) } : one,
      ),
      ...(asked.isAtWork ? [] : [{ ...noticeCheck(notices.get(vendorCd), mode), personNo }]),
    ]
  }
}

type OfPerson = (personNo: number, asked: EligibilityAsked) => readonly EntryCheck[]

/** One row of E07 for each person: the kind that is lacking, where one is. */
async function specialOf(
  db: Queries,
  facts: readonly PersonFacts[],
  alike: readonly EligibilityAsked[],
): Promise<OfPerson> {
  const known = new Set(facts.map(({ personNo }) => personNo))
  const byKind = new Map<number, Map<number, EntryCheck[]>>()
  for (const specialKindNo of new Set(alike.flatMap(({ specialKindNos = [] }) => specialKindNos))) {
    const asked = alike.filter(({ specialKindNos = [] }) => specialKindNos.includes(specialKindNo))
    const personNos = [...new Set(asked.flatMap((one) => one.personNos))].filter((no) => known.has(no))
    const [{ fromYmd: ymd } = { fromYmd: '' }] = asked
    const found = await specialEducationOf(db, personNos, { specialKindNo, ymd })
    const said = found.map(({ msg, ...one }) => ({
      ...one,
      message: msg,
      law: '산업안전보건법 제29조제3항',
      lifterCds: lifters.E07,
    }))
    byKind.set(specialKindNo, byPersonNo(said))
  }
  return (personNo, { specialKindNos = [] }) => {
    const all = specialKindNos.flatMap((kind) => byKind.get(kind)?.get(personNo) ?? [])
    return all
      .filter(({ resultCd }) => resultCd !== 'OK')
      .slice(0, 1)
      .concat(all)
      .slice(0, 1)
  }
}

/** Cards and health. Where they work is asked only of whoever works with what asks for an examination. */
async function othersOf(
  db: Queries,
  facts: readonly PersonFacts[],
  alike: readonly EligibilityAsked[],
): Promise<OfPerson> {
  const known = new Set(facts.map(({ personNo }) => personNo))
  const placesOf = ({ examHazardYn = 'N', processNos = [] }: EligibilityAsked) =>
    examHazardYn === 'Y' ? [...processNos].sort((a, b) => a - b) : []
  const keyOf = (asked: EligibilityAsked) => `${asked.examHazardYn ?? 'N'} ${placesOf(asked).join()}`
  const byPlaces = new Map<string, Map<number, EntryCheck[]>>()
  for (const [key, group] of Map.groupBy(alike, keyOf)) {
    const [first] = group
    if (!first) continue
    const { fromYmd, toYmd, examHazardYn = 'N' } = first
    const personNos = [...new Set(group.flatMap((one) => one.personNos))].filter((no) => known.has(no))
    const found: EntryCheck[] = []
    for (const ask of entryAsks.personChecks(db))
      found.push(...(await ask(db, personNos, { fromYmd, toYmd, examHazardYn, processNos: placesOf(first) })))
    byPlaces.set(key, byPersonNo(found))
  }
  return (personNo, asked) => byPlaces.get(keyOf(asked))?.get(personNo) ?? []
}

const soften = (resultCd: EntryCheck['resultCd'], mode: Purpose['mode']) =>
  mode !== 'permit' && resultCd === 'BLOCK' ? 'WARN' : resultCd

const untilOf = ({ resultCd, values }: { resultCd: string; values: Readonly<Record<string, unknown>> }) =>
  resultCd === 'WARN' && typeof values.to === 'string' ? values.to : null

/** E12 is the vendor's affair and holds for all of its people alike: how many notices it has not read. */
async function noticesOf(db: Queries, vendorCds: readonly string[], at: Date): Promise<ReadonlyMap<string, number>> {
  const unread = new Map<string, number>()
  for (const vendorCd of new Set(vendorCds)) {
    const open = await refuseUnconfirmed(db, vendorCd, dayOf(at))
    if (open) unread.set(vendorCd, Number(open.values?.n ?? 0))
  }
  return unread
}
const noticeCheck = (n: number | undefined, mode: NonNullable<Purpose['mode']>) => ({
  ruleCd: 'E12' as const,
  lifterCds: lifters.E12,
  ...(n === undefined
    ? { resultCd: 'OK' as const, message: says.NOTICE_OK }
    : { resultCd: soften('BLOCK', mode), message: says.NOTICE_UNREAD, values: { n } }),
})

/** Which of the people are behind the gate at a moment: crews are built of those. */
export async function gatedIn(db: System, personNos: readonly number[], at: Date): Promise<ReadonlySet<number>> {
  const rows = await asProgram(db).query<{ no: number }>(sql`
    select distinct person_no as no from entry_log where person_no = any(${[...personNos]}::bigint[]) and delete_yn = 'N'
      and in_dt <= ${at}::timestamptz and (out_dt is null or out_dt > ${at}::timestamptz)`)
  return new Set(rows.map(({ no }) => no))
}

/** A stay nobody saw end is closed by the job before it is as old as that. */
const OPEN_STAY_DAYS = 3
/** Stays of people since a moment, under whichever vendor each was; no end while somebody is there. */
export const staysOf = (
  db: Queries,
  personNos: readonly number[],
  since: Date,
): Promise<{ personNo: number; fromDt: string; toDt: string | null }[]> =>
  asProgram(db).query(
    sql`select p.person_no::int as "personNo", l.in_dt as "fromDt", l.out_dt as "toDt"
      from vendor_person p
        join entry_log l on l.worker_key = p.human_key and l.plant_cd = p.plant_cd and l.delete_yn = 'N'
      where p.person_no = any(${[...personNos]}::bigint[])
        and (l.out_dt > ${since}::timestamptz
          or l.out_dt is null and l.in_dt > ${since}::timestamptz - make_interval(days => ${OPEN_STAY_DAYS}))
      order by 1, 2`,
  )

/** Whether anybody of a contractor came in between two days. A visit is none. */
export async function anybodyIn(db: Queries, plantCd: string, fromYmd: string, toYmd: string): Promise<boolean> {
  const [found] = await db.query<{ isAny: boolean }>(sql`select exists (select from entry_log e
      left join entry_rqst r on r.entry_rqst_no = e.entry_rqst_no
    where e.plant_cd = ${plantCd} and e.delete_yn = 'N' and r.entry_type_cd is distinct from 'VISIT'
      and e.in_dt < (${toYmd}::date + 1)::timestamp at time zone 'Asia/Seoul'
      and coalesce(e.out_dt, 'infinity') >= ${fromYmd}::date::timestamp at time zone 'Asia/Seoul') as "isAny"`)
  return found?.isAny ?? true
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

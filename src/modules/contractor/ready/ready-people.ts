/** Everybody of contractors as they are today: the rules of people, and until when what they have holds. */

import type { Check } from '#platform/model/check.ts'
import { searchText } from '#platform/model/hangul.ts'
import { sentences } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { and, type Sql, sql } from '#platform/server/database/sql.ts'
import { eligibilityAtWork } from '../entry/entry-work.api.ts'
import type { ReadyAsked, ReadyLine } from './ready.calls.ts'
import { colourOf, NO_ENTRY } from './ready.logic.ts'

const says = sentences('READY', {
  NO_ENTRY: '오늘 출입이 승인된 신청이 없습니다.',
  NEXT_ENTRY: '출입은 {from}부터 승인되어 있습니다.',
})

interface Facts extends Omit<ReadyLine, 'colourCd' | 'fitYn' | 'checks'> {
  plantCd: string
  /** The first day of the request that lets him in. */
  entryFromYmd: string | null
}
export interface ReadyPerson extends Omit<ReadyLine, 'checks'> {
  plantCd: string
  /** What is not in order. */
  checks: Check[]
}
interface Day {
  now: Date
  today: string
}
/** Whose vendor is asked about, where one is; a contractor sees his own people alone. */
export interface Scope {
  plantCd: string
  vendorCd: string | null
}

/** By vendor and name. */
export async function readyPeopleOf(
  tx: Transaction,
  scope: Scope,
  { q, vendorCd }: Pick<ReadyAsked, 'q' | 'vendorCd'>,
  { now, today }: Day,
): Promise<ReadyPerson[]> {
  const text = searchText(q)
  const which = and([
    sql`p.plant_cd = ${scope.plantCd} and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'`,
    ...[scope.vendorCd, vendorCd].flatMap((vendor) => (vendor ? [sql`p.vendor_cd = ${vendor}`] : [])),
    ...(text ? [sql`(strpos(lower(p.person_nm), ${text}) > 0 or strpos(p.person_nm_initials, ${text}) > 0)`] : []),
  ])
  const people = await factsOf(asProgram(tx), which, today)
  const personNos = people.map(({ personNo }) => personNo)
  const asked = {
    plantCd: scope.plantCd,
    personNos,
    fromYmd: today,
    toYmd: today,
    at: now,
    specialKindNos: [],
    processNos: [],
  }
  const found = Map.groupBy(await eligibilityAtWork(tx, asked), ({ personNo }) => personNo)
  return people.map((person) => {
    const rules = (found.get(person.personNo) ?? []).filter(({ resultCd }) => resultCd !== 'OK').map(softened)
    const { entryFromYmd, ...facts } = person
    const checks = [...rules.map(({ personNo: _, ...check }) => check), ...entryOf(entryFromYmd, today)]
    const isBarred = checks.some(({ resultCd }) => resultCd === 'BLOCK')
    const isWarned = checks.length > 0
    const fitYn = rules.some(({ ruleCd, resultCd }) => ruleCd === 'E11' && resultCd === 'BLOCK') ? 'N' : 'Y'
    return { ...facts, fitYn, checks, colourCd: colourOf(facts, isBarred, isWarned, today) }
  })
}

/** What his contractor has not read keeps a new permit back, and not him. */
const softened = <C extends { ruleCd: string; resultCd: Check['resultCd'] }>(check: C): C =>
  check.ruleCd === 'E12' ? { ...check, resultCd: 'WARN' } : check

/** One that comes next lets nobody in today, and nothing need be applied for. */
function entryOf(fromYmd: string | null, today: string): Check[] {
  if (fromYmd === null) return [{ ruleCd: NO_ENTRY, resultCd: 'BLOCK', message: says.NO_ENTRY, lifterCds: ['VSM'] }]
  return fromYmd > today
    ? [{ ruleCd: 'ENTRY_NEXT', resultCd: 'WARN', message: says.NEXT_ENTRY, values: { from: fromYmd } }]
    : []
}

/** One statement. @param which over `vendor_person p` */
const factsOf = (program: Queries, which: Sql, today: string): Promise<Facts[]> =>
  program.query<Facts>(
    sql`with held as (select q.plant_cd, q.human_key as worker_key, max(c.valid_to_ymd)::text as until
        from sgc_card c join vendor_person q on q.person_no = c.person_no
        where c.status_cd in ('ISSUED', 'SUSP', 'EXPIRED') and c.delete_yn = 'N' group by 1, 2)
      select p.person_no::int as "personNo", p.person_nm as "personNm", p.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm",
        p.plant_cd as "plantCd", p.job_type_cd as "jobTypeCd", edu.until as "eduToYmd", card.until as "cardToYmd",
        entry.until as "entryToYmd", entry.since as "entryFromYmd", qual.until as "qualToYmd", coalesce(qual.cnt, 0) as "qualCnt", asked.nos as "askedDesc"
      from vendor_person p join vendor_info v on v.vendor_cd = p.vendor_cd
        left join lateral (select max(s.valid_to_ymd)::text as until from edu_rqst s where s.plant_cd = p.plant_cd and s.worker_key = p.human_key
          and s.edu_class_cd = 'ENTRY' and s.edu_result_cd = 'PASS' and s.edu_ymd <= ${today}::date and s.delete_yn = 'N') edu on true
        left join held card on card.plant_cd = p.plant_cd and card.worker_key = p.human_key
        left join lateral (select r.entry_start_ymd::text as since, r.entry_end_ymd::text as until from entry_rqst_persons l join entry_rqst r using (entry_rqst_no)
          where l.person_no = p.person_no and r.vendor_cd = p.vendor_cd and r.delete_yn = 'N' and r.status_cd in ('APPR', 'PART')
            and coalesce(l.line_status_cd, 'OK') in ('OK', 'WARN') and r.entry_end_ymd >= ${today}::date
          order by r.entry_start_ymd > ${today}::date, case when r.entry_start_ymd <= ${today}::date then r.entry_end_ymd end desc,
            r.entry_start_ymd, r.entry_rqst_no desc limit 1) entry on true
        left join lateral (select min(x.until) filter (where x.until <> 'infinity'::date)::text as until, count(*)::int as cnt from (
          select max(coalesce(k.valid_to_ymd, 'infinity'::date)) as until from person_qual k where k.person_no = p.person_no and k.status_cd = 'CONFIRM'
            and k.delete_yn = 'N' group by k.qual_type_cd) x) qual on true
        left join lateral (select string_agg(distinct d.no, ', ') as nos from (
          select coalesce(r.dept_rqst_doc_no, r.dept_rqst_no::text) as no from dept_rqst_persons l join dept_rqst r using (dept_rqst_no)
            where l.person_no = p.person_no and r.status_cd in ('RQST', 'HOST_OK', 'RTN') and r.delete_yn = 'N'
          union all select coalesce(r.entry_rqst_doc_no, r.entry_rqst_no::text) from entry_rqst_persons l join entry_rqst r using (entry_rqst_no)
            where l.person_no = p.person_no and r.status_cd in ('TEMP', 'RQST', 'HOST_OK', 'RTN') and r.delete_yn = 'N') d) asked on true
      where ${which} order by v.vendor_nm, p.person_nm, p.person_no`,
  )

/**
 * What others ask of education: whether somebody may enter (E05) and do a dangerous kind of work (E07), for many people in
 * one statement; and what they tell of it. It follows from the law and not from the rights of who asks.
 */
import { joinedText, kept, sentences } from '#platform/model/sentences.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { EduClass } from '../course/edu-codes.model.ts'
import { type EduNumbers, type EntryState, eduNumberCodes, entryState, specialEducation } from './special.logic.ts'

/** A check as Part 0.4 of the contractor design has it; the text is Korean with its values. */
export interface EduCheck {
  personNo: number
  ruleCd: 'E05' | 'E07'
  resultCd: 'OK' | 'WARN' | 'BLOCK'
  msg: string
  values: Readonly<Record<string, string | number>>
  evidenceDesc: string
}

export interface EntryAsked {
  personNo: number
  /** The day on which he last left the site, where that is known. */
  lastOutYmd?: string | null
}

interface EntryRow {
  personNo: number
  eduYmd: string | null
  validToYmd: string | null
  certNo: string | null
  carriedYn: 'Y' | 'N'
  absenceDayCnt: number | null
}

const says = sentences('EDU', {
  OK: '입문교육 유효 ({to}까지)',
  NONE: '입문교육을 이수하지 않았습니다.',
  EXPIRED: '입문교육 유효기간이 지났습니다. ({to}까지)',
  ABSENT: '마지막 퇴장 뒤 {n}일이 지나 입문교육의 효력이 끝났습니다.',
  ENDS: '입문교육이 기간 중에 만료됩니다. ({to}까지)',
  SPECIAL_OK: '특별교육({k}호) 이수 (이수 {b}시간)',
  SPECIAL_SHORT: '특별교육({k}호) 이수시간이 부족합니다. (필요 {a}시간, 이수 {b}시간)',
  CARRIED: '이수 승계',
  REST: '잔여 기한 {to}',
} satisfies Readonly<Record<EntryState, string>> & Readonly<Record<string, string>>)
const carried = kept(says.CARRIED)

/**
 * The first half of E05, for each of the people on a day, or for a period.
 *
 * @param ymd first day
 * @param toYmd last day: education that ends before it is a warning
 */
export async function entryEducationOf(
  db: Queries,
  people: readonly EntryAsked[],
  ymd: string,
  toYmd: string = ymd,
): Promise<EduCheck[]> {
  const rows = await db.query<EntryRow>(sql`
    select p.person_no as "personNo", e.edu_ymd as "eduYmd", e.valid_to_ymd as "validToYmd", e.cert_no as "certNo",
      case when e.vendor_cd is distinct from p.vendor_cd then 'Y' else 'N' end as "carriedYn",
      (select c.absence_day_cnt from edu_round r join edu_course c on c.edu_course_cd = r.edu_course_cd
        where r.edu_round_no = e.edu_round_no) as "absenceDayCnt"
    from vendor_person p
      left join lateral (select s.edu_ymd, s.valid_to_ymd, s.cert_no, s.vendor_cd, s.edu_round_no from edu_rqst s
        where s.plant_cd = p.plant_cd and s.worker_key = p.human_key and s.edu_class_cd = 'ENTRY'
          and s.edu_result_cd = 'PASS' and s.edu_ymd <= ${ymd}::date and s.delete_yn = 'N'
        order by s.valid_to_ymd desc, s.edu_ymd desc limit 1) e on true
    where p.person_no = any(${people.map(({ personNo }) => personNo)}::bigint[])`)
  const lastOut = new Map(people.map(({ personNo, lastOutYmd = null }) => [personNo, lastOutYmd]))
  return rows.map(({ personNo, eduYmd, validToYmd, certNo, carriedYn, absenceDayCnt }) => {
    const state = entryState({ ymd, eduYmd, validToYmd, lastOutYmd: lastOut.get(personNo) ?? null }, absenceDayCnt)
    const endsInside = state === 'OK' && validToYmd !== null && validToYmd < toYmd
    return {
      personNo,
      ruleCd: 'E05' as const,
      resultCd: state !== 'OK' ? 'BLOCK' : endsInside ? 'WARN' : 'OK',
      msg: endsInside ? says.ENDS : says[state],
      values: { to: validToYmd ?? '', n: absenceDayCnt ?? 0 },
      evidenceDesc: joinedText([certNo, eduYmd, carriedYn === 'Y' && certNo ? carried : null]),
    }
  })
}

export interface SpecialWork {
  specialKindNo: number
  /** The day of the work. */
  ymd: string
  /** 단기간 or 간헐 work of item R4. */
  isShortOrOccasional?: boolean
}

interface SpecialRow {
  personNo: number
  vendorCd: string
  employTypeCd: string
  contractFromYmd: string | null
  contractToYmd: string | null
  firstWorkYmd: string | null
  isExperienced: boolean
  hours: { eduYmd: string; hourVal: number; vendorCd: string }[]
}

/** Kinds of special work that the law names. @law 산업안전보건법 시행규칙 별표 5 */
const LAST_KIND = 39

/** Hours of special education of one kind of every human among `p`: in rounds of the site, and held elsewhere and confirmed. */
const specialHours = (
  specialKindNo: number | Sql,
) => sql`(select coalesce(jsonb_agg(jsonb_build_object('eduYmd', h.ymd, 'hourVal', h.val,
    'vendorCd', h.vendor_cd) order by h.ymd), '[]') from (
    select s.edu_ymd as ymd, s.credit_min_val / 60.0 as val, s.vendor_cd from edu_rqst s
    where s.plant_cd = p.plant_cd and s.worker_key = p.human_key and s.edu_class_cd = 'SPECIAL'
      and s.special_kind_no = ${specialKindNo} and s.edu_result_cd = 'PASS' and s.delete_yn = 'N'
    union all
    select x.edu_ymd, x.hour_val, x.vendor_cd from edu_external x join edu_external_edu_persons l on l.edu_external_no = x.edu_external_no
      join vendor_person q on q.person_no = l.person_no
    where x.plant_cd = p.plant_cd and x.status_cd = 'CONFIRM' and x.edu_class_cd = 'SPECIAL'
      and x.special_kind_no = ${specialKindNo} and x.delete_yn = 'N' and q.human_key = p.human_key) h)`

/**
 * Whether the host has confirmed that he knows this special work already.
 *
 * @law 산업안전보건법 시행규칙 제27조제5항제2호
 */
export const isExperienced = (specialKindNo: number | Sql) => sql`exists (select from edu_external x
    join edu_external_edu_persons l on l.edu_external_no = x.edu_external_no join vendor_person q on q.person_no = l.person_no
  where x.plant_cd = p.plant_cd and x.status_cd = 'CONFIRM' and x.edu_class_cd = 'SPECIAL' and x.experienced_yn = 'Y'
    and x.special_kind_no = ${specialKindNo} and x.delete_yn = 'N' and q.human_key = p.human_key)`

/**
 * E07: whether the hours of special education suffice for a kind of work on a day, whoever employed him when he learned it.
 *
 * @law 산업안전보건법 제29조제3항, 시행규칙 제26조제1항·제27조제5항, 별표 4·별표 5
 */
export async function specialEducationOf(
  db: Queries,
  personNos: readonly number[],
  { specialKindNo, ymd, isShortOrOccasional = false }: SpecialWork,
): Promise<EduCheck[]> {
  const numbers = (await legalNumbers(db, eduNumberCodes, ymd)) as EduNumbers
  const rows = await db.query<SpecialRow>(sql`
    select p.person_no as "personNo", p.vendor_cd as "vendorCd", p.employ_type_cd as "employTypeCd",
      p.contract_from_ymd as "contractFromYmd", p.contract_to_ymd as "contractToYmd", w.first_work_ymd as "firstWorkYmd",
      ${isExperienced(specialKindNo)} as "isExperienced", ${specialHours(specialKindNo)} as hours
    from vendor_person p left join edu_special_work w on w.plant_cd = p.plant_cd and w.worker_key = p.human_key
      and w.special_kind_no = ${specialKindNo} and w.delete_yn = 'N'
    where p.person_no = any(${[...personNos]}::bigint[])`)
  return rows.map((row) => {
    const { isEnough, requiredHourVal, doneHourVal, restDueYmd } = specialEducation(
      {
        ...row,
        specialKindNo,
        workYmd: ymd,
        isShortOrOccasional,
        firstWorkYmd: row.firstWorkYmd !== null && row.firstWorkYmd < ymd ? row.firstWorkYmd : ymd,
      },
      numbers,
    )
    const isCarried = row.hours.some(({ vendorCd }) => vendorCd !== row.vendorCd)
    return {
      personNo: row.personNo,
      ruleCd: 'E07' as const,
      resultCd: isEnough ? ('OK' as const) : ('BLOCK' as const),
      msg: isEnough ? says.SPECIAL_OK : says.SPECIAL_SHORT,
      values: { k: specialKindNo, a: requiredHourVal, b: doneHourVal },
      evidenceDesc: joinedText([
        row.hours.map(({ eduYmd, hourVal }) => `${eduYmd} ${Number(hourVal)}h`).join(' · '),
        isEnough && restDueYmd ? kept(says.REST, { to: restDueYmd }) : null,
        isCarried ? carried : null,
      ]),
    }
  })
}

export interface SpecialHeld {
  specialKindNo: number
  hourVal: number
  /** Some of it was learned while another vendor employed him. */
  carriedYn: 'Y' | 'N'
}
/** What somebody has learned of special work on this plant, whoever employed him then: the gravest hours first. */
export const specialsHeldBy = (db: Queries, personNo: number): Promise<SpecialHeld[]> =>
  db.query<SpecialHeld>(sql`
    select k.kind as "specialKindNo", sum((h.line ->> 'hourVal')::numeric)::float8 as "hourVal",
      case when bool_or(h.line ->> 'vendorCd' <> p.vendor_cd) then 'Y' else 'N' end as "carriedYn"
    from vendor_person p cross join generate_series(1, ${LAST_KIND}::int) k (kind)
      cross join lateral jsonb_array_elements(${specialHours(sql`k.kind`)}) h (line)
    where p.person_no = ${personNo} group by k.kind order by 2 desc, 1`)

/** People of a crew begin a kind of work: the first day of each counts, later ones change nothing. */
export async function noteSpecialWork(
  tx: Transaction,
  personNos: readonly number[],
  { specialKindNo, ymd }: Pick<SpecialWork, 'specialKindNo' | 'ymd'>,
): Promise<void> {
  await tx.queryAs(
    'SYSTEM',
    sql`insert into edu_special_work (plant_cd, vendor_cd, person_no, worker_key, special_kind_no, first_work_ymd)
      select p.plant_cd, p.vendor_cd, p.person_no, p.human_key, ${specialKindNo}, ${ymd}::date
      from vendor_person p where p.person_no = any(${[...personNos]}::bigint[])
      on conflict (plant_cd, worker_key, special_kind_no) do update
        set first_work_ymd = excluded.first_work_ymd, update_dt = now()
        where edu_special_work.first_work_ymd > excluded.first_work_ymd`,
  )
}

/**
 * The days on which people passed education of a class, whoever employed them then: a re-education after a demerit, for one.
 *
 * @returns by person, the earliest first; who never passed any is left out
 */
export async function passedDays(
  db: Queries,
  personNos: readonly number[],
  eduClassCd: EduClass,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db.query<{ personNo: number; days: string[] }>(sql`
    select p.person_no as "personNo", array_agg(s.edu_ymd::text order by s.edu_ymd) as days
    from vendor_person p join edu_rqst s on s.plant_cd = p.plant_cd and s.worker_key = p.human_key
    where p.person_no = any(${[...personNos]}::bigint[]) and s.edu_class_cd = ${eduClassCd} and s.edu_result_cd = 'PASS'
      and s.delete_yn = 'N' group by 1`)
  return new Map(rows.map(({ personNo, days }) => [personNo, days]))
}

/** People on the rosters whose entry education holds on a day, with its last day: who may have a card. */
export const entryTrained = (db: Queries, ymd: string): Promise<{ personNo: number; validToYmd: string }[]> =>
  db.query(sql`
    select p.person_no as "personNo", max(s.valid_to_ymd)::text as "validToYmd"
    from vendor_person p join edu_rqst s on s.plant_cd = p.plant_cd and s.worker_key = p.human_key
    where p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N' and s.edu_class_cd = 'ENTRY' and s.edu_result_cd = 'PASS'
      and s.edu_ymd <= ${ymd}::date and s.valid_to_ymd >= ${ymd}::date and s.delete_yn = 'N' group by 1`)

/** What somebody has learned about the site ends before its day: a demerit level, for one. The education itself stays told. */
export async function endEntryEducation(
  tx: Transaction,
  personNos: readonly number[],
  { lastYmd, reasonDesc, userId, now }: { lastYmd: string; reasonDesc: string; userId: string | null; now: Date },
): Promise<void> {
  await tx.queryAs(
    'SYSTEM',
    sql`with ended as (
        update edu_rqst s set valid_to_ymd = ${lastYmd}::date, row_version = s.row_version + 1, update_user_id = ${userId},
          update_dt = ${now}
        from vendor_person p where p.person_no = any(${[...personNos]}::bigint[]) and s.plant_cd = p.plant_cd
          and s.worker_key = p.human_key and s.edu_class_cd = 'ENTRY' and s.edu_result_cd = 'PASS'
          and s.valid_to_ymd > ${lastYmd}::date
        returning s.edu_rqst_no, s.plant_cd, s.vendor_cd, s.valid_to_ymd)
      insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, reason_desc, diff_json)
      select ${now}, ${userId ?? 'SYSTEM'}, 'edu-rqst', edu_rqst_no::text, plant_cd, vendor_cd, 'end', ${reasonDesc},
        jsonb_build_object('validToYmd', jsonb_build_array(null, valid_to_ymd)) from ended`,
  )
}

/** 출입교육 현황, as it is asked. */
import { addDays } from '#platform/model/calendar.ts'
import { answer } from '#platform/server/calls/answer.ts'
import { and, raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { type EduStatus, eduStatuses } from './status.calls.ts'

const SOON_DAYS = 30

const sorts: Readonly<Record<string, Sql>> = {
  personNm: sql`"personNm"`,
  vendorNm: sql`"vendorNm"`,
  eduYmd: sql`"eduYmd"`,
  validToYmd: sql`"validToYmd"`,
}
export const statusRoutes = answer(eduStatuses, async ({ query, person, today, program }) => {
  const { page, limit, sort, stateCd, ...asked } = query
  const visible = visiblePeople(asked, person.kind === 'vendor' ? (person.vendorCds ?? []) : null, person)
  const all = endingIn(statusRows(visible, asked.eduClassCd, today), asked.validToYmdFrom, asked.validToYmdTo)
  const by = sorts[sort.replace(/^-/, '')]
  const order = by
    ? sql`${by} ${raw(sort.startsWith('-') ? 'desc' : 'asc')} nulls last, "personNo"`
    : sql`array_position(array['EXPIRED', 'NONE', 'SOON', 'VALID'], "stateCd"), "validToYmd" nulls last, "personNm", "personNo"`
  const [rows, states] = await Promise.all([
    program.query<EduStatus>(sql`select * from (${all}) r ${stateCd ? sql`where "stateCd" = ${stateCd}` : sql``}
        order by ${order} limit ${limit} offset ${(page - 1) * limit}`),
    program.query<{ code: string; count: number }>(
      sql`select "stateCd" as code, count(*)::int as count from (${all}) r group by 1`,
    ),
  ])
  const total = states.reduce((sum, one) => (!stateCd || one.code === stateCd ? sum + one.count : sum), 0)
  return { total, page, limit, rows, states }
})

interface Asked {
  q: string
  vendorCd?: string | undefined
}
/** Which people: those of the asking vendors, or of the plant. */
function visiblePeople(
  { q, vendorCd }: Asked,
  vendorCds: readonly string[] | null,
  { plantCd, scopeCd }: { plantCd: string; scopeCd: string },
): Sql {
  const word = q.trim()
  return and([
    sql`p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'`,
    ...(vendorCds ? [sql`p.vendor_cd = any(${[...vendorCds]}::text[])`] : []),
    ...(scopeCd === 'ALL' ? [] : [sql`p.plant_cd = ${plantCd}`]),
    ...(vendorCd ? [sql`p.vendor_cd = ${vendorCd}`] : []),
    ...(word
      ? [
          sql`(strpos(p.person_nm, ${word}) > 0 or strpos(p.person_nm_initials, ${word}) > 0 or strpos(v.vendor_nm, ${word}) > 0)`,
        ]
      : []),
  ])
}

/** Those whose education ends within a period; who has never had any ends nowhere. */
const endingIn = (all: Sql, from: string | undefined, to: string | undefined): Sql =>
  from || to
    ? sql`select * from (${all}) p where "validToYmd" between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date`
    : all

const statusRows = (where: Sql, eduClassCd: string, today: string): Sql => sql`
  select p.person_no as "personNo", p.person_nm as "personNm", p.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm",
    p.lang_cd as "langCd", e.course_nm as "courseNm", nullif(e.special_kind_no, 0) as "specialKindNo", e.edu_ymd as "eduYmd",
    e.test_score as "testScore", e.valid_from_ymd as "validFromYmd", e.valid_to_ymd as "validToYmd", e.cert_no as "certNo",
    case when e.vendor_cd = p.vendor_cd then e.edu_round_no end as "eduRoundNo",
    case when e.vendor_cd = p.vendor_cd then e.edu_rqst_no end as "eduRqstNo", o.edu_round_no as "openRoundNo",
    o.start_dt as "openStartDt", case when e.vendor_cd <> p.vendor_cd then 'Y' else 'N' end as "carriedYn",
    case when e.edu_rqst_no is null then 'NONE' when e.valid_to_ymd < ${today}::date then 'EXPIRED'
      when e.valid_to_ymd <= ${addDays(today, SOON_DAYS)}::date then 'SOON' else 'VALID' end as "stateCd"
  from vendor_person p left join vendor_info v on v.vendor_cd = p.vendor_cd
    left join lateral (select s.*, c.course_nm from edu_rqst s join edu_round r on r.edu_round_no = s.edu_round_no
        left join edu_course c on c.edu_course_cd = r.edu_course_cd
      where s.plant_cd = p.plant_cd and s.worker_key = p.human_key and s.edu_class_cd = ${eduClassCd}
        and s.edu_result_cd = 'PASS' and s.delete_yn = 'N'
      order by s.valid_to_ymd desc nulls first, s.edu_ymd desc limit 1) e on true
    left join lateral (select s.edu_round_no, r.start_dt from edu_rqst s join edu_round r on r.edu_round_no = s.edu_round_no
      where s.plant_cd = p.plant_cd and s.worker_key = p.human_key and s.edu_class_cd = ${eduClassCd}
        and s.vendor_cd = p.vendor_cd and s.seat_status_cd <> 'CANC' and s.edu_result_cd is null
      order by r.start_dt limit 1) o on true
  where ${where}`

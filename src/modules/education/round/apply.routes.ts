/** What a vendor sees of rounds, and its applications. The document is the site's: here stands what everybody may know of it. */
import { z } from 'zod'
import { isDay } from '#platform/model/calendar.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { eduClasses } from '../course/edu-codes.model.ts'
import { workerKeyOf } from '../status/worker-key.ts'
import { apply } from './apply.write.ts'
import { APPLY_ROUTE, eduRound } from './edu-round.model.ts'
import { actingOf } from './seat.routes.ts'
import { cancelSeat } from './seat.write.ts'

const API = '/api/vendor/portal/education'
const tags = [eduRound.label]
const no = z.coerce.number().int().positive()
const params = z.object({ no })
const text = z.string().nullable()
const count = z.number().nullable()

const round = z.object({
  eduRoundNo: z.number(),
  eduRoundDocNo: text,
  roundTitle: z.string(),
  courseNm: text,
  eduClassCd: z.string(),
  specialKindNo: count,
  startDt: z.string(),
  endDt: z.string(),
  eduMinVal: count,
  placeNm: z.string(),
  langCd: z.string(),
  capacityCnt: z.number(),
  seatCnt: count,
  waitCnt: count,
  leftCnt: z.number(),
  cutoffDt: z.string(),
  statusCd: z.string(),
  instructorNm: text,
  /** Whether one may apply at this moment. */
  openYn: z.enum(['Y', 'N']),
  ownCnt: z.number(),
})
const day = z.string().refine(isDay).optional()
const query = z.strictObject({
  eduClassCd: z.enum(Object.keys(eduClasses) as [string]).optional(),
  langCd: z.string().max(10).optional(),
  openYn: z.enum(['Y', 'N']).optional(),
  startDtFrom: day,
  startDtTo: day,
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

/** @param own counts the seats of the asking vendors */
const roundRows = (where: Sql, now: Date, vendorCds: readonly string[]): Sql => sql`
  select r.edu_round_no as "eduRoundNo", r.edu_round_doc_no as "eduRoundDocNo", r.round_title as "roundTitle",
    (select c.course_nm from edu_course c where c.edu_course_cd = r.edu_course_cd) as "courseNm", r.edu_class_cd as "eduClassCd",
    r.special_kind_no as "specialKindNo", r.start_dt as "startDt", r.end_dt as "endDt", r.edu_min_val as "eduMinVal",
    r.place_nm as "placeNm", r.lang_cd as "langCd", r.capacity_cnt as "capacityCnt", r.seat_cnt as "seatCnt",
    r.wait_cnt as "waitCnt", greatest(r.capacity_cnt - coalesce(r.seat_cnt, 0), 0) as "leftCnt", r.cutoff_dt as "cutoffDt",
    r.status_cd as "statusCd", (select u.user_nm from directory_person u where u.user_id = r.instructor_user_id) as "instructorNm",
    case when r.status_cd = 'OPEN' and r.cutoff_dt > ${now} then 'Y' else 'N' end as "openYn",
    (select count(*)::int from edu_rqst s where s.edu_round_no = r.edu_round_no and s.seat_status_cd <> 'CANC'
      and s.vendor_cd = any(${[...vendorCds]}::text[])) as "ownCnt"
  from edu_round r where ${where}`

/** The rounds of a period; without one those to come and of the last 90 days. */
const startsIn = (from: string | undefined, to: string | undefined, now: Date): Sql =>
  from || to
    ? sql`(r.start_dt at time zone 'Asia/Seoul')::date between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date`
    : sql`r.start_dt >= ${now}::timestamptz - interval '90 days'`

export function applyRoutes(app: App, services: Services): void {
  registerRounds(app, services)
  registerRoster(app, services)
  registerSeats(app, services)
}

function registerRounds(app: App, { db, clock }: Services): void {
  const page = z.object({ total: z.number(), page: z.number(), limit: z.number(), rows: z.array(round) })
  app.get(
    `${API}/rounds`,
    { config: needs(APPLY_ROUTE), schema: { tags, querystring: query, response: { 200: page } } },
    async (request) => {
      const { plantCd, vendorCds = [] } = personUnder(request, APPLY_ROUTE)
      const { eduClassCd, langCd, openYn, startDtFrom, startDtTo, page: at, limit } = request.query
      const now = clock.now()
      const where = sql`r.plant_cd = ${plantCd} and r.internal_yn = 'N' and r.status_cd <> 'TEMP' and r.delete_yn = 'N'
        and ${startsIn(startDtFrom, startDtTo, now)}
        ${eduClassCd ? sql`and r.edu_class_cd = ${eduClassCd}` : sql``} ${langCd ? sql`and r.lang_cd = ${langCd}` : sql``}
        ${openYn === 'Y' ? sql`and r.status_cd = 'OPEN' and r.cutoff_dt > ${now}` : sql``}`
      const [rows, [counted]] = await db.read('SYSTEM', (queries) =>
        Promise.all([
          // What can still be applied for first, the next of it on top; then what is over, the latest first.
          queries.query<z.infer<typeof round>>(sql`${roundRows(where, now, vendorCds)}
            order by (r.start_dt < ${now}), abs(extract(epoch from r.start_dt - ${now}::timestamptz)), r.edu_round_no
            limit ${limit} offset ${(at - 1) * limit}`),
          queries.query<{ total: number }>(sql`select count(*)::int as total from edu_round r where ${where}`),
        ]),
      )
      return { total: counted?.total ?? 0, page: at, limit, rows }
    },
  )

  app.get(
    `${API}/rounds/:no`,
    { config: needs(APPLY_ROUTE), schema: { tags, params, response: { 200: round } } },
    async (request) => {
      const { plantCd, vendorCds = [] } = personUnder(request, APPLY_ROUTE)
      const where = sql`r.edu_round_no = ${request.params.no} and r.plant_cd = ${plantCd} and r.internal_yn = 'N'
        and r.status_cd <> 'TEMP' and r.delete_yn = 'N'`
      const [found] = await db.query<z.infer<typeof round>>('SYSTEM', roundRows(where, clock.now(), vendorCds))
      if (!found) throw notFound()
      return found
    },
  )
}

const member = z.object({
  personNo: z.number(),
  personNm: z.string(),
  birthYear: z.string(),
  jobTypeCd: z.string(),
  langCd: z.string(),
  agreeYn: z.enum(['Y', 'N']),
  /** Of the class of the round: until when what he has done holds. */
  validToYmd: text,
  openYn: z.enum(['Y', 'N']),
})

/** Whom a vendor may choose from for a round, those whose education ends first on top. */
function registerRoster(app: App, { db }: Services): void {
  app.get(
    `${API}/rounds/:no/roster`,
    {
      config: needs(APPLY_ROUTE),
      schema: { tags, params, response: { 200: z.object({ rows: z.array(member) }) } },
    },
    async (request) => {
      const person = personUnder(request, APPLY_ROUTE, 'access')
      const [asked] = await db.query<{ eduClassCd: string; specialKindNo: number }>(
        'SYSTEM',
        sql`select edu_class_cd as "eduClassCd", coalesce(special_kind_no, 0) as "specialKindNo" from edu_round
          where edu_round_no = ${request.params.no} and plant_cd = ${person.plantCd} and internal_yn = 'N' and status_cd <> 'TEMP'
            and delete_yn = 'N'`,
      )
      if (!asked) throw notFound()
      const { eduClassCd, specialKindNo } = asked
      const own = person.vendorCd === null ? [] : [person.vendorCd]
      const rows = await db.query<z.infer<typeof member>>(
        'SYSTEM',
        sql`select p.person_no as "personNo", p.person_nm as "personNm", left(p.birth_ymd::text, 4) as "birthYear",
            p.job_type_cd as "jobTypeCd", p.lang_cd as "langCd", p.agree_yn as "agreeYn",
            (select max(s.valid_to_ymd) from edu_rqst s where s.plant_cd = p.plant_cd and s.worker_key = ${workerKeyOf('p')}
              and s.edu_class_cd = ${eduClassCd} and s.special_kind_no = ${specialKindNo} and s.edu_result_cd = 'PASS') as "validToYmd",
            case when exists (select from edu_rqst s where s.plant_cd = p.plant_cd and s.worker_key = ${workerKeyOf('p')}
              and s.edu_class_cd = ${eduClassCd} and s.special_kind_no = ${specialKindNo} and s.seat_status_cd <> 'CANC'
              and s.edu_result_cd is null) then 'Y' else 'N' end as "openYn"
          from vendor_person p where p.vendor_cd = any(${own}::text[]) and p.plant_cd = ${person.plantCd}
            and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'
          order by "validToYmd" nulls first, p.person_nm, p.person_no limit 2000`,
      )
      return { rows }
    },
  )
}

const ownSeat = z.object({
  eduRqstNo: z.number(),
  personNo: z.number(),
  personNm: z.string(),
  seatStatusCd: z.string(),
  waitNo: count,
  eduResultCd: text,
  checkInDt: text,
  checkOutDt: text,
  attendMinVal: count,
  testScore: count,
  validToYmd: text,
  certNo: text,
  seatKey: z.string(),
})
const applied = z.object({
  rows: z.array(
    z.object({ personNo: z.number(), personNm: z.string(), seatStatusCd: z.string(), waitNo: z.number().nullable() }),
  ),
})

function registerSeats(app: App, { db, clock }: Services): void {
  app.get(
    `${API}/rounds/:no/seats`,
    {
      config: needs(APPLY_ROUTE),
      schema: { tags, params, response: { 200: z.object({ rows: z.array(ownSeat) }) } },
    },
    async (request) => {
      const person = personUnder(request, APPLY_ROUTE)
      // The place in the waiting list counts the people of others, of whom nothing else is told.
      const waits = await db.query<{ eduRqstNo: number; waitNo: number }>(
        'SYSTEM',
        sql`select edu_rqst_no as "eduRqstNo", (row_number() over (order by apply_dt, edu_rqst_no))::int as "waitNo" from edu_rqst
          where edu_round_no = ${request.params.no} and seat_status_cd = 'WAIT' and delete_yn = 'N'`,
      )
      const waitNos = new Map(waits.map(({ eduRqstNo, waitNo }) => [eduRqstNo, waitNo]))
      const rows = await db.query<z.infer<typeof ownSeat>>(
        person,
        sql`select s.edu_rqst_no as "eduRqstNo", s.person_no as "personNo", p.person_nm as "personNm",
            s.seat_status_cd as "seatStatusCd", null::int as "waitNo", s.edu_result_cd as "eduResultCd",
            s.check_in_dt as "checkInDt", s.check_out_dt as "checkOutDt", s.attend_min_val as "attendMinVal",
            s.test_score as "testScore", s.valid_to_ymd as "validToYmd", s.cert_no as "certNo", s.seat_key as "seatKey"
          from edu_rqst s join vendor_person p on p.person_no = s.person_no
          where s.edu_round_no = ${request.params.no} and s.delete_yn = 'N' order by p.person_nm, s.edu_rqst_no`,
      )
      return { rows: rows.map((row) => ({ ...row, waitNo: waitNos.get(row.eduRqstNo) ?? null })) }
    },
  )

  const body = z.strictObject({
    personNos: z.array(z.number().int().positive()).min(1).max(300),
    sureYn: z.enum(['Y', 'N']).default('N'),
  })
  app.post(
    `${API}/rounds/:no/apply`,
    { config: needs(APPLY_ROUTE, 'write'), schema: { tags, params, body, response: { 200: applied } } },
    async (request) => {
      const person = personUnder(request, APPLY_ROUTE, 'write')
      const { personNos, sureYn } = request.body
      const rows = await db.write(person, (tx) =>
        apply(actingOf(request, tx, clock.now()), request.params.no, [...new Set(personNos)], sureYn === 'Y'),
      )
      return { rows }
    },
  )

  app.post(
    `${API}/seats/:no/cancel`,
    {
      config: needs(APPLY_ROUTE, 'write'),
      schema: { tags, params, response: { 200: z.object({ absentYn: z.enum(['Y', 'N']) }) } },
    },
    async (request) => {
      const person = personUnder(request, APPLY_ROUTE, 'write')
      return db.write(person, (tx) => cancelSeat(actingOf(request, tx, clock.now()), request.params.no))
    },
  )
}

/** What came of one plan, below the plan itself: its results and follow-ups, with their sums, in one answer each. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hasLevel } from '#platform/model/access.ts'
import { pageOf, pageQuery } from '#platform/model/call-words.ts'
import { snakeCase } from '#platform/model/document.ts'
import { logShown } from '#platform/server/audit/read-log.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { and, raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { tableNameOf } from '#platform/server/documents/table.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { readPlan } from '../checkup/checkup-plan-read.ts'
import { checkupResult } from './checkup-result.model.ts'
import { followUp } from './follow-up.model.ts'
import { type FollowRow, followRow, type ResultRow, resultRow } from './plan-outcome.calls.ts'
import { grades } from './result-codes.model.ts'
import { isCurrent } from './result-current.sql.ts'

const API = '/api/hea/checkup/checkupplan/:no'
const params = z.object({ no: z.coerce.number().int().min(1) })
const sums = z.array(z.object({ code: z.string(), count: z.number() }))
type Sum = z.infer<typeof sums>[number]
const word = z.string().trim().max(100).default('')

export function planOutcomeRoutes(app: App, services: Services): void {
  registerResults(app, services)
  registerFollowUps(app, services)
}

/** The health team alone reads findings, in a list as in a record. */
function healthTeam(request: FastifyRequest, route: string) {
  const person = personUnder(request, route)
  if (!hasLevel(person, ['F'])) throw forbidden()
  return person
}

const named = (q: string): Sql[] => (q ? [sql`(strpos(r.person_nm, ${q}) > 0 or r.user_id = ${q})`] : [])
const deptOf = raw(`(select d.dept_nm from sys_user u join directory_dept d on d.dept_cd = u.dept_cd
  where u.user_id = r.user_id) as "deptNm"`)
const orderOf = (sorts: Readonly<Record<string, Sql>>, sort: string, key: string): Sql => {
  const by = sorts[sort.replace(/^-/, '')]
  const last = raw(`r.${key}`)
  return by ? sql`${by} ${raw(sort.startsWith('-') ? 'desc' : 'asc')} nulls last, ${last}` : last
}
const sortIn = (sorts: object) =>
  z
    .string()
    .refine((name) => name === '' || name.replace(/^-/, '') in sorts)
    .default('')

type PartRequest = FastifyRequest<{ Params: { no: number } }> & {
  query: { page: number; limit: number; sort: string }
}
interface Part<Also> {
  columns: Sql
  sorts: Readonly<Record<string, Sql>>
  /** What the part is, and what of it is asked for. */
  within: Sql
  wanted: readonly Sql[]
  /** Sums of the whole part, in the same round trip. */
  also(queries: Queries): Promise<Also>
}

/** A page of what came of the plan, in one round trip; each row that is shown leaves its entry. */
async function readPart<Row extends object, Also = Sum[]>(
  services: Services,
  request: PartRequest,
  model: typeof checkupResult | typeof followUp,
  { columns, sorts, within, wanted, also }: Part<Also>,
) {
  const person = healthTeam(request, model.route.staff)
  const { page, limit, sort } = request.query
  const table = raw(tableNameOf(model))
  const where = and([within, ...wanted])
  const [rows, [count], sums] = await services.db.read(person, async (queries) => {
    await readPlan(queries, request.params.no)
    return Promise.all([
      queries.query<Row & Readonly<Record<string, unknown>>>(sql`select ${columns} from ${table} r where ${where}
        order by ${orderOf(sorts, sort, snakeCase(model.key))} limit ${limit} offset ${(page - 1) * limit}`),
      queries.query<{ total: number }>(sql`select count(*)::int as total from ${table} r where ${where}`),
      also(queries),
    ])
  })
  await logShown(services, request, model, rows, 'LIST')
  return { page: { total: count?.total ?? 0, page, limit, rows }, also: sums }
}

const resultSorts = {
  personNm: sql`r.person_nm`,
  overallGradeCd: sql`r.overall_grade_cd`,
  workFitCd: sql`r.work_fit_cd`,
  examYmd: sql`r.exam_ymd`,
  receiveYmd: sql`r.receive_ymd`,
  statusCd: sql`r.status_cd`,
}
const resultQuery = pageQuery.extend({
  q: word,
  overallGradeCd: z.enum(Object.keys(grades) as [string]).optional(),
  sort: sortIn(resultSorts),
})
const resultAnswer = pageOf(resultRow).extend({
  /** Of the whole plan, whatever is searched for. */
  grades: sums,
  /** Examined, and no result yet. */
  awaitedCnt: z.number(),
})

/** Whoever took his consent back is in no list and no sum of the site: not even in the list of one who reads his own. */
const ofPlan = (no: number): Sql => sql`r.hea_checkup_plan_no = ${no} and ${isCurrent()} and r.status_cd <> 'SEALED'`

const resultColumns = sql`r.hea_checkup_result_no as "heaCheckupResultNo", r.plant_cd as "plantCd", r.user_id as "userId",
  r.person_nm as "personNm", ${deptOf}, r.factor_nms as "factorNms", r.overall_grade_cd as "overallGradeCd",
  r.second_round_yn as "secondRoundYn", r.work_fit_cd as "workFitCd", r.follow_up_nms as "followUpNms",
  r.exam_ymd as "examYmd", r.receive_ymd as "receiveYmd", r.status_cd as "statusCd"`

function registerResults(app: App, services: Services): void {
  app.get(
    `${API}/results`,
    {
      config: needs(checkupResult.route.staff),
      schema: { tags: [checkupResult.label], params, querystring: resultQuery, response: { 200: resultAnswer } },
    },
    async (request) => {
      const { q, overallGradeCd } = request.query
      const { no } = request.params
      const within = ofPlan(no)
      const part = await readPart<ResultRow>(services, request, checkupResult, {
        columns: resultColumns,
        sorts: resultSorts,
        within,
        wanted: [...named(q), ...(overallGradeCd ? [sql`r.overall_grade_cd = ${overallGradeCd}`] : [])],
        also: (queries) =>
          queries.query<Sum>(sql`select r.overall_grade_cd as code, count(*)::int as count from hea_checkup_result r
            where ${within} and r.overall_grade_cd is not null group by 1`),
      })
      const [awaited] = await services.db.query<{ n: number }>('SYSTEM', awaitedOf(no))
      return { ...part.page, grades: part.also, awaitedCnt: awaited?.n ?? 0 }
    },
  )
}

/** Asked as the program: a result that the site does not see is not waited for either. */
const awaitedOf = (no: number): Sql => sql`select count(*)::int as n from hea_checkup_target t
  where t.hea_checkup_plan_no = ${no} and t.delete_yn = 'N' and t.target_status_cd = 'DONE'
    and not exists (select from hea_checkup_result r where r.hea_checkup_target_no = t.hea_checkup_target_no and r.delete_yn = 'N')`

const followSorts = {
  personNm: sql`r.person_nm`,
  followUpCd: sql`r.follow_up_cd`,
  dueYmd: sql`r.due_ymd`,
  reportDueYmd: sql`r.report_due_ymd`,
  statusCd: sql`r.status_cd`,
}
const followQuery = pageQuery.extend({
  q: word,
  statusCd: z.enum(Object.keys(followUp.lifecycle.states) as [string]).optional(),
  sort: sortIn(followSorts),
})
const followAnswer = pageOf(followRow).extend({
  states: sums,
  /** To be reported to the labour office, and how many of them are not yet. */
  reportCnt: z.number(),
  unreportedCnt: z.number(),
})
type Report = Pick<z.infer<typeof followAnswer>, 'reportCnt' | 'unreportedCnt'>

const followColumns = sql`r.hea_follow_up_no as "heaFollowUpNo", r.hea_follow_up_doc_no as "heaFollowUpDocNo",
  r.plant_cd as "plantCd", r.user_id as "userId", r.person_nm as "personNm", ${deptOf},
  r.follow_up_cd as "followUpCd", r.measure_desc as "measureDesc",
  (select m.user_nm from directory_person m where m.user_id = r.manager_user_id) as "managerUserNm",
  r.due_ymd as "dueYmd", r.report_yn as "reportYn", r.report_due_ymd as "reportDueYmd",
  r.reported_ymd as "reportedYmd", r.status_cd as "statusCd"`

function registerFollowUps(app: App, services: Services): void {
  app.get(
    `${API}/followups`,
    {
      config: needs(followUp.route.staff),
      schema: { tags: [followUp.label], params, querystring: followQuery, response: { 200: followAnswer } },
    },
    async (request) => {
      const { q, statusCd } = request.query
      const within = sql`r.hea_checkup_plan_no = ${request.params.no} and r.delete_yn = 'N'`
      const part = await readPart<FollowRow, [Sum[], Report[]]>(services, request, followUp, {
        columns: followColumns,
        sorts: followSorts,
        within,
        wanted: [...named(q), ...(statusCd ? [sql`r.status_cd = ${statusCd}`] : [])],
        also: (queries) =>
          Promise.all([
            queries.query<Sum>(
              sql`select r.status_cd as code, count(*)::int as count from hea_follow_up r where ${within} group by 1`,
            ),
            queries.query<Report>(sql`select count(*)::int as "reportCnt",
                count(*) filter (where r.reported_ymd is null)::int as "unreportedCnt"
              from hea_follow_up r where ${within} and r.report_yn = 'Y'`),
          ]),
      })
      const [states, [report]] = part.also
      const { reportCnt = 0, unreportedCnt = 0 } = report ?? {}
      return { ...part.page, states, reportCnt, unreportedCnt }
    },
  )
}

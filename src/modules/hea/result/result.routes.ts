/** Values of a person over the years, and what he himself may read of his results. */
import { z } from 'zod'
import { addMonths } from '#platform/model/calendar.ts'
import { logShown } from '#platform/server/audit/read-log.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { checkupResult } from './checkup-result.model.ts'
import { type Measured, type MyResults, measured, myResults } from './result.wire.ts'

/** The menu of every employee about himself. */
const MY_ROUTE = '/hea/checkup/myCheckup'
const TREND_MONTHS = 60
const tags = [checkupResult.label]
const trend = z.object({ rows: z.array(measured) })

export function resultRoutes(app: App, services: Services): void {
  registerTrend(app, services)
  registerMine(app, services)
}

function registerTrend(app: App, services: Services): void {
  const params = z.object({ no: z.coerce.number().int() })
  app.get(
    `${checkupResult.api}/:no/trend`,
    { config: needsDocument(checkupResult), schema: { tags, params, response: { 200: trend } } },
    async (request) => {
      const person = personUnder(request, checkupResult.route.staff)
      const { no } = request.params
      const { record, rows } = await services.db.read(person, async (db) => {
        const found = await getRecord(db, checkupResult, no)
        const values = await db.query<Measured>(
          valuesOf(sql`r.user_id = ${found.userId} and r.exam_ymd > ${addMonths(String(found.examYmd), -TREND_MONTHS)}::date
            and r.exam_ymd <= ${found.examYmd}::date`),
        )
        return { record: found, rows: values }
      })
      await logShown(services, request, checkupResult, [record], 'RECORD')
      return { rows }
    },
  )
}

const valuesOf = (where: ReturnType<typeof sql>) => sql`
  select r.exam_ymd as "examYmd", i.exam_item_cd as "examItemCd", i.result_val as "resultVal", i.unit_cd as "unitCd",
    i.ref_min_val as "refMinVal", i.ref_max_val as "refMaxVal", i.abnormal_yn as "abnormalYn"
  from hea_checkup_result r join hea_checkup_result_items i on i.hea_checkup_result_no = r.hea_checkup_result_no
  where ${where} and r.delete_yn = 'N' and i.result_val is not null order by r.exam_ymd, i.seq_no`

/** As himself and nobody else: a nurse reads here of herself what every employee reads of himself. */
function registerMine(app: App, services: Services): void {
  app.get(
    '/api/hea/checkup/myresults',
    { config: needs(MY_ROUTE), schema: { tags, response: { 200: myResults } } },
    async (request) => {
      const person = { ...personUnder(request, MY_ROUTE), scopeCd: 'OWN' as const, levels: [] }
      const own = sql`r.user_id = ${person.userId} and r.status_cd in ('RELEASED', 'SEALED')`
      const [rows, values] = await services.db.read(person, (db) =>
        Promise.all([
          db.query<MyResults['rows'][number]>(sql`
          select r.hea_checkup_result_no as "heaCheckupResultNo", p.hea_checkup_plan_nm as "heaCheckupPlanNm",
            r.hea_checkup_class_cd as "heaCheckupClassCd", r.second_round_yn as "secondRoundYn", r.exam_ymd as "examYmd",
            r.update_dt as "releaseDt", r.overall_grade_cd as "overallGradeCd", r.work_fit_cd as "workFitCd",
            r.condition_desc as "conditionDesc", r.review_ymd as "reviewYmd", r.follow_up_nms as "followUpNms",
            r.doctor_opinion_desc as "doctorOpinionDesc", case r.status_cd when 'SEALED' then 'Y' else 'N' end as "sealedYn",
            (select coalesce(jsonb_agg(jsonb_build_object('factorNm', f.factor_nm, 'organCd', x.organ_cd,
                'gradeCd', x.grade_cd, 'opinionDesc', x.opinion_desc) order by x.seq_no), '[]')
              from hea_checkup_result_factors x left join hea_hazard_factor f on f.factor_cd = x.factor_cd
              where x.hea_checkup_result_no = r.hea_checkup_result_no) as factors
          from hea_checkup_result r left join hea_checkup_plan p on p.hea_checkup_plan_no = r.hea_checkup_plan_no
          where ${own} and r.delete_yn = 'N' order by r.exam_ymd desc, r.hea_checkup_result_no desc limit 50`),
          db.query<Measured>(valuesOf(own)),
        ]),
      )
      return { rows, values }
    },
  )
}

/** How grades went over the years, and what a round came to: for charts, sheets and the half-year report. */

import { z } from 'zod'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { subconEval } from './eval.model.ts'
import type { TrendRow } from './eval.wire.ts'
import { evalClasses } from './eval-codes.model.ts'
import type { ReportAnswer } from './eval-figures.wire.ts'
import { nullable, reportAnswer } from './eval-figures.wire.ts'
import { evalPlan } from './eval-plan.model.ts'

const TREND = '/api/saf/subconeval/evaltrend'
const tags = [subconEval.label]
const query = z.strictObject({ vendorCd: z.string().max(20).optional() })
const grade = z.enum(['S', 'A', 'B', 'C', 'D'])
const trendAnswer = z.object({
  rows: z.array(
    z.object({
      evalNo: z.number(),
      evalTitle: z.string(),
      evalClassCd: z.string(),
      vendorCd: z.string(),
      vendorNm: nullable.text,
      periodToYmd: z.string(),
      autoScore: nullable.number,
      manualScore: nullable.number,
      bonusScore: nullable.number,
      totalScore: nullable.number,
      evalGradeCd: grade.nullable(),
      fixYmd: nullable.text,
      gradeValidToYmd: nullable.text,
    }),
  ),
})

const scores = sql`e.auto_score::float8 as "autoScore", e.manual_score::float8 as "manualScore", e.bonus_score::float8 as "bonusScore",
  e.total_score::float8 as "totalScore", e.eval_grade_cd as "evalGradeCd"`

/** Fixed evaluations, the latest last; a vendor's own alone. */
const trendOf = (db: Queries, vendorCd: string | null): Promise<TrendRow[]> =>
  db.query<TrendRow>(sql`select e.eval_no as "evalNo", e.eval_title as "evalTitle", e.eval_class_cd as "evalClassCd",
      e.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm", e.period_to_ymd::text as "periodToYmd", ${scores},
      e.fix_ymd::text as "fixYmd", e.grade_valid_to_ymd::text as "gradeValidToYmd"
    from subcon_eval e left join vendor_info v on v.vendor_cd = e.vendor_cd
    where e.status_cd = 'FIX' and e.delete_yn = 'N' and (${vendorCd}::text is null or e.vendor_cd = ${vendorCd})
    order by e.fix_ymd, e.eval_no limit 5000`)

export function evalFigureRoutes(app: App, services: Services): void {
  registerTrend(app, services)
  registerReport(app, services)
}

function registerTrend(app: App, { db, clock }: Services): void {
  app.get(
    TREND,
    { config: needsDocument(subconEval), schema: { tags, querystring: query, response: { 200: trendAnswer } } },
    async (request) => {
      const { person } = askerOf(request, subconEval)
      return { rows: await db.read(person, (queries) => trendOf(queries, request.query.vendorCd ?? null)) }
    },
  )
  app.get(
    `${TREND}/excel`,
    { config: needsDocument(subconEval), schema: { tags, querystring: query } },
    async (request, reply) => {
      const { person, language } = askerOf(request, subconEval)
      const rows = await db.read(person, (queries) => trendOf(queries, request.query.vendorCd ?? null))
      const t = (text: string) => translate('contractor', language, text)
      const fileNm = excelFileName(t('평가 등급 추이'), clock.now())
      const classes: Readonly<Record<string, string>> = evalClasses
      return reply
        .type(XLSX_CONTENT_TYPE)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileNm)}`)
        .send(
          writeWorkbook({
            sheetNm: t('평가 등급 추이'),
            columns: sheetColumns.map((text) => ({ text: t(text) })),
            rows: rows.map((row) => [
              ...[
                row.vendorNm,
                t(classes[row.evalClassCd] ?? ''),
                row.evalTitle,
                row.fixYmd,
                row.autoScore,
                row.manualScore,
              ],
              ...[row.bonusScore, row.totalScore, row.evalGradeCd, row.gradeValidToYmd],
            ]),
          }),
        )
    },
  )
}
const sheetColumns = [
  ...['업체', '구분', '평가명', '확정일', '자동점수', '정성점수', '가점', '총점', '등급', '등급 유효기간'],
]

/** 반기 점검: what a round came to, vendor by vendor. @law 중대재해처벌법 시행령 제4조제9호 */
function registerReport(app: App, { db, clock }: Services): void {
  const params = z.object({ no: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
  app.get(
    `${evalPlan.api}/:no/report`,
    { config: needsDocument(evalPlan), schema: { tags, params, response: { 200: reportAnswer } } },
    async (request): Promise<ReportAnswer> => {
      const { person } = askerOf(request, evalPlan)
      return db.read(person, async (queries) => {
        const { plantCd, evalPlanNo } = await getRecord(queries, evalPlan, request.params.no)
        const rows = await queries.query<
          ReportAnswer['rows'][number]
        >(sql`select e.eval_no as "evalNo", e.eval_doc_no as "evalDocNo",
            v.vendor_nm as "vendorNm", v.vendor_risk_cd as "vendorRiskCd", e.status_cd as "statusCd", ${scores},
            e.cap_reason_desc as "capReasonDesc", e.self_late_yn as "selfLateYn", e.object_dt as "objectDt", e.plan_due_ymd::text as "planDueYmd"
          from subcon_eval e left join vendor_info v on v.vendor_cd = e.vendor_cd
          where e.eval_plan_no = ${evalPlanNo} and e.delete_yn = 'N' order by e.total_score desc nulls last, v.vendor_nm`)
        const missing = await queries.query<{ vendorNm: string }>(sql`select vendor_nm as "vendorNm" from vendor_info
          where plant_cd = ${plantCd} and vendor_status_cd in ('ACTIVE', 'SUSP') and delete_yn = 'N'
            and (eval_valid_to_ymd is null or eval_valid_to_ymd < ${clock.today()}::date) order by vendor_nm limit 300`)
        return {
          states: countBy(rows, ({ statusCd }) => statusCd).map(([statusCd, count]) => ({ statusCd, count })),
          grades: countBy(rows, ({ evalGradeCd }) => evalGradeCd).map(([evalGradeCd, count]) => ({
            evalGradeCd,
            count,
          })),
          rows,
          withoutGrade: missing.map(({ vendorNm }) => vendorNm),
        }
      })
    },
  )
}
function countBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key | null): [Key, number][] {
  const groups = Map.groupBy(rows, keyOf)
  return [...groups].flatMap(([key, found]) => (key === null ? [] : [[key, found.length] as [Key, number]]))
}

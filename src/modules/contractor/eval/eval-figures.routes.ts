/** How grades went over the years, and what a round came to: for charts, sheets and the half-year report. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet } from '#platform/server/calls/list-sheet.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ReportRow, TrendRow } from './eval.calls.ts'
import * as calls from './eval.calls.ts'
import { evalClasses } from './eval-codes.model.ts'

const scores = sql`e.auto_score::float8 as "autoScore", e.manual_score::float8 as "manualScore", e.bonus_score::float8 as "bonusScore",
  e.total_score::float8 as "totalScore", e.eval_grade_cd as "evalGradeCd"`

/** Fixed evaluations, the latest last; a vendor's own alone. */
const trendOf = (db: Queries, vendorCd: string | null): Promise<TrendRow[]> =>
  db.query<TrendRow>(sql`select e.eval_no as "evalNo", e.eval_doc_no as "evalDocNo", e.eval_title as "evalTitle", e.eval_class_cd as "evalClassCd",
      e.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm", e.period_to_ymd::text as "periodToYmd", ${scores},
      e.fix_ymd::text as "fixYmd", e.grade_valid_to_ymd::text as "gradeValidToYmd"
    from subcon_eval e left join vendor_info v on v.vendor_cd = e.vendor_cd
    where e.status_cd = 'FIX' and e.delete_yn = 'N' and (${vendorCd}::text is null or e.vendor_cd = ${vendorCd})
    order by e.fix_ymd, e.eval_no limit 5000`)

const trend = answer(calls.evalTrend, async ({ query, db }) => ({ rows: await trendOf(db, query.vendorCd ?? null) }))

const sheet = answer(calls.evalTrendSheet, async ({ query, db, request }) => {
  const rows = await trendOf(db, query.vendorCd ?? null)
  const latestFirst = rows.toReversed()
  return listSheet(request, { area: 'contractor', label: '평가 등급 추이', columns: trendColumns, rows: latestFirst })
})
const classes: Readonly<Record<string, string>> = evalClasses
const score = (text: string, value: (row: TrendRow) => number | null): ListColumn<TrendRow> => ({
  text,
  kind: 'number',
  decimals: 1,
  value,
})
const trendColumns: readonly ListColumn<TrendRow>[] = [
  { text: '번호', kind: 'text', width: 20, value: (row) => row.evalDocNo },
  { text: '평가명', kind: 'text', width: 36, value: (row) => row.evalTitle },
  { text: '업체', kind: 'text', width: 24, value: (row) => row.vendorNm },
  { text: '구분', kind: 'text', value: (row, say) => say(classes[row.evalClassCd] ?? '') },
  { text: '확정일', kind: 'day', width: 12, value: (row) => row.fixYmd },
  score('자동점수', (row) => row.autoScore),
  score('정성점수', (row) => row.manualScore),
  score('가점', (row) => row.bonusScore),
  score('총점', (row) => row.totalScore),
  { text: '등급', kind: 'text', value: (row) => row.evalGradeCd },
  { text: '등급 유효기간', kind: 'day', width: 12, value: (row) => row.gradeValidToYmd },
]

const report = answer(calls.evalReport, async ({ record: { plantCd, evalPlanNo }, db, today }) => {
  const [rows, missing] = await Promise.all([
    db.query<ReportRow>(sql`select e.eval_no as "evalNo", e.eval_doc_no as "evalDocNo",
        v.vendor_nm as "vendorNm", v.vendor_risk_cd as "vendorRiskCd", e.status_cd as "statusCd", ${scores},
        e.cap_reason_desc as "capReasonDesc", e.self_late_yn as "selfLateYn", e.object_dt as "objectDt", e.plan_due_ymd::text as "planDueYmd"
      from subcon_eval e left join vendor_info v on v.vendor_cd = e.vendor_cd
      where e.eval_plan_no = ${evalPlanNo} and e.delete_yn = 'N' order by e.total_score desc nulls last, v.vendor_nm`),
    db.query<{ vendorNm: string }>(sql`select vendor_nm as "vendorNm" from vendor_info
      where plant_cd = ${plantCd} and vendor_status_cd in ('ACTIVE', 'SUSP') and delete_yn = 'N'
        and (eval_valid_to_ymd is null or eval_valid_to_ymd < ${today}::date) order by vendor_nm limit 300`),
  ])
  return {
    states: countBy(rows, ({ statusCd }) => statusCd).map(([statusCd, count]) => ({ statusCd, count })),
    grades: countBy(rows, ({ evalGradeCd }) => evalGradeCd).map(([evalGradeCd, count]) => ({ evalGradeCd, count })),
    rows,
    withoutGrade: missing.map(({ vendorNm }) => vendorNm),
  }
})
function countBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key | null): [Key, number][] {
  const groups = Map.groupBy(rows, keyOf)
  return [...groups].flatMap(([key, found]) => (key === null ? [] : [[key, found.length] as [Key, number]]))
}

export const evalFigureRoutes = routes(trend, sheet, report)

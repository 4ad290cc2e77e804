import { messages } from '#platform/model/messages.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { deadlineJob, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { MEASURE_RESULTS, measure } from './measure.model.ts'
import { hygienists, measureUnit } from './measure-unit.model.ts'

const group = { eventGrpCd: 'MEASURE_TASK', label: '작업환경측정 기한', optional: false, isForStaff: true } as const
const places = { n: ['건수', '3'] } as const

export const measureMessages = {
  ...messages(
    measureUnit,
    { group, places },
    { WEM_DUE: ['측정기한 다가옴', '측정기한이 다가옵니다({due}): {title} 등 {n}곳'] },
  ),
  // Where people see the results rather than the plan.
  ...messages(
    { ...measure, route: { staff: MEASURE_RESULTS } },
    { group, places },
    {
      WEM_REPORT_DUE: [
        '측정결과 보고기한 다가옴',
        '측정결과 보고기한이 다가옵니다({due}): {title}',
        { to: hygienists },
      ],
      WEM_PROOF_DUE: [
        '개선 증명기한 다가옴',
        '개선 증명서류 제출기한이 다가옵니다({due}): {title}',
        { to: hygienists },
      ],
      WEM_EXCEEDED: ['노출기준 초과', '노출기준 초과 {n}건: {title}', { to: 'HLM', tone: 'danger' }],
      WEM_IMPROVED: ['측정 초과의 개선 끝남', '측정 초과의 개선이 모두 끝났습니다: {title}', { to: 'HYG' }],
    },
  ),
}
const m = measureMessages

const once =
  (field: string) =>
  ({ day, mark }: { day: Sql; mark: Sql }) =>
    sql`${`measure-${field}:`}::text || r.measure_no || ':' || ${day} || ':' || ${mark}`

/** W10: seven and three days before the day, and on it. */
export const heaMeasureReportDue = deadlineJob(
  { name: 'hea-measure-report-due', label: '측정결과 보고기한 알림', cron: '10 7 * * *' },
  deadlines(measure, [
    due(['SAMPLED', 'RESULT', 'EVAL'], 'reportDueYmd', {
      at: [7, 3, 0],
      where: sql`r.reported_ymd is null`,
      tell: m.WEM_REPORT_DUE,
      once: once('report_due_ymd'),
      evenOld: true,
    }),
    due(['EVAL', 'REPORTED', 'ACTION'], 'improveDueYmd', {
      at: [7, 3, 0],
      where: sql`r.improve_proof_ymd is null`,
      tell: m.WEM_PROOF_DUE,
      once: once('improve_due_ymd'),
      evenOld: true,
    }),
  ]),
)

/**
 * What is told of results, and by when they are followed up. A message passes through many hands: it names a number and a
 * day, no finding and nobody, and what somebody is told of his own is that there is something to read.
 */
import { messages } from '#platform/model/messages.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { deadlineJob, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { MY_CHECKUP } from '../checkup/checkup.messages.ts'
import { checkupPlan } from '../checkup/checkup-plan.model.ts'
import { measureUnit } from '../measure/measure-unit.model.ts'
import { checkupResult } from './checkup-result.model.ts'
import { followUp } from './follow-up.model.ts'
import { WORK_MEASURE_ROUTE } from './work-measure.model.ts'

const group = { eventGrpCd: 'HEA_RESULT', label: '검진결과', optional: false, isForStaff: true } as const
const channels = ['NOTICE'] as const
const inTheHouse = { channels } as const

export const resultMessages = {
  ...messages(
    checkupPlan,
    { group },
    {
      HEA_IMPR_END: ['검진 소견 개선 끝남', '검진 소견에 따른 개선이 모두 끝났습니다: {title}', { tone: 'done' }],
      HEA_IMPR_CANC: ['검진 소견 개선 취소', '검진 소견에 따른 개선이 취소되었습니다: {title}'],
      HEA_RESULT_DELAY: [
        '검진결과 늦음',
        '검진결과가 기한 안에 오지 않았습니다. 기관에 독촉하십시오: {title} ({ymd} 검진, {n}명)',
        { channels, tone: 'danger', places: { ymd: ['검진일', '2026-12-03'], n: ['인원', '12'] } },
      ],
    },
  ),
  ...messages(
    MY_CHECKUP,
    { group },
    {
      HEA_RESULT_READY: [
        '검진결과 도착',
        '건강진단 결과가 도착했습니다. 나의 건강검진에서 확인하십시오.',
        { channels, tone: 'done' },
      ],
      // Of a second examination: it may be read over his shoulder.
      HEA_RESULT_AGAIN: [
        '검진결과 정정',
        '건강진단 결과가 정정되었습니다. 나의 건강검진에서 확인하십시오.',
        { channels },
      ],
      HEA_FIT_OWN: ['업무적합성 변경', '업무적합성이 바뀌었습니다. 나의 건강검진에서 확인하십시오.', { channels }],
      HEA_SECOND_OWN: ['받지 않은 검진', '받지 않은 검진이 있습니다. 의무실에 문의하십시오.', inTheHouse],
    },
  ),
  ...messages(
    checkupResult,
    {
      group,
      places: {
        no: { of: 'heaCheckupResultDocNo', sample: 'HCR-20261102-0001' },
        docNo: { of: 'heaCheckupResultDocNo', sample: 'HCR-20261102-0001' },
      },
    },
    {
      HEA_SECOND_WAITS: ['2차 검진 미수검', '통보한 검진을 아직 받지 않았습니다({due}): {no}', inTheHouse],
      HEA_SECOND_END: ['2차 검진 기한 지남', '판정불가(U)로 바꿀지 검토하십시오: {no}', { channels, tone: 'danger' }],
      HEA_FIT_OTHER: [
        '남은 업무 제한 확인',
        '다른 검진의 업무 제한이 남아 있습니다. 의사의 의견을 들어 계속할지 정하십시오: {no} (새 결과 {newNo})',
        { to: 'HLM', channels, places: { newNo: ['새 결과 번호', 'HCR-20261102-0002'] } },
      ],
      /** @law 산업안전보건법 시행규칙 제220조제2항 */
      HEA_FIT_REVIEW: [
        '업무적합성 재평가',
        '업무적합성을 다시 평가할 날입니다({due}). 의사의 의견을 들으십시오: {no}',
        { channels },
      ],
      /** @law 산업안전보건법 제57조제3항, 같은 법 시행규칙 제73조 */
      HEA_DISEASE: [
        '직업병 유소견',
        '직업병 유소견이 있습니다. 산업재해 발생보고 대상인지 확인하십시오: {docNo}',
        { to: 'HLM', channels, tone: 'danger' },
      ],
    },
  ),
  ...messages(
    followUp,
    {
      group,
      places: {
        no: { of: 'heaFollowUpDocNo', sample: 'HFU-20261102-0001' },
        due: { of: 'reportDueYmd', sample: '2026-12-05' },
      },
    },
    {
      HEA_FOLLOW_GONE: [
        '사후관리 철회',
        '검진결과가 정정되어 사후관리를 철회했습니다: {no}',
        { to: 'managerUserId', channels },
      ],
      HEA_REPORT_SOON: [
        '사후관리 보고기한 다가옴',
        '사후관리 조치결과 보고기한이 다가옵니다({due}): {no}',
        { to: 'HLM', channels },
      ],
      HEA_REPORT_LATE: [
        '사후관리 보고기한 지남',
        '사후관리 조치결과 보고기한이 지났습니다({due}): {no}',
        { to: 'HLM', channels, tone: 'danger' },
      ],
    },
  ),
  ...messages(
    { name: 'hea-work-measure', route: { staff: WORK_MEASURE_ROUTE }, key: 'workMeasureNo' },
    { group },
    {
      HEA_WORK_MEASURE: ['작업 조치 확인', '작업 조치를 확인해 주십시오. (기한 {due})', inTheHouse],
      HEA_FIT_LIMIT: ['업무적합성 조건', '업무적합성에 조건이 있는 직원이 있습니다. 확인해 주십시오.', inTheHouse],
      HEA_FIT_END: ['업무 제한 해제', '업무 제한이 풀린 직원이 있습니다. 확인해 주십시오.', inTheHouse],
    },
  ),
  // The hygienist reads no finding: he hears which place to measure, not why.
  ...messages(
    measureUnit,
    { group, places: { process: ['공정', '반응 1공정'], factor: ['유해인자', '톨루엔'] } },
    {
      HEA_MEASURE_MORE: [
        '추가 측정 검토',
        '추가 작업환경측정이 필요한지 검토하십시오: {process} {factor}',
        { to: 'HYG', channels },
      ],
    },
  ),
}
const m = resultMessages

const reported = sql`r.report_yn = 'Y'`
const once = ({ mark }: { mark: Sql }) => sql`'hea-report-due:' || r.hea_follow_up_no || ':' || ${mark}`

/** K9 @law 산업안전보건법 제132조제5항, 시행규칙 제210조 */
export const heaReportDue = deadlineJob(
  { name: 'hea-report-due', label: '사후관리 보고기한 알림', cron: '30 7 * * *' },
  deadlines(followUp, [
    due(['PLAN', 'DOING', 'EXPLAINED'], 'reportDueYmd', {
      at: [7, 3, 0],
      where: reported,
      tell: m.HEA_REPORT_SOON,
      once,
    }),
    due(['PLAN', 'DOING', 'EXPLAINED'], 'reportDueYmd', { late: true, where: reported, tell: m.HEA_REPORT_LATE, once }),
  ]),
)

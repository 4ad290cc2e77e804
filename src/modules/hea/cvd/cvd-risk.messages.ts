/** What is told of evaluations and of measures at work. An evaluation is named by its number: the message says whose it is to nobody. */
import { messages } from '#platform/model/messages.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { MY_CHECKUP_ROUTE } from '../checkup/checkup-codes.model.ts'
import { cvdRisk } from './cvd-risk.model.ts'
import { workCare } from './work-care.model.ts'

const group = { eventGrpCd: 'HEA_CVD', label: '뇌심혈관 위험도·근무조치', optional: false, isForStaff: true } as const
const places = {
  title: { of: 'cvdRiskDocNo', sample: 'CV-20261102-0001' },
  due: { of: 'reviewDueYmd', sample: '2026-12-05' },
} as const

export const cvdMessages = {
  ...messages(
    cvdRisk,
    { group, places },
    {
      CVD_REVIEW: ['업무적합성 평가 요청', '업무적합성을 평가해 주십시오: {title} (기한 {due})', { to: 'DOC' }],
      CVD_REVIEW_DUE: [
        '업무적합성 평가기한',
        '업무적합성 평가기한입니다: {title} (기한 {due})',
        { to: 'DOC', tone: 'danger' },
      ],
      CVD_NEXT: [
        '다음 평가',
        '{due}에 뇌심혈관 위험도를 다시 평가할 사람: {n}명',
        { places: { n: ['인원', '12'], due: { of: 'nextYmd', sample: '2026-12-05' } } },
      ],
    },
  ),
  ...messages(
    { name: cvdRisk.name, route: { staff: MY_CHECKUP_ROUTE } },
    { group },
    {
      CVD_RESULT: ['평가 결과', '뇌심혈관 발병위험도 평가 결과가 나왔습니다. 나의 건강검진에서 확인하십시오.'],
    },
  ),
  ...messages(
    workCare,
    { group, places: { title: { of: 'personNm', sample: '정우진' } } },
    { WORK_CARE: ['근무조치 확인', '근무조치를 확인해 주십시오: {title}', { to: 'managerUserId' }] },
  ),
}
const m = cvdMessages

const unreviewed = sql`r.review_dt is null`
const once = ({ mark }: { mark: Sql }) => sql`'cvd-review:' || r.cvd_risk_no || ':' || ${mark}`

export const cvdReviewDues = deadlines(cvdRisk, [
  due('CLOSED', 'reviewDueYmd', { at: [3, 0], where: unreviewed, tell: m.CVD_REVIEW_DUE, once }),
  due('CLOSED', 'reviewDueYmd', { late: true, where: unreviewed, tell: m.CVD_REVIEW_DUE.to('DOC', 'HLM'), once }),
])

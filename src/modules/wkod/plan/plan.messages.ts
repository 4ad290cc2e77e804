/** What work plans and the information that the host owes for them tell, and which papers and ends are overdue. */
import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type Deadlines, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { wkodInfo } from './wkod-info.model.ts'
import { wkodPlan } from './wkod-plan.model.ts'

const group = { eventGrpCd: 'WKOD_PLAN', label: '작업계획서', optional: false } as const
const places = { vendor: { of: 'vendorNm', sample: '한별플랜트㈜' } } as const
/** Who hears for the vendor. */
const vendor = ['VAD', 'VSM'] as const
const writers = ['author', ...vendor] as const
const givers = ['giveUserId', 'author'] as const

export const planMessages = {
  ...messages(
    wkodPlan,
    { group, places },
    {
      PLAN_RQST: ['작업계획서 검토', '작업계획서를 검토해 주세요: {vendor} · {title}', { to: ['ownUserId', 'OPR'] }],
      PLAN_APPROVE: ['작업계획서 승인 요청', '작업계획서를 승인해 주세요: {vendor} · {title}'],
      PLAN_APPR: [
        '작업계획서 승인',
        '작업계획서가 승인되었습니다. 작업자의 확인 서명을 받아 주세요: {title}',
        { to: writers, tone: 'done' },
      ],
      PLAN_RTN: ['작업계획서 보완', '작업계획서를 보완해 주세요: {title}', { to: writers }],
      PLAN_INFO_ASK: [
        '안전보건정보 요청',
        '업체가 안전보건정보 제공을 요청했습니다: {vendor} · {title}',
        { to: 'ownUserId', tone: 'danger' },
      ],
      PLAN_FINISH: [
        '작업종료',
        '작업이 종료되었습니다. {due}까지 사후서류를 올려 주세요: {title}',
        { to: writers, places: { due: { of: 'afterDueYmd', sample: '2026-12-05' } } },
      ],
      PLAN_SUSP: ['작업계획 중지', '작업계획이 중지되었습니다: {title}', { to: writers, tone: 'danger' }],
      PLAN_RESUME: ['작업계획 중지 해제', '작업계획의 중지가 해제되었습니다: {title}', { to: writers, tone: 'done' }],
      PLAN_LATE: ['사후서류 지연', '사후서류 제출기한({due})이 지났습니다: {title}', { to: vendor, tone: 'danger' }],
      PLAN_LATE_HEAD: [
        '사후서류 장기 지연',
        '사후서류가 {n}일째 늦고 있습니다: {title}',
        { to: 'SHD', tone: 'danger', places: { n: ['늦은 날', '8'] } },
      ],
      PLAN_OVER: [
        '계획기간 종료',
        '계획기간({due})이 끝났습니다. 작업종료를 처리해 주세요: {title}',
        { to: 'ownUserId' },
      ],
    },
  ),
  ...messages(
    wkodInfo,
    { group, places },
    {
      PLAN_INFO_GIVE: ['안전보건정보 제공', '안전보건정보를 확인해 주세요: {title}', { to: vendor }],
      PLAN_INFO_OK: [
        '안전보건정보 확인',
        '안전보건정보 제공서를 업체가 확인했습니다: {vendor} · {title}',
        { to: givers, tone: 'done' },
      ],
      PLAN_INFO_RTN: ['안전보건정보 보완', '안전보건정보 제공서를 보완해 주세요: {vendor} · {title}', { to: givers }],
    },
  ),
}
const m = planMessages

/**
 * R4: the vendor hears when papers are late, the head of safety when they still are a week later.
 *
 * @param headDays days after the deadline; @param since moment from which on what has ended is spoken of
 */
export const planPapersDues = (headDays: number, since: string): Deadlines => {
  const where = sql`r.after_lack_yn = 'Y' and r.update_dt >= ${since}::timestamptz`
  return deadlines(wkodPlan, [
    due('AFTER', 'afterDueYmd', {
      late: true,
      where,
      tell: m.PLAN_LATE,
      once: () => sql`'plan-late:' || r.wkod_plan_no`,
      evenOld: true,
    }),
    due('AFTER', 'afterDueYmd', {
      from: headDays,
      where,
      tell: m.PLAN_LATE_HEAD,
      once: () => sql`'plan-late-head:' || r.wkod_plan_no`,
      evenOld: true,
    }),
  ])
}

/** The day after its last day a plan is to be ended, or revised. @param since moment of the first start */
export const planEndDues = (since: string): Deadlines =>
  deadlines(wkodPlan, [
    due('APPR', 'planEndYmd', {
      late: true,
      where: sql`r.plan_end_ymd >= ${since}::timestamptz::date`,
      tell: m.PLAN_OVER,
      once: ({ day }) => sql`'plan-over:' || r.wkod_plan_no || ':' || ${day}`,
      evenOld: true,
    }),
  ])

/** What inspections and patrols tell people, and the days by which somebody is to look. */
import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import { deadlineJob, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { checkPlan } from './plan/check-plan.model.ts'
import { safetyCheck } from './result/safety-check.model.ts'

const tasks = { eventGrpCd: 'SAFETY_CHECK_TASK', label: '안전점검 일정·미실시', optional: false } as const
const finds = { eventGrpCd: 'SAFETY_CHECK_FIND', label: '안전점검 부적합', optional: false } as const

export const safetyCheckMessages = {
  ...messages(
    checkPlan,
    { group: tasks },
    {
      CHK_DUE: ['점검 기한', '오늘까지 할 점검입니다: {title}', { to: 'inspectorUserId' }],
      CHK_MISS: ['점검 미실시', '점검을 하지 않았습니다: {title} (기한 {due})', { to: 'SHM', tone: 'danger' }],
      CHK_MISS_3: [
        '점검 미실시 반복',
        '이 분기에 세 번 이상 하지 않은 점검입니다: {title}',
        { to: 'MGR', tone: 'danger' },
      ],
      CHK_SKIP_ASK: ['법정 점검 제외 요청', '법정 점검의 제외에 동의해 주세요: {title}', { to: 'SHD' }],
      CHK_LATE: ['늦게 온 점검결과', '미실시 처리한 점검의 결과가 늦게 왔습니다: {title}', { to: 'SHM' }],
    },
  ),
  ...messages(
    safetyCheck,
    { group: finds, places: { target: { of: 'targetNm', sample: 'P-101 이송펌프' } } },
    {
      CHK_CRIT: [
        '중대 부적합',
        '중대 부적합이 나왔습니다. 사용중지할지 판단해 주십시오: {target} · {title}',
        { to: ['SUP', 'SHM'], tone: 'danger' },
      ],
      CHK_STOP_USE: [
        '설비 사용중지',
        '설비를 사용중지했습니다: {target}',
        { to: ['SUP', 'SHM', 'OPR'], tone: 'danger' },
      ],
      CHK_KEEP_USE: [
        '중대 부적합 설비 계속 사용',
        '중대 부적합이 있는 설비를 계속 사용합니다: {target}. 사유: {stopUseDesc}',
        { to: ['SHM', 'SHD'], tone: 'danger' },
      ],
      CHK_END_STOP: [
        '설비 사용 재개',
        '설비 사용을 재개했습니다: {target}',
        { to: ['SUP', 'SHM', 'OPR'], tone: 'done' },
      ],
    },
  ),
}
const m = safetyCheckMessages

/** Any of them may make it. */
const inspectors = sql`select r.inspector_user_id as user_id union select unnest(string_to_array(r.other_inspector_user_ids, ' '))`

export const checkPlanDues = deadlineJob(
  { name: 'check-plan-deadlines', label: '점검 기한 알림', cron: '0 7 * * *' },
  deadlines(checkPlan, [
    due(['PLAN', 'DOING'], 'dueYmd', { at: [0], tell: m.CHK_DUE, to: inspectors }),
    due('MISS', 'limitYmd', { late: true, tell: m.CHK_MISS }),
  ]),
)

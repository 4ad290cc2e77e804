/** What the register of improvements tells, and who hears when of a deadline (R3). Each person hears of each step once. */
import { messages } from '#platform/model/messages.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { deadlineJob, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { impr, openStates } from './impr.model.ts'
import { headOf } from './impr-dues.ts'

/** What somebody must do, and by when. */
const tasks = { eventGrpCd: 'IMPR_TASK', label: '개선 담당·기한', optional: false } as const
const news = { eventGrpCd: 'IMPR_NEWS', label: '개선 진행 소식', optional: true } as const
/** A person, or the managers of a vendor: never both. */
const owner = ['ownerUserId', 'VAD', 'VSM'] as const

export const imprMessages = {
  ...messages(
    impr,
    { group: tasks },
    {
      IMPR_OWNER: ['개선 담당 지정', '개선을 맡으셨습니다: {title} (기한 {due})', { to: owner }],
      IMPR_REASSIGN: ['담당 다시 지정', '담당을 다시 정해 주세요: {title}', { to: 'SHM' }],
      IMPR_VERIFY: ['조치 확인 요청', '조치가 끝났습니다. 현장을 보고 확인해 주세요: {title}', { to: 'verifyUserId' }],
      IMPR_ANSWERED: [
        '관련 조치 끝남',
        '관련 조치가 끝났습니다. 개선을 마무리해 주세요: {title} (기한 {due})',
        { to: owner },
      ],
      IMPR_ANSWERED_VERIFY: [
        '관련 조치 끝남 확인',
        '관련 조치가 끝났습니다. 개선 조치를 확인해 주세요: {title}',
        { to: 'verifyUserId' },
      ],
      IMPR_REDO: ['재조치 요청', '다시 조치해 주세요: {title} (기한 {due})', { to: owner }],
      IMPR_ASK_EXTENSION: ['기한연장 검토', '기한연장을 검토해 주세요: {title} (기한 {due})'],
      IMPR_ASK_CANCEL: ['취소 검토', '개선 취소를 검토해 주세요: {title}', { to: 'SHD' }],
      IMPR_LATE: ['개선 기한 지남', '개선 기한이 지났습니다({due}): {title}', { tone: 'danger' }],
      IMPR_SOON: ['개선 기한 다가옴', '개선 기한이 다가옵니다({due}): {title}', { to: owner }],
      IMPR_INTERIM: [
        '임시조치 미등록',
        '임시조치가 24시간 안에 등록되지 않았습니다: {title}',
        { to: [...owner, 'SHM', 'SHD'], tone: 'danger' },
      ],
    },
  ),
  ...messages(
    impr,
    { group: news },
    {
      IMPR_EXTENDED: ['기한 연장', '기한이 연장되었습니다: {title} (기한 {due})', { to: owner, tone: 'done' }],
      IMPR_KEPT: ['기한연장 반려', '기한연장이 반려되었습니다: {title} (기한 {due})', { to: owner }],
      IMPR_HOLD: ['보류', '보류되었습니다: {title}', { to: [...owner, 'verifyUserId'], tone: 'progress' }],
      IMPR_RESUMED: ['재개', '다시 시작되었습니다: {title} (기한 {due})', { to: owner }],
      IMPR_VERIFIED: ['조치 확인', '조치를 확인했습니다: {title}', { to: owner, tone: 'done' }],
      IMPR_CANCELLED: ['개선 취소', '개선이 취소되었습니다: {title}', { to: [...owner, 'verifyUserId'], tone: 'done' }],
      IMPR_CONTINUED: [
        '취소하지 않음',
        '취소하지 않고 계속 진행합니다: {title}',
        { to: 'verifyUserId', tone: 'progress' },
      ],
      IMPR_WEEKLY: [
        '주간 개선 현황',
        '{dept}의 개선: 진행 {open}건, 기한 지남 {late}건',
        { tone: 'progress', places: { dept: ['담당부서', '생산1팀'], open: ['진행', '7'], late: ['지연', '2'] } },
      ],
      IMPR_MONTHLY: [
        '월간 개선 준수율',
        '{month} 개선 기한 준수율: {share} %',
        { tone: 'progress', places: { month: ['월', '2026-10'], share: ['준수율', '93'] } },
      ],
    },
  ),
}
const m = imprMessages

const open = [...openStates]
/** The key names the deadline, so that one that was moved is told again. */
const once = (step: Sql) => () => sql`'impr-due:' || r.impr_no || ':' || r.due_ymd || ':' || ${step}`
const on = (day: number) => once(sql`${String(day)}::text`)
const heads = sql`select ${headOf} as user_id`
const critical = sql`r.risk_grade_cd = 'CRIT'`
const others = sql`r.risk_grade_cd <> 'CRIT'`
/** From here on the plant head hears of it every week. */
const WEEKLY_FROM_DAY = 14
const WEEK_DAYS = 7

/** CRIT climbs faster. */
export const imprEscalation = deadlineJob(
  { name: 'impr-escalation', label: '개선 기한 알림', cron: '30 6 * * *' },
  deadlines(impr, [
    due(open, 'dueYmd', { at: [7, 1], tell: m.IMPR_SOON, once: ({ mark }) => once(sql`(-(${mark}))`)() }),
    due(open, 'dueYmd', { from: 1, where: others, tell: m.IMPR_LATE, to: heads, once: on(1) }),
    due(open, 'dueYmd', { from: 7, where: others, tell: m.IMPR_LATE.to('SHD'), once: on(7) }),
    due(open, 'dueYmd', { from: WEEKLY_FROM_DAY, where: others, tell: m.IMPR_LATE.to('CSO'), once: on(14) }),
    due(open, 'dueYmd', { from: 1, where: critical, tell: m.IMPR_LATE.to('SHD'), once: on(1) }),
    due(open, 'dueYmd', { from: 3, where: critical, tell: m.IMPR_LATE.to('CSO'), once: on(3) }),
    due(open, 'dueYmd', {
      from: WEEKLY_FROM_DAY + WEEK_DAYS,
      tell: m.IMPR_LATE.to('CSO'),
      once: ({ away }) => once(sql`'week' || (${away} - ${WEEKLY_FROM_DAY}::int) / ${WEEK_DAYS}::int`)(),
    }),
  ]),
)

/** What can kill is made safe within a day, whatever comes of it later. */
export const imprInterim = deadlineJob(
  { name: 'impr-interim', label: '개선 임시조치 알림', cron: '5 * * * *' },
  deadlines(impr, [
    due(open, 'interimDueDt', {
      late: true,
      where: sql`r.interim_dt is null`,
      tell: m.IMPR_INTERIM,
      once: once(sql`'interim'`),
    }),
  ]),
)

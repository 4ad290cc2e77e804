/** What demands tell: the vendor what is asked of it, the finder what was done, the heads what is late. */
import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import { deadlineJob, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { warnPoint } from './warn-point.model.ts'

const group = { eventGrpCd: 'WARN_TASK', label: '경고·지적', optional: false } as const
/** Who hears for the vendor. */
const vendor = ['VAD', 'VSM'] as const

export const warnPointMessages = messages(
  warnPoint,
  { group },
  {
    WARN_POINT: ['지적 발부', '지적을 받았습니다: {title} (기한 {due})', { to: vendor }],
    WARN_WARN: [
      '경고 발부',
      '경고를 받았습니다. 대표자가 회신해 주세요: {title} (기한 {due})',
      { to: vendor, tone: 'danger' },
    ],
    WARN_STOP: ['작업중지 발부', '작업중지를 요구받았습니다: {title} (기한 {due})', { to: vendor, tone: 'danger' }],
    WARN_ACK: ['업체 접수', '업체가 접수했습니다: {title}', { to: 'foundUserId', tone: 'progress' }],
    WARN_DONE: ['업체 조치완료', '업체가 조치했습니다. 확인해 주세요: {title}', { to: 'foundUserId' }],
    WARN_DECLINE: ['업체 이행 거부', '업체가 이행하지 못하는 사유를 냈습니다: {title}', { to: 'SHD' }],
    WARN_UPHOLD: ['요구 유지', '요구가 유지되었습니다. 기한까지 조치해 주세요: {title} (기한 {due})', { to: vendor }],
    WARN_OK: ['조치 확인', '조치가 확인되었습니다: {title}', { to: vendor, tone: 'done' }],
    WARN_REDO: ['재조치 요구', '다시 조치해 주세요: {title} (기한 {due})', { to: vendor }],
    WARN_CANC: ['경고·지적 취소', '경고·지적이 취소되었습니다: {title}', { to: vendor, tone: 'done' }],
    WARN_PROPOSE: ['경고 제안', '같은 위반이 되풀이되어 경고를 제안합니다: {title}', { to: 'SHM' }],
    WARN_SOON: ['조치기한 하루 전', '조치기한이 다가옵니다({due}): {title}', { to: vendor }],
    WARN_LATE: ['조치기한 지남', '조치기한이 지났습니다({due}): {title}', { to: vendor, tone: 'danger' }],
    WARN_LATE_3: [
      '조치 3일 지연',
      '업체 조치가 {n}일 늦었습니다({due}): {title}',
      { tone: 'danger', places: { n: ['늦은 날수', '3'] } },
    ],
    WARN_ACK_LATE: ['접수기한 지남', '접수기한이 지났습니다({due}): {title}', { to: vendor, tone: 'danger' }],
  },
)
const m = warnPointMessages

/** The head of the finder's department; where there is none, the heads of departments of the plant. */
const head = sql`select coalesce(d.head_user_id, m.user_id) as user_id
  from sys_user u left join directory_dept d on d.dept_cd = u.dept_cd
    left join directory_role m on d.head_user_id is null and m.auth_grp_cd = 'MGR' and m.plant_cd = r.plant_cd
  where u.user_id = r.found_user_id`
/** Once for a demand, a deadline and a state: one that was moved is told again. */
const onceAt =
  (step: number) =>
  ({ day }: { day: typeof head }) =>
    sql`'warn-point:' || r.warn_point_no || ':' || ${day} || ':' || ${step}::text || ':' || r.status_cd`

/** The vendor hears the day before and the day after, the host's head three days after. */
export const warnPointDue = deadlineJob(
  { name: 'warn-point-due', label: '경고·지적 기한 알림', cron: '10 7 * * *' },
  deadlines(warnPoint, [
    due(['ISSUED', 'ACK'], 'dueYmd', { at: [1], tell: m.WARN_SOON, once: onceAt(-1) }),
    due(['ISSUED', 'ACK'], 'dueYmd', { after: 1, tell: m.WARN_LATE, once: onceAt(1) }),
    due(['ISSUED', 'ACK'], 'dueYmd', { after: 3, tell: m.WARN_LATE_3, to: head, once: onceAt(3) }),
    due('ISSUED', 'ackDueYmd', { after: 1, tell: m.WARN_ACK_LATE, once: onceAt(1) }),
  ]),
)

/** What cards tell people, and by when somebody is to sort, to answer, to decide. */
import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import { deadlineJob, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { STOP_STEP_MINUTES } from './obs-card.logic.ts'
import { obsCard } from './obs-card.model.ts'

const tasks = { eventGrpCd: 'OBS_TASK', label: '관찰카드', optional: false } as const
const news = { eventGrpCd: 'OBS_NEWS', label: '관찰카드 소식', optional: true } as const

/** Named cards alone have an author to tell; that nobody sees whom tells none apart from the others. */
const toAuthor = { to: 'author', hidesReceiver: true } as const

export const obsCardMessages = {
  ...messages(
    obsCard,
    { group: tasks, places: { place: { of: 'placeDesc', sample: '생산1팀 3층' } } },
    {
      OBS_NEW: ['새 관찰카드', '새 관찰카드: {title} ({place})', { to: 'SHM' }],
      OBS_STOP: [
        '작업중지 신고',
        '작업중지 신고: {title} ({place}). 30분 안에 결정해 주세요.',
        { to: ['SUP', 'SHM'], tone: 'danger' },
      ],
      OBS_STOP_SMS: [
        '작업중지 문자',
        '[지킴] 작업중지: {place}. {content} 30분 안에 결정해 주십시오.',
        { channels: ['SMS'], places: { content: ['내용', '가스 냄새가 납니다.'] } },
      ],
      OBS_STOP_LATE: [
        '작업중지 결정 지연',
        '작업중지가 결정되지 않았습니다({place}): {title}',
        { to: 'SHD', tone: 'danger' },
      ],
      OBS_OWNER: ['관찰카드 조치 담당', '관찰카드 조치를 맡으셨습니다: {title} (기한 {due})', { to: 'ownerUserId' }],
      OBS_SORT_LATE: [
        '관찰카드 분류 지연',
        '관찰카드 분류 기한이 지났습니다({due}): {title}',
        { to: ['SHM', 'SHD', 'ownerUserId'], tone: 'danger' },
      ],
      OBS_REPLY_LATE: [
        '관찰카드 회신 지연',
        '관찰카드 회신 기한이 지났습니다({due}): {title}',
        { to: ['SHM', 'ownerUserId'], tone: 'danger' },
      ],
    },
  ),
  ...messages(
    obsCard,
    { group: news },
    {
      OBS_DECIDED: ['작업중지 결정', '작업중지에 대해 결정했습니다: {title}', { ...toAuthor, tone: 'progress' }],
      OBS_ACCEPTED: ['관찰카드 채택', '관찰카드가 채택되었습니다. 고맙습니다: {title}', { ...toAuthor, tone: 'done' }],
      OBS_THANKED: ['칭찬 전달', '칭찬을 전했습니다. 고맙습니다: {title}', { ...toAuthor, tone: 'done' }],
      OBS_REPLIED: ['관찰카드 회신', '관찰카드에 회신했습니다: {title}', { ...toAuthor, tone: 'done' }],
      OBS_MERGED: ['관찰카드 중복', '같은 관찰카드에 이어서 처리합니다: {title}', { ...toAuthor, tone: 'done' }],
    },
  ),
}
const m = obsCardMessages

const undecided = sql`r.obs_type_cd = 'STOP' and r.stop_decision_dt is null`
const onceFor = (role: 'SHD' | 'CSO') => () => sql`'obs-stop-late:' || r.obs_card_no || ':' || ${role}::text`

/** R1 @law 산업안전보건법 제52조 */
export const obsStopUndecided = deadlineJob(
  { name: 'obs-stop-undecided', label: '작업중지 결정 지연 알림', cron: '* * * * *' },
  deadlines(obsCard, [
    due(['NEW', 'TRIAGE'], 'stopDueDt', {
      late: true,
      where: undecided,
      tell: m.OBS_STOP_LATE,
      once: onceFor('SHD'),
      evenOld: true,
    }),
    due(['NEW', 'TRIAGE'], 'stopDueDt', {
      from: STOP_STEP_MINUTES,
      where: undecided,
      tell: m.OBS_STOP_LATE.to('CSO'),
      once: onceFor('CSO'),
      evenOld: true,
    }),
  ]),
)

/** Who sorts the cards of the plant hears of it and, where there is one, who owns it. */
export const obsCardDues = deadlines(obsCard, [
  due('NEW', 'triageDueYmd', {
    late: true,
    tell: m.OBS_SORT_LATE,
    once: () => sql`'obs-triage:' || r.obs_card_no`,
  }),
  due(['NEW', 'TRIAGE', 'ACTION'], 'replyDueYmd', {
    late: true,
    tell: m.OBS_REPLY_LATE,
    once: () => sql`'obs-reply:' || r.obs_card_no`,
  }),
])

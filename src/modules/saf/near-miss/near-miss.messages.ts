/** What near misses tell people, and the days by which somebody is to act. */
import { messages } from '#platform/model/messages.ts'
import { deadlineJob, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { nearMiss } from './near-miss.model.ts'

const tasks = { eventGrpCd: 'NEAR_MISS_TASK', label: '아차사고 담당·기한', optional: false } as const
const news = { eventGrpCd: 'NEAR_MISS_NEWS', label: '아차사고 소식', optional: true } as const

export const nearMissMessages = {
  ...messages(
    nearMiss,
    {
      group: tasks,
      places: { count: { of: 'injuredCnt', sample: '1' }, place: { of: 'placeDesc', sample: '생산1팀 3층' } },
    },
    {
      NM_REPORTED: ['아차사고 보고', '새 아차사고: {title}', { to: 'SHM' }],
      NM_RETURNED: ['보완 요청', '보완이 필요합니다: {title}', { to: 'author', hidesReceiver: true }],
      NM_OWNER: ['조치 담당 지정', '조치를 맡으셨습니다: {title} (기한 {due})', { to: 'ownerUserId' }],
      NM_REDO: ['재조치 요청', '다시 조치해 주세요: {title}', { to: 'ownerUserId' }],
      NM_HIPO: ['고위험 아차사고', 'HiPo 아차사고: {title}', { to: 'SHD', tone: 'danger' }],
      NM_CLOSE: ['종결 요청', '조치가 끝났습니다. 확인하고 종결해 주세요: {title}', { to: 'SHM' }],
      NM_CLOSE_HIPO: ['종결 상신 요청', '조치가 끝났습니다. 확인하고 종결을 상신해 주세요: {title}', { to: 'SHM' }],
      NM_INJURY: [
        '부상자 있는 아차사고',
        '부상자 {count}명: {place} · {title} (아차사고로 작성됨, 사고 확인 필요)',
        { to: 'SHM', tone: 'danger' },
      ],
      NM_CLASS_SOON: ['분류 기한 다가옴', '분류 기한이 다가옵니다({due}): {title}', { to: 'SHM' }],
      NM_CLASS_LATE: ['분류 기한 지남', '분류 기한이 지났습니다({due}): {title}', { to: 'SHD', tone: 'danger' }],
      NM_ACTION_SOON: ['조치 기한 다가옴', '조치 기한이 다가옵니다({due}): {title}', { to: 'ownerUserId' }],
      NM_ACTION_LATE: [
        '조치 기한 지남',
        '조치 기한이 지났습니다({due}): {title}',
        { to: 'ownerUserId', tone: 'danger' },
      ],
      NM_IMPROVED: ['개선 끝남', '개선이 끝났습니다: {title}'],
      NM_IMPROVED_CLOSE: ['개선 끝남 종결 요청', '개선이 끝났습니다. 확인하고 종결해 주세요: {title}'],
    },
  ),
  ...messages(
    nearMiss,
    { group: news },
    {
      NM_CLOSED: [
        '아차사고 종결',
        '보고하신 건이 종결되었습니다: {title}',
        { to: 'author', tone: 'done', hidesReceiver: true },
      ],
    },
  ),
}
const m = nearMissMessages

export const nearMissDues = deadlineJob(
  { name: 'near-miss-deadlines', label: '아차사고 기한 알림', cron: '0 7 * * *' },
  deadlines(nearMiss, [
    due('REPORTED', 'triageDueYmd', { at: [1, 0], tell: m.NM_CLASS_SOON }),
    due('REPORTED', 'triageDueYmd', { late: true, tell: m.NM_CLASS_LATE }),
    due('ACTION', 'dueYmd', { at: [3, 1, 0], tell: m.NM_ACTION_SOON }),
    due('ACTION', 'dueYmd', { late: true, tell: [m.NM_ACTION_LATE, m.NM_ACTION_LATE.to('SHD')] }),
  ]),
)

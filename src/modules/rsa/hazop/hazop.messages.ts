/** What a study tells, and by when it is looked at anew. */
import { messages } from '#platform/model/messages.ts'
import { deadlineJob, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { hazop } from './hazop.model.ts'

const group = { eventGrpCd: 'HAZOP', label: 'HAZOP', optional: false } as const

export const hazopMessages = messages(
  hazop,
  { group },
  {
    HAZOP_RQST: ['HAZOP 승인 요청', 'HAZOP을 승인해 주세요: {title}', { to: 'SHD' }],
    HAZOP_RTN: ['HAZOP 보완 요청', 'HAZOP을 보완해 주세요: {title}', { to: 'leaderUserId' }],
    HAZOP_DONE: ['HAZOP 승인', 'HAZOP이 승인되었습니다: {title}', { to: 'leaderUserId', tone: 'done' }],
    HAZOP_REDRAWN: [
      'HAZOP 도면 개정',
      '도면이 개정되어 재검토할 노드가 있습니다: {title}',
      { to: ['leaderUserId', 'SHM'] },
    ],
    HAZOP_GONE: [
      'HAZOP 권고 취소',
      '권고의 개선이 취소되어 다른 대책이 필요합니다: {title}',
      { to: ['leaderUserId', 'SHM', 'SHD'], tone: 'danger' },
    ],
    HAZOP_SOON: ['HAZOP 재검증 기한', 'HAZOP 재검증 기한이 다가옵니다: {title}', { to: ['leaderUserId', 'SHM'] }],
    HAZOP_LATE: [
      'HAZOP 재검증 기한 지남',
      'HAZOP 재검증 기한이 지났습니다: {title}',
      { to: ['leaderUserId', 'SHM', 'SHD'], tone: 'danger' },
    ],
  },
)
const m = hazopMessages
const states = ['DONE', 'DOING', 'RQST'] as const

export const hazopDues = deadlineJob(
  { name: 'hazop-deadlines', label: 'HAZOP 재검증 기한 알림', cron: '10 6 * * *' },
  deadlines(hazop, [
    due([...states], 'revalidYmd', { at: [90, 30, 7], tell: m.HAZOP_SOON }),
    due([...states], 'revalidYmd', { late: true, tell: m.HAZOP_LATE }),
  ]),
)

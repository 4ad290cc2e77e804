/** What sheets tell: on their way, when they hold, when they are to be looked at again. */
import { messages } from '#platform/model/messages.ts'
import { deadlineJob, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { chmMsds } from './msds.model.ts'

const group = { eventGrpCd: 'CHM_MSDS', label: 'MSDS', optional: false, isForStaff: true } as const

export const chmMsdsMessages = messages(
  chmMsds,
  { group },
  {
    CHM_MSDS_REVIEW: ['MSDS 검토요청', 'MSDS를 검토해 주세요: {title} 개정 {revNo}', { to: 'CHM' }],
    CHM_MSDS_BACK: [
      'MSDS 보완요청',
      'MSDS에 보완이 필요합니다: {title} ({reason})',
      { to: 'author', places: { reason: ['사유', '3번 항목의 함량'] } },
    ],
    CHM_MSDS_ACTIVE: [
      'MSDS 승인',
      'MSDS가 승인되었습니다: {title} 개정 {revNo}',
      { to: ['author', 'CHM'], tone: 'done' },
    ],
    CHM_MSDS_CHANGED: [
      '취급 물질의 MSDS 개정',
      '취급하는 물질의 MSDS가 바뀌었습니다: {title} 개정 {revNo}',
      { tone: 'progress' },
    ],
    CHM_MSDS_RETIRED: [
      'MSDS 폐기',
      '유효한 MSDS가 없습니다. 입고와 불출을 멈추세요: {title}',
      { to: 'CHM', tone: 'danger' },
    ],
    CHM_MSDS_LATE: ['MSDS 검토 늦음', 'MSDS 검토기한({due})이 지났습니다: {title}', { to: 'CHM', tone: 'danger' }],
    CHM_MSDS_DUE: ['MSDS 재검토', 'MSDS를 다시 검토할 때입니다({due}까지): {title}', { to: 'CHM' }],
  },
)
const m = chmMsdsMessages
const [SOON, SOONER] = [60, 30]

/** S8, and the five working days of a review. */
export const chmMsdsDues = deadlineJob(
  { name: 'chm-msds-deadlines', label: 'MSDS 기한 알림', cron: '15 7 * * *' },
  deadlines(chmMsds, [
    due('REVIEW', 'reviewByYmd', { late: true, tell: m.CHM_MSDS_LATE }),
    due('ACTIVE', 'reviewDueYmd', { at: [SOON, SOONER, 0], tell: m.CHM_MSDS_DUE }),
  ]),
)

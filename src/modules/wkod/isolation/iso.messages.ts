/** What isolations tell: who locked himself out, who looks into a lock that was forced, who reviews what stays. */
import { usualVariables } from '#platform/model/message-event.ts'
import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import { deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { isoPlan } from './iso-plan.model.ts'

const group = { eventGrpCd: 'LOTO', label: '격리·LOTO', optional: false } as const
const aloud = { channels: ['NOTICE', 'MAIL', 'SMS'], tone: 'danger' } as const

export const isoMessages = messages(
  isoPlan,
  // A plan is named by its number; while it has none, by what it isolates.
  { group, places: { title: usualVariables.title } },
  {
    ISO_TEST_ON: ['시운전 임시해제', '시운전을 위해 격리를 임시로 풀었습니다: {title}'],
    ISO_TEST_OFF: ['시운전 종료', '시운전이 끝나 격리를 다시 확인합니다: {title}'],
    ISO_RELOCK: ['다시 잠금', '시운전이 끝났습니다. 설치했던 지점을 다시 잠그십시오: {title}', { tone: 'danger' }],
    ISO_REMOVE: ['격리해제 차례', '작업이 모두 끝났습니다. 설치한 지점을 해제하십시오: {title}'],
    ISO_FORCE: ['강제해제', '격리를 강제해제했습니다. 경위를 확인하십시오: {title}', { to: 'SHM', ...aloud }],
    ISO_FORCE_OWN: [
      '본인 잠금 강제해제',
      '회원님의 잠금을 강제해제했습니다. 작업 전에 안내를 받으십시오: {title}',
      aloud,
    ],
    ISO_REVIEW: ['장기 격리 검토', '30일이 넘은 격리를 검토하십시오({due}): {title}', { to: ['OPR', 'SHM'] }],
  },
)

export const isoReviewDues = deadlines(isoPlan, [
  due(['SET', 'VERIFIED', 'TESTING', 'REMOVING'], 'nextReviewYmd', {
    from: 0,
    where: sql`r.long_yn = 'Y'`,
    tell: isoMessages.ISO_REVIEW,
    values: { title: sql`coalesce(r.iso_plan_doc_no, r.equip_no)` },
    once: ({ day }) => sql`'iso-review:' || r.iso_plan_no || ':' || ${day}`,
    evenOld: true,
  }),
])

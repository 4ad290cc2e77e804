/** Requests for authority as the demo's people would have made them: granted, sent back, refused, and under way. */
import { addDays } from '#platform/model/calendar.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import { story } from '#platform/server/stories/story.ts'
import { authRequest } from './auth-request.model.ts'

interface Asked {
  daysAgo: number
  author: string
  userId: string
  /** What the last approver did; nothing yet while it is under way. */
  actionCd?: 'approve' | 'sendBack' | 'reject'
  change: readonly [changeCd: 'ADD' | 'REMOVE', authGrpCd: string, changeDesc: string]
  reasonDesc: string
  said?: string
}
const asked: readonly Asked[] = [
  {
    daysAgo: 34,
    author: 'mgr',
    userId: 'oper',
    actionCd: 'approve',
    change: ['REMOVE', 'GAS', '제외 가스측정자'],
    reasonDesc: '가스 측정 업무를 방재센터로 넘겼습니다.',
  },
  {
    daysAgo: 3,
    author: 'mgr',
    userId: 'emp',
    actionCd: 'sendBack',
    change: ['ADD', 'OPR', '추가 운전부서 발급자'],
    reasonDesc: '야간 교대조의 작업허가 발급을 맡습니다.',
    said: '발급자 교육 이수일을 함께 적어 주세요.',
  },
  {
    daysAgo: 12,
    author: 'emp',
    userId: 'emp',
    actionCd: 'reject',
    change: ['ADD', 'SHM', '추가 안전관리자'],
    reasonDesc: '안전관리자 휴가 동안 업무를 대신합니다.',
    said: '대행은 부재·위임으로 지정하십시오.',
  },
  {
    daysAgo: 5,
    author: 'oper',
    userId: 'oper',
    change: ['ADD', 'GAS', '추가 가스측정자'],
    reasonDesc: '밀폐공간 작업의 가스 측정을 맡습니다.',
  },
  {
    daysAgo: 2,
    author: 'sup',
    userId: 'sup',
    change: ['ADD', 'APR', '추가 구역 승인자'],
    reasonDesc: '야간에 3층 구역의 작업을 승인합니다.',
  },
  {
    daysAgo: 1,
    author: 'maint',
    userId: 'maint',
    change: ['ADD', 'ELE', '추가 전기 차단자'],
    reasonDesc: '정기보수 기간에 전기 차단을 맡습니다.',
  },
]

/** @param today nothing of it lies later than the day before */
export async function loadAuthRequests(connection: OwnerConnection, options: { today: string }): Promise<void> {
  const told = asked.map(({ daysAgo, author, userId, change, reasonDesc, actionCd, said }) => {
    const [changeCd, authGrpCd, changeDesc] = change
    const at = (hour: string) => `${addDays(options.today, -daysAgo)}T${hour}:00+09:00`
    const values = { userId, reasonDesc, authChanges: [{ changeCd, authGrpCd, heaReadLvlCd: null }] }
    const submitted = story(authRequest, values, { create: () => ({ changeDesc }) })
      .as(author)
      .at(at('09:10'))
      .after('2m')
      .act('submit')
    if (!actionCd) return submitted
    return submitted
      .as('admin')
      .at(at('15:40'))
      .act(actionCd, said ? { reasonDesc: said } : {})
  })
  await insertStories(connection, told)
}

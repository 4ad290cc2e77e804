/** What is told as the last day of a checkup comes near, and each week after it: to oneself, and to who answers for others. */
import { messages } from '#platform/model/messages.ts'
import { MY_CHECKUP_ROUTE } from '../checkup/checkup-codes.model.ts'
import { DUE_ROUTE } from './exposure.model.ts'

const group = { eventGrpCd: 'HEA_DUE', label: '건강검진 기한', optional: false, isForStaff: true } as const

export const dueMessages = {
  ...messages(
    { name: 'hea-due', route: { staff: MY_CHECKUP_ROUTE } },
    { group },
    {
      HEA_DUE_SOON: ['건강검진 기한 안내', '건강검진을 {due}까지 받으십시오.'],
      HEA_DUE_LATE: [
        '건강검진 기한 지남',
        '건강검진 기한({due})이 지났습니다. 보건관리자에게 일정을 문의하십시오.',
        { tone: 'danger' },
      ],
    },
  ),
  ...messages(
    { name: 'hea-due', route: { staff: DUE_ROUTE } },
    { group, places: { n: ['인원', '12'], days: ['남은 날', '30'] } },
    {
      HEA_DUE_SOON_OTHERS: [
        '부서·사업장 건강검진 기한 안내',
        '건강검진 기한이 {days}일 안으로 다가온 근로자가 {n}명입니다.',
      ],
      HEA_DUE_LATE_OTHERS: [
        '부서·사업장 건강검진 기한 지남',
        '건강검진 기한이 지난 근로자가 {n}명입니다.',
        { tone: 'danger' },
      ],
    },
  ),
}

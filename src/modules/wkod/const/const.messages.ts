/** What constructions and their safety money tell. */
import { messages } from '#platform/model/messages.ts'
import { construction } from './const.model.ts'
import { constCost } from './const-cost.model.ts'

const group = { eventGrpCd: 'CONST', label: '공사대장', optional: false } as const

export const constMessages = {
  ...messages(
    construction,
    { group },
    {
      CONST_NEW: ['공사 등록', '공사가 등록되었습니다. 착공 전 법정의무를 확인해 주세요: {title}', { to: 'SHM' }],
      CONST_READY: ['착공준비 완료', '착공준비가 끝났습니다: {title}', { to: 'ownUserId' }],
      CONST_SUSP: [
        '공사중지',
        '공사가 중지되었습니다. 작업허가 {n}건도 중지했습니다: {title} ({reason})',
        {
          to: ['ownUserId', 'author'],
          tone: 'danger',
          places: { n: ['중지한 작업허가', '3'], reason: ['사유', '크레인 점검'] },
        },
      ],
      CONST_RESUME: ['공사 재개', '공사가 재개되었습니다: {title}', { to: ['ownUserId', 'author'], tone: 'done' }],
      CONST_DUTY_SOON: [
        '법정의무 기한 예정',
        '법정의무 기한이 {n}일 남았습니다({due}): {title} · {duty}',
        { places: { n: ['남은 날', '14'], duty: ['법정의무', '공사안전보건대장', 'word'] } },
      ],
      CONST_COST_ASK: [
        '안전관리비 사용명세서 작성',
        '{month} 안전관리비 사용명세서를 작성해 주세요: {title}',
        { places: { month: ['사용월', '2026-11'] } },
      ],
    },
  ),
  ...messages(
    constCost,
    { group },
    {
      CONST_COST_RQST: ['안전관리비 사용명세서 확인', '안전관리비 사용명세서를 확인해 주세요: {title}', { to: 'SHM' }],
      CONST_COST_RTN: [
        '안전관리비 사용명세서 보완',
        '안전관리비 사용명세서를 보완해 주세요: {title}',
        { to: 'author' },
      ],
    },
  ),
}

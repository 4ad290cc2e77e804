/** What stops works without anybody's hand on them tells: a shift that was not handed over, an emergency, the heat. */
import { messages } from '#platform/model/messages.ts'
import { permit } from '../permit/permit.model.ts'
import { EMERGENCY_MENU } from './emergency/emergency.calls.ts'
import { hand } from './handover/hand.model.ts'

const group = { eventGrpCd: 'PERMIT', label: '작업허가', optional: false } as const
const n = ['중지한 작업허가', '3'] as const

export const shiftMessages = {
  ...messages(
    hand,
    { group },
    {
      HAND_MISSED: [
        '교대 미인계',
        '교대 인수인계가 완료되지 않아 작업 {n}건이 중지되었습니다: {title}',
        { to: ['OPR', 'SHM'], tone: 'danger', places: { n } },
      ],
    },
  ),
  ...messages(
    { name: 'emergency-stop', route: { staff: EMERGENCY_MENU } },
    // Of a plant that stops as a whole all its areas; of one area its own people.
    { group, heldAt: { dept: 'areaDeptCd', roles: ['OPR', 'APR', 'SUP'] } },
    {
      EMERGENCY_STOP: [
        '비상 작업중지',
        '비상 작업중지: {reason} (작업 {n}건 중지)',
        {
          to: ['SHM', 'SHD', 'CSO', 'SEC', 'OPR', 'APR', 'SUP'],
          tone: 'danger',
          places: { reason: ['사유', '가스농도 초과'], n },
        },
      ],
      EMERGENCY_OVER: ['비상 해제', '비상상황이 해제되었습니다. 작업을 한 건씩 확인하고 해제하십시오.', { to: 'OPR' }],
    },
  ),
  ...messages(
    permit,
    { group },
    { HEAT_REST: ['폭염 휴식', '체감온도 33℃ 이상: 20분 휴식이 필요합니다. ({title})', { tone: 'danger' }] },
  ),
}

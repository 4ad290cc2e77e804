import { messages } from '#platform/model/messages.ts'

const group = { eventGrpCd: 'DEPT_MOVE', label: '소속 변경', optional: false, isForStaff: true } as const

export const deptMoveMessages = messages(
  { name: 'dept-move', route: { staff: '/' } },
  { group, places: { dept: ['부서', '생산3팀'], plant: ['사업장', '울산공장'] } },
  {
    DEPT_MOVED: ['부서 이전', '내 부서 {dept}이(가) {plant}(으)로 옮겼습니다.', { channels: ['NOTICE'] }],
    DEPT_STAYED: [
      '소속 부서 변경',
      '부서가 {plant}(으)로 옮기면서 내 소속이 {dept}(으)로 바뀌었습니다.',
      { channels: ['NOTICE'] },
    ],
  },
)

/** What the audit keeps of education beside its documents. */
import type { AuditWords } from '#platform/server/audit/audit-kinds.ts'
import { eduResults, seatStates } from './course/edu-codes.model.ts'

export const educationAudit: readonly AuditWords[] = [
  {
    area: 'education',
    bizCd: 'edu-rqst',
    label: '교육 신청',
    fields: {
      personNo: '신청자',
      checkInDt: '입실',
      checkOutDt: '퇴실',
      testScore: '시험 점수',
      creditMinVal: '인정시간(분)',
      certNo: '이수증 번호',
      validToYmd: '유효기간 종료',
    },
    actions: {
      approve: '신청 승인',
      refuse: '신청 반려',
      moveUp: '대기에서 확정',
      cancel: '신청 취소',
      drop: '대기 종료',
      cancelRound: '회차 취소',
      checkIn: '입실 확인',
      checkOut: '퇴실 확인',
      sign: '서명',
      finish: '결과 확정',
      absent: '불참 처리',
      end: '이수 효력 종료',
      fix: '이력 정정',
    },
    states: { ...seatStates, ...eduResults },
  },
]

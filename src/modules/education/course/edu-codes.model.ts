/** The words of education that courses, rounds and training held elsewhere share. */
import { rowStates } from '#platform/model/row-states.ts'

/** EDU_CLASS: what the law and the company ask education for. */
export const eduClasses = {
  ENTRY: '입문교육',
  HIRE: '채용 시 교육',
  SPECIAL: '특별교육',
  CHG: '작업내용 변경 시 교육',
  REG: '정기교육',
  CCA: '유해화학물질 종사자 교육',
  CONS: '건설업 기초안전보건교육',
  REEDU: '재교육',
  SUP_REG: '관리감독자 정기교육',
  SUP_HIRE: '관리감독자 채용 시 교육',
  SUP_CHG: '관리감독자 작업내용 변경 시 교육',
  SUP_SPECIAL: '관리감독자 특별교육',
  DUTY_NEW: '직무교육(신규)',
  DUTY_REF: '직무교육(보수)',
  CCA_MANAGER: '유해화학물질관리자 등 교육',
  MSDS: 'MSDS 교육',
  ENV: '환경기술인 교육',
  COMP: '사내교육',
} as const
export type EduClass = keyof typeof eduClasses

/** Classes of which vendors apply for seats. */
export const vendorClasses: readonly EduClass[] = ['ENTRY', 'HIRE', 'SPECIAL', 'CHG', 'REG', 'CCA', 'CONS', 'REEDU']

export const eduMethods = { CLASS: '집체', FIELD: '현장', REMOTE: '원격', LIVE: '실시간 비대면' } as const

/** Who may teach what the law asks for. @law 산업안전보건법 시행규칙 제26조제3항 */
export const instructorQuals = {
  SAFETY: '안전관리자',
  HEALTH: '보건관리자',
  DIRECTOR: '안전보건관리책임자',
  SUPERVISOR: '관리감독자',
  DOCTOR: '산업보건의',
  AGENCY: '공단 강사요원 과정 이수자',
  CONSULTANT: '산업안전지도사·산업보건지도사',
  EXPERT: '고용노동부장관이 정하는 사람',
} as const

/** Languages in which is taught, and in which there are questions. */
export const eduLanguages = {
  kr: '한국어',
  en: '영어',
  zh: '중국어',
  es: '스페인어',
  vi: '베트남어',
  th: '태국어',
  uz: '우즈베크어',
} as const

export const seatStates = {
  RQST: { label: '승인 대기', tone: 'waiting' },
  WAIT: { label: '대기', tone: 'waiting' },
  CONFIRM: { label: '확정', tone: 'progress' },
  CANC: { label: '취소', tone: 'suspended' },
} as const
export type SeatState = keyof typeof seatStates

/** A seat of a round: eduRqst. RQST waits for the work owner after a no-show. */
export const seats = rowStates('edu_rqst', {
  column: 'seatStatusCd',
  states: seatStates,
  moves: {
    approve: { from: 'RQST', to: 'WAIT' },
    refuse: { from: 'RQST', to: 'CANC' },
    moveUp: { from: 'WAIT', to: 'CONFIRM' },
    /** Given back by the vendor. */
    cancel: { from: ['RQST', 'WAIT', 'CONFIRM'], to: 'CANC' },
    /** Still waited for when the round was held. */
    drop: { from: ['RQST', 'WAIT'], to: 'CANC' },
    /** Gone with its round. */
    cancelRound: { from: ['RQST', 'WAIT', 'CONFIRM'], to: 'CANC' },
  },
})

export const eduResults = {
  PASS: { label: '이수', tone: 'done' },
  FAIL: { label: '미이수', tone: 'danger' },
  ABSENT: { label: '불참', tone: 'danger' },
} as const
export type EduResult = keyof typeof eduResults

/** As a field of a document has them. */
export const eduResultNames = {
  PASS: eduResults.PASS.label,
  FAIL: eduResults.FAIL.label,
  ABSENT: eduResults.ABSENT.label,
} as const

/** Words that plans, organisations, targets and reservations share. */
import { rowStates } from '#platform/model/row-states.ts'

export const checkupClasses = {
  GEN: '일반',
  SPC: '특수',
  PRE: '배치전',
  OCC: '수시',
  TMP: '임시',
  CPR: '종합',
} as const
export type CheckupClass = keyof typeof checkupClasses

/** K6: only at an organisation designated for special checkups. @law 산업안전보건법 제130조제4항 */
export const designatedClasses: ReadonlySet<string> = new Set<CheckupClass>(['SPC', 'PRE', 'OCC'])
/** Ordered for a reason, which the plan states. */
export const reasonedClasses: ReadonlySet<string> = new Set<CheckupClass>(['OCC', 'TMP'])

export const slotHalves = { AM: '오전', PM: '오후' } as const
export type SlotHalf = keyof typeof slotHalves

export const targetStates = {
  TARGET: { label: '대상', tone: 'waiting' },
  RESERVED: { label: '예약', tone: 'progress' },
  DONE: { label: '수검', tone: 'done' },
  R2: { label: '2차대상', tone: 'waiting' },
  EXT: { label: '타기관수검', tone: 'done' },
  EXCLUDED: { label: '제외', tone: 'draft' },
} as const
export type TargetState = keyof typeof targetStates

/** 검진대상자. R2 is shown to who may know it: DONE with an open second examination. */
export const targets = rowStates('hea_checkup_target', {
  column: 'targetStatusCd',
  states: targetStates,
  shown: ['R2'],
  moves: {
    reserve: { from: 'TARGET', to: 'RESERVED' },
    cancel: { from: 'RESERVED', to: 'TARGET' },
    withdrawConsent: { from: 'RESERVED', to: 'TARGET' },
    miss: { from: 'RESERVED', to: 'TARGET' },
    examine: { from: 'RESERVED', to: 'DONE' },
    /** The results have come. */
    done: { from: ['TARGET', 'RESERVED'], to: 'DONE' },
    /** Examined elsewhere. */
    recognize: { from: 'TARGET', to: 'EXT' },
    exclude: { from: 'TARGET', to: 'EXCLUDED' },
    /** Listed by mistake: gone from the list. */
    remove: { from: 'TARGET', to: 'TARGET', as: 'DELETE' },
  },
})

export const reservationStates = {
  RESERVED: { label: '예약', tone: 'progress' },
  DONE: { label: '수검', tone: 'done' },
  CANC: { label: '취소', tone: 'draft' },
  MISS: { label: '미수검', tone: 'danger' },
  REFUSED: { label: '동의 안 함', tone: 'draft' },
} as const

/** 예약: REFUSED is the answer that none may be made. */
export const reservations = rowStates('hea_checkup_reservation', {
  column: 'reservationStatusCd',
  states: reservationStates,
  moves: {
    cancel: { from: 'RESERVED', to: 'CANC' },
    miss: { from: 'RESERVED', to: 'MISS' },
    examine: { from: 'RESERVED', to: 'DONE' },
  },
})

export const excludeReasons = {
  LEAVE: '휴직',
  RETIRE: '퇴직',
  MOVE: '전출·작업 중지',
  DUP: '중복 대상',
  ETC: '기타',
} as const

/** 나의 건강검진 */
export const MY_CHECKUP_ROUTE = '/hea/checkup/myCheckup'
/** 예약현황 */
export const RESERVATION_ROUTE = '/hea/checkup/checkupReservation'

/** In whose sense somebody was examined: here, or elsewhere with his result. */
export const examinedStates: readonly TargetState[] = ['DONE', 'EXT']

/** S-162: the ages of the search. */
export const ageBands = [
  { age: 0, ageNm: '전체' },
  { age: 2, ageNm: '20대' },
  { age: 3, ageNm: '30대' },
  { age: 4, ageNm: '40대' },
  { age: 5, ageNm: '50대 이상' },
] as const
/** 동의서 관리 */
export const CONSENT_ROUTE = '/hea/checkup/consentText'

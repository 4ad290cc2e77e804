/** 법정주기: what the law wants done again and again, by when, and where it is read. */
import type { CheckCycle } from '../check/check-codes.model.ts'

export const LEGAL_API = '/api/saf/check/legal'
export const LEGAL_ROUTE = '/saf/check/checkLegal'

export type DutyCycle = CheckCycle

/** One line of the board. */
export interface Duty {
  key: string
  /** Korean; of a schedule as it is called. */
  label: string
  law: string | null
  cycleCd: DutyCycle
}

/**
 * Duties of the plant itself; what stands in a schedule of inspections brings its own name and law.
 *
 * @law 산업안전보건법 시행규칙 제79조제3항, 제80조제1항제1호, 제82조제2항제2호
 */
export const duties = {
  PATROL: {
    key: 'PATROL',
    label: '도급인 순회점검',
    law: '산업안전보건법 시행규칙 제80조제1항제1호',
    cycleCd: 'D2',
  },
  JOINT: { key: 'JOINT', label: '합동 안전보건점검', law: '산업안전보건법 시행규칙 제82조제2항', cycleCd: 'Q' },
  COUNCIL: { key: 'COUNCIL', label: '도급 협의체', law: '산업안전보건법 시행규칙 제79조제3항', cycleCd: 'M' },
} as const satisfies Record<string, Duty>

export const periodStates = {
  OPEN: { label: '기한 전', tone: 'waiting' },
  DONE: { label: '이행', tone: 'done' },
  MISS: { label: '미이행', tone: 'danger' },
} as const
export type PeriodState = keyof typeof periodStates

import type { Grade } from './demerit.logic.ts'

export const violGrades = {
  MINOR: '경미',
  NORMAL: '일반',
  SERIOUS: '중대',
  CRITICAL: '골든룰',
} as const satisfies Record<Grade, string>

/** Points of a grade. */
export const gradeScores: Readonly<Record<Grade, number>> = { MINOR: 1, NORMAL: 3, SERIOUS: 5, CRITICAL: 10 }

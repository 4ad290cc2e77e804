/** R12: how urgent the improvements of an accident are. */
import type { RiskGrade } from '#modules/impr/impr/impr.model.ts'
import type { SevClass, Yn } from './facts.logic.ts'

interface Weight {
  sevClassCd: SevClass | null
  majorYn: Yn
  potSevCd: number | null
}
const ofClass: Readonly<Record<SevClass, RiskGrade>> = {
  FAT: 'CRIT',
  LTI: 'HIGH',
  RWC: 'MID',
  MTC: 'MID',
  FAC: 'LOW',
  NONE: 'LOW',
}
const ofPotential: readonly RiskGrade[] = ['LOW', 'LOW', 'MID', 'HIGH', 'CRIT']
const worstFirst: readonly RiskGrade[] = ['CRIT', 'HIGH', 'MID', 'LOW']

/** The worse of what happened and of what could have. */
export function imprGradeOf({ sevClassCd, majorYn, potSevCd }: Weight): RiskGrade {
  const found = [
    majorYn === 'Y' ? 'CRIT' : 'LOW',
    ofClass[sevClassCd ?? 'NONE'],
    ofPotential[(potSevCd ?? 1) - 1] ?? 'LOW',
  ]
  return worstFirst.find((grade) => found.includes(grade)) ?? 'LOW'
}

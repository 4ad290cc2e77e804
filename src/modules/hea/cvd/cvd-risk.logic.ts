/**
 * The risk group of heart and brain disease from a person's values.
 *
 * By probability and by survey table, the higher holds: KOSHA GUIDE H-200-2018. The survey table is the stratification
 * of ESH/ESC 2007 (blood pressure by risk factors and disease) on which the guide rests; limits of the single risk
 * factors are those of the Korean guideline on hypertension. The printed table of the guide was not read (확인 필요).
 */

export const riskGroups = { LOW: '저위험', MID: '중등도', HIGH: '고위험', VERY: '최고위험' } as const
export type RiskGroup = keyof typeof riskGroups
const order = Object.keys(riskGroups) as RiskGroup[]

export const bpGrades = {
  NORMAL: '정상',
  PRE: '고혈압 전단계',
  G1: '고혈압 1기',
  G2: '고혈압 2기',
  G3: '고혈압 3기',
} as const
export type BpGrade = keyof typeof bpGrades

/** Of two groups the one with more risk. */
export const higher = (a: RiskGroup, b: RiskGroup): RiskGroup => (order.indexOf(a) >= order.indexOf(b) ? a : b)

/** @param prob10Val probability within 10 years in % (0 to 100) */
export function groupOfProbability(prob10Val: number): RiskGroup {
  if (prob10Val < 1) return 'LOW'
  if (prob10Val < 5) return 'MID'
  return prob10Val < 10 ? 'HIGH' : 'VERY'
}

/** @param sysVal @param diaVal mmHg; the worse of both decides */
export function gradeOfPressure(sysVal: number, diaVal: number): BpGrade {
  if (sysVal >= 180 || diaVal >= 110) return 'G3'
  if (sysVal >= 160 || diaVal >= 100) return 'G2'
  if (sysVal >= 140 || diaVal >= 90) return 'G1'
  return sysVal >= 130 || diaVal >= 85 ? 'PRE' : 'NORMAL'
}

export interface CvdValues {
  sexCd: 'M' | 'F' | null
  /** Full years. */
  ageVal: number | null
  /** mmHg */
  bpSysVal: number
  bpDiaVal: number
  /** mg/dL */
  ldlVal: number
  smokeYn: 'Y' | 'N'
  familyYn: 'Y' | 'N'
  diabetesYn: 'Y' | 'N'
  organYn: 'Y' | 'N'
  diseaseYn: 'Y' | 'N'
}

/** From which age being older counts, in full years; from which LDL cholesterol counts, in mg/dL. */
const RISK_AGE = { M: 45, F: 55 } as const
const RISK_LDL = 150

/** @returns how many of age, smoking, LDL cholesterol and family history count */
function riskFactorsOf({ sexCd, ageVal, smokeYn, ldlVal, familyYn }: CvdValues): number {
  const isOld = sexCd !== null && ageVal !== null && ageVal >= RISK_AGE[sexCd]
  return [isOld, smokeYn === 'Y', ldlVal >= RISK_LDL, familyYn === 'Y'].filter(Boolean).length
}

const MANY_FACTORS = 3
/** By grade of pressure, in the order of `bpGrades`. */
const table: Readonly<Record<'none' | 'some' | 'many' | 'disease', readonly RiskGroup[]>> = {
  none: ['LOW', 'LOW', 'LOW', 'MID', 'HIGH'],
  some: ['LOW', 'LOW', 'MID', 'MID', 'VERY'],
  /** Three risk factors and more, diabetes, damage of a target organ. */
  many: ['MID', 'HIGH', 'HIGH', 'HIGH', 'VERY'],
  disease: ['VERY', 'VERY', 'VERY', 'VERY', 'VERY'],
}

export function groupOfSurvey(values: CvdValues): RiskGroup {
  const factors = riskFactorsOf(values)
  const isMany = factors >= MANY_FACTORS || values.diabetesYn === 'Y' || values.organYn === 'Y'
  const line = values.diseaseYn === 'Y' ? 'disease' : isMany ? 'many' : factors > 0 ? 'some' : 'none'
  const grade = Object.keys(bpGrades).indexOf(gradeOfPressure(values.bpSysVal, values.bpDiaVal))
  return table[line][grade] ?? 'LOW'
}

/** The higher of both holds. */
export function evaluated(values: CvdValues, prob10Val: number) {
  const probGroupCd = groupOfProbability(prob10Val)
  const surveyGroupCd = groupOfSurvey(values)
  return {
    riskFactorCnt: riskFactorsOf(values),
    bpGradeCd: gradeOfPressure(values.bpSysVal, values.bpDiaVal),
    probGroupCd,
    surveyGroupCd,
    riskGroupCd: higher(probGroupCd, surveyGroupCd),
  }
}

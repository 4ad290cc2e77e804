/** The words of an evaluation: its kinds, grades, and the items of the sheet that every site starts with. */
export const evalClasses = { QUAL: '적격|item', REG: '정기', SPOT: '수시' } as const
/** From the best down. */
export const evalGrades = { S: 'S', A: 'A', B: 'B', C: 'C', D: 'D' } as const
export type EvalGrade = keyof typeof evalGrades
export const calcTypes = { AUTO: '자동', MANUAL: '정성' } as const

/** Items that the system works out from its own records; the sheet gives them their points and no other meaning. */
export const autoItems = {
  S1: '벌점',
  S2: '조치 기한 내 완료',
  S3: '작업허가 준수',
  S4: '사고',
  S5: '교육 유효',
  S6: '자율점검',
  S7: 'JSA 1회 통과',
} as const
export type AutoItem = keyof typeof autoItems
export const isAutoItem = (code: string): code is AutoItem => Object.hasOwn(autoItems, code)

interface SheetItem {
  itemCd: string
  itemNm: string
  calcTypeCd: keyof typeof calcTypes
  weightScore: number
}
const auto = (itemCd: AutoItem, weightScore: number): SheetItem => ({
  itemCd,
  itemNm: autoItems[itemCd],
  calcTypeCd: 'AUTO',
  weightScore,
})
const manual = (itemCd: string, itemNm: string, weightScore: number): SheetItem => ({
  itemCd,
  itemNm,
  calcTypeCd: 'MANUAL',
  weightScore,
})
/** What a new sheet is filled with. */
export const standardItems: readonly SheetItem[] = [
  ...[auto('S1', 10), auto('S2', 10), auto('S3', 10), auto('S4', 15), auto('S5', 5), auto('S6', 5), auto('S7', 5)],
  manual('M1', '안전보건 경영체계', 10),
  manual('M2', '위험성평가·근로자 참여', 10),
  manual('M3', '현장 정리·보호구', 10),
  manual('M4', '비상대응', 5),
  manual('M5', '안전관리자 활동', 5),
]
/** Points of what is worked out, and of what people judge. */
export const AUTO_POINTS = 60
export const MANUAL_POINTS = 40

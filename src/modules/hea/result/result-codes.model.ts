/** Words of results and of what follows from them. @law 근로자 건강진단 실시기준 별표 4 (코드표 확인 필요) */

export const grades = {
  A: '건강한 근로자',
  C1: '직업병 요관찰자',
  C2: '일반질병 요관찰자',
  CN: '질병 요관찰자(야간작업)',
  D1: '직업병 유소견자',
  D2: '일반질병 유소견자',
  DN: '질병 유소견자(야간작업)',
  R: '제2차건강진단 대상',
  U: '판정불가',
} as const
export type Grade = keyof typeof grades

export const workFits = {
  가: '현재 조건에서 가능',
  나: '일정 조건에서 가능',
  다: '한시적 불가',
  라: '영구 불가',
} as const
export type WorkFit = keyof typeof workFits

/** Fitness with which nobody is put to the work. */
export const barringFits: ReadonlySet<string> = new Set<WorkFit>(['다', '라'])

/** Who is heard before somebody is barred from work or starts again. @law 산업안전보건법 시행규칙 제220조제2항 */
export const physicians = {
  EXAMINER: '건강진단을 실시한 의사',
  INDUSTRIAL: '산업보건의',
  MANAGER: '의사인 보건관리자',
} as const

export const followUps = {
  0: '필요없음',
  1: '건강상담',
  2: '보호구 지급·착용지도',
  3: '추적검사',
  4: '근무 중 치료',
  5: '근로시간 단축',
  6: '작업전환',
  7: '근로제한·금지',
  8: '직업병 확진의뢰 안내',
  9: '기타',
} as const
export type FollowUpCd = `${keyof typeof followUps}`

/** What is done at work, and so known to who leads it. */
export const workMeasureCds: ReadonlySet<string> = new Set<FollowUpCd>(['5', '6', '7'])

/** What a physician says of the cycle of the next checkup: an answer of its own, where he gives one. */
export const shortenings = { Y: '단축 필요', N: '단축 불필요' } as const
export type Shortening = keyof typeof shortenings

/** 근로제한·금지. */
export const BAR: FollowUpCd = '7'

/** What a general checkup judges, where it names no harmful factor. */
export const organs = {
  CIRC: '순환기계',
  RESP: '호흡기계',
  DIGEST: '간·소화기계',
  KIDNEY: '신장·비뇨기계',
  BLOOD: '조혈기계',
  METAB: '내분비·대사',
  NERVE: '신경계',
  EYE_EAR: '눈·귀',
  MUSCLE: '근골격계',
  ETC: '기타',
} as const

interface ExamItem {
  readonly label: string
  readonly unit: string
  /** Beyond these nobody lives: a slip of the pen. */
  readonly min: number
  readonly max: number
  /** Reference range where the organisation gives none. */
  readonly refMin: number | null
  readonly refMax: number | null
}
const item = (
  label: string,
  unit: string,
  [min, max]: readonly [number, number],
  [refMin, refMax]: readonly [number | null, number | null],
): ExamItem => ({ label, unit, min, max, refMin, refMax })

/** Values that are followed over the years. @law 건강검진 실시기준 별표 (참고치 확인 필요) */
export const examItems = {
  BP_SYS: item('수축기혈압', 'mmHg', [50, 300], [null, 139]),
  BP_DIA: item('이완기혈압', 'mmHg', [30, 200], [null, 89]),
  GLU: item('공복혈당', 'mg/dL', [20, 1000], [null, 125]),
  CHOL: item('총콜레스테롤', 'mg/dL', [30, 1000], [null, 239]),
  AST: item('AST', 'U/L', [0, 5000], [null, 50]),
  ALT: item('ALT', 'U/L', [0, 5000], [null, 45]),
  GGT: item('감마지티피', 'U/L', [0, 5000], [null, 77]),
  HB: item('혈색소', 'g/dL', [3, 25], [12, 16.5]),
  CREA: item('혈청크레아티닌', 'mg/dL', [0.1, 30], [null, 1.5]),
  BMI: item('체질량지수', 'kg/㎡', [10, 70], [18.5, 29.9]),
  EAR_L4: item('청력 좌 4000Hz', 'dB', [-10, 120], [null, 40]),
  EAR_R4: item('청력 우 4000Hz', 'dB', [-10, 120], [null, 40]),
  FEV1: item('1초율', '%', [10, 130], [70, null]),
  PB: item('혈중 납', '㎍/dL', [0, 300], [null, 30]),
} as const
export type ExamItemCd = keyof typeof examItems
export const examItemNames = Object.fromEntries(
  Object.entries(examItems).map(([code, { label }]) => [code, label]),
) as Readonly<Record<ExamItemCd, string>>

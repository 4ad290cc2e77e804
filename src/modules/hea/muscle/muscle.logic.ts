/** What is burden work, when it is surveyed, and when a programme is owed: pure rules of section 3. */
import { addMonths, daysBetween } from '#platform/model/calendar.ts'

/** What is asked about a work; hours are those of a day, overtime included. Null: not asked or none. */
export interface WorkInputs {
  keyboardHourVal?: number | null
  repeatHourVal?: number | null
  armUpHourVal?: number | null
  bendHourVal?: number | null
  squatHourVal?: number | null
  pinchHourVal?: number | null
  pinchKgVal?: number | null
  gripKgVal?: number | null
  oneHandHourVal?: number | null
  oneHandKgVal?: number | null
  liftOver25KgCnt?: number | null
  liftOver10KgCnt?: number | null
  liftPerMinVal?: number | null
  liftKgVal?: number | null
  liftHourVal?: number | null
  impactPerHourVal?: number | null
  impactHourVal?: number | null
}
export type InputName = keyof WorkInputs

/** One condition: an input and the least value at which it holds. */
export interface Least {
  input: InputName
  least: number
  unit: '시간' | 'kg' | '회'
}
export interface BurdenItem {
  no: number
  label: string
  /** All of these, */
  all: readonly Least[]
  /** and one of these where there are any. */
  any?: readonly Least[]
}

const hours = (input: InputName, least = 2): Least => ({ input, least, unit: '시간' })
const kg = (input: InputName, least: number): Least => ({ input, least, unit: 'kg' })
const times = (input: InputName, least: number): Least => ({ input, least, unit: '회' })

/**
 * The eleven burden works, in force since 2020-01-06.
 *
 * @law 근골격계부담작업의 범위 및 유해요인조사 방법에 관한 고시(제2020-12호) 제3조
 */
export const burdenItems: readonly BurdenItem[] = [
  { no: 1, label: '집중적으로 자료를 입력하려고 키보드·마우스를 조작하는 작업', all: [hours('keyboardHourVal', 4)] },
  { no: 2, label: '목, 어깨, 팔꿈치, 손목, 손으로 같은 동작을 반복하는 작업', all: [hours('repeatHourVal')] },
  {
    no: 3,
    label: '손이 머리 위에 있거나, 팔꿈치가 어깨 위에 있거나 몸에서 들리거나 몸 뒤에 있는 작업',
    all: [hours('armUpHourVal')],
  },
  { no: 4, label: '지지되지 않은 채 목이나 허리를 굽히거나 비트는 작업', all: [hours('bendHourVal')] },
  { no: 5, label: '쪼그리고 앉거나 무릎을 굽힌 작업', all: [hours('squatHourVal')] },
  {
    no: 6,
    label: '한 손으로 1 kg 이상을 집거나 2 kg 이상의 힘으로 손가락으로 쥐는 작업',
    all: [hours('pinchHourVal')],
    any: [kg('pinchKgVal', 1), kg('gripKgVal', 2)],
  },
  {
    no: 7,
    label: '한 손으로 4.5 kg 이상을 들거나 같은 힘으로 쥐는 작업',
    all: [hours('oneHandHourVal'), kg('oneHandKgVal', 4.5)],
  },
  { no: 8, label: '25 kg 이상을 드는 작업', all: [times('liftOver25KgCnt', 10)] },
  {
    no: 9,
    label: '10 kg 이상을 무릎 아래나 어깨 위에서, 또는 팔을 뻗은 채 드는 작업',
    all: [times('liftOver10KgCnt', 25)],
  },
  {
    no: 10,
    label: '4.5 kg 이상을 분당 2회 이상 드는 작업',
    all: [hours('liftHourVal'), kg('liftKgVal', 4.5), times('liftPerMinVal', 2)],
  },
  {
    no: 11,
    label: '손이나 무릎으로 시간당 10회 이상 반복해 충격을 주는 작업',
    all: [hours('impactHourVal'), times('impactPerHourVal', 10)],
  },
]

const holds = (inputs: WorkInputs, { input, least }: Least): boolean => (inputs[input] ?? 0) >= least
export const isItem = (inputs: WorkInputs, { all, any }: BurdenItem): boolean =>
  all.every((one) => holds(inputs, one)) && (!any || any.some((one) => holds(inputs, one)))

/** M1: the numbers of the items that the work falls under. */
export const itemsOf = (inputs: WorkInputs): number[] =>
  burdenItems.filter((item) => isItem(inputs, item)).map(({ no }) => no)

export const exclusions = { SHORT: '단기간', RARE: '간헐적' } as const
export type Exclusion = keyof typeof exclusions
export interface Occurrence {
  onceYn: 'Y' | 'N' | null
  /** Months that a one-off work takes. */
  durationMonthCnt: number | null
  annualWorkDayCnt: number | null
}
export interface ExclusionLimits {
  shortMonthCnt: number
  rareDayCnt: number
}

/**
 * M2: a one-off that ends within two months, or a work of at most sixty days a year, is no burden work.
 *
 * @law 같은 고시 제2조
 */
export function exclusionOf(work: Occurrence, limits: ExclusionLimits): Exclusion | undefined {
  const { onceYn, durationMonthCnt, annualWorkDayCnt } = work
  if (onceYn === 'Y' && durationMonthCnt !== null && durationMonthCnt <= limits.shortMonthCnt) return 'SHORT'
  if (annualWorkDayCnt !== null && annualWorkDayCnt <= limits.rareDayCnt) return 'RARE'
  return undefined
}

export const triggers = { DISEASE: '업무상질병 인정', NEW_WORK: '새 작업·설비', CHANGE: '작업량·공정 변경' } as const
export type Trigger = keyof typeof triggers

interface SurveyPlan {
  surveyTypeCd: 'REG' | 'OCC' | null
  triggerYmd: string | null
  /** Day by which the last completed survey asks for the next. */
  lastNextDueYmd: string | null
  /** Of a plant that was never surveyed. */
  openYmd: string | null
}
interface SurveyLimits {
  newSiteMonthCnt: number
  occasionalMonthCnt: number
}
/**
 * M3: by when a survey begins; null where nothing says so.
 *
 * @law 산업안전보건기준에 관한 규칙 제657조
 */
export function startDue(plan: SurveyPlan, limits: SurveyLimits): string | null {
  if (plan.surveyTypeCd === 'OCC')
    return plan.triggerYmd === null ? null : addMonths(plan.triggerYmd, limits.occasionalMonthCnt)
  if (plan.lastNextDueYmd !== null) return plan.lastNextDueYmd
  return plan.openYmd === null ? null : addMonths(plan.openYmd, limits.newSiteMonthCnt)
}

/**
 * M3: a recognised disease needs no survey where the work was surveyed within a year and improved.
 *
 * @law 같은 규칙 제657조제2항 단서
 */
export const isSpared = (trigger: Trigger | null, triggerYmd: string | null, lastDoneYmd: string | null): boolean =>
  trigger === 'DISEASE' &&
  triggerYmd !== null &&
  lastDoneYmd !== null &&
  daysBetween(lastDoneYmd, triggerYmd) >= 0 &&
  triggerYmd <= addMonths(lastDoneYmd, 12)

export interface ProgramLimits {
  /** Cases a year that owe a programme by themselves. */
  caseCnt: number
  /** Cases that do together with their share of the workforce. */
  shareCaseCnt: number
  sharePct: number
}
/**
 * M8: ten recognised cases a year, or five that are a tenth of the workforce.
 *
 * @law 산업안전보건기준에 관한 규칙 제662조
 */
export const owesProgram = (cases: number, workforce: number, limits: ProgramLimits): boolean =>
  cases >= limits.caseCnt ||
  (cases >= limits.shareCaseCnt && workforce > 0 && (cases * 100) / workforce >= limits.sharePct)

/** What makes a JSA complete, and what may become of it. Pure: the server refuses by it, the screens show it while one types. */

import type { PermitType } from '#modules/common/permit-types.model.ts'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { codesIn, type JsaAccident } from './jsa-codes.model.ts'
import {
  gradeOf,
  measureTypeCds,
  type Rating,
  reductionProblems,
  residualOf,
  riskOf,
  type Scale,
  scaleProblems,
} from './risk.logic.ts'

/** What the rules ask of a row. */
export interface JsaRow extends Rating {
  rowNo: number | null
  stepNo: number | null
  stepNm: string | null
  hazardCatCd: string | null
  accTypeCd: string | null
  hazardDesc: string | null
  curMeasureDesc: string | null
  addMeasureDesc: string | null
  measureTypeCds: string | null
  ownerDesc: string | null
  dueYmd: string | null
  imprYn: string | null
  legalYn: string | null
  legalDoneYn: string | null
  siteOkYn: string | null
  originJsaNo: number | null
  keepCd: string | null
}
/** A problem of one cell; `row` is the place of the row, from 0, and -1 where it is about all of them. */
export interface RowProblem {
  row: number
  field: string
  code: string
  message: string
  values?: Readonly<Record<string, string | number>>
}

/** Fewer steps describe no job (site). */
export const LEAST_STEPS = 3

const mustHave = [
  ['stepNo', '단계'],
  ['stepNm', '작업단계'],
  ['accTypeCd', '재해형태'],
  ['hazardDesc', '유해위험요인'],
  ['curMeasureDesc', '현재대책'],
  ['freqBeforeVal', '빈도'],
  ['sevBeforeVal', '강도'],
] as const

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Every wrong cell of one row, as it may be submitted: filled in, on the scale, honestly reduced (R1, R2). */
export function rowProblems(row: JsaRow, scale: Scale): Omit<RowProblem, 'row'>[] {
  const required = (field: string, label: string) => ({
    field,
    code: 'REQUIRED',
    message: '{label}은(는) 필수입니다.',
    values: { label },
  })
  const missing = mustHave.filter(([field]) => isEmpty(row[field])).map(([field, label]) => required(field, label))
  const types = codesIn(row.measureTypeCds, measureTypeCds)
  const offScale = scaleProblems(row, scale)
  const risk = offScale.length > 0 ? null : riskOf(row.freqBeforeVal, row.sevBeforeVal)
  const hasAdded = !isEmpty(row.addMeasureDesc)
  const needed = [
    ...(risk !== null && risk > scale.acceptMax && !hasAdded ? [needsMeasure(risk)] : []),
    ...(hasAdded && types.length === 0 ? [required('measureTypeCds', '대책구분')] : []),
    ...(hasAdded && isEmpty(row.freqAfterVal) ? [required('freqAfterVal', '후빈도')] : []),
    ...(hasAdded && isEmpty(row.sevAfterVal) ? [required('sevAfterVal', '후강도')] : []),
  ]
  const improved =
    row.imprYn === 'Y'
      ? [
          ...(isEmpty(row.ownerDesc) ? [required('ownerDesc', '담당')] : []),
          ...(isEmpty(row.dueYmd) ? [required('dueYmd', '기한')] : []),
          ...(hasAdded ? [] : [required('addMeasureDesc', '추가대책')]),
        ]
      : []
  return [...missing, ...offScale, ...reductionProblems(row, types), ...needed, ...improved]
}

const needsMeasure = (risk: number) => ({
  field: 'addMeasureDesc',
  code: 'JSA_NEEDS_MEASURE',
  message: '현재 위험성이 {risk}입니다. 추가대책을 입력하십시오.',
  values: { risk },
})

/** Steps are numbered from 1 without gaps, in the order in which they stand. */
export function stepProblems(rows: readonly Pick<JsaRow, 'stepNo'>[]): RowProblem[] {
  let last = 0
  return rows.flatMap(({ stepNo }, row) => {
    if (stepNo === null) return []
    const isNext = stepNo === last || stepNo === last + 1
    last = Math.max(last, stepNo)
    const message = '단계번호는 1부터 빠짐없이 커져야 합니다.'
    return isNext ? [] : [{ row, field: 'stepNo', code: 'JSA_STEP_ORDER', message }]
  })
}

export const stepCountOf = (rows: readonly Pick<JsaRow, 'stepNo'>[]): number =>
  new Set(rows.flatMap(({ stepNo }) => stepNo ?? [])).size

/** R4: of each group at least one must stand in a row of such a job. */
const mandatory: Readonly<Partial<Record<PermitType, readonly (readonly [label: string, ...JsaAccident[]])[]>>> = {
  HOT: [
    ['화재·폭발', 'FIRE', 'EXPLO'],
    ['화상', 'BURN'],
  ],
  CSE: [
    ['질식·중독', 'ASPHYX'],
    ['구조 실패(2차재해)', 'RESCUE'],
  ],
  HGT: [
    ['떨어짐', 'FALL'],
    ['맞음', 'STRUCK'],
  ],
  EXC: [
    ['무너짐', 'COLLAPSE'],
    ['매설물 파손', 'BURIED'],
  ],
  ELE: [['감전', 'SHOCK']],
  RAD: [['방사선', 'RAD']],
  HVY: [
    ['맞음·무너짐', 'STRUCK', 'COLLAPSE'],
    ['부딪힘·끼임', 'HIT', 'CAUGHT'],
  ],
  LNB: [['누출·접촉', 'LEAK']],
  CHM: [['유해물질 노출', 'CHEM']],
}

/** @returns Korean names of the hazards that such a job has and no row names */
export function missingHazards(types: readonly PermitType[], rows: readonly Pick<JsaRow, 'accTypeCd'>[]): string[] {
  const named = new Set(rows.map(({ accTypeCd }) => accTypeCd))
  const missing = types
    .flatMap((type) => mandatory[type] ?? [])
    .filter(([, ...codes]) => !codes.some((code) => named.has(code)))
  return [...new Set(missing.map(([label]) => label))]
}

/** R3: a measure that the law asks for and that is not in place makes a row unacceptable, whatever its number. */
const lacksLegal = (row: Pick<JsaRow, 'legalYn' | 'legalDoneYn'>): boolean =>
  row.legalYn === 'Y' && row.legalDoneYn !== 'Y'

export interface Summary {
  stepCnt: number
  rowCnt: number
  maxBeforeVal: number | null
  maxAfterVal: number | null
  gradeBeforeCd: ReturnType<typeof gradeOf> | null
  gradeAfterCd: ReturnType<typeof gradeOf> | null
  /** What remains is above what is accepted without a word: the head of safety decides, a supervisor stays. */
  consentYn: 'Y' | 'N'
}

export function summaryOf(rows: readonly JsaRow[], scale: Scale): Summary {
  const rated = rows.filter((row) => scaleProblems(row, scale).length === 0)
  const highest = (values: readonly (number | null)[]) => {
    const known = values.filter((value) => value !== null)
    return known.length > 0 ? Math.max(...known) : null
  }
  const maxBeforeVal = highest(rated.map((row) => riskOf(row.freqBeforeVal, row.sevBeforeVal)))
  const maxAfterVal = highest(rated.map(residualOf))
  return {
    stepCnt: stepCountOf(rows),
    rowCnt: rows.length,
    maxBeforeVal,
    maxAfterVal,
    gradeBeforeCd: maxBeforeVal === null ? null : gradeOf(maxBeforeVal, scale),
    gradeAfterCd: maxAfterVal === null ? null : gradeOf(maxAfterVal, scale),
    consentYn: maxAfterVal !== null && maxAfterVal > scale.acceptMax ? 'Y' : 'N',
  }
}

/**
 * Why a JSA cannot be fixed by anybody (R1, R3); empty when it can.
 *
 * @law 산업안전보건법 제36조제1항: 법령상 조치가 먼저입니다.
 */
export function fixProblems(rows: readonly JsaRow[], scale: Scale): RowProblem[] {
  return rows.flatMap((row, index): RowProblem[] => {
    const residual = residualOf(row)
    const at = { row: index, field: 'freqAfterVal' }
    return [
      ...(residual !== null && residual > scale.consentMax
        ? [{ ...at, code: 'JSA_RESIDUAL', message: '잔여위험이 {x}로 확정할 수 없습니다.', values: { x: residual } }]
        : []),
      ...(lacksLegal(row)
        ? [
            {
              row: index,
              field: 'legalDoneYn',
              code: 'JSA_LEGAL_FIRST',
              message: '{n}행의 법정조치가 이행되지 않아 확정할 수 없습니다.',
              values: { n: index + 1 },
            },
          ]
        : []),
    ]
  })
}

/** R5: rows that were taken from elsewhere and that nobody has looked at here. */
export const unconfirmedCopies = (rows: readonly Pick<JsaRow, 'originJsaNo' | 'siteOkYn'>[]): number =>
  rows.filter(({ originJsaNo, siteOkYn }) => originJsaNo !== null && siteOkYn !== 'Y').length

/** What a row says about the work: what a signature stands for, and what makes a row another one. */
export const analysed = [
  'stepNo',
  'stepNm',
  'hazardDesc',
  'accTypeCd',
  'hazardCatCd',
  'curMeasureDesc',
  'freqBeforeVal',
  'sevBeforeVal',
  'addMeasureDesc',
  'measureTypeCds',
  'freqAfterVal',
  'sevAfterVal',
] as const

const ratings = ['freqBeforeVal', 'sevBeforeVal', 'freqAfterVal', 'sevAfterVal'] as const
const owned = [
  'stepNo',
  'stepNm',
  'hazardCatCd',
  'accTypeCd',
  'hazardDesc',
  'curMeasureDesc',
  'addMeasureDesc',
  'measureTypeCds',
  'ownerDesc',
  'dueYmd',
  'imprYn',
] as const

/** What an evaluator changed beyond his task: he may add rows, raise ratings and write notes, nothing else. */
export function reviewProblems(before: readonly JsaRow[], after: readonly JsaRow[]): RowProblem[] {
  const kept = new Map(after.map((row, index) => [row.rowNo, { row, index }]))
  return before.flatMap((old): RowProblem[] => {
    const found = kept.get(old.rowNo)
    const gone = { row: -1, field: 'rows', code: 'JSA_ROW_REMOVED', message: '평가자는 행을 삭제할 수 없습니다.' }
    if (!found) return [gone]
    const { row, index } = found
    const lowered = ratings.filter((field) => (row[field] ?? 0) < (old[field] ?? 0))
    const changed = owned.filter((field) => (row[field] ?? null) !== (old[field] ?? null))
    return [
      ...lowered.map((field) => ({
        row: index,
        field,
        code: 'JSA_LOWERED',
        message: '평가자는 등급을 낮출 수 없습니다.',
      })),
      ...changed.map((field) => ({
        row: index,
        field,
        code: 'JSA_NOT_HIS',
        message: '평가자는 작성자의 내용을 바꿀 수 없습니다. 검토의견에 적으십시오.',
      })),
    ]
  })
}

const REGULAR_MONTHS = 12
export const TARGET_AHEAD_DAYS = 30
export const TRIGGER_DAYS = 14
export const SUSPENSION_WINDOW_DAYS = 90
const SUSPENSIONS = 2

export const nextEvalOf = (fixYmd: string): string => addMonths(fixYmd, REGULAR_MONTHS)
/** The day on which the target of a regular evaluation is made. */
export const targetFrom = (nextEvalYmd: string): string => addDays(nextEvalYmd, -TARGET_AHEAD_DAYS)
export const triggerDue = (ymd: string): string => addDays(ymd, TRIGGER_DAYS)

/** R1 of section 11: up to and with the day on which it is due. */
export const isLinkable = (dueYmd: string | null, ymd: string): boolean => dueYmd === null || ymd <= dueYmd

/**
 * The stops for which a JSA is looked at again: the first and the last of those within 90 days.
 *
 * @param stopYmds days of stops, in any order
 * @param isNew whether nobody has looked at the JSA since the stop of that day
 */
export function suspensionTrigger(
  stopYmds: readonly string[],
  isNew: (ymd: string) => boolean = () => true,
): { fromYmd: string; ymd: string } | undefined {
  const days = stopYmds.toSorted()
  for (const [index, ymd] of days.entries()) {
    const fromYmd = days[index - SUSPENSIONS + 1]
    if (fromYmd !== undefined && isNew(ymd) && fromYmd >= addDays(ymd, -SUSPENSION_WINDOW_DAYS)) return { fromYmd, ymd }
  }
  return undefined
}

const FORMAL_ROWS = 20
const FORMAL_MS = 5 * 60_000

/** R2 of section 11: many rows, all kept, in next to no time: nobody has looked. */
export const isFormal = (rows: readonly Pick<JsaRow, 'keepCd'>[], startDt: string, submitDt: Date): boolean =>
  rows.length > FORMAL_ROWS &&
  rows.every(({ keepCd }) => keepCd === 'KEEP') &&
  submitDt.getTime() - new Date(startDt).getTime() < FORMAL_MS

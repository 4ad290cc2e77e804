/** Rows while they are typed: pure steps from one list to the next. */
import type { AssessedLine } from './jsa.calls.ts'
import type { JsaLine } from './jsa.model.ts'
import { codesIn, type JsaAccident, jsaAccidents, jsaHazards } from './jsa-codes.model.ts'
import { type MeasureType, measureTypeCds } from './risk.logic.ts'

export type Line = { [K in keyof JsaLine]: JsaLine[K] | null }

const blankRow = (stepNo: number, stepNm: string | null, rows: readonly Line[]): Line => ({
  stepNo,
  stepNm,
  hazardDesc: null,
  accTypeCd: null,
  hazardCatCd: null,
  curMeasureDesc: null,
  freqBeforeVal: null,
  sevBeforeVal: null,
  riskBeforeVal: null,
  addMeasureDesc: null,
  measureTypeCds: null,
  freqAfterVal: null,
  sevAfterVal: null,
  riskAfterVal: null,
  gradeAfterCd: null,
  ownerDesc: null,
  dueYmd: null,
  imprYn: 'N',
  legalYn: 'N',
  legalDoneYn: 'N',
  siteOkYn: 'N',
  noteDesc: null,
  keepCd: null,
  keepDesc: null,
  rowNo: nextRowNo(rows),
  imprNo: null,
  originJsaNo: null,
  originRowNo: null,
  originDesc: null,
})
const nextRowNo = (rows: readonly Line[]): number => Math.max(0, ...rows.map(({ rowNo }) => rowNo ?? 0)) + 1

export interface Step {
  stepNo: number
  stepNm: string | null
  rows: { row: Line; index: number }[]
}

/** In the order in which they stand; rows without a step belong to the one before them. */
export function stepsOf(rows: readonly Line[]): Step[] {
  const steps: Step[] = []
  rows.forEach((row, index) => {
    const last = steps.at(-1)
    if (last && (row.stepNo === null || row.stepNo === last.stepNo)) last.rows.push({ row, index })
    else steps.push({ stepNo: row.stepNo ?? steps.length + 1, stepNm: row.stepNm, rows: [{ row, index }] })
  })
  return steps
}

/** Steps one after the other again, numbered anew. */
const rowsOf = (steps: readonly Pick<Step, 'rows' | 'stepNm'>[]): Line[] =>
  steps.flatMap(({ rows, stepNm }, index) => rows.map(({ row }) => ({ ...row, stepNo: index + 1, stepNm })))

export const withStep = (rows: readonly Line[]): Line[] => [
  ...rowsOf(stepsOf(rows)),
  blankRow(stepsOf(rows).length + 1, null, rows),
]

export function withHazard(rows: readonly Line[], at: Step): Line[] {
  const last = at.rows.at(-1)?.index ?? rows.length - 1
  return [...rows.slice(0, last + 1), blankRow(at.stepNo, at.stepNm, rows), ...rows.slice(last + 1)]
}

/** Of which assessment a row came, and of which of its hazards. */
export const originOf = ({ rsaDocNo, rsaItemNo }: Pick<AssessedLine, 'rsaDocNo' | 'rsaItemNo'>): string =>
  `${rsaDocNo}-${rsaItemNo}`

const LONGEST = 1000
const lines = (...texts: (string | null)[]): string | null => texts.filter(Boolean).join('\n').slice(0, LONGEST) || null
const isBlank = ({ stepNm, hazardDesc, curMeasureDesc }: Line): boolean => !stepNm && !hazardDesc && !curMeasureDesc
const codeIn = <C extends string>(codes: Readonly<Record<C, string>>, code: string | null): C | null =>
  code !== null && code in codes ? (code as C) : null
/** Assessments tell fewer ways to come to harm. */
const accidentOf = (code: string | null): JsaAccident | null =>
  code === 'CONTACT' ? 'CHEM' : codeIn(jsaAccidents, code)

/**
 * A hazard of an assessment as a row: in the step of its name, else in one of its own. What is done is what is done now; what
 * is still to be done comes in addition. How likely and how bad it is in this work is judged here.
 */
export function withAssessed(given: readonly Line[], hazard: AssessedLine): Line[] {
  const rows = given.filter((row) => !isBlank(row))
  const steps = stepsOf(rows)
  const step = steps.find(({ stepNm }) => stepNm === hazard.taskNm)
  const isDone = hazard.acceptYn === 'Y'
  const row: Line = {
    ...blankRow(step?.stepNo ?? steps.length + 1, hazard.taskNm, rows),
    hazardDesc: hazard.hazardDesc,
    accTypeCd: accidentOf(hazard.accTypeCd),
    hazardCatCd: codeIn(jsaHazards, hazard.hazardCatCd),
    curMeasureDesc: lines(hazard.existMeasureDesc, isDone ? hazard.controlDesc : null),
    addMeasureDesc: lines(isDone ? null : hazard.controlDesc),
    originDesc: originOf(hazard),
  }
  const after = step?.rows.at(-1)?.index ?? rows.length - 1
  return rowsOf(stepsOf([...rows.slice(0, after + 1), row, ...rows.slice(after + 1)]))
}

export const withPatch = (rows: readonly Line[], index: number, patch: Partial<Line>): Line[] =>
  rows.map((row, at) => (at === index ? { ...row, ...patch } : row))
export const without = (rows: readonly Line[], index: number): Line[] =>
  rowsOf(stepsOf(rows.filter((_, at) => at !== index)))
export const renamed = (rows: readonly Line[], step: Step, stepNm: string | null): Line[] =>
  rowsOf(stepsOf(rows).map((one) => (one.stepNo === step.stepNo ? { ...one, stepNm } : one)))

export function moved(rows: readonly Line[], stepNo: number, by: -1 | 1): Line[] {
  const steps = stepsOf(rows)
  const from = steps.findIndex((step) => step.stepNo === stepNo)
  const [step] = steps.splice(from, 1)
  if (step) steps.splice(from + by, 0, step)
  return rowsOf(steps)
}

export const typesOf = (row: Pick<Line, 'measureTypeCds'>): MeasureType[] => codesIn(row.measureTypeCds, measureTypeCds)

/** What was pasted has neither numbers nor switches; a step that is left empty is the one above. */
export function completed(pasted: readonly Partial<Line>[]): Line[] {
  const rows: Line[] = []
  let above: Pick<Line, 'stepNo' | 'stepNm'> = { stepNo: 1, stepNm: null }
  for (const given of pasted) {
    const row = { ...blankRow(1, null, rows), ...given }
    const stepNo = row.stepNo ?? above.stepNo
    const stepNm = row.stepNm ?? (stepNo === above.stepNo ? above.stepNm : null)
    above = { stepNo, stepNm }
    rows.push({ ...row, stepNo, stepNm, rowNo: row.rowNo ?? nextRowNo([...rows, row]) })
  }
  return rows
}

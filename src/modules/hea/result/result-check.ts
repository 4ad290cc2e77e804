/** Reads what an organisation filled in: every wrong cell is named, and nothing is taken until there is none. */
import { dayOf, isDay } from '#platform/model/calendar.ts'
import { type AnyField, code, day, yesNo } from '#platform/model/field.ts'
import { cellText } from '#platform/server/excel/cell-text.ts'
import type { Cell } from '#platform/server/excel/read-workbook.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'
import { readPlain } from '#platform/server/sheets/read-cell.ts'
import { designatedClasses } from '../checkup/checkup-codes.model.ts'
import { isAbnormal, isAllowedGrade, isGeneral, rangeOf } from './result.logic.ts'
import { itemCds, personFields, type SheetField, type SheetLine, sheetFields } from './result.sheet.ts'
import {
  type ExamItemCd,
  examItems,
  followUps,
  type Grade,
  grades,
  organs,
  type Shortening,
  shortenings,
  type WorkFit,
  workFits,
} from './result-codes.model.ts'

/** For what an organisation is designated; for everything where it names no factor. */
export interface Designation {
  designationNo: string | null
  fromYmd: string
  toYmd: string
  factorCds: readonly string[]
}
/** A result that holds. */
export interface KnownResult {
  no: number
  examYmd: string
  secondRoundYn: 'Y' | 'N'
  statusCd: string
  /** A correction of it waits for its review. */
  isBeingCorrected: boolean
}
/** Somebody whom the plan is for. */
export interface KnownTarget {
  heaCheckupTargetNo: number
  userId: string
  userNm: string
  factorCds: readonly string[]
  targetStatusCd: string
  /** His last examination in this plan. */
  examYmd: string | null
  /** What came of him, the newest last; without what was corrected. */
  results: readonly KnownResult[]
  isSecondOpen: boolean
  /** Who may have examined him: the organisation of his seat, else those of the plan; nobody where the plan names none. */
  orgs: readonly Designation[]
  /** He took his consent back, or never gave it. */
  isSealed: boolean
}
export interface SheetContext {
  heaCheckupClassCd: string
  checkupStartYmd: string
  checkupEndYmd: string
  now: Date
  receiveYmd: string
  targets: ReadonlyMap<string, KnownTarget>
  /** Why the sheet corrects results that came before; null where it brings new ones. */
  reissueDesc: string | null
  /** Code by name and by itself. */
  factors: ReadonlyMap<string, string>
}

export interface JudgedFactor {
  factorCd: string | null
  organCd: string | null
  gradeCd: Grade
  opinionDesc: string | null
  shortenCd: Shortening | null
}
export interface MeasuredItem {
  examItemCd: ExamItemCd
  resultVal: number
  unitCd: string
  refMinVal: number | null
  refMaxVal: number | null
  abnormalYn: 'Y' | 'N'
}
/** One person's result, as it is saved. */
export interface SheetResult {
  target: KnownTarget
  /** What it corrects. */
  prev: KnownResult | null
  reissueDesc: string | null
  secondRoundYn: 'Y' | 'N'
  examYmd: string
  workFitCd: WorkFit | null
  conditionDesc: string | null
  reviewYmd: string | null
  followUpCds: readonly string[]
  doctorOpinionDesc: string | null
  judgeDoctorNm: string | null
  factors: JudgedFactor[]
  items: MeasuredItem[]
}

type Fault = (name: SheetField, code: string, message: string, values?: Record<string, unknown>) => void
interface Line {
  rowNo: number
  /** Codes and days as they are kept, however they were written; what is none of them as it stands. */
  text(name: SheetField): string
  wrong: Fault
}

/** What is written in several ways. */
const kinds: Readonly<Partial<Record<SheetField, AnyField>>> = {
  examYmd: day(sheetFields.examYmd.text),
  reviewYmd: day(sheetFields.reviewYmd.text),
  organ: code(sheetFields.organ.text, organs),
  grade: code(sheetFields.grade.text, grades),
  workFit: code(sheetFields.workFit.text, workFits),
  shorten: yesNo(sheetFields.shorten.text),
}
const followUpField = code(sheetFields.followUps.text, followUps)

/** @returns the results by person, and what is wrong at `rows.{rowNo}.{column}` */
export function checkSheet(sheet: readonly SheetLine[], context: SheetContext) {
  const problems: RuleProblem[] = []
  const lines = sheet.map((line) => lineOf(line, context.now, problems))
  const results: SheetResult[] = []
  for (const [userId, own] of Map.groupBy(lines, (line) => line.text('userId'))) {
    const target = context.targets.get(userId)
    if (target) results.push(personOf(target, own, context))
    else
      for (const line of own) {
        refuseStranger(line, userId)
        personOf(strangerAt(line, context), [line], context)
      }
  }
  return { results, problems: problems.toSorted((a, b) => rowOf(a) - rowOf(b)) }
}
const rowOf = ({ field }: RuleProblem) => Number(field.split('.')[1])

/** Whoever it may be, what else is wrong in his line is told with it. */
const strangerAt = (line: Line, { factors }: SheetContext): KnownTarget => ({
  heaCheckupTargetNo: 0,
  userId: line.text('userId'),
  userNm: line.text('userNm'),
  factorCds: [...factors.values()],
  targetStatusCd: 'TARGET',
  examYmd: null,
  results: [],
  isSecondOpen: false,
  orgs: [],
  isSealed: false,
})

function lineOf({ rowNo, cells }: SheetLine, now: Date, problems: RuleProblem[]): Line {
  const wrong: Fault = (name, code, message, values = {}) =>
    problems.push({
      field: `rows.${rowNo}.${sheetFields[name].text}`,
      code,
      message,
      values: { label: sheetFields[name].text, ...values },
    })
  const calculated = new Set<SheetField>()
  for (const [name, cell] of cells)
    if (isCalculated(cell)) {
      wrong(name, 'FORMULA', '{label}에 수식이나 오류가 있습니다. 값으로 붙여 넣으십시오.')
      calculated.add(name)
    }
  const text = (name: SheetField) => {
    const cell = cells.get(name) ?? null
    const field = kinds[name]
    const read = field && readPlain(field, cell, { area: 'hea', now })
    if (typeof read === 'string') return read
    return (cell instanceof Date ? dayOf(cell) : cellText(cell)).trim()
  }
  const wrongOnce: Fault = (name, ...fault) => {
    if (!calculated.has(name)) wrong(name, ...fault)
  }
  return { rowNo, text, wrong: wrongOnce }
}

const isCalculated = (cell: Cell): boolean => cell !== null && typeof cell === 'object' && !(cell instanceof Date)

function refuseStranger({ rowNo, wrong }: Line, userId: string): void {
  if (userId === '') wrong('userId', 'REQUIRED', '{label}을(를) 입력하십시오.')
  else wrong('userId', 'HEA_RESULT_NO_TARGET', '{row}행: 대상자가 아닌 사번입니다.', { row: rowNo })
}

function personOf(target: KnownTarget, lines: readonly Line[], context: SheetContext): SheetResult {
  const [first] = lines
  if (!first) throw new RangeError('a person has at least one line')
  refuseOtherName(target, lines)
  const examYmd = dayIn(first, 'examYmd', true) ?? dayOf(context.now)
  const isReissue = context.reissueDesc !== null
  const prev = isReissue ? correctedBy(first, examYmd, target) : null
  refuseState(target, first, isReissue)
  const isSecond = prev ? prev.secondRoundYn === 'Y' : target.isSecondOpen
  refuseExamDay(first, examYmd, { isSecond, firstYmd: isReissue ? null : target.examYmd }, context)
  refuseContradictions(first, lines.slice(1))
  const factors = factorsOf(target, lines, context)
  refuseUndesignated(first, { examYmd, factors }, target, context)
  return {
    target,
    prev,
    reissueDesc: context.reissueDesc,
    secondRoundYn: isSecond ? 'Y' : 'N',
    examYmd,
    ...fitnessOf(first),
    followUpCds: followUpsOf(first),
    doctorOpinionDesc: textIn(first, 'doctorOpinion', 2000),
    judgeDoctorNm: textIn(first, 'judgeDoctor', 50),
    factors,
    items: lines.flatMap((line) => itemsOf(line)),
  }
}

/** Which of his results a corrected one takes the place of: that of the day, else the only one. */
function correctedBy({ wrong }: Line, examYmd: string, { results }: KnownTarget): KnownResult | null {
  const prev = results.findLast((one) => one.examYmd === examYmd) ?? (results.length === 1 ? results[0] : undefined)
  if (!prev) wrong('examYmd', 'HEA_REISSUE_NONE', '정정할 결과가 없습니다. 검진일을 확인하십시오.')
  else if (prev.isBeingCorrected)
    wrong('examYmd', 'HEA_REISSUE_PENDING', '이 결과의 정정 결과가 이미 접수되어 검토 중입니다.')
  return prev ?? null
}

function refuseState(
  { targetStatusCd, examYmd, isSecondOpen }: KnownTarget,
  { wrong }: Line,
  isReissue: boolean,
): void {
  if (targetStatusCd === 'EXCLUDED' || targetStatusCd === 'EXT')
    wrong('userId', 'HEA_RESULT_STATE', '제외되었거나 다른 기관에서 검진한 대상자입니다.')
  else if (examYmd !== null && !isSecondOpen && !isReissue)
    wrong('userId', 'HEA_RESULT_TWICE', '이 계획의 결과가 이미 등록된 대상자입니다.')
}

/** The right number with another one's name: whose result it is cannot be guessed. */
function refuseOtherName({ userNm }: KnownTarget, lines: readonly Line[]): void {
  for (const { text, wrong } of lines)
    if (text('userNm') !== '' && text('userNm') !== userNm)
      wrong('userNm', 'HEA_RESULT_NAME', '사번의 성명은 {name}입니다. 사번과 성명을 확인하십시오.', { name: userNm })
}

function refuseExamDay(
  line: Line,
  examYmd: string,
  { isSecond, firstYmd }: { isSecond: boolean; firstYmd: string | null },
  context: SheetContext,
): void {
  const { checkupStartYmd, checkupEndYmd, receiveYmd } = context
  if (examYmd > receiveYmd)
    line.wrong('examYmd', 'HEA_EXAM_AFTER_RECEIVE', '검진일은 결과표 수령일보다 늦을 수 없습니다.')
  // A second examination follows when the plan may be over.
  else if (isSecond) {
    if (firstYmd !== null && examYmd < firstYmd)
      line.wrong('examYmd', 'HEA_EXAM_BEFORE_FIRST', '2차 검진일은 1차 검진일보다 빠를 수 없습니다.')
  } else if (examYmd < checkupStartYmd || examYmd > checkupEndYmd)
    line.wrong('examYmd', 'HEA_EXAM_BEFORE_PLAN', '검진일이 계획 기간을 벗어났습니다.')
}

/** K6, by the day and factor by factor. @law 산업안전보건법 제130조제4항 */
function refuseUndesignated(
  line: Line,
  { examYmd, factors }: Pick<SheetResult, 'examYmd' | 'factors'>,
  { orgs }: KnownTarget,
  { heaCheckupClassCd }: SheetContext,
): void {
  if (orgs.length === 0 || !designatedClasses.has(heaCheckupClassCd)) return
  const isFor = ({ designationNo, fromYmd, toYmd, factorCds }: Designation) =>
    Boolean(designationNo?.trim()) &&
    fromYmd <= examYmd &&
    examYmd <= toYmd &&
    (factorCds.length === 0 || factors.every(({ factorCd }) => factorCd === null || factorCds.includes(factorCd)))
  if (!orgs.some(isFor))
    line.wrong('examYmd', 'HEA_ORG_NOT_DESIGNATED', '검진일에 이 유해인자로 지정된 검진기관이 아닙니다.')
}

/** What is said of the person again has to be the same. */
function refuseContradictions(first: Line, further: readonly Line[]): void {
  for (const line of further)
    for (const name of personFields)
      if (line.text(name) !== '' && line.text(name) !== first.text(name))
        line.wrong(name, 'HEA_RESULT_DIFFERS', '{label}이(가) 같은 사람의 {row}행과 다릅니다.', { row: first.rowNo })
}

function fitnessOf(line: Line): Pick<SheetResult, 'workFitCd' | 'conditionDesc' | 'reviewYmd'> {
  const text = line.text('workFit')
  const workFitCd = isKey(workFits, text) ? text : null
  if (text !== '' && !workFitCd)
    line.wrong('workFit', 'NOT_A_CODE', "업무적합성은 '가', '나', '다', '라' 중 하나입니다.")
  const conditionDesc = textIn(line, 'condition', 500)
  const reviewYmd = dayIn(line, 'reviewYmd', false)
  if (workFitCd === '나' && conditionDesc === null)
    line.wrong('condition', 'HEA_CONDITION_REQUIRED', "업무적합성 '나'는 근무 조건을 입력해야 합니다.")
  if (workFitCd === '다' && reviewYmd === null && line.text('reviewYmd') === '')
    line.wrong('reviewYmd', 'HEA_REVIEW_DATE_REQUIRED', "업무적합성 '다'는 재평가일을 입력해야 합니다.")
  return { workFitCd, conditionDesc, reviewYmd }
}

/** One by its word, or several by their codes. */
function followUpCodes(text: string): string[] {
  const found = readPlain(followUpField, text, { area: 'hea', now: new Date() })
  return typeof found === 'string' && isKey(followUps, found) ? [found] : text.split(/[\s·]+/)
}

function followUpsOf(line: Line): string[] {
  const written = line.text('followUps').split(/[,/\n]+/)
  const codes = written.flatMap((part) => followUpCodes(part.trim())).filter((code) => code !== '')
  const unknown = codes.filter((code) => !isKey(followUps, code))
  if (unknown.length > 0)
    line.wrong('followUps', 'NOT_A_CODE', '사후관리 코드는 0~9입니다: {codes}', { codes: unknown.join(', ') })
  return [...new Set(codes)]
}

function factorsOf(target: KnownTarget, lines: readonly Line[], context: SheetContext): JudgedFactor[] {
  const seen = new Map<string, number>()
  return lines.flatMap((line) => {
    const factorCd = factorIn(line, target, context)
    const organ = line.text('organ')
    const organCd = isKey(organs, organ) ? organ : null
    if (organ !== '' && !organCd) line.wrong('organ', 'NOT_A_CODE', '{label}을(를) 목록에서 고르십시오.')
    const gradeCd = gradeIn(line, factorCd, context)
    const shorten = line.text('shorten').toUpperCase()
    if (shorten !== '' && shorten !== 'Y' && shorten !== 'N')
      line.wrong('shorten', 'NOT_A_CODE', '주기단축은 Y 또는 N입니다.')
    const key = `${factorCd} ${organCd}`
    const before = seen.get(key)
    if (before !== undefined && factorCd !== undefined)
      line.wrong('factor', 'HEA_RESULT_REPEATED', '{row}행에 같은 사람의 같은 판정이 있습니다.', { row: before })
    else seen.set(key, line.rowNo)
    if (!gradeCd) return []
    const shortenCd = isKey(shortenings, shorten) ? shorten : null
    return [{ factorCd: factorCd ?? null, organCd, gradeCd, opinionDesc: textIn(line, 'opinion', 500), shortenCd }]
  })
}

/** @returns undefined where the cell is wrong */
function factorIn(line: Line, target: KnownTarget, { heaCheckupClassCd, factors }: SheetContext) {
  const text = line.text('factor')
  if (text === '') {
    if (isGeneral(heaCheckupClassCd)) return null
    line.wrong('factor', 'REQUIRED', '{label}을(를) 입력하십시오.')
    return undefined
  }
  const factorCd = factors.get(text)
  if (factorCd === undefined)
    line.wrong('factor', 'NOT_A_CODE', '등록되지 않은 유해인자입니다: {factor}', { factor: text })
  else if (!isGeneral(heaCheckupClassCd) && !target.factorCds.includes(factorCd))
    line.wrong('factor', 'HEA_RESULT_OTHER_FACTOR', '이 대상자의 검진 유해인자가 아닙니다: {factor}', { factor: text })
  return factorCd
}

function gradeIn(
  line: Line,
  factorCd: string | null | undefined,
  { heaCheckupClassCd }: SheetContext,
): Grade | undefined {
  const text = line.text('grade').toUpperCase()
  if (text === '') {
    line.wrong('grade', 'REQUIRED', '{label}을(를) 입력하십시오.')
    return undefined
  }
  if (isKey(grades, text) && isAllowedGrade(heaCheckupClassCd, factorCd ?? null, text)) return text
  line.wrong('grade', 'HEA_GRADE_NOT_ALLOWED', '이 검진구분에 사용할 수 없는 판정입니다: {grade}', {
    grade: line.text('grade'),
  })
  return undefined
}

function itemsOf(line: Line): MeasuredItem[] {
  return itemCds.flatMap((examItemCd) => {
    const text = line.text(examItemCd)
    if (text === '') return []
    const { min, max, unit } = examItems[examItemCd]
    const resultVal = Number(text)
    if (!Number.isFinite(resultVal) || resultVal < min || resultVal > max) {
      line.wrong(examItemCd, 'RANGE', '입력 범위를 벗어났습니다({min}~{max} {unit}).', { min, max, unit })
      return []
    }
    const range = rangeOf(examItemCd)
    return [{ examItemCd, resultVal, unitCd: unit, ...range, abnormalYn: isAbnormal(resultVal, range) ? 'Y' : 'N' }]
  })
}

function dayIn(line: Line, name: SheetField, required: boolean): string | null {
  const text = line.text(name)
  if (text === '') {
    if (required) line.wrong(name, 'REQUIRED', '{label}을(를) 입력하십시오.')
    return null
  }
  if (isDay(text)) return text
  line.wrong(name, 'INVALID', '{label}은(는) 날짜(예: 2026-11-21)로 입력하십시오.')
  return null
}

function textIn(line: Line, name: SheetField, max: number): string | null {
  const text = line.text(name)
  if ([...text].length > max) line.wrong(name, 'TOO_LONG', '{label}은(는) {max}자까지 입력할 수 있습니다.', { max })
  return text === '' ? null : text
}

const isKey = <T extends object>(codes: T, text: string): text is keyof T & string => Object.hasOwn(codes, text)

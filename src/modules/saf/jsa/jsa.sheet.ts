/** A JSA as a sheet: the form, what is read from a filled-in one, and the rows that go out. */
import { dayOf, isDay } from '#platform/model/calendar.ts'
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import { day } from '#platform/model/field.ts'
import { translate } from '#platform/model/i18n.ts'
import { type Language, languages, type Problem } from '#platform/model/problem.ts'
import { cellText } from '#platform/server/excel/cell-text.ts'
import type { Cell, ReadRow } from '#platform/server/excel/read-workbook.ts'
import { readPlain } from '#platform/server/sheets/read-cell.ts'
import { placesIn } from '#platform/server/sheets/rows.ts'
import { type JsaRow, rowProblems, stepProblems } from './jsa.logic.ts'
import type { JsaLine } from './jsa.model.ts'
import { jsaAccidents } from './jsa-codes.model.ts'
import { measureTypes, type Scale } from './risk.logic.ts'

/** In the order of the form; a head is found by its name, wherever it stands. */
const columns = [
  ['stepNo', '단계번호', 10, true],
  ['stepNm', '작업단계', 24, true],
  ['hazardDesc', '유해위험요인', 40, true],
  ['accTypeCd', '재해형태', 16, true],
  ['curMeasureDesc', '현재대책', 36, true],
  ['freqBeforeVal', '빈도', 8, true],
  ['sevBeforeVal', '강도', 8, true],
  ['addMeasureDesc', '추가대책', 36, false],
  ['measureTypeCds', '대책구분', 18, false],
  ['freqAfterVal', '후빈도', 8, false],
  ['sevAfterVal', '후강도', 8, false],
  ['ownerDesc', '담당', 16, false],
  ['dueYmd', '기한', 12, false],
] as const
type Name = (typeof columns)[number][0]

const LONGEST = { stepNm: 200, ownerDesc: 100 } as const
const LONGEST_TEXT = 1000
const dueField = day('기한')

export const sheetColumns = (language: Language): SheetColumn[] =>
  columns.map(([name, label, width, required]) => ({
    text: translate('saf', language, label),
    width,
    required,
    ...(name === 'accTypeCd' && { choices: Object.values(jsaAccidents).map((one) => translate('saf', language, one)) }),
    ...(name === 'measureTypeCds' && {
      hint: translate('saf', language, '여러 개는 쉼표로 나눕니다: 제거, 대체, 공학적, 관리적, 보호구'),
    }),
    ...(name === 'dueYmd' && { kind: 'day' as const }),
  }))

export const sheetRow = (row: JsaLine, language: Language): unknown[] =>
  columns.map(([name]) => {
    const value = row[name]
    if (value === null) return null
    if (name === 'accTypeCd') return translate('saf', language, jsaAccidents[value as keyof typeof jsaAccidents])
    if (name !== 'measureTypeCds') return value
    const types = String(value).split(' ') as (keyof typeof measureTypes)[]
    return types.map((type) => translate('saf', language, measureTypes[type])).join(', ')
  })

export interface SheetReading {
  columns: { name: string; label: string; letter: string | null; required: boolean }[]
  rows: JsaRow[]
  /** Where each of them stands in the sheet, as Excel counts. */
  rowNos: number[]
  /** `field`: `rows.{rowNo}.{name}`; the message names row and column as Excel does. */
  problems: Problem[]
  /** What may be meant so. */
  warnings: string[]
}

/** Reads a sheet whose first row with values is the head. Nothing of it is believed. */
export function readJsaSheet(sheet: readonly ReadRow[], scale: Scale, now: Date, language: Language): SheetReading {
  const [head, ...lines] = sheet
  const labels = columns.map(([name, label]) => [name, label] as const)
  const places = placesIn(head, labels, { area: 'saf', language })
  const told = (name: Name) => ({ letter: letterOf(places.get(name)) })
  const shown = columns.map(([name, label, , required]) => ({ name, label, required, ...told(name) }))
  const problems = shown
    .filter(({ required, letter }) => required && letter === null)
    .map(({ label }) => ({
      field: 'rows',
      code: 'COLUMN_MISSING',
      message: translate('saf', language, "시트에 필수 열 '{nm}'이 없습니다.", {
        nm: translate('saf', language, label),
      }),
    }))
  if (problems.length > 0) return { columns: shown, rows: [], rowNos: [], problems, warnings: [] }
  const reader = new Reader(places, now, language)
  const rows = lines.map((line) => reader.read(line))
  reader.checkAll(rows, lines, scale)
  const rowNos = lines.map(({ rowNo }) => rowNo)
  return { columns: shown, rows, rowNos, problems: reader.inOrder(), warnings: reader.warnings }
}

class Reader {
  readonly warnings: string[] = []
  private readonly problems: (Problem & { rowNo: number; column: number })[] = []
  private readonly places: ReadonlyMap<Name, number>
  private readonly now: Date
  private readonly language: Language
  private step: { no: number | null; nm: string | null } = { no: null, nm: null }

  constructor(places: ReadonlyMap<Name, number>, now: Date, language: Language) {
    this.places = places
    this.now = now
    this.language = language
  }

  read({ rowNo, cells }: ReadRow): JsaRow {
    const cell = (name: Name): Cell | undefined => cells[this.places.get(name) ?? -1]
    const text = (name: Name) => this.text(rowNo, name, cellText(cell(name)).trim())
    const number = (name: Name) => this.number(rowNo, name, cell(name))
    return {
      ...this.stepOf(number('stepNo'), text('stepNm')),
      rowNo: null,
      hazardCatCd: null,
      hazardDesc: text('hazardDesc'),
      curMeasureDesc: text('curMeasureDesc'),
      accTypeCd: this.accident(rowNo, text('accTypeCd')),
      addMeasureDesc: text('addMeasureDesc'),
      freqBeforeVal: number('freqBeforeVal'),
      sevBeforeVal: number('sevBeforeVal'),
      freqAfterVal: number('freqAfterVal'),
      sevAfterVal: number('sevAfterVal'),
      measureTypeCds: this.types(rowNo, text('measureTypeCds')),
      ownerDesc: text('ownerDesc'),
      dueYmd: this.day(rowNo, cell('dueYmd') ?? null),
      imprYn: 'N',
      legalYn: 'N',
      legalDoneYn: 'N',
      siteOkYn: 'N',
      originJsaNo: null,
      keepCd: null,
    }
  }

  /** Merged cells of a step have their value in the first row only. */
  private stepOf(no: number | null, nm: string | null) {
    const isSame = no === null || no === this.step.no
    this.step = { no: no ?? this.step.no, nm: nm ?? (isSame ? this.step.nm : null) }
    return { stepNo: this.step.no, stepNm: this.step.nm }
  }

  private text(rowNo: number, name: Name, text: string): string | null {
    const max = name === 'stepNm' || name === 'ownerDesc' ? LONGEST[name] : LONGEST_TEXT
    if ([...text].length > max) this.tell(rowNo, name, 'TOO_LONG', '{max}자까지 입력할 수 있습니다.', { max })
    return text === '' ? null : text.slice(0, max).normalize('NFC')
  }

  /** What is no number stays off every scale, so that its cell is named. */
  private number(rowNo: number, name: Name, cell: Cell | undefined): number | null {
    const text = cellText(cell).trim()
    if (text === '') return null
    const value = Number(text)
    if (name === 'stepNo' && !Number.isInteger(value))
      this.tell(rowNo, name, 'JSA_STEP_ORDER', '단계번호는 1부터 빠짐없이 커져야 합니다.')
    return Number.isFinite(value) ? value : 0
  }

  private accident(rowNo: number, text: string | null): string | null {
    if (text === null) return null
    const found = this.codeOf(jsaAccidents, text)
    if (!found)
      this.tell(rowNo, 'accTypeCd', 'NOT_A_CODE', "'{text}'은(는) 없는 재해형태입니다.", { text: text.slice(0, 30) })
    return found ?? null
  }

  private types(rowNo: number, text: string | null): string | null {
    const given = (text ?? '')
      .split(/[,·/\n]/)
      .map((one) => one.trim())
      .filter(Boolean)
    return (
      given
        .flatMap((one) => {
          const found = this.codeOf(measureTypes, one)
          if (!found)
            this.tell(rowNo, 'measureTypeCds', 'NOT_A_CODE', "'{text}'은(는) 없는 대책구분입니다.", {
              text: one.slice(0, 30),
            })
          return found ?? []
        })
        .join(' ') || null
    )
  }

  private codeOf(codes: Readonly<Record<string, string>>, text: string): string | undefined {
    const wanted = text.replaceAll(' ', '')
    const isMeant = ([code, label]: [string, string]) =>
      [code, ...languages.map((language) => translate('saf', language, label))].some(
        (one) => one.replaceAll(' ', '') === wanted,
      )
    return Object.entries(codes).find(isMeant)?.[0]
  }

  private day(rowNo: number, cell: Cell): string | null {
    const day = readPlain(dueField, cell, { area: 'saf', now: this.now })
    if (day === null) return null
    if (typeof day !== 'string' || !isDay(day)) {
      this.tell(rowNo, 'dueYmd', 'DAY', '날짜는 YYYY-MM-DD로 입력하십시오.')
      return null
    }
    if (day < dayOf(this.now)) this.tell(rowNo, 'dueYmd', 'PAST', '기한은 오늘보다 빠를 수 없습니다.')
    return day
  }

  /** What the rules say of the rows together, at the cells of the sheet. */
  checkAll(rows: readonly JsaRow[], lines: readonly ReadRow[], scale: Scale): void {
    const cells = rows.flatMap((row, at) => rowProblems(row, scale).map((one) => ({ ...one, row: at })))
    for (const { row, field, code, message, values } of [...cells, ...stepProblems(rows)]) {
      const rowNo = lines[row]?.rowNo ?? 0
      if (!this.isTold(rowNo, field)) this.tell(rowNo, field as Name, code, message, values)
    }
    const seen = new Map<string, number>()
    rows.forEach(({ stepNo, hazardDesc }, at) => {
      const key = `${stepNo}\n${hazardDesc}`
      const first = seen.get(key)
      const rowNo = lines[at]?.rowNo ?? 0
      if (first !== undefined && hazardDesc)
        this.warnings.push(this.say('{r}행은 {n}행과 단계와 유해위험요인이 같습니다.', { r: rowNo, n: first }))
      else seen.set(key, rowNo)
    })
  }

  private isTold(rowNo: number, field: string): boolean {
    return this.problems.some((one) => one.field === `rows.${rowNo}.${field}`)
  }

  private tell(rowNo: number, name: Name, code: string, message: string, values: Record<string, unknown> = {}): void {
    const column = this.places.get(name) ?? -1
    const label = typeof values.label === 'string' ? { label: this.say(values.label) } : {}
    const what = this.say(message, { ...values, ...label })
    const text = this.say('{r}행 {c}열: {what}', { r: rowNo, c: letterOf(column) ?? '-', what })
    this.problems.push({ field: `rows.${rowNo}.${name}`, code, message: text, rowNo, column })
  }

  private say(korean: string, values: Record<string, unknown> = {}): string {
    return translate('saf', this.language, korean, values)
  }

  inOrder(): Problem[] {
    const sorted = this.problems.toSorted((a, b) => a.rowNo - b.rowNo || a.column - b.column)
    return sorted.map(({ field, code, message }) => ({ field, code, message }))
  }
}

/** 0 → A, 26 → AA */
function letterOf(index: number | undefined): string | null {
  if (index === undefined || index < 0) return null
  const first = index >= 26 ? String.fromCharCode(64 + Math.floor(index / 26)) : ''
  return first + String.fromCharCode(65 + (index % 26))
}

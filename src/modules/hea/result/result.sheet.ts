/** The sheet that an examining organisation fills in: 결과 업로드 양식. One line for each factor of a person; what is about the person as a whole stands in his first line. */
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Cell, ReadRow } from '#platform/server/excel/read-workbook.ts'
import { placesIn } from '#platform/server/sheets/rows.ts'
import { type ExamItemCd, examItems, grades, organs, workFits } from './result-codes.model.ts'

export interface SheetFieldSpec {
  readonly text: string
  readonly required?: boolean
  readonly kind?: 'day' | 'number'
  readonly choices?: readonly string[]
  readonly hint?: string
  readonly width?: number
}

const fields = {
  userId: { text: '사번', required: true },
  userNm: { text: '성명' },
  examYmd: { text: '검진일', required: true, kind: 'day' },
  factor: { text: '유해인자', width: 22, hint: '일반·종합검진은 비워 둡니다.' },
  organ: { text: '계통', choices: Object.values(organs) },
  grade: { text: '판정', required: true, choices: Object.keys(grades) },
  shorten: {
    text: '주기단축',
    choices: ['Y', 'N'],
    hint: '의사가 주기 단축을 권고하면 Y, 단축이 필요 없다고 하면 N, 말이 없으면 비워 둡니다.',
  },
  opinion: { text: '소견', width: 30 },
  workFit: { text: '업무적합성', choices: Object.keys(workFits) },
  condition: {
    text: '근무 조건',
    width: 24,
    hint: "업무적합성 '나'의 조건. 부서장에게 보이므로 병명을 적지 않습니다.",
  },
  reviewYmd: { text: '재평가일', kind: 'day' },
  followUps: { text: '사후관리', hint: '코드를 쉼표로 적습니다. 예: 1,2' },
  doctorOpinion: { text: '종합소견', width: 30 },
  judgeDoctor: { text: '판정 의사', hint: '근로를 금지하는 판정은 반드시 적습니다.' },
} as const satisfies Record<string, SheetFieldSpec>

const items = Object.fromEntries(
  Object.entries(examItems).map(([code, { label, unit }]) => [
    code,
    { text: `${label} (${unit})`, kind: 'number' } satisfies SheetFieldSpec,
  ]),
) as Readonly<Record<ExamItemCd, SheetFieldSpec>>

export type SheetField = keyof typeof fields | ExamItemCd
export const sheetFields: Readonly<Record<SheetField, SheetFieldSpec>> = { ...fields, ...items }
const names = Object.keys(sheetFields) as SheetField[]
/** What may be left out in the further lines of a person. */
export const personFields: readonly SheetField[] = [
  'examYmd',
  'workFit',
  'condition',
  'reviewYmd',
  'followUps',
  'doctorOpinion',
  'judgeDoctor',
]
export const itemCds = Object.keys(examItems) as ExamItemCd[]

export const resultColumns = (language: Language): SheetColumn[] =>
  names.map((name) => {
    const { text, required, kind, choices, hint, width }: SheetFieldSpec = sheetFields[name]
    return {
      text: translate('hea', language, text),
      ...(required && { required }),
      ...(kind && { kind }),
      ...(choices && { choices }),
      ...(hint && { hint: translate('hea', language, hint) }),
      ...(width && { width }),
    }
  })

/** A person whom the plan is for, as the template names him. */
export interface TemplateTarget {
  userId: string
  userNm: string
  examYmd: string | null
  factorNms: readonly string[]
}
/** A line for each factor of each person, in the order of the columns. */
export const templateRows = (targets: readonly TemplateTarget[]): unknown[][] =>
  targets.flatMap(({ userId, userNm, examYmd, factorNms }) =>
    (factorNms.length > 0 ? factorNms : [null]).map((factor) =>
      names.map((name) => ({ userId, userNm, examYmd, factor })[name as 'userId'] ?? null),
    ),
  )

/** One line of the sheet: what stands in the cells of the columns that it has. */
export interface SheetLine {
  rowNo: number
  cells: ReadonlyMap<SheetField, Cell>
}

/** @returns the lines below the head, and the columns that have to be there and are not */
export function linesOf(sheet: readonly ReadRow[], language: Language): { lines: SheetLine[]; missing: SheetField[] } {
  const [head, ...rows] = sheet
  const texts = names.map((name) => [name, sheetFields[name].text] as const)
  const places = placesIn(head, texts, { area: 'hea', language })
  const missing = names.filter((name) => sheetFields[name].required && !places.has(name))
  const lines = rows.map(({ rowNo, cells }) => ({
    rowNo,
    cells: new Map([...places].map(([name, index]) => [name, cells[index] ?? null])),
  }))
  return { lines, missing }
}

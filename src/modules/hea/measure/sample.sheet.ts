/** Samples as a sheet: what is read from the agency's form, and the summary that goes out. */
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { sql } from '#platform/server/database/sql.ts'
import { cellText } from '#platform/server/excel/cell-text.ts'
import type { Cell } from '#platform/server/excel/read-workbook.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'
import { readPlain } from '#platform/server/sheets/read-cell.ts'
import type { SheetLine } from '#platform/server/sheets/read-rows.ts'
import { type FormContext, type SheetContext, takesLines } from '#platform/server/sheets/take-sheet.ts'
import { z } from '#schema'
import { openForSamples } from './measure.model.ts'
import { changeLinesWithin, mayChangeLines } from './measure-lines.ts'
import { factorsOf, insertSamples, type SampleRow, type TargetRow, targetsOf } from './measure-store.ts'
import { verdictWord } from './measure-verdict.logic.ts'
import { type Factor, limitTypes, type SampleDraft, sampleTypes, sampleUnits } from './sample.logic.ts'
import { problemsIn, sampleCntOf } from './sample-check.ts'
import { sampleSheet } from './sample-sheet.calls.ts'

interface Known {
  factors: readonly Factor[]
  targets: readonly TargetRow[]
  language: Language
}
type Name = keyof SampleDraft
type Context = SheetContext<typeof sampleSheet>

export const sampleUpload = takesLines(sampleSheet, {
  may: mayChangeLines,
  choices,
  answer: z.object({ inserted: z.number() }),
  read: readSheet,
  save,
})

/** The places of the measurement and what is there. */
async function choices({ db, record: { measureNo } }: FormContext<typeof sampleSheet>) {
  const [factors, targets] = await Promise.all([factorsOf(db), targetsOf(db, measureNo)])
  const used = new Set(targets.flatMap(({ factorCds }) => factorCds))
  return {
    measureUnitNo: targets.map(({ unitNm }) => unitNm),
    factorCd: factors.filter(({ factorCd }) => used.has(factorCd)).map(({ factorNm }) => factorNm),
  }
}

async function save(lines: readonly ReadLine[], { tx, asker, now, query, record }: Context) {
  const { measureNo } = record
  await changeLinesWithin({ tx, asker, now }, { no: measureNo, states: openForSamples }, async () => {
    if (query.modeCd === 'REPLACE') await tx.query(sql`delete from measure_sample where measure_no = ${measureNo}`)
    const writing = { db: tx, measureNo, userId: asker.person.userId, now }
    await insertSamples(
      writing,
      lines.map(({ row }) => row),
    )
    return { storyCd: 'SAMPLES', values: { sampleCnt: await sampleCntOf(tx, measureNo) } }
  })
  return { inserted: lines.length }
}

/** A line of the sheet: `rows.7` and what stands in it. */
interface ReadLine {
  at: string
  row: SampleDraft
}

/** The lines, and every wrong cell; one that cannot be read at all is empty in its line. */
async function readSheet(lines: readonly SheetLine<Name>[], { tx, now, record: { measureNo } }: Context) {
  const [factors, targets, people] = await Promise.all([factorsOf(tx), targetsOf(tx, measureNo), peopleIn(tx, lines)])
  const keys = { ...keysOf({ factors, targets }), people }
  const problems: RuleProblem[] = []
  const rows = lines.map((line) => {
    const at = `rows.${line.rowNo}`
    const tell: Tell = (name, code, message) => problems.push({ field: `${at}.${name}`, code, message })
    return { at, row: draftOf(new CellsOfLine(line, now, tell), keys, tell) }
  })
  return { rows, problems: inOrder([...problems, ...(await problemsIn(tx, measureNo, rows))]) }
}

type Tell = (name: Name, code: string, message: string) => void

/** The cells of a line, each read as its column says. */
class CellsOfLine {
  private readonly line: SheetLine<Name>
  private readonly now: Date
  private readonly tell: Tell

  constructor(line: SheetLine<Name>, now: Date, tell: Tell) {
    this.line = line
    this.now = now
    this.tell = tell
  }

  text(name: Name): string | null {
    return cellText(this.cell(name)).trim() || null
  }

  number(name: Name): number | null {
    const given = this.plain(name)
    if (given === null || typeof given === 'number') return given
    this.tell(name, 'HEA_WEM_NUMBER', '숫자로 입력하세요.')
    return null
  }

  whole(name: Name): number | null {
    const value = this.number(name)
    return value === null ? null : Math.round(value)
  }

  /** What no name is known for stays as it was written, for the check to refuse. */
  code(name: Name): string | null {
    const given = this.plain(name)
    return given === null ? null : String(given).slice(0, LONGEST_CODE)
  }

  private plain(name: Name): unknown {
    return readPlain(sampleSheet.columns[name], this.cell(name), { area: 'hea', now: this.now })
  }

  private cell(name: Name): Cell {
    const cell = this.line.cell(name)
    if (cell === null || typeof cell !== 'object' || cell instanceof Date) return cell
    this.tell(name, 'FORMULA', '수식이나 오류가 있는 칸은 올릴 수 없습니다.')
    return null
  }
}

interface Keys extends ReturnType<typeof keysOf> {
  readonly people: ReadonlyMap<string, readonly string[]>
}
function draftOf(cells: CellsOfLine, { units, factors, people }: Keys, tell: Tell): SampleDraft {
  const [unitNm, factor, who] = [cells.text('measureUnitNo'), cells.text('factorCd'), cells.text('userId')]
  const userIds = who === null ? [] : (people.get(who) ?? [who.slice(0, LONGEST_ID)])
  if (userIds.length > 1) tell('userId', 'AMBIGUOUS', '같은 이름이 여럿입니다. 사번으로 입력하세요.')
  return {
    measureUnitNo: unitNm === null ? null : (units.get(unitNm) ?? UNKNOWN),
    factorCd: factor === null ? null : (factors.get(factor) ?? factor.slice(0, LONGEST_CODE)),
    userId: userIds.length === 1 ? (userIds[0] ?? null) : null,
    pointNm: cells.text('pointNm'),
    areaReasonDesc: cells.text('areaReasonDesc'),
    sampleTypeCd: cells.code('sampleTypeCd'),
    limitTypeCd: cells.code('limitTypeCd'),
    unitCd: unitCdOf(cells.code('unitCd')),
    concVal: cells.number('concVal'),
    minuteCnt: cells.whole('minuteCnt'),
    workHourVal: cells.number('workHourVal'),
    timesCnt: cells.whole('timesCnt'),
    gapMinuteCnt: cells.whole('gapMinuteCnt'),
  }
}

const LONGEST_CODE = 20
const LONGEST_ID = 30

/** Agencies write a cubic metre in several ways, and units in small letters or large. */
function unitCdOf(given: string | null): string | null {
  if (given === null) return null
  const plain = (text: string) => text.replace(/m3|m³/i, '㎥').replaceAll(' ', '').toLowerCase()
  const found = Object.entries(sampleUnits).find(([code, label]) => [code, label].map(plain).includes(plain(given)))
  return found?.[0] ?? given
}

/** Who is meant by a number or by a name; several where people share a name. */
async function peopleIn(tx: Context['tx'], lines: readonly SheetLine<Name>[]): Promise<Keys['people']> {
  const texts = [...new Set(lines.map((line) => cellText(line.cell('userId')).trim()))]
  const found = await tx.query<{ userId: string; userNm: string }>(
    sql`select user_id as "userId", user_nm as "userNm" from directory_person
      where user_id = any(${texts}::text[]) or (user_nm = any(${texts}::text[]) and status_cd <> 'RETIRED')`,
  )
  const named = [...Map.groupBy(found, ({ userNm }) => userNm), ...Map.groupBy(found, ({ userId }) => userId)]
  return new Map(named.map(([text, all]) => [text, all.map(({ userId }) => userId)]))
}

const rowNoOf = ({ field }: RuleProblem): number => Number(field.split('.')[1])
/** By row; a cell that could not be read is told once, and not as missing as well. */
const inOrder = (problems: readonly RuleProblem[]): RuleProblem[] =>
  [...new Map(problems.toReversed().map((one) => [one.field, one])).values()].sort(
    (one, other) => rowNoOf(one) - rowNoOf(other),
  )

/** No unit has this key. */
const UNKNOWN = -1

const keysOf = ({ factors, targets }: Pick<Known, 'factors' | 'targets'>) => ({
  units: new Map(targets.map(({ unitNm, measureUnitNo }) => [unitNm.trim(), measureUnitNo])),
  factors: new Map(factors.flatMap(({ factorCd, factorNm }) => [factorCd, factorNm].map((one) => [one, factorCd]))),
})

const summary: readonly (readonly [
  label: string,
  width: number,
  value: (sample: SampleRow, known: Known) => unknown,
])[] = [
  ['단위작업장소', 28, ({ measureUnitNo }, { targets }) => unitOf(measureUnitNo, targets)?.unitNm],
  ['공정', 20, ({ measureUnitNo }, { targets }) => unitOf(measureUnitNo, targets)?.processNm],
  ['유해인자', 20, ({ factorCd }, { factors }) => factors.find((one) => one.factorCd === factorCd)?.factorNm],
  ['사번', 12, ({ userId }) => userId],
  ['성명', 12, ({ userNm }) => userNm],
  ['근로자·지점', 18, ({ pointNm }) => pointNm],
  ['시료구분', 12, ({ sampleTypeCd }, { language }) => translate('hea', language, sampleTypes[sampleTypeCd])],
  ['지역시료 사유', 24, ({ areaReasonDesc }) => areaReasonDesc],
  ['노출기준', 12, ({ limitTypeCd }, { language }) => translate('hea', language, limitTypes[limitTypeCd])],
  ['측정값', 12, ({ concVal }) => concVal],
  ['단위', 10, ({ unitCd }) => sampleUnits[unitCd]],
  ['시간(분)', 10, ({ minuteCnt }) => minuteCnt],
  ['1일 작업시간', 12, ({ workHourVal }) => workHourVal],
  ['1일 횟수', 10, ({ timesCnt }) => timesCnt],
  ['노출 간격(분)', 12, ({ gapMinuteCnt }) => gapMinuteCnt],
  ['TWA', 12, ({ twaVal }) => twaVal],
  ['기준값', 12, ({ limitVal }) => limitVal],
  ['보정 기준값', 12, ({ limitAdjVal }) => limitAdjVal],
  ['노출지수', 12, ({ indexVal }) => indexVal],
  ['평가', 10, (sample, { language }) => translate('hea', language, verdictWord(sample))],
]
const unitOf = (no: number, targets: readonly TargetRow[]) => targets.find((one) => one.measureUnitNo === no)
export const summaryColumns = (language: Language): SheetColumn[] =>
  summary.map(([label, width]) => ({ text: translate('hea', language, label), width }))
export const summaryRow = (sample: SampleRow, known: Known): unknown[] =>
  summary.map(([, , value]) => value(sample, known) ?? null)

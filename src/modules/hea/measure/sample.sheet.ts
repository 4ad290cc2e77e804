/** Samples as a sheet: what is read from the agency's form, and the summary that goes out. */
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { sql } from '#platform/server/database/sql.ts'
import { cellText } from '#platform/server/excel/cell-text.ts'
import type { Cell } from '#platform/server/excel/read-workbook.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'
import type { SheetLine } from '#platform/server/sheets/read-rows.ts'
import { type FormContext, type SheetContext, takesLines } from '#platform/server/sheets/take-sheet.ts'
import { z } from '#schema'
import { openForSamples } from './measure.model.ts'
import { changeLinesWithin, mayChangeLines } from './measure-lines.ts'
import { factorsOf, insertSamples, type SampleRow, type TargetRow, targetsOf } from './measure-store.ts'
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
async function readSheet(lines: readonly SheetLine<Name>[], { tx, language, record: { measureNo } }: Context) {
  const [factors, targets] = await Promise.all([factorsOf(tx), targetsOf(tx, measureNo)])
  const keys = keysOf({ factors, targets, language })
  const problems: RuleProblem[] = []
  const rows = lines.map((line) => {
    const at = `rows.${line.rowNo}`
    const cellOf = (name: Name): Cell => {
      const cell = line.cell(name)
      if (cell === null || typeof cell !== 'object' || cell instanceof Date) return cell
      problems.push({ field: `${at}.${name}`, code: 'FORMULA', message: '수식이나 오류가 있는 칸은 올릴 수 없습니다.' })
      return null
    }
    const text = (name: Name): string | null => {
      const cell = cellOf(name)
      return cell === null ? null : cellText(cell).trim() || null
    }
    const number = (name: Name): number | null => {
      const given = text(name)?.replaceAll(',', '') ?? null
      if (given === null || Number.isFinite(Number(given))) return given === null ? null : Number(given)
      problems.push({ field: `${at}.${name}`, code: 'HEA_WEM_NUMBER', message: '숫자로 입력하세요.' })
      return null
    }
    const whole = (name: Name): number | null => {
      const value = number(name)
      return value === null ? null : Math.round(value)
    }
    const unitNm = text('measureUnitNo')
    const row: SampleDraft = {
      measureUnitNo: unitNm === null ? null : (keys.units.get(unitNm) ?? UNKNOWN),
      factorCd: keyOf(keys.factors, text('factorCd')),
      userId: text('userId'),
      pointNm: text('pointNm'),
      areaReasonDesc: text('areaReasonDesc'),
      sampleTypeCd: keyOf(keys.sampleTypeCd, text('sampleTypeCd')),
      limitTypeCd: keyOf(keys.limitTypeCd, text('limitTypeCd')),
      unitCd: keyOf(keys.unitCd, text('unitCd')?.replace('m3', '㎥').replace('m³', '㎥') ?? null),
      concVal: number('concVal'),
      minuteCnt: whole('minuteCnt'),
      workHourVal: number('workHourVal'),
      timesCnt: whole('timesCnt'),
      gapMinuteCnt: whole('gapMinuteCnt'),
    }
    return { at, row }
  })
  return { rows, problems: inOrder([...problems, ...(await problemsIn(tx, measureNo, rows))]) }
}

const rowNoOf = ({ field }: RuleProblem): number => Number(field.split('.')[1])
/** By row; a cell that could not be read is told once, and not as missing as well. */
const inOrder = (problems: readonly RuleProblem[]): RuleProblem[] =>
  [...new Map(problems.toReversed().map((one) => [one.field, one])).values()].sort(
    (one, other) => rowNoOf(one) - rowNoOf(other),
  )

/** No unit has this key. */
const UNKNOWN = -1
/** What no name is known for stays as it was written, for the check to refuse. */
const keyOf = (keys: ReadonlyMap<string, string>, given: string | null): string | null =>
  given === null ? null : (keys.get(given) ?? given.slice(0, 20))

function keysOf({ factors, targets, language }: Known) {
  const codes = (items: Readonly<Record<string, string>>) =>
    new Map(
      Object.entries(items).flatMap(([code, label]) =>
        [code, label, translate('hea', language, label)].map((one) => [one, code]),
      ),
    )
  return {
    units: new Map(targets.map(({ unitNm, measureUnitNo }) => [unitNm.trim(), measureUnitNo])),
    factors: new Map(factors.flatMap(({ factorCd, factorNm }) => [factorCd, factorNm].map((one) => [one, factorCd]))),
    sampleTypeCd: codes(sampleTypes),
    limitTypeCd: codes(limitTypes),
    unitCd: codes(sampleUnits),
  }
}

const summary: readonly (readonly [
  label: string,
  width: number,
  value: (sample: SampleRow, known: Known) => unknown,
])[] = [
  ['단위작업장소', 28, ({ measureUnitNo }, { targets }) => unitOf(measureUnitNo, targets)?.unitNm],
  ['공정', 20, ({ measureUnitNo }, { targets }) => unitOf(measureUnitNo, targets)?.processNm],
  ['유해인자', 20, ({ factorCd }, { factors }) => factors.find((one) => one.factorCd === factorCd)?.factorNm],
  ['근로자·지점', 18, ({ userNm, pointNm }) => userNm ?? pointNm],
  ['시료구분', 12, ({ sampleTypeCd }, { language }) => translate('hea', language, sampleTypes[sampleTypeCd])],
  ['노출기준', 12, ({ limitTypeCd }, { language }) => translate('hea', language, limitTypes[limitTypeCd])],
  ['측정값', 12, ({ concVal }) => concVal],
  ['단위', 10, ({ unitCd }) => sampleUnits[unitCd]],
  ['시간(분)', 10, ({ minuteCnt }) => minuteCnt],
  ['1일 작업시간', 12, ({ workHourVal }) => workHourVal],
  ['TWA', 12, ({ twaVal }) => twaVal],
  ['기준값', 12, ({ limitVal }) => limitVal],
  ['보정 기준값', 12, ({ limitAdjVal }) => limitAdjVal],
  ['노출지수', 12, ({ indexVal }) => indexVal],
  ['평가', 10, ({ exceedYn, limitVal }, { language }) => translate('hea', language, verdictOf(exceedYn, limitVal))],
]
const unitOf = (no: number, targets: readonly TargetRow[]) => targets.find((one) => one.measureUnitNo === no)
const verdictOf = (exceedYn: 'Y' | 'N', limitVal: number | null): string =>
  limitVal === null ? '기준 없음' : exceedYn === 'Y' ? '초과' : '이하'

export const summaryColumns = (language: Language): SheetColumn[] =>
  summary.map(([label, width]) => ({ text: translate('hea', language, label), width }))
export const summaryRow = (sample: SampleRow, known: Known): unknown[] =>
  summary.map(([, , value]) => value(sample, known) ?? null)

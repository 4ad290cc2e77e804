/** Samples as a sheet: the agency's form, what is read from it, and the summary that goes out. */
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { cellText } from '#platform/server/excel/cell-text.ts'
import type { Cell, ReadRow } from '#platform/server/excel/read-workbook.ts'
import { Refusal, type RuleProblem } from '#platform/server/refusal.ts'
import type { SampleRow, TargetRow } from './measure-store.ts'
import {
  type Factor,
  limitTypes,
  requiredOfSample,
  type SampleDraft,
  sampleLabels,
  sampleTypes,
  sampleUnits,
} from './sample.logic.ts'

interface Known {
  factors: readonly Factor[]
  targets: readonly TargetRow[]
  language: Language
}
type Name = keyof SampleDraft
const names = Object.keys(sampleLabels) as Name[]
const texts: readonly Name[] = ['userId', 'pointNm', 'areaReasonDesc']
const isRequired = (name: Name): boolean => requiredOfSample.some((one) => one === name)
const coded = { sampleTypeCd: sampleTypes, limitTypeCd: limitTypes, unitCd: sampleUnits } as const
const isCoded = (name: Name): name is keyof typeof coded => name in coded

export const sampleColumns = ({ factors, targets, language }: Known): SheetColumn[] =>
  names.map((name) => {
    const isText = isCoded(name) || name === 'measureUnitNo' || name === 'factorCd' || texts.includes(name)
    const used = new Set(targets.flatMap(({ factorCds }) => factorCds))
    const choices =
      name === 'measureUnitNo'
        ? targets.map(({ unitNm }) => unitNm)
        : name === 'factorCd'
          ? factors.filter(({ factorCd }) => used.has(factorCd)).map(({ factorNm }) => factorNm)
          : isCoded(name)
            ? Object.values(coded[name]).map((text) => translate('hea', language, text))
            : undefined
    return {
      text: translate('hea', language, sampleLabels[name]),
      required: isRequired(name),
      width: isText ? 20 : 12,
      kind: isText ? ('text' as const) : ('number' as const),
      ...(choices && choices.length > 0 && { choices }),
    }
  })

/** A line of the sheet: `rows.7` and what stands in it. */
interface ReadLine {
  at: string
  row: SampleDraft
}

/** @returns the lines below the head, and the cells that cannot be read at all: those are empty in the line */
export function readSheet(sheet: readonly ReadRow[], known: Known): { rows: ReadLine[]; problems: RuleProblem[] } {
  const [head, ...lines] = sheet
  const places = placesOf(head, known.language)
  const keys = keysOf(known)
  const problems: RuleProblem[] = []
  const rows = lines.map(({ rowNo, cells }) => {
    const at = `rows.${rowNo}`
    const cellOf = (name: Name): Cell => {
      const cell = cells[places.get(name) ?? -1] ?? null
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
  return { rows, problems }
}

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

/** Which field stands in which column, whatever their order. @throws Refusal 400 where one that must be there is not */
function placesOf(head: ReadRow | undefined, language: Language): Map<Name, number> {
  const heads = (head?.cells ?? []).map((cell) =>
    typeof cell === 'string' ? cell.replace(/[＊*]\s*$/, '').trim() : '',
  )
  const places = new Map<Name, number>()
  for (const name of names) {
    const label = sampleLabels[name]
    const index = heads.findIndex((text) => text === label || text === translate('hea', language, label))
    if (index >= 0) places.set(name, index)
    else if (isRequired(name))
      throw new Refusal(400, 'COLUMN_MISSING', '필수 열이 없습니다: {label}', {
        values: { label: translate('hea', language, label) },
      })
  }
  return places
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

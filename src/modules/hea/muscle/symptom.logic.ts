/** What answers about complaints mean for a person, and how they are counted without giving anybody away. */

export const bodyParts = {
  neck: '목',
  shoulder: '어깨',
  arm: '팔/팔꿈치',
  hand: '손/손목/손가락',
  back: '허리',
  leg: '다리/발',
} as const
export type BodyPart = keyof typeof bodyParts

export const durations = { 1: '1일 미만', 2: '1일~1주', 3: '1주~1달', 4: '1~6달', 5: '6달 이상' } as const
export const pains = { 1: '약함', 2: '중간', 3: '심함', 4: '매우 심함' } as const
export const frequencies = { 1: '6달에 1번', 2: '2~3달에 1번', 3: '1달에 1번', 4: '1주에 1번', 5: '매일' } as const

/** From the mildest up. */
export const verdicts = { NORMAL: '정상', WATCH: '관리대상자', PAIN: '통증호소자' } as const
export type Verdict = keyof typeof verdicts
const severity: readonly Verdict[] = ['NORMAL', 'WATCH', 'PAIN']

export interface Complaint {
  durationCd: number
  painCd: number
  freqCd: number
}

/** At least a week; at least once a month. */
const LONG = 3
const OFTEN = 3
const MODERATE = 2
const SEVERE = 3

/** M4, NIOSH's criteria as KOSHA GUIDE H-9 gives them. */
export function partVerdict({ durationCd, painCd, freqCd }: Complaint): Verdict {
  if (durationCd >= LONG && painCd >= SEVERE && freqCd >= OFTEN) return 'PAIN'
  if ((durationCd >= LONG || freqCd >= OFTEN) && painCd >= MODERATE) return 'WATCH'
  return 'NORMAL'
}

/** A person is as badly off as the worst of his parts. */
export const personVerdict = (parts: readonly Verdict[]): Verdict =>
  severity[Math.max(0, ...parts.map((part) => severity.indexOf(part)))] ?? 'NORMAL'

/** Fewer people than this are never told as a number. */
export const FEWEST_SHOWN = 5

/** Counts that add up to their total; null is not told. */
export interface CountRow {
  total: number
  counts: readonly number[]
}
export interface ShownRow {
  total: number | null
  counts: (number | null)[]
}

/**
 * Hides every count of one to four people, and a second one wherever the first could be found by subtraction, along a
 * row and, where the rows add up as well, down a column.
 *
 * @param isSummed the rows are parts of a whole that is told, too
 * @returns the rows as they may be told, and the whole
 */
export function told(rows: readonly CountRow[], isSummed: boolean): { rows: ShownRow[]; all: ShownRow } {
  const width = rows[0]?.counts.length ?? 0
  const table = rows.map(({ counts, total }) => [...counts, total])
  const sums = Array.from({ length: width + 1 }, (_, column) =>
    table.reduce((sum, cells) => sum + (cells[column] ?? 0), 0),
  )
  const grid = new Grid([...table, sums], isSummed)
  grid.hideFew()
  grid.hideDerivable()
  const shown = grid.shown().map((cells): ShownRow => ({ counts: cells.slice(0, width), total: cells[width] ?? null }))
  return { rows: shown.slice(0, -1), all: shown.at(-1) ?? { total: null, counts: [] } }
}

/**
 * A part of several groups, told only as far as no group gives away the rest of its people beside it.
 *
 * @param rests of each group, who is not of the part
 */
export function toldBeside(part: CountRow, rests: readonly CountRow[]): ShownRow {
  const [row] = told([part], false).rows
  const cells = [...(row?.counts ?? []), row?.total ?? null]
  const beside = rests.map(({ counts, total }) => [...counts, total])
  const isFew = (value: number) => value > 0 && value < FEWEST_SHOWN
  const open = cells.map((cell, column) => (beside.some((rest) => isFew(rest[column] ?? 0)) ? null : cell))
  // One gap is the difference of the others.
  const isWhole = open.filter((cell) => cell === null).length === 1
  const last = open.length - 1
  return {
    counts: open.slice(0, last).map((cell) => (isWhole ? null : cell)),
    total: open[last] ?? null,
  }
}

type Place = readonly [row: number, column: number]

class Grid {
  private readonly values: readonly (readonly number[])[]
  private readonly isSummed: boolean
  private readonly hidden = new Set<string>()

  constructor(values: readonly (readonly number[])[], isSummed: boolean) {
    this.values = values
    this.isSummed = isSummed
  }

  /** A row of fewer than five tells nothing at all, not even where there is nobody. */
  hideFew(): void {
    for (const [row, cells] of this.values.entries()) {
      const total = cells.at(-1) ?? 0
      const isFew = total > 0 && total < FEWEST_SHOWN
      for (const [column, value] of cells.entries())
        if (isFew || (value > 0 && value < FEWEST_SHOWN)) this.hidden.add(`${row}:${column}`)
    }
  }

  /** What is hidden in a line is the difference of the rest: more joins it until it is more than one cell, and five people. */
  hideDerivable(): void {
    const lines = this.lines()
    for (let more = true; more; ) {
      more = false
      for (const line of lines) {
        const open = line.filter((place) => !this.isHidden(place))
        if (!this.isDerivable(line) || open.length === 0) continue
        const [least] = open.toSorted((a, b) => this.weight(a) - this.weight(b))
        if (least) this.hidden.add(least.join(':'))
        more = true
      }
    }
  }

  shown(): (number | null)[][] {
    return this.values.map((cells, row) => cells.map((value, column) => (this.isHidden([row, column]) ? null : value)))
  }

  private isDerivable(line: readonly Place[]): boolean {
    const hidden = line.filter((place) => this.isHidden(place))
    if (hidden.length < 2) return hidden.length === 1
    const isTotalTold = line.length > 0 && !hidden.some((place) => place === line.at(-1))
    return isTotalTold && hidden.reduce((sum, place) => sum + this.valueAt(place), 0) < FEWEST_SHOWN
  }

  private valueAt([row, column]: Place): number {
    return this.values[row]?.[column] ?? 0
  }

  private isHidden(place: Place): boolean {
    return this.hidden.has(place.join(':'))
  }

  /** People rather than nobody, a part rather than a sum, few rather than many. */
  private weight([row, column]: Place): number {
    const value = this.valueAt([row, column])
    const isSum = column === (this.values[row]?.length ?? 0) - 1 || row === this.values.length - 1
    return (value === 0 ? 1e12 : value) + (isSum ? 1e9 : 0)
  }

  private lines(): Place[][] {
    const height = this.values.length
    const width = this.values[0]?.length ?? 0
    const across = Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column): Place => [row, column]),
    )
    if (!this.isSummed) return across.slice(0, -1)
    const down = Array.from({ length: width }, (_, column) =>
      Array.from({ length: height }, (_, row): Place => [row, column]),
    )
    return [...across, ...down]
  }
}

/** Figures as a sheet: all of them first, then line by line what they are cut by, then what is cut twice. */
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import {
  COUNT,
  type Crossed,
  type CrossHead,
  type Cut,
  cutLabel,
  type Figures,
  type FiguresAnswer,
  figureField,
  NOBODY,
} from '#platform/model/figures.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'

type Line = Readonly<Record<string, unknown>>
type NameOfCode = (group: string, code: string) => string | undefined
const NOTHING = '–'
const HIDDEN = '-'
const CELL_WIDTH = 16

/** Groups of the directory whose codes name lines and columns. */
export const groupsOf = (figures: Figures): string[] =>
  Object.values(figures.by).flatMap(({ by, across, group }) => [
    ...(group === undefined ? [] : [group]),
    ...[by, across ?? ''].flatMap((name) => {
      const field = figureField(figures, name)
      return field?.kind === 'code' && field.group ? [field.group] : []
    }),
  ])

export class FigureSheet {
  private readonly figures: Figures
  private readonly language: Language
  private readonly nameOfCode: NameOfCode

  constructor(figures: Figures, language: Language, nameOfCode: NameOfCode) {
    this.figures = figures
    this.language = language
    this.nameOfCode = nameOfCode
  }

  /** Its rows, and as many columns as the longest of them has cells. */
  of(answer: FiguresAnswer): { columns: SheetColumn[]; rows: unknown[][] } {
    const { sums, sumsIn, table } = this.figures
    const cuts = Object.entries(this.figures.by).filter(([name]) => table?.includes(name) ?? true)
    const all = (sumsIn === undefined ? answer : answer[sumsIn]) as Line
    const rows = [
      ...(Object.keys(sums).length > 0 ? [[this.t('전체'), '', ...this.cells(all)]] : []),
      ...cuts.flatMap(([name, cut]) =>
        cut.across ? this.crossRows(cut, answer[name] as Crossed) : this.lineRows(cut, answer[name] as Line[]),
      ),
    ]
    const heads: SheetColumn[] = [
      { text: this.t('구분'), width: CELL_WIDTH },
      { text: this.t('이름'), width: 28 },
      ...Object.values(sums).map(({ label, decimals }) => ({
        text: this.t(label),
        width: CELL_WIDTH,
        kind: 'number' as const,
        ...(decimals !== undefined && { decimals }),
      })),
    ]
    const more = Math.max(0, ...rows.map((row) => row.length - heads.length))
    return { rows, columns: [...heads, ...Array.from({ length: more }, () => ({ text: '', width: CELL_WIDTH }))] }
  }

  private t(korean: string): string {
    return translate(this.figures.model.area, this.language, korean)
  }

  /** A line that measures nothing else counts documents, as the first of the sums does. */
  private cells(line: Line): unknown[] {
    return Object.keys(this.figures.sums).map((name, index) => line[name] ?? (index === 0 ? line[COUNT] : null) ?? null)
  }

  private lineRows(cut: Cut, lines: readonly Line[]): unknown[][] {
    return lines.map((line) => [this.t(cutLabel(this.figures, cut)), this.lineName(cut, line), ...this.cells(line)])
  }

  private lineName(cut: Cut, line: Line): string {
    const key = line[cut.keyIn ?? 'key']
    if (typeof line.label === 'string') return line.label
    return typeof key === 'string' ? this.named(cut, cut.by, key) : this.none(cut)
  }

  /** A table under heads of its own: those of the sheet are for what is cut once. */
  private crossRows(cut: Cut, { rows, columns, cells }: Crossed): unknown[][] {
    const headName = (by: string, { key, name }: CrossHead) =>
      name ?? (key === NOBODY ? this.none(cut) : this.named(cut, by, key))
    const heads = columns.map((head) => headName(cut.across ?? '', head))
    return [
      [this.t(cutLabel(this.figures, cut)), '', ...heads, this.t('합계')],
      ...[...rows.map((head) => headName(cut.by, head)), this.t('합계')].map((name, row) => [
        '',
        name,
        ...(cells[row] ?? []).map((value) => value ?? HIDDEN),
      ]),
    ]
  }

  private none({ none }: Cut): string {
    return none ? this.t(none) : NOTHING
  }

  private named(cut: Cut, by: string, key: string): string {
    const field = figureField(this.figures, by)
    const own: Pick<Cut, 'names' | 'group'> = by === cut.by ? cut : {}
    const word = own.names?.[key] ?? (own.names || field?.kind !== 'code' ? undefined : field.codes?.[key])
    if (word) return this.t(word)
    const group = own.group ?? (field?.kind === 'code' ? field.group : undefined)
    return (group && this.nameOfCode(group, key)) ?? key
  }
}

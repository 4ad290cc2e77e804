/**
 * Figures of a document: what is counted over a period, and cut by what. Declared once, for both sides: the server counts,
 * the screen draws, and every number leads to the list of exactly what it counts.
 */
import type { AnyDocument, StateOf } from './document.ts'
import type { AnyField, Codes } from './field.ts'

/** Conditions of the document's list. */
export type Where = Readonly<Record<string, string | undefined>>
type WhereOf<M extends AnyDocument> = { readonly [K in keyof M['fields'] & string]?: string } & {
  readonly statusCd?: StateOf<M>
}

interface MeasureOf<W, F extends string> {
  /** Names the number, in the sums, in the table and in the sheet. */
  readonly label: string
  /** Which of the documents; all of them when left out. */
  readonly where?: W
  /** Days between two instants, the median of them, in place of the number of documents. */
  readonly median?: readonly [from: F | 'createDt' | 'updateDt', to: F | 'createDt' | 'updateDt']
  /** `share`: in percent of the first. `none`: it is told, and not shown among the sums. */
  readonly shown?: 'share' | 'none'
  /** How the number reads among the sums: `{n}건`. */
  readonly text?: string
  readonly decimals?: number
  /** The list cannot say which they are. */
  readonly noList?: true
}

/** A sentence with its values, in the reader's language only where it is drawn. */
export interface Said {
  readonly text: string
  readonly values?: Readonly<Record<string, unknown>>
}
/** One line of a cut: how many, and by other measures; `key` is null where the documents say nothing. */
export interface FigureLine {
  readonly key: string | null
  /** As people read it. */
  readonly name: string
  value(measure: string): number
  /** A median of nothing is none. */
  has(measure: string): boolean
}
/** What a title is said of. */
export interface Told<N extends string> {
  sum(name: N): number
  readonly lines: readonly FigureLine[]
}

interface CutOf<F extends string, N extends string> {
  /** What it is cut by: a field, or the months of the period. */
  readonly by: F | 'month'
  /** Names the cut where it is no sentence: in the table, in the sheet, over nothing. The field's own unless given. */
  readonly label?: string
  /**
   * The answer that the picture gives. `{name}`, `{n}` and `{share}` (percent of all lines) are those of the longest bar,
   * of a month also `{year}` and `{month}`.
   */
  readonly title: string | ((told: Told<N>) => Said)
  /** The bars stand upright for months and lie for names; a line is for what goes up and down. */
  readonly kind?: 'bar' | 'line'
  /**
   * Cut twice: a table with its totals, its columns by this field. Over months the picture stacks the `top` columns that
   * count most, else it shows the `top` totals of rows.
   */
  readonly across?: F
  /** So many of the longest, those without a key left out. */
  readonly top?: number
  /** Parts of one bar by their measures, with their names, and what the others are called. */
  readonly parts?: { readonly [K in N]?: string }
  readonly rest?: string
  /** In place of the names that the field gives: codes with their words, or a group of codes. */
  readonly names?: Codes
  readonly group?: string
  /** Every code has its bar, also where it counts nothing. */
  readonly allCodes?: boolean
  /** What the bars measure; the number of documents unless said. */
  readonly measure?: string
  readonly unit?: string
  readonly empty?: string
  /** The condition that a line stands for; its field unless given, nothing where the list cannot say it. */
  readonly leads?: (key: string) => Where | undefined
  /** Under which name a line carries its key: `key` unless the address has been there before. */
  readonly keyIn?: string
  /** How a line without a key is called. */
  readonly none?: string
  /** Is in the table and in the sheet, and has no picture. */
  readonly noChart?: true
}

interface FiguresOptions<M extends AnyDocument, N extends string, C extends string> {
  readonly api: string
  readonly label: string
  /** A menu row of its own, where the right to the document is not the right to its figures. */
  readonly right?: string
  /** The day or instant by which a document lies in the period. */
  readonly period: keyof M['fields'] & string
  /** Asked in whole months: two periods that differ by a day would tell of the day. */
  readonly inMonths?: true
  /** Whether the figures are of one plant, or of all that the reader sees unless he chooses one. */
  readonly plants?: 'one' | 'all'
  /** States that are not counted: drafts, unless said. */
  readonly without?: readonly StateOf<M>[]
  /** What else they may be narrowed to. */
  readonly asks?: readonly (keyof M['fields'] & string)[]
  /** What is said where nothing is counted. */
  readonly empty: string
  /** What is said of all numbers. */
  readonly note?: string
  readonly sums: Readonly<Record<N, MeasureOf<WhereOf<M>, keyof M['fields'] & string>>>
  /** The answer has the sums under this name; beside the cuts unless said. */
  readonly sumsIn?: string
  readonly by: Readonly<Record<C, CutOf<keyof M['fields'] & string, NoInfer<N>>>>
  /** Cuts whose lines carry every measure: shown as one table below the pictures. */
  readonly table?: readonly NoInfer<C>[]
}

export type Measure = MeasureOf<Where, string>
export type Cut = CutOf<string, string>
export interface Figures<N extends string = string, C extends string = string> {
  readonly model: AnyDocument
  readonly api: string
  readonly label: string
  readonly right?: string
  readonly period: string
  readonly inMonths?: true
  readonly note?: string
  readonly plants?: 'one' | 'all'
  readonly without: readonly string[]
  readonly asks: readonly string[]
  readonly empty: string
  readonly sums: Readonly<Record<N, Measure>>
  readonly sumsIn?: string
  readonly by: Readonly<Record<C, Cut>>
  readonly table?: readonly string[]
}

export const figures = <M extends AnyDocument, const N extends string, const C extends string>(
  model: M,
  options: FiguresOptions<M, N, C>,
): Figures<N, C> => ({
  ...options,
  model,
  without: options.without ?? [model.lifecycle.start],
  asks: options.asks ?? [],
})

/** What is asked of the figures: a period of calendar days, both included, and what they are narrowed to. */
export interface FiguresAsked {
  readonly from: string
  readonly to: string
  readonly [condition: string]: string
}
export type FiguresAnswer = Readonly<Record<string, unknown>>

/** How many documents: in a line the first of the sums goes by this name unless it has a table. */
export const COUNT = 'count'

/** What the lines of a cut carry. */
export function measuresOf({ sums, table }: Figures, cutName: string): string[] {
  const [, ...others] = Object.keys(sums)
  return table?.includes(cutName) ? Object.keys(sums) : [COUNT, ...others]
}

/** The field that a cut or a condition is on. */
export const figureField = ({ model }: Figures, name: string): AnyField | undefined => model.fields[name]
export const cutLabel = (figures: Figures, cut: Cut): string => cut.label ?? figureField(figures, cut.by)?.label ?? '월'

/** The conditions under which the list shows exactly what is counted. */
export function conditionsBehind(
  figures: Figures,
  { from, to, ...asked }: FiguresAsked,
  where: Where = {},
): Record<string, string> {
  const { model, period, without } = figures
  const states = Object.keys(model.lifecycle.states).filter((state) => !without.includes(state))
  return { statusCd: states.join(), [`${period}From`]: from, [`${period}To`]: to, ...asked, ...given(where) }
}

/** Without what is not asked. */
export const given = (where: Where = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(where).filter((pair): pair is [string, string] => pair[1] !== undefined))

/** Whole percent; nothing of nothing is 0. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))

/** The condition of one line, where the list can say it. */
export function leadsTo(cut: Cut, key: string | null): Where | undefined {
  if (key === null || cut.by === 'month') return undefined
  return cut.leads ? cut.leads(key) : { [cut.by]: key }
}

/** What the rest of a bar is made of: the other answer of the yes-no field that its part asks for. */
export function restOf({ sums }: Figures, cut: Cut): Where | undefined {
  const [part, ...more] = Object.keys(cut.parts ?? {})
  const [asked, ...others] = Object.entries(given(part === undefined ? {} : sums[part]?.where))
  if (!asked || more.length > 0 || others.length > 0 || !/^[YN]$/.test(asked[1])) return undefined
  return { [asked[0]]: asked[1] === 'Y' ? 'N' : 'Y' }
}

type LineOf<N extends string> = { readonly key: string | null; readonly label?: string | null } & {
  readonly [K in N | typeof COUNT]?: number | null
}
/** A cut by two things: one row and one column more than there are heads, the totals; null is a number that is hidden. */
export interface Crossed {
  readonly rows: readonly CrossHead[]
  readonly columns: readonly CrossHead[]
  readonly cells: readonly (readonly (number | null)[])[]
}
export interface CrossHead {
  readonly key: string
  /** Of a key of the directory. */
  readonly name: string | null
}
/** The key of what has none, in a table that is cut twice. */
export const NOBODY = '-'

/** What is answered under the names of a declaration. */
export type AnswerOf<F, In extends string = never> =
  F extends Figures<infer N, infer C>
    ? { readonly [K in C]: readonly LineOf<N>[] } & ([In] extends [never]
        ? { readonly [K in N]: number | null }
        : { readonly [K in In]: { readonly [S in N]: number | null } })
    : never

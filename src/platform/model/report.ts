/**
 * A read list: rows that are only looked at, over SQL of its own. What its columns are called and hold is said here, for
 * both sides; where they come from is said by the server alone (`answerReport`), so that no SQL travels to a browser.
 */
import type { Tone } from './document.ts'
import type { AnyField, DirectoryField, FieldValue, NameFieldOf, RowFields } from './field.ts'
import type { OfArea } from './i18n.ts'
import { conditionKind } from './query.ts'

type NoFields = Record<never, never>
type NameOf<Fields> = keyof Fields & string

interface ReportBase extends OfArea {
  /** Names the list, its sheet and its file. */
  readonly label: string
  readonly api: string
  /** The menu row whose right opens it; of several the first that is open. */
  readonly right: string | readonly string[]
  /** Nothing of it leaves as a file: what health data go out in need an approval of their own. */
  readonly sheet?: false
  /** A hand-written route answers: it takes one code at a time and writes no sheet, the browser asks for all rows. */
  readonly ownRoute?: boolean
}

interface ReportOptions<C extends RowFields, B extends RowFields, A extends RowFields> extends ReportBase {
  /** What tells one row from another, of the columns or beside them. */
  readonly key: NameOf<NoInfer<C & B>>
  /** What is seen, in this order; `required` is what no row lacks. A key of the directory brings its name along. */
  readonly columns: C
  /** What else a row carries. */
  readonly beside?: B
  /** What is only asked for, or asked in other words than its column has. */
  readonly asks?: A
  /** Columns that are not seen until somebody chooses them. */
  readonly hidden?: readonly NameOf<NoInfer<C>>[]
  /** Conditions, in their order; how each is asked follows from its kind. */
  readonly filters?: readonly (NameOf<NoInfer<C & B>> | NameOf<NoInfer<A>>)[]
  /** Where a typed word is looked for. */
  readonly search?: readonly NameOf<NoInfer<C & B>>[]
  /** A list that never shows all there is: asked `from` and `to`, at first so many days, today the last of them. */
  readonly period?: { readonly of: NameOf<NoInfer<C & B>>; readonly days: number }
  /** Columns by which people sort; each needs an index that carries it. */
  readonly sort?: readonly NameOf<NoInfer<C>>[]
  /** Its own order: `-inDt` is newest first. */
  readonly order: NameOf<NoInfer<C & B>> | `-${NameOf<NoInfer<C & B>>}`
  /** Codes that are shown as tags. */
  readonly tones?: { readonly [K in NameOf<NoInfer<C>>]?: Tones }
}
type Tones = Readonly<Record<string, Tone>>

export interface Report<C extends RowFields = RowFields, B extends RowFields = RowFields> extends ReportBase {
  readonly name: string
  readonly key: string
  readonly columns: C
  readonly beside: B
  readonly asks: RowFields
  readonly hidden?: readonly string[]
  readonly filters?: readonly string[]
  readonly search?: readonly string[]
  readonly period?: { readonly of: string; readonly days: number }
  readonly sort?: readonly string[]
  readonly order: string
  readonly tones?: Readonly<Record<string, Tones | undefined>>
}
/** Any report, where its own columns do not matter. */
export type AnyReport = Report

type ValuesOf<F extends RowFields> = { [K in keyof F]: FieldValue<F[K]> }
type NamesOf<F extends RowFields> = {
  [K in keyof F as F[K] extends DirectoryField ? NameFieldOf<K> : never]: string | null
}
/** One row on the wire. */
export type RowOfReport<C extends RowFields, B extends RowFields> = ValuesOf<C & B> & NamesOf<C & B>
export type ReportRow<R> = R extends Report<infer C, infer B> ? RowOfReport<C, B> : never

/** @param name also that of its file in the background, and of it in the access log */
export const report = <
  const C extends RowFields,
  const B extends RowFields = NoFields,
  const A extends RowFields = NoFields,
>(
  name: string,
  options: ReportOptions<C, B, A>,
): Report<C, B> => ({ ...options, name, beside: options.beside ?? ({} as B), asks: options.asks ?? {} })

/** All fields of a row: what is seen, and what stands beside it. */
export const reportFields = ({ columns, beside }: AnyReport): Readonly<Record<string, AnyField>> => ({
  ...columns,
  ...beside,
})

/** What a condition is on. */
export const conditionOf = (report: AnyReport, name: string): AnyField | undefined =>
  report.asks[name] ?? reportFields(report)[name]

/** What its address may say besides page, order and word. */
export function reportConditions(report: AnyReport): string[] {
  const asked = (report.filters ?? []).flatMap((name) => {
    const field = conditionOf(report, name)
    return field && conditionKind(field.kind) === 'range' ? [`${name}From`, `${name}To`] : [name]
  })
  return [...(report.period ? ['from', 'to'] : []), ...asked]
}

/**
 * Rows that come in by Excel and are no documents of their own: exposures, samples, a roster. What the columns are called
 * and hold is said here, for both sides; what becomes of the rows is said by the server alone (`takesSheet`).
 */
import type { z } from 'zod'
import type { RouteRight } from './call.ts'
import type { AnyDocument } from './document.ts'
import type { AnyField, Fields } from './field.ts'
import type { OfArea } from './i18n.ts'

interface SheetOptions<C extends Fields, T, Q> extends OfArea {
  /** What the rows are, in Korean; names the file and the dialog. */
  readonly label: string
  /** Where `…/template`, `…/upload` and `…/upload-report` stand; `{no}` in it is the record of `through`. */
  readonly api: string
  /** Who may fill it in. */
  readonly right: RouteRight
  /** Who may fetch the form, where more may than fill it in. */
  readonly formRight?: RouteRight
  /** Found by their heads, wherever they stand. What the server sets and what no cell can hold is left out. */
  readonly columns: C
  /** The document whose record the rows belong to. */
  readonly through?: T
  /** What is asked besides the file. */
  readonly query?: Q
  /** Rows that are taken at once; 2,000 unless given. */
  readonly most?: number
  /** What a file with more of them is refused with. */
  readonly tooManyCd?: string
}
export interface Sheet<
  C extends Fields = Fields,
  T extends AnyDocument | undefined = AnyDocument | undefined,
  Q extends z.ZodObject | undefined = z.ZodObject | undefined,
> extends Omit<SheetOptions<C, T, Q>, 'through' | 'query'> {
  readonly through: T
  readonly query: Q
  readonly most: number
}
/** Any sheet, where its own columns do not matter. */
export type AnySheet = Sheet

/** What became of the rows. */
export interface SheetCounts {
  readonly inserted: number
  readonly updated: number
  readonly unchanged: number
}

const MOST_ROWS = 2_000
const noCells: ReadonlySet<string> = new Set(['attachments', 'rows', 'marks', 'siteMark', 'signature', 'dayRange'])

export const defineSheet = <
  const C extends Fields,
  T extends AnyDocument | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
>(
  options: SheetOptions<C, T, Q>,
): Sheet<C, T, Q> => ({ most: MOST_ROWS, ...options }) as Sheet<C, T, Q>

/** What people fill in. */
export const sheetFields = ({ columns }: Pick<AnySheet, 'columns'>): [string, AnyField][] =>
  Object.entries(columns).filter(([, field]) => !field.system && !noCells.has(field.kind))

/** What a data table is given. */

import type { ReactNode } from 'react'
import type { SheetFormat } from '#platform/model/excel/sheet-format.ts'
import type { Area } from '#platform/model/i18n.ts'
import type { TableEdit } from './edit/edit.types.ts'

/** S-200…S-221; a column without a type shows plain text. */
export type CellType =
  | 'link'
  | 'text'
  | 'search'
  | 'searchinput'
  | 'usersearch'
  | 'deptsearch'
  | 'processsearch'
  | 'textarea'
  | 'number'
  | 'datepicker'
  | 'select'
  | 'multiselect'
  | 'checkbox'
  | 'checkboxmulti'
  | 'radio'
  | 'switch'
  | 'singlecheckbox'
  | 'button'
  | 'cost'
  | 'tag'
  | 'searchwithclear'

/** The statuses of look.md, which mean one thing everywhere. */
export type CellTone = 'draft' | 'progress' | 'waiting' | 'done' | 'danger' | 'suspended'

export type Align = 'left' | 'center' | 'right'
export type Fixed = 'left' | 'right'
export type Key = string | number

export interface ColumnItem {
  code: string | number | null
  codeNm: string
  tone?: CellTone
  /** S-264: this entry stands for all others. */
  isAll?: boolean
}

export interface Column<Row> {
  /** Field of the row; also `data-name` of the cells, the word of `sort` and the key of the saved settings. */
  name: string
  text: string
  /** In whose words its items are: of the page, where the table stands. */
  area?: Area | undefined
  /** Columns below this head, which then has no cells of its own; its name names the group in the settings. */
  child?: readonly Column<Row>[]
  /** Pixels; a column without a width shares what the others leave (at least 220). */
  width?: number
  /**
   * Its texts go on in a second line, so that the column may be as narrow as this; `width` is what it takes before
   * there are rows.
   */
  wraps?: number
  /** By what text it is measured, where its value says it otherwise; with a line break where it is always broken. */
  measured?(row: Row): string
  /** Right for number and cost, else left. */
  align?: Align
  fixed?: Fixed
  type?: CellType
  sortable?: boolean
  /** Not shown until the user chooses it in the column settings. */
  hidden?: boolean
  /** Hidden because the page has no room for it: a file has it all the same. */
  isCrowded?: boolean
  /** Of a link: `{name}` is filled from the row. Without it a click calls `onLink`, else `onOpen` of the table. */
  url?: string
  onLink?(row: Row): void
  /** What is chosen from; entries of another shape name their fields by `itemText` and `itemValue`. */
  items?: readonly (ColumnItem | Readonly<Record<string, unknown>>)[]
  /** `codeNm` */
  itemText?: string
  /** `code` */
  itemValue?: string
  /** Decimals of number and cost. */
  pointNumber?: number
  /** Groups thousands; on for cost. */
  hasSeperator?: boolean
  /** Shown, summed and copied in place of a stored field; never typed over. */
  textCalculate?(row: Row): unknown
  /** S-194: a cell like the one above it is merged with it. */
  spanning?: boolean

  /** Characters that may be typed. */
  maxlength?: number
  /** Editable only in a row that was added. */
  isKey?: boolean
  required?: boolean
  /** Edited unless this says no; types that only show are never edited. */
  isEditable?(row: Row): boolean
  /** What is wrong with the row's value, for whoever saves it. */
  problem?(row: Row): string | undefined
  /** The button, or the search icon: `change` writes what was found into the row. */
  onClick?(row: Row, change: (patch: Partial<Row>) => void): void
  /** Of searchwithclear: the field of the key, emptied together with the text. */
  keyName?: string
  /** Of datepicker; `day` by default. */
  dateKind?: 'day' | 'month' | 'year' | 'time'
  /**
   * What the cell shows, where its type does not say it; give `value` as well when it is no plain field. `room` is the
   * width of a column that wraps, in a grid.
   */
  render?(row: Row, room?: number): ReactNode
  /** What is copied, printed in plain tables and sorted by; the field itself when left out. */
  value?(row: Row): unknown
}

/** What a row may say of itself (S-193). */
export interface RowFlags {
  /** Buttons and icons of the row that are absent: all, or those of these columns. */
  _hideButton?: boolean | readonly string[]
  /** Highlighted, and scrolled into view. */
  _focused?: boolean
  /** Lines of its text areas; 3 by default. */
  _rows?: number
  /** `a`: added here and not saved yet. */
  _status?: 'a'
}

export interface TableAction {
  name: string
  text: string
  danger?: boolean
  disabled?: boolean
  onClick(): void
}

/** Selected rows by key, those of other pages included. */
export type Selection<Row> = ReadonlyMap<string, Row>
export interface PageChange {
  page: number
  limit: number
}

/** How the rows for a file are asked for. */
export interface ExportAsked {
  /** The order that is seen, as in `sort`. */
  sort: string
  /** Aborted when the person cancels. */
  signal: AbortSignal
}
/** What a download of the page's own tells of itself, and how it hears that it is cancelled. */
export interface ExportWork {
  format: SheetFormat
  signal: AbortSignal
  onBytes(received: number): void
}

export interface DataTableProps<Row extends object> {
  /** Names the grid. */
  label: string
  columns: readonly Column<Row>[]
  /** The rows of the page, or all rows when there is no `onPage`. */
  rows: readonly Row[]
  rowKey: (keyof Row & string) | ((row: Row) => Key)
  /** `loading` keeps rows that are still there; `ready` by default. */
  state?: 'loading' | 'ready' | 'error'
  onRetry?(): void

  /** Paging by the server (S-228) when `onPage` is given; `total` is of all matches. */
  total?: number
  page?: number
  limit?: number
  onPage?(change: PageChange): void
  /** `full` with sizes, jumper, first and last page (S-228); `plain` with five pages only (S-227). */
  pager?: 'full' | 'plain'
  /** A list that is loaded as one scrolls (S-226): what happens at its end. */
  more?: { state: 'idle' | 'loading' | 'error' | 'end'; load(): void }

  /** `-occurDt`, empty for the list's own order. With `onSort` the server sorts, without the table does. */
  sort?: string
  onSort?(sort: string): void

  /** Shows the check column; on by itself when there are `bulkActions`. A function says which rows may be checked. */
  selectable?: boolean | ((row: Row) => boolean)
  /** Held by the table itself when left out. */
  selection?: Selection<Row>
  onSelect?(selection: Selection<Row>): void
  bulkActions?(rows: Row[]): TableAction[]
  /** Checks all rows that match, of other pages too; offered while there are more than are checked. */
  selectMatching?(): Promise<void>
  /** At most two, shown on hover and on the active row. */
  rowActions?(row: Row): TableAction[]

  /** Enter, double click, the link of a row, a tap on a card. */
  onOpen?(row: Row): void
  /** Space; while `peeked` is set, moving to another row peeks at that one. */
  onPeek?(row: Row): void
  peeked?: Key | null

  /** An icon beside the total that clears what was searched for (S-191). */
  onResetSearch?(): void
  /** What `useEditRows` gives; without it the list is read-only. */
  edit?: TableEdit<Row>

  empty?: { text?: string; action?: { text: string; onClick(): void } }
  /**
   * Key under which the column settings of the user are kept (S-195): the route, with `:name` behind it where a page
   * has several tables. Without it they last as long as the table.
   */
  settingsName?: string
  /** Pixels (at least 300), or `fill` for the height that the surrounding flex column leaves. 300 by default. */
  height?: number | 'fill'
  numbered?: boolean
  /**
   * Columns for which a page of 1440 px has no room, the last first, start hidden: the column settings show them, a
   * file has them.
   */
  fits?: boolean
  striped?: boolean
  /** 합계 of number and cost columns: of all rows given, or the sums that the server has made of all matches. */
  summary?: boolean | Readonly<Record<string, number>>
  /** Body of a card below 768 px; the columns in their order when left out. */
  card?(row: Row): ReactNode
  /** Left of the table's own buttons, in one line with them. */
  toolbar?: ReactNode
  /** `cards` shows cards on a wide screen, too: a display of things rather than a list (S-230). */
  view?: 'grid' | 'cards'

  /** Downloads what is seen: gets the names of the visible columns in their order. Without it the browser writes the file. */
  onExcel?(columns: string[], work: ExportWork): void | Promise<void>
  /** It gives CSV as well. */
  givesCsv?: boolean
  /** All matching rows for the file, where the server has them (S-224): `pagesOf` asks for them page by page. */
  exportRows?(asked: ExportAsked): AsyncIterable<readonly Row[]>
  /** All matching rows for the paper, where the file is made otherwise; without either the rows of the page are printed. */
  allRows?(asked: ExportAsked): AsyncIterable<readonly Row[]>
  /** By what the rows were chosen, in words: on paper under the heading. */
  conditions?: ReactNode
  /** One list among several of its screen: on paper and as a file it goes by its own name. */
  isPart?: boolean
  /** `false`: this table is never a file. */
  excel?: boolean
}

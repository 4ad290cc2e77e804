/** A list about people that is no document: it leaves the site by the way of an approved export and by no other. */
import type { AnyDocument } from '#platform/model/document.ts'
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import type { HeaExport } from './hea-export.model.ts'

/** Whom a row is about, for the log of reads, and its cells by the names of the columns. */
export interface ExportRow {
  bizNo: number
  subjectUserId: string
  plantCd: string
  [column: string]: unknown
}
export interface ExportSheet {
  readonly name: string
  /** Korean; names the sheet and the file. */
  readonly label: string
  /** Whoever may open these documents may ask for the list; its reads are theirs. */
  readonly model: AnyDocument
  readonly columns: readonly (Omit<SheetColumn, 'text'> & {
    readonly name: string
    readonly text: string
    /** Names of codes, in Korean. */
    readonly items?: Readonly<Record<string, string>>
  })[]
  /** As the acting person, of the plant and the days of the export; at most so many rows. */
  rows(wanted: Pick<HeaExport, 'plantCd' | 'withinFromYmd' | 'withinToYmd'>, limit: number): Sql
}

/** A table with every kind of editor, for the tests of this folder. */
import '#platform/web/theme/base.css'
import { type Locator, locators } from 'vitest/browser'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { DataTable } from '../data-table.tsx'
import type { Column, RowFlags } from '../table.types.ts'
import type { EditMode } from './edit.types.ts'
import { type EditRows, useEditRows } from './use-edit-rows.ts'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    getByCss(selector: string): Locator
  }
}
locators.extend({ getByCss: (selector: string) => selector })

export interface Cells extends RowFlags {
  no: string
  text?: unknown
  [name: string]: unknown
}
export const items = [
  { code: 'A', codeNm: '상' },
  { code: 'B', codeNm: '중' },
  { code: 'C', codeNm: '하' },
]

interface EditTableProps {
  columns: Column<Cells>[]
  rows: Cells[]
  mode?: EditMode
  sort?: string
}
/** What the page holds, to be looked at by the test. */
export let held: EditRows<Cells>

export function EditTable({ columns, rows, mode = 'all', sort }: EditTableProps) {
  const list = useEditRows(rows, { rowKey: 'no', columns, mode })
  held = list
  return (
    <>
      <DataTable {...list.table} label="편집" columns={columns} height={440} {...(sort && { sort })} />
      <DialogHost />
    </>
  )
}

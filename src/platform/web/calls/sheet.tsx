/** Lists that a call sends out: by the buttons of the table that shows them, or by one of their own. */
import { useState } from 'react'
import type { AtOf } from '#platform/model/call.ts'
import type { SheetFormat } from '#platform/model/excel/sheet-format.ts'
import { useScreenName } from '#platform/web/pages/page.tsx'
import { SheetButtons } from '#platform/web/parts/sheet-buttons.tsx'
import type { ExportWork } from '#platform/web/table/table.types.ts'
import { type SheetCall, takeOut } from './ask.ts'

/** What a table takes so that its list goes out through a call: `<DataTable {...useSheet(peopleSheet, asked)} …>`. */
export function useSheet<C extends SheetCall>(call: C, at: AtOf<C>, { isPart = false } = {}) {
  const screenNm = useScreenName()
  const sheetNm = isPart ? undefined : screenNm
  const onExcel = (_names: readonly string[], work: ExportWork) => takeOut(call, at, { ...work, sheetNm, quiet: true })
  return { onExcel, givesCsv: true, isPart }
}

interface SheetButtonProps<C extends SheetCall> {
  call: C
  at: AtOf<C>
  /** What goes out, where that is not what is seen beside it. */
  text?: string
}
/** A list that no table of the page shows. */
export function SheetButton<C extends SheetCall>({ call, at, text }: SheetButtonProps<C>) {
  const [isRunning, setRunning] = useState(false)
  const take = async (format: SheetFormat) => {
    setRunning(true)
    // Whoever asked has been told of a failure.
    await takeOut(call, at, { format }).catch(() => undefined)
    setRunning(false)
  }
  return <SheetButtons isFramed {...(text && { text })} isRunning={isRunning} onTake={(format) => void take(format)} />
}

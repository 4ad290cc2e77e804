import { useRef, useState } from 'react'
import type { SheetFormat } from '#platform/model/excel/sheet-format.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { leavesOf } from '../column-groups.ts'
import type { Column } from '../table.types.ts'
import { keyOf } from '../use-table-model.ts'
import type { TableView } from '../use-table-view.ts'

/** How far a file is: rows written, or bytes that have come of a file that the server makes. */
export type ExportProgress = { rows: number; total: number } | { bytes: number }

export interface TableExport {
  progress: ExportProgress | undefined
  /** A second click while it runs starts nothing. Going to another page meanwhile does not end it. */
  start(format: SheetFormat): void
  givesCsv: boolean
  cancel(): void
}

/** S-223, S-224: undefined where the table cannot have all its rows, or shall never be a file. */
export function useExport<Row extends object>(view: TableView<Row>): TableExport | undefined {
  const t = useT()
  const [progress, setProgress] = useState<ExportProgress>()
  const running = useRef<AbortController>(undefined)
  const { onExcel, givesCsv = !onExcel, exportRows, onPage, more, excel = true } = view.props
  const hasAll = !onPage && !more
  if (!excel || !(onExcel || exportRows || hasAll)) return undefined

  const run = async (format: SheetFormat, signal: AbortSignal) => {
    if (onExcel) {
      setProgress({ bytes: 0 })
      const names = fieldsOfFile(view).map(({ name }) => name)
      return onExcel(names, { format, signal, onBytes: (bytes) => setProgress({ bytes }) })
    }
    setProgress({ rows: 0, total: view.total })
    const { writeTable } = await import('./write-table.ts')
    const { blob, fileName } = await writeTable({
      t,
      format,
      signal,
      label: view.props.label,
      columns: view.props.columns,
      fields: fieldsOfFile(view),
      rows: once(exportRows ? exportRows({ sort: view.sort, signal }) : inPieces(view.rows), keyOf(view.props.rowKey)),
      numbered: view.props.numbered === true,
      now: new Date(),
      onRows: (rows) => setProgress({ rows, total: Math.max(rows, view.total) }),
    })
    signal.throwIfAborted()
    saveBlob(blob, fileName)
  }
  const start = async (format: SheetFormat) => {
    if (running.current) return
    const work = new AbortController()
    running.current = work
    try {
      await run(format, work.signal)
    } catch (error) {
      if (!work.signal.aborted) showFailure(error)
    } finally {
      running.current = undefined
      setProgress(undefined)
    }
  }
  return { progress, givesCsv, start: (format) => void start(format), cancel: () => running.current?.abort() }
}

/** What is seen; behind it what only the page had no room for. */
const fieldsOfFile = <Row extends object>({ fields, tree, settings }: TableView<Row>): Column<Row>[] => [
  ...fields,
  ...leavesOf(tree).filter((column) => column.isCrowded && settings.visible?.[column.name] === undefined),
]

const PIECE_ROWS = 500

/** Rows that are here already; between the pieces the page has its turn. */
async function* inPieces<Row>(rows: readonly { original: Row }[]): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += PIECE_ROWS) {
    await new Promise((resolve) => setTimeout(resolve))
    yield rows.slice(from, from + PIECE_ROWS).map(({ original }) => original)
  }
}

/** A row that came in between while pages were asked for pushes another one into the next page, a second time. */
async function* once<Row extends object>(pieces: AsyncIterable<readonly Row[]>, key: (row: Row) => string) {
  const seen = new Set<string>()
  for await (const piece of pieces) {
    const fresh = piece.filter((row) => !seen.has(key(row)))
    for (const row of fresh) seen.add(key(row))
    yield fresh
  }
}

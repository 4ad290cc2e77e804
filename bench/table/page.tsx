/** The page that the runner drives: shows one of the two lists, and measures it from inside. */
import '#platform/web/theme/base.css'
import { createRoot, type Root } from 'react-dom/client'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { cssVariables } from '#platform/web/theme/palette.ts'
import { BareList } from './bare-list.tsx'
import { type BenchRow, benchColumns, benchRows } from './rows.ts'

const style = document.createElement('style')
style.textContent = `:root { ${cssVariables('light', '#409EFF')} }
  main { height: 800px; display: flex; flex-direction: column }
  .bare { height: 720px; overflow: auto; contain: strict }
  .bare-row { position: absolute; top: 0; left: 0; width: 100%; height: 40px; display: flex }
  .bare-row > span { flex: 1; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }`
document.head.append(style)

type ListKind = 'table' | 'bare'
let root: Root | undefined

const listOf = (kind: ListKind, rows: readonly BenchRow[]) =>
  kind === 'bare' ? (
    <BareList rows={rows} />
  ) : (
    <DataTable
      label="측정"
      columns={benchColumns}
      rows={rows}
      rowKey="reportNo"
      state={rows.length === 0 ? 'loading' : 'ready'}
      height="fill"
      numbered
      selectable
      onOpen={() => undefined}
      rowActions={() => [{ name: 'open', text: '열기', onClick: () => undefined }]}
    />
  )

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
const rowSelector = '.bare-row, .table-body > .table-row'

/** Milliseconds from the moment the rows are there until they are painted; the page itself waits already. */
async function show(kind: ListKind, count: number): Promise<number> {
  root?.unmount()
  root = createRoot(document.querySelector('main') as HTMLElement)
  root.render(listOf(kind, []))
  await nextFrame()
  await nextFrame()
  const rows = benchRows(count)
  const begin = performance.now()
  root.render(listOf(kind, rows))
  while (!document.querySelector(rowSelector)) await nextFrame()
  await nextFrame()
  return performance.now() - begin
}

/** The length of each frame while the list moves by `step` pixels a frame. */
async function scroll(step: number, frames: number): Promise<number[]> {
  const area = document.querySelector('[role=grid], [data-scroll]') as HTMLElement
  const lengths: number[] = []
  let before = await nextFrame()
  for (let frame = 0; frame < frames; frame++) {
    area.scrollTop += step
    const now = await nextFrame()
    lengths.push(now - before)
    before = now
  }
  return lengths
}

Object.assign(window, { show, scroll })

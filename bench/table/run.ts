/**
 * Measures the data table with 100,000 rows in Chromium against a bare TanStack Virtual list in the same run.
 *
 *     node bench/table/run.ts
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright-core'
import { build, preview } from 'vite'

const ROWS = 100_000
const ROUNDS = 5
const FRAMES = 120
/** One row a frame, as a hand turns the wheel; a whole screen a frame, as a thumb drags the scroll bar. */
const speeds = { wheel: 40, drag: 720 }
const MAX_RATIO = 1.3
const MAX_FIRST_ROWS_MS = 1000
/** The frame rate is set free, for at 60 Hz a slow list and a fast one look alike. */
const flags = ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync']

type ListKind = 'table' | 'bare'
interface Figures {
  firstRowsMs: number[]
  frames: Record<keyof typeof speeds, number[]>
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN
const median = (values: readonly number[]): number => quantile(values, 0.5)
const shown = (value: number): string => value.toFixed(1).padStart(7)

async function measure(page: Page, kind: ListKind, figures: Figures): Promise<void> {
  figures.firstRowsMs.push(await page.evaluate<number>(`show('${kind}', ${ROWS})`))
  for (const name of ['wheel', 'drag'] as const)
    figures.frames[name].push(...(await page.evaluate<number[]>(`scroll(${speeds[name]}, ${FRAMES})`)))
}

const noFigures = (): Figures => ({ firstRowsMs: [], frames: { wheel: [], drag: [] } })

async function measureBoth(address: string): Promise<Record<ListKind, Figures>> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: flags })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(address)
    const figures = { table: noFigures(), bare: noFigures() }
    // In turn, so that whatever else the machine does falls on both; the first round warms up.
    for (let round = 0; round <= ROUNDS; round++)
      for (const kind of ['bare', 'table'] as const) await measure(page, kind, round ? figures[kind] : noFigures())
    return figures
  } finally {
    await browser.close()
  }
}

function report({ table, bare }: Record<ListKind, Figures>): boolean {
  const firstRowsMs = median(table.firstRowsMs)
  console.log(`${ROWS.toLocaleString('en')} rows, ${ROUNDS} rounds, milliseconds`)
  console.log(
    `first rows after the data is there   table ${shown(firstRowsMs)}   bare ${shown(median(bare.firstRowsMs))}`,
  )
  const ratios = (['wheel', 'drag'] as const).map((name) => {
    const [ours, theirs] = [table.frames[name], bare.frames[name]]
    const ratio = median(ours) / median(theirs)
    const figuresOf = (frames: number[]) => `${shown(median(frames))} p95 ${shown(quantile(frames, 0.95))}`
    console.log(
      `scroll frame, ${name.padEnd(5)} median   table ${figuresOf(ours)}   bare ${figuresOf(theirs)}   ratio ${ratio.toFixed(2)}`,
    )
    return ratio
  })
  return firstRowsMs < MAX_FIRST_ROWS_MS && ratios.every((ratio) => ratio <= MAX_RATIO)
}

const outDir = await mkdtemp(path.join(tmpdir(), 'table-bench-'))
try {
  const common = { configFile: false as const, root: import.meta.dirname, logLevel: 'error' as const }
  await build({ ...common, plugins: [react()], build: { outDir, emptyOutDir: true } })
  const server = await preview({ ...common, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  try {
    const isMet = report(await measureBoth(server.resolvedUrls?.local[0] ?? ''))
    console.log(
      isMet ? 'within the limits' : `beyond the limits (ratio ${MAX_RATIO}, first rows ${MAX_FIRST_ROWS_MS} ms)`,
    )
    if (!isMet) process.exitCode = 1
  } finally {
    await server.close()
  }
} finally {
  await rm(outDir, { recursive: true })
}

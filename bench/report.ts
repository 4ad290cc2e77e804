/** What a run came to, in words and tables: the figures, their ratios to the baseline, and which targets they reach. */
import { type Candidate, type Figure, median, summaryOf } from './measure.ts'

/** Sizes that the targets speak of. */
const MIDDLE = 100_000
const LARGE = 1_000_000
const LEAST_SHARE = 0.5
const LEAST_TOTAL_GAIN = 10
const MOST_GROWTH = 1.5
const MOST_GROWTH_WITH_TOTAL = 2
const MOST_SEARCH_MS = 50
/** What the checks may add to the time of a list: signing in, the right to the menu, row-level security. */
const MOST_WITH_CHECKS = 1.15

type Key = { operation: string; rowCnt: number; connections: number; candidate: Candidate }
const find = (figures: readonly Figure[], key: Key): Figure | undefined =>
  figures.find(
    (figure) =>
      figure.operation.name === key.operation &&
      figure.rowCnt === key.rowCnt &&
      figure.connections === key.connections &&
      figure.candidate === key.candidate,
  )

/** How many times as many requests as the other, as the median of the rounds, of which each pair ran side by side. */
function ratioOf(figure: Figure | undefined, other: Figure | undefined): number | undefined {
  if (!figure || !other) return undefined
  const pairs = figure.rounds.slice(0, other.rounds.length)
  return median(
    pairs.map(
      ({ requestsPerSecond }, index) => requestsPerSecond / (other.rounds[index]?.requestsPerSecond ?? Number.NaN),
    ),
  )
}

/** How many times as much processor time for a request, of the server and of PostgreSQL together. */
function cpuRatioOf(figure: Figure | undefined, other: Figure | undefined): number | undefined {
  if (!figure || !other) return undefined
  const cpuMs = (one: Figure) => summaryOf(one).serverCpuMs + summaryOf(one).databaseCpuMs
  return cpuMs(figure) / cpuMs(other)
}

const number = (value: number | undefined, digits: number): string =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits)
const count = (value: number): string => value.toLocaleString('en')
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n')

function figureTable(figures: readonly Figure[], rowCnt: number, connections: number): string {
  const ours = figures.filter(
    (figure) => figure.candidate === 'ours' && figure.rowCnt === rowCnt && figure.connections === connections,
  )
  const lines = ours.map((figure) => {
    const key = { operation: figure.operation.name, rowCnt, connections }
    const bare = find(figures, { ...key, candidate: 'bare' })
    const bareTotal = find(figures, { ...key, candidate: 'bareTotal' })
    const { requestsPerSecond, p50, p99, serverCpuMs, databaseCpuMs } = summaryOf(figure)
    const theirs = bare && summaryOf(bare)
    return [
      figure.operation.label,
      number(requestsPerSecond, 0),
      number(p50, 2),
      number(p99, 2),
      `${number(serverCpuMs, 0)} + ${number(databaseCpuMs, 0)}`,
      number(theirs?.requestsPerSecond, 0),
      theirs ? `${number(theirs.serverCpuMs, 0)} + ${number(theirs.databaseCpuMs, 0)}` : '–',
      number(ratioOf(figure, bare), 2),
      number(theirs && (theirs.serverCpuMs + theirs.databaseCpuMs) / (serverCpuMs + databaseCpuMs), 2),
      number(bareTotal && summaryOf(bareTotal).requestsPerSecond, 0),
      number(ratioOf(figure, bareTotal), 1),
    ]
  })
  const head = [
    `${count(rowCnt)} rows, ${connections} ${connections === 1 ? 'connection' : 'connections'}`,
    'requests/s',
    'p50 ms',
    'p99 ms',
    'CPU ms / 1,000',
    'baseline',
    'its CPU',
    'ratio',
    'CPU ratio',
    'baseline with total',
    'ratio',
  ]
  return table(head, lines)
}

function growthTable(figures: readonly Figure[], connections: readonly number[]): string {
  const operations = new Map(figures.map(({ operation }) => [operation.name, operation.label]))
  const rows = [...operations].map(([operation, label]) => [
    label,
    ...connections.flatMap((count) =>
      (['ours', 'bare', 'bareTotal'] as const).map((candidate) =>
        number(growthOf(figures, operation, count, candidate), 2),
      ),
    ),
  ])
  const head = connections.flatMap((count) => [`ours, ${count} conn.`, 'baseline', 'baseline with total'])
  return table([`Time per request, ${count(MIDDLE)} → ${count(LARGE)} rows`, ...head], rows)
}

function growthOf(figures: readonly Figure[], operation: string, connections: number, candidate: Candidate) {
  const key = { operation, connections, candidate }
  return ratioOf(find(figures, { ...key, rowCnt: MIDDLE }), find(figures, { ...key, rowCnt: LARGE }))
}

interface Target {
  text: string
  figures: (number | undefined)[]
  isMet: (value: number) => boolean
  digits: number
}

function targetsOf(figures: readonly Figure[], connections: readonly number[]): Target[] {
  const share = (operation: string, candidate: Candidate) =>
    connections.map((count) => {
      const key = { operation, rowCnt: MIDDLE, connections: count }
      return ratioOf(find(figures, { ...key, candidate: 'ours' }), find(figures, { ...key, candidate }))
    })
  const growth = connections.map((count) => growthOf(figures, 'page1', count, 'ours'))
  const search = find(figures, { operation: 'search', rowCnt: LARGE, connections: 1, candidate: 'ours' })
  const atLeast = (text: string, values: (number | undefined)[], least: number, digits = 2): Target => ({
    text: `${text}: at least ${least} of the baseline`,
    figures: values,
    isMet: (value) => value >= least,
    digits,
  })
  const atMost = (text: string, values: (number | undefined)[], most: number, digits = 2): Target => ({
    text: `${text}: at most ${most}`,
    figures: values,
    isMet: (value) => value <= most,
    digits,
  })
  return [
    atLeast('page 1, ours with total against rows alone', share('page1', 'bare'), LEAST_SHARE),
    ...['detail', 'insert', 'edit'].map((operation) => atLeast(operation, share(operation, 'bare'), LEAST_SHARE)),
    atLeast('page 1 with total, against its own total', share('page1', 'bareTotal'), LEAST_TOTAL_GAIN, 1),
    ...['page1', 'all-plants', 'vendor'].map((operation) =>
      atMost(
        `processor time with checks against without, ${operation}`,
        connections.map((count) => {
          const key = { operation, rowCnt: MIDDLE, connections: count }
          return cpuRatioOf(
            find(figures, { ...key, candidate: 'ours' }),
            find(figures, { ...key, candidate: 'unchecked' }),
          )
        }),
        MOST_WITH_CHECKS,
      ),
    ),
    atMost('growth of page 1, rows', growth, MOST_GROWTH),
    atMost('growth of page 1 with total', growth, MOST_GROWTH_WITH_TOTAL),
    atMost('contains-search with total over 1,000,000 rows, ms', [search && summaryOf(search).p50], MOST_SEARCH_MS, 1),
  ]
}

function targetTable(figures: readonly Figure[], connections: readonly number[]): string {
  const lines = targetsOf(figures, connections).map(({ text, figures: values, isMet, digits }) => {
    const known = values.filter((value) => value !== undefined)
    const verdict = known.length === 0 ? 'not measured' : known.every(isMet) ? 'met' : 'MISSED'
    return [text, values.map((value) => number(value, digits)).join(' · '), verdict]
  })
  return table([`Target at ${count(MIDDLE)} rows (${connections.join(' · ')} connections)`, 'figure', ''], lines)
}

const NOT_MEASURED = 'Not measured in this run.'
const printed = (text: string | undefined): string =>
  text === undefined ? NOT_MEASURED : `\`\`\`\n${text.trim()}\n\`\`\``

export interface Run {
  figures: readonly Figure[]
  sizes: readonly number[]
  connections: readonly number[]
  /** The table of the program as it is started. */
  program: string | undefined
  /** What the browser's part printed; undefined when it did not run. */
  table: string | undefined
  /** The same of the legal due list. */
  dues: string | undefined
  simops: string | undefined
  accidents: string | undefined
  /** The same of what a person waits for. */
  pages: string | undefined
  machine: readonly string[]
}

export function reportOf({ figures, sizes, connections, program, table: browser, ...parts }: Run): string {
  const { dues, simops, accidents, pages, machine } = parts
  const measured = sizes.flatMap((rowCnt) => connections.map((count) => figureTable(figures, rowCnt, count)))
  return `${[
    '# Results',
    'Written by `npm run bench`; `README.md` beside this file says how to read it.',
    machine.map((line) => `- ${line}`).join('\n'),
    '## Targets',
    targetTable(figures, connections),
    '## The program as it is started',
    program ?? NOT_MEASURED,
    ...(sizes.includes(LARGE) ? ['## Growth', growthTable(figures, connections)] : []),
    '## Figures',
    ...measured,
    '## The table in the browser',
    printed(browser),
    '## The legal due list and the target list',
    printed(dues),
    '## Conflicts of works, and the board of the day',
    printed(simops),
    '## Accidents',
    printed(accidents),
    '## Pages, on a cold cache',
    printed(pages),
  ].join('\n\n')}\n`
}

/** The print of a table: all rows that match, gathered first, while one watches and may stop it. */
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showFailure } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { confirm } from '#platform/web/dialog/dialogs.ts'
import { formatNumber } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { keyOf } from '../use-table-model.ts'
import type { TableView } from '../use-table-view.ts'

/** `alone`: the table is the whole print. `inPage`: the page is printed and the table is part of it. */
type PrintState = 'off' | 'inPage' | 'alone'

/** What nobody reads on paper is taken as a sheet. */
const MOST_ON_PAPER = 2_000

export interface Printing<Row> {
  state: PrintState
  /** All rows that were gathered; undefined where those of the page are printed. */
  gathered: readonly Row[] | undefined
  /** How far the gathering is. */
  progress: { rows: number; total: number } | undefined
  start(): void
  cancel(): void
}

export function usePrint<Row extends object>(view: TableView<Row>): Printing<Row> {
  const t = usePlatformT()
  const [state, setState] = usePrintState()
  const [gathered, setGathered] = useState<readonly Row[]>()
  const [progress, setProgress] = useState<Printing<Row>['progress']>()
  const running = useRef<AbortController>(undefined)
  const { total, rows, sort } = view
  const key = keyOf(view.props.rowKey)
  const load = view.props.allRows ?? view.props.exportRows

  const gather = async (signal: AbortSignal): Promise<Row[] | undefined> => {
    if (!load || total <= rows.length) return undefined
    const most = Math.min(total, MOST_ON_PAPER)
    setProgress({ rows: 0, total: most })
    // By their keys: a row that comes in meanwhile pushes another one into the next page, a second time.
    const all = new Map<string, Row>()
    for await (const piece of load({ sort, signal })) {
      signal.throwIfAborted()
      for (const row of piece) all.set(key(row), row)
      setProgress({ rows: Math.min(all.size, most), total: most })
      if (all.size >= most) break
    }
    return [...all.values()].slice(0, MOST_ON_PAPER)
  }
  const print = async (signal: AbortSignal) => {
    const question = t('조건에 맞는 {total}건 가운데 앞의 {n}건만 인쇄합니다. 모두 필요하면 엑셀로 받으십시오.', {
      total: formatNumber(total),
      n: formatNumber(MOST_ON_PAPER),
    })
    if (load && total > MOST_ON_PAPER && !(await confirm(question))) return
    const all = await gather(signal)
    flushSync(() => {
      setGathered(all)
      setState('alone')
    })
    if (all) await cellsSettled(signal)
    window.print()
  }
  const start = async () => {
    if (running.current) return
    const work = new AbortController()
    running.current = work
    try {
      await print(work.signal)
    } catch (error) {
      if (!work.signal.aborted) showFailure(error)
    } finally {
      running.current = undefined
      setProgress(undefined)
      setGathered(undefined)
      // Where the browser prints without asking, or opens no window at all, there is no event to end it.
      setState('off')
    }
  }
  return { state, gathered, progress, start: () => void start(), cancel: () => running.current?.abort() }
}

/** Watches for the browser's own print as well, which gives no time to wait for anything. */
export function usePrintState() {
  const [state, setState] = useState<PrintState>('off')
  useEffect(() => {
    const paper = matchMedia('print')
    const begin = () => flushSync(() => setState((now) => (now === 'off' ? 'inPage' : now)))
    const end = () => flushSync(() => setState('off'))
    const change = () => (paper.matches ? begin() : end())
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    paper.addEventListener('change', change)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
      paper.removeEventListener('change', change)
    }
  }, [])
  return [state, setState] as const
}

const LOOK_MS = 50
const LONGEST_WAIT_MS = 5_000
/** Cells that ask the server for what they show have asked, and have been answered. */
async function cellsSettled(signal: AbortSignal): Promise<void> {
  const end = performance.now() + LONGEST_WAIT_MS
  do {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    signal.throwIfAborted()
  } while (queryClient.isFetching() > 0 && performance.now() < end)
}

/** The board on a wall: dark, large, a clock, nothing to press; it mends itself when the network or the server was gone. */
import './board.css'
import './board-wall.css'
import { useEffect, useState } from 'react'
import { dayOf } from '#platform/model/calendar.ts'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { cssVariables } from '#platform/web/theme/palette.ts'
import type { Board } from './board.calls.ts'
import { evenPages, noConditions } from './board.logic.ts'
import { BoardList } from './board-list.tsx'
import { BoardMap } from './board-map.tsx'
import { useShown } from './board-shown.ts'
import { GLANCE_MS, useBoard, useNow } from './use-board.ts'
import { Legend, Numbers } from './work-facts.tsx'

const ACCENT = '#409EFF'
/** Floors take turns, and so do the works that the list has no room for. */
const TURN_MS = 20_000
const SECOND_MS = 1_000
const ROWS = 7
/** Older than this it no longer is what is there. */
const STALE_MS = 150_000

export function WorkWall() {
  const { data, dataUpdatedAt, isError, error, refetch } = useBoard()
  useAwake()
  return (
    <main className="board-wall" data-theme="dark">
      <style>{`.board-wall { ${cssVariables('dark', ACCENT)} }`}</style>
      {data ? (
        <Wall board={data} offsetMs={data.offsetMs} updatedAt={dataUpdatedAt} />
      ) : isError ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading lines={12} />
      )}
    </main>
  )
}

function Wall({ board, offsetMs, updatedAt }: { board: Board; offsetMs: number; updatedAt: number }) {
  const t = useT()
  const now = useNow(offsetMs, GLANCE_MS)
  const { works, conflicts, conflicting, counts } = useShown(board, now, 0, noConditions)
  const turn = Math.floor(now / TURN_MS)
  const used = board.plans.filter(({ mapNo }) => works.some(({ marks }) => marks.some((mark) => mark.mapNo === mapNo)))
  const plans = used.length > 0 ? used : board.plans
  const plan = plans[turn % Math.max(1, plans.length)]
  const pages = evenPages(works, ROWS)
  const page = turn % pages.length
  const isStale = now - offsetMs - updatedAt > STALE_MS
  return (
    <>
      <header className="wall-head">
        <h1>{t('현장 보드')}</h1>
        <Numbers counts={counts} />
        <Clock offsetMs={offsetMs} />
      </header>
      {isStale && (
        <p className="wall-stale" role="alert">
          {t('서버와 연결이 끊겼습니다. 다시 연결하고 있습니다.')}
        </p>
      )}
      <div className="wall-body">
        <div className="wall-map">
          {plan ? (
            <BoardMap
              plan={plan}
              works={works}
              conflicts={conflicts}
              zones={board.zones}
              conflicting={conflicting}
              now={now}
              plans={board.plans}
              selected={null}
              onSelect={nothing}
            />
          ) : (
            <Empty message={t('실제 폭과 높이를 적은 배치도가 없습니다. 기준정보의 배치도에 등록하십시오.')} />
          )}
          <footer>
            <strong>{plan?.mapNm}</strong>
            <Legend />
          </footer>
        </div>
        <aside aria-label={t('작업 목록')}>
          <BoardList works={pages[page] ?? []} conflicts={conflicts} now={now} selected={null} onSelect={nothing} />
          {pages.length > 1 && (
            <p className="wall-page">
              {page + 1} / {pages.length}
            </p>
          )}
        </aside>
      </div>
    </>
  )
}

const nothing = () => undefined

function Clock({ offsetMs }: { offsetMs: number }) {
  const at = new Date(useNow(offsetMs, SECOND_MS))
  const two = (value: number) => String(value).padStart(2, '0')
  return (
    <time className="wall-clock">
      <span>{formatDay(dayOf(at))}</span>
      <b>
        {two(at.getHours())}:{two(at.getMinutes())}
        <i>:{two(at.getSeconds())}</i>
      </b>
    </time>
  )
}

/** The screen stays on where the browser can keep it so, and again after it was hidden. */
function useAwake(): void {
  const [, setLock] = useState<WakeLockSentinel>()
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      // Refused on a machine without power: the wall then sleeps as its owner set it.
      navigator.wakeLock.request('screen').then(setLock, () => undefined)
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [])
}

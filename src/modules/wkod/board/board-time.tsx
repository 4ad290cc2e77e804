/** The hours before and after: how many works there are in each, and which moment the map shows. */
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { BOARD_HOURS } from './board.calls.ts'
import { perHour, type ShownWork } from './board.logic.ts'

const STEP_MINUTES = 15
const HOUR_MINUTES = 60
const HOUR_MS = 3_600_000
const LABEL_EVERY = 6

interface TimeProps {
  works: readonly ShownWork[]
  now: number
  /** Minutes from now. */
  offset: number
  onOffset(minutes: number): void
  /** The hours are shown otherwise. */
  isBare?: boolean
  /** What else is done with hours. */
  children?: ReactNode
}

export function BoardTime({ works, now, offset, onOffset, isBare = false, children }: TimeProps) {
  const t = useT()
  const hours = perHour(works, now, BOARD_HOURS)
  const most = Math.max(1, ...hours)
  const at = new Date(now + offset * 60_000)
  return (
    <div className="board-time" data-bare={isBare || undefined}>
      <div className="board-time-head">
        <output>{offset === 0 ? t('지금') : formatDateTime(at)}</output>
        {offset !== 0 && (
          <Button size="small" type="link" onClick={() => onOffset(0)}>
            {t('지금으로')}
          </Button>
        )}
        {children}
      </div>
      {!isBare && (
        <>
          <div className="board-hours" aria-hidden>
            {hours.map((count, index) => {
              const fromNow = index - BOARD_HOURS
              const hour = new Date(now + fromNow * HOUR_MS)
              return (
                <span key={fromNow} data-now={fromNow === 0 || undefined} title={`${formatDateTime(hour)} · ${count}`}>
                  <i style={{ height: `${(count / most) * 100}%` }} />
                  {fromNow % LABEL_EVERY === 0 && (
                    <em>{fromNow === 0 ? t('지금') : `${String(hour.getHours()).padStart(2, '0')}:00`}</em>
                  )}
                </span>
              )
            })}
          </div>
          <input
            type="range"
            aria-label={t('보는 시각')}
            aria-valuetext={offset === 0 ? t('지금') : formatDateTime(at)}
            min={-BOARD_HOURS * HOUR_MINUTES}
            max={BOARD_HOURS * HOUR_MINUTES}
            step={STEP_MINUTES}
            value={offset}
            onChange={({ target }) => onOffset(Number(target.value))}
          />
        </>
      )}
    </div>
  )
}

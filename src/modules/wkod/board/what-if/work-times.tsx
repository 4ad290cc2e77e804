/** The works of the hours around now, one line each; what has not begun can be dragged to another hour, or moved by the arrow keys. */
import './what-if.css'
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, useRef } from 'react'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { BoardWork } from '../board.calls.ts'
import { stateOf } from '../work-look.tsx'
import { isMovable, type Moves, STEP_MINUTES } from './moves.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const BEFORE_H = 4
const HOURS = 24
const TICK_H = 3
/** Below this it is a click. */
const DRAG_PX = 4

interface TimesProps {
  works: readonly BoardWork[]
  moves: Moves
  conflicting: ReadonlySet<number>
  now: number
  /** The moment that the map shows. */
  at: number
  selected: number | null
  onSelect(permitNo: number | null): void
  onHour(permitNo: number, minutes: number): void
}
export function WorkTimes({ works, moves, conflicting, now, at, ...chosen }: TimesProps) {
  const t = useT()
  const start = Math.floor(now / HOUR_MS - BEFORE_H) * HOUR_MS
  const end = start + HOURS * HOUR_MS
  const ownStart = ({ permitNo, workFromDt }: BoardWork) =>
    Date.parse(workFromDt) - (moves[permitNo]?.minutes ?? 0) * MINUTE_MS
  const shown = works
    .filter(({ workFromDt, workToDt }) => Date.parse(workFromDt) < end && Date.parse(workToDt) > start)
    // A line stays where it is while its bar is dragged.
    .toSorted((a, b) => ownStart(a) - ownStart(b) || a.permitNo - b.permitNo)
  const share = (instant: number) => `${((instant - start) / (HOURS * HOUR_MS)) * 100}%`
  const ticks = Array.from({ length: HOURS / TICK_H }, (_, index) => start + index * TICK_H * HOUR_MS)
  return (
    <section className="work-times" aria-label={t('시간표')}>
      <div className="work-times-head" aria-hidden>
        <span />
        <div>
          {ticks.map((tick) => (
            <em key={tick} style={{ left: share(tick) }}>
              {formatTime(new Date(tick))}
            </em>
          ))}
        </div>
      </div>
      <ul>
        {shown.map((work) => (
          <WorkTime
            key={work.permitNo}
            work={work}
            start={start}
            minutes={moves[work.permitNo]?.minutes ?? 0}
            isMoved={work.permitNo in moves}
            isInConflict={conflicting.has(work.permitNo)}
            isSelected={work.permitNo === chosen.selected}
            onSelect={chosen.onSelect}
            onHour={chosen.onHour}
          />
        ))}
        {shown.length === 0 && <li className="quiet">{t('이 시각에 해당하는 작업이 없습니다.')}</li>}
      </ul>
      <div className="work-times-lines" aria-hidden>
        <i data-now style={{ left: share(now) }} />
        {at !== now && <i style={{ left: share(at) }} />}
      </div>
    </section>
  )
}

interface TimeProps extends Pick<TimesProps, 'onSelect' | 'onHour'> {
  work: BoardWork
  start: number
  minutes: number
  isMoved: boolean
  isInConflict: boolean
  isSelected: boolean
}
const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: 4, PageDown: -4 }

const WorkTime = memo(function WorkTime(props: TimeProps) {
  const { work, start, minutes, isMoved, isInConflict, isSelected, onSelect, onHour } = props
  const t = useT()
  const drag = useRef<{ x: number; from: number; isMoving: boolean; perMinute: number }>(undefined)
  const { permitNo, wkodTitle, workFromDt, workToDt, vendorNm, areaDeptNm, statusCd } = work
  const mayMove = isMovable(work)
  const shareOf = (instant: string) => (Date.parse(instant) - start) / (HOURS * HOUR_MS)
  const [from, to] = [Math.max(0, shareOf(workFromDt)), Math.min(1, shareOf(workToDt))]
  const hours = `${formatTime(workFromDt)}–${formatTime(workToDt)}`
  const down = ({ clientX, button, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (button !== 0 || !mayMove) return
    const width = currentTarget.parentElement?.clientWidth ?? 1
    drag.current = { x: clientX, from: minutes, isMoving: false, perMinute: width / (HOURS * 60) }
    currentTarget.setPointerCapture(pointerId)
  }
  const move = ({ clientX }: PointerEvent) => {
    const { current } = drag
    if (!current) return
    const pixels = clientX - current.x
    if (!current.isMoving && Math.abs(pixels) < DRAG_PX) return
    current.isMoving = true
    onHour(permitNo, current.from + pixels / current.perMinute)
  }
  const up = () => {
    const wasMoved = drag.current?.isMoving
    drag.current = undefined
    if (!wasMoved) onSelect(isSelected ? null : permitNo)
  }
  const press = (event: KeyboardEvent) => {
    const steps = keys[event.key]
    if (event.key === 'Enter' || event.key === ' ') onSelect(isSelected ? null : permitNo)
    else if (!mayMove) return
    else if (steps !== undefined) onHour(permitNo, minutes + steps * STEP_MINUTES)
    else if (event.key === 'Home') onHour(permitNo, 0)
    else return
    event.preventDefault()
  }
  return (
    <li data-selected={isSelected || undefined}>
      <button type="button" className="plain-button ellipsis" tabIndex={-1} onClick={() => onSelect(permitNo)}>
        {wkodTitle}
        <span className="quiet"> {vendorNm ?? areaDeptNm}</span>
      </button>
      <div>
        <span
          className="work-time"
          role="slider"
          tabIndex={0}
          aria-label={wkodTitle}
          aria-valuemin={-1440}
          aria-valuemax={1440}
          aria-valuenow={minutes}
          aria-valuetext={`${formatDateTime(workFromDt)}–${formatTime(workToDt)}`}
          aria-disabled={!mayMove}
          title={mayMove ? hours : `${hours} · ${t(stateOf(statusCd).label)}`}
          data-tone={stateOf(statusCd).tone}
          data-moved={isMoved || undefined}
          data-conflict={isInConflict || undefined}
          style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` } as CSSProperties}
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
          onPointerCancel={() => (drag.current = undefined)}
          onKeyDown={press}
        >
          {hours}
        </span>
      </div>
    </li>
  )
})

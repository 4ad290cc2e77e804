/** A plan with the works on it: how far each reaches, who is in whose way, and by how many metres. */
import './board-map.css'
import { LocateFixed, Minus, Plus } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { usePicture } from '#platform/web/form/attachments/attached-image.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useOnceDrawn } from '#platform/web/parts/use-once-drawn.ts'
import type { Plan } from '../simops/simops.calls.ts'
import { type OnPlan, onGround } from '../simops/simops.logic.ts'
import type { BoardConflict, BoardMark, BoardWork, BoardZone } from './board.calls.ts'
import { gasMinutes, gasTone, isOnSite, isOpen } from './board.logic.ts'
import { useApart } from './use-apart.ts'
import { useView } from './use-view.ts'
import { isMovable, type Spot, toSpot } from './what-if/moves.ts'
import type { Trying } from './what-if/use-what-if.ts'
import { GasPill } from './work-facts.tsx'
import { KindIcon, leadKind, stateOf } from './work-look.tsx'

export interface MapProps {
  plan: Plan
  plans: readonly Plan[]
  works: readonly BoardWork[]
  conflicts: readonly BoardConflict[]
  zones: readonly BoardZone[]
  conflicting: ReadonlySet<number>
  now: number
  selected: number | null
  onSelect(permitNo: number | null): void
  /** While works are moved to see what would be. */
  trying?: Pick<Trying, 'moves' | 'change'> | undefined
  /** The plan is seen, with what is on it. */
  onDrawn?(): void
}

export function BoardMap(props: MapProps) {
  const { plan, plans, works, conflicts, zones, conflicting, now, selected, onSelect, onDrawn, trying } = props
  const t = useT()
  const frame = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { view, moving, nearer, farther, whole, show } = useView(frame, stage)
  const [mark] =
    works.find(({ permitNo }) => permitNo === selected)?.marks.filter(({ mapNo }) => mapNo === plan.mapNo) ?? []
  const showSelected = useEffectEvent(() => mark && show(mark.locationX / 1000, mark.locationY / 1000))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new choice moves the plan, not the same one that is drawn anew.
  useEffect(() => void showSelected(), [selected])
  const marks = useMemo(
    () => works.flatMap((work) => work.marks.filter(({ mapNo }) => mapNo === plan.mapNo).map((one) => ({ work, one }))),
    [works, plan],
  )
  const [isSeen, setSeen] = useState(plan.mapFileNo === null)
  const isDrawn = useOnceDrawn(isSeen)
  const tellDrawn = useEffectEvent(() => onDrawn?.())
  useEffect(() => {
    if (isDrawn) tellDrawn()
  }, [isDrawn])
  useApart(stage, marks, plan, view.zoom, isDrawn)
  const { change } = trying ?? {}
  const onSpot = useCallback<OnSpot>(
    (permitNo, markNo, to) => change?.((moves) => toSpot(moves, permitNo, markNo, to)),
    [change],
  )
  const style = {
    '--zoom': view.zoom,
    '--ratio': plan.widthVal / plan.heightVal,
    translate: `${(0.5 - view.x) * view.zoom * 100}% ${(0.5 - view.y) * view.zoom * 100}%`,
  } as CSSProperties
  return (
    <section
      className="board-map"
      aria-label={t('배치도 {name}', { name: plan.mapNm })}
      data-zoomed={view.zoom > 1 || undefined}
    >
      <section
        className="board-frame"
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it.
        tabIndex={0}
        aria-label={t('방향키로 옮기고 +와 -로 확대·축소합니다.')}
        {...moving}
      >
        <div className="board-stage" ref={stage} style={style}>
          <Ground fileNo={plan.mapFileNo} onSeen={() => setSeen(true)} />
          <Reaches plan={plan} plans={plans} works={works} conflicts={conflicts} zones={zones} selected={selected} />
          <ZoneNames plan={plan} zones={zones} />
          {marks.map(({ work, one }) => (
            <WorkMark
              key={`${work.permitNo}-${one.markNo}`}
              work={work}
              onSelect={onSelect}
              mark={one}
              minutes={gasMinutes(work, now)}
              isSelected={work.permitNo === selected}
              isInConflict={conflicting.has(work.permitNo)}
              isMoved={trying?.moves[work.permitNo]?.spots[one.markNo] !== undefined}
              onSpot={trying && isMovable(work) ? onSpot : undefined}
            />
          ))}
          <Gaps plan={plan} plans={plans} works={works} conflicts={conflicts} onSelect={onSelect} />
        </div>
      </section>
      <div className="board-tools">
        <button type="button" className="icon-button" onClick={nearer} aria-label={t('확대')}>
          <Plus size={16} aria-hidden />
        </button>
        <button type="button" className="icon-button" onClick={farther} aria-label={t('축소')}>
          <Minus size={16} aria-hidden />
        </button>
        <button type="button" className="icon-button" onClick={whole} aria-label={t('전체 보기')}>
          <LocateFixed size={16} aria-hidden />
        </button>
      </div>
      <Scale widthVal={plan.widthVal / view.zoom} />
    </section>
  )
}

/** By itself, so that the works are not drawn anew when it comes. */
function Ground({ fileNo, onSeen }: { fileNo: Plan['mapFileNo']; onSeen(): void }) {
  const image = usePicture(fileNo)
  return image ? <img src={image} alt="" draggable={false} onLoad={onSeen} /> : <div className="board-blank" />
}

/** A bar of round metres, about a sixth of what is seen. */
function Scale({ widthVal }: { widthVal: number }) {
  const wanted = widthVal / 6
  const power = 10 ** Math.floor(Math.log10(wanted))
  const metres = [5, 2, 1].map((one) => one * power).find((one) => one <= wanted) ?? power
  return (
    <p className="board-scale" style={{ '--share': metres / widthVal } as CSSProperties}>
      <i aria-hidden />
      {metres} m
    </p>
  )
}

type OnMap = Pick<MapProps, 'plan' | 'plans' | 'works' | 'conflicts'>

/** Circles of reach and lines of conflict, in metres of the plan. */
const Reaches = memo(function Reaches({ selected, zones, ...drawn }: OnMap & Pick<MapProps, 'selected' | 'zones'>) {
  const { plan, works } = drawn
  const lines = linesOf(drawn)
  return (
    <svg
      viewBox={`${plan.originXVal} ${plan.originYVal} ${plan.widthVal} ${plan.heightVal}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {zones.flatMap(({ gasZoneNo, radiusVal, spots }) =>
        spots.map(({ x, y }) => (
          <circle key={`${gasZoneNo}-${x}-${y}`} className="board-zone" cx={x} cy={y} r={radiusVal} />
        )),
      )}
      {works.flatMap((work) =>
        work.marks
          .filter(({ mapNo, radiusVal }) => mapNo === plan.mapNo && radiusVal > 0)
          .map((mark) => {
            const { x, y } = onGround(plan, mark)
            return (
              <circle
                key={`${work.permitNo}-${mark.markNo}`}
                className="board-reach"
                data-tone={stateOf(work.statusCd).tone}
                data-selected={work.permitNo === selected || undefined}
                cx={x}
                cy={y}
                r={mark.radiusVal}
              />
            )
          }),
      )}
      {lines.map(({ conflict, from, to }) => (
        <line
          key={conflict.hitNo}
          className="board-line"
          data-level={lookOf(conflict)}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
        />
      ))}
    </svg>
  )
})

/** What nobody enters says so itself. */
const ZoneNames = memo(function ZoneNames({ plan, zones }: Pick<MapProps, 'plan' | 'zones'>) {
  const t = useT()
  return zones.flatMap(({ gasZoneNo, permitDocNo, radiusVal, spots: [spot] }) =>
    spot
      ? [
          <p
            key={gasZoneNo}
            title={permitDocNo ?? ''}
            className="board-zone-name"
            style={{
              left: `${((spot.x - plan.originXVal) / plan.widthVal) * 100}%`,
              top: `${((spot.y - radiusVal - plan.originYVal) / plan.heightVal) * 100}%`,
            }}
          >
            {t('가스 폐쇄구역 {r} m', { r: radiusVal })}
          </p>,
        ]
      : [],
  )
})

const lookOf = (conflict: BoardConflict) => (isOpen(conflict) ? conflict.levelCd : 'SETTLED')

/** Works on other floors lie where they lie on the ground. */
function linesOf({ plan, plans, works, conflicts }: OnMap) {
  const placeOf = (permitNo: number, markNo: number) => {
    const marks = works.find((work) => work.permitNo === permitNo)?.marks
    const mark = marks?.find((one) => one.markNo === markNo) ?? marks?.[0]
    const own = plans.find(({ mapNo }) => mapNo === mark?.mapNo)
    return mark && own && { ...onGround(own, mark), mapNo: own.mapNo }
  }
  return conflicts.flatMap((conflict) => {
    const from = placeOf(conflict.permitNo, conflict.markNo)
    const to = placeOf(conflict.otherPermitNo, conflict.otherMarkNo)
    if (!from || !to || (from.mapNo !== plan.mapNo && to.mapNo !== plan.mapNo)) return []
    return [{ conflict, from, to }]
  })
}

/** How many metres lie between two works, in the middle of their line. */
const Gaps = memo(function Gaps({ onSelect, ...drawn }: OnMap & Pick<MapProps, 'onSelect'>) {
  const t = useT()
  const { plan } = drawn
  return linesOf(drawn).map(({ conflict, from, to }) => (
    <button
      key={conflict.hitNo}
      type="button"
      className="board-gap"
      data-level={lookOf(conflict)}
      style={{
        left: `${(((from.x + to.x) / 2 - plan.originXVal) / plan.widthVal) * 100}%`,
        top: `${(((from.y + to.y) / 2 - plan.originYVal) / plan.heightVal) * 100}%`,
      }}
      title={t(conflict.ruleDesc)}
      onClick={() => onSelect(conflict.permitNo)}
    >
      {conflict.gapVal} m
    </button>
  ))
})

const placed = ({ locationX, locationY }: OnPlan): CSSProperties => ({
  left: `${locationX / 10}%`,
  top: `${locationY / 10}%`,
})
/** People at a place, as far as they make its mark grow. */
const MOST_PEOPLE = 12

type OnSpot = (permitNo: number, markNo: number, to: Spot) => void
/** By as much as a step on the ground, and as much as is seen. */
const STEP_THOUSANDTHS = 5
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Below this it is a click. */
const DRAG_PX = 4

/** A mark that is dragged, or moved by the arrow keys; the plan under it stays. */
function useDragged(permitNo: number, mark: BoardMark, onSpot: OnSpot | undefined) {
  const from = useRef<{ x: number; y: number; isMoving: boolean }>(undefined)
  const wasMoved = useRef(false)
  if (!onSpot) return { wasMoved }
  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    wasMoved.current = false
    from.current = { x: event.clientX, y: event.clientY, isMoving: false }
  }
  const move = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { current } = from
    if (!current) return
    if (!current.isMoving && Math.hypot(clientX - current.x, clientY - current.y) < DRAG_PX) return
    current.isMoving = true
    wasMoved.current = true
    const box = currentTarget.parentElement?.getBoundingClientRect()
    if (!box) return
    const to = {
      locationX: ((clientX - box.left) / box.width) * 1000,
      locationY: ((clientY - box.top) / box.height) * 1000,
    }
    onSpot(permitNo, mark.markNo, to)
  }
  const up = () => {
    from.current = undefined
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.stopPropagation()
    event.preventDefault()
    const [x, y] = step
    const to = { locationX: mark.locationX + x * STEP_THOUSANDTHS, locationY: mark.locationY + y * STEP_THOUSANDTHS }
    onSpot(permitNo, mark.markNo, to)
  }
  const dragging = { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up, onKeyDown: press }
  return { wasMoved, dragging }
}

interface MarkProps extends Pick<MapProps, 'onSelect'> {
  isMoved: boolean
  onSpot: OnSpot | undefined
  work: BoardWork
  mark: BoardMark
  minutes: number | undefined
  isSelected: boolean
  isInConflict: boolean
}
/** Drawn anew only where something of its own has changed: the plan is dragged with hundreds of them on it. */
const WorkMark = memo(function WorkMark(props: MarkProps) {
  const { work, mark, minutes, isSelected, isInConflict, isMoved, onSelect, onSpot } = props
  const t = useT()
  const { wasMoved, dragging } = useDragged(work.permitNo, mark, onSpot)
  const { label, tone } = stateOf(work.statusCd)
  const kinds = work.kindCds.map((kind) => t(permitTypes[kind as keyof typeof permitTypes] ?? kind)).join('·')
  const about = [t(label), kinds, work.wkodTitle, work.vendorNm, t('{n}명', { n: work.crewCnt })]
    .filter(Boolean)
    .join(' · ')
  return (
    <button
      type="button"
      className="board-mark"
      data-tone={tone}
      data-on-site={isOnSite(work.statusCd) || undefined}
      data-conflict={isInConflict || undefined}
      data-status={work.statusCd}
      data-movable={dragging && true}
      data-moved={isMoved || undefined}
      aria-pressed={isSelected}
      aria-label={about}
      title={about}
      style={{ ...placed(mark), '--people': Math.min(MOST_PEOPLE, work.crewCnt) } as CSSProperties}
      {...dragging}
      onClick={() => {
        // The end of a drag is no click.
        if (!wasMoved.current) onSelect(isSelected ? null : work.permitNo)
        wasMoved.current = false
      }}
    >
      <span className="board-pin">
        <KindIcon kindCd={mark.markType === 'GEN' ? leadKind(work.kindCds) : mark.markType} size={16} />
      </span>
      {work.crewCnt > 0 && <span className="board-people">{work.crewCnt}</span>}
      {minutes !== undefined && gasTone(minutes) !== 'progress' && <GasPill minutes={minutes} />}
      <span className="board-name">{work.wkodTitle}</span>
    </button>
  )
})

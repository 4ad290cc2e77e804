/** A plan with the works on it: how far each reaches, who is in whose way, and by how many metres. */
import './board-map.css'
import { type CSSProperties, memo, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { usePicture } from '#platform/web/form/attachments/attached-image.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useOnceDrawn } from '#platform/web/parts/use-once-drawn.ts'
import type { Plan } from '../simops/simops.calls.ts'
import { onGround } from '../simops/simops.logic.ts'
import { whyText } from '../simops/simops-why.logic.ts'
import type { BoardConflict, BoardMark, BoardWork, BoardZone } from './board.calls.ts'
import { gasMinutes, gasTone, isOnSite, isOpen } from './board.logic.ts'
import { Ground, PlanFrame, placed } from './plan-frame.tsx'
import { useDragged } from './use-dragged.ts'
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
  const [chosen] =
    works.find(({ permitNo }) => permitNo === selected)?.marks.filter(({ mapNo }) => mapNo === plan.mapNo) ?? []
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
  const { change } = trying ?? {}
  const onSpot = useCallback<OnSpot>(
    (permitNo, markNo, to) => change?.((moves) => toSpot(moves, permitNo, markNo, to)),
    [change],
  )
  return (
    <PlanFrame plan={plan} marks={marks} isDrawn={isDrawn} looksAt={chosen} lookKey={selected}>
      <Picture fileNo={plan.mapFileNo} onSeen={() => setSeen(true)} />
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
    </PlanFrame>
  )
}

/** By itself, so that the works are not drawn anew when it comes. */
function Picture({ fileNo, onSeen }: { fileNo: Plan['mapFileNo']; onSeen(): void }) {
  return <Ground image={usePicture(fileNo)} onSeen={onSeen} />
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
  const placeOf = (permitNo: number, markNo: number | null) => {
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
      {whyText(conflict, t)}
    </button>
  ))
})

/** People at a place, as far as they make its mark grow. */
const MOST_PEOPLE = 12

type OnSpot = (permitNo: number, markNo: number, to: Spot) => void
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
  const { isEnd, dragging } = useDragged(mark, onSpot && ((to) => onSpot(work.permitNo, mark.markNo, to)))
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
        if (!isEnd()) onSelect(isSelected ? null : work.permitNo)
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

/** Where a permit is done, on the plan of the board: its marks put, dragged and taken away, its neighbours with their distances. */
import './place-tab.css'
import { type CSSProperties, memo, useState } from 'react'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { useAttachedPicture } from '#platform/web/form/attachments/attached-image.tsx'
import { TypeButtons } from '#platform/web/form/image-marker.tsx'
import { bounded, placed as withMark } from '#platform/web/form/mark-places.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { Ground, PlanFrame, placed } from '../board/plan-frame.tsx'
import { useDragged } from '../board/use-dragged.ts'
import { KindIcon, stateOf } from '../board/work-look.tsx'
import type { HitRow, Plan, TabAnswer } from './simops.calls.ts'
import { type Metres, type OnPlan, onGround } from './simops.logic.ts'
import { whyText } from './simops-why.logic.ts'

type DraftMark = TabAnswer['marks'][number]
type Neighbour = TabAnswer['neighbours'][number]
const K_63 = '작업종류를 선택하세요.'

interface PlaceMapProps {
  plan: Plan
  tab: TabAnswer
  marks: readonly DraftMark[]
  hits: readonly HitRow[]
  /** Left out where marks are only read. */
  onChange?: (marks: readonly DraftMark[]) => void
}
/** The marks of one plan; those of the others stay as they are. */
export function PlaceMap({ plan, tab, marks, hits, onChange }: PlaceMapProps) {
  const t = useT()
  const say = usePlatformT()
  const image = useAttachedPicture(plan.mapFileId)
  const types = typesOf(tab.kindCds)
  const [first, second] = Object.keys(types)
  const [type, setType] = useState<string | undefined>(second ? undefined : first)
  const here = marks.filter(({ mapNo }) => mapNo === plan.mapNo)
  const neighbours = [...tab.neighbours, ...unseen(hits, tab.neighbours)]
    .filter(({ mapNo }) => mapNo === plan.mapNo)
    .map((one) => ({ one, metres: nearest(plan, here, one) }))
  const keep = (next: readonly DraftMark[]) => {
    const elsewhere = marks.filter(({ mapNo }) => mapNo !== plan.mapNo)
    onChange?.([...elsewhere, ...next].map((mark, index) => ({ ...mark, markNo: index + 1 })))
  }
  const put = (place: OnPlan) => {
    if (!type) return void alert(say(K_63))
    const added = withMark(here, { ...place, markType: type }, true).at(-1)
    if (!added) return
    const { markNo, locationX, locationY } = added
    const own = { mapNo: plan.mapNo, markType: type as DraftMark['markType'], radiusVal: null, elevVal: null }
    keep([...here, { markNo, locationX, locationY, ...own }])
  }
  return (
    <div className="stack is-close">
      {onChange && (
        <TypeButtons types={types} type={type} setType={setType} onClear={() => keep([])} isEmpty={here.length === 0} />
      )}
      <div className="place-map" style={{ '--ratio': plan.widthVal / plan.heightVal } as CSSProperties}>
        <PlanFrame
          plan={plan}
          marks={neighbours}
          isDrawn={image !== undefined || plan.mapFileId === null}
          looksAt={here[0]}
          lookKey={plan.mapNo}
          puts={onChange && { label: t('작업 위치'), onPlace: put }}
        >
          <Ground image={image} />
          <Lines plan={plan} marks={here} hits={hits} />
          {neighbours.map(({ one, metres }) => (
            <NeighbourMark
              key={`${one.wkodTitle} ${one.markType} ${one.locationX} ${one.locationY}`}
              {...one}
              metres={metres}
            />
          ))}
          {here.map((mark) => (
            <OwnMark
              key={mark.markNo}
              mark={mark}
              type={types[mark.markType] ?? mark.markType}
              {...(onChange && {
                onMove: ({ locationX, locationY }: OnPlan) =>
                  keep(
                    here.map((one) =>
                      one === mark ? { ...one, locationX: bounded(locationX), locationY: bounded(locationY) } : one,
                    ),
                  ),
                onRemove: () => keep(here.filter((one) => one !== mark)),
              })}
            />
          ))}
          <Gaps plan={plan} marks={here} hits={hits} />
        </PlanFrame>
      </div>
    </div>
  )
}

/** The kinds of this permit; general work has a mark of its own where it is all there is. */
const typesOf = (kindCds: readonly string[]): Record<string, string> => {
  const hazardous = kindCds.filter((kind) => kind !== 'GEN')
  const shown = hazardous.length > 0 ? hazardous : ['GEN']
  return Object.fromEntries(shown.map((kind) => [kind, permitTypes[kind as keyof typeof permitTypes] ?? kind]))
}

interface Beside extends OnPlan {
  mapNo: number
  markType: string
  wkodTitle: string
  statusCd: string | null
}
/** Of works that the reader does not see, the number and the place of those in his way. */
const unseen = (hits: readonly HitRow[], seen: readonly Neighbour[]): Beside[] =>
  hits.flatMap(({ otherMark, otherPermitNo, otherKindCd, otherDocNo }) =>
    otherMark && !seen.some(({ permitNo }) => permitNo === otherPermitNo)
      ? [{ ...otherMark, markType: otherKindCd, wkodTitle: otherDocNo ?? '', statusCd: null }]
      : [],
  )

const between = (a: Metres, b: Metres) => Math.hypot(a.x - b.x, a.y - b.y)
/** Whole metres from the nearest of the marks; nothing where there is none. */
function nearest(plan: Plan, marks: readonly OnPlan[], other: OnPlan): number | undefined {
  if (marks.length === 0) return undefined
  const there = onGround(plan, other)
  return Math.round(Math.min(...marks.map((mark) => between(onGround(plan, mark), there))))
}

interface OwnProps {
  mark: DraftMark
  type: string
  onMove?: (to: OnPlan) => void
  onRemove?: () => void
}
function OwnMark({ mark, type, onMove, onRemove }: OwnProps) {
  const t = useT()
  const say = usePlatformT()
  const { isEnd, dragging } = useDragged(mark, onMove)
  const shown = {
    className: 'place-own',
    style: placed(mark),
    title: `${t(type)} ${mark.markNo}`,
    children: (
      <>
        <KindIcon kindCd={mark.markType} size={16} />
        <b>{mark.markNo}</b>
      </>
    ),
  }
  if (!onRemove) return <span {...shown} role="img" aria-label={shown.title} />
  return (
    <button
      type="button"
      {...shown}
      {...dragging}
      aria-label={say('{type} {n} 지우기', { type: t(type), n: mark.markNo })}
      onClick={() => {
        if (!isEnd()) onRemove()
      }}
    />
  )
}

const NeighbourMark = memo(function NeighbourMark(props: Beside & { metres: number | undefined }) {
  const { markType, wkodTitle, statusCd, metres } = props
  const t = useT()
  const { label, tone } = statusCd === null ? { label: '', tone: 'draft' } : stateOf(statusCd)
  const kind = t(permitTypes[markType as keyof typeof permitTypes] ?? markType)
  const about = [label && t(label), kind, wkodTitle, metres !== undefined && `${metres} m`].filter(Boolean).join(' · ')
  return (
    <span
      className="board-mark place-neighbour"
      role="img"
      aria-label={about}
      title={about}
      data-tone={tone}
      style={placed(props)}
    >
      <span className="board-pin">
        <KindIcon kindCd={markType} size={14} />
      </span>
      <span className="place-label">
        <span>{wkodTitle}</span>
        {metres !== undefined && <b>{metres} m</b>}
      </span>
    </span>
  )
})

/** From which mark to where each conflict of this plan goes. */
function linesOf(plan: Plan, marks: readonly DraftMark[], hits: readonly HitRow[]) {
  return hits.flatMap((hit) => {
    const mark = marks.find(({ markNo }) => markNo === hit.markNo)
    if (!mark || hit.otherMark?.mapNo !== plan.mapNo) return []
    const isSettled = hit.hitStatusCd === 'COORDINATED' || hit.hitStatusCd === 'RELEASED'
    const look = isSettled ? 'SETTLED' : hit.levelCd
    return [{ hit, look, from: onGround(plan, mark), to: onGround(plan, hit.otherMark), mark, other: hit.otherMark }]
  })
}

type LinesProps = Pick<PlaceMapProps, 'plan' | 'hits'> & { marks: readonly DraftMark[] }
function Lines({ plan, marks, hits }: LinesProps) {
  return (
    <svg
      viewBox={`${plan.originXVal} ${plan.originYVal} ${plan.widthVal} ${plan.heightVal}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {marks
        .filter(({ radiusVal }) => radiusVal)
        .map((mark) => {
          const { x, y } = onGround(plan, mark)
          return (
            <circle
              key={mark.markNo}
              className="board-reach"
              data-tone="progress"
              cx={x}
              cy={y}
              r={mark.radiusVal ?? 0}
            />
          )
        })}
      {linesOf(plan, marks, hits).map(({ hit, look, from, to }) => (
        <line
          key={`${hit.ruleNo} ${hit.otherDocNo}`}
          className="board-line"
          data-level={look}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
        />
      ))}
    </svg>
  )
}

/** How many metres lie between, in the middle of each line. */
function Gaps({ plan, marks, hits }: LinesProps) {
  const t = useT()
  return linesOf(plan, marks, hits).map(({ hit, look, mark, other }) => (
    <span
      key={`${hit.ruleNo} ${hit.otherDocNo}`}
      className="board-gap"
      data-level={look}
      title={t(hit.ruleDesc)}
      style={placed({
        locationX: (mark.locationX + other.locationX) / 2,
        locationY: (mark.locationY + other.locationY) / 2,
      })}
    >
      {whyText(hit, t)}
    </span>
  ))
}

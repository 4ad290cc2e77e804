/** A plan that one moves over and goes nearer to, with what lies on it. */
import './board-map.css'
import { LocateFixed, Minus, Plus } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { Plan } from '../simops/simops.calls.ts'
import type { OnPlan } from '../simops/simops.logic.ts'
import { useApart } from './use-apart.ts'
import { useView } from './use-view.ts'

interface FrameProps {
  plan: Plan
  /** Marks that are drawn in this order, so that none hides another. */
  marks: readonly { one: OnPlan }[]
  /** The plan is seen. */
  isDrawn: boolean
  /** What is brought into the middle, whenever another key says so. */
  looksAt?: OnPlan | undefined
  lookKey?: string | number | null | undefined
  /** Where something can be put: what that is called, and what is told of a place that is pressed. */
  puts?: { label: string; onPlace(place: OnPlan): void } | undefined
  children: ReactNode
}
export function PlanFrame({ plan, marks, isDrawn, looksAt, lookKey, puts, children }: FrameProps) {
  const t = useT()
  const frame = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { view, moving, nearer, farther, whole, show, isEnd } = useView(frame, stage)
  const look = useEffectEvent(() => looksAt && show(looksAt.locationX / 1000, looksAt.locationY / 1000))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new choice moves the plan, not the same one that is drawn anew.
  useEffect(() => void look(), [lookKey])
  useApart(stage, marks, plan, view.zoom, isDrawn)
  const style = {
    '--zoom': view.zoom,
    '--ratio': plan.widthVal / plan.heightVal,
    translate: `${(0.5 - view.x) * view.zoom * 100}% ${(0.5 - view.y) * view.zoom * 100}%`,
  } as CSSProperties
  const click = ({ target, clientX, clientY }: MouseEvent) => {
    const box = stage.current?.getBoundingClientRect()
    if (isEnd() || !puts || !box || (target as HTMLElement).closest('button')) return
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
    if (x >= 0 && x <= 1 && y >= 0 && y <= 1)
      puts.onPlace({ locationX: Math.round(x * 1000), locationY: Math.round(y * 1000) })
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (puts && event.key === 'Enter' && event.target === event.currentTarget) {
      event.preventDefault()
      puts.onPlace({ locationX: Math.round(view.x * 1000), locationY: Math.round(view.y * 1000) })
    } else moving.onKeyDown(event)
  }
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
        aria-label={
          puts
            ? t('방향키로 옮기고 +와 -로 확대·축소합니다. Enter로 한가운데에 표시합니다.')
            : t('방향키로 옮기고 +와 -로 확대·축소합니다.')
        }
        {...moving}
        onKeyDown={press}
        onClick={click}
      >
        <div
          className="board-stage"
          ref={stage}
          style={style}
          data-puts={puts && true}
          {...(puts && { role: 'application', 'aria-label': puts.label })}
        >
          {children}
        </div>
        {puts && <i className="board-cross" aria-hidden />}
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

/** The drawing of the plan, or squares where there is none. */
export function Ground({ image, onSeen }: { image: string | undefined; onSeen?: () => void }) {
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

export const placed = ({ locationX, locationY }: OnPlan): CSSProperties => ({
  left: `${locationX / 10}%`,
  top: `${locationY / 10}%`,
})

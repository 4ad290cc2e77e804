/** Moving over a plan: wheel and pinch go nearer, a drag and the arrow keys go along. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type View, WHOLE, within, zoomed } from './board.logic.ts'

const STEP = 1.4
const WHEEL = 0.0015
/** Below this it is a click. */
const DRAG_PX = 4
const KEY_SHARE = 0.15

interface Drag {
  x: number
  y: number
  isMoving: boolean
}
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** @param stage the plan as it lies there, whole */
export function useView(frame: RefObject<HTMLElement | null>, stage: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(WHOLE)
  const pointers = useRef(new Map<number, Drag>())
  const wasMoved = useRef(false)
  const along = (dx: number, dy: number) =>
    setView((before) => within({ ...before, x: before.x + dx, y: before.y + dy }))
  const byPixels = (dx: number, dy: number) => {
    const { width = 1, height = 1 } = stage.current?.getBoundingClientRect() ?? {}
    along(-dx / width, -dy / height)
  }
  const nearer = (factor: number, at?: { x: number; y: number }) => setView((before) => zoomed(before, factor, at))
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const box = frame.current?.getBoundingClientRect()
    if (box)
      nearer(Math.exp(-event.deltaY * WHEEL), {
        x: (event.clientX - box.left) / box.width,
        y: (event.clientY - box.top) / box.height,
      })
  })
  useEffect(() => {
    const element = frame.current
    const hear = (event: WheelEvent) => turn(event)
    element?.addEventListener('wheel', hear, { passive: false })
    return () => element?.removeEventListener('wheel', hear)
  }, [frame])

  const down = ({ pointerId, clientX, clientY, button }: PointerEvent) => {
    if (button !== 0) return
    wasMoved.current = false
    pointers.current.set(pointerId, { x: clientX, y: clientY, isMoving: false })
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const drag = pointers.current.get(event.pointerId)
    if (!drag) return
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y]
    if (!drag.isMoving && Math.hypot(dx, dy) < DRAG_PX) return
    if (!drag.isMoving) event.currentTarget.setPointerCapture(event.pointerId)
    wasMoved.current = true
    const [other] = [...pointers.current].flatMap(([id, one]) => (id === event.pointerId ? [] : [one]))
    if (other)
      nearer(
        Math.hypot(event.clientX - other.x, event.clientY - other.y) /
          (Math.hypot(drag.x - other.x, drag.y - other.y) || 1),
      )
    else byPixels(dx, dy)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY, isMoving: true })
  }
  const up = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow) along((arrow[0] * KEY_SHARE) / view.zoom, (arrow[1] * KEY_SHARE) / view.zoom)
    else if (event.key === '+' || event.key === '=') nearer(STEP)
    else if (event.key === '-') nearer(1 / STEP)
    else if (event.key === '0') setView(WHOLE)
    else return
    event.preventDefault()
  }
  return {
    view,
    moving: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up, onKeyDown: press },
    nearer: () => nearer(STEP),
    farther: () => nearer(1 / STEP),
    whole: () => setView(WHOLE),
    /** Whether the click that comes is only the end of a drag. */
    isEnd: () => wasMoved.current,
    /** Brings a place into the middle, unless all is seen anyway. */
    show: (x: number, y: number) => setView((before) => (before.zoom === 1 ? before : within({ ...before, x, y }))),
  }
}

/** A mark that is dragged over its plan, or moved by the arrow keys; the plan under it stays. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { OnPlan } from '../simops/simops.logic.ts'

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

/**
 * @param onMove told of each place on the way, whether or not that lies on the plan; left out, the mark stays
 * @returns what the mark hears by, its parent being the plan; whether the click that comes is only the end of a drag
 */
export function useDragged({ locationX, locationY }: OnPlan, onMove: ((to: OnPlan) => void) | undefined) {
  const from = useRef<{ x: number; y: number; isMoving: boolean }>(undefined)
  const wasMoved = useRef(false)
  const isEnd = () => {
    const isOne = wasMoved.current
    wasMoved.current = false
    return isOne
  }
  if (!onMove) return { isEnd }
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
    onMove({
      locationX: ((clientX - box.left) / box.width) * 1000,
      locationY: ((clientY - box.top) / box.height) * 1000,
    })
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
    onMove({ locationX: locationX + x * STEP_THOUSANDTHS, locationY: locationY + y * STEP_THOUSANDTHS })
  }
  const dragging = { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up, onKeyDown: press }
  return { isEnd, dragging }
}

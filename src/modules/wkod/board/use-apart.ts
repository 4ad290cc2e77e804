import { type RefObject, useEffect } from 'react'
import type { Plan } from '../simops/simops.calls.ts'
import type { OnPlan } from '../simops/simops.logic.ts'
import { apart } from './board.logic.ts'

/** Pixels between two marks at which both are seen and can be pressed. */
const LEAST_PX = 26

/**
 * Moves marks that would lie on each other apart, in pixels of the screen: nearer, they lie where they are. Written to
 * their elements rather than drawn anew, and once the plan is seen: there are hundreds.
 *
 * @param marks in the order in which they stand on the stage
 */
export function useApart(
  stage: RefObject<HTMLElement | null>,
  marks: readonly { one: OnPlan }[],
  { widthVal, heightVal }: Plan,
  zoom: number,
  isDrawn: boolean,
): void {
  useEffect(() => {
    const { current } = stage
    if (!current || !isDrawn) return
    const spread = () => {
      const width = current.clientWidth * zoom
      const height = (width * heightVal) / widthVal
      const places = marks.map(({ one: { locationX, locationY } }) => ({
        x: (locationX / 1000) * width,
        y: (locationY / 1000) * height,
      }))
      const moves = apart(places, LEAST_PX)
      for (const [at, element] of current.querySelectorAll<HTMLElement>('.board-mark').entries()) {
        element.style.setProperty('--x', `${moves[at]?.x ?? 0}`)
        element.style.setProperty('--y', `${moves[at]?.y ?? 0}`)
      }
    }
    const observer = new ResizeObserver(spread)
    observer.observe(current)
    return () => observer.disconnect()
  }, [stage, marks, widthVal, heightVal, zoom, isDrawn])
}

import type { PointerEvent } from 'react'
import { MAX_WIDTH, MIN_WIDTH } from './column-widths.ts'

export const boundWidth = (width: number): number => Math.round(Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, width)))

/** Follows the pointer from the edge of a head cell; the width is reported as it changes and once more when done. */
export function useColumnResize(
  name: string,
  widthOf: (name: string) => number,
  onWidth: (name: string, width: number, isDone: boolean) => void,
) {
  return (down: PointerEvent<HTMLElement>) => {
    if (down.button !== 0) return
    down.preventDefault()
    down.stopPropagation()
    const handle = down.currentTarget
    const before = widthOf(name)
    let width = before
    handle.setPointerCapture(down.pointerId)
    const follow = (move: globalThis.PointerEvent) => {
      width = boundWidth(before + move.clientX - down.clientX)
      onWidth(name, width, false)
    }
    const finish = () => {
      handle.removeEventListener('pointermove', follow)
      if (width !== before) onWidth(name, width, true)
    }
    handle.addEventListener('pointermove', follow)
    handle.addEventListener('lostpointercapture', finish, { once: true })
  }
}

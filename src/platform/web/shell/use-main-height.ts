import { type RefObject, useLayoutEffect } from 'react'
import { MAIN_OFFSET, MAIN_RESIZE_MS } from '#platform/web/constants.ts'

/**
 * S-122: what the header leaves of the window, less 5 px. Worked out once a resize has ended, so that a page full of
 * rows is not laid out at every step of it.
 */
export function useMainHeight(frame: RefObject<HTMLElement | null>, main: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const header = main.current?.offsetTop ?? 0
      frame.current?.style.setProperty('--main-height', `${innerHeight - header - MAIN_OFFSET}px`)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const measureSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(measure, MAIN_RESIZE_MS)
    }
    // Before anything is painted, but after all of it is there: to ask earlier lays out the page once more.
    const first = requestAnimationFrame(measure)
    addEventListener('resize', measureSoon)
    return () => {
      cancelAnimationFrame(first)
      clearTimeout(timer)
      removeEventListener('resize', measureSoon)
    }
  }, [frame, main])
}

import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * A hidden tab loses the scroll positions inside it. They are noted while it is shown and put back when it is shown
 * again; the main area itself starts at the top after every navigation (S-011).
 */
export function useKeptScroll(
  root: RefObject<HTMLElement | null>,
  kept: Map<Element, { top: number; left: number }>,
): void {
  useEffect(() => {
    const element = root.current
    const note = (event: Event) => {
      const target = event.target
      if (target instanceof Element && target.checkVisibility())
        kept.set(target, { top: target.scrollTop, left: target.scrollLeft })
    }
    element?.addEventListener('scroll', note, { capture: true, passive: true })
    return () => element?.removeEventListener('scroll', note, { capture: true })
  }, [root, kept])

  useLayoutEffect(() => {
    for (const [element, { top, left }] of kept)
      if (element.isConnected) element.scrollTo({ top, left, behavior: 'instant' })
      else kept.delete(element)
  }, [kept])
}

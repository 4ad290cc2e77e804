import { type RefObject, useEffect, useRef, useState } from 'react'

const GAP_PX = 4
const EDGE_PX = 8

/** A panel of a cell in the browser's top layer: outside clicks and Esc close it, the focus goes back to its button. */
export function usePanel(button: RefObject<HTMLElement | null>) {
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const { current: element } = panel
    const follow = (event: Event) => setOpen((event as ToggleEvent).newState === 'open')
    element?.addEventListener('toggle', follow)
    return () => element?.removeEventListener('toggle', follow)
  }, [])
  // Its content comes with opening, so its place is known only now.
  useEffect(() => {
    if (!isOpen || !panel.current || !button.current) return
    const watch = new ResizeObserver(() => panel.current && button.current && place(panel.current, button.current))
    watch.observe(panel.current)
    return () => watch.disconnect()
  }, [isOpen, button])

  const toggle = () => {
    if (!panel.current || !button.current) return
    panel.current.togglePopover({ source: button.current })
    place(panel.current, button.current)
  }
  return { panel, isOpen, toggle, close: () => panel.current?.hidePopover() }
}

/** Below its button, or above it where there is no room. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const anchor = button.closest('.cell-pair, .cell-choice')?.getBoundingClientRect() ?? button.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const below = anchor.bottom + GAP_PX
  const isBelow = below + height + EDGE_PX <= innerHeight || anchor.top < height
  panel.style.top = `${isBelow ? below : anchor.top - height - GAP_PX}px`
  panel.style.left = `${Math.max(EDGE_PX, Math.min(anchor.left, innerWidth - width - EDGE_PX))}px`
  panel.style.minWidth = `${anchor.width}px`
}

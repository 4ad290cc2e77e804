import { type RefObject, useRef } from 'react'

const GAP_PX = 4
const EDGE_PX = 8

/** A panel below its button, in the browser's top layer: outside clicks and Esc close it, the focus goes back. */
export function usePopover(): {
  button: RefObject<HTMLButtonElement | null>
  panel: RefObject<HTMLDivElement | null>
  toggle(): void
} {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const toggle = () => {
    if (!panel.current || !button.current) return
    panel.current.togglePopover({ source: button.current })
    const { bottom, right } = button.current.getBoundingClientRect()
    const { width } = panel.current.getBoundingClientRect()
    panel.current.style.top = `${bottom + GAP_PX}px`
    panel.current.style.left = `${Math.max(EDGE_PX, right - width)}px`
    panel.current.style.maxHeight = `${innerHeight - bottom - GAP_PX - EDGE_PX}px`
  }
  return { button, panel, toggle }
}

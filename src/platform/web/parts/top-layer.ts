/** Placing what opens over the page, in the browser's top layer: no ancestor cuts it off. */

const EDGE_PX = 8
const GAP_PX = 4

export interface Place {
  left: number
  top: number
}

/** Below a control, above it where only there is room, flush with its right or left edge, never outside the window. */
export function placeBelow(anchor: Element, panel: HTMLElement, edge: 'left' | 'right'): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect()
  panel.style.maxHeight = ''
  const { width, height } = panel.getBoundingClientRect()
  const below = innerHeight - bottom - GAP_PX - EDGE_PX
  const above = top - GAP_PX - EDGE_PX
  const isBelow = height <= below || above <= below
  // It may still grow: to the edge of the window.
  panel.style.maxHeight = `${isBelow ? below : above}px`
  const start = isBelow ? bottom + GAP_PX : top - GAP_PX - Math.min(height, above)
  placeAt(panel, { left: edge === 'left' ? left : right - width, top: start })
}

export function placeAt(panel: HTMLElement, { left, top }: Place): void {
  const { width, height } = panel.getBoundingClientRect()
  const within = (wanted: number, size: number, room: number) =>
    Math.max(EDGE_PX, Math.min(wanted, room - size - EDGE_PX))
  panel.style.left = `${within(left, width, innerWidth)}px`
  panel.style.top = `${within(top, height, innerHeight)}px`
}

/** What opens under a button that is still pressed, the browser takes for clicked away when the button is let go. */
export function whenReleased({ buttons }: { buttons: number }, open: () => void): void {
  if (buttons === 0) open()
  else addEventListener('pointerup', open, { once: true })
}

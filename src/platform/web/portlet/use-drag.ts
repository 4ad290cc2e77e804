/** Dragging a portlet by its handle, with mouse, pen or finger: it moves where it is let go. */
import { type PointerEvent, useState } from 'react'

export interface Drag {
  portletId: string
  /** Over which it is held. */
  overId: string | null
}

const portletAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest('[data-portlet]')?.getAttribute('data-portlet') ?? null

export function useDrag(onDrop: (portletId: string, overId: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const handle = (portletId: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ portletId, overId: null })
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (drag?.portletId !== portletId) return
      const overId = portletAt(clientX, clientY)
      if (overId !== drag.overId) setDrag({ portletId, overId: overId === portletId ? null : overId })
    },
    onPointerUp: () => {
      if (drag?.overId) onDrop(portletId, drag.overId)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  })
  return { drag, handle }
}

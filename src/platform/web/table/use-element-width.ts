import { type RefObject, useLayoutEffect, useState } from 'react'

/** Inner width of an element, without its scroll bar. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const read = () => {
      if (current.clientWidth > 0) setWidth(current.clientWidth)
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}

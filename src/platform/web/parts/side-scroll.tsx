import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface SideScrollProps {
  /** What is scrolled, in words. */
  label: string
  className: string
  children: ReactNode
}

/** What may be larger than its place scrolls within itself; where nothing in it can be reached by key, it can (S-480). */
export function SideScroll({ label, className, children }: SideScrollProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isStop, setStop] = useState(false)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const read = () => {
      const isCut = current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight
      setStop(isCut && !current.querySelector(REACHED))
    }
    const observer = new ResizeObserver(read)
    for (const one of [current, ...current.children]) observer.observe(one)
    return () => observer.disconnect()
  })
  return (
    <div ref={box} className={className} {...(isStop && { role: 'region', tabIndex: 0, 'aria-label': label })}>
      {children}
    </div>
  )
}
const REACHED = 'a, button:not(:disabled), input:not(:disabled), select, textarea'

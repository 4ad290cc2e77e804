import { type RefObject, useEffect, useRef } from 'react'

const HOVER_MS = 350
const GAP_PX = 4
const EDGE_PX = 8
/** Letters reach beyond their line; a line that is missing is more. */
const HALF_A_LINE_PX = 8

/** The full text of a cell that shows only its beginning (S-200), or what is wrong with it (S-232): soon under the pointer, at once with the focus. */
export function CellTip({ grid }: { grid: RefObject<HTMLElement | null> }) {
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: area } = grid
    const { current: bubble } = tip
    return area && bubble ? watch(area, bubble) : undefined
  }, [grid])
  return <div ref={tip} role="tooltip" popover="manual" className="table-tip" />
}

/** The cell itself, or the link or the lines that end in it with an ellipsis of their own. */
const isCut = (cell: Element): boolean =>
  [cell, ...cell.querySelectorAll(':scope > :is(.table-link, .table-lines)')].some(
    (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + HALF_A_LINE_PX,
  )

const problemOf = (cell: HTMLElement) => cell.querySelector('.cell-problem')?.textContent

/** Listens outside React: crossing cells with the pointer renders nothing. */
function watch(area: HTMLElement, bubble: HTMLElement): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: HTMLElement | undefined
  const hide = () => {
    clearTimeout(timer)
    if (bubble.matches(':popover-open')) bubble.hidePopover()
  }
  const show = (cell: HTMLElement) => {
    shown = cell
    bubble.textContent = problemOf(cell) ?? cell.textContent
    bubble.showPopover()
    place(bubble, cell.getBoundingClientRect())
  }
  const follow = () => {
    if (!bubble.matches(':popover-open')) return
    const box = shown?.getBoundingClientRect()
    const isSeen = box && box.bottom > 0 && box.top < innerHeight
    if (isSeen && shown?.hasAttribute('data-cursor')) place(bubble, box)
    else hide()
  }
  const enter = (event: Event, delayMs: number) => {
    hide()
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('.table-cell') : null
    if (!cell || !(isCut(cell) || problemOf(cell))) return
    timer = setTimeout(() => cell.isConnected && show(cell), delayMs)
  }
  const options = { signal: stop.signal, passive: true }
  area.addEventListener('mouseover', (event) => enter(event, HOVER_MS), options)
  const focus = (event: Event) =>
    event.target instanceof Element && event.target.matches(':focus-visible') && enter(event, 0)
  area.addEventListener('focusin', focus, options)
  // The page may scroll as well as the grid.
  document.addEventListener('scroll', follow, { ...options, capture: true })
  for (const end of ['mouseleave', 'focusout', 'mousedown']) area.addEventListener(end, hide, options)
  area.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), options)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

function place(bubble: HTMLElement, cell: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect()
  const below = cell.bottom + GAP_PX
  const top = below + height > innerHeight ? cell.top - height - GAP_PX : below
  bubble.style.left = `${Math.max(EDGE_PX, Math.min(cell.left, innerWidth - width - EDGE_PX))}px`
  bubble.style.top = `${top}px`
}

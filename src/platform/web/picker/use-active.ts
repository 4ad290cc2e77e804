import { type KeyboardEvent, useState } from 'react'

/** Which entry of a list the arrow keys stand on while the focus stays in the search field above it. */
export function useActive(count: number, start = -1) {
  const [wanted, setActive] = useState(start)
  const active = Math.min(wanted, count - 1)
  const onArrow = (event: KeyboardEvent): boolean => {
    const next = nextOf(event.key, active, count)
    if (next === undefined || event.nativeEvent.isComposing) return false
    setActive(next)
    event.preventDefault()
    return true
  }
  return { active, setActive, onArrow }
}

const PAGE = 10

function nextOf(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1
    case 'PageDown':
      return Math.min(count - 1, active + PAGE)
    case 'PageUp':
      return Math.max(0, active - PAGE)
    default:
      return undefined
  }
}

/** A ref of the entry that the arrow keys stand on: it is brought into view. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

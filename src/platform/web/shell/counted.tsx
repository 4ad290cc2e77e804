import type { ReactNode } from 'react'

const MOST_COUNTED = 99

interface Props {
  count: number
  /** News, not only work. */
  isUrgent?: boolean
  children: ReactNode
}

/** An icon with how many wait behind it; nothing where nothing waits. */
export function Counted({ count, isUrgent = false, children }: Props) {
  return (
    <span className="counted">
      {children}
      {count > 0 && (
        <span className="count" data-urgent={isUrgent} aria-hidden>
          {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
        </span>
      )}
    </span>
  )
}

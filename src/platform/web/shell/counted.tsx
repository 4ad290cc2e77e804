import type { ReactNode } from 'react'

const COUNT_MAX = 99

interface Props {
  count: number
  isUrgent?: boolean
  children: ReactNode
}

/** An icon with how many wait behind it; nothing where nothing waits. Drawn: whoever names the button says the number. */
export function Counted({ count, isUrgent = false, children }: Props) {
  return (
    <span className="counted">
      {children}
      {count > 0 && (
        <span
          className="count"
          data-urgent={isUrgent}
          data-count={count > COUNT_MAX ? `${COUNT_MAX}+` : count}
          aria-hidden
        />
      )}
    </span>
  )
}

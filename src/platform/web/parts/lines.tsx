import type { CSSProperties, ReactNode } from 'react'

interface LinesProps {
  label?: string
  /** Widths of what stands in a line, for lines that are compared from the top down; a phone breaks them. */
  columns?: string
  children: ReactNode
}

/** Rows of a record, as `li`: the first thing in each names it, tag and actions stand behind it. */
export function Lines({ label, columns, children }: LinesProps) {
  return (
    <ul
      className={columns ? 'lines has-columns' : 'lines'}
      aria-label={label}
      style={columns ? ({ '--columns': columns } as CSSProperties) : undefined}
    >
      {children}
    </ul>
  )
}

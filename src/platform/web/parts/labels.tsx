import type { ReactNode } from 'react'
import type { Tone } from '#platform/model/document.ts'

/** A status in its word and its colour. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="status-tag" data-tone={tone}>
      {children}
    </span>
  )
}

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

/** A person, with the department where it is known. */
export function PersonName({ name, dept }: { name: string | null; dept?: string | null | undefined }) {
  return (
    <span>
      {name}
      {dept && <span className="quiet"> {dept}</span>}
    </span>
  )
}

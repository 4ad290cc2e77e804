/** What is known of something, value by value: facts with their names, or a few numbers. */
import type { ReactNode } from 'react'
import type { Tone } from '#platform/model/document.ts'

interface FactsProps {
  /** A fact that is not known is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** Side by side, each under its name. */
  isAcross?: boolean
}

export function Facts({ facts, isAcross = false }: FactsProps) {
  return (
    <dl className={isAcross ? 'facts is-across' : 'facts'}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

export interface Sum {
  label: string
  value: ReactNode
  /** Behind the number, smaller. */
  note?: ReactNode
  tone?: Tone | undefined
  /** The whole number, where a short one is shown. */
  title?: string
}
/** A few numbers side by side, each under its name; what is not one, for want of it, is left out. */
export function Sums({ of }: { of: readonly (Sum | false | null | '')[] }) {
  return (
    <dl className="sums">
      {of.map(
        (sum) =>
          sum && (
            <div key={sum.label} data-tone={sum.tone}>
              <dt>{sum.label}</dt>
              <dd title={sum.title}>
                {sum.value}
                {sum.note && <small>{sum.note}</small>}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from './head-row.tsx'
import { SideScroll } from './side-scroll.tsx'

interface PlainTableProps {
  /** What the table is about, in Korean. */
  label: string
  /** The Korean names of its columns. */
  heads: readonly string[]
  /** Its rows, as `tr`; a cell that is a value of a card on a phone names its column in `data-head`. */
  children: ReactNode
  foot?: ReactNode
  /** All columns but the first are numbers. */
  isNumbers?: boolean
  /** On a phone each row is a card. */
  isCards?: boolean
}

/** A few rows that are read as they stand. What is sorted, chosen or paged is a `DataTable`. */
export function PlainTable({ label, heads, children, foot, isNumbers = false, isCards = false }: PlainTableProps) {
  const t = useT()
  const name = ['plain-table', isNumbers && 'is-numbers', isCards && 'is-cards'].filter(Boolean).join(' ')
  return (
    <SideScroll className="plain-table-room" label={t(label)}>
      <table className={name} aria-label={t(label)}>
        <HeadRow names={heads} />
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </SideScroll>
  )
}

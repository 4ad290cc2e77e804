/** What stands below one's own reservations: results, trends, who has read them. Each part of health adds its line. */
import type { ComponentType } from 'react'
import { MyCvd } from '../cvd/my-cvd-section.tsx'
import { MyReads } from '../privacy/my-reads-section.tsx'
import { MyResults } from '../result/my-results.tsx'

interface MySection {
  readonly key: string
  /** @param heaCheckupYear null: all years */
  readonly Section: ComponentType<{ heaCheckupYear: number | null }>
  /** A table, which takes the width of the page. */
  readonly isTable?: true
}

export const mySections: readonly MySection[] = [
  { key: 'results', Section: MyResults },
  { key: 'cvd', Section: MyCvd, isTable: true },
  { key: 'reads', Section: MyReads, isTable: true },
]

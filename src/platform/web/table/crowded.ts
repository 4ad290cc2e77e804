/** Which columns have no room on the page: they start hidden, and one press shows them. */
import { ROW_NUMBER_WIDTH } from '#platform/web/constants.ts'
import { CHECK_WIDTH, FLEXIBLE_MIN_WIDTH } from './column-widths.ts'
import { type Needs, widthInTwoLines } from './fit-widths.ts'
import type { Column } from './table.types.ts'

/** The grid of a list beside the open menu at 1440 px; on a narrower page it scrolls sideways rather than lose more. */
const PAGE_PX = 1136
/** Its border, and the bar that scrolls it. */
const BESIDE_PX = 18

/** Of the table: what gives it columns of its own. */
interface Asked {
  selectable?: unknown
  bulkActions?: unknown
  numbered?: boolean
}
const ownWidth = ({ selectable, bulkActions, numbered }: Asked): number =>
  (selectable || bulkActions ? CHECK_WIDTH : 0) + (numbered ? ROW_NUMBER_WIDTH : 0)

/** Columns stand in the order of their weight: each one takes its place as long as there is room for it. */
export function crowdedNames<Row>(
  columns: readonly Column<Row>[],
  needs: Needs,
  asked: Asked,
  available: number,
): string[] {
  let left = Math.max(PAGE_PX, available - BESIDE_PX) - ownWidth(asked)
  return columns.flatMap(({ name, width: declared, wraps: least, fixed, hidden }, index) => {
    if (hidden) return []
    const width = widthInTwoLines({ name, width: declared, least, fixed }, needs) ?? FLEXIBLE_MIN_WIDTH
    if (index > 0 && width > left) return [name]
    left -= width
    return []
  })
}

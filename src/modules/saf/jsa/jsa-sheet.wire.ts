/** What jsa-sheet.routes.ts tells, and what screens read. */
import { z } from '#schema'

export const preview = z.object({
  sheets: z.array(z.string()),
  sheetNm: z.string(),
  columns: z.array(
    z.object({ name: z.string(), label: z.string(), letter: z.string().nullable(), required: z.boolean() }),
  ),
  /** As they were read, in the order of the columns of the form. */
  rows: z.array(z.object({ rowNo: z.int(), cells: z.array(z.union([z.string(), z.number()]).nullable()) })),
  problems: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  warnings: z.array(z.string()),
})
export type Preview = z.infer<typeof preview>

/** What the register tells of its rows, and what screens read. */
import { z } from '#schema'

/** Something that happened again where a measure was to have helped. */
export const repeatedEvent = z.object({
  docNo: z.string().nullable(),
  title: z.string(),
  occurDt: z.string(),
  /** Its page. */
  path: z.string(),
})
export type RepeatedEvent = z.infer<typeof repeatedEvent>

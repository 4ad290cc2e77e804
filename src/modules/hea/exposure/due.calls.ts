/** What the list of those who must be examined is asked for, and its sheet. */
import { call, menu } from '#platform/model/call.ts'
import { asked, pageQuery, writtenDay } from '#platform/model/call-words.ts'
import { z } from '#schema'
import type { DueClass, DueState } from './due.logic.ts'
import { DUE_API, DUE_ROUTE } from './exposure.model.ts'

/** What the list, its file and a plan from it are narrowed by. */
export const dueConditions = z.object({
  /** Part of a name, or an employee number. */
  q: asked(50),
  classCd: z.enum(['SPC', 'PRE', 'GEN'] satisfies DueClass[]).optional(),
  deptCd: asked(20),
  factorCd: asked(20),
  dueCd: z.enum(['OVERDUE', 'D30', 'D60', 'LATER'] satisfies DueState[]).optional(),
  /** The month of the first day, `YYYY-MM`. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  /** Due until this day. */
  dueYmdTo: writtenDay.optional(),
  /** Whether he is in an open plan for it. */
  plannedYn: z.enum(['Y', 'N']).optional(),
})
export type DueConditions = z.infer<typeof dueConditions>
export const dueQuery = pageQuery.extend(dueConditions.shape)

export const duesOut = call.get(`${DUE_API}s/excel`, {
  right: menu(DUE_ROUTE),
  tag: '법정 대상 명단',
  query: dueConditions,
  answer: 'sheet',
})

/** What the portlets of health tell, and what their tiles read. */
import { counted } from '#platform/model/call-words.ts'
import { z } from '#schema'

export const healthCareAnswer = z.object({
  followUps: z.object({ open: counted, late: counted, report: counted }),
  /** Null for who reads no findings. */
  counsels: z.object({ week: counted, late: counted }).nullable(),
  /** At very high risk, not yet told: the physician's word is waited for. */
  reviews: counted.nullable(),
})
export type HealthCare = z.infer<typeof healthCareAnswer>

export const measureDueAnswer = z.object({
  units: z.object({ late: counted, soon: counted, exceed: counted }),
  /** Null where the list is not open to the person. */
  measures: z.object({ report: counted, improve: counted }).nullable(),
  surveys: counted.nullable(),
})
export type MeasureDue = z.infer<typeof measureDueAnswer>

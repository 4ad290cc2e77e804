/** What permit.routes.ts tells, and what screens read. */
import { z } from '#schema'

export const paper = z.object({
  /** The address behind the code, from the site's own on; null before the request. */
  path: z.string().nullable(),
  names: z.record(z.string(), z.string()),
  /** Whom somebody in danger calls. */
  controlTel: z.string(),
  risks: z.array(
    z.object({
      stepNm: z.string().nullable(),
      hazardDesc: z.string().nullable(),
      measureDesc: z.string().nullable(),
      risk: z.number().nullable(),
    }),
  ),
})
export type Paper = z.infer<typeof paper>

/** What stands around a construction, as its page asks for it. */
import { z } from 'zod'

const link = z.object({
  no: z.number(),
  docNo: z.string().nullable(),
  title: z.string(),
  statusCd: z.string(),
  vendorNm: z.string().nullable(),
  day: z.string().nullable(),
})
export const aroundAnswer = z.object({
  costs: z.array(z.object({ no: z.number(), costYm: z.string(), sumAmt: z.number(), statusCd: z.string() })),
  costCats: z.array(z.object({ costCatCd: z.string(), useAmt: z.number() })),
  missingMonths: z.array(z.string()),
  permits: z.array(link),
  permitCnts: z.array(z.object({ statusCd: z.string(), cnt: z.number() })),
  plans: z.array(link),
  contracts: z.array(link),
  demands: z.array(link),
  nearMisses: z.array(link),
  kept: z.array(z.object({ dutyCd: z.string(), lastYmd: z.string().nullable(), doneCnt: z.number() })),
  accidents: z
    .array(
      z.object({
        title: z.string(),
        docNo: z.string().nullable(),
        occurYmd: z.string(),
        statusNm: z.string(),
        path: z.string(),
      }),
    )
    .nullable(),
})
export type Around = z.infer<typeof aroundAnswer>
export type AroundLink = z.infer<typeof link>

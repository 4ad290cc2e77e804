/** What stands around a construction, as its page asks for it. */
import { call, read } from '#platform/model/call.ts'
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { construction } from './const.model.ts'
import { runningDuties } from './const-codes.model.ts'

const text = z.string().nullable()
const link = z.object({
  no: z.number(),
  docNo: text,
  title: z.string(),
  statusCd: z.string(),
  vendorNm: text,
  day: text,
})
const kept = z.object({
  dutyCd: oneOf(runningDuties),
  /** The last day on which it was done, and how often in the time asked for. */
  lastYmd: text,
  doneCnt: z.number(),
})
export type Kept = z.infer<typeof kept>
const around = z.object({
  costs: z.array(z.object({ no: z.number(), costYm: z.string(), sumAmt: z.number(), statusCd: z.string() })),
  costCats: z.array(z.object({ costCatCd: z.string(), useAmt: z.number() })),
  missingMonths: z.array(z.string()),
  permits: z.array(link),
  permitCnts: z.array(z.object({ statusCd: z.string(), cnt: z.number() })),
  plans: z.array(link),
  contracts: z.array(link),
  demands: z.array(link),
  nearMisses: z.array(link),
  kept: z.array(kept),
  accidents: z.array(link),
})
export type Around = z.infer<typeof around>
export type AroundLink = z.infer<typeof link>
export const constAround = call.get(`${construction.api}/{no}/around`, {
  right: read(construction),
  through: construction,
  answer: around,
})

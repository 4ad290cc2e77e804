/** The half days of a plan and their seats: who examines when, how many, and how many seats are left. */
import { isDay } from '#platform/model/calendar.ts'
import { call, read, write } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { slotHalves } from './checkup-codes.model.ts'
import { checkupPlan } from './checkup-plan.model.ts'

const day = z.string().refine(isDay)

const slotCd = z.enum(Object.keys(slotHalves) as [keyof typeof slotHalves])

const slot = z.object({
  planOrgNo: z.number(),
  heaCheckedOrgNo: z.number(),
  checkedOrgNm: z.string().nullable(),
  examYmd: z.string(),
  slotCd: z.string(),
  capacityCnt: z.number(),
  reservedCnt: z.number(),
  waitCnt: z.number(),
  mobileYn: z.string(),
  rowVersion: z.number(),
})
export type Slot = z.infer<typeof slot>

const seats = z.number().int().min(1).max(999)

/** A row for each day and half day: three weeks of mornings are one request. */
const added = z.strictObject({
  heaCheckedOrgNo: z.number().int().min(1),
  examYmds: z.array(day).min(1).max(60),
  slotCds: z.array(slotCd).min(1).max(2),
  capacityCnt: seats,
  mobileYn: z.enum(['Y', 'N']).default('N'),
})
export type NewSlots = z.infer<typeof added>

const tag = checkupPlan.label
const SLOTS = `${checkupPlan.api}/{no}/slots` as const
export const planSlots = call.get(SLOTS, { right: read(checkupPlan), tag, answer: rowsOf(slot) })
/** Those that may be chosen for this plan, so that nobody picks one that is refused afterwards. */
export const planOrganisations = call.get(`${checkupPlan.api}/{no}/organisations`, {
  right: read(checkupPlan),
  tag,
  answer: rowsOf(z.object({ heaCheckedOrgNo: z.number(), checkedOrgNm: z.string() })),
})

const changing = { right: write(checkupPlan), tag, answer: z.object({ count: z.number() }) }
export const addSlots = call.post(SLOTS, { ...changing, body: added })
export const changeSeats = call.patch(`${SLOTS}/{planOrgNo}`, {
  ...changing,
  body: z.strictObject({ capacityCnt: seats }),
})
export const removeSlot = call.delete(`${SLOTS}/{planOrgNo}`, changing)

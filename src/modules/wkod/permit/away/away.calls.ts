/** Permits where there is no network: what a phone is told ahead, and what it brings when it is back. */
import { call, read, write } from '#platform/model/call.ts'
import { rowsOf, toldCheck, writtenInstant, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { permit } from '../permit.model.ts'

/** What somebody does to a work, in a cellar too. */
export const awayActs = ['start', 'resume', 'stop', 'finish'] as const
export type AwayAct = (typeof awayActs)[number]

const held = z.object({
  /** By the server's clock. */
  asOfDt: z.string(),
  /** What this person may do next, if all holds for it. */
  actionCd: z.enum(['start', 'resume']).nullable(),
  checks: z.array(toldCheck),
  isHeld: z.boolean(),
  /** Minutes for which it counts without a network. */
  awayMin: z.number(),
  /** By it the server knows again what it has told. */
  seenTxt: z.string(),
})
export type Held = z.infer<typeof held>
/** Whether all holds that the start or the resumption asks (2.7, columns s and u), for whoever may be without a network soon. */
export const permitHeld = call.get(`${permit.api}/{no}/held`, { right: read(permit), through: permit, answer: held })

/** What this person has to do with today and tomorrow, the works that go on first. */
export const permitsAhead = call.get('/api/saf/wkod/permitahead', {
  right: read(permit),
  tag: permit.label,
  answer: rowsOf(z.object({ permitNo: z.number() })),
})

const brought = {
  /** When it was done, as the phone says. */
  doneDt: writtenInstant,
  seenTxt: z.string().max(200).nullable(),
}
const text = z.string().max(2000).optional()
export const bringAct = call.post(`${permit.api}/{no}/away`, {
  right: write(permit),
  through: permit,
  urgent: true,
  body: z.strictObject({
    ...brought,
    actionCd: z.enum(awayActs),
    reasonCd: z.string().max(20).optional(),
    reasonDesc: text,
    finishedYn: yesNo.optional(),
    hotEndDt: writtenInstant.nullable().optional(),
  }),
  answer: z.object({ permitNo: z.number(), statusCd: z.string() }),
})

/** One measure, with its photo where one was taken: a group that nothing else names yet. */
export const bringTick = call.post(`${permit.api}/{no}/checks/{checkItemNo}`, {
  right: write(permit),
  through: permit,
  places: { checkItemNo: z.string().min(1).max(50) },
  body: z.strictObject({ ...brought, okYn: yesNo, attachFileId: z.number().int().min(1).nullable().default(null) }),
  answer: z.object({ permitNo: z.number(), okDt: z.string().nullable() }),
})

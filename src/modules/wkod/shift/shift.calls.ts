/** What the tab of a permit shows of its hours: the talk and who signed it, rests in the heat, the look at the scaffold. */

import { translation } from '#modules/common/site-langs.calls.ts'
import { call, read, write } from '#platform/model/call.ts'
import { yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { permit } from '../permit/permit.model.ts'

export const PERMIT_SHIFT_API = '/api/saf/wkod/permitshift'

const text = z.string().nullable()
const member = z.object({
  personNo: z.number().nullable(),
  userId: text,
  memberNm: z.string(),
  crewRoleCd: z.string(),
  signDt: text,
})
const talk = z.object({
  tbmNo: z.number(),
  tbmDocNo: text,
  tbmDt: z.string(),
  statusCd: z.string(),
  /** It can still be signed. */
  isOpen: z.boolean(),
  topics: z.array(z.object({ topicCd: z.string(), topicDesc: z.string(), measureDesc: text })),
  texts: z.array(translation),
})
const rest = z.object({
  restLogNo: z.number(),
  restKindCd: z.enum(['REST', 'COOL']),
  startDt: z.string(),
  endDt: text,
  coolDesc: text,
})
const scaffold = z.object({ checkDt: z.string(), checkUserNm: text, okYn: z.string(), memoDesc: text })
const heat = z.object({
  feelTempVal: z.number(),
  stateCd: z.enum(['OK', 'ALERT', 'OVER', 'COOLED']),
  fromDt: z.string(),
  dueDt: z.string(),
})
const shift = z.object({
  nowDt: z.string(),
  talk: talk.nullable(),
  pastTalks: z.array(z.object({ tbmNo: z.number(), tbmDocNo: text, tbmDt: z.string(), signCnt: z.number() })),
  crew: z.array(member),
  isOutdoor: z.boolean(),
  isScaffold: z.boolean(),
  /** How hot it is and until when a rest has to end; null where nothing is asked. */
  heat: heat.nullable(),
  restMin: z.number(),
  rests: z.array(rest),
  scaffolds: z.array(scaffold),
  can: z.object({ lead: z.boolean(), rest: z.boolean() }),
})
export type PermitShift = z.infer<typeof shift>
const ofPermit = { through: permit, tag: '작업 시간 관리' }
export const permitShift = call.get(`${PERMIT_SHIFT_API}/{permitNo}`, {
  ...ofPermit,
  right: read(permit),
  answer: shift,
})

const said = (max: number) => z.string().trim().max(max)
const worked = { ...ofPermit, right: write(permit), answer: z.object({ permitNo: z.number() }) }
export const beginRest = call.post(`${PERMIT_SHIFT_API}/{permitNo}/rests`, {
  ...worked,
  body: z.strictObject({
    restKindCd: z.enum(['REST', 'COOL']),
    /** What each of the crew wears, where they cool themselves. */
    coolDesc: said(200).nullable().default(null),
  }),
})
export const endRest = call.post(`${PERMIT_SHIFT_API}/{permitNo}/rests/{no}/end`, worked)
export const checkScaffold = call.post(`${PERMIT_SHIFT_API}/{permitNo}/scaffold`, {
  ...worked,
  body: z.strictObject({ okYn: yesNo, memoDesc: said(500).nullable().default(null) }),
})

/** Signing the talk beside the code on the paper: a worker’s card before the leader’s phone, own people by their accounts. */
import { interpreted, interpreters } from '#modules/common/interpreters.calls.ts'
import { call, read, write } from '#platform/model/call.ts'
import { signature } from '#platform/model/drawn.ts'
import { z } from '#schema'
import { permit } from '../../permit/permit.model.ts'
import { tbm } from './tbm.model.ts'

const worked = { right: write(permit), through: permit, tag: tbm.label }

const signed = z.object({ personNo: z.number().nullable(), userId: z.string().nullable(), personNm: z.string() })

/** The card's QR before the leader's camera, or its number typed by him. */
export const scanForTalk = call.post(`${permit.api}/{no}/talk/scan`, {
  ...worked,
  body: z.strictObject({ text: z.string().trim().min(1).max(200) }),
  answer: signed,
})
/** Drawn by one of the crew on the leader's device, before him. */
export const drawForTalk = call.post(`${permit.api}/{no}/talk/draw`, {
  ...worked,
  body: z.strictObject({
    personNo: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
    userId: z.string().max(30).nullable(),
    strokes: signature.shape.strokes,
  }),
  answer: signed,
})
/** Whoever read the talk out in a language signs for it on the leader's device, with his own name. */
export const interpretTalk = call.post(`${permit.api}/{no}/talk/interpreter`, {
  ...worked,
  body: interpreted,
  answer: z.object({ toRead: z.array(z.string()) }),
})

/** Who has read a talk out, and in what languages somebody still has to. */
export const talkInterpreters = call.get(`${tbm.api}/{no}/interpreters`, {
  right: read(tbm),
  through: tbm,
  tag: tbm.label,
  answer: interpreters,
})

export const signTalk = call.post(`${permit.api}/{no}/talk`, { ...worked, answer: z.object({ permitNo: z.number() }) })

/** Who signed, and what stands behind each signature. */
export const talkSignSheet = call.get(`${tbm.api}/{no}/signs`, {
  right: read(tbm),
  through: tbm,
  tag: tbm.label,
  answer: 'sheet',
})

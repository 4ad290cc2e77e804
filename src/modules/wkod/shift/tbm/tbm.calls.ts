/** Signing the talk beside the code on the paper: a worker’s card before the leader’s phone, own people by their accounts. */
import { call, write } from '#platform/model/call.ts'
import { z } from '#schema'
import { permit } from '../../permit/permit.model.ts'
import { tbm } from './tbm.model.ts'

const worked = { right: write(permit), through: permit, tag: tbm.label }

export const scanForTalk = call.post(`${permit.api}/{no}/talk/scan`, {
  ...worked,
  body: z.strictObject({ text: z.string().trim().min(1).max(200) }),
  answer: z.object({ personNo: z.number(), personNm: z.string().nullable() }),
})
export const signTalk = call.post(`${permit.api}/{no}/talk`, { ...worked, answer: z.object({ permitNo: z.number() }) })

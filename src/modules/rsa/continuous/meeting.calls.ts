/** What the screens of meetings ask besides records: who is there, and whose signature is still missing. */
import { call, read, write } from '#platform/model/call.ts'
import { nullableText, oneOf, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { drawnBody } from '../assess/rsa.calls.ts'
import { meetRoles, rsaMeeting } from './rsa-meeting.model.ts'

const part = z.object({
  rsaMeetingPartNo: z.number(),
  partRoleCd: oneOf(meetRoles),
  userId: z.string(),
  vendorCd: nullableText,
  vendorNm: nullableText,
  partNm: z.string(),
  signDt: nullableText,
  strokes: z.array(z.array(z.number())).nullable(),
})
export type MeetingPart = z.infer<typeof part>

/** A contractor whose permit worked at the process in the week of the meeting. */
const vendor = z.object({ vendorCd: z.string(), vendorNm: z.string(), signedYn: yesNo })
/** Who answers for a contractor on the site. */
const manager = z.object({ userId: z.string(), userNm: z.string(), vendorCd: z.string(), vendorNm: z.string() })
export type VendorManager = z.infer<typeof manager>

export const meetingExtra = call.get(`${rsaMeeting.api}/{no}/extra`, {
  right: read(rsaMeeting),
  through: rsaMeeting,
  answer: z.object({ parts: z.array(part), vendors: z.array(vendor), managers: z.array(manager) }),
})

const writing = { right: write(rsaMeeting), tag: rsaMeeting.label }
const PARTS = `${rsaMeeting.api}/{no}/participants` as const
const partBody = z.strictObject({ partRoleCd: oneOf(meetRoles), userId: z.string().trim().min(1).max(30) })
export type NewMeetingPart = z.infer<typeof partBody>
export const addMeetingPart = call.post(PARTS, { ...writing, body: partBody })
export const removeMeetingPart = call.delete(`${PARTS}/{part}`, writing)
export const signMeetingPart = call.put(`${PARTS}/{part}/sign`, { ...writing, body: drawnBody })

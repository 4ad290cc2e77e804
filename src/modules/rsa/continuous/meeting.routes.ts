/** Who is at a meeting, and whose signature is still missing. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import * as calls from './meeting.calls.ts'
import { attendanceOf, managersOf } from './meeting-attendance.ts'
import { addMeetingPerson, removeMeetingPerson, signMeetingPerson } from './meeting-parts.ts'
import type { RsaMeeting } from './rsa-meeting.model.ts'

const extra = answer(calls.meetingExtra, async ({ record: found, program }) => {
  const row: object = found
  const record = row as RsaMeeting
  const { parts, vendors } = await attendanceOf(program, record)
  const first = vendors.map(({ vendorCd }) => vendorCd)
  const managers = record.statusCd === 'OPEN' ? await managersOf(program, record.plantCd, first) : []
  return { parts, vendors, managers }
})

export const meetingRoutes = routes(
  extra,
  answer(calls.addMeetingPart, ({ places, body, ...writing }) => addMeetingPerson(writing, places.no, body)),
  answer(calls.removeMeetingPart, ({ places, ...writing }) => removeMeetingPerson(writing, places.no, places.part)),
  answer(calls.signMeetingPart, ({ places, body, ...writing }) =>
    signMeetingPerson(writing, places.no, places.part, body),
  ),
)

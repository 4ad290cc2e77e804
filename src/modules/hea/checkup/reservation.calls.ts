/** What reservation.routes.ts tells, and what screens read. */
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { reservationStates, slotHalves } from './checkup-codes.model.ts'

const text = z.string().nullable()

export const slot = z.object({
  planOrgNo: z.number(),
  heaCheckupPlanNo: z.number(),
  heaCheckupPlanNm: text,
  planStatusCd: z.string(),
  heaCheckedOrgNo: z.number(),
  checkedOrgNm: text,
  examYmd: z.string(),
  slotCd: oneOf(slotHalves),
  capacityCnt: z.number(),
  reservedCnt: z.number(),
  mobileYn: z.string(),
})
export type CalendarSlot = z.infer<typeof slot>

export const reservation = z.object({
  heaCheckupReservationNo: z.number(),
  heaCheckupTargetNo: z.number(),
  planOrgNo: z.number(),
  heaCheckupPlanNo: z.number(),
  userId: z.string(),
  userNm: z.string(),
  deptNm: text,
  examYmd: z.string(),
  slotCd: oneOf(slotHalves),
  checkedOrgNm: text,
  reservationStatusCd: oneOf(reservationStates),
})
export type Reservation = z.infer<typeof reservation>

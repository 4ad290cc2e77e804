/** 예약현황: the half days of a month with who has them, and what the health team does for others. */
import { isDay } from '#platform/model/calendar.ts'
import { call, menu } from '#platform/model/call.ts'
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { RESERVATION_ROUTE, reservationStates, slotHalves } from './checkup-codes.model.ts'

const text = z.string().nullable()

const slot = z.object({
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

const reservation = z.object({
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

const API = '/api/hea/checkup/reservation'
const tag = '검진 예약'
const day = z.string().refine(isDay)
const asked = z.coerce.number().int().min(1).optional()
export const reservations = call.get(`${API}s`, {
  right: menu(RESERVATION_ROUTE),
  tag,
  query: z.strictObject({
    fromYmd: day,
    toYmd: day,
    heaCheckupPlanNo: asked,
    heaCheckedOrgNo: asked,
    deptCd: z.string().max(20).default(''),
  }),
  answer: z.object({ slots: z.array(slot), rows: z.array(reservation) }),
})

const no = z.number().int().min(1)
const seat = z.strictObject({ heaCheckupTargetNo: no, planOrgNo: no })
const team = { right: menu(RESERVATION_ROUTE, 'write'), tag }
/** NUR for him: his consent lies on paper. */
export const reserveFor = call.post(API, { ...team, body: seat.extend({ consentTextVerNo: no }) })
export const changeFor = call.post(`${API}/change`, { ...team, body: seat })
export const waitFor = call.post(`${API}/wait`, { ...team, body: seat })
export const cancelFor = call.post(`${API}/cancel`, {
  ...team,
  body: z.strictObject({ heaCheckupTargetNo: no, reasonDesc: z.string().trim().min(1).max(500) }),
})

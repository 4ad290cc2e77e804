/** What moves a reservation: whatever came of it, the seats are counted anew. */
import { renew, send } from '#platform/web/calls/ask.ts'
import { cancelFor, changeFor, reservations } from './reservation.calls.ts'
import { renewTargets } from './target.wire.ts'

const counted = (work: Promise<unknown>) => work.finally(() => Promise.all([renew(reservations), renewTargets()]))

export const changeReservation = (heaCheckupTargetNo: number, planOrgNo: number) =>
  counted(send(changeFor, { heaCheckupTargetNo, planOrgNo }))
export const cancelReservation = (heaCheckupTargetNo: number, reasonDesc: string) =>
  counted(send(cancelFor, { heaCheckupTargetNo, reasonDesc }))

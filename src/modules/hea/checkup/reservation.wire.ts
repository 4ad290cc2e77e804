import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import type { CalendarSlot, Reservation } from './reservation.calls.ts'
import { renewTargets } from './target.wire.ts'

const API = '/api/hea/checkup/reservation'
export interface Calendar {
  slots: CalendarSlot[]
  rows: Reservation[]
}

const KEY = 'hea-reservations'
export const useCalendar = (fromYmd: string, toYmd: string) =>
  useQuery({
    queryKey: [KEY, fromYmd, toYmd],
    queryFn: ({ signal }) => api.get<Calendar>(`${API}s`, { query: { fromYmd, toYmd }, signal, quiet: true }),
    placeholderData: (before) => before,
  })

/** Whatever came of it, the seats are counted anew. */
const moved = (path: string, body: object): Promise<void> =>
  api
    .post<void>(`${API}${path}`, body)
    .finally(() => Promise.all([queryClient.invalidateQueries({ queryKey: [KEY] }), renewTargets()]))

export const changeReservation = (heaCheckupTargetNo: number, planOrgNo: number) =>
  moved('/change', { heaCheckupTargetNo, planOrgNo })
export const cancelReservation = (heaCheckupTargetNo: number, reasonDesc: string) =>
  moved('/cancel', { heaCheckupTargetNo, reasonDesc })

/** What the page of one's own checkups asks the server. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import type { ExtValues } from './ext-form.tsx'
import type { ConsentAnswer, FreeSlot, Checkup as MyCheckup } from './my-checkup.calls.ts'

const API = '/api/hea/checkup/my'

const KEY = 'hea-my-checkup'
export const renewMine = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [KEY] })

export const useMyCheckups = (heaCheckupYear: number | null) =>
  useQuery({
    queryKey: [KEY, heaCheckupYear],
    queryFn: ({ signal }) =>
      api.get<{ rows: MyCheckup[] }>(`${API}/checkups`, { query: { heaCheckupYear }, signal, quiet: true }),
  })
export const useFreeSlots = (targetNo: number) =>
  useQuery({
    queryKey: [KEY, 'slots', targetNo],
    queryFn: ({ signal }) =>
      api.get<{ rows: FreeSlot[] }>(`${API}/checkups/${targetNo}/slots`, { signal, quiet: true }),
  })

export const answerConsent = (answer: ConsentAnswer) => api.post<void>(`${API}/reservation`, answer)
/** 변경, 대기, 취소, 동의 철회 */
export const stepMine = (step: 'change' | 'wait' | 'cancel' | 'withdraw', body: object) =>
  api.post<void>(`${API}/reservation/${step}`, body)

/** 타기관 결과 제출 */
export const submitExt = (heaCheckupTargetNo: number, values: ExtValues) =>
  api.post<{ heaExtResultNo: number }>(`${API}/extresult`, { heaCheckupTargetNo, ...values }, { quiet: true })
export const cancelExt = (heaCheckupTargetNo: number) =>
  api.post<{ heaExtResultNo: number }>(`${API}/extresult/cancel`, { heaCheckupTargetNo })

/** What the page of one's own checkups asks the server. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import type { CheckupClass, SlotHalf, TargetState } from './checkup-codes.model.ts'
import type { ExtValues } from './ext-form.tsx'
import type { ExtState } from './ext-result.model.ts'

const API = '/api/hea/checkup/my'

export interface MyCheckup {
  heaCheckupTargetNo: number
  heaCheckupPlanNo: number
  heaCheckupPlanNm: string | null
  heaCheckupClassCd: CheckupClass | null
  heaCheckupTypeNm: string
  checkupStartYmd: string | null
  checkupEndYmd: string | null
  reserveStartYmd: string | null
  reserveEndYmd: string | null
  guideDesc: string | null
  planStatusCd: string
  dueYmd: string | null
  targetStatusCd: TargetState
  examYmd: string | null
  secondDueYmd: string | null
  planOrgNo: number | null
  heaCheckedOrgNo: number | null
  checkedOrgNm: string | null
  contactTel: string | null
  addrDesc: string | null
  reservedYmd: string | null
  slotCd: SlotHalf | null
  agreeYn: 'Y' | 'N' | null
  agreeDt: string | null
  withdrawDt: string | null
  extStatusCd: Exclude<ExtState, 'CANC'> | null
  extExamYmd: string | null
  extReturnCd: string | null
  extReturnDesc: string | null
  openYn: 'Y' | 'N'
}
export interface FreeSlot {
  planOrgNo: number
  heaCheckedOrgNo: number
  checkedOrgNm: string | null
  mobileYn: 'Y' | 'N'
  examYmd: string
  slotCd: SlotHalf
  freeCnt: number
  waitYn: 'Y' | 'N'
}

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

interface ConsentAnswer {
  heaCheckupTargetNo: number
  planOrgNo: number | null
  agreeYn: 'Y' | 'N'
  consentTextVerNo: number
}
export const answerConsent = (answer: ConsentAnswer) => api.post<void>(`${API}/reservation`, answer)
/** 변경, 대기, 취소, 동의 철회 */
export const stepMine = (step: 'change' | 'wait' | 'cancel' | 'withdraw', body: object) =>
  api.post<void>(`${API}/reservation/${step}`, body)

/** 타기관 결과 제출 */
export const submitExt = (heaCheckupTargetNo: number, values: ExtValues) =>
  api.post<{ heaExtResultNo: number }>(`${API}/extresult`, { heaCheckupTargetNo, ...values }, { quiet: true })
export const cancelExt = (heaCheckupTargetNo: number) =>
  api.post<{ heaExtResultNo: number }>(`${API}/extresult/cancel`, { heaCheckupTargetNo })

/** What the screens of approvals ask and send. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import type { Approval } from './approval-status.tsx'

export type LineType = 'REVIEW' | 'AGREE' | 'APPROVE' | 'REF' | 'CIRC'
export type Decision = 'OK' | 'COND' | 'OPPOSE' | 'RTN' | 'REJ'

export interface ApprovalDetail extends Approval {
  apprBizCd: string
  bizNo: number
  apprBizNm: string | null
  prevApprRqstNo: number | null
  /** N: the line alone is shown. */
  contentYn: 'Y' | 'N'
  deputies: { apprLineNo: number; userId: string; userNm: string | null }[]
  snapshot: { name: string; label: string; text: string }[]
  differences: { label: string; before: string; after: string }[]
  former: { lineTypeCd: string; userNm: string | null; decisionCd: string | null; opinionDesc: string | null }[]
  documentUrl: string | null
  can: {
    decisions: Decision[]
    lineTypeCd: LineType | null
    deputyForUserId: string | null
    withdraw: boolean
    resubmit: boolean
    changeLine: boolean
  }
}
interface OfDocument {
  apprRqstNoList: number[]
  apprBizCd: string | null
  current: ApprovalDetail | null
}
export const APPROVAL_API = '/api/manage/approval'
export const approvalKeys = ['approval'] as const

export const useApproval = (no: number) =>
  useQuery({
    queryKey: [...approvalKeys, no],
    queryFn: ({ signal }) => api.get<ApprovalDetail>(`${APPROVAL_API}/${no}`, { signal, quiet: true }),
  })

/** The approvals of a document, the newest in full. */
export const useDocumentApproval = (name: string, bizNo: number, version: number) =>
  useQuery({
    queryKey: [...approvalKeys, name, bizNo, version],
    queryFn: ({ signal }) =>
      api.get<OfDocument>(`${APPROVAL_API}/document`, { query: { name, bizNo }, signal, quiet: true }),
  })

/** After a step everything that shows approvals, documents or what waits is asked again. */
export async function renewApprovals(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) =>
      typeof first === 'string' &&
      ['approval', 'approvalStatus', 'record', 'story', 'list', 'my-work', 'portlet'].includes(first),
  })
}

/** 결재 of one plan: every request with its line, the newest first. */

import { ApprovalStatus } from '#platform/web/approval/approval-status.tsx'
import { useDocumentApproval } from '#platform/web/approval/approval-wire.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { checkupPlan } from './checkup-plan.model.ts'

interface PlanApprovalsProps {
  heaCheckupPlanNo: number
  /** Of the plan: each step of its approval raises it. */
  rowVersion: number
  /** It is still to be submitted. */
  isWaiting: boolean
}

export function PlanApprovals({ heaCheckupPlanNo, rowVersion, isWaiting }: PlanApprovalsProps) {
  const t = useT()
  const { data, isError, error, refetch } = useDocumentApproval(checkupPlan.name, heaCheckupPlanNo, rowVersion)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  const { apprBizCd, apprRqstNoList } = data
  if (!apprBizCd || apprRqstNoList.length === 0)
    return (
      <Empty
        message={
          isWaiting
            ? t('아직 결재를 올리지 않았습니다. 위의 상신으로 결재를 올립니다.')
            : t('이 계획에 남은 결재 기록이 없습니다.')
        }
      />
    )
  return <ApprovalStatus apprBizCd={apprBizCd} apprRqstNoList={apprRqstNoList} />
}

import { Button } from 'antd'
import { Stamp } from 'lucide-react'
import { APPROVAL_POPUP_WIDTH } from '#platform/web/constants.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { platformNow, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { type ApprovalKey, ApprovalStatus } from './approval-status.tsx'

/** S-152: 70 % wide. */
const openApprovalStatus = (key: ApprovalKey): Promise<unknown> =>
  openDialog({
    label: platformNow('결재현황'),
    width: APPROVAL_POPUP_WIDTH,
    escCloses: true,
    content: () => <ApprovalStatus {...key} />,
  })

/** S-272: how far the approvals of a document have come; without a request there is nothing to open. */
export function ApprovalButton(key: ApprovalKey) {
  const t = usePlatformT()
  return (
    <Button
      icon={<Stamp size={16} aria-hidden />}
      disabled={key.apprRqstNoList.length === 0}
      onClick={() => openApprovalStatus(key)}
    >
      {t('결재진행')}
    </Button>
  )
}

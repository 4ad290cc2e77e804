/** The vendor registers itself: an invitation by SMS, and whether it has answered. */
import { Button } from 'antd'
import { MessageSquareShare } from 'lucide-react'
import { useState } from 'react'
import { formatPhone } from '#platform/model/phone-text.ts'
import { renew, send as sendCall } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { confirm, toast } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { inviteVendor, vendorInvite } from './vendor-master.calls.ts'
import type { VendorMaster } from './vendor-master.model.ts'

/** What of the record matters here; a draft may lack any of it. */
type Inviting = { [K in 'vendorMasterNo' | 'statusCd' | 'vendorNm' | 'vadPhoneNo']: VendorMaster[K] | null }

const isOpen = ({ statusCd }: Inviting) => statusCd === 'TEMP' || statusCd === 'RTN'

function useInvited({ vendorMasterNo: no }: Inviting) {
  const { kind } = usePerson()
  return useAsked(vendorInvite, kind === 'staff' && no != null ? { no } : null).data?.invited
}

export function InviteState({ record }: { record: Inviting }) {
  const t = useT()
  const invited = useInvited(record)
  if (!invited || !(isOpen(record) || invited.answerDt)) return null
  return (
    <p role="status">
      <StatusTag tone={invited.answerDt ? 'done' : 'waiting'}>
        {t(invited.answerDt ? '업체가 직접 등록' : '업체에 초대를 보냄')}
      </StatusTag>{' '}
      {invited.answerDt
        ? formatDateTime(invited.answerDt)
        : t('{sent} 보냄 · {until}까지 등록할 수 있습니다.', {
            sent: formatDateTime(invited.inviteDt),
            until: formatDateTime(invited.expireDt),
          })}
    </p>
  )
}

export function InviteButton({ record }: { record: Inviting }) {
  const t = useT()
  const { roles } = usePerson()
  const invited = useInvited(record)
  const [isBusy, setBusy] = useState(false)
  const { editor } = useDocument()
  const { vendorNm, vadPhoneNo } = record
  if (!isOpen(record) || !roles.some((role) => role === 'PUR' || role === 'OWN')) return null
  const send = async () => {
    const to = { vendor: vendorNm, phone: formatPhone(vadPhoneNo ?? '') }
    // The number that was typed just now is the one that is asked: it goes to the server first.
    if (!(await editor.ensureSaved())) return
    if (!(await confirm(t('{vendor}의 업체관리자({phone})에게 등록 링크를 문자로 보냅니다.', to)))) return
    setBusy(true)
    try {
      const no = Number(editor.store.get().record?.vendorMasterNo)
      await sendCall(inviteVendor, { no })
      await renew(vendorInvite)
      toast(t('초대를 보냈습니다.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      icon={<MessageSquareShare size={16} aria-hidden />}
      disabled={!vendorNm || !vadPhoneNo}
      title={!vendorNm || !vadPhoneNo ? t('업체명과 업체관리자 휴대폰을 입력하면 초대할 수 있습니다.') : undefined}
      loading={isBusy}
      onClick={() => void send()}
    >
      {t(invited ? '초대 다시 보내기' : '업체에 등록 초대')}
    </Button>
  )
}

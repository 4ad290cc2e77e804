import { Button } from 'antd'
import { type FormEvent, useState } from 'react'
import type { PasswordRule } from '#platform/model/password.ts'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { FirstPassword } from './first-password.tsx'
import { NewVendorPassword } from './new-vendor-password.tsx'
import { HelpField, InquiryFields, NO_INQUIRY, trimmed, VendorHelpCard } from './vendor-inquiry.tsx'

/** S-068: first who it is, then the code from the phone with the new password. */
export function VendorPasswordPage() {
  const t = usePlatformT()
  const [sent, setSent] = useState<{ portalId: string; message: string; rule: PasswordRule }>()
  const [link] = useState(() => new URLSearchParams(window.location.search).get('link'))
  if (link)
    return (
      <VendorHelpCard title={t('비밀번호 설정')}>
        <FirstPassword link={link} />
      </VendorHelpCard>
    )
  return (
    <VendorHelpCard title={t('비밀번호 초기화')}>
      {sent ? <NewPassword {...sent} onAgain={() => setSent(undefined)} /> : <AskForCode onSent={setSent} />}
    </VendorHelpCard>
  )
}

interface CodeAnswer {
  message: string
  rule: PasswordRule
}

function AskForCode({ onSent }: { onSent: (sent: CodeAnswer & { portalId: string }) => void }) {
  const t = usePlatformT()
  const [inquiry, setInquiry] = useState(NO_INQUIRY)
  const [portalId, setPortalId] = useState('')
  const [isBusy, setBusy] = useState(false)
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const body = { ...trimmed(inquiry), portalId: portalId.trim() }
      // The page itself says what the server answers; it need not be confirmed.
      const answer = await api.post<CodeAnswer>('/api/auth/vendorPwdInit', body, { silent: true })
      onSent({ ...answer, portalId: body.portalId })
    } catch (error) {
      alreadyTold(error)
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void ask(event)}>
      <InquiryFields inquiry={inquiry} onChange={setInquiry} />
      <HelpField label={t('아이디')} maxLength={30} autoComplete="username" value={portalId} onChange={setPortalId} />
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('인증번호 받기')}
      </Button>
    </form>
  )
}

function NewPassword({ onAgain, ...sent }: CodeAnswer & { portalId: string; onAgain: () => void }) {
  const t = usePlatformT()
  return (
    <NewVendorPassword
      {...sent}
      path="/api/auth/vendorPwdInit/confirm"
      known={{ portalId: sent.portalId }}
      proof={{
        name: 'code',
        label: t('인증번호'),
        help: t('숫자 6자리'),
        numeric: true,
        maxLength: 6,
        autoComplete: 'one-time-code',
      }}
      button={t('비밀번호 변경')}
      said={t('비밀번호가 변경되었습니다.')}
    >
      <Button type="link" block onClick={onAgain}>
        {t('인증번호 다시 받기')}
      </Button>
    </NewVendorPassword>
  )
}

import { Button } from 'antd'
import { type FormEvent, useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { InquiryFields, NO_INQUIRY, trimmed, VendorHelpCard } from './vendor-inquiry.tsx'

/** S-068: the ids of a vendor's accounts, masked. */
export function VendorIdPage() {
  const t = usePlatformT()
  const [inquiry, setInquiry] = useState(NO_INQUIRY)
  const [found, setFound] = useState<string[]>()
  const [isBusy, setBusy] = useState(false)
  const search = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      setFound((await api.post<{ portalIds: string[] }>('/api/auth/vendorIdSearch', trimmed(inquiry))).portalIds)
    } catch (error) {
      alreadyTold(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <VendorHelpCard title={t('아이디 찾기')}>
      <form onSubmit={(event) => void search(event)}>
        <InquiryFields inquiry={inquiry} onChange={setInquiry} />
        <Button type="primary" htmlType="submit" block loading={isBusy}>
          {t('찾기')}
        </Button>
      </form>
      <div role="status">
        {found?.length === 0 && <p>{t('검색 결과가 없습니다.')}</p>}
        {found && found.length > 0 && (
          <ul aria-label={t('아이디')}>
            {found.map((portalId) => (
              <li key={portalId}>
                <strong>{portalId}</strong>
              </li>
            ))}
          </ul>
        )}
      </div>
    </VendorHelpCard>
  )
}

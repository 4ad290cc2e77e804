import { useEffect } from 'react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useSite } from '#platform/web/session/site.ts'

/** S-110: `{page} - {site}`. Null leaves the title as it is. */
export function useDocumentTitle(page: string | null): void {
  const t = usePlatformT()
  const site = useSite()?.siteNm ?? t('지킴')
  useEffect(() => {
    if (page !== null) document.title = [page, site].filter(Boolean).join(' - ')
  }, [page, site])
}

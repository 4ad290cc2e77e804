import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useSite } from '#platform/web/session/site.ts'
import { useTabTitle } from '#platform/web/tabs/use-tab-title.ts'

/** S-110: `{page} - {site}`. */
export function useDocumentTitle(): void {
  const t = useT()
  const { pathname } = useLocation()
  const site = useSite()?.siteNm
  const tabTitle = useTabTitle(pathname)
  const page = pathname === '/login' ? t('로그인') : tabTitle
  useEffect(() => {
    if (!pathname.startsWith('/redirect/')) document.title = [page, site ?? t('지킴')].filter(Boolean).join(' - ')
  }, [page, site, pathname, t])
}

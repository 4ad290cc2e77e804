/** What opens without signing in (S-050). */
import { Button } from 'antd'
import { CircleCheck } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useDocumentTitle } from '#platform/web/shell/use-document-title.ts'
import '#platform/web/shell/standalone-page.css'
import { AuthRedirect, PortalLogin } from './entrance-pages.tsx'
import { fixedRouteAt, LOGIN_PATH, shellRoutes, VENDOR_ID_PATH, VENDOR_PASSWORD_PATH } from './fixed-routes.ts'
import { LoginPage } from './login-page.tsx'
import { MissingPage } from './plain-pages.tsx'

const VendorIdPage = lazy(async () => ({ default: (await import('./vendor-id-page.tsx')).VendorIdPage }))
const VendorPasswordPage = lazy(async () => ({
  default: (await import('./vendor-password-page.tsx')).VendorPasswordPage,
}))

const pages: Readonly<Record<string, ComponentType>> = {
  '/auth-redirect': AuthRedirect,
  '/extService/ifPLogin': PortalLogin,
  '/extService/ifClose': ClosePage,
  [VENDOR_ID_PATH]: VendorIdPage,
  [VENDOR_PASSWORD_PATH]: VendorPasswordPage,
}

export function OpenPage({ path }: { path: string }) {
  const language = useLanguage()
  useDocumentTitle(fixedRouteAt(path, shellRoutes)?.titles[language] ?? '')
  const Page = pages[path]
  if (path === LOGIN_PATH) return <LoginPage />
  return (
    <main id="app-main" className="app-main standalone" data-testid="app-main">
      <Suspense>{Page ? <Page /> : <MissingPage />}</Suspense>
    </main>
  )
}

/** S-032: where a portal ends that opened us in a window of its own. A tab that no page opened stays: the way on is shown. */
function ClosePage() {
  const t = usePlatformT()
  const [stays, setStays] = useState(false)
  const close = () => {
    window.close()
    setStays(!window.closed)
  }
  return (
    <div className="notice plain-page">
      <CircleCheck size={36} strokeWidth={1.5} aria-hidden />
      <h1>{t('창을 닫아 주세요.')}</h1>
      {stays ? (
        <p role="status">{t('이 창은 브라우저에서 닫아 주세요. 주소로 연 창은 화면이 닫을 수 없습니다.')}</p>
      ) : (
        <Button type="primary" onClick={close}>
          {t('닫기')}
        </Button>
      )}
      <Link to={LOGIN_PATH}>{t('로그인 화면으로 가기')}</Link>
    </div>
  )
}

import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { openPrivacyNotice } from '#platform/web/parts/privacy-notice-later.ts'
import { rememberKind, storedKind } from '#platform/web/session/remembered.ts'
import { useSessionState } from '#platform/web/session/session.ts'
import { useSite } from '#platform/web/session/site.ts'
import type { Site, UserInfo } from '#platform/web/session/types.ts'
import { Logo } from '#platform/web/shell/logo.tsx'
import { LanguageChoice } from '#platform/web/shell/settings-panel.tsx'
import { STAFF_PASSWORD_PATH, VENDOR_ID_PATH, VENDOR_PASSWORD_PATH } from './fixed-routes.ts'
import { LoginForm } from './login-form.tsx'
import { targetAfterLogin } from './login-target.ts'
import './login-page.css'

const StaffPasswordPage = lazy(async () => ({ default: (await import('./staff-password-page.tsx')).StaffPasswordPage }))

/** The sign-in page, and for staff who lack a password the way to one: no other address opens without signing in (S-050). */
export function LoginPage() {
  const asked = new URLSearchParams(useLocation().search)
  if (!asked.has('password') && !asked.has('link')) return <SignInPage />
  return (
    <main id="app-main">
      <Suspense>
        <StaffPasswordPage link={asked.get('link')} />
      </Suspense>
    </main>
  )
}

/** S-013, S-055 */
function SignInPage() {
  const t = usePlatformT()
  const { search } = useLocation()
  const state = useSessionState()
  const site = useSite()
  const [kind, setKind] = useState(storedKind)
  const [filled, setFilled] = useState({ userId: '', password: '' })
  if (state.phase === 'in') return <Navigate to={targetAfterLogin(search)} replace />

  const chooseKind = (next: UserInfo['kind']) => {
    rememberKind(next)
    setKind(next)
  }
  const fill = (account: { userId: string; kind: UserInfo['kind'] }) => {
    chooseKind(account.kind)
    setFilled({ userId: account.userId, password: site?.password ?? '' })
  }
  return (
    <main className="login" id="app-main">
      <section className="login-card">
        <header>
          <Logo size={40} />
          <div>
            <h1>{t('지킴')}</h1>
            <p className="quiet">{site?.siteNm ?? ' '}</p>
          </div>
        </header>
        <LoginForm key={`${filled.userId}`} kind={kind} onKind={chooseKind} filled={filled} />
        {kind === 'staff' && site?.ssoYn === 'Y' && (
          <Button block href={`/api/auth/oidc/start?redirect=${encodeURIComponent(targetAfterLogin(search))}`}>
            {t('통합 로그인')}
          </Button>
        )}
        {kind === 'staff' && (
          <nav className="login-help" aria-label={t('로그인 도움')}>
            <Link to={STAFF_PASSWORD_PATH}>{t('비밀번호 재설정')}</Link>
          </nav>
        )}
        {kind === 'vendor' && (
          <nav className="login-help" aria-label={t('로그인 도움')}>
            <Link to={VENDOR_ID_PATH}>{t('아이디 찾기')}</Link>
            <Link to={VENDOR_PASSWORD_PATH}>{t('비밀번호 초기화')}</Link>
          </nav>
        )}
        {!window.isSecureContext && (
          <p className="login-note">{t('보안 연결(https)이 아니어서 이 기기에서는 카메라와 위치를 쓸 수 없습니다.')}</p>
        )}
        {site?.demo && <DemoAccounts site={site} kind={kind} onPick={fill} />}
        <footer>
          <LanguageChoice />
          <button type="button" className="plain-button login-privacy" onClick={() => void openPrivacyNotice()}>
            {t('개인정보 처리방침')}
          </button>
        </footer>
      </section>
    </main>
  )
}

interface DemoProps {
  site: Site
  kind: UserInfo['kind']
  onPick: (account: { userId: string; kind: UserInfo['kind'] }) => void
}

/** The accounts of the chosen kind; one click fills the form. */
function DemoAccounts({ site, kind, onPick }: DemoProps) {
  const t = usePlatformT()
  const accounts = site.accounts?.filter((account) => account.kind === kind)
  return (
    <section className="demo" aria-label={t('시연 계정')}>
      <h2>{t('시연 계정')}</h2>
      {site.password && (
        <p className="quiet">
          {t('비밀번호는 모두 {password} 입니다. 누르면 채워집니다.', { password: site.password })}
        </p>
      )}
      <ul>
        {accounts?.map((account) => (
          <li key={account.userId}>
            <button type="button" className="plain-button" onClick={() => onPick(account)}>
              <strong>{account.userId}</strong>
              <span className="quiet">{account.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Instead of a page that needs the server: what can be done without it. */
import { CloudOff } from 'lucide-react'
import { Link } from 'react-router'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { useScreens } from '#platform/web/pages/app-screens.ts'
import { flatten } from '#platform/web/session/menu-routes.ts'
import { useSession } from '#platform/web/session/session.ts'

export function AwayPage() {
  const t = useT()
  const say = usePlatformT()
  const offers = useOffers()
  return (
    <div className="notice plain-page away-page">
      <CloudOff size={36} strokeWidth={1.5} aria-hidden />
      <h1>{say('이 화면은 연결되면 열립니다.')}</h1>
      {offers.length > 0 && (
        <nav aria-labelledby="away-offers">
          <h2 id="away-offers">{say('연결되지 않아도 할 수 있는 일')}</h2>
          {offers.map(({ to, label }) => (
            <Link key={to} to={to}>
              {t(label)}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}

/** Where a page of its own has to be written into, only for who may write; records are found from their list. */
function useOffers(): { to: string; label: string }[] {
  const screens = useScreens()
  return flatten(useSession()?.routes ?? []).flatMap(({ path, pageKey, editable }) =>
    Object.entries(screens[pageKey ?? '']?.pages ?? {}).flatMap(([below, { offline }]) =>
      offline && !below.includes(':') && (editable || below === '')
        ? [{ to: below === '' ? `${path}` : `${path}/${below}`, label: offline }]
        : [],
    ),
  )
}

import { type ReactNode, useMemo } from 'react'
import { useLanguage } from '#platform/web/i18n/i18n.ts'
import { useScreens } from '#platform/web/pages/app-screens.ts'
import type { Resolved } from '#platform/web/pages/resolve.ts'
import { contentOf } from '#platform/web/tabs/tab-content.ts'
import { TabPage } from '#platform/web/tabs/tab-page.tsx'
import './standalone-page.css'

interface Props {
  path: string
  resolved: Resolved
  /** S-025: as a sheet of A4. */
  isPaper: boolean
  /** What is shown where there is no page. */
  children: ReactNode
}

/** A page without the frame: paper, a gate screen. */
export function StandalonePage({ path, resolved, isPaper, children }: Props) {
  const language = useLanguage()
  const screens = useScreens()
  const content = useMemo(() => contentOf(path, resolved, language, screens), [path, resolved, language, screens])
  return (
    <main
      id="app-main"
      className="app-main standalone"
      data-layout={isPaper ? 'print' : 'page'}
      data-testid="app-main"
      tabIndex={-1}
    >
      {content ? <TabPage content={{ ...content, hasOwnHead: true }} isActive /> : children}
    </main>
  )
}

import { useMemo } from 'react'
import { useLanguage } from '#platform/web/i18n/i18n.ts'
import type { Resolved } from '#platform/web/pages/resolve.ts'
import { contentOf } from '#platform/web/tabs/tab-content.ts'
import { TabPage } from '#platform/web/tabs/tab-page.tsx'

/** A page without the frame: paper, a gate screen. */
export function StandalonePage({ path, resolved }: { path: string; resolved: Resolved }) {
  const language = useLanguage()
  const content = useMemo(() => contentOf(path, resolved, language), [path, resolved, language])
  return (
    <main id="app-main" className="app-main standalone" data-testid="app-main">
      {content && <TabPage content={{ ...content, hasOwnHead: true }} isActive />}
    </main>
  )
}

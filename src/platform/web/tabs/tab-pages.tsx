import { Activity, useMemo, useState } from 'react'
import { useLanguage } from '#platform/web/i18n/i18n.ts'
import { usePages } from '#platform/web/pages/app-screens.ts'
import { resolve } from '#platform/web/pages/resolve.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import { contentOf, type TabContent } from './tab-content.ts'
import { TabPage } from './tab-page.tsx'
import { stripStore } from './tab-store.ts'
import { tabAt } from './tabs.ts'

/** Every tab that was opened since the app started, the active one shown, the others kept as they are (S-106). */
export function TabPages({ activePath }: { activePath: string | null }) {
  const strip = useStore(stripStore)
  const active = tabAt(strip, activePath)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  if (active && !opened.has(active.generation)) setOpened(new Set([...opened, active.generation]))
  return strip.tabs
    .filter((tab) => opened.has(tab.generation))
    .map((tab) => <CachedPage key={tab.generation} path={tab.path} isActive={tab === active} />)
}

function CachedPage({ path, isActive }: { path: string; isActive: boolean }) {
  const { content, isCached } = useTabContent(path)
  if (!content || !(isActive || isCached)) return null
  return (
    <Activity mode={isActive ? 'visible' : 'hidden'}>
      <TabPage content={content} isActive={isActive} />
    </Activity>
  )
}

function useTabContent(path: string): { content: TabContent | null; isCached: boolean } {
  const language = useLanguage()
  const routes = useSession()?.routes
  const pages = usePages()
  const resolved = useMemo(() => resolve(path, '', routes ?? [], pages), [path, routes, pages])
  const content = useMemo(() => contentOf(path, resolved, language, pages.screens), [path, resolved, language, pages])
  return { content, isCached: resolved.kind === 'page' && !resolved.spec.noCache }
}

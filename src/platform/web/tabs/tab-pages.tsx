import { Activity, useMemo, useState } from 'react'
import { useLanguage } from '#platform/web/i18n/i18n.ts'
import { usePages } from '#platform/web/pages/app-screens.ts'
import { resolve } from '#platform/web/pages/resolve.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import { contentOf, type TabContent } from './tab-content.ts'
import { TabPage } from './tab-page.tsx'
import { stripStore } from './tab-store.ts'

/** Every tab that was opened since the app started, the active one shown, the others kept as they are (S-106). */
export function TabPages({ activePath }: { activePath: string | null }) {
  const { tabs } = useStore(stripStore)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  if (activePath && !opened.has(activePath)) setOpened(new Set([...opened, activePath]))
  return tabs
    .filter((tab) => opened.has(tab.path))
    .map((tab) => (
      <CachedPage key={`${tab.path} ${tab.generation}`} path={tab.path} isActive={tab.path === activePath} />
    ))
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

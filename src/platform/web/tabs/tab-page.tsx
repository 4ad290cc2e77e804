import { ConfigProvider } from 'antd'
import { type ComponentType, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { type Location, Route, Routes, useLocation } from 'react-router'
import { AreaContext } from '#platform/web/i18n/i18n.ts'
import { ErrorBoundary } from '#platform/web/pages/error-boundary.tsx'
import { ActionSlotContext, PageContext, type PageHead } from '#platform/web/pages/page.tsx'
import { Loading } from '#platform/web/parts/states.tsx'
import { Settles } from '#platform/web/settled.ts'
import { TitleCard } from '#platform/web/shell/title-card.tsx'
import { useKeptScroll } from './keep-scroll.ts'
import type { TabContent } from './tab-content.ts'
import { stripStore } from './tab-store.ts'
import { rename } from './tabs.ts'

/** One page with all that is its own: its address, its title, its popups, its scroll positions. */
export function TabPage({ content, isActive }: { content: TabContent; isActive: boolean }) {
  const location = useFrozenLocation(isActive)
  const root = useRef<HTMLDivElement>(null)
  const [kept] = useState(() => new Map<Element, { top: number; left: number }>())
  useKeptScroll(root, kept)
  const [head, setHead] = useState<PageHead>({})
  const [actionSlot, setActionSlot] = useState<HTMLElement | null>(null)
  const popups = useRef<HTMLDivElement>(null)
  const popupContainer = useCallback(() => popups.current ?? document.body, [])
  const { page } = content
  const Component = useComponent(content)

  const frame = useMemo(() => {
    const takeHead = (next: PageHead) => {
      setHead(next)
      if (next.title) stripStore.set((strip) => rename(strip, page.path, next.title ?? ''))
    }
    return { page, setHead: takeHead }
  }, [page])
  // The page is not drawn anew because the frame around it is.
  const shown = useMemo(
    () => (
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Routes location={location}>
            <Route path="*" element={<Component />} />
          </Routes>
          <Settles />
        </Suspense>
      </ErrorBoundary>
    ),
    [Component, location],
  )

  return (
    <div ref={root} className="tab-page">
      <ConfigProvider getPopupContainer={popupContainer}>
        <PageContext value={frame}>
          <AreaContext value={content.area}>
            <ActionSlotContext value={actionSlot}>
              <TitleCard content={content} head={head} isActive={isActive} onSlot={setActionSlot} />
              {shown}
            </ActionSlotContext>
          </AreaContext>
        </PageContext>
      </ConfigProvider>
      <div ref={popups} className="page-popups" />
    </div>
  )
}

/** Stays what it was when it was first drawn: another component, of the same page even, would start anew. */
function useComponent({ component, here }: TabContent): ComponentType {
  const [drawn, setDrawn] = useState(() => ({ component, Component: here?.() ?? component }))
  if (drawn.component === component) return drawn.Component
  const Component = here?.() ?? component
  setDrawn({ component, Component })
  return Component
}

/** The address as this tab last saw it: what others do with the address bar is not its business. */
function useFrozenLocation(isActive: boolean): Location {
  const current = useLocation()
  const [own, setOwn] = useState(current)
  if (isActive && own !== current) setOwn(current)
  return isActive ? current : own
}

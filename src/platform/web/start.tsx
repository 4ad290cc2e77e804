import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import type { Area } from '#platform/model/i18n.ts'
import { watchErrors } from './api/error-log.ts'
import { parsed } from './api/parsed.ts'
import { queryClient } from './api/query-client.ts'
import { reportErrors } from './api/report-errors.ts'
import { App } from './app.tsx'
import { DialogHost } from './dialog/dialog-host.tsx'
import { shownTab } from './dialog/dialogs.ts'
import { provideAreaInFront, wordsNeeded } from './i18n/i18n.ts'
import { LoadingLock } from './loader/loading-lock.tsx'
import { PagesContext } from './pages/app-screens.ts'
import type { FixedRoute } from './pages/fixed-routes.ts'
import { areaAt, likelyPage, type Pages } from './pages/resolve.ts'
import { areasOf, type ByArea, type Screens, screensOf } from './pages/screens.ts'
import { type PopupTypes, registerPopup } from './popup/popup.ts'
import type { Tiles } from './portlet/portlet.types.ts'
import { platformTiles } from './portlet/tiles.ts'
import { storedUserId } from './session/remembered.ts'
import { startSession } from './session/session.ts'
import { whenIdle, whenSettled } from './settled.ts'
import { type Additions, provideAdditions } from './shell/additions.tsx'
import { signedIn } from './signed-in-later.ts'
import './session/shared-settings.ts'
import { ThemeProvider } from './theme/theme-provider.tsx'
import { bringTypeFace } from './theme/type-face.ts'
import './theme/base.css'
import './theme/print.css'

export interface WebParts {
  screens: ByArea<Screens>
  fixedRoutes: readonly FixedRoute[]
  /** Contents of the generic popup, by type (S-150). */
  popups?: ByArea<PopupTypes>
  /** Beside the pages. */
  additions?: Additions
  /** Of the portlets on the dashboard. */
  tiles?: ByArea<Tiles>
  /** The first page of vendors, where it is not the dashboard. */
  vendorHome?: ComponentType
}

/** Starts the web app from the screens of all modules. */
export function startWeb({
  screens,
  fixedRoutes,
  popups = {},
  additions = {},
  tiles = {},
  vendorHome,
}: WebParts): void {
  for (const [area, types] of Object.entries(popups))
    for (const [type, content] of Object.entries(types)) registerPopup(type, content, area as Area)
  provideAreaInFront(() => areaAt(shownTab.get(), pages.screens))
  provideAdditions(additions)
  watchErrors()
  reportErrors()
  // The page of somebody who has logged out must not come back from the browser's memory (S-067).
  addEventListener('pageshow', (event) => event.persisted && location.reload())
  const pages: Pages = {
    screens: screensOf(screens),
    fixedRoutes,
    tiles: Object.assign({}, platformTiles, ...Object.values(tiles)),
    tileAreas: areasOf(tiles),
    ...(vendorHome && { vendorHome }),
  }
  // Whoever was here last is most likely still signed in: session, frame and page travel together.
  const parts = storedUserId() ? [signedIn.fetch(), likelyPage(location.pathname, pages.screens)?.prefetch?.()] : []
  void Promise.all([atMost(Promise.all([startSession(), ...parts])), wordsNeeded(), placeForIt()]).then(() => {
    const root = document.getElementById('root')
    // In slices: a frame and a table drawn in one piece would hold up whoever clicks or types meanwhile.
    if (root) startTransition(() => createRoot(root).render(<Root pages={pages} />))
    void bringTypeFace(storedUserId() ? whenSettled() : new Promise<void>(whenIdle))
  })
}

/**
 * What is about to be there is drawn at once, for React holds back for a third of a second what comes after an empty frame.
 * That frame waits no longer for a slow server, nor for another tab that holds the lock of the session.
 */
const LONGEST_WAIT_MS = 400
const atMost = (known: Promise<unknown>): Promise<unknown> =>
  Promise.race([known, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])

/** The scripts may be read before the page is; what it carries comes behind its place. */
const placeForIt = (): Promise<unknown> => (document.getElementById('root') ? Promise.resolve() : parsed())

/** One route: which page an address shows depends on who is signed in, see `pages/resolve.ts`. */
const router = createBrowserRouter([{ path: '*', element: <Shell /> }])

function Shell() {
  return (
    <>
      <App />
      <DialogHost />
      <LoadingLock />
    </>
  )
}

function Root({ pages }: { pages: Pages }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <PagesContext value={pages}>
          <RouterProvider router={router} />
        </PagesContext>
      </ThemeProvider>
    </QueryClientProvider>
  )
}

import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import type { Translations } from '#platform/model/i18n.ts'
import { watchErrors } from './api/error-log.ts'
import { queryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { DialogHost } from './dialog/dialog-host.tsx'
import { Toasts } from './dialog/toasts.tsx'
import { registerTexts } from './i18n/i18n.ts'
import { ScreensContext } from './pages/app-screens.ts'
import { LeaveGuard } from './pages/leave-guard.ts'
import type { Screens } from './pages/screens.ts'
import { startSession } from './session/session.ts'
import { ThemeProvider } from './theme/theme-provider.tsx'
import './theme/base.css'
import './theme/print.css'

export interface WebParts {
  screens: readonly Screens[]
  texts: readonly Translations[]
}

/** Starts the web app from the screens and texts of all modules. */
export function startWeb({ screens, texts }: WebParts): void {
  registerTexts(...texts)
  watchErrors()
  // The page of somebody who has logged out must not come back from the browser's memory (S-067).
  addEventListener('pageshow', (event) => event.persisted && location.reload())
  void startSession()
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<Root screens={Object.assign({}, ...screens)} />)
}

/** One route: which page an address shows depends on who is signed in, see `pages/resolve.ts`. */
const router = createBrowserRouter([{ path: '*', element: <Shell /> }])

function Shell() {
  return (
    <>
      <App />
      <LeaveGuard />
      <DialogHost />
      <Toasts />
    </>
  )
}

function Root({ screens }: { screens: Screens }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <ScreensContext value={screens}>
          <RouterProvider router={router} />
        </ScreensContext>
      </ThemeProvider>
    </QueryClientProvider>
  )
}

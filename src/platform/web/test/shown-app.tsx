/** For tests of the shell alone: the whole web app over answers that the test gives. */
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { App } from '#platform/web/app.tsx'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore, toastStore } from '#platform/web/dialog/dialogs.ts'
import { PagesContext } from '#platform/web/pages/app-screens.ts'
import type { FixedRoute } from '#platform/web/pages/fixed-routes.ts'
import type { Screens } from '#platform/web/pages/screens.ts'
import { platformTiles } from '#platform/web/portlet/tiles.ts'
import { dropSession, startSession } from '#platform/web/session/session.ts'
import '#platform/web/session/shared-settings.ts'
import type { MenuRow } from '#platform/web/session/types.ts'
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx'
import '#platform/web/theme/base.css'
import { answering } from './answers.ts'
import { sessionAnswers } from './sample-session.ts'

interface Options {
  menus: MenuRow[]
  screens: Screens
  fixedRoutes?: readonly FixedRoute[]
  answers?: Parameters<typeof answering>[0]
}

/** Shows the app at an address to a person who is signed in. */
export async function showApp(path: string, { menus, screens, fixedRoutes = [], answers = {} }: Options) {
  sessionStorage.clear()
  dropSession()
  queryClient.clear()
  dialogStore.set([])
  toastStore.set([])
  const network = answering({ ...sessionAnswers(menus), ...answers })
  await startSession()
  const router = createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: [path] })
  await render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <PagesContext value={{ screens, fixedRoutes, tiles: platformTiles }}>
          <RouterProvider router={router} />
          <DialogHost />
        </PagesContext>
      </ThemeProvider>
    </QueryClientProvider>,
  )
  return { router, network }
}

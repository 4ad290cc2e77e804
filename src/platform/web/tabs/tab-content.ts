import type { ComponentType } from 'react'
import type { Area } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { INDEX_PATH } from '#platform/web/pages/fixed-routes.ts'
import { IndexPage } from '#platform/web/pages/index-page.tsx'
import type { Page } from '#platform/web/pages/page.tsx'
import { areaOf, type Resolved } from '#platform/web/pages/resolve.ts'
import type { Screens } from '#platform/web/pages/screens.ts'
import { targetOf } from '#platform/web/session/menu-routes.ts'

/** What a tab shows: the page, and where it stands. */
export interface TabContent {
  /** In whose words it is. */
  area?: Area | undefined
  page: Page
  component: ComponentType
  /** See `PageSpec`. */
  here?(): ComponentType | undefined
  hasOwnHead: boolean
  /** Titles from the first level down to the menu row of the page. */
  trail: readonly { title: string; path: string | null }[]
}

/** Null where the address shows no page. */
export function contentOf(path: string, resolved: Resolved, language: Language, screens: Screens): TabContent | null {
  if (resolved.kind === 'index') return indexContent
  if (resolved.kind !== 'page') return null
  const { route, spec, params } = resolved
  return {
    area: areaOf(resolved, screens),
    component: spec.component,
    ...(spec.here && { here: spec.here }),
    hasOwnHead: spec.head === 'own',
    trail: route.trail.flatMap((step) => {
      const own = screens[step.pageKey ?? '']?.pages['']
      if (own?.breadcrumb === false) return []
      return [{ title: step.titles[language], path: own?.noRedirect ? null : targetOf(step) }]
    }),
    page: {
      path,
      listPath: route.path ?? path,
      params,
      param: route.param,
      editable: route.editable,
      menuTitle: route.titles[language],
    },
  }
}

const indexContent: TabContent = {
  component: IndexPage,
  hasOwnHead: false,
  trail: [],
  page: { path: INDEX_PATH, listPath: INDEX_PATH, params: {}, param: null, editable: false, menuTitle: '' },
}

/** What the modules of the product put beside the pages: something that is there whatever page is shown. */
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import type { Area } from '#platform/model/i18n.ts'
import { AreaContext } from '#platform/web/i18n/i18n.ts'
import { ErrorBoundary } from '#platform/web/pages/error-boundary.tsx'
import { useSettled } from '#platform/web/settled.ts'
import { createStore, useStore } from '#platform/web/store.ts'

/** `everywhere`: behind the sign-in, outside the pages. */
export type Place = 'everywhere'
export type Additions = Partial<Record<Place, readonly LazyExoticComponent<ComponentType>[]>>

const store = createStore<Additions>({})
export const provideAdditions = (additions: Additions): void => store.set(additions)

/** Fetched when it is first drawn: `later('manage', () => import('./notice-popups.tsx'), 'NoticePopups')`. */
export const later = <N extends string>(area: Area, importer: () => Promise<Record<N, ComponentType>>, name: N) =>
  lazy(async () => ({ default: inArea(area, (await importer())[name]) }))

const inArea =
  (area: Area, Part: ComponentType): ComponentType =>
  () => (
    <AreaContext value={area}>
      <Part />
    </AreaContext>
  )

/** One that fails takes nothing else with it. */
export function AdditionsAt({ place }: { place: Place }) {
  const added = useStore(store)[place] ?? []
  if (!useSettled()) return null
  return added.map((Added, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is given once, at the start.
    <ErrorBoundary key={index} isQuiet>
      <Suspense>
        <Added />
      </Suspense>
    </ErrorBoundary>
  ))
}

/** What a page asks of screens that stand above its area: a part that the app gives it. */
import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { Area } from '#platform/model/i18n.ts'
import { AreaContext } from '#platform/web/i18n/i18n.ts'
import { ErrorBoundary } from '#platform/web/pages/error-boundary.tsx'
import { createStore, type Store, useStore } from '#platform/web/store.ts'

type Given<P extends object> = { by?: { area: Area; Drawn: ComponentType<P> } }
/** A place for a part of another area; the app says by `isDrawnBy`, once, by what it is drawn. */
export interface OthersPart<P extends object> {
  readonly store: Store<Given<P>>
  /** @param area in whose words it speaks */
  readonly isDrawnBy: (area: Area, Drawn: ComponentType<P>) => void
}

export function partOfOthers<P extends object>(): OthersPart<P> {
  const store = createStore<Given<P>>({})
  return { store, isDrawnBy: (area, Drawn) => store.set({ by: { area, Drawn } }) }
}

interface Asking<P extends object> {
  part: OthersPart<P>
  /** What the part is told. */
  asks: P
  /** Stands there where the app has no such part. */
  otherwise?: ReactNode
}
/** One that fails takes nothing else of the page with it. */
export function Others<P extends object>({ part, asks, otherwise = null }: Asking<P>) {
  const { by } = useStore(part.store)
  if (!by) return otherwise
  const { area, Drawn } = by
  return (
    <ErrorBoundary isQuiet>
      <AreaContext value={area}>
        <Suspense>
          <Drawn {...asks} />
        </Suspense>
      </AreaContext>
    </ErrorBoundary>
  )
}

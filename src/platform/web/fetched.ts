import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export interface Fetched<Props> {
  /** Fetched when it is first drawn. */
  Later: LazyExoticComponent<ComponentType<Props>>
  /**
   * The same once it is fetched: drawn at once, where `Later` would show the fallback, and React holds back whatever
   * has shown its fallback for a third of a second.
   */
  here(): ComponentType<Props> | undefined
  /** Begins to fetch it; ends when it is here. A failure shows when it is drawn. */
  fetch(): Promise<unknown>
}

/** A component that travels to the browser when it is needed, or when it is about to be. */
export function fetched<Props>(fetchComponent: () => Promise<ComponentType<Props>>): Fetched<Props> {
  let component: ComponentType<Props> | undefined
  const fetchOnce = async () => {
    component = await fetchComponent()
    return { default: component }
  }
  return {
    Later: lazy(fetchOnce),
    here: () => component,
    fetch: () => fetchOnce().catch(() => undefined),
  }
}

import { useCallback, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

interface AskedParams {
  /** What is drawn. */
  params: URLSearchParams
  /** What was asked last: drawn already, or on its way. A change is laid over this, never over what is drawn. */
  last(): URLSearchParams
  ask(next: string | URLSearchParams, options?: { replace?: boolean; state?: unknown }): void
}

/**
 * The conditions in the address. A navigation is drawn as a transition, and until then the page holds the address
 * before it: a second change made on that one would take back the first.
 */
export function useAskedParams(): AskedParams {
  const [params, setParams] = useSearchParams()
  const asked = useRef(params)
  useLayoutEffect(() => {
    asked.current = params
  }, [params])
  const last = useCallback(() => asked.current, [])
  const ask = useCallback<AskedParams['ask']>(
    (next, options) => {
      asked.current = new URLSearchParams(next)
      setParams(asked.current, options)
    },
    [setParams],
  )
  return { params, last, ask }
}

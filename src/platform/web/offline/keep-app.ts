/** Lets the browser keep the app for a start without a network; see `worker.ts`. After everything else: it may take its time. */

/** @param worker address of the worker, with the scope that is its own */
export function keepApp(worker: '/sw.js' | '/sw.js?link', scope: '/' | '/api/q/'): void {
  // Missing on plain http in a works network; while developing, every file is new.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const begin = () => void keep(worker, scope).catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: LONGEST_WAIT_MS })
  else setTimeout(begin, LONGEST_WAIT_MS)
}

const LONGEST_WAIT_MS = 5_000

async function keep(worker: string, scope: string): Promise<void> {
  const { installing, waiting, active } = await navigator.serviceWorker.register(worker, { scope })
  const read = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const names = read.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
  ;(installing ?? waiting ?? active)?.postMessage(names)
}

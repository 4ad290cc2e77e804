import { LoaderCircle } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { LOADING_MS } from '#platform/web/constants.ts'
import { useStore } from '#platform/web/store.ts'
import { lockStore } from './loader.ts'
import './loading-lock.css'

/** Same in every language (S-400). */
const LOADING = 'Loading...'

export function LoadingLock() {
  const isLocked = useStore(lockStore) > 0
  return isLocked && <Lock />
}

/** A modal dialog of the browser: it holds the focus, nothing behind it can be reached, and then all is as before. */
function Lock() {
  const box = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    const element = box.current
    element?.setAttribute('closedby', 'none')
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={box}
      className="loading-lock"
      data-testid="global-loading"
      aria-busy
      aria-label={LOADING}
      tabIndex={-1}
      style={{ '--turn': `${LOADING_MS}ms` } as Record<string, string>}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.preventDefault()}
    >
      <p role="status">
        <LoaderCircle size={20} aria-hidden /> {LOADING}
      </p>
    </dialog>
  )
}

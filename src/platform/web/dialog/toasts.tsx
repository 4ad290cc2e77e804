import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useStore } from '#platform/web/store.ts'
import { dropToast, type Toast, toastStore } from './dialogs.ts'
import { ExceptionNotices } from './exception-notice.tsx'

const icons = { success: CircleCheck, info: Info, error: CircleAlert }

/** What happened, said aloud too: one region for good news, one that interrupts for errors. */
export function Toasts() {
  const all = useStore(toastStore)
  const errors = all.filter((one) => one.kind === 'error')
  const others = all.filter((one) => one.kind !== 'error')
  return (
    <div className="toasts">
      <div role="status">
        {others.map((one) => (
          <ToastBox key={one.id} toast={one} />
        ))}
      </div>
      <div role="alert">
        <ExceptionNotices />
        {errors.map((one) => (
          <ToastBox key={one.id} toast={one} />
        ))}
      </div>
    </div>
  )
}

/** Waits while the pointer or the focus is on it. */
function ToastBox({ toast }: { toast: Toast }) {
  const t = usePlatformT()
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dropToast(toast.id), toast.lastsMs)
    return () => clearTimeout(timer)
  }, [isHeld, toast])

  const Icon = icons[toast.kind]
  const undo = () => {
    dropToast(toast.id)
    toast.undo?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing is a help, not an action
    <div
      className="toast"
      data-kind={toast.kind}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon size={18} aria-hidden />
      <span>{toast.message}</span>
      {toast.undo && (
        <button type="button" className="plain-button toast-action" onClick={undo}>
          {t('되돌리기')}
        </button>
      )}
      {toast.kind === 'error' && (
        <button type="button" className="plain-button" aria-label={t('닫기')} onClick={() => dropToast(toast.id)}>
          <X size={16} />
        </button>
      )}
    </div>
  )
}

/** What a view shows when it has nothing to show: not yet, nothing there, or it failed. */
import { Button } from 'antd'
import { CircleAlert, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '#platform/web/api/failures.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'

/** Keeps the place of the content; seen only when it takes longer than 300 ms. */
export function Loading({ lines = 6 }: { lines?: number }) {
  const t = usePlatformT()
  return (
    <div className="skeleton" role="progressbar" aria-label={t('불러오는 중')}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <i key={line} />
      ))}
    </div>
  )
}

/** One sentence that says why, and one action. */
export function Empty({ message, action }: { message?: string; action?: ReactNode }) {
  const t = usePlatformT()
  return (
    <div className="notice">
      <Inbox size={28} strokeWidth={1.5} aria-hidden />
      <p>{message ?? t('입력된 정보가 없습니다.')}</p>
      {action}
    </div>
  )
}

export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = usePlatformT()
  return (
    <div className="notice" role="alert">
      <CircleAlert size={28} strokeWidth={1.5} aria-hidden />
      <p>{messageOf(error)}</p>
      <Button onClick={onRetry}>{t('다시 시도')}</Button>
    </div>
  )
}

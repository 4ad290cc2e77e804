/** Reading a notice takes its time; what must be confirmed is confirmed after it. */
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { READ_SECONDS } from './notice.model.ts'
import { confirmReading, finishReading, renewReading, startReading } from './notice.wire.ts'

/** A little longer than the server asks for: its clock and ours start at different moments. */
const READ_MS = READ_SECONDS * 1000 + 400

/**
 * Tells the server that the notice is being read.
 *
 * @param no null while there is nothing to tell
 * @returns how many seconds are left; 0 when it counts as read
 */
export function useReading(no: number | null, isRead: boolean): number {
  const [left, setLeft] = useState(isRead ? 0 : READ_SECONDS)
  useEffect(() => {
    if (no === null || isRead) return
    let isGone = false
    let clock: ReturnType<typeof setInterval> | undefined
    const begin = async () => {
      await startReading(no)
      if (isGone) return
      const end = Date.now() + READ_MS
      clock = setInterval(async () => {
        const ms = end - Date.now()
        setLeft(Math.max(0, Math.ceil(ms / 1000)))
        if (ms > 0) return
        clearInterval(clock)
        await finishReading(no)
        if (!isGone) await renewReading()
      }, 250)
    }
    // Should it fail, the next opening tells it again.
    begin().catch(() => undefined)
    return () => {
      isGone = true
      clearInterval(clock)
    }
  }, [no, isRead])
  return isRead ? 0 : left
}

interface ConfirmProps {
  no: number
  /** Seconds still to be read. */
  left: number
  onDone?(): void
}

export function ConfirmButton({ no, left, onDone }: ConfirmProps) {
  const t = useT()
  const [isSending, setSending] = useState(false)
  const confirm = async () => {
    setSending(true)
    try {
      await confirmReading(no)
      toast(t('공지를 확인했습니다.'))
      onDone?.()
      await renewReading()
    } finally {
      setSending(false)
    }
  }
  return (
    <Button
      type="primary"
      disabled={left > 0}
      loading={isSending}
      onClick={() => void confirm().catch(() => undefined)}
    >
      {left > 0 ? t('{n}초 뒤 확인', { n: left }) : t('확인')}
    </Button>
  )
}

/** One act on very many rows: in small parts, each row by the rules of the single act; it can be stopped between two parts. */
import { Button } from 'antd'
import { showFailure } from '#platform/web/api/failures.ts'
import { startDialog } from '#platform/web/dialog/dialogs.ts'
import { formatNumber } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { createStore, type Store, useStore } from '#platform/web/store.ts'

export interface BulkAnswer {
  done: number
  failed: { no: number; docNo: string | null; code: string; message: string }[]
}
/** What became of all of them; `left` were not tried. */
export interface BulkOutcome extends BulkAnswer {
  left: number
}
/** Few enough that the count moves and a stop is soon obeyed. */
const AT_ONCE = 25

interface Progress extends BulkOutcome {
  total: number
  isStopping: boolean
}

/**
 * @param label of the act, for the dialog that shows how far it is
 * @returns what was done and refused, also where a part of it could not be sent: the rest is left
 */
export async function runInParts<Target>(
  label: string,
  targets: readonly Target[],
  send: (part: readonly Target[]) => Promise<BulkAnswer>,
): Promise<BulkOutcome> {
  const start: Progress = { done: 0, failed: [], left: targets.length, total: targets.length, isStopping: false }
  const store = createStore(start)
  const { close } = startDialog<void>({
    label,
    isQuestion: true,
    width: 'min(480px, 92vw)',
    mayClose: async () => false,
    content: () => <HowFar store={store} />,
    actions: () => <StopButton store={store} />,
  })
  try {
    for (let at = 0; at < targets.length && !store.get().isStopping; at += AT_ONCE) {
      const part = targets.slice(at, at + AT_ONCE)
      const { done, failed } = await send(part)
      store.set((now) => ({
        ...now,
        done: now.done + done,
        failed: [...now.failed, ...failed],
        left: now.left - part.length,
      }))
    }
  } catch (error) {
    // What was done is done: it is told with what is left.
    showFailure(error)
  }
  close()
  const { done, failed, left } = store.get()
  return { done, failed, left }
}

function HowFar({ store }: { store: Store<Progress> }) {
  const t = usePlatformT()
  const { total, left, failed } = useStore(store)
  return (
    <div className="stack is-close bulk-run" role="status">
      <progress aria-label={t('처리 중')} max={total} value={total - left} />
      <p>
        {t('{n} / {total}건', { n: formatNumber(total - left), total: formatNumber(total) })}
        {failed.length > 0 && ` · ${t('처리하지 못한 {n}건', { n: formatNumber(failed.length) })}`}
      </p>
    </div>
  )
}

function StopButton({ store }: { store: Store<Progress> }) {
  const t = usePlatformT()
  const { isStopping } = useStore(store)
  return (
    <Button danger loading={isStopping} onClick={() => store.set((now) => ({ ...now, isStopping: true }))}>
      {t('멈추기')}
    </Button>
  )
}

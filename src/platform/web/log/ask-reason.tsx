/** Why something is done, asked before it is done. */
import { Button } from 'antd'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { createStore, type Store, useStore } from '#platform/web/store.ts'

interface Asking {
  title: string
  help: string
  confirmText: string
  danger?: boolean
  /** Done with the reason; what the server has against it is shown at the field. */
  run(reasonDesc: string): Promise<void>
}
interface State {
  reason: string
  problem: { message: string } | undefined
  isBusy: boolean
}

/** @returns whether it was done */
export async function askReason(asking: Asking): Promise<boolean> {
  const store = createStore<State>({ reason: '', problem: undefined, isBusy: false })
  const isDone = await openDialog<true>({
    label: asking.title,
    width: 'min(520px, 92vw)',
    content: () => <ReasonField store={store} help={asking.help} />,
    actions: (close) => <Confirm asking={asking} store={store} onDone={() => close(true)} />,
  })
  return isDone ?? false
}

const REASON = { max: 500, lines: 3 }

function ReasonField({ store, help }: { store: Store<State>; help: string }) {
  const t = usePlatformT()
  const { reason, problem } = useStore(store)
  return (
    <FormField label={t('사유')} required width="full" help={help} error={problem}>
      {(wiring) => (
        <TextInput
          wiring={wiring}
          field={REASON}
          value={reason}
          onChange={(value) => store.set((state) => ({ ...state, reason: value ?? '', problem: undefined }))}
        />
      )}
    </FormField>
  )
}

function Confirm({ asking, store, onDone }: { asking: Asking; store: Store<State>; onDone(): void }) {
  const { reason, isBusy } = useStore(store)
  const send = async () => {
    store.set((state) => ({ ...state, isBusy: true }))
    try {
      await asking.run(reason.trim())
      onDone()
    } catch (error) {
      const problem = error instanceof ApiError ? error.problems.find(({ field }) => field === 'reasonDesc') : undefined
      store.set((state) => ({ ...state, problem }))
      if (!problem) showFailure(error)
    } finally {
      store.set((state) => ({ ...state, isBusy: false }))
    }
  }
  return (
    <Button
      type="primary"
      danger={asking.danger ?? false}
      loading={isBusy}
      disabled={reason.trim() === ''}
      onClick={() => void send()}
    >
      {asking.confirmText}
    </Button>
  )
}

/** Why something is done, asked before it is done; where more is to be said, that comes first. */
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { createStore, type Store, useStore } from '#platform/web/store.ts'

type Problems = Readonly<Record<string, { message: string }>>
interface First<V> {
  /** Null where nothing is chosen yet: without it nothing is done. */
  start: V | null
  draw(value: V | null, change: (value: V | null) => void, problems: Problems): ReactNode
}
interface Asking<V> {
  title: string
  /** What the reason is called, where that is not 사유. */
  label?: string
  help?: string
  confirmText: string
  danger?: boolean
  /** Characters that it has at least. */
  least?: number
  most?: number
  first?: First<V>
  /** Its name on the wire, where that is another: what the server has against it is shown at the field. */
  field?: string
  /** Done with the reason, and with what was asked before it. */
  run(reasonDesc: string, first: V): Promise<unknown>
}
interface State<V> {
  reason: string
  value: V | null
  problems: Problems
  isBusy: boolean
}

/** @returns whether it was done */
export async function askReason<V = null>(asking: Asking<V>): Promise<boolean> {
  const start = asking.first?.start ?? null
  const store = createStore<State<V>>({ reason: '', value: start, problems: {}, isBusy: false })
  const isDone = await openDialog<true>({
    label: asking.title,
    width: 'min(520px, 92vw)',
    content: () => <Fields asking={asking} store={store} />,
    actions: (close) => <Confirm asking={asking} store={store} onDone={() => close(true)} />,
  })
  return isDone ?? false
}

interface PartProps<V> {
  asking: Asking<V>
  store: Store<State<V>>
}

function Fields<V>({
  asking: { label, help, field = 'reasonDesc', least = 1, most = 500, first },
  store,
}: PartProps<V>) {
  const t = usePlatformT()
  const { reason, value, problems } = useStore(store)
  const change = (patch: Partial<State<V>>) => store.set((state) => ({ ...state, ...patch, problems: {} }))
  return (
    <div className="stack">
      {first?.draw(value, (chosen) => change({ value: chosen }), problems)}
      <FormField
        label={label ?? t('사유')}
        required={least > 0}
        width="full"
        {...(help && { help })}
        error={problems[field]}
      >
        {(wiring) => (
          <TextInput
            wiring={wiring}
            field={{ max: most, lines: 3 }}
            value={reason}
            onChange={(text) => change({ reason: text ?? '' })}
          />
        )}
      </FormField>
    </div>
  )
}

function Confirm<V>({ asking, store, onDone }: PartProps<V> & { onDone(): void }) {
  const { reason, value, isBusy } = useStore(store)
  const { least = 1, first } = asking
  const said = reason.trim()
  const send = async () => {
    store.set((state) => ({ ...state, isBusy: true }))
    try {
      await asking.run(said, value as V)
      onDone()
    } catch (error) {
      const found = error instanceof ApiError ? error.problems : []
      store.set((state) => ({ ...state, problems: Object.fromEntries(found.map((one) => [one.field, one])) }))
      if (found.length === 0) showFailure(error)
    } finally {
      store.set((state) => ({ ...state, isBusy: false }))
    }
  }
  return (
    <Button
      type="primary"
      danger={asking.danger ?? false}
      loading={isBusy}
      disabled={[...said].length < least || (first !== undefined && value === null)}
      onClick={() => void send()}
    >
      {asking.confirmText}
    </Button>
  )
}

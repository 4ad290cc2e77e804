/** The password that a file is locked with: typed twice, kept nowhere. */
import { Button, Input } from 'antd'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { createStore, type Store, useStore } from '#platform/web/store.ts'

interface State {
  password: string
  again: string
  problem: { message: string } | undefined
  isBusy: boolean
}

/** @returns whether it was done */
export async function askPassword(run: (password: string) => Promise<void>): Promise<boolean> {
  const store = createStore<State>({ password: '', again: '', problem: undefined, isBusy: false })
  const isDone = await openDialog<true>({
    label: translateNow('파일 암호'),
    width: 'min(480px, 92vw)',
    content: () => <Fields store={store} />,
    actions: (close) => <Confirm run={run} store={store} onDone={() => close(true)} />,
  })
  return isDone ?? false
}

function Fields({ store }: { store: Store<State> }) {
  const t = useT()
  const { password, again, problem } = useStore(store)
  const change = (change: Partial<State>) => store.set((state) => ({ ...state, ...change, problem: undefined }))
  return (
    <div className="stack">
      <FormField
        label={t('암호')}
        required
        width="full"
        help={t('숫자와 문자를 섞어 10자 이상. 저장하지 않으니 받는 사람에게 따로 알리십시오.')}
        error={problem}
      >
        {(wiring) => (
          <Input.Password
            {...wiring}
            autoComplete="new-password"
            data-focus-first
            value={password}
            onChange={({ target }) => change({ password: target.value })}
          />
        )}
      </FormField>
      <FormField label={t('암호 확인')} required width="full">
        {(wiring) => (
          <Input.Password
            {...wiring}
            autoComplete="new-password"
            value={again}
            onChange={({ target }) => change({ again: target.value })}
          />
        )}
      </FormField>
    </div>
  )
}

interface ConfirmProps {
  run(password: string): Promise<void>
  store: Store<State>
  onDone(): void
}
function Confirm({ run, store, onDone }: ConfirmProps) {
  const t = useT()
  const { password, again, isBusy } = useStore(store)
  const send = async () => {
    if (password !== again) {
      store.set((state) => ({ ...state, problem: { message: t('두 암호가 다릅니다.') } }))
      return
    }
    store.set((state) => ({ ...state, isBusy: true }))
    try {
      await run(password)
      onDone()
    } catch (error) {
      const problem =
        error instanceof ApiError ? error.problems.find(({ field }) => field === 'passwordDesc') : undefined
      store.set((state) => ({ ...state, problem }))
      if (!problem) showFailure(error)
    } finally {
      store.set((state) => ({ ...state, isBusy: false }))
    }
  }
  return (
    <Button type="primary" loading={isBusy} disabled={password === ''} onClick={() => void send()}>
      {t('파일 받기')}
    </Button>
  )
}

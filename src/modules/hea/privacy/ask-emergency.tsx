/** Of whom, and why: asked before another plant's data open. */
import { Button, Select } from 'antd'
import { useState } from 'react'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { sendWith } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { useSettled } from '#platform/web/form/use-settled.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { createStore, type Store, useStore } from '#platform/web/store.ts'
import { emergencyPeople, openEmergency } from './emergency.calls.ts'
import './emergency.css'

interface State {
  subjectUserId: string | null
  reasonDesc: string
  problems: Readonly<Record<string, { message: string }>>
  isBusy: boolean
}

/** @returns whether it was opened */
export async function askEmergency(): Promise<boolean> {
  const store = createStore<State>({ subjectUserId: null, reasonDesc: '', problems: {}, isBusy: false })
  const isDone = await openDialog<true>({
    label: translateNow('응급열람 시작'),
    width: 'min(560px, 92vw)',
    content: () => <Fields store={store} />,
    actions: (close) => <Confirm store={store} onDone={() => close(true)} />,
  })
  if (isDone) toast(translateNow('1시간 동안 볼 수 있습니다. 보건관리자에게 알렸습니다.'))
  return isDone ?? false
}

const REASON = { max: 1000, lines: 3 }
const SEARCH_WAIT_MS = 250

function Fields({ store }: { store: Store<State> }) {
  const t = useT()
  const { subjectUserId, reasonDesc, problems } = useStore(store)
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), SEARCH_WAIT_MS)
  const { data, isFetching } = useAsked(emergencyPeople, q === '' ? null : { q })
  const change = (change: Partial<State>) => store.set((state) => ({ ...state, ...change, problems: {} }))
  return (
    <div className="stack">
      <FormField label={t('대상자')} required width="full" error={problems.subjectUserId}>
        {(wiring) => (
          <Select
            {...wiring}
            className="form-select"
            data-focus-first
            value={subjectUserId}
            placeholder={t('다른 사업장 사람의 이름이나 사번')}
            showSearch={{ filterOption: false, onSearch: setTyped }}
            loading={isFetching}
            notFoundContent={q === '' ? null : isFetching ? t('불러오는 중') : t('검색 결과가 없습니다.')}
            options={(data?.rows ?? []).map(({ userId, userNm, orgNm, plantNm }) => ({
              value: userId,
              label: [userNm, orgNm, plantNm].filter(Boolean).join(' · '),
            }))}
            onChange={(key: string | null) => change({ subjectUserId: key })}
          />
        )}
      </FormField>
      <FormField
        label={t('사유')}
        required
        width="full"
        help={t('10자 이상. 본인과 보건관리자에게 보이고 열람기록에 남습니다.')}
        error={problems.reasonDesc}
      >
        {(wiring) => (
          <TextInput
            wiring={wiring}
            field={REASON}
            value={reasonDesc}
            onChange={(value) => change({ reasonDesc: value ?? '' })}
          />
        )}
      </FormField>
    </div>
  )
}

function Confirm({ store, onDone }: { store: Store<State>; onDone(): void }) {
  const t = useT()
  const { subjectUserId, reasonDesc, isBusy } = useStore(store)
  const send = async () => {
    store.set((state) => ({ ...state, isBusy: true }))
    try {
      await sendWith({ quiet: true }, openEmergency, { subjectUserId: subjectUserId ?? '', reasonDesc })
      onDone()
    } catch (error) {
      const found = error instanceof ApiError ? error.problems : []
      store.set((state) => ({ ...state, problems: Object.fromEntries(found.map((one) => [one.field, one])) }))
      if (found.length === 0) showFailure(error)
    } finally {
      store.set((state) => ({ ...state, isBusy: false }))
    }
  }
  const isReady = subjectUserId !== null && reasonDesc.trim() !== ''
  return (
    <Button type="primary" danger loading={isBusy} disabled={!isReady} onClick={() => void send()}>
      {t('1시간 열람')}
    </Button>
  )
}

import { Button, Checkbox, Input, Select } from 'antd'
import { useId } from 'react'
import { ApiError } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { createStore, type Store, useStore } from '#platform/web/store.ts'
import type { SavedSearches } from './use-saved-searches.ts'

export interface SearchForm {
  savedSearchNm: string
  shareAuthGrpNo: number | null
  isDefault: boolean
}
interface FormState extends SearchForm {
  problem: string
  isRunning: boolean
}
export interface Asking {
  label: string
  start: SearchForm
  groups: SavedSearches['groups']
  save(form: SearchForm): Promise<void>
}
const MAX_NAME = 60

/** Name of a search, who sees it, and whether the list opens with it. */
export function askSearch({ label, start, groups, save }: Asking): void {
  const store = createStore<FormState>({ ...start, problem: '', isRunning: false })
  const submit = async (close: () => void) => {
    const { problem: _problem, isRunning, ...form } = store.get()
    if (isRunning || form.savedSearchNm.trim() === '') return
    store.set((state) => ({ ...state, problem: '', isRunning: true }))
    try {
      await save({ ...form, savedSearchNm: form.savedSearchNm.trim() })
      close()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      store.set((state) => ({ ...state, problem: messageOf(error), isRunning: false }))
    }
  }
  void openDialog({
    label,
    width: 'min(440px, 92vw)',
    top: '16vh',
    escCloses: true,
    content: (close) => <SearchFields store={store} groups={groups} onEnter={() => void submit(close)} />,
    actions: (close) => <SaveButton store={store} onSave={() => void submit(close)} />,
  })
}

interface SearchFieldsProps {
  store: Store<FormState>
  groups: Asking['groups']
  onEnter(): void
}
function SearchFields({ store, groups, onEnter }: SearchFieldsProps) {
  const t = usePlatformT()
  const id = useId()
  const { savedSearchNm, shareAuthGrpNo, isDefault, problem } = useStore(store)
  const change = (patch: Partial<FormState>) => store.set((state) => ({ ...state, problem: '', ...patch }))
  const options = [
    { value: 0, label: t('나만') },
    ...groups.map(({ authGrpNo, authGrpNm }) => ({ value: authGrpNo, label: authGrpNm })),
  ]
  return (
    <div className="doc-action">
      <FormField label={t('이름|thing')} required width="full" error={problem ? { message: problem } : undefined}>
        {(wiring) => (
          <Input
            {...wiring}
            value={savedSearchNm}
            maxLength={MAX_NAME}
            data-focus-first
            onChange={({ target }) => change({ savedSearchNm: target.value })}
            onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && onEnter()}
          />
        )}
      </FormField>
      {groups.length > 0 && (
        <FormField
          label={t('공유')}
          width="full"
          help={t('그룹에 공유하면 그 구성원도 봅니다. 바꾸는 것은 나만 할 수 있습니다.')}
        >
          {(wiring) => (
            <Select
              {...wiring}
              className="form-select"
              value={shareAuthGrpNo ?? 0}
              options={options}
              onChange={(value: number) => change({ shareAuthGrpNo: value || null })}
            />
          )}
        </FormField>
      )}
      <Checkbox id={id} checked={isDefault} onChange={({ target }) => change({ isDefault: target.checked })}>
        {t('이 목록을 열 때 먼저 보이기')}
      </Checkbox>
    </div>
  )
}

function SaveButton({ store, onSave }: { store: Store<FormState>; onSave(): void }) {
  const t = usePlatformT()
  const { isRunning, savedSearchNm } = useStore(store)
  return (
    <Button type="primary" loading={isRunning} disabled={savedSearchNm.trim() === ''} onClick={onSave}>
      {t('저장')}
    </Button>
  )
}

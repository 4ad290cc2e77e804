import { Button, Radio } from 'antd'
import type { AnyDocument } from '#platform/model/document.ts'
import type { AnyField } from '#platform/model/field.ts'
import { columnNamesOf } from '#platform/model/field.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import type { Values } from '#platform/web/form/field-control.tsx'
import { NOTHING, ReferenceText, useFieldText } from '#platform/web/form/field-text.tsx'
import { platformNow, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { createStore, type Store, useStore } from '#platform/web/store.ts'
import type { Conflict, MergeField } from '../merge.ts'
import { changedLines } from './changed-lines.ts'

const K_38 = '다른 사용자가 먼저 수정했습니다. 새로고침 후 다시 시도하세요.'
type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

/** Somebody was faster: both texts side by side, and one's own is never lost without being asked. */
export function askMerge(model: AnyDocument, conflict: Conflict): Promise<readonly string[] | undefined> {
  const start = Object.fromEntries(
    conflict.fields.map(({ name, canKeep }) => [name, canKeep ? 'mine' : 'theirs'] as const),
  )
  const store = createStore<Choices>(start)
  return openDialog<readonly string[]>({
    label: platformNow('먼저 저장된 내용이 있습니다'),
    content: () => <MergeTable model={model} conflict={conflict} store={store} />,
    actions: (close) => <MergeButtons model={model} conflict={conflict} store={store} close={close} />,
  })
}

interface MergeProps {
  model: AnyDocument
  conflict: Conflict
  store: Store<Choices>
}
function MergeTable({ model, conflict, store }: MergeProps) {
  const t = usePlatformT()
  return (
    <div className="doc-merge">
      <p>{t(K_38)}</p>
      {changedLines(conflict.changed).map((line) => (
        <p key={line} className="quiet">
          {line}
        </p>
      ))}
      {conflict.fields.map((choice) => {
        const field = model.fields[choice.name]
        return field && <MergeRow key={choice.name} choice={choice} field={field} conflict={conflict} store={store} />
      })}
    </div>
  )
}

interface MergeRowProps {
  choice: MergeField
  field: AnyField
  conflict: Conflict
  store: Store<Choices>
}
function MergeRow({ choice: { name, isContested, canKeep }, field, conflict, store }: MergeRowProps) {
  const t = useT()
  const say = usePlatformT()
  const choices = useStore(store)
  const text = useFieldText(field)
  const mine: Values = { ...conflict.theirs, ...conflict.mine }
  const label = t(field.label)
  const shown = (values: Values) =>
    field.kind === 'reference' ? (
      <ReferenceText to={field.to} value={values[name]} name={null} />
    ) : (
      text(name, values) || NOTHING
    )
  return (
    <fieldset>
      <legend>
        {label} {isContested && <span className="form-mark">{say('둘 다 수정')}</span>}
      </legend>
      <Radio.Group
        aria-label={label}
        value={choices[name]}
        onChange={({ target }) => store.set((before) => ({ ...before, [name]: target.value as 'mine' | 'theirs' }))}
      >
        <Radio value="mine" disabled={!canKeep}>
          <b>{say('내가 입력한 내용')}</b>
          <span className="doc-merge-text">{shown(mine)}</span>
        </Radio>
        <Radio value="theirs">
          <b>{say('저장된 내용')}</b>
          <span className="doc-merge-text">{shown(conflict.theirs)}</span>
        </Radio>
      </Radio.Group>
      {!canKeep && <p className="quiet">{say('지금은 바꿀 수 없는 항목입니다. 필요하면 내용을 복사해 두세요.')}</p>}
    </fieldset>
  )
}

function MergeButtons({ model, conflict, store, close }: MergeProps & { close(columns?: readonly string[]): void }) {
  const t = usePlatformT()
  const choices = useStore(store)
  const kept = conflict.fields.filter(({ name }) => choices[name] === 'mine')
  const columns = kept.flatMap(({ name }) => {
    const field = model.fields[name]
    return field ? columnNamesOf(name, field) : []
  })
  return (
    <>
      <Button onClick={() => close([])}>{t('저장된 내용으로')}</Button>
      <Button type="primary" disabled={columns.length === 0} onClick={() => close(columns)}>
        {t('선택한 내용으로 저장')}
      </Button>
    </>
  )
}

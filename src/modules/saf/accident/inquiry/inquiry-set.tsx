/** A part of an investigation that is edited as a whole: what was typed stays on this device until it is saved. */
import { Button } from 'antd'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { RowsField } from '#platform/model/field.ts'
import { renew } from '#platform/web/calls/ask.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { forgetInput, keepInput, keptInput } from '#platform/web/document/kept-input.ts'
import { FieldControl } from '#platform/web/form/field-control.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { inquiry } from './inquiry.calls.ts'

type Rows = readonly object[]

/** What is typed of a part, and where it goes. */
export function useTyped<R extends object>(part: string, no: number, stored: readonly R[]) {
  const name = `acc-${part}`
  const [typed, setTyped] = useState<readonly R[] | undefined>(() => keptInput(name, no)?.values.rows as readonly R[])
  return {
    rows: typed ?? stored,
    isEdited: typed !== undefined,
    change(rows: readonly R[]) {
      keepInput(name, no, { values: { rows }, rowVersion: null })
      setTyped(rows)
    },
    drop() {
      forgetInput(name, no)
      setTyped(undefined)
    },
  }
}

interface SavingProps {
  onSave(): Promise<unknown>
  /** What was typed is forgotten: it is stored, or not wanted. */
  onDrop(): void
}
export function Saving({ onSave, onDrop }: SavingProps) {
  const t = useT()
  const save = async () => {
    await onSave()
    onDrop()
    await renew(inquiry)
    toast(t('저장되었습니다.'))
  }
  return (
    <div className="row">
      <ActionButton type="primary" onAction={save}>
        {t('저장')}
      </ActionButton>
      <Button onClick={onDrop}>{t('취소')}</Button>
    </div>
  )
}

interface EditedProps {
  part: string
  no: number
  field: RowsField
  stored: Rows
  mayChange: boolean
  /** As it is read. */
  children: ReactNode
  /** Beside the rows, while they are edited. */
  beside?: ReactNode
  onSave(rows: Rows): Promise<unknown>
}
/** Rows to read, and behind a button to type into: a range copied in Excel is pasted. */
export function EditedRows({ part, no, field, stored, mayChange, children, beside, onSave }: EditedProps) {
  const t = useT()
  const typed = useTyped(part, no, stored)
  if (!typed.isEdited)
    return (
      <div className="stack">
        {children}
        {mayChange && (
          <div className="row">
            <Button icon={<Pencil size={16} aria-hidden />} onClick={() => typed.change(stored)}>
              {t('{what} 수정', { what: t(field.label) })}
            </Button>
          </div>
        )}
      </div>
    )
  return (
    <div className="stack">
      <FormField label={t(field.label)} isGroup width="full">
        {(wiring) => (
          <FieldControl
            wiring={wiring}
            name="rows"
            label={t(field.label)}
            field={field}
            values={{ rows: typed.rows }}
            onChange={({ rows }) => typed.change((rows as Rows | null) ?? [])}
          />
        )}
      </FormField>
      {beside}
      <Saving onDrop={typed.drop} onSave={() => onSave(typed.rows)} />
    </div>
  )
}

/** A number below one for each row that has none yet. */
export const numberedRows = <R extends object>(rows: readonly R[]): (R & { no: number })[] =>
  rows.map((row, at) => ({ ...row, no: 'no' in row && typeof row.no === 'number' ? row.no : -(at + 1) }))

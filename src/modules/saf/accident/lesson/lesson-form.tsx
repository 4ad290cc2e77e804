/** A lesson is written from what the investigation found, without the names of who was hurt, and goes out at once. */
import { Input } from 'antd'
import { useState } from 'react'
import { notice, type TargetScope, targetScopes } from '#modules/manage/notice/notice.model.ts'
import { addDays } from '#platform/model/calendar.ts'
import type { AnyField } from '#platform/model/field.ts'
import { send } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { FieldControl, isGroupControl, type Values } from '#platform/web/form/field-control.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { type Lessons, publishLesson } from './lesson.calls.ts'
import { type LessonPart, lessonParts } from './lesson.logic.ts'

const DAYS_TO_READ = 14
const TITLE_MAX = 100
const TEXT_MAX = 1000
const { targetScopeCd, targetDepts, targetVendors, confirmLevelCd, confirmDueYmd, texts } = notice.fields
/** Types of vendors are no choice here: a lesson goes to all, or to those it concerns. */
const { TYPE: _, ...scopes } = targetScopes
/** Where contractors are among those whom it is for. */
const ofVendors: readonly unknown[] = ['ALL', 'PARTNER', 'VENDOR'] satisfies TargetScope[]
const scopeField = { ...targetScopeCd, codes: scopes }

interface Row {
  targetDeptCd?: string | null
  targetVendorCd?: string | null
}
interface FormProps {
  no: number
  proposed: Lessons['proposed']
  onDone(): void
}
export function LessonForm({ no, proposed, onDone }: FormProps) {
  const t = useT()
  const [title, setTitle] = useState('')
  const [page, setPage] = useState(proposed ?? { whatDesc: '', whyDesc: '', learnDesc: '' })
  const [values, setValues] = useState<Values>({
    targetScopeCd: 'ALL',
    confirmLevelCd: 'WORKER',
    confirmDueYmd: addDays(today(), DAYS_TO_READ),
  })
  const change = (patch: Values) => setValues((now) => ({ ...now, ...patch }))
  const keysOf = (rows: unknown, key: keyof Row) => ((rows ?? []) as Row[]).flatMap((row) => row[key] ?? [])
  const publish = async () => {
    await send(
      publishLesson,
      { no },
      {
        ...{ lessonTitle: title, ...page },
        targetScopeCd: values.targetScopeCd as Exclude<TargetScope, 'TYPE'>,
        deptCds: keysOf(values.targetDepts, 'targetDeptCd'),
        vendorCds: keysOf(values.targetVendors, 'targetVendorCd'),
        confirmLevelCd: values.confirmLevelCd === 'VENDOR' ? 'VENDOR' : 'WORKER',
        confirmDueYmd: String(values.confirmDueYmd),
        texts: (values.texts ?? []) as never[],
      },
    )
    toast(t('사고사례를 게시했습니다.'))
    onDone()
  }
  const isWhole = [title, ...Object.values(page)].every((text) => text.trim() !== '') && Boolean(values.confirmDueYmd)
  const scope = values.targetScopeCd
  return (
    <div className="stack">
      <p className="quiet">{t('재해자의 이름은 넣지 않습니다. 게시하면 대상자에게 필독 공지로 갑니다.')}</p>
      <FormField label={t('제목')} required width="full">
        {(wiring) => (
          <Input {...wiring} value={title} maxLength={TITLE_MAX} onChange={({ target }) => setTitle(target.value)} />
        )}
      </FormField>
      {(Object.keys(lessonParts) as LessonPart[]).map((part) => (
        <FormField key={part} label={t(lessonParts[part])} required width="full">
          {(wiring) => (
            <Input.TextArea
              {...wiring}
              value={page[part]}
              maxLength={TEXT_MAX}
              autoSize={{ minRows: 3 }}
              onChange={({ target }) => setPage({ ...page, [part]: target.value })}
            />
          )}
        </FormField>
      ))}
      <Of name="targetScopeCd" field={scopeField} values={values} onChange={change} />
      {scope === 'DEPT' && <Of name="targetDepts" field={targetDepts} values={values} onChange={change} />}
      {scope === 'VENDOR' && <Of name="targetVendors" field={targetVendors} values={values} onChange={change} />}
      {ofVendors.includes(scope) && (
        <Of name="confirmLevelCd" field={confirmLevelCd} values={values} onChange={change} />
      )}
      <Of name="confirmDueYmd" field={confirmDueYmd} values={values} onChange={change} />
      <details>
        <summary>{t('다른 언어')}</summary>
        <Of name="texts" field={texts} values={values} onChange={change} />
      </details>
      <DialogActions>
        <ActionButton type="primary" disabled={!isWhole} onAction={publish}>
          {t('게시')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}

interface OfProps {
  name: string
  field: AnyField
  values: Values
  onChange(patch: Values): void
}
/** As the page of a notice asks it. */
function Of({ name, field, values, onChange }: OfProps) {
  const t = useT()
  return (
    <FormField label={t(field.label)} name={name} {...(isGroupControl(field) && { isGroup: true })} width="full">
      {(wiring) => (
        <FieldControl
          wiring={wiring}
          name={name}
          label={t(field.label)}
          field={field}
          values={values}
          onChange={onChange}
        />
      )}
    </FormField>
  )
}

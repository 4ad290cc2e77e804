/** One row of a master: read, changed, added, removed, beside its list. */
import { Button } from 'antd'
import { ChevronDown, ChevronUp, History, Trash2, X } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { nameFieldOf } from '#platform/model/field.ts'
import { fieldText } from '#platform/model/field-text.ts'
import { keyOf, type Master, writableNames } from '#platform/model/master.ts'
import type { Problem } from '#platform/model/problem.ts'
import { ApiError, api } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { confirm, toast } from '#platform/web/dialog/dialogs.ts'
import { nameIn, useCodes } from '#platform/web/form/codes.ts'
import { FieldControl, isGroupControl, widthOf } from '#platform/web/form/field-control.tsx'
import { FormField, RequiredLegend } from '#platform/web/form/form-field.tsx'
import { platformNow, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { MasterHistory } from './master-history.tsx'
import { type MasterRow, refreshMaster, rowPath, type SaveBy } from './master-state.ts'

type Values = Readonly<Record<string, unknown>>

/** What a control of a screen's own is given. */
export interface ControlledField {
  values: Values
  /** Left out where the field is only read. */
  onChange?: (patch: Values) => void
}
export type MasterControls = Readonly<Record<string, ((field: ControlledField) => ReactNode) | null>>
/** What stands below a field while somebody writes it. */
export type MasterHints = Readonly<Record<string, (field: Required<ControlledField>) => ReactNode>>

interface MasterSheetProps {
  master: Master
  /** Undefined for a new row. */
  row: MasterRow | undefined
  editable: boolean
  /** What a new row starts with. */
  initial?: Values
  controls?: MasterControls | undefined
  hints?: MasterHints | undefined
  below?: ((row: MasterRow, editable: boolean) => ReactNode) | undefined
  saveBy?: SaveBy | undefined
  onMove?: (by: number) => void
  /** The row as it is now stored. */
  onSaved(row: MasterRow): void
  onClose(): void
}

export function MasterSheet(props: MasterSheetProps) {
  const { master, row, editable, initial, controls = {}, hints = {}, below, saveBy, onMove, onSaved, onClose } = props
  const t = useT()
  const say = usePlatformT()
  const form = useMasterForm(master, row, initial ?? {}, saveBy)
  const [showsHistory, setShowsHistory] = useState(false)
  useUnsaved(form.isDirty)
  const leave = async (go: () => void) => {
    if (!form.isDirty || (await confirm(say('저장하지 않은 내용이 있습니다. 계속하시겠습니까?')))) go()
  }
  const save = async () => {
    const saved = await form.save()
    if (saved) onSaved(saved)
  }
  useSheetKeys({ save: editable && form.isDirty ? save : undefined, close: () => void leave(onClose) })
  const title = row ? titleOf(master, row) : say('{label} 등록', { label: t(master.label) })
  return (
    <aside className="master-sheet" aria-label={title}>
      <header className="master-sheet-head">
        <h2 className="ellipsis">{title}</h2>
        {row && onMove && (
          <>
            <IconButton label={say('이전')} icon={ChevronUp} onClick={() => void leave(() => onMove(-1))} />
            <IconButton label={say('다음')} icon={ChevronDown} onClick={() => void leave(() => onMove(1))} />
          </>
        )}
        {row && <IconButton label={say('이력')} icon={History} onClick={() => setShowsHistory(!showsHistory)} />}
        {row && editable && (
          <IconButton label={say('삭제')} icon={Trash2} onClick={() => void removeRow(master, row, onClose)} />
        )}
        <IconButton label={say('닫기')} icon={X} onClick={() => void leave(onClose)} />
      </header>
      {showsHistory && row ? (
        <MasterHistory master={master} row={row} />
      ) : (
        <MasterFields
          master={master}
          form={form}
          editable={editable}
          controls={controls}
          hints={hints}
          isNew={row === undefined}
        >
          {row && below?.(row, editable)}
        </MasterFields>
      )}
      {editable && !showsHistory && (
        <footer className="master-sheet-foot">
          <RequiredLegend />
          <Button type="primary" disabled={!form.isDirty} loading={form.isSaving} onClick={() => void save()}>
            {say('저장')}
          </Button>
        </footer>
      )}
    </aside>
  )
}

function IconButton({ label, icon: Icon, onClick }: { label: string; icon: typeof X; onClick(): void }) {
  return <Button type="text" icon={<Icon size={18} aria-hidden />} aria-label={label} title={label} onClick={onClick} />
}

interface MasterFieldsProps {
  master: Master
  form: MasterForm
  editable: boolean
  controls: MasterControls
  hints: MasterHints
  isNew: boolean
  children: ReactNode
}
function MasterFields({ master, form, editable, controls, hints, isNew, children }: MasterFieldsProps) {
  const t = useT()
  const names = Object.keys(master.fields).filter((name) => !master.fields[name]?.system && controls[name] !== null)
  const writable = editable ? writableNames(master, isNew) : []
  return (
    <div className="master-fields">
      {names.map((name) => {
        const field = master.fields[name]
        if (!field) return null
        const isOpen = writable.includes(name)
        const control = controls[name]
        if (!isOpen && !control) return <ReadField key={name} master={master} name={name} values={form.values} />
        const problem = form.problems.find((one) => one.field === name)
        const hint = isOpen && hints[name]?.({ values: form.values, onChange: form.change })
        return (
          <Fragment key={name}>
            <FormField
              name={name}
              label={t(field.label)}
              required={field.required && field.kind !== 'yesNo'}
              help={field.help && t(field.help)}
              error={problem}
              width={widthOf(field)}
              isGroup={control ? true : isGroupControl(field)}
            >
              {(wiring) =>
                control ? (
                  control({ values: form.values, ...(isOpen && { onChange: form.change }) })
                ) : (
                  <FieldControl
                    wiring={wiring}
                    name={name}
                    field={field}
                    values={form.values}
                    onChange={form.change}
                    label={t(field.label)}
                  />
                )
              }
            </FormField>
            {hint}
          </Fragment>
        )
      })}
      {children}
    </div>
  )
}

function ReadField({ master, name, values }: { master: Master; name: string; values: Values }) {
  const t = useT()
  const field = master.fields[name]
  const items = useCodes(field?.kind === 'code' ? field : {})
  if (!field) return null
  return (
    <dl className="master-read">
      <dt>{t(field.label)}</dt>
      <dd>{fieldText(field, name, values, { t, codeName: nameIn(items) }) || '–'}</dd>
    </dl>
  )
}

/** A row that is called after a person or a place is called by the name. */
const titleOf = (master: Master, row: MasterRow): string =>
  String(row[nameFieldOf(master.title)] ?? row[master.title] ?? '')

interface MasterForm {
  values: Values
  problems: readonly Problem[]
  isDirty: boolean
  isSaving: boolean
  change(patch: Values): void
  /** @returns the row as stored; undefined when it was refused, which the form then shows */
  save(): Promise<MasterRow | undefined>
}

const asUsual: SaveBy = (_row, _changes, save) => save()

function useMasterForm(
  master: Master,
  row: MasterRow | undefined,
  initial: Values,
  saveBy: SaveBy = asUsual,
): MasterForm {
  const [start] = useState<Values>(() => row ?? { ...defaultsOf(master), ...initial })
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isSaving, setSaving] = useState(false)
  const changed = Object.keys(values).filter((name) => name in master.fields && !same(values[name], start[name]))
  const save = async () => {
    setSaving(true)
    try {
      const changes = row ? pick(values, changed) : values
      const send = () => sendRow(master, row, changes)
      const saved = row ? await saveBy(row, changes, send) : await send()
      if (!saved) return undefined
      await refreshMaster(master)
      toast(platformNow('저장되었습니다.'))
      return saved
    } catch (error) {
      setProblems(error instanceof ApiError ? error.problems : [])
      const isAtField = error instanceof ApiError && error.problems.some(({ field }) => field in master.fields)
      if (!isAtField) showFailure(error)
      return undefined
    } finally {
      setSaving(false)
    }
  }
  return {
    values,
    problems,
    isDirty: changed.length > 0,
    isSaving,
    change: (patch) => {
      setValues((before) => ({ ...before, ...patch }))
      setProblems((found) => found.filter(({ field }) => !(field in patch)))
    },
    save,
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))

const defaultsOf = (master: Master): Values =>
  Object.fromEntries(
    Object.entries(master.fields).flatMap(([name, field]) =>
      'default' in field && field.default !== undefined ? [[name, field.default]] : [],
    ),
  )

async function sendRow(master: Master, row: MasterRow | undefined, values: Values): Promise<MasterRow> {
  const own = Object.fromEntries(
    Object.entries(values).filter(([name]) => writableNames(master, row === undefined).includes(name)),
  )
  if (!row) return api.post<MasterRow>(master.api, own, { quiet: true })
  return api.put<MasterRow>(
    rowPath(master, keyOf(master, row)),
    { ...own, rowVersion: row.rowVersion },
    { quiet: true },
  )
}

/** Asked first (K-37); taken back from the toast. */
async function removeRow(master: Master, row: MasterRow, onGone: () => void): Promise<void> {
  if (!(await confirm(platformNow('삭제하시겠습니까?'), { danger: true, confirmText: platformNow('삭제') }))) return
  const path = rowPath(master, keyOf(master, row))
  await api.delete(`${path}?rowVersion=${row.rowVersion}`)
  await refreshMaster(master)
  onGone()
  const restore = async () => {
    await sendRow(master, undefined, row)
    await refreshMaster(master)
  }
  toast(platformNow('삭제했습니다.'), { undo: () => void restore().catch(showFailure) })
}

/** Ctrl S saves, Esc leaves; a dialog above has its own keys. */
function useSheetKeys({ save, close }: { save: (() => Promise<void>) | undefined; close(): void }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        event.preventDefault()
        void save?.()
      } else if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

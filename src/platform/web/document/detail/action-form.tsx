/** What an action asks for before it is done: exactly its fields, and its reason. */
import { Checkbox, Radio } from 'antd'
import { useState } from 'react'
import type { AnyAction, AnyDocument } from '#platform/model/document.ts'
import { columnNamesOf } from '#platform/model/field.ts'
import type { Problem } from '#platform/model/problem.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { FieldControl, isGroupControl, type Values, widthOf } from '#platform/web/form/field-control.tsx'
import { FormField, RequiredLegend, type Wiring } from '#platform/web/form/form-field.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { Reasons, type Reason as Refused } from '#platform/web/parts/reasons.tsx'
import { type Store, useStore } from '#platform/web/store.ts'
import { problemsAt } from '../check-input.ts'

export interface ActionState {
  values: Values
  problems: readonly Problem[]
  /** A refusal that belongs to no field of the dialog. */
  refusal: readonly Refused[]
  isRunning: boolean
}
const REASON_MAX = 1000
/** The code that says nothing by itself. */
const OTHER_REASON = 'ETC'

/** Fields that the dialog of an action shows; those already on the page as a form are filled in there. */
export const askedFields = (action: AnyAction, onPage: readonly string[]): string[] =>
  [...(action.needs ?? []), ...(action.takes ?? [])].filter((name) => !onPage.includes(name))

const isCoded = (action: AnyAction): boolean => action.reason !== undefined && action.reason !== 'text'
const needsReasonText = (action: AnyAction, values: Values): boolean =>
  action.reason !== undefined && (!isCoded(action) || values.reasonCd === OTHER_REASON)

interface ActionFormProps {
  model: AnyDocument
  action: AnyAction
  names: readonly string[]
  /** The fields that a coded reason may point at. */
  concerned: readonly string[]
  store: Store<ActionState>
}
export function ActionForm({ model, action, names, concerned, store }: ActionFormProps) {
  const t = useT()
  const state = useStore(store)
  const [start] = useState(state.values)
  useUnsaved(!isSame(state.values, start))
  const change = (patch: Values) =>
    store.set((before) => ({
      ...before,
      values: { ...before.values, ...patch },
      problems: before.problems.filter((problem) => !(problem.field in patch)),
      refusal: [],
    }))
  return (
    <form className="doc-action" onSubmit={(event) => event.preventDefault()}>
      {state.refusal.length > 0 && (
        <div className="doc-banner" data-tone="danger" role="alert">
          <Reasons of={state.refusal} />
        </div>
      )}
      {action.needs && action.needs.length > 0 && <RequiredLegend />}
      {names.map((name) => (
        <AskedField
          key={name}
          model={model}
          name={name}
          state={state}
          change={change}
          isNeeded={action.needs?.includes(name) ?? false}
        />
      ))}
      {action.reason && <Reason model={model} action={action} concerned={concerned} state={state} change={change} />}
      <p className="visually-hidden">{t(action.label)}</p>
    </form>
  )
}

/** Nothing chosen and nothing typed are the same. */
const isSame = (one: Values, other: Values): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => JSON.stringify(one[name] || null) === JSON.stringify(other[name] || null),
  )

interface PartProps {
  model: AnyDocument
  state: ActionState
  change(patch: Values): void
}
function AskedField({ model, name, state, change, isNeeded }: PartProps & { name: string; isNeeded: boolean }) {
  const t = useT()
  const field = model.fields[name]
  if (!field) return null
  const label = t(field.label)
  return (
    <FormField
      name={name}
      label={label}
      required={isNeeded || field.required}
      error={problemsAt(model, state.problems, name)[0]}
      width={widthOf(field)}
      isGroup={isGroupControl(field)}
      {...(field.help && { help: t(field.help) })}
    >
      {(wiring) => (
        <FieldControl wiring={wiring} name={name} field={field} label={label} values={state.values} onChange={change} />
      )}
    </FormField>
  )
}

function Reason({
  model,
  action,
  concerned,
  state,
  change,
}: PartProps & Pick<ActionFormProps, 'action' | 'concerned'>) {
  const t = useT()
  const say = usePlatformT()
  const errorAt = (field: string) => state.problems.find((problem) => problem.field === field)
  return (
    <>
      {isCoded(action) && (
        <FormField label={say('사유')} name="reasonCd" required error={errorAt('reasonCd')} width="full" isGroup>
          {(wiring) => <ReasonCodes action={action} wiring={wiring} state={state} change={change} />}
        </FormField>
      )}
      <FormField
        label={isCoded(action) ? say('설명') : say('사유')}
        name="reasonDesc"
        required={needsReasonText(action, state.values)}
        error={errorAt('reasonDesc')}
        width="full"
      >
        {(wiring) => (
          <TextInput
            wiring={wiring}
            field={{ max: REASON_MAX, lines: 3 }}
            value={(state.values.reasonDesc as string | null | undefined) ?? null}
            onChange={(reasonDesc) => change({ reasonDesc })}
          />
        )}
      </FormField>
      {isCoded(action) && concerned.length > 0 && (
        <FormField label={say('보완할 항목')} name="reasonFields" error={errorAt('reasonFields')} width="full" isGroup>
          {(wiring) => (
            <Checkbox.Group
              {...wiring}
              className="doc-concerned"
              value={(state.values.reasonFields as string[] | undefined) ?? []}
              onChange={(reasonFields) => change({ reasonFields })}
              options={concerned.map((name) => ({ value: name, label: t(model.fields[name]?.label ?? name) }))}
            />
          )}
        </FormField>
      )}
    </>
  )
}

interface ReasonCodesProps extends Pick<PartProps, 'state' | 'change'> {
  action: AnyAction
  wiring: Wiring
}
function ReasonCodes({ action: { reason = '', reasonCds }, wiring, state, change }: ReasonCodesProps) {
  const items = useCodes({ group: reason }).filter(({ code }) => reasonCds?.includes(code) ?? true)
  return (
    <Radio.Group
      {...wiring}
      className="doc-concerned"
      value={state.values.reasonCd ?? null}
      onChange={({ target }) => change({ reasonCd: target.value as string })}
      options={items.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
    />
  )
}

/** What is still missing of what an action asks, before the server is asked. */
export function missingReason(action: AnyAction, values: Values): string[] {
  const missing: string[] = []
  if (isCoded(action) && !values.reasonCd) missing.push('reasonCd')
  if (needsReasonText(action, values) && !String(values.reasonDesc ?? '').trim()) missing.push('reasonDesc')
  return missing
}

/** What of the record the dialog starts with. */
export const startOf = (model: AnyDocument, names: readonly string[], values: Values): Values =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = model.fields[name]
      const columns = field ? columnNamesOf(name, field) : []
      return [...columns, name.replace(/(Id|No|Cd)$/, 'Nm')].map((column) => [column, values[column] ?? null])
    }),
  )

import { type ReactNode, useContext, useLayoutEffect } from 'react'
import { commonFields, isCommon } from '#platform/model/common-fields.ts'
import { type AnyField, columnNamesOf } from '#platform/model/field.ts'
import { isEmpty } from '#platform/model/validate.ts'
import { FieldControl, isGroupControl, type Values, widthOf } from '#platform/web/form/field-control.tsx'
import { FieldText } from '#platform/web/form/field-text.tsx'
import { FormField, type Wiring } from '#platform/web/form/form-field.tsx'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { problemsAt } from '../check-input.ts'
import { SectionContext, useDocument } from '../context.ts'

/** What a control of a module's own is given. */
export interface Control<V> {
  value: V | null
  setValue(value: V | null): void
  wiring: Wiring
}
export interface AnyFieldProps {
  name: string
  /** One line under the input, in place of the model's. */
  hint?: string
  /** In place of the model's label. */
  label?: string
  /** A control of the module's own, for this field on this screen. */
  children?: (control: Control<unknown>) => ReactNode
}

/** One field: text to read, or its input while its section is edited. */
export function DocumentField({ name, hint, label, children }: AnyFieldProps) {
  const t = useT()
  const say = usePlatformT()
  const { model, values, can, mode, shown } = useDocument()
  const section = useContext(SectionContext)
  const register = section?.register
  useLayoutEffect(() => {
    shown.add(name)
    const leave = register?.(name)
    return () => {
      shown.delete(name)
      leave?.()
    }
  }, [shown, register, name])
  const field = model.fields[name] ?? (isCommon(name) ? commonFields[name] : undefined)
  if (!field) return null
  const text = t(label ?? field.label)
  const isEditing = (section?.isEditing ?? mode === 'draft') && can.edit.includes(name)
  if (isEditing) return <EditedField name={name} text={text} {...(hint && { hint })} {...(children && { children })} />
  // The head says the title; in a draft, what others will fill in is not there yet.
  if (mode === 'read' ? name === model.title : mode === 'draft' && !isFilled(name, field, values)) return null
  const isUnnamed = name === 'createUserId' && !values[name]
  const Pair = section?.isList === false ? 'dl' : 'div'
  return (
    <Pair className="doc-value" data-field={name} data-width={widthOf(field)}>
      <dt>{text}</dt>
      <dd>{isUnnamed ? say('익명') : <FieldText name={name} field={field} values={values} label={text} />}</dd>
    </Pair>
  )
}

export const isFilled = (name: string, field: AnyField, values: Values): boolean =>
  field.kind === 'yesNo' ? values[name] === 'Y' : columnNamesOf(name, field).some((column) => !isEmpty(values[column]))

interface EditedFieldProps {
  name: string
  text: string
  hint?: string
  children?: NonNullable<AnyFieldProps['children']>
}
function EditedField({ name, text, hint, children }: EditedFieldProps) {
  const t = useT()
  const { model, values, state, editor, marked, needed } = useDocument()
  const field = model.fields[name]
  if (!field) return null
  const required = (field.required || needed.has(name)) && field.kind !== 'yesNo'
  const [problem] = problemsAt(model, state.problems, name)
  const help = hint ?? field.help
  const isUnsaved = columnNamesOf(name, field).some((column) => column in state.edits)
  return (
    <div
      className="doc-edited"
      data-width={widthOf(field)}
      data-unsaved={(isUnsaved && !editor.isAutosaving) || undefined}
    >
      <FormField
        name={name}
        label={text}
        required={required}
        error={problem}
        isMarked={marked.has(name)}
        width={widthOf(field)}
        isGroup={children !== undefined || isGroupControl(field)}
        {...(help && { help: t(help) })}
      >
        {(wiring) =>
          children ? (
            children({ wiring, value: values[name] ?? null, setValue: (value) => editor.change({ [name]: value }) })
          ) : (
            <FieldControl
              wiring={wiring}
              name={name}
              field={field}
              values={values}
              label={text}
              onChange={(patch) => editor.change(patch)}
            />
          )
        }
      </FormField>
    </div>
  )
}

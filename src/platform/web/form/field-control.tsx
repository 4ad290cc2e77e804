/** The control of a field, whatever its kind. */

import type { Mark, Signature, SiteMark } from '#platform/model/drawn.ts'
import {
  type AnyField,
  type AttachmentsField,
  columnNamesOf,
  type DirectoryField,
  nameFieldOf,
  type ReferenceField,
  type RowsField,
} from '#platform/model/field.ts'
import { AttachmentBox } from './attachments/attachment-box-later.tsx'
import { CodeChoice, CodeSelect, YesNoSwitch } from './code-select.tsx'
import { DayInput, MonthInput, TimeInput, YearInput } from './day-input.tsx'
import { DirectorySelect } from './directory-select.tsx'
import type { ControlProps, FieldWidth, Wiring } from './form-field.tsx'
import { ImageMarker } from './image-marker.tsx'
import { NumberInput } from './number-input.tsx'
import type { RowValues } from './paste-rows.ts'
import { DateTimeInput, DayRangeInput } from './period-input.tsx'
import { PlantCodesInput } from './plant-codes-input.tsx'
import { RowsInput } from './rows-input.tsx'
import { SeveralBoxes } from './several-boxes.tsx'
import { SignaturePad } from './signature-pad.tsx'
import { SiteMarkInput } from './site-mark.tsx'
import { TextInput } from './text-input.tsx'

/** Values of a record by the names under which they are stored and sent. */
export type Values = Readonly<Record<string, unknown>>

export interface FieldControlProps {
  wiring: Wiring
  name: string
  field: AnyField
  values: Values
  /** Names of what was picked (`ownerUserNm`) travel beside their keys. */
  onChange(patch: Values): void
  disabled?: boolean | undefined
  label: string
}

const FEW_CODES = 4

export function FieldControl(props: FieldControlProps) {
  const { wiring, name, field, values, onChange, disabled, label } = props
  const control = <V,>(): ControlProps<V> => ({
    wiring,
    disabled,
    value: (values[name] as V | null | undefined) ?? null,
    onChange: (value) => onChange({ [name]: value }),
  })
  switch (field.kind) {
    case 'text':
      if (field.codesFrom)
        return <PlantCodesInput {...control<string>()} from={field.codesFrom} plantCd={values.plantCd} />
      if (field.several) return <SeveralBoxes {...control<string>()} several={field.several} />
      return <TextInput {...control<string>()} field={field} />
    case 'number':
    case 'count':
    case 'amount':
      return <NumberInput {...control<number>()} field={field} />
    case 'code':
      return <CodeControl {...control<string>()} field={field} />
    case 'yesNo':
      return <YesNoSwitch {...control<'Y' | 'N'>()} />
    case 'day':
      return <DayInput {...control<string>()} />
    case 'month':
      return <MonthInput {...control<string>()} />
    case 'year':
      return <YearInput {...control<number>()} />
    case 'time':
      return <TimeInput {...control<string>()} />
    case 'dateTime':
      return <DateTimeInput {...control<string>()} />
    case 'dayRange':
      return <RangeControl {...props} />
    case 'rows':
      return <RowsControl {...control<RowValues[]>()} field={field} />
    case 'attachments':
      return <AttachmentsControl {...control<number>()} field={field} label={label} />
    case 'marks':
      return <ImageMarker {...control<Mark[]>()} label={label} />
    case 'siteMark':
      return <SiteMarkInput {...control<SiteMark>()} label={label} plantCd={values.plantCd} />
    case 'signature':
      return <SignaturePad {...control<Signature>()} />
    default:
      return <KeyControl {...props} field={field} />
  }
}

function RowsControl({ field, ...control }: ControlProps<RowValues[]> & { field: RowsField }) {
  return (
    <RowsInput
      {...control}
      field={field}
      renderCell={({ row, name, label, onChange }) => {
        const cell = field.fields[name]
        const wiring = { id: `${control.wiring.id}-${label}`, 'aria-label': label }
        const { disabled } = control
        return (
          cell && (
            <FieldControl
              wiring={wiring}
              name={name}
              field={cell}
              values={row}
              onChange={onChange}
              disabled={disabled}
              label={label}
            />
          )
        )
      }}
    />
  )
}

type AttachmentsControlProps = ControlProps<number> & { field: AttachmentsField; label: string }
const AttachmentsControl = ({ field, label, wiring, value, onChange, disabled }: AttachmentsControlProps) => (
  <AttachmentBox
    wiring={wiring}
    label={label}
    taskClass={field.taskClass}
    attachFileId={value}
    {...(!disabled && { onChange })}
  />
)

/** Up to four codes of the model stand side by side; more are a list. */
function CodeControl(props: Parameters<typeof CodeSelect>[0]) {
  const count = Object.keys(props.field.codes ?? {}).length
  return count > 0 && count <= FEW_CODES ? <CodeChoice {...props} /> : <CodeSelect {...props} />
}

function RangeControl({ wiring, name, field, values, onChange, disabled }: FieldControlProps) {
  const [from = '', to = ''] = columnNamesOf(name, field)
  return (
    <DayRangeInput
      wiring={wiring}
      disabled={disabled}
      value={{ from: (values[from] as string | null) ?? null, to: (values[to] as string | null) ?? null }}
      onChange={(range) => onChange({ [from]: range.from, [to]: range.to })}
    />
  )
}

/** A key of the directory, or of another document, is picked by name. */
function KeyControl({ wiring, name, field, values, onChange, disabled }: KeyControlProps) {
  const nameField = nameFieldOf(name)
  return (
    <DirectorySelect
      wiring={wiring}
      disabled={disabled}
      kind={field.kind}
      value={(values[name] as string | number | null | undefined) ?? null}
      name={values[nameField] as string | null | undefined}
      around={{
        plantCd: values.plantCd as string | null | undefined,
        deptCd: values.deptCd as string | null | undefined,
        ...(field.kind === 'reference' && { to: field.to }),
      }}
      onChange={(key, shown) => onChange({ [name]: key, [nameField]: shown })}
    />
  )
}
type KeyControlProps = FieldControlProps & { field: DirectoryField | ReferenceField }

const groups: ReadonlySet<AnyField['kind']> = new Set([
  'dateTime',
  'dayRange',
  'rows',
  'attachments',
  'marks',
  'siteMark',
  'signature',
])
/** Whether the control of a field is several inputs, which one label cannot name. */
export const isGroupControl = (field: AnyField): boolean =>
  groups.has(field.kind) ||
  (field.kind === 'text' && field.several !== undefined) ||
  (field.kind === 'code' && field.codes !== undefined && Object.keys(field.codes).length <= FEW_CODES)

const TEXT_FULL_FROM = 60
/** Width follows the content (look.md 4). */
export function widthOf(field: AnyField): FieldWidth {
  switch (field.kind) {
    case 'text':
      return field.lines !== undefined || field.max >= TEXT_FULL_FROM ? 'full' : field.max > 20 ? 'long' : 'medium'
    case 'rows':
    case 'attachments':
    case 'marks':
    case 'siteMark':
      return 'full'
    case 'dateTime':
    case 'dayRange':
    case 'signature':
      return 'long'
    case 'code':
      return isGroupControl(field) ? 'full' : 'medium'
    case 'number':
    case 'count':
    case 'day':
    case 'month':
    case 'year':
    case 'time':
    case 'yesNo':
      return 'short'
    default:
      return 'medium'
  }
}

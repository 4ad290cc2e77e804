/** A value as it is read: text, never a disabled input. */
import type { ReactNode } from 'react'
import type { Mark, Signature, SiteMark } from '#platform/model/drawn.ts'
import { type AnyField, isDirectoryField, nameFieldOf, type RowsField } from '#platform/model/field.ts'
import { fieldText } from '#platform/model/field-text.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { SideScroll } from '#platform/web/parts/side-scroll.tsx'
import { AttachmentBox } from './attachments/attachment-box-later.tsx'
import { nameIn, useCodes } from './codes.ts'
import { type DirectoryKind, useDirectoryName, usePeopleNames, useReferenceName } from './directory-search.ts'
import type { Values } from './field-control.tsx'
import { ImageMarker } from './image-marker.tsx'
import { SignatureImage } from './signature-pad.tsx'
import { SiteMarkView } from './site-mark.tsx'

interface FieldTextProps {
  name: string
  field: AnyField
  values: Values
  label: string
}

export const NOTHING = '–'

export function FieldText({ name, field, values, label }: FieldTextProps): ReactNode {
  const value = values[name]
  switch (field.kind) {
    case 'attachments':
      return (
        <AttachmentBox
          label={label}
          taskClass={field.taskClass}
          attachFileId={(value as number | null | undefined) ?? null}
        />
      )
    case 'rows':
      return <RowsText field={field} rows={(value as Values[] | null | undefined) ?? []} />
    case 'marks':
      return <ImageMarker label={label} value={(value as Mark[] | null | undefined) ?? null} />
    case 'siteMark':
      return (
        <SiteMarkView label={label} value={(value as SiteMark | null | undefined) ?? null} plantCd={values.plantCd} />
      )
    case 'signature':
      return <SignatureText signature={(value as Signature | null | undefined) ?? null} label={label} />
    case 'reference':
      return <ReferenceText to={field.to} value={value} name={values[nameFieldOf(name)]} />
    default:
      return <PlainText name={name} field={field} values={values} />
  }
}

/** Number and title of the document, for who may read it; others are told that there is one. */
export function ReferenceText({ to, value, name }: { to: string; value: unknown; name: unknown }) {
  const t = usePlatformT()
  const known = typeof name === 'string' && name !== '' ? name : null
  const key = typeof value === 'number' ? value : null
  const found = useReferenceName(to, known ? null : key)
  if (known || key === null) return known ?? NOTHING
  return found === null ? t('볼 권한이 없는 문서') : found
}

function PlainText({ name, field, values }: Omit<FieldTextProps, 'label'>) {
  const text = useFieldText(field)(name, values)
  return (
    <span className={field.kind === 'text' && field.lines !== undefined ? 'field-lines' : undefined}>
      {text || NOTHING}
    </span>
  )
}

/** How values of a field read as plain text: in lists, differences, questions. */
export function useFieldText(field: AnyField): (name: string, values: Values) => string {
  const t = useT()
  const items = useCodes(field.kind === 'code' ? field : {})
  return (name, values) => fieldText(field, name, values, { t, codeName: nameIn(items) })
}

function RowsText({ field, rows }: { field: RowsField; rows: readonly Values[] }) {
  const t = useT()
  const say = usePlatformT()
  const columns = Object.entries(field.fields)
  const named = useNamed(field, rows)
  if (rows.length === 0) return <p className="quiet">{say('입력된 정보가 없습니다.')}</p>
  return (
    <SideScroll className="form-rows-scroll" label={t(field.label)}>
      <table className="field-rows">
        <thead>
          <tr>
            {columns.map(([name, column]) => (
              <th key={name} scope="col" data-kind={column.kind}>
                {t(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {named.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place.
            <tr key={index}>
              {columns.map(([name, column]) => (
                <td key={name} data-kind={column.kind} data-head={t(column.label)}>
                  <CellText name={name} field={column} values={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  )
}

/** Keys in rows come without the names that stand beside those of the record. */
function CellText({ name, field, values }: Omit<FieldTextProps, 'label'>) {
  const known = values[nameFieldOf(name)]
  if (field.kind === 'reference') return <ReferenceText to={field.to} value={values[name]} name={known} />
  return isDirectoryField(field) && !known ? (
    <DirectoryText kind={field.kind} value={values[name]} />
  ) : (
    <PlainText name={name} field={field} values={values} />
  )
}

function DirectoryText({ kind, value }: { kind: DirectoryKind; value: unknown }) {
  const key = typeof value === 'number' || typeof value === 'string' ? value : null
  return useDirectoryName(kind, key, null) || NOTHING
}

/** Rows with the names of the workers in them; a record brings those of its own fields alone. */
function useNamed(field: RowsField, rows: readonly Values[]): readonly Values[] {
  const columns = Object.entries(field.fields).flatMap(([name, { kind }]) => (kind === 'person' ? [name] : []))
  const keyOf = (row: Values, name: string) => (row[nameFieldOf(name)] ? null : row[name])
  const keys = rows.flatMap((row) => columns.map((name) => keyOf(row, name))).filter((key) => typeof key === 'number')
  const names = usePeopleNames([...new Set(keys)].toSorted((one, other) => one - other))
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      columns.flatMap((name) => {
        const found = names.get(Number(keyOf(row, name)))
        return found ? [[nameFieldOf(name), found]] : []
      }),
    ),
  }))
}

function SignatureText({ signature, label }: { signature: Signature | null; label: string }) {
  if (!signature) return NOTHING
  return (
    <span className="form-signature">
      <SignatureImage strokes={signature.strokes} label={label} />
      <span className="form-signature-name">{`${signature.signerNm} · ${formatDateTime(signature.signDt)}`}</span>
    </span>
  )
}

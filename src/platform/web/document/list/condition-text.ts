/** What a condition says, without the controls that set it. */
import type { AnyDocument } from '#platform/model/document.ts'
import { isDirectoryField } from '#platform/model/field.ts'
import { fieldText } from '#platform/model/field-text.ts'
import { conditionField as fieldOf } from '#platform/model/query.ts'
import { nameIn, useCodes } from '#platform/web/form/codes.ts'
import { type DirectoryKind, useDirectoryName, useReferenceName } from '#platform/web/form/directory-search.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'

export type Where = Readonly<Record<string, string>>

export const directoryKindOf = (model: AnyDocument, name: string): DirectoryKind | undefined => {
  if (name === 'plantCd') return 'plant'
  if (name === 'createUserId') return 'user'
  const field = fieldOf(model, name)
  return field && isDirectoryField(field) && field.kind !== 'person' ? (field.kind as DirectoryKind) : undefined
}

export const valuesOf = (where: Where, name: string): string[] => (where[name] ? where[name].split(',') : [])

export const periodText = (from: string | undefined, to: string | undefined): string =>
  from || to ? (from === to ? (from ?? '') : `${from ?? ''} ~ ${to ?? ''}`) : ''

/** A set condition in words, for its chip. */
export function useConditionText(model: AnyDocument, name: string, where: Where): string {
  const t = useT()
  const say = usePlatformT()
  const field = fieldOf(model, name)
  const items = useCodes(field?.kind === 'code' ? field : {})
  const kind = directoryKindOf(model, name)
  const directoryName = useDirectoryName(kind ?? 'user', kind ? (where[name] ?? null) : null, null)
  const referred = field?.kind === 'reference' && where[name] ? { to: field.to, no: Number(where[name]) } : undefined
  const document = useReferenceName(referred?.to ?? '', referred?.no ?? null)
  if (where[`${name}From`] || where[`${name}To`]) return periodText(where[`${name}From`], where[`${name}To`])
  if (kind) return directoryName
  if (referred) return document === null ? say('볼 권한이 없는 문서') : (document ?? '')
  const nameOf = (value: string): string =>
    name === 'statusCd'
      ? t(model.lifecycle.states[value]?.label ?? value)
      : field
        ? fieldText(field, name, { [name]: value }, { t, codeName: nameIn(items) })
        : value
  return valuesOf(where, name).map(nameOf).join(', ')
}

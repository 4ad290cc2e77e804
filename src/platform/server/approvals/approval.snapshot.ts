/** The document as it was submitted: what is approved, and what has changed since a former request. */
import { createHash } from 'node:crypto'
import { type Decided, isUnnamed } from '#platform/model/access.ts'
import { minuteOf } from '#platform/model/calendar.ts'
import { type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { columnNamesOf, holdsPeople, isDirectoryField, nameFieldOf } from '#platform/model/field.ts'
import type { Row } from '../documents/shape.ts'
import { exportColumns, type SheetReader, type ShownColumn } from '../documents/sheet.ts'
import type { Difference, ShownValue } from './approval.wire.ts'

type Snapshot = Readonly<Record<string, unknown>>

/**
 * The fields with the names of whom and what they refer to; its author is left out, for he may have asked for it, and then
 * his vendor with him.
 */
export function snapshotOf(model: AnyDocument, record: Row): Snapshot {
  const hidesVendor = isUnnamed(model, record as Decided)
  const shown = fieldsOf(model).filter(([name]) => !(hidesVendor && name === 'vendorCd'))
  const names = shown.flatMap(([name, field]) => [
    ...columnNamesOf(name, field),
    ...(isDirectoryField(field) ? [nameFieldOf(name)] : []),
  ])
  const kept = [model.docNo, 'plantCd', 'plantNm', ...names]
  return Object.fromEntries(kept.map((name) => [name, record[name] ?? null]))
}

export const hashOf = (snapshot: Snapshot): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(snapshot).sort()))
    .digest('hex')

/** What was filled in, as it is read. */
export function shownSnapshot(model: AnyDocument, snapshot: Snapshot | null, reader: SheetReader): ShownValue[] {
  if (!snapshot) return []
  // Whose keys they are is said in words by another field: whom a level concerns, by what is asked for.
  const named = fieldsOf(model).flatMap(([name, field]) => (holdsPeople(name, field) ? [] : [name]))
  return exportColumns(model, { ...reader, isWhole: true }, [model.docNo, ...named])
    .map((column) => ({ name: column.name, label: column.text, text: shown(column, snapshot) }))
    .filter(({ text }) => text !== '')
}
function shown(column: ShownColumn, snapshot: Snapshot): string {
  const value = column.value(snapshot)
  if (value === null || value === undefined) return ''
  return column.kind === 'dateTime' ? minuteOf(String(value)) : String(value)
}

/** Field by field, what differs between two submissions of the same document. */
export function differencesOf(
  model: AnyDocument,
  before: Snapshot | null,
  after: Snapshot | null,
  reader: SheetReader,
): Difference[] {
  const old = new Map(shownSnapshot(model, before, reader).map((one) => [one.name, one]))
  const fresh = new Map(shownSnapshot(model, after, reader).map((one) => [one.name, one]))
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), fresh.get(name)]
    if (was?.text === is?.text) return []
    return [{ label: is?.label ?? was?.label ?? name, before: was?.text ?? '', after: is?.text ?? '' }]
  })
}

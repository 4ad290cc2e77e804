/** Two people changed the same document: what each of them changed. Pure. */
import { type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { columnNamesOf } from '#platform/model/field.ts'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import type { Values } from '#platform/web/form/field-control.tsx'
import type { WireRecord } from './wire.ts'

export interface MergeField {
  name: string
  /** Changed by the other one too: somebody's text must give way. */
  isContested: boolean
  /** The person may still change it in the state the document is in now. */
  canKeep: boolean
}
export interface Conflict {
  theirs: WireRecord
  mine: Values
  /** The fields that the person has changed. */
  fields: MergeField[]
  changed: ErrorAnswer['changed']
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

export function conflictOf(
  model: AnyDocument,
  base: WireRecord,
  theirs: WireRecord,
  mine: Values,
  changed: ErrorAnswer['changed'],
): Conflict {
  const fields = fieldsOf(model).flatMap(([name, field]) => {
    const columns = columnNamesOf(name, field)
    const isMine = columns.some((column) => column in mine && !same(mine[column], theirs[column]))
    if (!isMine) return []
    const isContested = columns.some((column) => !same(base[column], theirs[column]))
    return [{ name, isContested, canKeep: theirs.can.edit.includes(name) }]
  })
  return { theirs, mine, fields, changed }
}

/** Whether somebody else could open a record: asked before he is named in it. */
import type { AnyDocument } from '#platform/model/document.ts'
import type { Transaction } from '../database/database.ts'
import { readPerson } from '../sign-in/person.ts'
import { recordStatement } from './record.ts'
import { reaching, rightOf } from './rights.ts'
import { shapeOf } from './shape.ts'

/** @returns what the account may do with the record; nothing for an unknown or closed account */
export async function rightsOn(tx: Transaction, userId: string, today: string, model: AnyDocument, no: number) {
  const person = await readPerson(tx, userId, today)
  if (!person) return { access: false, write: false }
  const right = rightOf(person, model)
  if (!right.access) return right
  const reader = reaching(person, model, right.write ? 'write' : 'read')
  // Being named makes it his own: then his plant is the only bound.
  const named =
    reader.scopeCd === 'OWN' || reader.scopeCd === 'DEPT' ? { ...reader, scopeCd: 'PLANT' as const } : reader
  const [record] = await tx.queryAs(named, recordStatement(shapeOf(model), no))
  return record ? right : { access: false, write: false }
}

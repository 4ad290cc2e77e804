/** Whether somebody else could open a record: asked before he is named in it. */
import type { AnyDocument } from '#platform/model/document.ts'
import type { Services } from '../services.ts'
import { loadPerson } from '../sign-in/person.ts'
import { findRecord } from './record.ts'
import { rightOf } from './rights.ts'

/** @returns what the account may do with the record; nothing for an unknown or closed account */
export async function rightsOn(services: Services, userId: string, model: AnyDocument, no: number) {
  const person = await loadPerson(services, userId)
  if (!person) return { access: false, write: false }
  const right = rightOf(person, model)
  if (!right.access) return right
  const record = await services.db.read(person, (db) => findRecord(db, model, no))
  return record ? right : { access: false, write: false }
}

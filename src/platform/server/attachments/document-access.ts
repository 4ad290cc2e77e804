import { type Decided, editableFields } from '#platform/model/access.ts'
import { type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { standingIn } from '../approvals/stand-in.ts'
import { isUnnamed, isUnnamedAuthor } from '../audit/unnamed-trace.ts'
import { findRecord } from '../documents/record.ts'
import { reaching, rightOf } from '../documents/rights.ts'
import type { Row } from '../documents/shape.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import type { RecordAccess } from './attachments.ts'

/** A file is as reachable as the record that holds it, and changed by who may edit the field that holds it. */
export function documentAccess(services: Services): RecordAccess {
  async function readable(
    person: SignedInPerson,
    model: AnyDocument | undefined,
    no: number,
    kind: 'read' | 'write',
  ): Promise<Row | undefined> {
    if (!model || !rightOf(person, model).access) return undefined
    return services.db.read(reaching(person, model, kind), (db) => findRecord(db, model, no))
  }
  const modelOf = (bizCd: string) => services.models.find(({ name }) => name === bizCd)
  return {
    async canRead(person, bizCd, bizNo) {
      return (await readable(person, modelOf(bizCd), bizNo, 'read')) !== undefined
    },
    async isUnnamed(bizCd, bizNo) {
      const model = modelOf(bizCd)
      return model !== undefined && services.db.read('SYSTEM', (db) => isUnnamed(db, model, bizNo))
    },
    async isUnnamedAuthor({ userId }, bizCd, bizNo) {
      const model = modelOf(bizCd)
      return model !== undefined && services.db.read('SYSTEM', (db) => isUnnamedAuthor(db, model, bizNo, userId))
    },
    async canEdit(person, bizCd, bizNo, attachFileId) {
      const model = modelOf(bizCd)
      const record = await readable(person, model, bizNo, 'write')
      if (!model || !record || !rightOf(person, model).write) return false
      const acting = standingIn(person, services.clock.now())
      const editable = editableFields(model, acting, record as Decided)
      return fieldsOf(model).some(
        ([field, { kind }]) => kind === 'attachments' && record[field] === attachFileId && editable.includes(field),
      )
    },
  }
}

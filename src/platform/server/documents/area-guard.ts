/** What the roles of an area decide, its own people decide (`AreaRoles`): a guard of each such step. */
import { type Decided, editableFields, isFar, type Person, towards } from '#platform/model/access.ts'
import type { Check } from '#platform/model/check.ts'
import type { ActionOf, AnyDocument } from '#platform/model/document.ts'
import { nameFieldOf } from '#platform/model/field.ts'
import { answeringIn } from '../directory/area-roles.ts'
import type { ActionContext } from './rules.ts'

/** Read once for all steps that are asked in the same breath. */
const askers = new WeakMap<object, Promise<Person>>()

type AreaGuard<M extends AnyDocument> = (
  actionCd: ActionOf<M>,
) => (context: ActionContext<M>) => Promise<Check | undefined>

export const areaGuard =
  <M extends AnyDocument>(model: M, { ruleCd, message }: Pick<Check, 'ruleCd' | 'message'>): AreaGuard<M> =>
  (actionCd) =>
  async (context) => {
    const { db, person, before, record } = context
    const { heldAt } = model.access
    const asker = askers.get(context) ?? answeringIn(db, [model], person)
    askers.set(context, asker)
    const work = (before ?? record) as unknown as Decided
    if (!heldAt || !isFar(model, actionCd, await asker, work)) return undefined
    const by = model.lifecycle.actions[actionCd]?.by ?? []
    const who = [typeof by === 'function' ? by(work) : by].flat()
    return {
      ruleCd,
      resultCd: 'BLOCK',
      message,
      field: heldAt.dept,
      evidenceDesc: String(work[nameFieldOf(heldAt.dept)] ?? work[heldAt.dept]),
      lifterCds: who.filter((role) => heldAt.roles.includes(role)),
    }
  }

/** The same of editing: who may change a record only by a role that he holds at another department changes nothing. */
export const isEditedFromAfar = async <M extends AnyDocument>(
  model: M,
  { db, person, before }: Pick<ActionContext<M>, 'db' | 'person' | 'before'>,
): Promise<boolean> => {
  const record = before as unknown as Decided | undefined
  if (!record) return false
  const asker = towards(model, 'edit', await answeringIn(db, [model], person), record)
  return editableFields(model, person, record).length > 0 && editableFields(model, asker, record).length === 0
}

/** An attachment group belongs to the record that names it first; nobody can name another one's. */
import type { AnyDocument } from '#platform/model/document.ts'
import { fieldsOf } from '#platform/model/document.ts'
import { fieldProblem } from '#platform/model/validate.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { invalid } from '../refusal.ts'
import { shapeOf } from './shape.ts'
import type { Asker } from './store.ts'
import type { Values } from './write.ts'

/** @throws Refusal 400 at the field when the group is not the asker's own or belongs to another record */
export async function bindAttachments(
  db: Queries,
  model: AnyDocument,
  asker: Asker,
  no: number,
  before: Values,
  values: Values,
): Promise<void> {
  for (const [name, field] of fieldsOf(model)) {
    if (field.kind !== 'attachments') continue
    const attachFileId = values[name]
    if (typeof attachFileId !== 'number' || attachFileId === before[name]) continue
    const shape = shapeOf(model)
    const vendor = shape.hasVendor ? sql`r.vendor_cd` : sql`null`
    const [bound] =
      await db.query(sql`update attach_group g set biz_cd = ${model.name}, biz_no = ${no}, plant_cd = r.plant_cd, vendor_cd = ${vendor}
      from ${shape.table} r
      where g.attach_file_id = ${attachFileId} and g.task_class_nm = ${field.taskClass} and r.${shape.key} = ${no}
        and ((g.biz_no is null and g.create_user_id = ${asker.person.userId}) or (g.biz_cd = ${model.name} and g.biz_no = ${no}))
      returning g.attach_file_id`)
    if (!bound) throw invalid([fieldProblem(model, asker.language, field.label, name, 'NOT_A_CODE')])
  }
  if (model.access.anonymous && { ...before, ...values }[model.access.anonymous.field] === 'Y')
    await forgetCamera(db, model, no)
}

/** What the author's photos told of when they were taken goes with his name. */
async function forgetCamera(db: Queries, model: AnyDocument, no: number): Promise<void> {
  const { table, key } = shapeOf(model)
  await db.query(sql`update attach_file f set taken_dt = null from attach_group g, ${table} r
    where g.biz_cd = ${model.name} and g.biz_no = ${no} and r.${key} = ${no} and g.create_user_id = r.create_user_id
      and f.attach_file_id = g.attach_file_id and f.taken_dt is not null`)
}

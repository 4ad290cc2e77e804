/** Files that rows of masters hold: an attachment group belongs to the row that names it first. */
import type { Master } from '#platform/model/master.ts'
import { fieldProblem } from '#platform/model/validate.ts'
import type { RecordAccess } from '../attachments/attachments.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { Asker } from '../documents/store.ts'
import { invalid } from '../refusal.ts'
import type { Services } from '../services.ts'
import { under } from '../sign-in/menu-right.ts'
import { asKnown, type MasterValues, rowStatement } from './shape.ts'

type Values = Readonly<Record<string, unknown>>

/** @throws Refusal 400 at the field when the group is not the asker's own or belongs to another row */
export async function bindFiles(db: Queries, master: Master, asker: Asker, record: Values, before: Values) {
  const no = Number(record[master.key[0] ?? ''])
  for (const [name, field] of Object.entries(master.fields)) {
    const attachFileId = record[name]
    if (field.kind !== 'attachments' || typeof attachFileId !== 'number' || attachFileId === before[name]) continue
    const [bound] = await db.query(sql`update attach_group g
      set biz_cd = ${master.name}, biz_no = ${no}, plant_cd = ${record.plantCd ?? asker.person.plantCd}
      where g.attach_file_id = ${attachFileId} and g.task_class_nm = ${field.taskClass}
        and ((g.biz_no is null and g.create_user_id = ${asker.person.userId}) or (g.biz_cd = ${master.name} and g.biz_no = ${no}))
      returning g.attach_file_id`)
    if (!bound) throw invalid([fieldProblem(master, asker.language, field.label, name, 'NOT_A_CODE')])
  }
}

/** Files of a master are read by all of its plant, as the master is, and changed by who may write its menu. */
export function masterAccess({ db }: Services, masters: readonly Master[], others: RecordAccess): RecordAccess {
  const masterOf = (bizCd: string) => masters.find(({ name }) => name === bizCd)
  return {
    async canRead(person, bizCd, bizNo) {
      const master = masterOf(bizCd)
      if (!master) return others.canRead(person, bizCd, bizNo)
      return (await db.query<MasterValues>(person, rowStatement(master, asKnown(person), String(bizNo)))).length > 0
    },
    async canEdit(person, bizCd, bizNo, attachFileId) {
      const master = masterOf(bizCd)
      if (!master) return others.canEdit(person, bizCd, bizNo, attachFileId)
      const right = person.rights.get(master.route)
      if (!right?.write) return false
      const writer = under(person, right, 'write')
      const [row] = await db.query<MasterValues>(writer, rowStatement(master, writer, String(bizNo)))
      return row !== undefined && Object.keys(master.fields).some((name) => row[name] === attachFileId)
    },
    isUnnamed: others.isUnnamed,
    isUnnamedAuthor: others.isUnnamedAuthor,
  }
}

/** Somebody was hurt: what was written as a near miss becomes an accident, with its words and photos (R9). */
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { accident } from '../accident/accident.model.ts'
import type { NearMiss, nearMiss } from './near-miss.model.ts'

type Effect = EffectContext<typeof nearMiss>

/**
 * A draft of its author, known from this moment on; of who did not want to be named the accident itself, which names nobody.
 *
 * @law 산업안전보건법 제57조제1항
 */
export async function becomeAccident({
  record,
  db,
  person,
  now,
}: Pick<Effect, 'record' | 'db' | 'person' | 'now'>): Promise<void> {
  // Pressed twice at once it becomes one accident.
  const [open] = await asProgram(db).query(
    sql`select 1 from near_miss where near_miss_no = ${record.nearMissNo} and accident_no is null for update`,
  )
  if (!open) return
  const isUnnamed = record.anonymousYn === 'Y'
  const values = {
    plantCd: record.plantCd,
    accidentTitle: record.nearMissTitle,
    placeDesc: record.placeDesc,
    siteMark: record.siteMark,
    occurDt: record.occurDt,
    injuredCnt: record.injuredCnt,
    processNo: record.processNo,
    contentDesc: record.contentDesc,
    attachFileId: record.photoFileId,
    srcCd: 'NM',
    nearMissNo: record.nearMissNo,
  } as const
  const made = isUnnamed
    ? await db.program(accident, { now }).create('report', values)
    : await db.program(accident, { by: person, now }).create({ ...values, vendorCd: record.vendorCd })
  await movePhotos(db, record, made.accidentNo)
  await asProgram(db).query(
    sql`update near_miss set accident_no = ${made.accidentNo} where near_miss_no = ${record.nearMissNo}`,
  )
}

/** The photos go with it; the near miss shows them through the accident. */
const movePhotos = (db: Effect['db'], { photoFileId, anonymousYn }: NearMiss, accidentNo: number): Promise<unknown> =>
  asProgram(db).query(
    sql`update attach_group set biz_cd = ${accident.name}, biz_no = ${accidentNo}, task_class_nm = ${accident.fields.attachFileId.taskClass},
        create_user_id = case when ${anonymousYn} = 'Y' then ${program.userId} else create_user_id end
      where attach_file_id = ${photoFileId}`,
  )

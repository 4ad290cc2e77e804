import { initialsOf } from '#platform/model/hangul.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'
import { rescreen } from '../reg/screening.ts'
import { materialMaster } from './material.master.ts'

export const materialRules = masterWith(materialMaster, {
  set: ({ record: { matNm } }) => ({ nmInitials: initialsOf(String(matNm ?? '').trim()) }),
  refuseSave: [refuseUnNo],
  afterSave: [
    async ({ record, db, today, now }) => {
      await rescreen(db, { today, now, matNos: [Number(record.chmMatNo)] })
    },
  ],
  afterRemove: [
    async ({ record, db }) => {
      const no = record.chmMatNo
      await db.query(sql`delete from chm_ghs where chm_mat_no = ${no}::bigint`)
      await db.query(sql`delete from chm_mat_comp where chm_mat_no = ${no}::bigint`)
      await db.query(sql`delete from chm_mat_rev where chm_mat_no = ${no}::bigint`)
      await db.query(sql`delete from chm_mat_hit where chm_mat_no = ${no}::bigint`)
      await db.query(sql`delete from chm_reg_effect where chm_mat_no = ${no}::bigint`)
    },
  ],
})

function refuseUnNo({ record: { unNo } }: MasterContext): RuleProblem | undefined {
  const text = String(unNo ?? '').trim()
  if (!text || /^\d{4}$/.test(text)) return undefined
  return { field: 'unNo', code: 'CHM_UN_NO', message: '유엔번호는 숫자 네 자리입니다.' }
}

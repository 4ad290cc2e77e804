import { sql } from '#platform/server/database/sql.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { plantMaster } from './plant.master.ts'

/** Codes of plants, as selectors offer them. */
const GROUP = 'COM_PLANT_CD'
const WHOLE_COMPANY = '0000'

export const plantRules = masterWith(plantMaster, {
  refuseSave: [refuseWholeCompany],
  afterSave: [keepCode],
  afterRemove: [dropCode],
})

function refuseWholeCompany({ record }: MasterContext) {
  if (record.plantCd !== WHOLE_COMPANY) return undefined
  return { field: 'plantCd', code: 'BASE_PLANT_ALL', message: '0000은 전사를 뜻하므로 공장코드로 쓸 수 없습니다.' }
}

/** A plant that was renamed is called so in the selectors too; translations of the old name would be wrong. */
async function keepCode({ record, db }: MasterContext) {
  await db.query(sql`insert into sys_code as c (code_grp_cd, code, code_nm, sort_order)
    values (${GROUP}, ${record.plantCd}, ${record.plantNm}, ${record.sortOrder ?? 0})
    on conflict (code_grp_cd, code) do update set code_nm = excluded.code_nm, sort_order = excluded.sort_order,
      code_nm_en = case when c.code_nm = excluded.code_nm then c.code_nm_en end,
      code_nm_zh = case when c.code_nm = excluded.code_nm then c.code_nm_zh end,
      code_nm_es = case when c.code_nm = excluded.code_nm then c.code_nm_es end`)
}
async function dropCode({ record, db }: MasterContext) {
  await db.query(sql`delete from sys_code where code_grp_cd = ${GROUP} and code = ${record.plantCd}`)
}

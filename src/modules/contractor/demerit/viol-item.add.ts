import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { violItems } from './viol-item.seed.ts'

/** For every site that has none yet; what somebody keeps there is left alone. */
export async function addViolItems(db: Database): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`insert into viol_item (viol_item_cd, viol_item_nm, viol_item_nm_en, viol_item_nm_zh, viol_item_nm_es, viol_grade_cd,
        law_ref_desc, sort_order)
      select v."violItemCd", v."violItemNm", v."violItemNmEn", v."violItemNmZh", v."violItemNmEs", v."violGradeCd",
        v."lawRefDesc", v."sortOrder"
      from jsonb_to_recordset(${JSON.stringify(violItems)}::jsonb) as v("violItemCd" text, "violItemNm" text,
        "violItemNmEn" text, "violItemNmZh" text, "violItemNmEs" text, "violGradeCd" text, "lawRefDesc" text, "sortOrder" int)
      where not exists (select from viol_item)`,
  )
}

import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { checkItems } from './check-item.seed.ts'

/** For every site that has none yet; what somebody keeps there is left alone. */
export async function addCheckItems(db: Database): Promise<void> {
  const rows = checkItems.map((item, index) => ({ ...item, sortOrder: (index + 1) * 10 }))
  await db.query(
    'SYSTEM',
    sql`insert into permit_check_item (check_item_no, type_cd, stage_cd, check_desc, law_ref_desc, photo_yn, sort_order)
      select r."checkItemNo", r."typeCd", r."stageCd", r."checkDesc", r."lawRefDesc", r."photoYn", r."sortOrder"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("checkItemNo" text, "typeCd" text, "stageCd" text,
        "checkDesc" text, "lawRefDesc" text, "photoYn" text, "sortOrder" int)
      where not exists (select from permit_check_item)`,
  )
}

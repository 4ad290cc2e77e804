import type { Translation } from '#modules/common/site-langs.logic.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { checkItems } from './check-item.seed.ts'
import { checkItemWords } from './check-item-words.seed.ts'

/** What is checked, in every language of the people at work: those of the screens say it already. */
const saidOf = (koDesc: string): Translation => ({
  koDesc,
  enDesc: translate('wkod', 'en', koDesc),
  zhDesc: translate('wkod', 'zh', koDesc),
  esDesc: translate('wkod', 'es', koDesc),
  viDesc: checkItemWords[koDesc]?.vi ?? null,
  thDesc: checkItemWords[koDesc]?.th ?? null,
  uzDesc: checkItemWords[koDesc]?.uz ?? null,
})

/** For every site that has none yet; what somebody keeps there is left alone, but for items that nobody has translated. */
export async function addCheckItems(db: Database): Promise<void> {
  const rows = checkItems.map((item, index) => ({
    ...item,
    ...saidOf(item.checkDesc),
    sortOrder: (index + 1) * 10,
  }))
  await db.query(
    'SYSTEM',
    sql`insert into permit_check_item (check_item_no, type_cd, stage_cd, check_desc, law_ref_desc, photo_yn, sort_order)
      select r."checkItemNo", r."typeCd", r."stageCd", r."checkDesc", r."lawRefDesc", r."photoYn", r."sortOrder"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("checkItemNo" text, "typeCd" text, "stageCd" text,
        "checkDesc" text, "lawRefDesc" text, "photoYn" text, "sortOrder" int)
      where not exists (select from permit_check_item)`,
  )
  await db.query(
    'SYSTEM',
    sql`update permit_check_item c set en_desc = r."enDesc", zh_desc = r."zhDesc", es_desc = r."esDesc", vi_desc = r."viDesc",
        th_desc = r."thDesc", uz_desc = r."uzDesc"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("checkItemNo" text, "checkDesc" text, "enDesc" text,
        "zhDesc" text, "esDesc" text, "viDesc" text, "thDesc" text, "uzDesc" text)
      where c.check_item_no = r."checkItemNo" and c.check_desc = r."checkDesc" and c.row_version = 1
        and num_nonnulls(c.en_desc, c.zh_desc, c.es_desc, c.vi_desc, c.th_desc, c.uz_desc) = 0`,
  )
}

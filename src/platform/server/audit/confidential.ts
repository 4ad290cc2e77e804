/** Tells the database which kinds of documents are confidential, so that their history and comments are as well. */
import type { AnyDocument } from '#platform/model/document.ts'
import type { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'

export async function keepConfidential(db: Database, models: readonly AnyDocument[]): Promise<void> {
  const kinds = models.flatMap(({ name, access }) =>
    access.confidential
      ? [{ bizCd: name, levelCds: [...access.confidential.levels, ...(access.confidential.deptLevels ?? [])] }]
      : [],
  )
  await db.query(
    'SYSTEM',
    sql`insert into sys_confidential (biz_cd, level_cds)
      select k."bizCd", k."levelCds" from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as k("bizCd" text, "levelCds" text[])
      on conflict (biz_cd) do update set level_cds = excluded.level_cds
        where sys_confidential.level_cds is distinct from excluded.level_cds`,
  )
}

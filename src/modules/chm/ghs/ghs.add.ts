import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { ghsClassSeeds, ghsClassSource } from './ghs-class.seed.ts'
import { ghsStatementSeeds } from './ghs-statement.seed.ts'

/** For every site that has none yet; what somebody keeps there is left alone. */
export async function addGhsTables(db: Database): Promise<void> {
  const classes = ghsClassSeeds.map((one, at) => ({
    ...one,
    hCds: one.hCds.join(' '),
    pictogramCds: one.pictograms.join(' ') || null,
    pCds: one.pCds.join(' ') || null,
    sortOrder: (at + 1) * 10,
  }))
  const { sourceDesc, startYmd, verifiedYn } = ghsClassSource
  await db.query(
    'SYSTEM',
    sql`insert into chm_ghs_class (hazard_class_cd, category_cd, h_cds, pictogram_cds, signal_word_cd, p_cds, sort_order, source_desc,
        start_ymd, verified_yn)
      select c."hazardClassCd", c."categoryCd", c."hCds", c."pictogramCds", c."signalWordCd", c."pCds", c."sortOrder", ${sourceDesc},
        ${startYmd}::date, ${verifiedYn}
      from jsonb_to_recordset(${JSON.stringify(classes)}::jsonb) as c("hazardClassCd" text, "categoryCd" text, "hCds" text,
        "pictogramCds" text, "signalWordCd" text, "pCds" text, "sortOrder" int)
      where not exists (select from chm_ghs_class)`,
  )
  await db.query(
    'SYSTEM',
    sql`insert into chm_ghs_statement (statement_cd, text_ko, text_en, verified_yn)
      select s."statementCd", s."textKo", s."textEn", coalesce(s."verifiedYn", 'N')
      from jsonb_to_recordset(${JSON.stringify(ghsStatementSeeds)}::jsonb) as s("statementCd" text, "textKo" text, "textEn" text, "verifiedYn" text)
      on conflict do nothing`,
  )
}

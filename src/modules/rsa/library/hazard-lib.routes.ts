import { answer, routes } from '#platform/server/calls/answer.ts'
import { and, raw, sql } from '#platform/server/database/sql.ts'
import { likePattern, wordsOf } from '#platform/server/documents/search.ts'
import { rsaOf } from '../assess/rsa-people.ts'
import { type LibraryHazard, libraryHazards } from './hazard-lib.calls.ts'
import { krasUpload } from './kras.sheet.ts'

/** One statement: what fits the assessment comes first, and what has failed last. */
const hazards = answer(libraryHazards, async ({ record, program, query: { q, m4Cd, all, page, limit } }) => {
  const { processNo, workCatCd } = rsaOf(record)
  const ofProcess = sql`l.process_no is not distinct from ${processNo}::bigint`
  const ofWork = sql`(${workCatCd}::text is null or l.work_cat_cd is null or l.work_cat_cd = ${workCatCd})`
  const conditions = [
    sql`l.delete_yn = 'N' and l.use_yn = 'Y'`,
    ...(all === 'Y' ? [] : [sql`(l.process_no is null or ${ofProcess}) and ${ofWork}`]),
    ...(m4Cd ? [sql`l.m4_cd = ${m4Cd}`] : []),
    ...wordsOf(q).map(
      (word) => sql`lower(concat_ws(E'\n', l.hazard_desc, l.measure_descs, l.law_ref_desc)) like ${likePattern(word)}`,
    ),
  ]
  const rows = await program.query<LibraryHazard & { total: number }>(
    sql`select l.hazard_lib_no as "hazardLibNo", l.m4_cd as "m4Cd", l.work_cat_cd as "workCatCd",
        (select p.process_nm from process p where p.process_no = l.process_no) as "processNm", l.hazard_desc as "hazardDesc",
        l.acc_type_cd as "accTypeCd", l.measure_descs as "measureDescs", l.law_ref_desc as "lawRefDesc", l.bad_yn as "badYn",
        count(*) over ()::int as total
      from rsa_hazard_lib l where ${and(conditions)}
      order by l.bad_yn, (${ofProcess} and l.process_no is not null) desc,
        (l.work_cat_cd is not distinct from ${workCatCd}::text and l.work_cat_cd is not null) ${raw('desc')}, l.hazard_desc, l.hazard_lib_no
      limit ${limit} offset ${(page - 1) * limit}`,
  )
  return { total: rows[0]?.total ?? 0, page, limit, rows: rows.map(({ total: _, ...row }) => row) }
})

export const libraryRoutes = routes(hazards, krasUpload)

import { limitsOf } from '#modules/hea/hazard/hazard-factor.api.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, stale } from '#platform/server/refusal.ts'
import { ghsTableOn, hazardsOf, hazardText, putHazards, requireHazards } from '../ghs/ghs-rows.ts'
import { type SubstanceFacts, saveHazards, substanceFacts } from './substance.calls.ts'
import { substanceMaster } from './substance.master.ts'
import { whereOfSubstance } from './substance-where.ts'

const ofSubstance = (no: number) => sql`g.chm_substance_no = ${no}`

async function found(db: Queries, no: number) {
  const [row] = await db.query<{ rowVersion: number; factorCd: string | null; basisDesc: string | null }>(sql`
    select s.row_version as "rowVersion", s.factor_cd as "factorCd",
      (select g.basis_desc from chm_ghs g where g.chm_substance_no = s.chm_substance_no limit 1) as "basisDesc"
    from chm_substance s where s.chm_substance_no = ${no} and s.delete_yn = 'N'`)
  if (!row) throw notFound()
  return row
}

const usedIn = (db: Queries, no: number) =>
  db.query<
    SubstanceFacts['used'][number]
  >(sql`select m.chm_mat_no as "chmMatNo", m.chm_mat_cd as "chmMatCd", m.mat_nm as "matNm",
      m.supplier_nm as "supplierNm", coalesce(c.pct_val, c.min_pct_val)::float8 as "minPctVal", coalesce(c.pct_val, c.max_pct_val)::float8 as "maxPctVal"
    from chm_mat_comp c join chm_material m on m.chm_mat_no = c.chm_mat_no and m.comp_rev_no = c.comp_rev_no and m.delete_yn = 'N'
    where c.chm_substance_no = ${no} order by coalesce(c.pct_val, c.max_pct_val) desc nulls last, m.mat_nm limit 200`)

const facts = answer(substanceFacts, async ({ db, places: { no } }) => {
  const { rowVersion, factorCd, basisDesc } = await found(db, no)
  const [factor, hazards, used] = await Promise.all([
    factorCd === null ? undefined : limitsOf(db, factorCd),
    hazardsOf(db, ofSubstance(no)),
    usedIn(db, no),
  ])
  return { rowVersion, factor: factor ?? null, hazards, used, basisDesc }
})

const save = answer(saveHazards, async ({ tx, places: { no }, body, person, now, today, ip }) => {
  const [locked] = await tx.query<{ rowVersion: number }>(sql`update chm_substance set row_version = row_version + 1,
      update_user_id = ${person.userId}, update_dt = ${now}
    where chm_substance_no = ${no} and delete_yn = 'N' returning row_version - 1 as "rowVersion"`)
  if (!locked) throw notFound()
  if (locked.rowVersion !== body.rowVersion) throw stale(undefined)
  const before = await hazardsOf(tx, ofSubstance(no))
  requireHazards(body.rows, await ghsTableOn(tx, today))
  const rows = body.rows.map((row) => ({ ...row, basisDesc: body.basisDesc }))
  await putHazards(tx, { chmSubstanceNo: no }, rows, { userId: person.userId, now })
  await writeAudit(tx, {
    now,
    userId: person.userId,
    ip,
    bizCd: substanceMaster.name,
    bizNo: no,
    actionCd: 'GHS',
    reasonDesc: body.basisDesc,
    diff: { hazards: [before.map(hazardText).join(', '), body.rows.map(hazardText).join(', ')] },
  })
})

export const substanceRoutes = routes(facts, whereOfSubstance, save)

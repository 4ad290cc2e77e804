import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import { hitChanges, namedComps } from '../msds/msds-store.ts'
import { knownOf } from './composition-rows.ts'
import { previewComposition } from './preview.calls.ts'

export const previewRoutes = answer(previewComposition, async ({ tx, places: { no }, body: { rows }, today }) => {
  const [found] = await tx.query(sql`select 1 from chm_material where chm_mat_no = ${no} and delete_yn = 'N'`)
  if (!found) throw notFound()
  return { rows: await hitChanges(tx, no, namedComps(rows, await knownOf(tx, rows)), today) }
})

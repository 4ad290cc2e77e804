import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import { ghsTableOn, hazardsOf, hazardText, putHazards, requireHazards } from '../ghs/ghs-rows.ts'
import { sumsOf } from './composition.logic.ts'
import { compositionDownload, compositionUpload } from './composition.sheet.ts'
import { componentsOf, lockMaterial, putComposition } from './composition-rows.ts'
import { basisOf, choose, chosenRows, ghsState } from './ghs-choice.ts'
import {
  type Composition,
  chooseGhs,
  composition,
  materialGhs,
  saveComposition,
  saveEntered,
} from './material.calls.ts'
import { materialMaster } from './material.master.ts'

const readComposition = answer(composition, async ({ db, places: { no }, query }) => {
  const [product] = await db.query<{ rowVersion: number; compRevNo: number }>(sql`
    select row_version as "rowVersion", comp_rev_no as "compRevNo" from chm_material where chm_mat_no = ${no} and delete_yn = 'N'`)
  if (!product) throw notFound()
  const compRevNo = query.compRevNo ?? product.compRevNo
  const rows = await componentsOf(db, no, compRevNo)
  const revisions = await db.query<Composition['revisions'][number]>(sql`
    select r.comp_rev_no as "compRevNo", r.start_ymd::text as "startYmd", r.reason_desc as "reasonDesc", r.rest_ok_yn as "restOkYn",
      r.create_dt as "createDt", (select d.user_nm from directory_person d where d.user_id = r.create_user_id) as "createUserNm"
    from chm_mat_rev r where r.chm_mat_no = ${no} order by r.comp_rev_no desc`)
  const { minSum, maxSum } = sumsOf(rows)
  const restOkYn = revisions.find((one) => one.compRevNo === compRevNo)?.restOkYn ?? 'N'
  return { rowVersion: product.rowVersion, compRevNo, restOkYn, rows, minSum, maxSum, revisions }
})

const writeComposition = answer(saveComposition, async ({ tx, places: { no }, body, person, now, today, ip }) => {
  const by = { userId: person.userId, now, today, ip }
  const { rowVersion, ...sent } = body
  await putComposition(tx, no, await lockMaterial(tx, no, rowVersion, by), sent, by)
})

const readGhs = answer(materialGhs, async ({ db, places: { no }, today }) => {
  const { product, entered, lines } = await ghsState(db, no, today)
  const { rowVersion, ghsRevNo, ghsCompRevNo, compRevNo, reasonDesc, dt, userNm } = product
  const rows = ghsRevNo === 0 ? [] : await chosenRows(db, no)
  const isOld = ghsRevNo > 0 && (ghsCompRevNo ?? 0) !== compRevNo
  return {
    rowVersion,
    entered,
    ...(await basisOf(db, no)),
    lines,
    chosen: { ghsRevNo, reasonDesc, dt, userNm, isOld, rows },
  }
})

/** What was entered anew has not been chosen yet; what had been calculated goes, for it stood beside the older one. */
const writeEntered = answer(saveEntered, async ({ tx, places: { no }, body, person, now, today, ip }) => {
  const by = { userId: person.userId, now }
  await lockMaterial(tx, no, body.rowVersion, by)
  requireHazards(body.rows, await ghsTableOn(tx, today))
  const before = await hazardsOf(tx, sql`g.chm_mat_no = ${no} and g.origin_cd <> 'CALC'`)
  const rows = body.rows.map((row) => ({ ...row, basisDesc: body.basisDesc, chosenYn: 'N' as const, revNo: 0 }))
  await putHazards(tx, { chmMatNo: no }, rows, by)
  await tx.query(sql`update chm_material set ghs_comp_rev_no = -1 where chm_mat_no = ${no}`)
  await writeAudit(tx, {
    now,
    userId: person.userId,
    ip,
    bizCd: materialMaster.name,
    bizNo: no,
    actionCd: 'GHS',
    reasonDesc: body.basisDesc,
    diff: { hazards: [before.map(hazardText).join(', '), body.rows.map(hazardText).join(', ')] },
  })
})

const writeChoice = answer(chooseGhs, async ({ tx, places: { no }, body, person, now, today, ip }) => {
  const by = { userId: person.userId, now, today, ip }
  await lockMaterial(tx, no, body.rowVersion, by)
  await choose(tx, no, body, by)
})

export const materialRoutes = routes(
  compositionUpload,
  compositionDownload,
  readComposition,
  writeComposition,
  readGhs,
  writeEntered,
  writeChoice,
)

import { holdFiles } from '#platform/server/attachments/held-files.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, ruleRefused, stale, wrongState } from '#platform/server/refusal.ts'
import { materialMaster } from '../material/material.master.ts'
import {
  cancelVersion,
  groupParts,
  materialRegs,
  regEffect,
  regItems,
  regVersions,
  releaseVersion,
  reviewVersion,
  saveGroupParts,
  settleHit,
  substanceRegs,
} from './reg.calls.ts'
import { HIT_FILES } from './reg-codes.model.ts'
import { subGroupMaster } from './reg-list.master.ts'
import { effectOf, itemsOf, regsOfMaterial, regsOfSubstance, versionsOf } from './reg-read.ts'
import { regVerUpload } from './reg-ver.sheet.ts'
import { type Acting, cancel, release, review } from './reg-ver.ts'
import { matsWith, nameLists, rescreen } from './screening.ts'

const acting = ({ person, now, today, ip }: { person: { userId: string } } & Omit<Acting, 'userId'>): Acting => ({
  userId: person.userId,
  now,
  today,
  ip,
})

const versions = answer(regVersions, async ({ db, places: { no }, today }) => ({
  rows: await versionsOf(db, no, today),
}))
const items = answer(regItems, ({ db, places: { no }, query }) => itemsOf(db, no, query))
const effect = answer(regEffect, ({ db, places: { no }, query }) => effectOf(db, no, query))
const reviewing = answer(reviewVersion, ({ tx, places: { no }, body, ...by }) =>
  review(tx, no, body.rowVersion, acting(by)),
)
const releasing = answer(releaseVersion, ({ tx, places: { no }, body, ...by }) =>
  release(tx, no, body.rowVersion, acting(by)),
)
const cancelling = answer(cancelVersion, ({ tx, places: { no }, body, ...by }) => cancel(tx, no, body, acting(by)))

async function requireMaterial(db: Queries, no: number): Promise<void> {
  const [found] = await db.query(sql`select 1 as one from chm_material where chm_mat_no = ${no} and delete_yn = 'N'`)
  if (!found) throw notFound()
}
const ofMaterial = answer(materialRegs, async ({ db, places: { no }, today }) => {
  await requireMaterial(db, no)
  return regsOfMaterial(db, no, today)
})
const ofSubstance = answer(substanceRegs, ({ db, places: { no }, today }) => regsOfSubstance(db, no, today))

/** A8. What a component is, the composition says: a line about it ends here as free, or goes on until another revision names it. */
const settle = answer(settleHit, async ({ tx, places: { no, chmMatHitNo }, body, person, now, today, ip }) => {
  const [hit] = await tx.query<{ hitKey: string; whyCd: string | null; judgeCd: string }>(sql`
    select h.hit_key as "hitKey", h.why_cd as "whyCd", h.judge_cd as "judgeCd" from chm_mat_hit h
    where h.chm_mat_hit_no = ${chmMatHitNo} and h.chm_mat_no = ${no} and h.to_ymd is null for update`)
  if (!hit) throw notFound()
  if (hit.whyCd === null) throw wrongState('해당')
  if (hit.whyCd === 'NO_COMP' || (hit.hitKey === '?' && body.judgeCd === 'HIT'))
    throw ruleRefused([{ field: 'judgeCd', code: 'CHM_HIT_COMP', message: '구성성분을 개정해 성분을 적으세요.' }])
  // What nobody knows of the composition is free by the supplier's statement alone.
  if (hit.hitKey === '?' && body.attachFileId === null)
    throw ruleRefused([{ field: 'attachFileId', code: 'CHM_HIT_FILE', message: '공급사 확인서를 첨부하세요.' }])
  if (body.attachFileId !== null)
    await holdFiles(tx, body.attachFileId, {
      ...{ bizCd: HIT_FILES, bizNo: no, plantCd: person.plantCd, taskClassNm: HIT_FILES, userId: person.userId },
    })
  await tx.query(sql`update chm_mat_hit set attach_file_id = ${body.attachFileId}, judge_cd = ${body.judgeCd}, settled_yn = 'Y', reason_desc = ${body.reasonDesc},
      settled_user_id = ${person.userId}, settled_dt = ${now}, update_user_id = ${person.userId}, update_dt = ${now}, row_version = row_version + 1
    where chm_mat_hit_no = ${chmMatHitNo}`)
  await rescreen(tx, { today, now, matNos: [no] })
  await writeAudit(tx, {
    now,
    userId: person.userId,
    ip,
    bizCd: materialMaster.name,
    bizNo: no,
    actionCd: 'SETTLE',
    reasonDesc: body.reasonDesc,
    diff: { judgeCd: [hit.judgeCd, body.judgeCd] },
  })
})

const partsOf = (db: Queries, no: number) =>
  db.query<{ chmSubstanceNo: number; casNo: string | null; korNm: string }>(sql`
    select s.chm_substance_no as "chmSubstanceNo", s.cas_no as "casNo", s.kor_nm as "korNm" from chm_sub_group_part p
      join chm_substance s on s.chm_substance_no = p.chm_substance_no
    where p.chm_sub_group_no = ${no} order by s.kor_nm`)

const readParts = answer(groupParts, async ({ db, places: { no } }) => {
  const [group] = await db.query<{ rowVersion: number }>(
    sql`select row_version as "rowVersion" from chm_sub_group where chm_sub_group_no = ${no} and delete_yn = 'N'`,
  )
  if (!group) throw notFound()
  return { rowVersion: group.rowVersion, rows: await partsOf(db, no) }
})

/** Every material with a substance that comes or goes is judged anew. */
const saveParts = answer(saveGroupParts, async ({ tx, places: { no }, body, person, now, today, ip }) => {
  const [group] = await tx.query<{ rowVersion: number }>(sql`update chm_sub_group set row_version = row_version + 1,
      update_user_id = ${person.userId}, update_dt = ${now}
    where chm_sub_group_no = ${no} and delete_yn = 'N' returning row_version - 1 as "rowVersion"`)
  if (!group) throw notFound()
  if (group.rowVersion !== body.rowVersion) throw stale(undefined)
  const known = await tx.query<{ text: string; no: number }>(sql`select t.text, min(s.chm_substance_no) as no
    from unnest(${[...body.substances]}::text[]) t (text) join chm_substance s on s.delete_yn = 'N' and (s.cas_no = t.text or s.kor_nm = t.text)
    group by t.text`)
  const byText = new Map(known.map((one) => [one.text, Number(one.no)]))
  const problems = body.substances.flatMap((text, at) =>
    byText.has(text)
      ? []
      : [
          {
            field: `substances.${at}`,
            code: 'CHM_COMP_UNKNOWN',
            message: '등록되지 않은 화학물질입니다: {text}',
            values: { text },
          },
        ],
  )
  if (problems.length > 0) throw ruleRefused(problems)
  const before = await partsOf(tx, no)
  const after = [...new Set(byText.values())]
  await tx.query(sql`delete from chm_sub_group_part where chm_sub_group_no = ${no}`)
  await tx.query(sql`insert into chm_sub_group_part (chm_sub_group_no, chm_substance_no, create_user_id, create_dt, update_user_id, update_dt)
    select ${no}, s, ${person.userId}, ${now}, ${person.userId}, ${now} from unnest(${after}::bigint[]) s`)
  const matNos = await matsWith(tx, [...new Set([...before.map(({ chmSubstanceNo }) => chmSubstanceNo), ...after])])
  if (matNos.length > 0) await rescreen(tx, { today, now, matNos })
  await nameLists(tx, today)
  const names = (rows: readonly { korNm: string }[]) => rows.map(({ korNm }) => korNm).join(', ')
  await writeAudit(tx, {
    now,
    userId: person.userId,
    ip,
    bizCd: subGroupMaster.name,
    bizNo: no,
    actionCd: 'PARTS',
    diff: { parts: [names(before), names(await partsOf(tx, no))] },
  })
})

export const regRoutes = routes(
  versions,
  items,
  effect,
  reviewing,
  releasing,
  cancelling,
  regVerUpload,
  ofMaterial,
  ofSubstance,
  settle,
  readParts,
  saveParts,
)

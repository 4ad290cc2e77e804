import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, ruleRefused, wrongState } from '#platform/server/refusal.ts'
import { actOnUse, addUse, changeUse, type MatUse, materialUses } from './use.calls.ts'
import { useMessages } from './use.messages.ts'
import { matUseUpload } from './use.sheet.ts'
import { matUseRows } from './use.tables.ts'
import { type UseState, useStates } from './use-codes.model.ts'
import { stopsOf } from './use-stop.ts'
import { addUseOf, changeUseOf, lockedUse, stopProblem } from './use-write.ts'

const usesOfMaterial = (db: Queries, matNo: number) =>
  db.query<MatUse>(sql`
    select u.chm_mat_use_no as "chmMatUseNo", u.plant_cd as "plantCd", coalesce(l.plant_nm, u.plant_cd) as "plantNm", u.owner_dept_cd as "ownerDeptCd",
      d.dept_nm as "ownerDeptNm", u.status_cd as "statusCd", u.reason_desc as "reasonDesc", ${stopsOf(sql`u.chm_mat_no`)} as "stopDesc",
      u.max_qty_val::float8 as "maxQtyVal", u.day_qty_val::float8 as "dayQtyVal", u.valid_end_ymd::text as "validEndYmd", u.row_version as "rowVersion",
      coalesce((select jsonb_agg(jsonb_build_object('stockLocNo', s.stock_loc_no, 'locNm', s.loc_nm) order by s.sort_order, s.loc_nm)
        from chm_stock_loc s where s.stock_loc_no = any(u.stock_loc_nos)), '[]') as places,
      coalesce((select jsonb_agg(jsonb_build_object('processNo', c.process_no, 'processNm', p.process_nm, 'useDesc', c.use_desc,
          'monthQtyVal', c.month_qty_val, 'handlers', coalesce((select jsonb_agg(jsonb_build_object('userId', i.id,
            'userNm', coalesce(n.user_nm, i.id)) order by i.at) from unnest(c.handler_user_ids) with ordinality i (id, at)
            left join directory_person n on n.user_id = i.id), '[]')) order by p.process_nm)
        from chm_mat_use_proc c join process p on p.process_no = c.process_no where c.chm_mat_use_no = u.chm_mat_use_no), '[]') as procs
    from chm_mat_use u left join plant l on l.plant_cd = u.plant_cd left join directory_dept d on d.dept_cd = u.owner_dept_cd
    where u.chm_mat_no = ${matNo} and u.delete_yn = 'N'
    order by u.status_cd = 'RETIRED', u.plant_cd, u.chm_mat_use_no desc`)

const read = answer(materialUses, async ({ db, places: { no }, person: { plantCd } }) => {
  const [product] = await db.query<{ stopDesc: string | null }>(sql`
    select ${stopsOf(sql`m.chm_mat_no`)} as "stopDesc" from chm_material m where m.chm_mat_no = ${no} and m.delete_yn = 'N'`)
  if (!product) throw notFound()
  const rows = await usesOfMaterial(db, no)
  const places = await db.query<{
    stockLocNo: number
    locNm: string
  }>(sql`select l.stock_loc_no as "stockLocNo", l.loc_nm as "locNm"
    from chm_stock_loc l where l.plant_cd = ${plantCd} and l.use_yn = 'Y' and l.delete_yn = 'N' order by l.sort_order, l.loc_nm`)
  const isUsedHere = rows.some((one) => one.plantCd === plantCd && one.statusCd !== 'RETIRED')
  return { rows, ...product, places, isUsedHere }
})

interface Asker {
  person: { userId: string; plantCd: string }
  now: Date
  ip: string | null
}
const acting = ({ person: { userId, plantCd }, now, ip }: Asker) => ({ userId, plantCd, now, ip })

const add = answer(addUse, async ({ tx, places: { no }, body, ...asker }) => {
  await addUseOf(tx, no, body, acting(asker))
})
const change = answer(changeUse, ({ tx, places: { no }, body, ...asker }) => changeUseOf(tx, no, body, acting(asker)))

/** What has ended is told to health; nothing is used again under a prohibition. */
const act = answer(actOnUse, async ({ tx, notify, places: { no, actCd }, body, person, now, ip }) => {
  const use = await lockedUse(tx, no, body.rowVersion)
  if (actCd === 'resume' && use.stopDesc !== null) throw ruleRefused([stopProblem(use.stopDesc)])
  const { reasonDesc } = body
  const which = sql`r.chm_mat_use_no = ${no}`
  const moved = await matUseRows.move(
    tx,
    actCd,
    { which, set: { reasonDesc }, by: person.userId, now, ip, reasonDesc },
    ['chmMatNo'],
  )
  if (moved.length === 0) throw wrongState(useStates[use.statusCd as UseState])
  if (actCd !== 'retire') return
  const [product] = await tx.query<{ title: string }>(
    sql`select chm_mat_cd || ' ' || mat_nm as title from chm_material where chm_mat_no = ${use.chmMatNo}`,
  )
  await notify.role('HLM', use.plantCd, {
    text: useMessages.CHM_USE_END.text,
    event: useMessages.CHM_USE_END,
    tone: 'waiting',
    values: { title: product?.title ?? '' },
    about: { model: useMessages.CHM_USE_END.model },
  })
})

export const matUseRoutes = routes(read, add, change, act, matUseUpload)

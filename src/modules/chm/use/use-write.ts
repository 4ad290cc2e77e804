/** The use of a product at a plant being written: who keeps it, where, in which processes, by whom. */
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, type RuleProblem, ruleRefused, stale } from '#platform/server/refusal.ts'
import type { UseWritten } from './use.calls.ts'
import { tellHealth } from './use-health.ts'
import { stopsOf } from './use-stop.ts'

export interface UseActing {
  userId: string
  plantCd: string
  now: Date
  ip: string | null
}

/** What it names and is not there, or not at the plant: one statement for all of it. */
async function unknownIn(db: Queries, plantCd: string, written: UseWritten): Promise<RuleProblem[]> {
  const { ownerDeptCd, procs, stockLocNos } = written
  const userIds = [...new Set(procs.flatMap(({ handlerUserIds }) => handlerUserIds))]
  const [known] = await db.query<{ isDept: boolean; processNos: number[]; userIds: string[]; locNos: number[] }>(sql`
    select exists (select from directory_dept d where d.dept_cd = ${ownerDeptCd} and d.plant_cd = ${plantCd}) as "isDept",
      array(select p.process_no::int from process p where p.process_no = any(${procs.map(({ processNo }) => processNo)}::bigint[])
        and p.plant_cd = ${plantCd} and p.use_yn = 'Y' and p.delete_yn = 'N') as "processNos",
      array(select u.user_id from directory_person u where u.user_id = any(${userIds}::text[]) and u.plant_cd = ${plantCd}
          and u.kind = 'staff' and u.status_cd = 'ACTIVE') as "userIds",
      array(select l.stock_loc_no::int from chm_stock_loc l where l.stock_loc_no = any(${[...stockLocNos]}::bigint[])
        and l.plant_cd = ${plantCd} and l.use_yn = 'Y' and l.delete_yn = 'N') as "locNos"`)
  const problems: RuleProblem[] = []
  if (!known?.isDept)
    problems.push({ field: 'ownerDeptCd', code: 'CHM_USE_DEPT', message: '이 사업장의 부서를 고르세요.' })
  if (stockLocNos.some((no) => !known?.locNos.includes(no)))
    problems.push({ field: 'stockLocNos', code: 'CHM_USE_PLACE', message: '이 사업장의 보관장소를 고르세요.' })
  procs.forEach(({ processNo, handlerUserIds }, at) => {
    const field = `procs.${at}.processNo`
    if (!known?.processNos.includes(processNo))
      problems.push({ field, code: 'CHM_USE_PROCESS', message: '이 사업장에서 쓰는 공정을 고르세요.' })
    if (procs.findIndex((one) => one.processNo === processNo) < at)
      problems.push({ field, code: 'CHM_USE_TWICE', message: '같은 공정이 두 번 있습니다.' })
    for (const userId of handlerUserIds.filter((one) => !known?.userIds.includes(one)))
      problems.push({
        field: `procs.${at}.handlerUserIds`,
        code: 'CHM_USE_PERSON',
        message: '이 사업장의 사람이 아닙니다: {id}',
        values: { id: userId },
      })
  })
  return problems
}

/** A use that begins: nothing that is prohibited, and once at a plant. */
export async function addUseOf(tx: Transaction, matNo: number, written: UseWritten, by: UseActing): Promise<number> {
  const [product] = await tx.query<{ stop: string | null; isUsed: boolean }>(sql`
    select ${stopsOf(sql`m.chm_mat_no`)} as stop, exists (select from chm_mat_use u where u.chm_mat_no = m.chm_mat_no
        and u.plant_cd = ${by.plantCd} and u.status_cd <> 'RETIRED' and u.delete_yn = 'N') as "isUsed"
    from chm_material m where m.chm_mat_no = ${matNo} and m.delete_yn = 'N' for share`)
  if (!product) throw notFound()
  const problems = await unknownIn(tx, by.plantCd, written)
  if (product.stop !== null) problems.push(stopProblem(product.stop))
  if (product.isUsed)
    problems.push({ field: 'ownerDeptCd', code: 'CHM_USE_DUP', message: '이 사업장에서 이미 사용하는 자재입니다.' })
  if (problems.length > 0) throw ruleRefused(problems)
  const [made] = await tx.query<{ no: number }>(sql`
    insert into chm_mat_use (plant_cd, chm_mat_no, owner_dept_cd, status_cd, max_qty_val, day_qty_val, valid_end_ymd, stock_loc_nos,
      create_user_id, create_dt, update_user_id, update_dt)
    values (${by.plantCd}, ${matNo}, ${written.ownerDeptCd}, 'ACTIVE', ${written.maxQtyVal}, ${written.dayQtyVal},
      ${written.validEndYmd}::date, ${[...written.stockLocNos]}::bigint[], ${by.userId}, ${by.now}, ${by.userId}, ${by.now})
    returning chm_mat_use_no as no`)
  const no = Number(made?.no)
  await putProcs(tx, no, written, by)
  await audited(tx, no, 'CREATE', null, written, by)
  await tellHealth(tx, [no], by.now)
  return no
}

export async function changeUseOf(
  tx: Transaction,
  no: number,
  { rowVersion, ...written }: UseWritten & { rowVersion: number },
  by: UseActing,
): Promise<void> {
  const before = await lockedUse(tx, no, rowVersion)
  const problems = await unknownIn(tx, before.plantCd, written)
  if (problems.length > 0) throw ruleRefused(problems)
  await writeUses(tx, [{ ...written, chmMatUseNo: no }], by)
  await audited(tx, no, 'UPDATE', before, written, { ...by, plantCd: before.plantCd })
  await tellHealth(tx, [no], by.now)
}

/** The heads of uses as they are to be, and their processes in the place of those they had. */
export async function writeUses(
  tx: Transaction,
  uses: readonly (UseWritten & { chmMatUseNo: number })[],
  by: UseActing,
): Promise<void> {
  await tx.query(sql`update chm_mat_use u set owner_dept_cd = w."ownerDeptCd", max_qty_val = w."maxQtyVal", day_qty_val = w."dayQtyVal",
      valid_end_ymd = w."validEndYmd", stock_loc_nos = w."stockLocNos", row_version = u.row_version + 1, update_user_id = ${by.userId}, update_dt = ${by.now}
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as w ("chmMatUseNo" bigint, "ownerDeptCd" text, "maxQtyVal" numeric, "dayQtyVal" numeric,
      "validEndYmd" date, "stockLocNos" bigint[])
    where u.chm_mat_use_no = w."chmMatUseNo"`)
  await tx.query(
    sql`delete from chm_mat_use_proc where chm_mat_use_no = any(${uses.map(({ chmMatUseNo }) => chmMatUseNo)}::bigint[])`,
  )
  await putAllProcs(tx, uses, by)
}

const putProcs = (tx: Transaction, chmMatUseNo: number, written: UseWritten, by: UseActing) =>
  putAllProcs(tx, [{ ...written, chmMatUseNo }], by)

export async function putAllProcs(
  tx: Transaction,
  uses: readonly (Pick<UseWritten, 'procs'> & { chmMatUseNo: number })[],
  { userId, now }: UseActing,
): Promise<void> {
  const rows = uses.flatMap(({ chmMatUseNo, procs }) => procs.map((proc) => ({ ...proc, chmMatUseNo })))
  await tx.query(sql`insert into chm_mat_use_proc (plant_cd, chm_mat_use_no, process_no, use_desc, month_qty_val, handler_user_ids,
      create_user_id, create_dt, update_user_id, update_dt)
    select u.plant_cd, u.chm_mat_use_no, w."processNo", nullif(trim(w."useDesc"), ''), w."monthQtyVal", w."handlerUserIds", ${userId}, ${now}, ${userId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w ("chmMatUseNo" bigint, "processNo" bigint, "useDesc" text, "monthQtyVal" numeric,
      "handlerUserIds" text[]) join chm_mat_use u on u.chm_mat_use_no = w."chmMatUseNo"`)
}

export const stopProblem = (lists: string): RuleProblem => ({
  field: 'statusCd',
  code: 'CHM_USE_STOP',
  message: '사용이 금지된 자재입니다: {lists}',
  values: { lists },
})

export interface LockedUse {
  plantCd: string
  chmMatNo: number
  ownerDeptCd: string
  statusCd: string
  stopDesc: string | null
  processNms: string
}
/** Locked as it was seen. @throws Refusal 404, 409 where somebody was faster */
export async function lockedUse(tx: Transaction, no: number, rowVersion: number): Promise<LockedUse> {
  const [found] = await tx.query<LockedUse & { rowVersion: number }>(sql`
    select u.plant_cd as "plantCd", u.chm_mat_no as "chmMatNo", u.owner_dept_cd as "ownerDeptCd", u.status_cd as "statusCd",
      ${stopsOf(sql`u.chm_mat_no`)} as "stopDesc", u.row_version as "rowVersion",
      coalesce((select string_agg(p.process_nm, ', ' order by p.process_nm) from chm_mat_use_proc c join process p on p.process_no = c.process_no
        where c.chm_mat_use_no = u.chm_mat_use_no), '') as "processNms"
    from chm_mat_use u where u.chm_mat_use_no = ${no} and u.delete_yn = 'N' for update of u`)
  if (!found) throw notFound()
  if (found.rowVersion !== rowVersion) throw stale(undefined)
  return found
}

async function audited(
  tx: Transaction,
  no: number,
  actionCd: string,
  before: Pick<LockedUse, 'ownerDeptCd' | 'processNms'> | null,
  { ownerDeptCd, procs }: UseWritten,
  { userId, plantCd, now, ip }: UseActing,
): Promise<void> {
  const [after] = await tx.query<{
    nms: string | null
  }>(sql`select string_agg(p.process_nm, ', ' order by p.process_nm) as nms
    from process p where p.process_no = any(${procs.map(({ processNo }) => processNo)}::bigint[])`)
  await writeAudit(tx, {
    now,
    userId,
    ip,
    plantCd,
    bizCd: 'chm-mat-use',
    bizNo: no,
    actionCd,
    diff: {
      ownerDeptCd: [before?.ownerDeptCd ?? null, ownerDeptCd],
      processNms: [before?.processNms ?? null, after?.nms ?? ''],
    },
  })
}

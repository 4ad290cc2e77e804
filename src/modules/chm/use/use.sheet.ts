/** Uses of a plant by Excel: the rows of a product stand for its whole use there; every fault at its cell, all of them or none. */
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { SheetRow } from '#platform/server/sheets/read-rows.ts'
import { type CellProblem, type SheetContext, takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { matUseSheet } from './use.calls.ts'
import { tellHealth } from './use-health.ts'
import { stopsOf } from './use-stop.ts'
import { putAllProcs, writeUses } from './use-write.ts'

type Context = SheetContext<typeof matUseSheet>
type Row = SheetRow<typeof matUseSheet.columns, Awaited<ReturnType<typeof directoryOf>>>
type Wrong = CellProblem<typeof matUseSheet> & { readonly rowNo: number }

/** What may be named, by code and by name, at the plant of whoever uploads. */
async function directoryOf({ tx, person: { plantCd } }: Context) {
  const [products, depts, processes] = await Promise.all([
    tx.query<{ cd: string; no: number }>(
      sql`select chm_mat_cd as cd, chm_mat_no as no from chm_material where delete_yn = 'N'`,
    ),
    tx.query<{ cd: string; nm: string }>(
      sql`select dept_cd as cd, dept_nm as nm from directory_dept where plant_cd = ${plantCd} order by dept_cd desc`,
    ),
    tx.query<{ no: number; cd: string; nm: string }>(sql`select process_no as no, process_cd as cd, process_nm as nm
      from process where plant_cd = ${plantCd} and use_yn = 'Y' and delete_yn = 'N' order by process_no desc`),
  ])
  return {
    chmMatCd: new Map(products.map(({ cd, no }) => [cd, no] as const)),
    ownerDeptCd: new Map([
      ...depts.map(({ cd, nm }) => [nm, cd] as const),
      ...depts.map(({ cd }) => [cd, cd] as const),
    ]),
    processNo: new Map([
      ...processes.map(({ no, nm }) => [nm, no] as const),
      ...processes.map(({ no, cd }) => [cd, no] as const),
    ]),
  }
}

export const matUseUpload = takesSheet(matUseSheet, {
  refs: directoryOf,
  keyOf: ({ chmMatCd, processNo }) => [chmMatCd, processNo],
  twice: ['CHM_USE_TWICE', '{n}행과 같은 자재와 공정입니다.'],
  check,
  save,
})

const listed = (text: string | null | undefined) => (text ?? '').split(/[,\n]/).flatMap((one) => one.trim() || [])

interface Known {
  users: Set<string>
  places: Map<string, number>
  stops: Map<number, string>
  uses: Map<number, number>
}
async function knownOf(rows: readonly Row[], { tx, person: { plantCd } }: Context): Promise<Known> {
  const userIds = [...new Set(rows.flatMap(({ handlers }) => listed(handlers)))]
  const matNos = [...new Set(rows.map(({ chmMatCd }) => chmMatCd))]
  const [users, places, products] = await Promise.all([
    tx.query<{
      id: string
    }>(sql`select user_id as id from directory_person where user_id = any(${userIds}::text[]) and plant_cd = ${plantCd}
      and kind = 'staff' and status_cd = 'ACTIVE'`),
    tx.query<{ nm: string; no: number }>(sql`select loc_nm as nm, stock_loc_no as no from chm_stock_loc
      where plant_cd = ${plantCd} and use_yn = 'Y' and delete_yn = 'N'`),
    tx.query<{ no: number; stop: string | null; useNo: number | null }>(sql`
      select m.chm_mat_no as no, ${stopsOf(sql`m.chm_mat_no`)} as stop, u.chm_mat_use_no as "useNo"
      from chm_material m left join chm_mat_use u on u.chm_mat_no = m.chm_mat_no and u.plant_cd = ${plantCd}
        and u.status_cd <> 'RETIRED' and u.delete_yn = 'N'
      where m.chm_mat_no = any(${matNos}::bigint[])`),
  ])
  return {
    users: new Set(users.map(({ id }) => id)),
    places: new Map(places.map(({ nm, no }) => [nm, Number(no)])),
    stops: new Map(products.flatMap(({ no, stop }) => (stop === null ? [] : [[Number(no), stop] as const]))),
    uses: new Map(products.flatMap(({ no, useNo }) => (useNo === null ? [] : [[Number(no), Number(useNo)] as const]))),
  }
}

/** A prohibition refuses what begins; what is used already stands as the prohibition has left it. */
async function check(rows: readonly Row[], context: Context): Promise<Wrong[]> {
  const { users, places, stops, uses } = await knownOf(rows, context)
  const first = new Map<number, Row>()
  return rows.flatMap((row): Wrong[] => {
    const { rowNo, chmMatCd } = row
    const matNo = Number(chmMatCd)
    const head = first.get(matNo) ?? row
    first.set(matNo, head)
    const wrong: Wrong[] = []
    const stop = uses.has(matNo) ? undefined : stops.get(matNo)
    if (stop && head === row)
      wrong.push({
        rowNo,
        field: 'chmMatCd',
        code: 'CHM_USE_STOP',
        message: '사용이 금지된 자재입니다: {lists}',
        values: { lists: stop },
      })
    for (const id of listed(row.handlers).filter((one) => !users.has(one)))
      wrong.push({
        rowNo,
        field: 'handlers',
        code: 'CHM_USE_PERSON',
        message: '이 사업장의 사람이 아닙니다: {id}',
        values: { id },
      })
    for (const name of listed(row.places).filter((one) => !places.has(one)))
      wrong.push({
        rowNo,
        field: 'places',
        code: 'CHM_USE_PLACE_NM',
        message: '등록되지 않은 보관장소입니다: {name}',
        values: { name },
      })
    if (row.ownerDeptCd !== head.ownerDeptCd)
      wrong.push({
        rowNo,
        field: 'ownerDeptCd',
        code: 'CHM_USE_ONE_DEPT',
        message: '{n}행과 담당 부서가 다릅니다. 한 자재의 담당 부서는 하나입니다.',
        values: { n: head.rowNo },
      })
    return wrong
  })
}

async function save(rows: readonly Row[], context: Context) {
  const { tx, person, now, asker } = context
  const { places, uses } = await knownOf(rows, context)
  const by = { userId: person.userId, plantCd: person.plantCd, now, ip: asker.ip }
  const written = [...Map.groupBy(rows, ({ chmMatCd }) => Number(chmMatCd))].map(([matNo, own]) => ({
    matNo,
    chmMatUseNo: uses.get(matNo) ?? 0,
    ownerDeptCd: own[0]?.ownerDeptCd ?? '',
    maxQtyVal: own.find((one) => one.maxQtyVal !== null)?.maxQtyVal ?? null,
    dayQtyVal: own.find((one) => one.dayQtyVal !== null)?.dayQtyVal ?? null,
    validEndYmd: own.find((one) => one.validEndYmd !== null)?.validEndYmd ?? null,
    stockLocNos: [...new Set(own.flatMap((one) => listed(one.places).flatMap((name) => places.get(name) ?? [])))],
    procs: own.map(({ processNo, useDesc, monthQtyVal, handlers }) => ({
      processNo: Number(processNo),
      useDesc: useDesc ?? null,
      monthQtyVal: monthQtyVal ?? null,
      handlerUserIds: [...new Set(listed(handlers))],
    })),
  }))
  const fresh = written.filter(({ chmMatUseNo }) => chmMatUseNo === 0)
  const made = await tx.query<{ no: number; matNo: number }>(sql`
    insert into chm_mat_use (plant_cd, chm_mat_no, owner_dept_cd, status_cd, max_qty_val, day_qty_val, valid_end_ymd, stock_loc_nos,
      create_user_id, create_dt, update_user_id, update_dt)
    select ${by.plantCd}, w."matNo", w."ownerDeptCd", 'ACTIVE', w."maxQtyVal", w."dayQtyVal", w."validEndYmd", w."stockLocNos",
      ${by.userId}, ${now}, ${by.userId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as w ("matNo" bigint, "ownerDeptCd" text, "maxQtyVal" numeric, "dayQtyVal" numeric,
      "validEndYmd" date, "stockLocNos" bigint[]) returning chm_mat_use_no as no, chm_mat_no as "matNo"`)
  const noOf = new Map(made.map(({ no, matNo }) => [Number(matNo), Number(no)]))
  const begun = fresh.map((one) => ({ ...one, chmMatUseNo: noOf.get(one.matNo) ?? 0 }))
  await putAllProcs(tx, begun, by)
  await writeUses(
    tx,
    written.filter(({ chmMatUseNo }) => chmMatUseNo > 0),
    by,
  )
  const nos = [...begun, ...written].flatMap(({ chmMatUseNo }) => (chmMatUseNo > 0 ? [chmMatUseNo] : []))
  await asProgram(
    tx,
  ).query(sql`insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, action_cd, reason_desc, diff_json)
    select ${now}, ${by.userId}, ${by.ip || null}::inet, 'chm-mat-use', n::text, ${by.plantCd}, 'SHEET', null, '{}'::jsonb from unnest(${nos}::bigint[]) n`)
  await tellHealth(tx, nos, now)
  return { inserted: begun.length, updated: written.length - fresh.length, unchanged: 0 }
}

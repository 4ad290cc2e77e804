/** What follows for works when the systems that they touch, or what is let into them, are others now. */
import { equipKey } from '#modules/baseinfo/equip-key.api.ts'
import type { EquipmentChange } from '#modules/baseinfo/equipment.ports.ts'
import type { PermitAt } from '#modules/common/permit.ports.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { keepAlive } from '../permit/conditions/keep-alive.ts'
import { isOpenPermit } from '../permit/permit.api.ts'
import { holdsPlace } from './simops.sql.ts'
import { recheckSimops } from './simops-write.ts'
import { registeredAt, touchedBy } from './systems.sql.ts'

/** Works of a plant that hold their place at one of these systems, or at equipment of one of these names. */
async function worksAt(
  db: Queries,
  { plantCd, names, systemCds }: Pick<EquipmentChange, 'plantCd' | 'names' | 'systemCds'>,
): Promise<number[]> {
  const rows = await db.query<{ no: number }>(sql`
    select p.permit_no::int as no from wkod_master p where p.plant_cd = ${plantCd} and ${holdsPlace(sql`p`)}
      and (${equipKey(sql`p.equip_no`)} in (select ${equipKey(sql`n.nm`)} from unnest(${[...names]}::text[]) n (nm))
        or p.permit_no in (select t.permit_no from (${touchedBy(sql`p.plant_cd = ${plantCd} and ${holdsPlace(sql`p`)}`)}) t
          where t.system_cd = any(${[...systemCds]}::text[])))
    order by 1`)
  return rows.map(({ no }) => no)
}

/** Their conflicts are looked at anew, and those that are at work are asked whether they may go on. */
async function askThem(tx: Transaction, permitNos: readonly number[], now: Date): Promise<void> {
  if (permitNos.length === 0) return
  await recheckSimops(tx, { permitNos, now })
  await keepAlive(tx, { permitNos }, now)
}

/** Equipment got other systems, or another name: whoever works at it, or beside it on them. */
export async function askAtEquipment(tx: Transaction, change: EquipmentChange): Promise<void> {
  await askThem(tx, await worksAt(asProgram(tx), change), change.now)
}

/** Something was found at equipment of the register: whoever works at it, by its tag or its name. */
export async function askAtEquipNos(
  tx: Transaction,
  { plantCd, equipNos }: { plantCd: string; equipNos: readonly number[] },
  now: Date,
): Promise<void> {
  const program = asProgram(tx)
  const found = await program.query<{ names: string[] }>(sql`select array[equip_cd, equip_nm] as names from facility
    where equip_no = any(${[...equipNos]}::bigint[]) and plant_cd = ${plantCd} and delete_yn = 'N'`)
  const names = found.flatMap((one) => one.names)
  const permitNos = names.length === 0 ? [] : await worksAt(program, { plantCd, names, systemCds: [] })
  if (permitNos.length > 0) await keepAlive(tx, { permitNos }, now)
}

/** Permits that have not ended, at equipment of the register however they spell it. @param db acts as the program */
export const openPermitsAt = (db: Queries, { plantCd, equipNo }: { plantCd: string; equipNo: number }) =>
  db.query<PermitAt>(sql`select w.permit_no as "permitNo", w.permit_doc_no as "permitDocNo", w.wkod_title as "workTitle", v.vendor_nm as "vendorNm"
    from wkod_master w join (${registeredAt(sql`p.plant_cd = ${plantCd} and p.equip_no is not null and ${isOpenPermit}`)}) r on r."permitNo" = w.permit_no
      left join vendor_info v on v.vendor_cd = w.vendor_cd
    where r."equipNo" = ${equipNo} and w.permit_doc_no is not null order by w.permit_no desc`)

/** What is done at an isolation reaches whoever works on the systems of the permits behind it. */
export async function askAroundIsolation(tx: Transaction, isoPlanNo: number, now: Date): Promise<void> {
  const program = asProgram(tx)
  const [around] = await program.query<{ plantCd: string; systemCds: string[] }>(sql`
    select p.plant_cd as "plantCd", coalesce((select array_agg(distinct t.system_cd) from (
        ${touchedBy(sql`p.permit_no in (select l.permit_no from iso_plan_permit l where l.iso_plan_no = ${isoPlanNo})`)}) t), '{}') as "systemCds"
    from iso_plan p where p.iso_plan_no = ${isoPlanNo}`)
  if (!around || around.systemCds.length === 0) return
  await askThem(tx, await worksAt(program, { ...around, names: [] }), now)
}

/** Points of isolations that name a system. */
export async function pointsOnSystem(tx: Transaction, plantCd: string, systemCd: string): Promise<number> {
  const [found] = await asProgram(tx).query<{ n: number }>(
    sql`select count(*)::int as n from iso_plan_points o join iso_plan p on p.iso_plan_no = o.iso_plan_no
      where p.plant_cd = ${plantCd} and p.delete_yn = 'N' and ${systemCd} = any(string_to_array(o.system_cds, ' '))`,
  )
  return found?.n ?? 0
}

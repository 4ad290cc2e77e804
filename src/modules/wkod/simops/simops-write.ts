/** Conflicts as rows: found anew, kept while nothing changed, cleared when a time or a place did. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { CHANGE_CHANNEL } from '#platform/server/documents/live.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { permit } from '../permit/permit.model.ts'
import { simopsMessages } from './simops.messages.ts'
import { type FoundHit, foundHits, holdsPlace } from './simops.sql.ts'
import { simopsHits } from './simops.tables.ts'
import { HIT } from './simops-codes.model.ts'

export interface Recheck {
  permitNos: readonly number[]
  now: Date
  userId?: string
  /** Nobody acts: of two permits the one that was applied for later is the later one. */
  isRun?: boolean
}
export interface Rechecked {
  openedCnt: number
  clearedCnt: number
}

/**
 * Looks at the permits anew, after an action or by the clock. A row stays while both permits stand as they did when it was
 * found; else it is cleared, and what is still a conflict is opened anew, without signatures.
 */
export async function recheckSimops(
  tx: Transaction,
  { permitNos, now, userId = 'SYSTEM', isRun = false }: Recheck,
): Promise<Rechecked> {
  if (permitNos.length === 0) return { openedCnt: 0, clearedCnt: 0 }
  const found = await tx.queryAs<FoundHit>('SYSTEM', foundHits({ permitNos, isHolding: true }))
  const hits = JSON.stringify(isRun ? onceEach(found, await orderOf(tx, permitNos)) : onceEach(found))
  const cleared = await simopsHits.move(
    asProgram(tx),
    'clear',
    { which: isOver(permitNos, hits, now), set: { clearDt: now.toISOString() }, by: userId, now },
    ['permitNo', 'otherPermitNo'],
  )
  const opened = await tx.queryAs<FoundHit>('SYSTEM', opening(hits, now, userId))
  await tell(tx, now, opened)
  const touched = [...cleared, ...opened].flatMap((hit) => [hit.permitNo, hit.otherPermitNo])
  await flagConflicts(tx, [...permitNos, ...touched], now)
  await tellBoards(tx, touched)
  return { openedCnt: opened.length, clearedCnt: cleared.length }
}

/**
 * What the list of permits narrows by. A permit that somebody acts on meanwhile is passed over: his own recheck, or the next
 * run, writes it, and nobody waits for anybody.
 */
export async function flagConflicts(tx: Transaction, permitNos: readonly number[], now: Date): Promise<void> {
  const open = sql`h.level_cd <> 'INFO' and (h.hit_status_cd = 'OPEN' or h.hit_status_cd = 'RELEASED' and h.release_to_dt <= ${now})`
  await tx.queryAs(
    'SYSTEM',
    sql`update wkod_master p set conflict_yn = f.yn
      from (select w.permit_no, case when exists (select from simops_hit h where h.permit_no = w.permit_no and ${open})
            or exists (select from simops_hit h where h.other_permit_no = w.permit_no and ${open}) then 'Y' else 'N' end as yn
          from wkod_master w where w.permit_no = any(${[...new Set(permitNos)]}::bigint[]) for no key update of w skip locked) f
      where f.permit_no = p.permit_no and p.conflict_yn is distinct from f.yn`,
  )
}

/** A pair that was found from both ends stands once: under the later of the two, or the one asked about first. */
function onceEach(found: readonly FoundHit[], order?: ReadonlyMap<number, number>): FoundHit[] {
  const placeOf = (permitNo: number) => order?.get(permitNo) ?? -1
  const kept = new Map<string, FoundHit>()
  for (const hit of found) {
    const { permitNo, otherPermitNo, ruleNo } = hit
    const key = `${Math.min(permitNo, otherPermitNo)} ${Math.max(permitNo, otherPermitNo)} ${ruleNo}`
    const before = kept.get(key)
    if (!before || placeOf(permitNo) > placeOf(before.permitNo)) kept.set(key, hit)
  }
  return [...kept.values()]
}

async function orderOf(tx: Transaction, permitNos: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx.queryAs<{ permitNo: number }>(
    'SYSTEM',
    sql`select permit_no as "permitNo" from wkod_master where permit_no = any(${[...permitNos]}::bigint[])
      order by coalesce(rqst_dt, create_dt), permit_no`,
  )
  return new Map(rows.map(({ permitNo }, index) => [permitNo, index]))
}

const hitRows = (hits: string): Sql =>
  sql`jsonb_to_recordset(${hits}::jsonb) as f("permitNo" bigint, "otherPermitNo" bigint, "otherDocNo" text, "plantCd" text,
    "ruleNo" bigint, "levelCd" text, "gapVal" numeric, "markNo" int, "otherMarkNo" int, "basisDesc" text, "ruleDesc" text, "systemCds" text)`

/** Of these permits what was released for a time that has passed, or is not found any more as it was. */
function isOver(permitNos: readonly number[], hits: string, now: Date): Sql {
  const nos = [...permitNos]
  return sql`(r.permit_no = any(${nos}::bigint[]) or r.other_permit_no = any(${nos}::bigint[]))
    and (r.hit_status_cd = 'RELEASED' and r.release_to_dt <= ${now} or not exists (select from ${hitRows(hits)}
      where f."ruleNo" = r.rule_no and f."basisDesc" = r.basis_desc
        and least(f."permitNo", f."otherPermitNo") = least(r.permit_no, r.other_permit_no)
        and greatest(f."permitNo", f."otherPermitNo") = greatest(r.permit_no, r.other_permit_no)))`
}

function opening(hits: string, now: Date, userId: string): Sql {
  return sql`
    with made as (
      insert into simops_hit (plant_cd, permit_no, other_permit_no, rule_no, level_cd, gap_val, mark_no, other_mark_no, basis_desc,
        system_cds, open_dt, create_user_id, create_dt, update_user_id, update_dt)
      select f."plantCd", f."permitNo", f."otherPermitNo", f."ruleNo", f."levelCd", f."gapVal", f."markNo", f."otherMarkNo",
        f."basisDesc", left(f."systemCds", 400), ${now}, ${userId}, ${now}, ${userId}, ${now}
      from ${hitRows(hits)}
      on conflict do nothing returning *
    ), written as (
      insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, action_cd, to_status_cd, diff_json)
      select ${now}, ${userId}, ${HIT}, hit_no::text, plant_cd, 'OPEN', hit_status_cd, jsonb_build_object(
        'permitNo', jsonb_build_array(null, permit_no), 'otherPermitNo', jsonb_build_array(null, other_permit_no)) from made)
    select f.* from made m join ${hitRows(hits)} on f."permitNo" = m.permit_no and f."otherPermitNo" = m.other_permit_no
      and f."ruleNo" = m.rule_no`
}

/** Who asked for the works, and who issues them, hear of what they must not do, or agree on. */
async function tell(tx: Transaction, now: Date, opened: readonly FoundHit[]): Promise<void> {
  const told = opened.filter(({ levelCd }) => levelCd !== 'INFO')
  const isFar = ({ gapVal, systemCds }: FoundHit) => gapVal === null || systemCds !== null
  await tellOf(
    tx,
    now,
    told.filter((hit) => !isFar(hit)),
    simopsMessages.SIMOPS_FOUND,
  )
  await tellOf(tx, now, told.filter(isFar), simopsMessages.SIMOPS_FAR)
}

type Message = (typeof simopsMessages)[keyof typeof simopsMessages]
async function tellOf(tx: Transaction, now: Date, told: readonly FoundHit[], message: Message): Promise<void> {
  if (told.length === 0) return
  const people = sql`select distinct u.user_id from (values (p.rqst_user_id), (p.own_user_id), (p.review_user_id), (p.issue_user_id)) u (user_id)
    where u.user_id is not null`
  const rows = sql`
    select u.user_id, p.permit_no as biz_no, jsonb_build_object('title', p.wkod_title, 'other', o.permit_doc_no, 'gap', f."gapVal",
        'systems', coalesce(f."systemCds", '')) as values_json, 'simops:' || p.permit_no || ':' || o.permit_no || ':' || f."ruleNo" || ':' || f."basisDesc" as once_key
    from (select f.* from ${hitRows(JSON.stringify(told))} union all
        select f."otherPermitNo", f."permitNo", f."otherDocNo", f."plantCd", f."ruleNo", f."levelCd", f."gapVal", f."otherMarkNo",
          f."markNo", f."basisDesc", f."ruleDesc", f."systemCds" from ${hitRows(JSON.stringify(told))}) f
      join wkod_master p on p.permit_no = f."permitNo" join wkod_master o on o.permit_no = f."otherPermitNo"
      cross join lateral (${people}) u`
  const system = { joins: tx.joins, query: <Row>(statement: Sql) => tx.queryAs<Row>('SYSTEM', statement) }
  await notifyThrough(system, now).each(rows, message)
}

/** Boards and records of these permits look again: their places or conflicts have changed, not the permits. */
export async function tellBoards(tx: Transaction, permitNos: readonly number[]): Promise<void> {
  if (permitNos.length === 0) return
  await tx.queryAs(
    'SYSTEM',
    sql`select pg_notify(${CHANGE_CHANNEL}, json_build_object('documentName', ${permit.name}::text, 'no', permit_no, 'rowVersion', row_version,
        'plantCd', plant_cd, 'vendorCd', vendor_cd, 'userIds', json_build_array(create_user_id, own_user_id),
        'deptCds', json_build_array(area_dept_cd))::text)
      from wkod_master where permit_no = any(${[...new Set(permitNos)]}::bigint[]) and status_cd <> 'TEMP'`,
  )
}

/** Everything that holds its place, for the run by the clock. */
export const openPermits = (): Sql =>
  sql`select permit_no as "permitNo", plant_cd as "plantCd" from wkod_master p where ${holdsPlace(sql`p`)} order by plant_cd, permit_no`

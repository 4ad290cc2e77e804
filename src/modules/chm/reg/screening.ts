/** Hits of materials, kept as they were from day to day. Every change of what they rest on asks for them anew. */
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { suspendStopped } from '../use/use-stop.ts'
import { screened, versionsOn } from './screening.sql.ts'

export interface Rescreening {
  today: string
  now: Date
  matNos?: readonly number[]
}

/**
 * Works all hits out and writes what differs: what is new begins with the day on which list and composition both held, what is
 * no more ends the day before. A hit that another version of its list goes on with stays one; what somebody settled stays
 * settled as long as nothing of what it rests on has changed.
 *
 * @returns how many hits began, changed or ended
 */
export async function rescreen(db: Queries, { today, now, matNos }: Rescreening): Promise<number> {
  await inTurn(db, matNos === undefined)
  const [done] = await db.query<{ changed: number }>(sql`
    with ${screened({ day: today, ...(matNos && { matNos }) })},
    open as materialized (select h.* from chm_mat_hit h where h.to_ymd is null ${ofMaterials(sql`h`, matNos)}),
    past as materialized (select h.chm_mat_no, h.hit_key, max(h.to_ymd) as to_ymd from chm_mat_hit h
      where h.to_ymd is not null ${ofMaterials(sql`h`, matNos)} group by 1, 2),
    ended as (
      update chm_mat_hit h set to_ymd = greatest(h.from_ymd, case when v.chm_reg_ver_no <> i.chm_reg_ver_no then v.in_force_ymd
          else ${today}::date end - 1), update_dt = ${now}
      from open o left join found f on f.chm_mat_no = o.chm_mat_no and f.hit_key = o.hit_key
        left join chm_reg_item i on i.chm_reg_item_no = o.chm_reg_item_no left join ver v on v.chm_reg_list_no = o.chm_reg_list_no
      where h.chm_mat_hit_no = o.chm_mat_hit_no and f.chm_mat_no is null returning 1),
    changed as (
      update chm_mat_hit h set chm_reg_item_no = f.chm_reg_item_no, content_pct_val = f.content, why_cd = f.why, by_weight_yn = f.by_weight_yn,
        judge_cd = case when h.settled_yn = 'Y' and h.fact_desc = f.fact then h.judge_cd else f.judge end,
        settled_yn = case when h.fact_desc = f.fact then h.settled_yn else 'N' end,
        reason_desc = case when h.fact_desc = f.fact then h.reason_desc end,
        attach_file_id = case when h.fact_desc = f.fact then h.attach_file_id end,
        fact_desc = f.fact, update_dt = ${now}
      from found f
      where h.chm_mat_no = f.chm_mat_no and h.hit_key = f.hit_key and h.to_ymd is null
        and (h.fact_desc, h.chm_reg_item_no, h.content_pct_val, h.by_weight_yn)
          is distinct from (f.fact, f.chm_reg_item_no, f.content, f.by_weight_yn) returning 1),
    begun as (
      insert into chm_mat_hit (chm_mat_no, hit_key, chm_reg_list_no, chm_reg_item_no, chm_substance_no, chm_sub_group_no, content_pct_val,
        judge_cd, why_cd, by_weight_yn, fact_desc, from_ymd, create_dt, update_dt)
      select f.chm_mat_no, f.hit_key, f.chm_reg_list_no, f.chm_reg_item_no, f.chm_substance_no, f.chm_sub_group_no, f.content,
        f.judge, f.why, f.by_weight_yn, f.fact, least(greatest(f.since, p.to_ymd + 1), ${today}::date), ${now}, ${now}
      from found f left join open o on o.chm_mat_no = f.chm_mat_no and o.hit_key = f.hit_key
        left join past p on p.chm_mat_no = f.chm_mat_no and p.hit_key = f.hit_key
      where o.chm_mat_no is null returning 1)
    select ((select count(*) from ended) + (select count(*) from changed) + (select count(*) from begun))::int as changed`)
  await summarize(db, today, matNos)
  await suspendStopped(db, { now, ...(matNos && { matNos }) })
  if (matNos === undefined) await nameLists(db, today)
  return done?.changed ?? 0
}

const ofMaterials = (alias: Sql, matNos: readonly number[] | undefined): Sql =>
  matNos ? sql`and ${alias}.chm_mat_no = any(${[...matNos]}::bigint[])` : sql``

const LOCK = 0x63_68_6d
/** Whoever screens all materials waits for those that are changing one, and they for him: neither misses the other's change. */
const inTurn = (db: Queries, isAll: boolean) =>
  db.query(
    isAll
      ? sql`select pg_advisory_xact_lock(${LOCK}), set_config('work_mem', '128MB', true)`
      : sql`select pg_advisory_xact_lock_shared(${LOCK})`,
  )

/** What the list of materials shows of its hits. Nothing is 비해당 as long as a list in use lacks a whole version. */
const summarize = (db: Queries, today: string, matNos: readonly number[] | undefined) =>
  db.query(sql`with ver as materialized (${versionsOn({ day: today })}),
    lists as materialized (select count(*) > 0 and bool_and(coalesce(v.whole_yn = 'Y', false)) as are_whole
      from chm_reg_list l left join ver v on v.chm_reg_list_no = l.chm_reg_list_no where l.use_yn = 'Y' and l.delete_yn = 'N'),
    said as (
      select m.chm_mat_no, case when bool_or(h.judge_cd = 'HIT' and l.severity_cd = 'STOP') then 'STOP' when bool_or(h.judge_cd = 'HIT') then 'HIT'
          when bool_or(h.judge_cd = 'CHECK') or not (select are_whole from lists) then 'CHECK' else 'NONE' end as judge,
        left(string_agg(distinct l.reg_list_nm, ', ' order by l.reg_list_nm) filter (where h.judge_cd = 'HIT'), 500) as names
      from chm_material m left join chm_mat_hit h on h.chm_mat_no = m.chm_mat_no and h.to_ymd is null
        left join chm_reg_list l on l.chm_reg_list_no = h.chm_reg_list_no
      where m.delete_yn = 'N' ${ofMaterials(sql`m`, matNos)} group by m.chm_mat_no)
    update chm_material m set reg_judge_cd = s.judge, reg_desc = s.names from said s
    where m.chm_mat_no = s.chm_mat_no and (m.reg_judge_cd, m.reg_desc) is distinct from (s.judge, s.names)`)

/** What the list of substances shows: the lists that name each, by itself or in a group. */
export const nameLists = (db: Queries, today: string) =>
  db.query(sql`with ver as materialized (${versionsOn({ day: today })}),
    named as (
      select i.chm_reg_ver_no, i.chm_substance_no from chm_reg_item i where i.chm_substance_no is not null
        and i.start_ymd <= ${today}::date and (i.end_ymd is null or i.end_ymd >= ${today}::date)
      union
      select i.chm_reg_ver_no, p.chm_substance_no from chm_reg_item i join chm_sub_group_part p on p.chm_sub_group_no = i.chm_sub_group_no
      where i.start_ymd <= ${today}::date and (i.end_ymd is null or i.end_ymd >= ${today}::date)),
    said as (
      select n.chm_substance_no, left(string_agg(l.reg_list_nm, ', ' order by l.sort_order, l.reg_list_cd), 500) as names
      from named n join ver v on v.chm_reg_ver_no = n.chm_reg_ver_no join chm_reg_list l on l.chm_reg_list_no = v.chm_reg_list_no group by 1)
    update chm_substance s set reg_desc = d.names
    from chm_substance a left join said d on d.chm_substance_no = a.chm_substance_no
    where s.chm_substance_no = a.chm_substance_no and s.reg_desc is distinct from d.names`)

/** The materials that contain one of these substances. */
export async function matsWith(db: Queries, substanceNos: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ no: number }>(sql`select distinct m.chm_mat_no as no from chm_material m
      join chm_mat_comp c on c.chm_mat_no = m.chm_mat_no and c.comp_rev_no = m.comp_rev_no
    where m.delete_yn = 'N' and c.chm_substance_no = any(${[...substanceNos]}::bigint[])`)
  return rows.map(({ no }) => no)
}

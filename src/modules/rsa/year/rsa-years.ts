/** R7: opens and closes the years of processes, in three statements for all of them. */
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { SITE_MONTHS } from '../assess/dues.logic.ts'

interface Settling {
  today: string
  now: Date
  /** One process instead of all. */
  processNo?: number
}

/**
 * What was completed, and of what kinds of work a process has been assessed: every one of these is owed again, by an
 * assessment of that kind or of all the works of the process. A year that continuous assessment met counts as one of all works,
 * on the day on which it was due.
 */
const ledger = (only: Sql): Sql => sql`done as materialized (
    select a.plant_cd, a.process_no, coalesce(a.work_cat_cd, '') as kind, a.rsa_type_cd, a.rsa_no,
      (a.complete_dt at time zone 'Asia/Seoul')::date as ymd,
      extract(year from a.complete_dt at time zone 'Asia/Seoul')::int as year
    from rsa a join process p on p.process_no = a.process_no and p.use_yn = 'Y' and p.delete_yn = 'N'
    where a.delete_yn = 'N' and a.rsa_type_cd in ('INIT', 'REG') and a.status_cd in ('DONE', 'SHARED')
      and a.complete_dt is not null ${only}
    union all
    select a.plant_cd, a.process_no, '', 'CONT', null, greatest(a.site_due_ymd, make_date(a.base_year, 1, 1)), a.base_year
    from rsa_year a where a.cont_ymd is not null ${only}
  ), kinds as materialized (
    select plant_cd, process_no, kind, min(year) as first_year from done where rsa_no is not null group by 1, 2, 3
  )`

/** Of a kind of work by an assessment of it, or of all the works of the process. */
const covered = sql`d.process_no = k.process_no and d.kind in ('', k.kind)`

/** A year is met by the regular assessments that were completed in it, by no occasional one. */
const meets = (only: Sql, { now }: Settling): Sql => sql`with ${ledger(only)}
  update rsa_year r set rsa_no = m.rsa_no, update_dt = ${now}
  from (
    select e.rsa_year_no, bool_and(e.rsa_no is not null) as is_met,
      (array_agg(e.rsa_no order by e.ymd desc, e.rsa_no desc))[1] as rsa_no
    from (
      select y.rsa_year_no, k.kind, min(d.ymd) as ymd, (array_agg(d.rsa_no order by d.ymd, d.rsa_no))[1] as rsa_no
      from rsa_year y join kinds k on k.process_no = y.process_no and k.first_year < y.base_year
        left join done d on ${covered} and d.rsa_type_cd = 'REG' and d.year = y.base_year
      where y.rsa_no is null and y.miss_yn = 'N'
      group by 1, 2
    ) e
    group by 1
  ) m where m.rsa_year_no = r.rsa_year_no and m.is_met`

/** @law 산업안전보건법 시행규칙 제37조제2항제2호 */
const misses = (only: Sql, { today, now }: Settling): Sql => sql`update rsa_year a set miss_yn = 'Y', update_dt = ${now}
  where a.rsa_no is null and a.cont_ymd is null and a.miss_yn = 'N' and a.legal_limit_ymd < ${today}::date
    and exists (select from process p where p.process_no = a.process_no and p.use_yn = 'Y' and p.delete_yn = 'N') ${only}`

/**
 * This year of whatever was assessed before it, and the next once this one is done: so that a day in January is seen coming.
 * Years that have gone by are not opened: what was before the site began is not known. Where several kinds of work were
 * assessed the year is due with the first of them.
 */
const opens = (only: Sql, { today, now }: Settling): Sql => {
  const year = Number(today.slice(0, 4))
  return sql`with ${ledger(only)}, due as (
    select l.plant_cd, l.process_no, l.base_year, min(l.ymd) as last_ymd from (
      select k.plant_cd, k.process_no, k.kind, y.base_year, max(d.ymd) as ymd
      from kinds k join done d on ${covered} join unnest(array[${year}, ${year + 1}]::int[]) y(base_year) on d.year < y.base_year
      where k.first_year < y.base_year
      group by 1, 2, 3, 4
    ) l
    where l.base_year = ${year}::int
      or exists (select from rsa_year r where r.process_no = l.process_no and r.base_year = ${year}::int
        and (r.rsa_no is not null or r.cont_ymd is not null))
      or not exists (select from kinds o where o.process_no = l.process_no and o.first_year < ${year}::int)
    group by 1, 2, 3
  )
  insert into rsa_year (plant_cd, process_no, base_year, site_due_ymd, legal_limit_ymd, create_dt, update_dt)
  select plant_cd, process_no, base_year, (last_ymd + make_interval(months => ${SITE_MONTHS}::int))::date,
    make_date(base_year, 12, 31), ${now}, ${now}
  from due
  on conflict (process_no, base_year) do update set site_due_ymd = excluded.site_due_ymd, update_dt = excluded.update_dt
    where rsa_year.rsa_no is null and rsa_year.cont_ymd is null and rsa_year.miss_yn = 'N' and rsa_year.site_due_ymd <> excluded.site_due_ymd`
}

/** @param db acts as the program @returns how many years were opened, met, missed or are due on another day */
export async function settleYears(db: Pick<Queries, 'query'>, settling: Settling): Promise<number> {
  const only = settling.processNo === undefined ? sql`` : sql`and a.process_no = ${settling.processNo}`
  let changed = 0
  for (const step of [meets, misses, opens]) {
    const rows = await db.query(sql`${step(only, settling)} returning 1`)
    changed += rows.length
  }
  return changed
}

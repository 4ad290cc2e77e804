/** A11: what is prohibited is not used. Asked wherever hits are worked out, so that no door misses it. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { useMessages } from './use.messages.ts'
import { matUseRows } from './use.tables.ts'

/** The prohibitions in force of a material, by name; null where there is none. */
export const stopsOf = (matNo: Sql): Sql => sql`(
  select string_agg(distinct l.reg_list_nm, ', ' order by l.reg_list_nm) from chm_mat_hit h
    join chm_reg_list l on l.chm_reg_list_no = h.chm_reg_list_no and l.severity_cd = 'STOP' and l.use_yn = 'Y' and l.delete_yn = 'N'
  where h.chm_mat_no = ${matNo} and h.to_ymd is null and h.judge_cd = 'HIT')`

/**
 * Suspends every use of a material under a prohibition, at whichever plant, and tells who keeps it and who handles it.
 *
 * @param matNos all materials, where nothing is said
 */
export async function suspendStopped(
  db: Queries,
  { now, matNos }: { now: Date; matNos?: readonly number[] },
): Promise<void> {
  const all = asProgram(db)
  const ofThese = matNos ? sql`r.chm_mat_no = any(${[...matNos]}::bigint[])` : sql`true`
  const which = sql`${ofThese} and ${stopsOf(sql`r.chm_mat_no`)} is not null`
  const set = { reasonDesc: sql`left(${stopsOf(sql`r.chm_mat_no`)}, 500)` }
  const stopped = await matUseRows.move(all, 'stop', { which, set, by: program.userId, now }, ['chmMatUseNo'])
  if (stopped.length === 0) return
  const nos = stopped.map(({ chmMatUseNo }) => chmMatUseNo)
  await notifyThrough(all, now).each(
    sql`select distinct w.user_id, null::bigint as biz_no,
        jsonb_build_object('title', m.chm_mat_cd || ' ' || m.mat_nm, 'lists', u.reason_desc) as values_json,
        'chm-use-stop-' || u.chm_mat_use_no || '-' || u.row_version as once_key
      from chm_mat_use u join chm_material m on m.chm_mat_no = u.chm_mat_no
        join lateral (
          select d.user_id from directory_role d where d.plant_cd = u.plant_cd and d.vendor_cd is null and d.auth_grp_cd in ('CHM', 'TOX', 'DGM')
          union select unnest(p.handler_user_ids) from chm_mat_use_proc p where p.chm_mat_use_no = u.chm_mat_use_no) w on true
      where u.chm_mat_use_no = any(${nos}::bigint[])`,
    useMessages.CHM_USE_STOP,
  )
}

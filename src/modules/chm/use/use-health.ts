/** Who handles what asks for a special checkup, and is not known to health to work with it. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { useMessages } from './use.messages.ts'

/**
 * Rows `chm_mat_use_no, plant_cd, chm_mat_no, process_no, user_id, factor_cd, content_pct_val, judge_cd`: a person named in a use,
 * and a harmful factor in the product that asks for a special checkup or may do so, without an exposure in that process.
 *
 * @law 산업안전보건법 제130조
 */
export const unexposed = (): Sql => sql`(
  select u.chm_mat_use_no, u.plant_cd, u.chm_mat_no, p.process_no, w.user_id, f.factor_cd, max(h.content_pct_val) as content_pct_val,
    min(h.judge_cd) as judge_cd
  from chm_mat_use u join chm_mat_use_proc p on p.chm_mat_use_no = u.chm_mat_use_no
    cross join lateral unnest(p.handler_user_ids) w (user_id)
    join chm_mat_hit h on h.chm_mat_no = u.chm_mat_no and h.to_ymd is null and h.judge_cd in ('HIT', 'CHECK')
    join chm_reg_list l on l.chm_reg_list_no = h.chm_reg_list_no and l.reg_list_cd = 'OSH_SHE'
    join chm_material m on m.chm_mat_no = u.chm_mat_no
    join lateral (
      select s.factor_cd from chm_substance s where s.chm_substance_no = h.chm_substance_no
      union
      select s.factor_cd from chm_mat_comp c join chm_sub_group_part g on g.chm_substance_no = c.chm_substance_no
          and g.chm_sub_group_no = h.chm_sub_group_no join chm_substance s on s.chm_substance_no = c.chm_substance_no
        where c.chm_mat_no = m.chm_mat_no and c.comp_rev_no = m.comp_rev_no) f on f.factor_cd is not null
  where u.status_cd = 'ACTIVE' and u.delete_yn = 'N' and not exists (select from hea_worker_hazard x where x.user_id = w.user_id
    and x.factor_cd = f.factor_cd and x.process_no = p.process_no and x.end_ymd is null and x.delete_yn = 'N')
  group by u.chm_mat_use_no, u.plant_cd, u.chm_mat_no, p.process_no, w.user_id, f.factor_cd)`

/** Tells those who keep exposures that a use names somebody whom they do not know. Whom, they see under their own right. */
export async function tellHealth(db: Queries, useNos: readonly number[], now: Date): Promise<void> {
  const all = asProgram(db)
  await notifyThrough(all, now).each(
    sql`select distinct d.user_id, null::bigint as biz_no, jsonb_build_object('title', m.chm_mat_cd || ' ' || m.mat_nm) as values_json,
        'chm-use-health-' || u.chm_mat_use_no || '-' || u.row_version as once_key
      from chm_mat_use u join chm_material m on m.chm_mat_no = u.chm_mat_no
        join directory_role d on d.plant_cd = u.plant_cd and d.vendor_cd is null and d.auth_grp_cd = 'HLM'
      where u.chm_mat_use_no = any(${[...useNos]}::bigint[])
        and exists (select from ${unexposed()} x where x.chm_mat_use_no = u.chm_mat_use_no)`,
    useMessages.CHM_USE_HEALTH,
  )
}

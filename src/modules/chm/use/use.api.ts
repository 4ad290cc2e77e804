/** What others ask of the uses of products: where they are handled, and by whom. Read as the program. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface MatHandler {
  chmMatNo: number
  plantCd: string
  processNo: number
  userId: string
  /** Named in the use; else he works in the process. */
  isNamed: boolean
}
/**
 * Who handles products in use: who is named there; else who works with something in the process, as exposures know it; else
 * the people of its department.
 *
 * @law 산업안전보건법 시행규칙 제169조
 */
export const handlersOf = (db: Queries, matNos: readonly number[]): Promise<MatHandler[]> =>
  asProgram(db).query<MatHandler>(sql`
    with at as (select u.chm_mat_no, u.plant_cd, p.process_no, p.handler_user_ids, r.dept_cd,
        exists (select from hea_worker_hazard h where h.process_no = p.process_no and h.end_ymd is null and h.delete_yn = 'N') as is_exposed
      from chm_mat_use u join chm_mat_use_proc p on p.chm_mat_use_no = u.chm_mat_use_no join process r on r.process_no = p.process_no
      where u.chm_mat_no = any(${[...matNos]}::bigint[]) and u.status_cd = 'ACTIVE' and u.delete_yn = 'N'),
    who as (
      select a.chm_mat_no, a.plant_cd, a.process_no, unnest(a.handler_user_ids) as user_id, true as is_named from at a
      union
      select a.chm_mat_no, a.plant_cd, a.process_no, h.user_id, false from at a join hea_worker_hazard h on h.process_no = a.process_no
          and h.end_ymd is null and h.delete_yn = 'N' where a.handler_user_ids = '{}'
      union
      select a.chm_mat_no, a.plant_cd, a.process_no, u.user_id, false from at a join sys_user u on u.dept_cd = a.dept_cd
        where a.handler_user_ids = '{}' and not a.is_exposed)
    select w.chm_mat_no::int as "chmMatNo", w.plant_cd as "plantCd", w.process_no::int as "processNo", w.user_id as "userId", w.is_named as "isNamed"
    from who w join sys_user u on u.user_id = w.user_id and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
    order by w.chm_mat_no, w.plant_cd, w.process_no, w.user_id`)

/**
 * The gases and vapours of what is handled in processes, by their codes in the register of harmful factors: what else to
 * measure there than what every site measures.
 */
export async function gasesHandled(db: Queries, processNos: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await asProgram(db).query<{ processNo: number; factorCds: string[] }>(sql`
    select p.process_no::int as "processNo", array_agg(distinct s.factor_cd) as "factorCds"
    from chm_mat_use u join chm_mat_use_proc p on p.chm_mat_use_no = u.chm_mat_use_no join chm_material m on m.chm_mat_no = u.chm_mat_no
      join chm_mat_comp c on c.chm_mat_no = m.chm_mat_no and c.comp_rev_no = m.comp_rev_no
      join chm_substance s on s.chm_substance_no = c.chm_substance_no
      join hea_hazard_factor f on f.factor_cd = s.factor_cd and f.phase_cd = 'GAS' and f.use_yn = 'Y' and f.delete_yn = 'N'
    where p.process_no = any(${[...processNos]}::bigint[]) and u.status_cd in ('ACTIVE', 'SUSP') and u.delete_yn = 'N' and m.delete_yn = 'N'
    group by 1`)
  return new Map(rows.map(({ processNo, factorCds }) => [processNo, factorCds]))
}

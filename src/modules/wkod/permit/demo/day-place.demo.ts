/** Where the works of the demo's running day stand. */
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Far enough from each other, but for hot work and the opening of a line right beside it: those are in conflict. */
export const placeScenes = (tx: Transaction, permitNos: readonly number[], now: Date) =>
  tx.query(sql`
    with scene as (select p.*, row_number() over (order by p.permit_no)::int - 1 as n,
        (select map_no from site_map m where m.plant_cd = p.plant_cd and m.width_val > 0 order by m.sort_order limit 1) as map_no
      from wkod_master p where p.permit_no = any(${[...permitNos]}::bigint[]) and p.status_cd <> 'TEMP'),
    hot as (select min(n) as n from scene where status_cd = 'WORK' and permit_base_cd = 'HOT'),
    pipe as (select min(n) as n from scene where status_cd = 'REVIEW' and permit_sub_cds ~ '\\yLNB\\y')
    insert into permit_mark (permit_no, plant_cd, vendor_cd, mark_no, map_no, mark_type, location_x, location_y, wkod_dt, wkod_title,
      create_user_id, create_dt, update_user_id, update_dt)
    select s.permit_no, s.plant_cd, s.vendor_cd, 1, s.map_no, coalesce(nullif(split_part(coalesce(s.permit_sub_cds, ''), ' ', 1), ''), s.permit_base_cd),
      70 + (k.n % 6) * 165 + case when s.n = pipe.n then 12 else 0 end, 80 + k.n / 6 * 195, s.wkod_dt, s.wkod_title, s.create_user_id, ${now},
      s.create_user_id, ${now}
    from scene s cross join hot cross join pipe cross join lateral (select case when s.n = pipe.n then coalesce(hot.n, s.n) else s.n end as n) k
    where s.map_no is not null and not exists (select from permit_mark m where m.permit_no = s.permit_no)`)

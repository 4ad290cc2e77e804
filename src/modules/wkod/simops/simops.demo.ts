/** Where the demo's works stand on its plans, and what that comes to. */
import type { Storage } from '#platform/server/attachments/storage.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { readyFirstDay } from '../permit/demo/demo-day.ts'
import { recheckSimops } from './simops-write.ts'
import { addSitePlans } from './site-plan.demo.ts'

/** Works of a process are near each other, each at a place of its own; a permit that has a mark keeps it. */
const MARKS = sql`
  insert into permit_mark (permit_no, plant_cd, vendor_cd, mark_no, map_no, mark_type, location_x, location_y, wkod_dt, wkod_title,
    create_user_id, create_dt, update_user_id, update_dt)
  select p.permit_no, p.plant_cd, p.vendor_cd, k.no, s.map_no, k.kind,
    (60 + (h.process % 9) * 108 + (h.own % 71) + k.no * 6) % 940 + 30, (70 + (h.process / 9 % 7) * 140 + (h.own / 71 % 67)) % 900 + 50,
    p.wkod_dt, p.wkod_title, p.create_user_id, p.create_dt, p.create_user_id, p.create_dt
  from wkod_master p
    cross join lateral (select coalesce(p.process_no, 0)::int * 37 % 63 as process, ('x' || substr(md5(p.permit_no::text), 1, 6))::bit(24)::int as own) h
    join lateral (select map_no from site_map m where m.plant_cd = p.plant_cd and m.width_val > 0
      order by (h.own % 5 = 0) = (m.level_no = 1), m.sort_order limit 1) s on true
    cross join lateral (select row_number() over ()::int as no, kind from unnest(string_to_array(trim(
      case when p.permit_base_cd = 'HOT' or coalesce(p.permit_sub_cds, '') = '' then p.permit_base_cd || ' ' else '' end
        || coalesce(p.permit_sub_cds, '')), ' ')) kind) k
  where p.permit_base_cd is not null and not exists (select from permit_mark m where m.permit_no = p.permit_no)`

/** After the permits: their places on the plans, and the conflicts of those that are open. */
export async function addDemoPlaces(db: Database, storage: Storage, now: Date): Promise<void> {
  await addSitePlans(db, storage, now)
  await db.write('SYSTEM', async (tx) => {
    await readyFirstDay(tx, now)
    await tx.query(MARKS)
    const open = await tx.query<{ permitNo: number }>(sql`select permit_no as "permitNo" from wkod_master
      where status_cd in ('RQST', 'REVIEW', 'PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP', 'DONE')`)
    await recheckSimops(tx, { permitNos: open.map(({ permitNo }) => permitNo), now, isRun: true })
  })
}

/** Somebody else of the site, who is there before the vendor comes: he paints with solvent, all day. */
import type { Journey } from './journey.ts'

/** Where both work: the first process of the plant. */
export async function theProcess({ sql }: Journey): Promise<string> {
  const [first] = await sql<{ name: string }>(`select process_nm as name from ${FIRST} p`)
  return first?.name ?? ''
}
const FIRST = `(select process_no, process_nm from process where plant_cd = '2000' and use_yn = 'Y' order by process_no limit 1)`

/** At the middle of the plan, under a permit that is being prepared. */
export async function aPainter({ sql, days }: Journey): Promise<void> {
  const [painting] = await sql<{ no: string }>(
    `insert into wkod_master (permit_doc_no, status_cd, plant_cd, wkod_title, wkod_desc, wkod_dt, permit_base_cd, permit_sub_cds, vendor_cd,
        own_user_id, area_dept_cd, process_no, place_desc, zone_class_cd, work_from_dt, work_to_dt, jsa_no, create_user_id, rqst_dt)
      select 'PTW-J-0001', 'PREP', '2000', '배관 외면 도장', '용제로 닦고 칠합니다.', $1::date, 'GEN', 'PNT', 'V100002', 'owner', 'D2110', process_no,
        '중앙 배관랙', 'N', $2::timestamptz, $3::timestamptz, 1, 'V100002-01', now() from ${FIRST} p returning permit_no as no`,
    [days.work, `${days.work}T07:00:00+09:00`, `${days.work}T18:00:00+09:00`],
  )
  await sql(
    `insert into permit_mark (permit_no, plant_cd, vendor_cd, mark_no, map_no, mark_type, location_x, location_y, wkod_dt, wkod_title, create_user_id, update_user_id)
      select $1, '2000', 'V100002', 1, map_no, 'PNT', 500, 500, $2, '배관 외면 도장', 'V100002-01', 'V100002-01'
      from site_map where plant_cd = '2000' and level_no = 1 and width_val > 0`,
    [painting?.no, days.work],
  )
}

import { sql } from '#platform/server/database/sql.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { BLIND_DAYS, blindSpots } from './blind-spots.model.ts'

/** What came out of a near miss or a card is counted there, not once more as its improvement. */
const seen = sql`
  select 'NM' as kind, plant_cd, site_mark, place_desc, occur_dt as seen_dt from near_miss
    where delete_yn = 'N' and status_cd <> 'TEMP' and occur_dt > now() - make_interval(days => ${BLIND_DAYS})
  union all select 'OBS', plant_cd, null, place_desc, obs_dt from obs_card
    where delete_yn = 'N' and status_cd <> 'DUP' and obs_dt > now() - make_interval(days => ${BLIND_DAYS})
  union all select 'IMPR', plant_cd, site_mark, place_desc, create_dt from impr
    where delete_yn = 'N' and status_cd not in ('TEMP', 'CANC') and src_cd not in ('NM', 'OBS')
      and create_dt > now() - make_interval(days => ${BLIND_DAYS})`

const place = sql`site_location p where p.plant_cd = e.plant_cd and p.use_yn = 'Y' and p.delete_yn = 'N'`
/** In thousandths of the picture, as it is seen: its size on the ground need not be known. */
const nearest = sql`select p.location_no from ${place} and p.map_no = (e.site_mark->>'mapNo')::bigint
    and p.location_x is not null and p.location_y is not null
  order by power(p.location_x - (e.site_mark->>'locationX')::int, 2) + power(p.location_y - (e.site_mark->>'locationY')::int, 2),
    p.location_no limit 1`
const named = sql`select p.location_no from ${place} and p.location_nm = e.place_desc order by p.location_no limit 1`

/** A mark belongs to the place next to it on its map; without one the words name the place. */
export const blindSpotRows = answerReport(blindSpots, {
  from: sql`(
    with seen as materialized (${seen}),
    placed as materialized (
      select e.kind, e.seen_dt, coalesce((${nearest}), (${named})) as location_no from seen e
    ), counted as materialized (
      select location_no, count(*)::int as total_cnt, count(*) filter (where kind = 'NM')::int as near_miss_cnt,
        count(*) filter (where kind = 'OBS')::int as obs_card_cnt, count(*) filter (where kind = 'IMPR')::int as impr_cnt,
        (max(seen_dt) at time zone 'Asia/Seoul')::date as last_ymd
      from placed where location_no is not null group by 1
    )
    select p.location_no, p.location_nm, p.plant_cd, m.map_no, m.map_nm, p.location_x, p.location_y,
      coalesce(c.total_cnt, 0) as total_cnt, coalesce(c.near_miss_cnt, 0) as near_miss_cnt,
      coalesce(c.obs_card_cnt, 0) as obs_card_cnt, coalesce(c.impr_cnt, 0) as impr_cnt, c.last_ymd
    from site_location p left join counted c on c.location_no = p.location_no
      left join site_map m on m.map_no = p.map_no and m.use_yn = 'Y' and m.delete_yn = 'N'
    where p.use_yn = 'Y' and p.delete_yn = 'N'
  ) b`,
  own: 'b',
  scope: { plant: 'b.plant_cd' },
  asProgram:
    'Counts at each place and none of the reports: to who sees few of them a place must not look as if nobody looked.',
})

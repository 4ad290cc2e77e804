/** How many cards there are, where, and for how many people (R3). */
import { z } from 'zod'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { answerFigures } from '#platform/server/figures/figures.routes.ts'
import { cardRate, LEAST_CONTENT } from './obs-card.logic.ts'
import { heatPlan } from './obs-card.wire.ts'
import { obsCardFigures } from './obs-card-figures.model.ts'

const MOST_PLACES = 12
const type = z.object({ obsTypeCd: z.string(), count: z.number() })

const figuresAnswer = z.object({
  /** People who work at the plant now, staff and contractors. */
  workers: z.number(),
  total: z.number(),
  accepted: z.number(),
  /** Cards per hundred people; null where nobody works. */
  byMonth: z.array(z.object({ month: z.string(), count: z.number(), rate: z.number().nullable() })),
  byType: z.array(type),
  /** The places with most cards, and each of them by type. */
  byPlace: z.array(z.object({ placeDesc: z.string(), total: z.number(), types: z.array(type) })),
  /** Plans, with the places of the site that are marked on them; the place of a card is one of them by its name. */
  plans: z.array(heatPlan),
})
type Figures = z.infer<typeof figuresAnswer>

/** With the places, of which this page draws a plan. */
export const obsCardStat = answerFigures(obsCardFigures, {
  answer: figuresAnswer,
  count: (db, asked, { person }) => figuresOf(db, person.plantCd, asked),
})

/** As many as the reader may see; duplicates and what says nothing are not counted. */
async function figuresOf(db: Queries, plantCd: string, { from, to }: { from: string; to: string }): Promise<Figures> {
  const counted = sql`from obs_card c where c.plant_cd = ${plantCd} and c.delete_yn = 'N' and c.status_cd <> 'DUP'
    and char_length(btrim(c.content_desc)) >= ${LEAST_CONTENT}
    and c.obs_dt >= ${from}::date::timestamp at time zone 'Asia/Seoul'
    and c.obs_dt < (${to}::date + 1)::timestamp at time zone 'Asia/Seoul'`
  const [people] = await db.query<{ workers: number }>(sql`select
      (select count(*)::int from sys_user where plant_cd = ${plantCd} and user_status_cd = 'ACTIVE' and delete_yn = 'N')
      + (select count(*)::int from vendor_person where plant_cd = ${plantCd} and person_status_cd = 'ACTIVE' and delete_yn = 'N') as workers`)
  const workers = people?.workers ?? 0
  const months = await db.query<{ month: string; count: number }>(
    sql`select to_char(c.obs_dt at time zone 'Asia/Seoul', 'YYYY-MM') as month, count(*)::int as count ${counted} group by 1 order by 1`,
  )
  const byType = await db.query<{ obsTypeCd: string; count: number; accepted: number }>(
    sql`select c.obs_type_cd as "obsTypeCd", count(*)::int as count, count(*) filter (where c.accept_yn = 'Y')::int as accepted
      ${counted} group by 1 order by 2 desc`,
  )
  const places = await db.query<Figures['byPlace'][number]>(sql`
    with by_type as (select c.place_desc, c.obs_type_cd, count(*)::int as count ${counted} group by 1, 2)
    select place_desc as "placeDesc", sum(count)::int as total,
      jsonb_agg(jsonb_build_object('obsTypeCd', obs_type_cd, 'count', count)) as types
    from by_type group by 1 order by 2 desc, 1 limit ${MOST_PLACES}`)
  const plans = await db.query<Figures['plans'][number]>(sql`
    with of_place as (select c.place_desc, count(*)::int as total ${counted} group by 1)
    select m.map_no as "mapNo", m.map_nm as "mapNm", m.map_file_id as "mapFileId",
      jsonb_agg(jsonb_build_object('placeDesc', p.place_desc, 'total', p.total, 'locationX', l.location_x, 'locationY', l.location_y)
        order by p.total desc, p.place_desc) as places
    from of_place p
      join lateral (select map_no, location_x, location_y from site_location l where l.plant_cd = ${plantCd}
        and l.location_nm = p.place_desc and l.location_x is not null and l.location_y is not null
        and l.use_yn = 'Y' and l.delete_yn = 'N' order by location_no limit 1) l on true
      join site_map m on m.map_no = l.map_no and m.map_file_id is not null and m.use_yn = 'Y' and m.delete_yn = 'N'
    group by 1, 2, 3 order by sum(p.total) desc`)
  return {
    workers,
    total: byType.reduce((sum, { count }) => sum + count, 0),
    accepted: byType.reduce((sum, one) => sum + one.accepted, 0),
    byMonth: months.map((one) => ({ ...one, rate: cardRate(one.count, workers) ?? null })),
    byType: byType.map(({ obsTypeCd, count }) => ({ obsTypeCd, count })),
    byPlace: places,
    plans,
  }
}

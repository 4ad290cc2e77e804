/** What came of what was told at a place in a month, for the poster that hangs there: counts, and examples that name nobody. */
import { addMonths, startOfDay } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Poster } from './obs-card.wire.ts'

type Results = Poster['results']
const MOST_EXAMPLES = 3

/**
 * @param places names of places; null is the whole plant
 * @param today calendar day: the month before it is told
 */
export async function posterResults(
  db: Queries,
  plantCd: string,
  places: readonly (string | null)[],
  today: string,
): Promise<Results[]> {
  const thisMonth = `${today.slice(0, 7)}-01`
  const month = addMonths(thisMonth, -1)
  const [from, to] = [startOfDay(month), startOfDay(thisMonth)]
  const rows = await db.query<Omit<Results, 'month'> & { at: number }>(sql`
    with place as (select at::int, nm from unnest(${[...places]}::text[]) with ordinality as p (nm, at))
    select p.at, count(c.*)::int as "toldCnt",
      count(*) filter (where c.status_cd = 'CLOSE' and (c.accept_yn = 'Y' or c.obs_type_cd = 'GOOD'))::int as "doneCnt",
      coalesce((select jsonb_agg(jsonb_build_object('contentDesc', e.content_desc, 'replyDesc', e.reply_desc)) from (
        select left(x.content_desc, 80) as content_desc, left(x.reply_desc, 120) as reply_desc from obs_card x
        where x.plant_cd = ${plantCd} and x.delete_yn = 'N' and x.reply_dt >= ${from} and x.reply_dt < ${to}
          and x.accept_yn = 'Y' and x.obs_type_cd <> 'STOP' and (p.nm is null or x.place_desc = p.nm)
          and not exists (select from directory_name n where n.kind in ('user', 'person') and char_length(n.nm) > 1
            and strpos(x.content_desc || ' ' || x.reply_desc, n.nm) > 0)
        order by x.reply_dt desc, x.obs_card_no limit ${MOST_EXAMPLES}) e), '[]') as examples
    from place p left join obs_card c on c.plant_cd = ${plantCd} and c.delete_yn = 'N' and c.status_cd <> 'DUP'
      and c.create_dt >= ${from} and c.create_dt < ${to} and (p.nm is null or c.place_desc = p.nm)
    group by p.at, p.nm order by p.at`)
  return rows.map(({ at: _, ...results }) => ({ month: month.slice(0, 7), ...results }))
}

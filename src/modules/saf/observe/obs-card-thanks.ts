/** The picture of how a place looks now, for whoever told of it: what it is kept with, he may otherwise not open. */
import { afterPhotoOf } from '#modules/impr/impr/impr.api.ts'
import type { Attachments } from '#platform/server/attachments/attachments.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { cardThanks } from './obs-card.calls.ts'

/** How the place of a card `c` looks since it was put right: a group of photos. */
export const afterFileOf: Sql = sql`coalesce(${afterPhotoOf(sql`c.impr_no`)}, (select n.after_file_id from near_miss n
  where n.near_miss_no = c.near_miss_no and n.status_cd in ('DONE', 'CLOSE') and n.delete_yn = 'N'))`

export const cardThanksRoutes = (attachments: Pick<Attachments, 'shownPicture'>) =>
  routes(
    answer(cardThanks, async ({ record, person, program }) => {
      if (record.createUserId !== person.userId) return { after: null }
      const [found] = await program.query<{ no: number | null }>(
        sql`select ${afterFileOf}::int as no from obs_card c where c.obs_card_no = ${record.obsCardNo}`,
      )
      return { after: await attachments.shownPicture(found?.no ?? null) }
    }),
  )

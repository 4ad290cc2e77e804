/** Whether own employees may do a dangerous work by what they have learned and hold, for many of them in one statement. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Licence } from './edu-need.model.ts'

/** Of one person and one thing: an education, or a licence. */
export interface OwnAsked {
  userId: string
  specialKindNo: number | null
  licenceCd: Licence | null
  /** Calendar day in Asia/Seoul on which he works. */
  ymd: string
}

/**
 * Who lacks what is asked of him. The first hours are learned before the day, the rest until it is due; what was learned
 * whole, or waived, holds from then on, a licence until its day.
 *
 * @law 산업안전보건법 제29조제3항, 제140조, 시행규칙 제26조제1항, 별표 4
 */
export async function lackingOf<A extends OwnAsked>(db: Queries, asked: readonly A[]): Promise<A[]> {
  if (asked.length === 0) return []
  const rows = JSON.stringify(
    asked.map(({ userId, specialKindNo, licenceCd, ymd }, no) => ({ no, userId, specialKindNo, licenceCd, ymd })),
  )
  const lacking = await asProgram(db).query<{ no: number }>(sql`
    select a.no from jsonb_to_recordset(${rows}::jsonb) as a(no int, "userId" text, "specialKindNo" int, "licenceCd" text, ymd date)
    where not exists (select from edu_need e where e.user_id = a."userId" and e.delete_yn = 'N'
      and (e.special_kind_no = a."specialKindNo" and (e.status_cd = 'WAIVED'
          or e.status_cd = 'MET' and coalesce(e.first_ymd, e.done_ymd) < a.ymd
          or e.status_cd = 'DOING' and e.first_ymd < a.ymd and e.due_ymd >= a.ymd)
        or e.licence_cd = a."licenceCd" and (e.status_cd = 'WAIVED'
          or e.status_cd = 'MET' and (e.cert_to_ymd is null or e.cert_to_ymd >= a.ymd))))
    order by 1`)
  return lacking.flatMap(({ no }) => asked[no] ?? [])
}

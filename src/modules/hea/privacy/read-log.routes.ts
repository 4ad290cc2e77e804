/** Whose data was read by whom, for the person himself; and of what there are entries at all. */
import type { AnswerOf } from '#platform/model/call.ts'
import { translate } from '#platform/model/i18n.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { and, sql } from '#platform/server/database/sql.ts'
import { within } from '#platform/server/documents/condition.ts'
import { myReads, readLogKinds } from './read-log.calls.ts'
import { readLog } from './read-log.model.ts'
import { bizLabel, readLogJoins } from './read-log.sql.ts'

const kinds = answer(readLogKinds, ({ request, services }) => ({
  rows: services.models
    .filter(({ access }) => access.confidential)
    .map(({ name, label }) => ({ code: name, codeNm: translate('hea', request.language, label) })),
}))

/** 누가 내 자료를 보았나: as himself, so that the database gives nobody another one's. */
const mine = answer(myReads, async ({ person, query, db, request, services }) => {
  const { page, limit, readDtFrom, readDtTo } = query
  const days = within(sql`l.read_dt`, readLog.columns.readDt, { from: readDtFrom, to: readDtTo })
  const mine = and([sql`l.subject_user_id = ${person.userId}`, ...days])
  const [[count], rows] = await Promise.all([
    db.query<{ total: number }>(sql`select count(*) as total from sys_read_log l where ${mine}`),
    db.query<Omit<AnswerOf<typeof myReads>['rows'][number], 'bizNm'>>(sql`
      select l.read_log_no as "readLogNo", l.read_dt as "readDt", l.read_user_id as "readUserId",
        r.user_nm as "readUserNm", r.org_nm as "readOrgNm", l.biz_cd as "bizCd", l.field_set_cd as "fieldSetCd",
        l.purpose_cd as "purposeCd", l.reason_desc as "reasonDesc"
      from (select l.* from sys_read_log l where ${mine} order by l.read_dt desc, l.read_log_no desc
        limit ${limit} offset ${(page - 1) * limit}) l ${readLogJoins}
      order by l.read_dt desc, l.read_log_no desc`),
  ])
  const nameOf = (bizCd: string) => translate('hea', request.language, bizLabel(services.models, bizCd))
  return { total: count?.total ?? 0, page, limit, rows: rows.map((one) => ({ ...one, bizNm: nameOf(one.bizCd) })) }
})

export const readLogRoutes = routes(kinds, mine)

import type { AnswerOf } from '#platform/model/call.ts'
import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { groupPeople } from './group-people.calls.ts'

export const groupPeopleRoutes = answer(groupPeople, async ({ program }) => ({
  rows: await program.query<AnswerOf<typeof groupPeople>['rows'][number]>(sql`
    select auth_grp_no as "authGrpNo", count(distinct user_id)::int as "personCnt" from directory_member group by 1`),
}))

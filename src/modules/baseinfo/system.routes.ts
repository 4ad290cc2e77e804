import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { systemChoices } from './system.calls.ts'
import { systemKey } from './system.logic.ts'

const MOST = 50

const choices = answer(systemChoices, async ({ query: { q = '', plantCd }, person, db }) => {
  const rows = await db.query<{ code: string; codeNm: string }>(
    sql`select system_cd as code, system_nm as "codeNm" from plant_system
      where plant_cd = ${plantCd ?? person.plantCd} and use_yn = 'Y' and delete_yn = 'N' order by system_cd`,
  )
  const word = systemKey(q)
  return {
    rows: rows.filter(({ code, codeNm }) => systemKey(code + codeNm).includes(word)).slice(0, MOST),
  }
})

export const baseinfoRoutes = routes(choices)

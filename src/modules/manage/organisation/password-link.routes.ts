import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { and, sql } from '#platform/server/database/sql.ts'
import { scopeOf } from '#platform/server/masters/shape.ts'
import { sendPasswordLink, WELCOME_HOURS } from '#platform/server/sign-in/password-link.ts'
import { passwordlessUsers, type SentLink, sendPasswordLinks } from './password-link.calls.ts'
import { userMaster } from './user.master.ts'

const MOST_PEOPLE = 10_000

const passwordless = answer(passwordlessUsers, async ({ person, program, today }) => ({
  rows: await program.query<{ userId: string }>(sql`select u.user_id as "userId" from sys_user u
    where u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N' and (u.retire_ymd is null or u.retire_ymd > ${today}::date)
      and not exists (select from sys_credential c where c.user_id = u.user_id)
      and ${and(scopeOf(userMaster, person, 'u'))} order by u.user_id limit ${MOST_PEOPLE}`),
}))

/** Whoever is unknown, or of another plant, is told of alike. */
const send = answer(sendPasswordLinks, async ({ body, person, program, services, now, ip }) => {
  const userIds = [...new Set(body.userIds)]
  const seen = await program.query<{ userId: string; userNm: string; plantCd: string }>(sql`
    select u.user_id as "userId", u.user_nm as "userNm", u.plant_cd as "plantCd" from sys_user u
    where u.user_id = any(${userIds}::text[]) and u.delete_yn = 'N' and ${and(scopeOf(userMaster, person, 'u'))}`)
  const rows: SentLink[] = []
  for (const userId of userIds) {
    const found = seen.find((one) => one.userId === userId)
    const sentCd = found ? await sendPasswordLink(program, services, userId, WELCOME_HOURS) : 'UNKNOWN'
    rows.push({ userId, userNm: found?.userNm ?? null, sentCd })
    if (!found || (sentCd !== 'MAIL' && sentCd !== 'SMS')) continue
    const about = { bizCd: userMaster.name, bizNo: userId, plantCd: found.plantCd }
    await writeAudit(program, { now, userId: person.userId, ip, ...about, actionCd: 'PASSWORD_LINK' })
  }
  return { rows }
})

export const passwordLinkRoutes = routes(passwordless, send)

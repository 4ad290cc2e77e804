/** Where a person is signed in, and how he ends all of it but the one at hand. */
import { z } from 'zod'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { endSessionsBut, logSignIn } from './session.ts'
import { originOf } from './sign-in.routes.ts'

const tags = ['로그인']
const row = z.object({
  createDt: z.string(),
  lastUseDt: z.string(),
  ipAddr: z.string().nullable(),
  userAgentDesc: z.string().nullable(),
  currentYn: z.enum(['Y', 'N']),
})

export function registerOwnSessions(app: App, { db, clock }: Services): void {
  app.get(
    '/api/auth/sessions',
    { schema: { tags, response: { 200: z.object({ rows: z.array(row) }) } } },
    async ({ person }) => ({
      rows: await db.query<z.infer<typeof row>>(
        'SYSTEM',
        sql`select create_dt as "createDt", last_use_dt as "lastUseDt", ip_addr as "ipAddr",
            user_agent_desc as "userAgentDesc", case when session_no = ${person.sessionNo}::uuid then 'Y' else 'N' end as "currentYn"
          from sys_session where user_id = ${person.userId} and ended_dt is null and expire_dt > ${clock.now()}
          order by last_use_dt desc limit 50`,
      ),
    }),
  )

  app.post(
    '/api/auth/sessions/endothers',
    { schema: { tags, response: { 200: z.object({ endedCnt: z.number() }) } } },
    async (request) => {
      const { userId, kind, sessionNo } = request.person
      const now = clock.now()
      const ended = await db.write('SYSTEM', async (tx) => {
        const rows = await endSessionsBut(tx, userId, sessionNo, now, 'LOGOUT')
        await logSignIn(tx, { userId, kind, result: 'LOGOUT', origin: originOf(request), now })
        return rows
      })
      return { endedCnt: ended.length }
    },
  )
}

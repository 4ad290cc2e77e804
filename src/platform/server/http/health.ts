/** Whether the program serves, for those who watch it. */
import { z } from 'zod'
import { sql } from '../database/sql.ts'
import type { Services } from '../services.ts'
import type { App } from './app.ts'

const answer = z.object({ status: z.literal('ok'), version: z.string(), database: z.string(), migrations: z.string() })

/** @param migration the last one that was applied */
export function registerHealth(app: App, { db, settings }: Services, migration: string): void {
  app.get(
    '/api/health',
    { config: { open: true, unsigned: true, always: true }, schema: { tags: ['상태'], response: { 200: answer } } },
    async () => {
      const [row] = await db.query<{ database: string }>(
        'SYSTEM',
        sql`select current_setting('server_version') as database`,
      )
      return { status: 'ok' as const, version: settings.version, database: row?.database ?? '', migrations: migration }
    },
  )
}

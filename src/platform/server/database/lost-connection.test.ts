/** A database that is restarted, or ends a connection, while the program has it in use. */
import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()

test('a connection that is lost between two statements fails whoever has it, and the program goes on', async () => {
  const { db } = site().services
  const isThere = async (pid: number) =>
    (await site().sql('select 1 from pg_stat_activity where pid = $1', [pid])).length > 0
  const work = db.write('SYSTEM', async (tx) => {
    const [own] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const pid = own?.pid ?? 0
    await site().sql('select pg_terminate_backend($1)', [pid])
    await expect.poll(() => isThere(pid)).toBe(false)
    await tx.query(sql`select 1`)
  })
  await expect(work).rejects.toThrow()
  expect(await db.query('SYSTEM', sql`select 1 as one`)).toEqual([{ one: 1 }])
})

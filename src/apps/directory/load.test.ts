import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { dropDatabase, emptyDatabase } from '#platform/test/cluster.ts'
import { demoDirectory } from '../demo/demo-directory.ts'
import { loadDirectory } from './load.ts'

let url: string
let client: pg.Client

beforeAll(async () => {
  url = await emptyDatabase()
  await migrate({ url })
  client = new pg.Client(url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await dropDatabase(url)
})

const one = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows[0]

const site = demoDirectory({ today: '2026-11-21' })

describe('loading a directory', () => {
  it('writes every row of the demo site', async () => {
    await loadDirectory(client, site)
    expect(
      await one(`select (select count(*)::int from sys_user), (select count(*)::int from vendor_person),
        (select count(*)::int from sys_auth_user), (select count(*)::int from sys_code)`),
    ).toEqual([site.users.length, site.vendorPersons.length, site.authUsers.length, site.codes.length])
    expect(
      await one(`select d.dept_nm, g.auth_grp_cd, u.delete_yn, u.row_version from sys_user u
        join sys_dept d using (dept_cd) join sys_auth_user a using (user_id) join sys_auth_grp g on g.auth_grp_no = a.auth_grp_no
        where u.user_id = 'safety'`),
    ).toEqual(['안전환경팀', 'SHM', 'N', 1])
  })

  it('moves the counters of numbered rows on', async () => {
    const last = Math.max(...site.processes.map((row) => row.processNo))
    expect(
      await one(`insert into process (process_cd, process_nm, plant_cd, dept_cd)
        values ('NEW', '새 공정', '2000', 'D2110') returning process_no::int`),
    ).toEqual([last + 1])
  })
})

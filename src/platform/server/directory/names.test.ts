/** Names from memory: what the policies of their tables show, and never older than the last change. */
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#platform/model/access.ts'
import { aFileSite, anotherInstance, type Site } from '#platform/test/site.ts'
import { type Sql, sql } from '../database/sql.ts'
import { directoryName } from '../documents/shape.ts'
import { loadPerson } from '../sign-in/person.ts'
import { addNames, type NamedKind } from './names.ts'

const WITHIN = { timeout: 1000, interval: 20 }
const kinds: Record<NamedKind, [table: Sql, key: Sql]> = {
  user: [sql`directory_person`, sql`user_id`],
  department: [sql`sys_dept`, sql`dept_cd`],
  plant: [sql`plant`, sql`plant_cd`],
  process: [sql`process`, sql`process_no`],
  vendor: [sql`vendor_info`, sql`vendor_cd`],
}

const site = aFileSite()
let other: Site
beforeAll(async () => {
  const ends: (() => Promise<void>)[] = []
  other = await anotherInstance(site(), (end) => ends.push(end))
  return async () => {
    for (const end of ends.toReversed()) await end()
  }
})

const personOf = async (userId: string): Promise<Person> => {
  const person = await loadPerson(site().services, userId)
  if (!person) throw new Error(`Nobody is called ${userId}`)
  return person
}

/** What is read from memory on a server, for somebody who sees all. */
async function nameOn(on: Site, kind: NamedKind, key: unknown): Promise<unknown> {
  const row: Record<string, unknown> = { key }
  await addNames(on.services.db, await personOf('admin'), [{ kind, field: 'key', as: 'nm' }], [row])
  return row.nm
}

test.each(['admin', 'reader', 'safety', 'emp', 'V100001-02'])(
  'what %s is shown of names is what the database would show him, in every scope',
  async (userId) => {
    const { db } = site().services
    const person = await personOf(userId)
    const scopes = person.kind === 'vendor' ? (['VENDOR'] as const) : (['ALL', 'PLANT', 'DEPT', 'OWN'] as const)
    for (const scopeCd of scopes)
      for (const plantAccessYn of ['Y', 'N'] as const)
        for (const [kind, [table, key]] of Object.entries(kinds) as [NamedKind, [Sql, Sql]][]) {
          const asked = { ...person, scopeCd, plantAccessYn }
          const rows = await db.query('SYSTEM', sql`select ${key} as key from ${table} order by 1`)
          expect(rows.length).toBeGreaterThan(1)
          const wanted = await db.query(
            asked,
            sql`select k.key, ${directoryName(kind, sql`k.key`)} as nm
              from unnest(${rows.map((row) => row.key)}::${kind === 'process' ? sql`bigint[]` : sql`text[]`}) k(key) order by 1`,
          )
          await addNames(db, asked, [{ kind, field: 'key', as: 'nm' }], rows)
          expect(rows, `${kind} in ${scopeCd}`).toEqual(wanted)
        }
  },
)

test('a vendor is not told the name of another one', async () => {
  const row: Record<string, unknown> = { own: 'V100001', others: 'V100002', nobodys: null }
  const fields = ['own', 'others', 'nobodys'].map((field) => ({ kind: 'vendor' as const, field, as: `${field}Nm` }))
  await addNames(site().services.db, await personOf('V100001-02'), fields, [row])
  expect(row).toMatchObject({ ownNm: expect.any(String), othersNm: null, nobodysNm: null })
})

const changes: [kind: NamedKind, key: unknown, statement: string][] = [
  ['user', 'emp', `update sys_user set user_nm = $1 where user_id = 'emp'`],
  ['user', 'V100001-02', `update vendor_account set user_nm = $1 where portal_id = 'V100001-02'`],
  ['plant', '2000', `update plant set plant_nm = $1 where plant_cd = '2000'`],
  ['vendor', 'V100001', `update vendor_info set vendor_nm = $1 where vendor_cd = 'V100001'`],
]
test.each(changes)('the name of %s %s is fresh on every server within a second', async (kind, key, statement) => {
  for (const on of [site(), other]) expect(await nameOn(on, kind, key)).not.toBe('새 이름')
  await site().sql(statement, ['새 이름'])
  for (const on of [site(), other]) await expect.poll(() => nameOn(on, kind, key), WITHIN).toBe('새 이름')
})

test('so are those of processes and departments, and of what was not there before', async () => {
  for (const on of [site(), other]) expect(await nameOn(on, 'department', 'NEW1')).toBeNull()
  const [made] = await site().sql<{ no: number }>(
    `insert into process (process_cd, process_nm, plant_cd, dept_cd)
      select 'NEW1', '첫 이름', '2000', min(dept_cd) from sys_dept where plant_cd = '2000' returning process_no::int as no`,
  )
  for (const on of [site(), other]) expect(await nameOn(on, 'process', made?.no)).toBe('첫 이름')
  await site().sql(`update process set process_nm = '다음 이름' where process_cd = 'NEW1'`)
  await site().sql(`insert into sys_dept (dept_cd, dept_nm, plant_cd) values ('NEW1', '새 부서', '2000')`)
  for (const on of [site(), other]) {
    await expect.poll(() => nameOn(on, 'process', made?.no), WITHIN).toBe('다음 이름')
    await expect.poll(() => nameOn(on, 'department', 'NEW1'), WITHIN).toBe('새 부서')
  }
})

test('whoever changes a name here reads it changed at once, without waiting to be told', async () => {
  const { db } = site().services
  await nameOn(site(), 'plant', '3000')
  await site().sql('alter table plant disable trigger tell_directory_change')
  await db.write('SYSTEM', (tx) => tx.query(sql`update plant set plant_nm = '고친 이름' where plant_cd = '3000'`))
  expect(await nameOn(site(), 'plant', '3000')).toBe('고친 이름')
  await site().sql('alter table plant enable trigger tell_directory_change')
})

test('a list and its record show the names of today', async () => {
  const path = '/api/saf/accident/nearmiss'
  const body = { nearMissTitle: '이름', placeDesc: '통로', injuredCnt: 0 }
  const emp = site().as('emp')
  const { nearMissNo, plantCd } = await emp.call<Record<string, unknown>>(path, { method: 'POST', body })
  const first = async () => (await emp.call<{ rows: unknown[] }>(`${path}s?limit=1`)).rows[0]
  await site().sql('update plant set plant_nm = $1 where plant_cd = $2', ['오늘 이름', plantCd])
  await expect.poll(first, WITHIN).toMatchObject({ nearMissNo, plantNm: '오늘 이름', createUserId: 'emp' })
  expect(await emp.call(`${path}/${nearMissNo}`)).toMatchObject({ plantNm: '오늘 이름' })
})

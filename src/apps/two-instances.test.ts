/** Two servers on one database: what is changed on the one holds on the other within a second. */
import { beforeAll, expect, test } from 'vitest'
import { authGroupMaster } from '#modules/manage/authority/auth-group.master.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aFileSite, anotherInstance, type Site } from '#platform/test/site.ts'

const site = aFileSite()
const ends: (() => Promise<void>)[] = []
let other: Site
beforeAll(async () => {
  other = await anotherInstance(site(), (end) => ends.push(end))
  return async () => {
    for (const end of ends.toReversed()) await end()
  }
})

const WITHIN = { timeout: 1000, interval: 20 }
interface Menu {
  menuId: string
  menuNm: string
  writeYn: string
}
const menuOf = async (on: Site, userId: string, menuId: string) =>
  (await on.as(userId).call<Menu[]>('/api/common/menu')).find((row) => row.menuId === menuId)
const codesOf = async (on: Site) =>
  (await on.as('emp').call<{ rows: { code: string; codeNm: string }[] }>('/api/common/codes?codeGrpCd=RTN_REASON')).rows

test('EA-A12 S8 a right that is taken away on one server is gone on the other', async () => {
  const { status } = await other.as('reader').fetch(`${nearMiss.api}s`)
  expect(status).toBe(200)
  expect(await menuOf(other, 'reader', 'SAF_ACC_NM')).toBeDefined()
  const groups = await site().sql<{ no: number }>(
    "select auth_grp_no as no from sys_auth_user where user_id = 'reader'",
  )
  for (const { no } of groups) {
    const { rowVersion } = await site().as('admin').call<{ rowVersion: number }>(`${authGroupMaster.api}/${no}`)
    const rows = [{ menuId: 'SAF_ACC_NM', accessYn: 'N', writeYn: 'N' }]
    const path = `${authGroupMaster.api}/${no}/menus`
    await site().as('admin').call(path, { method: 'PUT', body: { rowVersion, rows } })
  }
  await expect.poll(() => menuOf(other, 'reader', 'SAF_ACC_NM'), WITHIN).toBeUndefined()
  await expect.poll(async () => (await other.as('reader').fetch(`${nearMiss.api}s`)).status, WITHIN).toBe(403)
})

test('S8 a code that is renamed on one server has its new name on the other', async () => {
  const [first] = await codesOf(other)
  expect(first?.codeNm).toEqual(expect.any(String))
  await site().sql('update sys_code set code_nm = $1 where code_grp_cd = $2 and code = $3', [
    '새 이름',
    'RTN_REASON',
    first?.code,
  ])
  await expect.poll(async () => (await codesOf(other))[0]?.codeNm, WITHIN).toBe('새 이름')
  await expect.poll(async () => (await codesOf(site()))[0]?.codeNm, WITHIN).toBe('새 이름')
})

test('what is answered from memory is what the database holds, after it was not to be heard as well', async () => {
  await site().sql("update sys_menu set menu_nm = '아차사고 목록' where menu_id = 'SAF_ACC_NM'")
  await expect.poll(async () => (await menuOf(other, 'emp', 'SAF_ACC_NM'))?.menuNm, WITHIN).toBe('아차사고 목록')
  // Both lose their ear; what is told meanwhile is lost.
  const lost = await site().sql(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and (query ilike 'listen %' or query = 'select 1')`)
  expect(lost.length).toBeGreaterThanOrEqual(2)
  await site().sql("update sys_menu set menu_nm = '아차사고' where menu_id = 'SAF_ACC_NM'")
  await expect
    .poll(async () => (await menuOf(other, 'emp', 'SAF_ACC_NM'))?.menuNm, { timeout: 5000, interval: 50 })
    .toBe('아차사고')
})

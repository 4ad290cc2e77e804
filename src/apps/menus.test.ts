/** Which menus a person gets from the demo site, and what the server does about the others. */
import { expect, test, vi } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()

interface MenuRow {
  menuId: string
  menuNm: string
  frontEndUrl: string | null
  accessYn: string
  writeYn: string
}
const menuOf = (userId: string) => site().as(userId).call<MenuRow[]>('/api/common/menu')
const idsOf = async (userId: string) => (await menuOf(userId)).map(({ menuId }) => menuId)
const infoOf = (userId: string, kind = 'user') =>
  site().as(userId).call<{ authGrpNos: number[]; preferences: object }>(`/api/manage/login${kind}info?token=${userId}`)

test('S-104 a menu kept for some users is left out for other members of the same group', async () => {
  expect(await idsOf('admin')).toEqual(expect.arrayContaining(['SAMPLE_PARAM_A', 'SAMPLE_PARAM_B']))
  await site().sql(
    "insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, 'emp' from sys_auth_grp where auth_grp_cd = 'SYS'",
  )
  await vi.waitFor(async () => expect(await idsOf('emp')).toContain('SAMPLE_PARAM_A'))
  expect(await idsOf('emp')).not.toContain('SAMPLE_PARAM_B')
})

test('S-104 the API of a menu kept for others is unknown, by id or by title', async () => {
  const status = async (userId: string) => (await site().as(userId).fetch(`${nearMiss.api}s`)).status
  expect(await status('emp2')).toBe(200)
  for (const key of ['SAF_ACC_NM', '아차사고']) {
    await site().sql("update sys_setting set setting_val = $1 where setting_cd = 'restrictedMenus'", [
      JSON.stringify({ [key]: ['safety'] }),
    ])
    await vi.waitFor(async () => expect(await status('emp2')).toBe(404))
    expect(await status('safety')).toBe(200)
    expect(await idsOf('emp2')).not.toContain('SAF_ACC_NM')
  }
  await site().sql("update sys_setting set setting_val = '{}' where setting_cd = 'restrictedMenus'")
  await vi.waitFor(async () => expect(await status('emp2')).toBe(200))
})

test('S-440 who may read only is refused the write by the server as well', async () => {
  expect((await menuOf('reader')).find(({ menuId }) => menuId === 'SAF_ACC_NM')).toMatchObject({ writeYn: 'N' })
  await expect(site().as('reader').create(nearMiss, aNearMiss())).rejects.toMatchObject({ status: 403 })
})

test('S-003 S-442 a vendor gets the menus below /vendor/ and nothing of the staff, whatever his groups say', async () => {
  await site().sql(`insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
    select auth_grp_no, 'SAF_ACC_NM', 'Y', 'Y' from sys_auth_grp where auth_grp_cd = 'VSM'`)
  const rows = await menuOf('V100001-02')
  expect(rows.length).toBeGreaterThan(0)
  for (const { frontEndUrl } of rows) if (frontEndUrl) expect(frontEndUrl).toMatch(/^\/vendor\//)
})

test('S-114 the site says which menus the top menu leaves out', async () => {
  const excluded = async () =>
    (await site().as('emp').call<{ topMenuExcluded: string[] }>('/api/common/site')).topMenuExcluded
  expect(await excluded()).toEqual(['샘플소스', '기본정보', '시스템'])
  await site().sql(`insert into sys_setting (setting_cd, setting_val) values ('topMenuExcluded', '["협력업체 협업"]')`)
  expect(await excluded()).toEqual(['협력업체 협업'])
})

test('S-124 what is arranged on one device is there on the next', async () => {
  const preferences = { language: 'es', size: 'mini', theme: 'dark', accent: '#7A5AF8', sidebar: false }
  await site().as('emp3').call('/api/manage/preferences', { method: 'PUT', body: preferences })
  expect((await infoOf('emp3')).preferences).toMatchObject(preferences)
})

test('S-441 a person knows the numbers of his groups', async () => {
  const [group] = await site().sql<{ no: number }>(
    `select auth_grp_no::int as no from sys_auth_grp where auth_grp_cd = 'VSM'`,
  )
  expect((await infoOf('V100001-02', 'vendor')).authGrpNos).toEqual([group?.no])
})

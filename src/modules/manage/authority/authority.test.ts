/** Rights, members and menus, by HTTP. */
import { describe, expect, test, vi } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
type Row = Record<string, unknown> & { rowVersion: number }
const group = '/api/manage/authgroup'
const admin = () => site().as('admin')
const put = async (path: string, own: string, body: object) => {
  const { rowVersion } = await admin().call<Row>(own)
  return admin().call<Row>(path, { method: 'PUT', body: { rowVersion, ...body } })
}
const aGroup = (authGrpCd: string) =>
  admin().call<Row>(group, { method: 'POST', body: { authGrpNm: `시험 ${authGrpCd}`, authGrpCd, scopeCd: 'PLANT' } })
const members = (no: unknown, body: object) => put(`${group}/${no}/members`, `${group}/${no}`, body)
const rights = (no: unknown, rows: object[]) => put(`${group}/${no}/menus`, `${group}/${no}`, { rows })
const groupNo = async (cd: string) =>
  (await site().sql<{ no: number }>(`select auth_grp_no::int as no from sys_auth_grp where auth_grp_cd = '${cd}'`))[0]
    ?.no
const rightOf = async (userId: string, menuId: string) =>
  (await site().as(userId).call<{ menuId: string; writeYn: string }[]>('/api/common/menu')).find(
    (row) => row.menuId === menuId,
  )
const AUTHORITY = 'MNG_AUTH_GROUP'

describe('an authority group', () => {
  test('EA-A12 access by one and write by another edit; removed from the second he reads only, within a second', async () => {
    const [reads, writes] = [await aGroup('T_READ'), await aGroup('T_WRITE')]
    await rights(reads.authGrpNo, [{ menuId: 'BASE_HOLIDAY', accessYn: 'Y', writeYn: 'N' }])
    await rights(writes.authGrpNo, [{ menuId: 'BASE_HOLIDAY', accessYn: 'N', writeYn: 'Y' }])
    for (const { authGrpNo } of [reads, writes]) await members(authGrpNo, { add: ['emp'] })
    const emp = site().as('emp')
    const save = async (day: string) =>
      (await emp.fetch('/api/baseinfo/holiday', { method: 'POST', body: { holidayYmd: day, holidayNm: '시험' } }))
        .status
    await vi.waitFor(async () => expect(await save('2098-01-01')).toBe(201))
    const stream = await emp.fetch('/api/events', { headers: { accept: 'text/event-stream' } })
    const reader = stream.body?.getReader()
    await members(writes.authGrpNo, { remove: ['emp'] })
    await vi.waitFor(async () => expect(await save('2098-01-02')).toBe(403))
    expect((await emp.fetch('/api/baseinfo/holidays')).status).toBe(200)
    expect(await rightOf('emp', 'BASE_HOLIDAY')).toMatchObject({ writeYn: 'N' })
    let heard = ''
    while (!heard.includes('"menus"')) heard += new TextDecoder().decode((await reader?.read())?.value)
    await reader?.cancel()
  })

  test('EA-A13 write takes access, and a menu that is not seen is not written', async () => {
    const { authGrpNo } = await aGroup('T_TIED')
    const matrix = async () =>
      (
        await admin().call<{ rows: { menuId: string; accessYn: string; writeYn: string }[] }>(
          `${group}/${authGrpNo}/menus`,
        )
      ).rows.find(({ menuId }) => menuId === 'SAF_ACC_NM')
    await rights(authGrpNo, [{ menuId: 'SAF_ACC_NM', accessYn: 'N', writeYn: 'Y' }])
    expect(await matrix()).toMatchObject({ accessYn: 'Y', writeYn: 'Y' })
    await rights(authGrpNo, [{ menuId: 'SAF_ACC_NM', accessYn: 'N', writeYn: 'N' }])
    expect(await matrix()).toMatchObject({ accessYn: 'N', writeYn: 'N' })
    const { rows } = await admin().call<{ rows: { actionCd: string }[] }>(`${group}/${authGrpNo}/history`)
    expect(rows.map(({ actionCd }) => actionCd)).toEqual(['RIGHTS', 'RIGHTS', 'CREATE'])
  })

  test('A-17 the list counts who has a group, by name and by department, each of them once and nobody who left', async () => {
    const { authGrpNo } = await aGroup('T_COUNT')
    const countOf = async () =>
      (await admin().call<{ rows: { authGrpNo: number; personCnt: number }[] }>(`${group}s/people`)).rows.find(
        (row) => row.authGrpNo === authGrpNo,
      )?.personCnt ?? 0
    expect(await countOf()).toBe(0)
    await members(authGrpNo, { add: ['emp', 'emp2'] })
    expect(await countOf()).toBe(2)
    const [dept] = await site().sql<{ n: number }>(`with one as (
        update sys_dept d set auth_grp_no = ${Number(authGrpNo)} from sys_user u where u.user_id = 'emp' and d.dept_cd = u.dept_cd returning d.dept_cd)
      select count(*)::int as n from sys_user u where u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
        and (u.dept_cd = (select dept_cd from one) or u.user_id = 'emp2')`)
    expect(await countOf()).toBe(dept?.n)
    await expect(site().as('safety').call(`${group}s/people`)).rejects.toMatchObject({ status: 403 })
  })

  test('CM-01 two administrators do not overwrite each other', async () => {
    const { authGrpNo } = await aGroup('T_TWO')
    const body = { rowVersion: 1, rows: [{ menuId: 'SAF', accessYn: 'Y', writeYn: 'N' }] }
    await admin().call(`${group}/${authGrpNo}/menus`, { method: 'PUT', body })
    await expect(admin().call(`${group}/${authGrpNo}/menus`, { method: 'PUT', body })).rejects.toMatchObject({
      code: 'CM-01',
    })
  })

  test('SYS_SELF_AUTH nobody puts himself into a group or takes himself out', async () => {
    const { authGrpNo } = await aGroup('T_SELF')
    for (const body of [{ add: ['admin'] }, { remove: ['admin'] }])
      await expect(members(authGrpNo, body)).rejects.toMatchObject({ code: 'SYS_SELF_AUTH' })
    const { deptCd, rowVersion } = await admin()
      .call<Row>('/api/manage/user/admin')
      .then(async (user) => admin().call<Row>(`/api/manage/dept/${user.deptCd}`))
    await expect(
      admin().call(`/api/manage/dept/${deptCd}`, { method: 'PUT', body: { rowVersion, authGrpNo } }),
    ).rejects.toMatchObject({ code: 'SYS_SELF_AUTH' })
  })

  test('SYS_LAST_ADMIN the last right to give rights stays, by the matrix and by the menu', async () => {
    const no = await groupNo('SYS')
    const refused = { code: 'SYS_LAST_ADMIN', message: expect.stringContaining('최소 1명') }
    await expect(rights(no, [{ menuId: AUTHORITY, accessYn: 'Y', writeYn: 'N' }])).rejects.toMatchObject(refused)
    for (const menuId of [AUTHORITY, 'MNG'])
      await expect(
        put(`/api/manage/menu/${menuId}`, `/api/manage/menu/${menuId}`, { useYn: 'N' }),
      ).rejects.toMatchObject(refused)
    expect(await rightOf('admin', AUTHORITY)).toMatchObject({ writeYn: 'Y' })
  })

  test('holds people of its kind, and goes empty', async () => {
    const { authGrpNo } = await aGroup('T_KIND')
    await expect(members(authGrpNo, { add: ['V100001-02'] })).rejects.toMatchObject({ code: 'SYS_GROUP_KIND' })
    await members(authGrpNo, { add: ['emp2'] })
    const remove = async () => {
      const { rowVersion } = await admin().call<Row>(`${group}/${authGrpNo}`)
      return admin().call(`${group}/${authGrpNo}?rowVersion=${rowVersion}`, { method: 'DELETE' })
    }
    await expect(remove()).rejects.toMatchObject({ code: 'BASE_IN_USE', message: expect.stringContaining('구성원') })
    await members(authGrpNo, { remove: ['emp2'] })
    await remove()
  })

  test('is nobody’s business who has no right to it', async () => {
    for (const part of ['menus', 'members']) {
      expect((await site().as('safety').fetch(`${group}/1/${part}`)).status).toBe(403)
      const body = { rowVersion: 1, ...(part === 'menus' ? { rows: [] } : {}) }
      expect((await site().as('safety').fetch(`${group}/1/${part}`, { method: 'PUT', body })).status).toBe(403)
    }
  })
})

describe('a menu', () => {
  const api = '/api/manage/menu'
  const add = (menuId: string, more: object = {}) =>
    admin().call<Row>(api, { method: 'POST', body: { menuId, menuNm: `메뉴 ${menuId}`, ...more } })
  const change = (menuId: string, body: object) => put(`${api}/${menuId}`, `${api}/${menuId}`, body)

  test('SYS_MENU_CYCLE stands on one of three levels, takes those below along, and never below itself', async () => {
    await add('T_A')
    await add('T_B', { upMenuId: 'T_A' })
    expect(await add('T_C', { upMenuId: 'T_B' })).toMatchObject({ menuLvl: 3 })
    await expect(add('T_D', { upMenuId: 'T_C' })).rejects.toMatchObject({ code: 'TREE_LEVEL' })
    for (const upMenuId of ['T_A', 'T_C'])
      await expect(change('T_A', { upMenuId })).rejects.toMatchObject({
        code: 'SYS_MENU_CYCLE',
        message: expect.stringContaining('자신 또는 하위 메뉴를 상위로 지정할 수 없습니다.'),
      })
    await change('T_B', { upMenuId: null })
    expect(await admin().call(`${api}/T_C`)).toMatchObject({ menuLvl: 2 })
  })

  test('SYS_URL_DUP has a path of its own, whatever way it is written', async () => {
    for (const frontEndUrl of [nearMiss.route.staff, `${nearMiss.route.staff}/`, nearMiss.route.staff.slice(1)])
      await expect(add('T_URL', { frontEndUrl })).rejects.toMatchObject({ code: 'SYS_URL_DUP' })
    await add('T_URL', { frontEndUrl: '/saf/test/list?kind=A' })
    await add('T_URL2', { frontEndUrl: '/saf/test/list?kind=B' })
    await expect(add('T_URL3', { frontEndUrl: '/saf/test/list?other=A' })).rejects.toMatchObject({
      code: 'SYS_URL_DUP',
    })
  })

  test('with menus below it is not deleted; alone it takes its rights with it', async () => {
    await add('T_UP')
    await add('T_LOW', { upMenuId: 'T_UP' })
    await expect(admin().call(`${api}/T_UP?rowVersion=1`, { method: 'DELETE' })).rejects.toMatchObject({
      code: 'BASE_IN_USE',
    })
    await rights(await groupNo('SYS'), [{ menuId: 'T_LOW', accessYn: 'Y', writeYn: 'N' }])
    await admin().call(`${api}/T_LOW?rowVersion=1`, { method: 'DELETE' })
    expect(await site().sql("select 1 from sys_auth_menu where menu_id = 'T_LOW'")).toEqual([])
  })
})

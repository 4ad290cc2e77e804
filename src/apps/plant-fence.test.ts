/** Master data of a plant: known to its people, kept by its people, and moved to another by nobody who does not see all. */
import { beforeAll, describe, expect, test } from 'vitest'
import { setGroup, setRights } from '#platform/test/authority.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
type Row = Record<string, unknown> & { rowVersion: number }
const routes = {
  process: '/baseInfo/process',
  facility: '/baseInfo/facility',
  location: '/baseInfo/location',
  siteMap: '/baseInfo/siteMap',
  owner: '/baseInfo/owner',
  dept: '/manage/dept/deptList',
  user: '/manage/user/userList',
}
const apis = {
  process: '/api/baseinfo/processinfo',
  facility: '/api/baseinfo/facilityinfo',
  location: '/api/baseinfo/location',
  siteMap: '/api/baseinfo/sitemap',
  owner: '/api/baseinfo/owner',
  dept: '/api/manage/dept',
  user: '/api/manage/user',
}
type Kind = keyof typeof apis
const call = <T = Row>(userId: string, path: string, method = 'GET', body?: object) =>
  site()
    .as(userId)
    .call<T>(path, { method, ...(body && { body }) })
const add = (userId: string, kind: Kind, values: object) => call(userId, apis[kind], 'POST', values)
const list = async (userId: string, kind: Kind, query = '') =>
  (await call<{ rows: Row[]; total: number }>(userId, `${apis[kind]}s?limit=100${query}`)).rows
const menuOf = async (kind: Kind) =>
  (await site().sql<{ id: string }>('select menu_id as id from sys_menu where front_end_url = $1', [routes[kind]]))[0]
    ?.id ?? ''
const open = async (group: string, kinds: readonly Kind[], scopeCd: 'OWN' | 'DEPT' | 'PLANT' | null = null) => {
  const rows = []
  for (const kind of kinds) rows.push({ menuId: await menuOf(kind), accessYn: 'Y', writeYn: 'Y', scopeCd } as const)
  await setRights(site(), group, rows)
}
const kinds = Object.keys(apis) as Kind[]

/** The safety managers keep master data here, each of his own plant: safety 2000, safety3 3000. */
beforeAll(async () => {
  await open('SHM', kinds)
})

const values: Record<Kind, (plantCd: string, tag: string) => object> = {
  process: (plantCd, tag) => ({ plantCd, processCd: `F${tag}`, processNm: `울타리 ${tag}`, deptCd: 'D2110' }),
  facility: (plantCd, tag) => ({ plantCd, equipCd: `F${tag}`, equipNm: `울타리 ${tag}`, safFacilityTypeCd: 'TANK' }),
  location: (plantCd, tag) => ({ plantCd, locationNm: `울타리 ${tag}` }),
  siteMap: (plantCd, tag) => ({ plantCd, mapNm: `울타리 ${tag}` }),
  owner: (plantCd) => ({ plantCd, taskGrpCd: 'SAF', userId: 'emp' }),
  dept: (plantCd, tag) => ({ plantCd, deptCd: `F${tag}`, deptNm: `울타리 ${tag}` }),
  user: (plantCd, tag) => ({
    plantCd,
    userId: `f${tag.toLowerCase()}`,
    userNm: `울타리 ${tag}`,
    deptCd: 'D2110',
    jobClassCd: 'OFFICE',
    employTypeCd: 'REG',
    entryYmd: '2026-01-02',
  }),
}
const keyOf = (kind: Kind, row: Row) =>
  String(
    row[
      {
        process: 'processNo',
        facility: 'equipNo',
        location: 'locationNo',
        siteMap: 'mapNo',
        owner: 'taskOwnerNo',
        dept: 'deptCd',
        user: 'userId',
      }[kind]
    ],
  )

describe('a row of a plant', () => {
  test.each(kinds)(
    'S-265 S2 %s comes into the plant of who writes it and stays there, whatever is sent',
    async (kind) => {
      const facilityType = await site().sql<{ cd: string }>(
        'select saf_facility_type_cd as cd from saf_facility_type limit 1',
      )
      const sent = {
        ...values[kind]('3000', 'A1'),
        ...(kind === 'facility' && { safFacilityTypeCd: facilityType[0]?.cd }),
      }
      const row = await add('safety', kind, sent)
      expect(row.plantCd).toBe('2000')
      const path = `${apis[kind]}/${encodeURIComponent(keyOf(kind, row))}`
      for (const body of [{ plantCd: '3000' }, { plantCd: '3000', useYn: 'Y' }]) {
        const answer = await site()
          .as('safety')
          .fetch(path, { method: 'PUT', body: { rowVersion: row.rowVersion, ...body } })
        expect([200, 400]).toContain(answer.status)
        expect((await call('safety', path)).plantCd).toBe('2000')
      }
      await site()
        .as('safety')
        .fetch(`${apis[kind]}s`, {
          method: 'PUT',
          body: { rows: [{ key: keyOf(kind, row), rowVersion: row.rowVersion, plantCd: '3000' }] },
        })
      expect((await call('safety', path)).plantCd).toBe('2000')

      const unknown = await site()
        .as('safety3')
        .fetch(`${apis[kind]}/${kind === 'dept' || kind === 'user' ? 'NOBODY' : 999_999}`)
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', { rowVersion: row.rowVersion, plantCd: '3000' }],
      ] as const) {
        const foreign = await site()
          .as('safety3')
          .fetch(path, { method, ...(body && { body }) })
        expect([foreign.status, ((await foreign.json()) as { code: string }).code], `${method} ${kind}`).toEqual([
          404,
          'NOT_FOUND',
        ])
      }
      const removing = await site().as('safety3').fetch(`${path}?rowVersion=1`, { method: 'DELETE' })
      expect(removing.status).toBe(404)
      expect(unknown.status).toBe(404)
      expect((await list('safety3', kind)).every(({ plantCd }) => plantCd === '3000')).toBe(true)
      expect((await call('safety3', `${apis[kind]}s?q=${encodeURIComponent('울타리')}`)).total).toBe(0)
      expect((await call('admin', path)).plantCd).toBe('2000')
    },
  )

  test('who sees all moves it', async () => {
    const row = await add('admin', 'owner', { plantCd: '2000', taskGrpCd: 'SAF', userId: 'mgr' })
    const path = `${apis.owner}/${row.taskOwnerNo}`
    expect(await call('admin', path, 'PUT', { rowVersion: 1, plantCd: '3000' })).toMatchObject({ plantCd: '3000' })
    expect((await site().as('safety').fetch(path)).status).toBe(404)
  })

  test('a department or a process of another plant is no department to name', async () => {
    const naming = add('safety3', 'owner', { taskGrpCd: 'SAF', userId: 'emp3', deptCd: 'D2110' })
    await expect(naming).rejects.toMatchObject({ status: 400, field: 'deptCd' })
  })

  test('what other plants use is in use, though it is not seen', async () => {
    await open('SHM', kinds)
    const [type] = await site().sql<{ id: string }>(
      "select menu_id as id from sys_menu where front_end_url = '/baseInfo/facilityType'",
    )
    await setRights(site(), 'SHM', [{ menuId: type?.id ?? '', accessYn: 'Y', writeYn: 'Y' }])
    await call('admin', '/api/baseinfo/facilitytypeinfo', 'POST', {
      safFacilityTypeCd: 'FENCE',
      safFacilityTypeNm: '울타리',
    })
    await add('admin', 'facility', { plantCd: '3000', equipCd: 'F-99', equipNm: '먼 설비', safFacilityTypeCd: 'FENCE' })
    await expect(call('safety', '/api/baseinfo/facilitytypeinfo/FENCE?rowVersion=1', 'DELETE')).rejects.toMatchObject({
      code: 'BASE_IN_USE',
      message: expect.stringContaining('설비'),
    })
  })
})

describe('closer scopes', () => {
  test('DEPT keeps to the department and below, in reading and in writing', async () => {
    await open('SHM', ['user', 'process', 'dept'], 'DEPT')
    const [own] = await site().sql<{ deptCd: string }>(
      `select dept_cd as "deptCd" from sys_user where user_id = 'safety'`,
    )
    await expect
      .poll(async () => new Set((await list('safety', 'user')).map(({ deptCd }) => deptCd)))
      .toEqual(new Set([own?.deptCd]))
    const somebody = (await list('safety', 'user')).find(({ userId }) => userId !== 'safety')
    const path = `${apis.user}/${somebody?.userId}`
    await expect(
      call('safety', path, 'PUT', { rowVersion: somebody?.rowVersion, deptCd: 'D2110' }),
    ).rejects.toMatchObject({ status: 400, field: 'deptCd' })
    await expect(add('safety', 'dept', { deptCd: 'FX', deptNm: '남의 부서', pdeptCd: 'D2110' })).rejects.toMatchObject({
      status: 400,
      field: 'pdeptCd',
    })
    expect((await site().as('safety').fetch(`${apis.user}/emp`)).status).toBe(404)
    for (const part of ['unlock', 'password'])
      expect((await site().as('safety').fetch(`${apis.user}/emp/${part}`, { method: 'POST' })).status).toBe(404)
    await open('SHM', ['user', 'process', 'dept'])
  })
})

describe('what is kept about people', () => {
  test('sign-ins and messages of other plants are shown to whoever sees all, and nobody else', async () => {
    for (const url of ['/manage/log/loginHistory', '/manage/message/outbox']) {
      const [menu] = await site().sql<{ id: string }>('select menu_id as id from sys_menu where front_end_url = $1', [
        url,
      ])
      await setRights(site(), 'SHM', [{ menuId: menu?.id ?? '', accessYn: 'Y', writeYn: 'Y' }])
    }
    for (const userId of ['emp', 'emp3', 'V100001-01']) {
      await site().sql(
        "insert into sys_login_log (login_dt, user_id, kind_cd, result_cd) values (now(), $1, 'staff', 'OK')",
        [userId],
      )
      await site().sql(
        `insert into com_outbox (channel_cd, user_id, recipient_desc, body_desc, send_status_cd, next_try_dt, create_dt)
        values ('MAIL', $1, 'a@example.com', '본문', 'FAIL', now(), now())`,
        [userId],
      )
    }
    type Found = { rows: { userId: string; outboxNo?: number }[] }
    const told = async (userId: string, path: string) =>
      [...new Set((await call<Found>(userId, `${path}?limit=100`)).rows.map((row) => row.userId))].sort()
    const paths = ['/api/manage/log/loginhistorys', '/api/manage/message/outboxs']
    for (const path of paths) {
      expect(await told('safety3', path), path).toEqual(['emp3'])
      expect(await told('safety', path), path).toEqual(expect.arrayContaining(['V100001-01', 'emp']))
      expect(await told('safety', path), path).not.toContain('emp3')
      expect(await told('admin', path), path).toEqual(expect.arrayContaining(['V100001-01', 'emp', 'emp3']))
    }
    const { rows } = await call<Found>('admin', '/api/manage/message/outboxs?limit=100')
    const foreign = rows.find(({ userId }) => userId === 'emp')?.outboxNo
    const again = (userId: string) =>
      site().as(userId).fetch(`/api/manage/message/outbox/${foreign}/retry`, { method: 'POST' })
    expect((await again('safety3')).status).toBe(404)
    expect((await again('safety')).status).toBe(204)
  })
})

describe('selectors', () => {
  const plants = async (userId: string) =>
    (await call<{ rows: { plantCd: string }[] }>(userId, '/api/common/plants')).rows.map(({ plantCd }) => plantCd)
  const codes = async (userId: string, filter = '') =>
    (await call<{ rows: { code: string }[] }>(userId, `/api/common/codes?codeGrpCd=COM_PLANT_CD${filter}`)).rows.map(
      ({ code }) => code,
    )

  test('S-265 S2 the whole company is offered to who chooses for chemicals, and to nobody else', async () => {
    for (const userId of ['admin', 'safety', 'V100001-01']) {
      expect(await codes(userId), userId).not.toContain('0000')
      expect((await codes(userId, '&filter=chm'))[0], userId).toBe('0000')
    }
    expect(await codes('safety', '&filter=chm')).toEqual(['0000', '2000'])
    expect((await site().as('admin').fetch('/api/common/codes?codeGrpCd=COM_PLANT_CD&filter=all')).status).toBe(400)
  })

  test('S-265 S2 offer the own plant, with plantAccessYn all of them, and never the people of another', async () => {
    expect(await plants('safety')).toEqual(['2000'])
    expect(await codes('safety')).toEqual(['2000'])
    expect(await plants('V100001-01')).toEqual(['2000'])
    expect((await plants('admin')).length).toBeGreaterThan(1)
    const people = '/api/manage/users/search?q=emp3&plantCd=3000'
    expect((await call<{ rows: unknown[] }>('safety', people)).rows).toEqual([])
    await setGroup(site(), 'SHM', { plantAccessYn: 'Y' })
    await expect.poll(() => plants('safety')).toContain('3000')
    expect(await codes('safety')).toContain('3000')
    expect((await call<{ rows: unknown[] }>('safety', people)).rows).toHaveLength(1)
    const info = await call('safety', '/api/manage/loginuserinfo?token=safety')
    expect(info).toMatchObject({ plantAccessYn: 'Y', scopeCd: 'PLANT' })
    await setGroup(site(), 'SHM', { plantAccessYn: 'N' })
    await expect.poll(() => plants('safety')).toEqual(['2000'])
  })

  test('rows of masters are chosen where something names them, and nowhere else', async () => {
    const look = async (userId: string, master: string) =>
      (await site().as(userId).fetch(`/api/common/references/${master}`)).status
    for (const master of ['location', 'site-map', 'auth-group']) expect(await look('admin', master), master).toBe(200)
    for (const master of ['facility', 'process', 'task-owner', 'legal-param', 'user']) {
      expect(await look('admin', master), master).toBe(404)
    }
    for (const userId of ['emp', 'V100001-01'])
      for (const master of ['location', 'site-map', 'auth-group']) expect(await look(userId, master), master).toBe(403)
    expect(await look('safety', 'location')).toBe(200)
    await setRights(site(), 'EMP', [{ menuId: await menuOf('facility'), accessYn: 'Y', writeYn: 'N' }])
    await expect.poll(() => look('emp', 'location')).toBe(200)
    expect(await look('emp', 'site-map')).toBe(403)
  })
})

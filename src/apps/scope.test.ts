/** How far a person sees under a menu, and that nothing shows him more: list, count, file, palette, record, change, event. */
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { type AuthMenuBody, groupNamed, setGroup, setRights } from '#platform/test/authority.ts'
import { aFileSite, anotherInstance } from '#platform/test/site.ts'

const site = aFileSite()
const STAFF_MENU = 'SAF_ACC_NM'
const VENDOR_MENU = 'VND_COWORK_NM'
const authors = ['emp', 'mgr', 'emp2', 'emp3', 'V100001-02', 'V100002-01'] as const
const reports = new Map<string, number>()
const titleBy = (userId: string) => `범위 시험 ${userId}`

/** D2110 (emp, mgr) gets D2120 (emp2) below it; vendor V100002 stands below V100001. */
beforeAll(async () => {
  await site().sql("update sys_dept set pdept_cd = 'D2110' where dept_cd = 'D2120'")
  await site().sql("update vendor_info set up_vendor_cd = 'V100001' where vendor_cd = 'V100002'")
  for (const userId of authors) {
    const values = aNearMiss({ nearMissTitle: titleBy(userId) })
    const { nearMissNo } = await site().as(userId).create(nearMiss, values)
    await site().as(userId).act(nearMiss, nearMissNo, 'report')
    reports.set(userId, nearMissNo)
  }
})

/** Whose reports the person gets, told by each way there is to get them. */
async function seen(userId: string): Promise<Record<string, string[] | number>> {
  const visitor = site().as(userId)
  const { rows, total } = await visitor.list(nearMiss, { q: '범위', limit: 100 })
  const { count } = await visitor.call<{ count: number }>(`${nearMiss.api}s/count?q=${encodeURIComponent('범위')}`)
  const sheet = await visitor.readSheet(`${nearMiss.api}s/excel?q=${encodeURIComponent('범위')}`)
  const palette = await visitor.call<{ records: { title: string }[] }>(`/api/palette?q=${encodeURIComponent('시험')}`)
  const opened: string[] = []
  for (const [author, no] of reports)
    if ((await visitor.fetch(`${nearMiss.api}/${no}`)).status === 200) opened.push(titleBy(author))
  const found = rows.map(({ nearMissTitle }) => String(nearMissTitle)).sort()
  expect(total, 'total').toBe(found.length)
  expect(count, 'count').toBe(found.length)
  expect(sheet.rows.length - 1, 'sheet').toBe(found.length)
  expect(opened.sort(), 'records').toEqual(found)
  expect(palette.records.length, 'palette').toBe(Math.min(4, found.length))
  expect(palette.records.every(({ title }) => found.includes(title))).toBe(true)
  return { found }
}
const rights = (group: string, right: AuthMenuBody) => setRights(site(), group, [right])
/** Takes effect at the next call: what is asked is asked again until the instance has heard of it. */
const sees = (userId: string, of: readonly string[]) =>
  expect
    .poll(() => seen(userId).catch((error: Error) => error.message), { timeout: 5000 })
    .toEqual({ found: of.map(titleBy).sort() })
const employees = (scopeCd: AuthMenuBody['scopeCd'], more: Partial<AuthMenuBody> = {}) =>
  rights('EMP', { menuId: STAFF_MENU, accessYn: 'Y', writeYn: 'Y', scopeCd, ...more })

describe('a menu of the staff', () => {
  test('a change holds at the next call on every instance', async () => {
    const other = await anotherInstance(site())
    const ask = async (address: string) => {
      const headers = { 'x-authorization': `Bearer ${await site().tokenOf('mgr')}` }
      const answer = await fetch(`${address}${nearMiss.api}s/count?q=${encodeURIComponent('범위')}`, { headers })
      return ((await answer.json()) as { count: number }).count
    }
    const both = async () => [await ask(site().address), await ask(other.address)]
    expect(await both()).toEqual([5, 5])
    await employees('OWN')
    await rights('MGR', { menuId: STAFF_MENU, accessYn: 'Y', writeYn: 'Y', scopeCd: 'OWN' })
    await expect.poll(both, { timeout: 1000 }).toEqual([1, 1])
    await rights('MGR', { menuId: STAFF_MENU, accessYn: 'Y', writeYn: 'Y', scopeCd: null })
  })

  test('OWN shows what one wrote or is named in', async () => {
    await employees('OWN')
    await sees('emp', ['emp'])
    const no = reports.get('emp2') ?? 0
    const given = { accTypeCd: 'FALL', potSevCd: '1', ownerUserId: 'emp', dueYmd: '2099-01-01' }
    await site().as('safety').act(nearMiss, no, 'assign', given)
    await sees('emp', ['emp', 'emp2'])
    await site()
      .as('emp')
      .act(nearMiss, no, 'finish', {
        measureDesc: '볼트를 조였습니다.',
        afterFileId: (await site().as('emp').attach('NEAR_MISS_PHOTO')).attachFileId,
      })
    const history = await site().as('emp').history(nearMiss, no)
    expect(history.rows.length).toBeGreaterThan(3)
  })

  test('DEPT shows the department and those below it, not the one above', async () => {
    await employees('DEPT')
    await sees('emp', ['emp', 'emp2', 'mgr'])
    await sees('emp2', ['emp2'])
  })

  test('PLANT shows the plant with its vendors', async () => {
    await employees('PLANT')
    await sees('emp', ['emp', 'mgr', 'emp2', 'V100001-02', 'V100002-01'])
    await sees('emp3', ['emp3'])
  })

  test('S2 ALL shows all plants only to a group with plantAccessYn', async () => {
    await employees('ALL')
    await sees('emp3', ['emp3'])
    await setGroup(site(), 'EMP', { plantAccessYn: 'Y' })
    await sees('emp3', authors)
    await setGroup(site(), 'EMP', { plantAccessYn: 'N' })
    await sees('emp3', ['emp3'])
  })

  test('an empty scope is the group’s, and the widest of several groups holds', async () => {
    await employees(null)
    await setGroup(site(), 'EMP', { scopeCd: 'OWN' })
    await sees('emp3', ['emp3'])
    await sees('emp', ['emp', 'emp2'])
    await rights('MGR', { menuId: STAFF_MENU, accessYn: 'Y', writeYn: 'Y', scopeCd: 'DEPT' })
    await sees('mgr', ['emp', 'mgr', 'emp2'])
    await rights('MGR', { menuId: STAFF_MENU, accessYn: 'Y', writeYn: 'Y', scopeCd: null })
    await setGroup(site(), 'EMP', { scopeCd: 'PLANT' })
  })

  test('files, exports in the background and what waits for one follow the menu, wider or closer than the groups', async () => {
    const no = reports.get('emp3') ?? 0
    await employees('ALL')
    await setGroup(site(), 'EMP', { plantAccessYn: 'Y' })
    await sees('emp', authors)
    const { attachFileId } = await site().as('emp3').attach('NEAR_MISS_PHOTO')
    await site().sql("update attach_group set biz_cd = 'near-miss', biz_no = $1 where attach_file_id = $2", [
      no,
      attachFileId,
    ])
    const files = async () => (await site().as('emp').fetch(`/api/attachfile/list?attachFileId=${attachFileId}`)).status
    const exported = async () => {
      const body = { source: nearMiss.name, query: { q: '범위' } }
      return (await site().as('emp').call<{ totalCnt: number }>('/api/exports', { method: 'POST', body })).totalCnt
    }
    expect([await files(), await exported()]).toEqual([200, authors.length])
    await setGroup(site(), 'EMP', { plantAccessYn: 'N' })
    await employees('OWN')
    await sees('emp', ['emp', 'emp2'])
    expect(await files()).toBe(404)
    await site().sql("delete from com_export_file where user_id = 'emp'")
    expect(await exported()).toBe(2)
    const waiting = async () => {
      const { rows } = await site().as('safety').call<{ rows: { documentName: string; no: number }[] }>('/api/my-work')
      return rows.filter(({ documentName }) => documentName === nearMiss.name).map((row) => row.no)
    }
    expect(await waiting()).toContain(reports.get('mgr'))
    for (const group of ['SHM', 'EMP'])
      await rights(group, { menuId: STAFF_MENU, accessYn: 'Y', writeYn: 'Y', scopeCd: 'OWN' })
    await expect.poll(waiting).not.toContain(reports.get('mgr'))
    await rights('SHM', { menuId: STAFF_MENU, accessYn: 'Y', writeYn: 'Y', scopeCd: null })
    await employees(null)
  })

  test('who reads far and writes near changes nothing beyond what he writes', async () => {
    await employees('OWN')
    await site().sql("insert into sys_auth_user (auth_grp_no, user_id) values ($1, 'emp')", [
      await groupNamed(site(), 'AUD'),
    ])
    await sees('emp', authors)
    const foreign = await site()
      .as('emp')
      .read(nearMiss, reports.get('emp3') ?? 0)
    expect(foreign.can).toEqual({ edit: [], delete: false, actions: [] })
    const { rows } = await site().as('emp').list(nearMiss, { q: '범위', limit: 100 })
    const writable = rows.filter(({ can }) => can.actions.length > 0).map(({ nearMissTitle }) => nearMissTitle)
    expect(writable).toEqual([titleBy('emp')])
    for (const path of ['takeBack', 'comments']) {
      const body = path === 'comments' ? { commentDesc: '보입니까' } : { rowVersion: foreign.rowVersion }
      const answer = await site()
        .as('emp')
        .fetch(`${nearMiss.api}/${foreign.nearMissNo}/${path}`, { method: 'POST', body })
      expect(answer.status, path).toBe(404)
    }
    await site().sql("delete from sys_auth_user where user_id = 'emp' and auth_grp_no = $1", [
      await groupNamed(site(), 'AUD'),
    ])
    await sees('emp', ['emp', 'emp2'])
    await employees(null)
  })
})

describe('a menu of vendors', () => {
  const managers = (tierViewYn: AuthMenuBody['tierViewYn']) =>
    rights('VAD', { menuId: VENDOR_MENU, accessYn: 'Y', writeYn: 'Y', tierViewYn })

  test('tierViewYn shows the sub-tiers, to read and not to change, and never the other way', async () => {
    await sees('V100001-01', ['V100001-02'])
    await managers('Y')
    await sees('V100001-01', ['V100001-02', 'V100002-01'])
    await sees('V100002-01', ['V100002-01'])
    const no = reports.get('V100002-01') ?? 0
    const below = await site().as('V100001-01').read(nearMiss, no)
    expect(below).toMatchObject({ vendorNm: expect.any(String), can: { edit: [], delete: false, actions: [] } })
    const body = { rowVersion: below.rowVersion }
    for (const [method, path] of [
      ['POST', '/takeBack'],
      ['PUT', ''],
    ] as const) {
      const answer = await site().as('V100001-01').fetch(`${nearMiss.api}/${no}${path}`, { method, body })
      expect(answer.status, method).toBe(404)
    }
  })

  test('without a word of the menu the vendor’s master data decides', async () => {
    await managers(null)
    await sees('V100001-01', ['V100001-02'])
    await site().sql("update vendor_info set tier_view_yn = 'Y' where vendor_cd = 'V100001'")
    await sees('V100001-01', ['V100001-02', 'V100002-01'])
    await managers('N')
    await sees('V100001-01', ['V100001-02'])
    await managers(null)
    await site().sql("update vendor_info set tier_view_yn = 'N' where vendor_cd = 'V100001'")
    await sees('V100001-01', ['V100001-02'])
  })

  test('SYS_SCOPE_KIND scopes of the staff are none of a vendor’s, and the other way round', async () => {
    const wrong: [string, AuthMenuBody][] = [
      ['VAD', { menuId: VENDOR_MENU, accessYn: 'Y', writeYn: 'Y', scopeCd: 'PLANT' }],
      ['EMP', { menuId: STAFF_MENU, accessYn: 'Y', writeYn: 'Y', scopeCd: 'VENDOR' }],
      ['EMP', { menuId: STAFF_MENU, accessYn: 'Y', writeYn: 'Y', tierViewYn: 'Y' }],
    ]
    for (const [group, right] of wrong)
      await expect(rights(group, right), JSON.stringify(right)).rejects.toMatchObject({ code: 'SYS_SCOPE_KIND' })
  })
})

describe('the matrix of a group', () => {
  test('keeps what is not sent, forgets the scope with the access, and says in the history what changed', async () => {
    const no = await groupNamed(site(), 'MGR')
    const path = `/api/manage/authgroup/${no}`
    const one = async () => {
      const { rows } = await site().as('admin').call<{ rows: AuthMenuBody[] }>(`${path}/menus`)
      return rows.find(({ menuId }) => menuId === STAFF_MENU)
    }
    await rights('MGR', { menuId: STAFF_MENU, accessYn: 'Y', writeYn: 'Y', scopeCd: 'DEPT' })
    await rights('MGR', { menuId: STAFF_MENU, accessYn: 'Y', writeYn: 'N' })
    expect(await one()).toMatchObject({ accessYn: 'Y', writeYn: 'N', scopeCd: 'DEPT' })
    await rights('MGR', { menuId: STAFF_MENU, accessYn: 'N', writeYn: 'N' })
    expect(await one()).toMatchObject({ accessYn: 'N', scopeCd: null })
    const { rows } = await site().as('admin').call<{ rows: { diff: object }[] }>(`${path}/history`)
    expect(rows[1]?.diff).toEqual({ [STAFF_MENU]: ['쓰기 · 부서와 하위', '접근 · 부서와 하위'] })
  })
})

describe('the database alone', () => {
  /** Asks as the role of the application, past the program. */
  async function raw(settings: Record<string, string>, text: string): Promise<number> {
    const client = new pg.Client({ connectionString: site().url })
    await client.connect()
    try {
      await client.query('set role jikim_app')
      for (const [name, value] of Object.entries(settings))
        await client.query('select set_config($1, $2, false)', [`jikim.${name}`, value])
      return (await client.query<{ n: number }>(`select count(*)::int as n from (${text}) r`)).rows[0]?.n ?? -1
    } finally {
      await client.end()
    }
  }
  const fenced = [
    'vendor_info',
    'vendor_account',
    'vendor_person',
    'near_miss',
    'near_miss_gram',
    'impr',
    'doc_count',
    'doc_day_count',
    'sys_audit',
    'com_comment',
    'attach_group',
    'attach_file',
    'process',
    'sys_dept',
    'facility',
    'task_owner',
  ] // prettier-ignore

  test('raw SQL without settings sees no row of a vendor or a plant', async () => {
    for (const table of fenced) {
      expect(await raw({}, `select from ${table}`), table).toBe(0)
      expect(await raw({ scope: '', vendors: '', depts: '', plant: '' }, `select from ${table}`), table).toBe(0)
    }
  })

  test('a vendor’s settings see its own rows, those of its list, and no process of another plant', async () => {
    const vendor = (vendors: string) => ({
      scope: 'VENDOR',
      user: 'V100001-01',
      plant: '2000',
      depts: '',
      vendors,
      plants: 'N',
    })
    const others = "select from near_miss where vendor_cd is distinct from 'V100001'"
    expect(await raw(vendor('V100001'), others)).toBe(0)
    expect(await raw(vendor('V100001,V100002'), others)).toBe(1)
    expect(await raw(vendor('V100001'), "select from process where plant_cd <> '2000'")).toBe(0)
    expect(await raw(vendor('V100001'), "select from process where plant_cd = '2000'")).toBeGreaterThan(0)
  })
})

/** People and their accounts, by HTTP. */
import { buffer } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const api = '/api/manage/user'
type Row = Record<string, unknown> & { rowVersion: number }
const admin = () => site().as('admin')
const read = (userId: string) => admin().call<Row>(`${api}/${userId}`)
const change = async (userId: string, body: object) =>
  admin().call<Row>(`${api}/${userId}`, {
    method: 'PUT',
    body: { rowVersion: (await read(userId)).rowVersion, ...body },
  })
const accounts = (userIds: string) =>
  admin().call<{ rows: { userId: string; authGrpNms: string[]; lastLoginDt: string | null; lockYn: string }[] }>(
    `/api/manage/useraccounts?userIds=${userIds}`,
  )
const aDepartment = async (deptCd: string, plantCd: string) =>
  admin().call('/api/manage/dept', { method: 'POST', body: { deptCd, deptNm: `시험 ${deptCd}`, plantCd } })
const infoOf = (userId: string) =>
  site().as(userId).call<{ authGrpNos: number[]; deptCd: string }>(`/api/manage/loginuserinfo?token=${userId}`)

test('a move of department takes effect at the next call, with the rights of the new one', async () => {
  await aDepartment('D9101', '2000')
  await site().sql(
    `update sys_dept set auth_grp_no = (select auth_grp_no from sys_auth_grp where auth_grp_cd = 'SYS') where dept_cd = 'D9101'`,
  )
  const list = () => site().as('emp').fetch(`${api}s`)
  expect((await list()).status).toBe(403)
  const { plantCd } = await read('emp')
  await change('emp', { deptCd: 'D9101', plantCd: '2000' })
  await vi.waitFor(async () => expect((await list()).status).toBe(200))
  expect((await infoOf('emp')).deptCd).toBe('D9101')
  await site().sql(`update sys_dept set auth_grp_no = null where dept_cd = 'D9101'`)
  expect(plantCd).toBeTypeOf('string')
})

test('a department belongs to the plant of who is in it', async () => {
  await aDepartment('D9102', '1000')
  await expect(change('emp2', { deptCd: 'D9102', plantCd: '2000' })).rejects.toMatchObject({ code: 'SYS_USER_DEPT' })
})

test('who retires is signed out the same day, comes back by no password, and leaves a list of what is open', async () => {
  await site().sql(`insert into task_owner (task_grp_cd, plant_cd, user_id) values ('SAF', '2000', 'emp3')`)
  const open = await admin().call<{ rows: object[] }>(`${api}/emp3/openwork`)
  expect(open.rows).toContainEqual(expect.objectContaining({ label: '업무 담당자', url: '/baseInfo/owner' }))
  expect((await site().as('emp3').fetch('/api/common/menu')).status).toBe(200)
  const retired = await change('emp3', { userStatusCd: 'RETIRED' })
  expect(retired.retireYmd).toBe(site().services.clock.today())
  await vi.waitFor(async () => expect((await site().as('emp3').fetch('/api/common/menu')).status).toBe(401))
})

test('SYS_SELF_AUTH nobody moves or retires himself', async () => {
  for (const own of [{ userStatusCd: 'RETIRED' }, { retireYmd: '2099-01-01' }])
    await expect(change('admin', own)).rejects.toMatchObject({ code: 'SYS_SELF_AUTH' })
  await change('admin', { officeTel: '061-000-0000' })
})

test('a person with a history retires and is not removed; one without goes', async () => {
  const { rowVersion } = await read('admin')
  await expect(admin().call(`${api}/admin?rowVersion=${rowVersion}`, { method: 'DELETE' })).rejects.toMatchObject({
    answer: { problems: expect.arrayContaining([expect.objectContaining({ code: 'SYS_USER_ACTED' })]) },
  })
  await aDepartment('D9103', '2000')
  const person = { userNm: '신입일', plantCd: '2000', deptCd: 'D9103', jobClassCd: 'PROD', employTypeCd: 'REG' }
  await admin().call(api, { method: 'POST', body: { userId: 'new1', ...person, entryYmd: '2026-11-01' } })
  expect(
    (await admin().call<{ total: number }>(`${api}s?q=${encodeURIComponent('ㅅㅇㅇ')}&deptCd=${'D9103'}`)).total,
  ).toBe(1)
  await admin().call(`${api}/new1?rowVersion=1`, { method: 'DELETE' })
})

test('a lock is seen and taken away, a one-time password asks for one’s own first', async () => {
  await site().sql(`insert into sys_login_fail (user_id, fail_cnt, last_fail_dt, lock_to_dt)
    values ('safety', 5, now(), now() + interval '1 hour')`)
  const [before] = (await accounts('safety')).rows
  expect(before).toMatchObject({ lockYn: 'Y' })
  expect(before?.authGrpNms.length).toBeGreaterThan(0)
  await admin().call(`${api}/safety/unlock`, { method: 'POST' })
  expect((await accounts('safety')).rows).toMatchObject([{ lockYn: 'N' }])

  const one = admin()
  const give = (userId: string) => one.call<{ password: string }>(`${api}/${userId}/password`, { method: 'POST' })
  await expect(give('safety')).rejects.toMatchObject({ status: 401 })
  await site().sql(`update sys_session set confirm_dt = now() where user_id = 'admin'`)
  await expect(give('admin')).rejects.toMatchObject({ code: 'SYS_OWN_PASSWORD' })
  const safety = site().as('safety')
  expect((await safety.fetch('/api/common/menu')).status).toBe(200)
  expect((await give('safety')).password).toHaveLength(12)
  await vi.waitFor(async () => expect((await safety.fetch('/api/common/menu')).status).toBe(401))
  const [credential] = await site().sql(`select pwd_expired_yn from sys_credential where user_id = 'safety'`)
  expect(credential).toEqual({ pwd_expired_yn: 'Y' })
})

test('the sign-ins of a person are ended everywhere, his password stays; one’s own at hand stays too', async () => {
  const one = admin()
  const end = (userId: string) => one.call<{ endedCnt: number }>(`${api}/${userId}/endsessions`, { method: 'POST' })
  const [desk, phone, other] = [site().as('oper'), site().elsewhere('oper'), site().as('emp')]
  for (const person of [desk, phone, other]) expect((await person.fetch('/api/common/menu')).status).toBe(200)
  expect(await end('oper')).toEqual({ endedCnt: 2 })
  for (const person of [desk, phone])
    await vi.waitFor(async () => expect((await person.fetch('/api/common/menu')).status).toBe(401))
  expect((await other.fetch('/api/common/menu')).status).toBe(200)
  await end('admin')
  expect((await one.fetch('/api/common/menu')).status).toBe(200)
  expect(
    await site().sql(`select user_id as "userId" from sys_audit where action_cd = 'END_SESSIONS' and biz_no = 'oper'`),
  ).toEqual([{ userId: 'admin' }])
})

test('who does not administer users sees no account and touches none', async () => {
  for (const [path, method] of [
    ['/api/manage/useraccounts?userIds=admin', 'GET'],
    [`${api}/admin/openwork`, 'GET'],
    [`${api}/admin/unlock`, 'POST'],
    [`${api}/admin/endsessions`, 'POST'],
    [`${api}/admin/password`, 'POST'],
  ] as const)
    expect((await site().as('emp2').fetch(path, { method })).status, path).toBe(403)
})

describe('who leaves and comes back', () => {
  const leaver = async (userId: string, deptCd: string) => {
    await aDepartment(deptCd, '2000')
    const person = { userNm: '오가온', plantCd: '2000', deptCd, jobClassCd: 'PROD', employTypeCd: 'REG' }
    await admin().call(api, { method: 'POST', body: { userId, ...person, entryYmd: '2026-11-01' } })
    return userId
  }
  const byList = async (userId: string, values: object) => {
    const { rowVersion } = await read(userId)
    return admin().call(`${api}s`, {
      method: 'PUT',
      body: { rows: [{ key: userId, rowVersion, ...values }], removed: [] },
    })
  }

  test.each([
    ['the screen', change],
    ['the list', byList],
  ])(
    'by %s: he retires also where his department went to another plant, and is moved nowhere by it',
    async (by, save) => {
      const userId = await leaver(`lv-${by.length}`, `D91${by.length + 40}`)
      await site().sql(`update sys_dept set plant_cd = '3000' where dept_cd = $1`, [`D91${by.length + 40}`])
      await expect(save(userId, { officeTel: '061-000-0001' })).rejects.toMatchObject({ status: expect.any(Number) })
      await save(userId, { userStatusCd: 'RETIRED' })
      expect(await read(userId)).toMatchObject({ userStatusCd: 'RETIRED', plantCd: '2000' })
    },
  )

  test('who is hired again has no leaving day, and may sign in again; another day that is given with it stays', async () => {
    const userId = await leaver('back1', 'D9171')
    const { retireYmd } = await change(userId, { userStatusCd: 'RETIRED' })
    expect(retireYmd).toBe(site().services.clock.today())
    const back = await change(userId, { userStatusCd: 'ACTIVE', retireYmd })
    expect(back).toMatchObject({ userStatusCd: 'ACTIVE', retireYmd: null })
    expect((await site().as(userId).fetch('/api/auth/valid')).status).toBe(200)
    await change(userId, { userStatusCd: 'RETIRED' })
    await byList(userId, { userStatusCd: 'ACTIVE', retireYmd: '2099-12-31' })
    expect(await read(userId)).toMatchObject({ userStatusCd: 'ACTIVE', retireYmd: '2099-12-31' })
  })
})

test('people come by a sheet: tried first, then saved, faults named by row', async () => {
  await aDepartment('D9104', '2000')
  const head = ['성명', '사번', '사업장', '부서', '직군', '고용형태', '상태', '입사일']
  const send = async (rows: string[][], dryRun: 'Y' | 'N') => {
    const workbook = writeWorkbook({
      sheetNm: '사용자',
      columns: head.map((text) => ({ text, kind: 'text' as const, width: 12 })),
      rows,
    })
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(await buffer(workbook))]), '사용자.xlsx')
    return admin().call<{ inserted: number }>(`${api}s/upload?dryRun=${dryRun}`, { method: 'POST', body })
  }
  const row = (userId: string, status = 'ACTIVE') => [
    '홍길동',
    userId,
    '2000',
    'D9104',
    'PROD',
    'REG',
    status,
    '2026-11-01',
  ]
  expect(await send([row('x1'), row('x2')], 'Y')).toMatchObject({ inserted: 2 })
  await expect(read('x1')).rejects.toMatchObject({ status: 404 })
  await expect(send([row('x1'), row('x2', 'GONE')], 'N')).rejects.toMatchObject({ field: 'rows.3.userStatusCd' })
  expect(await send([row('x1'), row('x2')], 'N')).toMatchObject({ inserted: 2 })
  expect(await read('x2')).toMatchObject({ userNm: '홍길동', userNmInitials: 'ㅎㄱㄷ', deptNm: '시험 D9104' })
})

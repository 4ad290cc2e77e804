import { beforeAll, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const api = '/api/manage/dept'
interface Dept {
  deptCd: string
  deptNm: string
  pdeptCd: string | null
  plantCd: string
  useYn: string
  rowVersion: number
}
const admin = () => site().as('admin')
const add = (values: object) => admin().call<Dept>(api, { method: 'POST', body: values })
const change = (deptCd: string, values: object) =>
  admin().call<Dept>(`${api}/${deptCd}`, { method: 'PUT', body: values })
const list = (query = '') => admin().call<{ total: number; rows: Dept[] }>(`${api}s${query}`)
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: {
      status: number
      code: string
      answer: { message: string; problems: { field: string; code: string; message: string }[] }
    }) => error,
  )

beforeAll(async () => {
  await site().sql(`insert into sys_menu (menu_id, menu_nm, menu_lvl, front_end_url) values ('DEPT', '부서 관리', 1, '/manage/dept/deptList')
    on conflict do nothing;
    insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
    select auth_grp_no, 'DEPT', 'Y', case when auth_grp_cd = 'SYS' then 'Y' else 'N' end from sys_auth_grp where auth_grp_cd in ('SYS', 'SHM')
    on conflict do nothing`)
})

describe('a department', () => {
  test('is added, found, changed and removed, and its history tells who did it', async () => {
    const added = await add({ deptCd: 'D9001', deptNm: '시험팀', plantCd: '2000' })
    expect(added).toMatchObject({ deptNm: '시험팀', pdeptCd: null, useYn: 'Y', rowVersion: 1 })
    expect((await list('?q=시험')).rows).toMatchObject([{ deptCd: 'D9001' }])

    const changed = await change('D9001', { deptNm: '시험1팀', rowVersion: 1 })
    expect(changed).toMatchObject({ deptNm: '시험1팀', rowVersion: 2 })
    const { rows } = await admin().call<{ rows: { actionCd: string; userNm: string; diff: object }[] }>(
      `${api}/D9001/history`,
    )
    expect(rows).toMatchObject([
      { actionCd: 'EDIT', userNm: '임정우', diff: { deptNm: ['시험팀', '시험1팀'] } },
      { actionCd: 'CREATE' },
    ])

    const [group] = await site().sql<{ no: number; nm: string }>(
      `select auth_grp_no::int as no, auth_grp_nm as nm from sys_auth_grp where auth_grp_cd = 'EMP'`,
    )
    await change('D9001', { authGrpNo: group?.no, rowVersion: 2 })
    const told = await admin().call<{ rows: { diff: object }[] }>(`${api}/D9001/history`)
    expect(told.rows[0]?.diff, 'a group by its name').toMatchObject({ authGrpNo: [null, group?.nm] })

    await admin().call(`${api}/D9001?rowVersion=3`, { method: 'DELETE' })
    expect(await caught(admin().call(`${api}/D9001`))).toMatchObject({ status: 404 })
  })

  test('has a code of its own', async () => {
    await add({ deptCd: 'D9002', deptNm: '하나', plantCd: '2000' })
    const refused = await caught(add({ deptCd: 'D9002', deptNm: '둘', plantCd: '2000' }))
    expect(refused?.answer.problems).toMatchObject([{ field: 'deptCd', message: '이미 등록된 코드입니다.' }])
  })

  test.each(['D 1', 'D~1', 'D/1', '%'])('a code that could not stand in an address is refused: %s', async (deptCd) => {
    expect((await caught(add({ deptCd, deptNm: '가', plantCd: '2000' })))?.answer.problems).toMatchObject([
      { field: 'deptCd' },
    ])
    expect(await caught(admin().call(`${api}/${encodeURIComponent(deptCd)}`))).toMatchObject({ status: 404 })
  })

  test('a stale save is refused and says who changed what (CM-01)', async () => {
    await add({ deptCd: 'D9003', deptNm: '처음', plantCd: '2000' })
    await change('D9003', { deptNm: '다음', rowVersion: 1 })
    expect(await caught(change('D9003', { deptNm: '늦음', rowVersion: 1 }))).toMatchObject({
      status: 409,
      code: 'CM-01',
      answer: { changed: { userNm: '임정우', fields: [{ name: 'deptNm', label: '부서명' }] } },
    })
  })

  test('never stands below itself', async () => {
    await add({ deptCd: 'D9010', deptNm: '위', plantCd: '2000' })
    await add({ deptCd: 'D9011', deptNm: '아래', pdeptCd: 'D9010', plantCd: '2000' })
    for (const pdeptCd of ['D9010', 'D9011'])
      expect(await caught(change('D9010', { pdeptCd, rowVersion: 1 }))).toMatchObject({ code: 'TREE_CYCLE' })
    expect(await caught(change('D9010', { pdeptCd: 'NOWHERE', rowVersion: 1 }))).toMatchObject({ status: 400 })
  })

  test('in use it is not removed, and the answer says where it is used', async () => {
    const refused = await caught(admin().call(`${api}/D2310?rowVersion=1`, { method: 'DELETE' }))
    expect(refused).toMatchObject({ status: 422, code: 'BASE_IN_USE' })
    expect(refused?.answer.problems.map(({ message }) => message).join()).toContain('사용자')
  })

  test('with people in it, it is not closed (SYS_DEPT_USERS)', async () => {
    const refused = await caught(change('D2310', { useYn: 'N', rowVersion: 1 }))
    expect(refused?.answer.message).toMatch(/^재직 중인 사용자가 있어 폐지할 수 없습니다\(\d+명\)\.$/)

    await add({ deptCd: 'D9015', deptNm: '휴직자만', plantCd: '2000' })
    await site().sql(`update sys_user set dept_cd = 'D9015', user_status_cd = 'ABSENT' where user_id = 'emp3'`)
    expect(await caught(change('D9015', { useYn: 'N', rowVersion: 1 }))).toMatchObject({ code: 'SYS_DEPT_USERS' })
    await site().sql(`update sys_user set user_status_cd = 'RETIRED' where user_id = 'emp3'`)
    expect(await change('D9015', { useYn: 'N', rowVersion: 1 })).toMatchObject({ useYn: 'N' })
  })

  test('many are saved at once, or none and every fault by row', async () => {
    const save = (body: object) => admin().call(`${api}s`, { method: 'PUT', body })
    const refused = await caught(
      save({
        rows: [
          { deptCd: 'D9020', deptNm: '가', plantCd: '2000' },
          { deptCd: 'D9021', plantCd: '2000' },
          { key: 'D9003', rowVersion: 9 },
        ],
      }),
    )
    expect(refused?.answer.problems.map(({ field }) => field)).toEqual(['rows.1.deptNm', 'rows.2.'])
    expect((await list('?q=D9020')).total).toBe(0)
    expect(
      await save({
        rows: [{ deptCd: 'D9020', deptNm: '가', plantCd: '2000' }],
        removed: [{ key: 'D9002', rowVersion: 1 }],
      }),
    ).toEqual({ inserted: 1, updated: 0, removed: 1 })
  })

  test('a reader reads and does not write; who has no menu sees nothing', async () => {
    const reader = site().as('safety')
    expect((await reader.call<{ total: number }>(`${api}s`)).total).toBeGreaterThan(10)
    expect(await caught(reader.call(api, { method: 'POST', body: { deptCd: 'D1', deptNm: '가' } }))).toMatchObject({
      status: 403,
    })
    expect(await caught(site().as('emp').call(`${api}s`))).toMatchObject({ status: 403 })
  })

  test('another plant is unknown to who sees one', async () => {
    const { rows } = await site().as('safety').call<{ rows: Dept[] }>(`${api}s`)
    expect(new Set(rows.map(({ plantCd }) => plantCd)).size).toBe(1)
    const foreign = (await list()).rows.find(({ plantCd }) => plantCd !== rows[0]?.plantCd)
    expect(await caught(site().as('safety').call(`${api}/${foreign?.deptCd}`))).toMatchObject({ status: 404 })
  })

  test('goes to another plant without people, not with them, one by one or many at once', async () => {
    await add({ deptCd: 'D9031', deptNm: '이전 부서', plantCd: '2000' })
    const { rowVersion } = await change('D9031', { rowVersion: 1, plantCd: '3000' })
    await site().sql(`update sys_user set dept_cd = 'D9031' where user_id = 'emp2'`)
    expect(await caught(change('D9031', { rowVersion, plantCd: '2000' }))).toMatchObject({
      status: 422,
      code: 'SYS_DEPT_MOVE',
      answer: { problems: [expect.objectContaining({ field: 'plantCd' })] },
    })
    const many = { rows: [{ key: 'D9031', rowVersion, plantCd: '2000' }], removed: [] }
    const refused = await caught(admin().call(`${api}s`, { method: 'PUT', body: many }))
    expect(refused?.answer.problems).toMatchObject([{ field: 'rows.0.plantCd', code: 'SYS_DEPT_MOVE' }])
    await change('D9031', { rowVersion, deptNm: '이름만' })
  })

  test('leaves as a sheet and comes back as one, tried first', async () => {
    const sheet = await admin().readSheet(`${api}s/excel?columns=deptCd,deptNm,plantCd&q=D2310`)
    expect(sheet.rows[1]?.cells.slice(1, 2)).toEqual(['D2310'])
  })
})

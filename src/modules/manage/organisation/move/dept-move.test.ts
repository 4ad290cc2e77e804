/** A department goes to another plant, with a decision about each of its people, by HTTP. */
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import type { AnswerOf, SentOf } from '#platform/model/call.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import type { Decision, deptMovePlan, moveDept } from './dept-move.calls.ts'

const site = aFileSite()
const depts = '/api/manage/dept'
const users = '/api/manage/user'
type Plan = AnswerOf<typeof deptMovePlan>
type Row = Record<string, unknown> & { rowVersion: number }
const admin = () => site().as('admin')

let madeCnt = 0
const nextCd = (letter: string) => `${letter}${8000 + madeCnt++}`
const aDept = async (more: { pdeptCd?: string; plantCd?: string; authGrpNo?: number } = {}) => {
  const deptCd = nextCd('D')
  await admin().call(depts, { method: 'POST', body: { deptCd, deptNm: `시험 ${deptCd}`, plantCd: '2000', ...more } })
  return deptCd
}
const aPerson = async (deptCd: string, userStatusCd = 'ACTIVE') => {
  const userId = nextCd('p')
  await site().sql(
    `insert into sys_user (user_id, user_nm, plant_cd, dept_cd, job_class_cd, employ_type_cd, entry_ymd, user_status_cd)
      values ($1::text, '김' || $1, '2000', $2, 'PROD', 'REG', '2020-01-01', $3)`,
    [userId, deptCd, userStatusCd],
  )
  return userId
}
const planned = (deptCd: string, query = 'plantCd=3000', who = admin()) =>
  who.call<Plan>(`${depts}/${deptCd}/move?${query}`)
const move = async (
  deptCd: string,
  people: Decision[],
  changes: SentOf<typeof moveDept>['changes'] = { plantCd: '3000' },
) => {
  const { rowVersion } = await admin().call<Row>(`${depts}/${deptCd}`)
  return admin().call(`${depts}/${deptCd}/move`, { method: 'POST', body: { rowVersion, changes, people } })
}
const along = (userId: string): Decision => ({ userId, rowVersion: 1, decisionCd: 'ALONG' })
const stay = (userId: string, deptCd: string): Decision => ({ userId, rowVersion: 1, decisionCd: 'STAY', deptCd })
const leave = (userId: string, retireYmd = '2026-11-20'): Decision => ({
  userId,
  rowVersion: 1,
  decisionCd: 'LEAVE',
  retireYmd,
})
const whereabouts = async (...codes: string[]) => {
  const rows = await site().sql<{ code: string; plantCd: string; deptCd: string; userStatusCd: string }>(
    `select code, "plantCd", "deptCd", "userStatusCd" from (
      select user_id as code, plant_cd as "plantCd", dept_cd as "deptCd", user_status_cd as "userStatusCd" from sys_user
      union all select dept_cd, plant_cd, pdept_cd, null from sys_dept) x where code = any($1::text[])`,
    [codes],
  )
  return Object.fromEntries(rows.map(({ code, ...rest }) => [code, rest]))
}
const messagesOf = (userId: string) =>
  site().sql<{ event: string; dept: string; plant: string }>(
    `select event_cd as event, values_json->>'dept' as dept, values_json->>'plant' as plant from com_notification
      where user_id = $1 and event_cd like 'DEPT_%'`,
    [userId],
  )

beforeAll(async () => {
  await site().sql(`update sys_auth_menu set write_yn = 'Y' where
    auth_grp_no = (select auth_grp_no from sys_auth_grp where auth_grp_cd = 'SYS')`)
})

test('a department moves with the departments below it and a decision about each person, at once and told once', async () => {
  const top = await aDept()
  const below = await aDept({ pdeptCd: top })
  const other = await aDept()
  const [goes, stays, leaves, onLeave] = [
    await aPerson(top),
    await aPerson(below),
    await aPerson(below),
    await aPerson(top, 'ABSENT'),
  ]
  await site().sql(`insert into task_owner (task_grp_cd, plant_cd, user_id) values ('SAF', '2000', $1)`, [leaves])

  const plan = await planned(top)
  expect(plan.depts.map(({ deptCd }) => deptCd)).toEqual([top, below])
  expect(plan.people.map(({ userId, openCnt, absentYn }) => [userId, openCnt, absentYn])).toEqual([
    [goes, 0, 'N'],
    [onLeave, 0, 'Y'],
    [stays, 0, 'N'],
    [leaves, 1, 'N'],
  ])
  await move(top, [along(goes), along(onLeave), stay(stays, other), leave(leaves)], {
    plantCd: '3000',
    pdeptCd: 'D3000',
    deptNm: '옮긴 부서',
  })

  expect(await whereabouts(top, below, goes, onLeave, stays, leaves)).toMatchObject({
    [top]: { plantCd: '3000', deptCd: 'D3000' },
    [below]: { plantCd: '3000', deptCd: top },
    [goes]: { plantCd: '3000', deptCd: top, userStatusCd: 'ACTIVE' },
    [onLeave]: { plantCd: '3000', deptCd: top, userStatusCd: 'ABSENT' },
    [stays]: { plantCd: '2000', deptCd: other, userStatusCd: 'ACTIVE' },
    [leaves]: { plantCd: '2000', deptCd: below, userStatusCd: 'RETIRED' },
  })
  const history = async (path: string) =>
    (await admin().call<{ rows: { userNm: string; diff: object }[] }>(`${path}/history`)).rows[0]
  expect(await history(`${depts}/${below}`)).toMatchObject({ userNm: '임정우', diff: { plantCd: expect.any(Array) } })
  expect(await history(`${users}/${leaves}`)).toMatchObject({ diff: { retireYmd: [null, '2026-11-20'] } })
  expect(await messagesOf(goes)).toEqual([{ event: 'DEPT_MOVED', dept: '옮긴 부서', plant: '울산공장' }])
  expect(await messagesOf(stays)).toEqual([{ event: 'DEPT_STAYED', dept: `시험 ${other}`, plant: '울산공장' }])
  expect(await messagesOf(leaves)).toEqual([])
})

test('nothing is written before all are decided, and who came or was changed meanwhile is named', async () => {
  const deptCd = await aDept()
  const [first, second, third] = [await aPerson(deptCd), await aPerson(deptCd), await aPerson(deptCd)]
  await expect(move(deptCd, [along(first)])).rejects.toMatchObject({
    status: 409,
    code: 'SYS_DEPT_MOVE_CHANGED',
    answer: { problems: [{ field: 'people', message: `김${second}: 아직 정하지 않았습니다.` }, { code: 'REQUIRED' }] },
  })
  await admin().call(`${users}/${second}`, { method: 'PUT', body: { rowVersion: 1, officeTel: '061-000-0000' } })
  const refused = move(deptCd, [along(first), along(second), along(third)])
  await expect(refused).rejects.toMatchObject({
    status: 409,
    answer: { problems: [{ field: 'people.1.userId', code: 'CM-01' }] },
  })
  expect(await whereabouts(deptCd, first)).toMatchObject({
    [deptCd]: { plantCd: '2000' },
    [first]: { plantCd: '2000' },
  })
  await move(deptCd, [along(first), { ...along(second), rowVersion: 2 }, along(third)])
  expect(await whereabouts(second)).toMatchObject({ [second]: { plantCd: '3000' } })
})

test('somebody of another department or plant is as unknown as nobody, and nobody is decided about twice', async () => {
  const deptCd = await aDept()
  const own = await aPerson(deptCd)
  const answers = await Promise.all(
    ['emp3', 'nobody'].map((userId) =>
      move(deptCd, [along(own), along(userId)]).catch(({ status, code, answer }) => ({
        status,
        code,
        problems: answer.problems,
      })),
    ),
  )
  expect(answers[0]).toMatchObject({ problems: [{ field: 'people.1.userId', code: 'NOT_A_CODE' }] })
  expect(answers[1]).toEqual(answers[0])
  await expect(move(deptCd, [along(own), along(own)])).rejects.toMatchObject({
    answer: { problems: [{ code: 'DUPLICATE' }] },
  })
})

test('a decision that the rules refuse undoes all, at its person', async () => {
  const deptCd = await aDept()
  const below = await aDept({ pdeptCd: deptCd })
  const [first, second] = [await aPerson(deptCd), await aPerson(below)]
  const refused = (people: Decision[], problem: object) =>
    expect(move(deptCd, people)).rejects.toMatchObject({
      status: 422,
      code: 'SYS_DEPT_MOVE_PEOPLE',
      answer: { problems: [problem] },
    })
  await refused([along(first), stay(second, below)], { field: 'people.1.deptCd', code: 'SYS_USER_DEPT' })
  await refused([along(first), stay(second, 'D3110')], { field: 'people.1.deptCd', code: 'SYS_USER_DEPT' })
  await refused([along(first), leave(second, '2026-12-31')], {
    field: 'people.1.retireYmd',
    code: 'SYS_DEPT_MOVE_LATER',
  })
  const [level] = await site().sql<{ no: number }>(
    `insert into sys_auth_grp (auth_grp_cd, auth_grp_nm, scope_cd, hea_read_lvl_cd) values ('GMOVE', '시험', 'PLANT', 'F')
      returning auth_grp_no::int as no`,
  )
  const physicians = await aDept({ authGrpNo: level?.no ?? 0 })
  await refused([along(first), stay(second, physicians)], { field: 'people.1.deptCd', code: 'SYS_HEALTH_LEVEL' })
  expect(await whereabouts(deptCd, first, second)).toMatchObject({
    [deptCd]: { plantCd: '2000' },
    [first]: { plantCd: '2000' },
    [second]: { deptCd: below },
  })
})

test('nobody moves himself with his department', async () => {
  const deptCd = await aDept()
  await site().sql(`update sys_user set dept_cd = $1, plant_cd = '2000' where user_id = 'admin'`, [deptCd])
  const [own] = (await planned(deptCd)).people
  await expect(move(deptCd, [{ ...along('admin'), rowVersion: own?.rowVersion ?? 0 }])).rejects.toMatchObject({
    answer: { problems: [{ field: 'people.0.plantCd', code: 'SYS_SELF_AUTH' }] },
  })
  await site().sql(`update sys_user set dept_cd = 'D1160', plant_cd = '1000' where user_id = 'admin'`)
})

test('a department stands below one of its plant or right below the company, whichever way it came there', async () => {
  await expect(aDept({ pdeptCd: 'D3000' })).rejects.toMatchObject({ code: 'SYS_DEPT_PARENT', field: 'pdeptCd' })
  const deptCd = await aDept({ pdeptCd: 'D2000' })
  await aPerson(deptCd)
  await expect(planned(deptCd, 'plantCd=3000&pdeptCd=D2000')).rejects.toMatchObject({ code: 'SYS_DEPT_PARENT' })
  expect((await planned(deptCd, 'plantCd=3000&pdeptCd=D1000')).people).toHaveLength(1)
  const { rowVersion } = await admin().call<Row>(`${depts}/D1000`)
  const root = aDept()
  await expect(
    admin().call(`${depts}/D1000`, { method: 'PUT', body: { rowVersion, pdeptCd: await root } }),
  ).rejects.toMatchObject({ code: 'SYS_DEPT_CHILDREN' })
})

test('no other door takes a department with people or departments below to another plant, and each says where it is done', async () => {
  const top = await aDept()
  const below = await aDept({ pdeptCd: top })
  await aPerson(below)
  const people = {
    code: 'SYS_DEPT_MOVE',
    message: expect.stringMatching(/\(1명\).*부서 관리 화면에서 사업장을 바꾸고/),
  }
  const departments = { code: 'SYS_DEPT_MOVE_BELOW' }
  const changes = { rowVersion: 1, plantCd: '3000' }
  await expect(admin().call(`${depts}/${top}`, { method: 'PUT', body: changes })).rejects.toMatchObject({
    status: 422,
    answer: { problems: [people, departments] },
  })
  const rows = [{ key: top, ...changes }]
  await expect(admin().call(`${depts}s`, { method: 'PUT', body: { rows } })).rejects.toMatchObject({
    answer: { problems: [{ field: 'rows.0.plantCd', ...people }, departments] },
  })
  await expect(uploaded(top, 'N')).rejects.toMatchObject({
    answer: { problems: [{ field: 'rows.2.plantCd', ...people }, departments] },
  })
  await expect(uploaded(top, 'Y')).rejects.toMatchObject({ answer: { problems: [people, departments] } })
  expect(await whereabouts(top)).toMatchObject({ [top]: { plantCd: '2000' } })
})
async function uploaded(deptCd: string, dryRun: 'Y' | 'N') {
  const columns = ['부서코드', '부서명', '사업장'].map((text) => ({ text, kind: 'text' as const, width: 12 }))
  const workbook = await buffer(writeWorkbook({ sheetNm: '부서', columns, rows: [[deptCd, '시험', '3000']] }))
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(workbook)]), '부서.xlsx')
  return admin().call(`${depts}s/upload?dryRun=${dryRun}`, { method: 'POST', body })
}

test('it takes the right to change departments and users, of all plants', async () => {
  const deptCd = await aDept()
  const own = await aPerson(deptCd)
  const safety = () => site().as('safety')
  const grant = (url: string) =>
    site().sql(
      `insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
        select g.auth_grp_no, m.menu_id, 'Y', 'Y' from sys_auth_grp g, sys_menu m
        where g.auth_grp_cd = 'SHM' and m.front_end_url = $1
        on conflict (auth_grp_no, menu_id) do update set access_yn = 'Y', write_yn = 'Y'`,
      [url],
    )
  const sent = () =>
    safety().call(`${depts}/${deptCd}/move`, {
      method: 'POST',
      body: { rowVersion: 1, changes: { plantCd: '3000' }, people: [along(own)] },
    })
  await expect(planned(deptCd, 'plantCd=3000', site().as('emp'))).rejects.toMatchObject({ status: 403 })
  await grant('/manage/dept/deptList')
  await expect.poll(() => sent().catch(({ code }) => code)).toBe('CM-06')
  await grant('/manage/user/userList')
  await expect.poll(() => sent().catch(({ code }) => code)).toBe('SYS_DEPT_MOVE_PLANTS')
  await expect(planned('D3110', 'plantCd=2000', safety())).rejects.toMatchObject({ status: 404 })
  expect(await whereabouts(own)).toMatchObject({ [own]: { plantCd: '2000' } })
})

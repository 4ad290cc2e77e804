import { expect, test, vi } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
interface Fact {
  isGood: boolean
  text: string
  url: string | null
}
interface Why {
  userNm: string
  accessYn: string
  writeYn: string
  account: Fact[]
  menu: Fact[]
  groups: { authGrpNm: string; deptNm: string | null; accessYn: string; writeYn: string; scopeNm: string }[]
  record: { docNo: string | null; facts: Fact[]; steps: (Fact & { label: string })[] } | null
}
const PATH = '/api/manage/authmanage/authwhy'
const MENU = 'SAF_ACC_NM'
const why = (userId: string, more = '', menuId = MENU) =>
  site().as('admin').call<Why>(`${PATH}?userId=${userId}&menuId=${menuId}${more}`)
const bad = (facts: readonly Fact[]) => facts.filter(({ isGood }) => !isGood).map(({ text }) => text)
const stepOf = (found: Why, label: string) => found.record?.steps.find((step) => step.label === label)

test('it says what the server itself would: access, write, and the groups that give them', async () => {
  expect(await why('emp')).toMatchObject({ userNm: '김서연', accessYn: 'Y', writeYn: 'Y' })
  const reader = await why('reader')
  expect(reader).toMatchObject({ accessYn: 'Y', writeYn: 'N' })
  expect(reader.groups).toContainEqual(expect.objectContaining({ accessYn: 'Y', writeYn: 'N', deptNm: null }))
  expect(await why('emp', '', 'MNG_LOG_AUDIT')).toMatchObject({ accessYn: 'N', writeYn: 'N' })
  expect(await why('V100001-01')).toMatchObject({ accessYn: 'N', menu: [{ isGood: true }, { isGood: false }] })
})

test('a group of the department is told with the department that brings it', async () => {
  await site().sql(`update sys_dept set auth_grp_no = (select auth_grp_no from sys_auth_grp where auth_grp_cd = 'APM')
    where dept_cd = (select dept_cd from sys_user where user_id = 'emp3')`)
  const { groups } = await why('emp3', '', 'APPR_BIZ')
  expect(groups.find(({ deptNm }) => deptNm !== null)).toMatchObject({ accessYn: 'Y', writeYn: 'Y' })
  expect(await why('emp3', '', 'APPR_BIZ')).toMatchObject({ accessYn: 'Y' })
})

test('who has left, who is locked, a menu out of use, a menu kept for some: each is named with where it is changed', async () => {
  await site().sql(`update sys_user set user_status_cd = 'RETIRED', retire_ymd = '2020-01-31' where user_id = 'gas'`)
  await site().sql(
    `insert into sys_login_fail (user_id, fail_cnt, last_fail_dt, lock_to_dt) values ('elec', 5, now(), now() + interval '30 minutes')`,
  )
  const left = await why('gas')
  expect(left).toMatchObject({ accessYn: 'N', account: [{ isGood: false, url: '/manage/user/userList?q=gas' }] })
  expect(bad(left.account)).toEqual(['2020-01-31 퇴직하여 로그인할 수 없습니다.'])
  expect(bad((await why('elec')).account)).toEqual(['비밀번호를 여러 번 틀려 잠겨 있습니다.'])
  await site().sql(`update sys_menu set use_yn = 'N' where menu_id = 'SAF_ACC'`)
  const unused = await why('emp')
  expect(unused).toMatchObject({ accessYn: 'N' })
  expect(bad(unused.menu)).toEqual(['메뉴 사고·아차사고를 사용하지 않습니다.'])
  await site().sql(`update sys_menu set use_yn = 'Y' where menu_id = 'SAF_ACC'`)
  await site().sql(
    `update sys_setting set setting_val = '{"${MENU}": ["safety"]}' where setting_cd = 'restrictedMenus'`,
  )
  expect(bad((await why('emp')).menu)).toEqual(['이 메뉴는 정해진 1명에게만 보입니다.'])
  expect(await why('safety')).toMatchObject({ accessYn: 'Y' })
  await site().sql(`update sys_setting set setting_val = '{}' where setting_cd = 'restrictedMenus'`)
})

test('of a record: whether it is seen, and each step with the rule that bars it, as the record itself says', async () => {
  const draft = await site().as('emp').create(nearMiss, aNearMiss())
  const { nearMissNo, nearMissDocNo } = await site().as('emp').act(nearMiss, draft.nearMissNo, 'report')
  const safety = await why('safety', `&no=${nearMissDocNo}`)
  const { can } = await site().as('safety').read(nearMiss, nearMissNo)
  const open = Object.entries(nearMiss.lifecycle.actions).filter(([, { label }]) => stepOf(safety, label)?.isGood)
  expect(open.map(([actionCd]) => actionCd).sort()).toEqual([...can.actions].sort())
  expect(can.actions.length).toBeGreaterThan(0)
  const emp = await why('emp2', `&no=${nearMissNo}`)
  expect(bad(emp.record?.steps ?? []).length).toBe(emp.record?.steps.length)
  expect(stepOf(emp, nearMiss.lifecycle.actions.assign.label)?.text).toContain('안전관리자')
  const far = await why('emp3', `&no=${nearMissNo}`)
  expect(far.record).toMatchObject({ steps: [], facts: [{ isGood: false }] })
  expect(far.record?.facts[0]?.text).toContain('조회범위')
})

test('it tells an administrator nothing of a record that he may not see himself, nor who hides his name', async () => {
  const draft = await site()
    .as('emp')
    .create(nearMiss, aNearMiss({ anonymousYn: 'Y' }))
  await expect(why('emp', `&no=${draft.nearMissNo}`)).rejects.toMatchObject({ status: 404 })
  await site().as('emp').act(nearMiss, draft.nearMissNo, 'report')
  for (const userId of ['emp', 'emp2'])
    expect((await why(userId, `&no=${draft.nearMissNo}`)).record).toMatchObject({
      steps: [],
      facts: [{ isGood: false, text: '작성자가 이름을 숨긴 자료여서 사람에 따른 권한을 보여 드리지 않습니다.' }],
    })
})

test('the page needs its own menu and that of the authority groups', async () => {
  for (const path of [`${PATH}?userId=emp&menuId=${MENU}`, `${PATH}/menus`, `${PATH}/people?q=emp`]) {
    await expect(site().as('emp').call(path)).rejects.toMatchObject({ status: 403 })
    await expect(site().as('admin').call(path)).resolves.toBeDefined()
  }
  await site().sql(`insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
    select auth_grp_no, 'MNG_AUTH_WHY', 'Y', 'N' from sys_auth_grp where auth_grp_cd = 'EMP'`)
  await vi.waitFor(async () => {
    const menus = await site().as('emp').call<{ menuId: string }[]>('/api/common/menu')
    expect(menus.map(({ menuId }) => menuId)).toContain('MNG_AUTH_WHY')
  })
  await expect(site().as('emp').call(`${PATH}/people?q=emp`)).rejects.toMatchObject({ status: 403 })
  await expect(why('nobody')).rejects.toMatchObject({ status: 404 })
})

import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { loadSafetyPraise } from './safety-praise.demo.ts'
import { safetyPraise } from './safety-praise.model.ts'
import { safetyPraiseRules } from './safety-praise.rules.ts'
import { aSafetyPraise } from './safety-praise.seed.ts'

// A document of the product is on every site with its menu row: there this is `aFileSite()` and nothing more.
const site = aFileSite({ documents: [safetyPraiseRules] })
beforeAll(async () => {
  await site().sql(`insert into sys_menu (menu_id, menu_nm, menu_lvl, front_end_url) values ('PRAISE', '안전 칭찬', 1, '/saf/praise/safetyPraiseList');
    insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn) select auth_grp_no, 'PRAISE', 'Y', 'Y' from sys_auth_grp`)
})
const draft = (values = {}) => site().as('emp').create(safetyPraise, aSafetyPraise(values))

test('praise gets its number when it is sent, and whoever is praised hears of it when it is passed on', async () => {
  const { safetyPraiseNo: no } = await draft()
  const sent = await site().as('emp').act(safetyPraise, no, 'send')
  expect(sent).toMatchObject({ statusCd: 'SENT', safetyPraiseDocNo: expect.stringMatching(/^SP-\d{8}-\d{3}$/) })
  expect((await site().as('safety').list(safetyPraise, { q: '맨홀' })).total).toBe(1)
  await site().as('safety').act(safetyPraise, no, 'pass')
  const [told] = (await site().as('owner').notifications()).rows
  expect(told?.messageDesc).toBe('칭찬을 받으셨습니다: 맨홀 작업을 멈추고 다시 측정')
})

test('nobody praises himself', async () => {
  const { safetyPraiseNo: no } = await draft({ praisedUserId: 'emp' })
  await expect(site().as('emp').act(safetyPraise, no, 'send')).rejects.toMatchObject({
    status: 422,
    code: 'SAFETY_PRAISE_OF_ONESELF',
    field: 'praisedUserId',
  })
})

test('nobody else sees a draft, and the author does not pass on his own', async () => {
  const { safetyPraiseNo: no } = await draft()
  await expect(site().as('emp2').read(safetyPraise, no)).rejects.toMatchObject({ status: 404 })
  await site().as('emp').act(safetyPraise, no, 'send')
  await expect(site().as('emp').act(safetyPraise, no, 'pass')).rejects.toMatchObject({ status: 403 })
})

test('the demo tells of a year, and every act of it could have happened so', async () => {
  const before = (await site().as('safety').list(safetyPraise)).total
  await loadSafetyPraise(site(), '2026-11-24')
  expect((await site().as('safety').list(safetyPraise)).total - before).toBe(52)
})

/** What is the same for all plants is no plant's: read by their staff, decided by whoever holds the role at any of them. */
import { beforeAll, expect, test } from 'vitest'
import { defineDocument } from '#platform/model/document.ts'
import { text } from '#platform/model/field.ts'
import { messages } from '#platform/model/messages.ts'
import { aFileSite } from '#platform/test/site.ts'
import { sql } from '../database/sql.ts'
import { tells } from '../notifications/notify.ts'
import { rulesFor } from './rules.ts'

const handout = defineDocument({
  name: 'handout',
  label: '안내문',
  api: '/api/sample/handout',
  route: { staff: '/sample/handout' },
  title: 'handoutTitle',
  number: { format: 'HO-{yyyymmdd}-{000}', at: 'send' },
  fields: { handoutTitle: text('제목', { max: 50, required: true }) },
  access: { create: 'anyone', plants: 'all' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', todo: { action: 'send' } },
      SENT: { label: '제출', tone: 'waiting', todo: { action: 'pass' } },
      PASSED: { label: '확인', tone: 'done' },
    },
    actions: {
      send: { label: '제출', from: 'TEMP', to: 'SENT', by: 'author' },
      pass: { label: '확인', from: 'SENT', to: 'PASSED', by: 'SHM', fourEyes: true },
    },
  },
  list: { columns: ['handoutTitle'], filters: [], search: ['handoutTitle'], sort: ['handoutTitle'] },
})
const group = { eventGrpCd: 'HANDOUT', label: '안내문', optional: false } as const
const m = messages(handout, { group }, { HO_SENT: ['안내문 제출', '안내문이 왔습니다: {title}', { to: 'SHM' }] })
const site = aFileSite({ documents: [rulesFor(handout, { follow: { send: [tells(m.HO_SENT)] } })] })

beforeAll(async () => {
  await site().sql(`insert into sys_menu (menu_id, menu_nm, menu_lvl, front_end_url) values ('HANDOUT', '안내문', 1, '/sample/handout');
    insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
      select auth_grp_no, 'HANDOUT', 'Y', case when auth_grp_cd = 'AUD' then 'N' else 'Y' end from sys_auth_grp`)
})
const draft = (by: string, handoutTitle: string) => site().as(by).create(handout, { handoutTitle })
const titles = async (by: string, q = '') =>
  (await site().as(by).list(handout, { q })).rows.map(({ handoutTitle }) => handoutTitle)

test('a record of one plant is read, found and decided at another, by whoever holds the role there', async () => {
  const { handoutNo: no } = await draft('emp', '새 서식')
  expect(await titles('safety3')).toEqual([])
  await site().as('emp').act(handout, no, 'send')
  // emp3 sees only what is his own elsewhere; what is the same for all plants is for all.
  for (const who of ['safety', 'safety3', 'emp3', 'reader']) {
    expect([who, await titles(who)]).toEqual([who, ['새 서식']])
    expect([who, await titles(who, '서식')]).toEqual([who, ['새 서식']])
  }
  await expect(site().as('emp3').act(handout, no, 'pass')).rejects.toMatchObject({ status: 403 })
  expect(await site().as('safety3').act(handout, no, 'pass')).toMatchObject({ statusCd: 'PASSED', plantCd: '2000' })
})

test('it is a task of the role at every plant, and its holders there are told', async () => {
  const { handoutNo: no } = await draft('emp3', '먼 곳의 서식')
  await site().as('emp3').act(handout, no, 'send')
  for (const who of ['safety', 'safety3']) {
    const { rows } = await site().as(who).call<{ rows: { title: string }[] }>('/api/my-work')
    expect([who, rows.some(({ title }) => title === '먼 곳의 서식')]).toEqual([who, true])
    const told = (await site().as(who).notifications()).rows
    expect([who, told.some(({ messageDesc }) => messageDesc === '안내문이 왔습니다: 먼 곳의 서식')]).toEqual([
      who,
      true,
    ])
  }
})

test('numbers run on from plant to plant', async () => {
  const numbers: string[] = []
  for (const by of ['emp', 'emp3', 'emp']) {
    const { handoutNo: no } = await draft(by, '번호')
    numbers.push((await site().as(by).act(handout, no, 'send')).handoutDocNo ?? '')
  }
  const first = Number(numbers[0]?.slice(-3))
  expect(numbers.map((one) => Number(one.slice(-3)) - first)).toEqual([0, 1, 2])
})

test('vendors have none of it; who may only read writes nothing, past the server too', async () => {
  const { handoutNo: no } = await draft('emp', '읽기만')
  await site().as('emp').act(handout, no, 'send')
  expect((await site().as('V100001-02').fetch(`${handout.api}/${no}`)).status).toBe(403)
  await expect(site().as('reader').act(handout, no, 'pass')).rejects.toMatchObject({ status: 403 })
  const { db } = site().services
  const asStaff = { userNm: '', roles: [], kind: 'staff', deptCd: null, vendorCd: null } as const
  const asVendor = { ...asStaff, kind: 'vendor', vendorCd: 'V100001', scopeCd: 'VENDOR' } as const
  const rename = (person: Parameters<typeof db.write>[0]) =>
    db.write(person, (tx) =>
      tx.query(sql`update handout set handout_title = '고침' where handout_no = ${no} returning handout_no`),
    )
  const far = { ...asStaff, plantCd: '3000', scopeCd: 'OWN' } as const
  expect(await rename({ ...far, userId: 'reader' })).toEqual([])
  expect(await rename({ ...asVendor, plantCd: '2000', userId: 'V100001-02' })).toEqual([])
  expect(await rename({ ...far, userId: 'safety3' })).toHaveLength(1)
})

/** Confidential documents: who reads them whatever his scope, what belongs to them, and who is told of it. */
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { defineDocument } from '#platform/model/document.ts'
import { text, user } from '#platform/model/field.ts'
import { keepConfidential } from '#platform/server/audit/confidential.ts'
import { rulesFor } from '#platform/server/documents/rules.ts'
import { aFileSite } from '#platform/test/site.ts'

const finding = defineDocument({
  name: 'sample-finding',
  label: '소견',
  api: '/api/sample/finding',
  route: { staff: '/sample/finding' },
  title: 'findingTitle',
  number: { format: 'SF-{yyyymmdd}-{000}' },
  fields: {
    findingTitle: text('제목', { max: 50, required: true }),
    userId: user('대상자', { required: true }),
    managerUserId: user('담당자'),
  },
  access: {
    create: ['NUR', 'HLM'],
    confidential: { subject: 'userId', shownIn: ['OPEN'], levels: ['F'], deptLevels: ['M'], named: ['managerUserId'] },
  },
  lifecycle: {
    start: 'CHECK',
    states: {
      CHECK: { label: '검토', tone: 'waiting', editableBy: ['NUR', 'HLM'] },
      OPEN: { label: '공개', tone: 'done' },
    },
    actions: { open: { label: '공개', from: 'CHECK', to: 'OPEN', by: ['NUR', 'HLM'] } },
  },
  list: { columns: ['findingTitle', 'userId'], filters: ['userId'], search: ['findingTitle'], sort: ['findingTitle'] },
})
const api = '/api/sample/finding'
const site = aFileSite({ documents: [rulesFor(finding, {})] })
let no: number

beforeAll(async () => {
  await keepConfidential(site().services.db, [finding])
  await site().sql(`insert into sys_menu (menu_id, menu_nm, menu_lvl, front_end_url) values ('FINDING', '소견', 1, '/sample/finding');
    insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn, scope_cd)
      select auth_grp_no, 'FINDING', 'Y', 'Y', case when plant_access_yn = 'Y' then 'ALL' end from sys_auth_grp`)
  const record = await site()
    .as('nurse')
    .create(finding, { findingTitle: '청력 저하', userId: 'emp', managerUserId: 'safety' })
  no = record.sampleFindingNo
  await site().as('nurse').comment(finding, no, '재검 필요')
})

const reads = async (userId: string) => (await site().as(userId).fetch(`${api}/${no}`)).status === 200
const lists = async (userId: string) => (await site().as(userId).list(finding)).total

test('whoever sees everything else sees no row of it: administrator, auditor, safety head, a colleague', async () => {
  for (const userId of ['admin', 'reader', 'shd', 'oper', 'emp2', 'hygiene', 'V100001-01'])
    expect([userId, await reads(userId)]).toEqual([userId, false])
  for (const userId of ['admin', 'reader', 'shd', 'emp2']) expect([userId, await lists(userId)]).toEqual([userId, 0])
})

test('those of the level at the plant read it, and who is to act on it', async () => {
  for (const userId of ['nurse', 'health', 'doctor', 'safety'])
    expect([userId, await reads(userId)]).toEqual([userId, true])
  expect(await lists('health')).toBe(1)
})

test('a head reads about people of his own department only', async () => {
  const [dept] = await site().sql<{ same: boolean; other: boolean }>(`select
    (select dept_cd from sys_user where user_id = 'mgr') = (select dept_cd from sys_user where user_id = 'emp') as same,
    (select dept_cd from sys_user where user_id = 'mgr2') = (select dept_cd from sys_user where user_id = 'emp') as other`)
  expect([await reads('mgr'), await reads('mgr2')]).toEqual([dept?.same, dept?.other])
  expect(dept).toEqual({ same: true, other: false })
})

test('the person reads what is about him once it is shown to him', async () => {
  expect(await reads('emp')).toBe(false)
  await site().as('nurse').act(finding, no, 'open')
  expect(await reads('emp')).toBe(true)
})

test('its history and its comments stay with its readers, in the log of changes and in the database', async () => {
  expect((await site().as('nurse').history(finding, no)).rows.length).toBeGreaterThan(0)
  const log = await site().as('admin').fetch(`/api/manage/auditlogs?bizCd=${finding.name}`)
  expect((await log.json()) as object).not.toMatchObject({ rows: [expect.anything()] })
  const client = new pg.Client({ connectionString: site().url, options: '-c role=jikim_app' })
  await client.connect()
  const count = async (levels: string) => {
    await client.query(
      `select set_config('jikim.scope', 'ALL', false), set_config('jikim.user', 'admin', false),
      set_config('jikim.plant', '1000', false), set_config('jikim.levels', $1, false)`,
      [levels],
    )
    const { rows } = await client.query(`select
      (select count(*)::int from sys_audit where biz_cd = '${finding.name}') as audits,
      (select count(*)::int from com_comment where biz_cd = '${finding.name}') as comments`)
    return rows[0]
  }
  expect(await count('N')).toEqual({ audits: 0, comments: 0 })
  expect(await count('F')).toEqual({ audits: expect.any(Number), comments: 1 })
  await client.end()
})

test('who read about whom is kept, and the person sees it; reading about oneself is not told', async () => {
  const before = await site().sql<{ no: number }>('select coalesce(max(read_log_no), 0) as no from sys_read_log')
  await reads('health')
  await lists('doctor')
  await reads('emp')
  expect(
    await site().sql(`select read_user_id as who, subject_user_id as whom, biz_no as no, field_set_cd as what, purpose_cd as why
      from sys_read_log where read_log_no > ${before[0]?.no} order by read_log_no`),
  ).toEqual([
    { who: 'health', whom: 'emp', no: String(no), what: 'RECORD', why: 'DUTY' },
    { who: 'doctor', whom: 'emp', no: String(no), what: 'LIST', why: 'DUTY' },
  ])
})

test('it leaves by no sheet and is found by no palette', async () => {
  expect((await site().as('nurse').fetch(`${api}s/excel`)).status).toBeGreaterThanOrEqual(400)
  const found = await site()
    .as('nurse')
    .call<{ records: object[] }>(`/api/palette?q=${encodeURIComponent('청력 저하')}`)
  expect(found.records).toEqual([])
})

/** What the database keeps from a program that forgets to say who asks. Read from its catalogue: a new table is decided on. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { anImprovement } from '#modules/impr/impr/impr.seed.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { defineDocument } from '#platform/model/document.ts'
import { text, vendor } from '#platform/model/field.ts'
import { rulesFor } from '#platform/server/documents/rules.ts'
import { aFileSite } from '#platform/test/site.ts'

/** Stands for the tables of health until there are some: every document's table gets its policy in the same way. */
const healthSample = defineDocument({
  name: 'health-sample',
  label: '건강 기록',
  api: '/api/sample/health',
  route: { staff: '/sample/health' },
  title: 'recordTitle',
  number: { format: 'HS-{yyyymmdd}-{000}' },
  fields: { recordTitle: text('제목', { max: 50, required: true }), vendorCd: vendor('업체') },
  access: { create: 'anyone' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author' },
      DONE: { label: '완료', tone: 'done' },
    },
    actions: { finish: { label: '완료', from: 'TEMP', to: 'DONE', by: 'author' } },
  },
  list: { columns: ['recordTitle'], filters: ['vendorCd'], search: ['recordTitle'], sort: ['recordTitle'] },
})

/** Tables of a plant or a vendor without a policy, each with its reason. */
const withoutPolicy: Readonly<Record<string, string>> = {
  plant: 'names the plants of the site; there is nothing else in it',
  doc_sequence: 'the last number that was given in a plant; holds nothing of a document',
}

/** Tables with a policy of which everybody may read the rows, each with its reason. */
const readByAll: Readonly<Record<string, string>> = {
  sys_user: 'names of staff stand below every document; what else is in it only the routes of the users read',
}

/** Views that read past row-level security as their owner, each with its reason. */
const pastPolicies: Readonly<Record<string, string>> = {
  acc_employer:
    'whose people an accident has hurt, so that each employer finds his own; nobody’s name and nothing of an injury',
  directory_dept: 'names and order of departments, for whoever is asked about one of another plant',
  directory_person:
    'the name of whoever acted, where his row itself is hidden; no address, phone or number; nobody of a vendor before a person is known',
  directory_member: 'who is in which authority group: what rights are computed from, before a person is known',
  directory_role: 'the same by role: whom a notification goes to',
  directory_level_approver: 'who may approve a health level: asked of whoever is on the line',
  directory_level_missing: 'who came to a health level without an approval; nobody once a transaction has ended',
  directory_level_need: 'who holds a health level that takes an approval; only the triggers ask it',
  directory_name: 'names of departments, processes and vendors below a document; no vendor before a person is known',
  directory_code: 'names of codes; no rows of a plant',
}

const site = aFileSite({ documents: [rulesFor(healthSample, {})] })
let client: pg.Client

beforeAll(async () => {
  await site().sql(`insert into sys_menu (menu_id, menu_nm, menu_lvl, front_end_url) values ('HEALTH', '건강 기록', 1, '/sample/health');
    insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn) select auth_grp_no, 'HEALTH', 'Y', 'Y' from sys_auth_grp`)
  const emp = site().as('emp')
  const { attachFileId } = await emp.attach('NEAR_MISS_PHOTO')
  const { nearMissNo } = await emp.create(nearMiss, aNearMiss({ photoFileId: attachFileId }))
  await emp.act(nearMiss, nearMissNo, 'report')
  await emp.comment(nearMiss, nearMissNo, '확인')
  await emp.create(healthSample, { recordTitle: '청력 검사' })
  await site().as('safety').create(impr, anImprovement())
  client = new pg.Client({ connectionString: site().url, options: '-c role=jikim_app' })
  await client.connect()
})
afterAll(() => client.end())

const catalogue = <Row extends object>(condition: string) =>
  site().sql<Row & { name: string }>(`select c.relname as name, c.relkind as kind, c.relispartition as "isPart"
    from pg_class c where c.relnamespace = 'public'::regnamespace and ${condition} order by 1`)
const namesOf = async (condition: string) => (await catalogue(condition)).map(({ name }) => name)
const hasColumn = (...columns: string[]) =>
  `exists (select from pg_attribute a where a.attrelid = c.oid and a.attname in (${columns.map((one) => `'${one}'`).join()}))`
const IS_TABLE = `c.relkind in ('r', 'p')`
const mayUse = (rights: string) => `has_table_privilege('jikim_app', c.oid, '${rights}')`

test('the role that answers requests cannot get past a policy', async () => {
  expect(
    await site().sql(`select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin as any,
      has_schema_privilege('jikim_app', 'public', 'create') as creates from pg_roles where rolname = 'jikim_app'`),
  ).toEqual([{ any: false, creates: false }])
  // Policies hold for all but a table's owner, so that none has to be forced; views of the owner read what they must.
  expect(await namesOf(`c.relowner = 'jikim_app'::regrole`)).toEqual([])
})

test('every table with rows of a plant, a department or a vendor has a policy, or a reason why not', async () => {
  const bare = await namesOf(
    `${IS_TABLE} and not c.relispartition and not c.relrowsecurity and ${hasColumn('plant_cd', 'vendor_cd', 'dept_cd')}`,
  )
  expect(bare.filter((name) => !(name in withoutPolicy))).toEqual([])
  const empty = await namesOf(
    `${IS_TABLE} and c.relrowsecurity and not exists (select from pg_policy p where p.polrelid = c.oid)`,
  )
  expect(empty, 'secured, but nobody can ever read them').toEqual([])
  const known = new Set(await namesOf(IS_TABLE))
  expect(Object.keys(withoutPolicy).filter((name) => !known.has(name))).toEqual([])
})

test('the pieces of a table cannot be asked by themselves, where no policy would hold', async () => {
  const parts = await namesOf('c.relispartition')
  expect(parts).toContain('sys_audit_rest')
  expect(await namesOf(`c.relispartition and ${mayUse('select, insert, update, delete')}`)).toEqual([])
})

test('what is only ever added to cannot be changed or removed', async () => {
  const kept =
    await namesOf(`${IS_TABLE} and c.relname in ('sys_audit', 'sys_login_log', 'sys_access_log', 'sys_read_log')
    and ${mayUse('insert')} and not ${mayUse('update, delete, truncate')}`)
  expect(kept).toEqual(['sys_access_log', 'sys_audit', 'sys_login_log', 'sys_read_log'])
})

test('views that read as their owner are known', async () => {
  const views = await namesOf(
    `c.relkind in ('v', 'm') and not coalesce(c.reloptions::text like '%security_invoker=true%', false)`,
  )
  expect(views).toEqual(Object.keys(pastPolicies).sort())
})

test('functions that run as their owner look up nothing of the caller’s', async () => {
  const loose = await site().sql(`select proname from pg_proc where pronamespace = 'public'::regnamespace
    and prosecdef and not coalesce(proconfig::text like '%search_path=public%', false)`)
  expect(loose).toEqual([])
})

test('who asks as somebody finds the names of vendors, wherever he works', async () => {
  await client.query('set role jikim_app')
  for (const scope of ['SYSTEM', 'ALL', 'PLANT', 'DEPT', 'OWN', 'VENDOR']) {
    await client.query(`select set_config('jikim.scope', '${scope}', false)`)
    const { rows } = await client.query(`select (select count(*) from directory_name where kind = 'vendor') > 0
      and (select count(*) from directory_person where kind = 'vendor') > 0 as found`)
    expect(rows, scope).toEqual([{ found: true }])
  }
  await client.query('reset all')
})

/** What a session may hold when nobody has said who asks, or somebody has said it wrong. */
const noSessions: [what: string, statement: string][] = [
  ['nothing set', 'reset all'],
  ['empty', `select set_config('jikim.scope', '', false), set_config('jikim.vendor', '', false)`],
  [
    'an unknown scope',
    `select set_config('jikim.scope', 'EVERYTHING', false), set_config('jikim.vendor', 'V100001', false)`,
  ],
  [
    'a vendor without its scope',
    `select set_config('jikim.scope', '', false), set_config('jikim.vendor', 'V100001', false)`,
  ],
]

test.each(noSessions)(
  'without a person (%s) no table with a policy shows, changes or takes a row',
  async (_what, begin) => {
    const secured = await namesOf(`${IS_TABLE} and c.relrowsecurity`)
    expect(secured).toEqual(expect.arrayContaining(['vendor_info', 'vendor_account', 'vendor_person', 'health_sample']))
    const shown: string[] = []
    await client.query(begin)
    await client.query('set role jikim_app')
    for (const name of secured) {
      const seen = await client.query(`select from "${name}" limit 1`)
      if (seen.rowCount !== 0 && !(name in readByAll)) shown.push(name)
    }
    expect(shown).toEqual([])
    const each = secured.map((name) => `select '${name}' as name where exists (select from "${name}")`)
    const filled = (await site().sql<{ name: string }>(each.join(' union all '))).map(({ name }) => name)
    // Not because there were none.
    expect(filled).toEqual(
      expect.arrayContaining([
        'vendor_info',
        'vendor_account',
        'vendor_person',
        'health_sample',
        'near_miss',
        'impr',
        'attach_file',
        'com_comment',
        'sys_audit',
        'sys_session',
      ]),
    )
    const named =
      await client.query(`select kind, count(*)::int as n from directory_name where kind in ('vendor', 'person')
        or kind = 'user' and key like 'V1%' group by kind`)
    expect(named.rows).toEqual([])
    expect((await client.query(`select from directory_person where kind = 'vendor'`)).rowCount).toBe(0)
    for (const name of ['vendor_info', 'vendor_person', 'health_sample', 'near_miss']) {
      expect((await client.query(`update "${name}" set update_user_id = 'x'`)).rowCount, name).toBe(0)
      expect((await client.query(`delete from "${name}"`)).rowCount, name).toBe(0)
    }
    const adding = client.query(`insert into vendor_info (vendor_cd, vendor_nm, plant_cd) values ('X', 'x', '2000')`)
    await expect(adding).rejects.toThrow('row-level security')
  },
)

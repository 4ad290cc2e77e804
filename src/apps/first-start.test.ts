import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { failingOf } from '#modules/wkod/permit/conditions/keep-alive.ts'
import { SystemClock } from '#platform/server/clock.ts'
import { Database } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { name, raw, sql } from '#platform/server/database/sql.ts'
import { isPassword, sha256Hex } from '#platform/server/sign-in/passwords.ts'
import { dropDatabase, emptyDatabase } from '#platform/test/cluster.ts'
import { lostHistories } from '#platform/test/histories.ts'
import { loadSite } from './first-start.ts'
import { joins } from './joins.ts'
import { models, modules } from './modules.ts'

async function newSite() {
  const databaseUrl = await emptyDatabase()
  await migrate({ url: databaseUrl })
  const db = new Database(databaseUrl, { size: 3, joins })
  const dataDir = mkdtempSync(join(tmpdir(), 'jikim-first-start-'))
  onTestFinished(async () => {
    await db.close()
    await dropDatabase(databaseUrl)
    rmSync(dataDir, { recursive: true })
  })
  return { databaseUrl, db, dataDir, clock: new SystemClock(), onProgress: () => undefined }
}
const count = async (db: Database, table: string) =>
  (await db.query<{ n: number }>('SYSTEM', sql`select count(*) as n from ${name(table)}`))[0]?.n

test('an empty site has one administrator whose one-time password is shown once', async () => {
  const start = await newSite()
  const first = await loadSite({ ...start, demo: false })
  expect(first).toMatchObject({ demo: false, accounts: [{ userId: 'admin' }] })
  const [row] = await start.db.query<{ hash: string; expiredYn: string }>(
    'SYSTEM',
    sql`select password_hash as hash, pwd_expired_yn as "expiredYn" from sys_credential`,
  )
  expect(row?.expiredYn).toBe('Y')
  expect(await isPassword(row?.hash, sha256Hex(first.accounts[0]?.password ?? ''))).toBe(true)
  expect(await count(start.db, 'sys_user')).toBe(1)
  expect(await loadSite({ ...start, demo: true })).toEqual({ demo: false, accounts: [] })
  expect(await count(start.db, 'sys_user')).toBe(1)

  await start.db.query('SYSTEM', sql`update sys_credential set user_pwd_udt = user_pwd_udt - interval '1 day'`)
  const again = await loadSite({ ...start, demo: false })
  expect(again, 'where nobody came in while it was good, the next start shows another one').toMatchObject({
    accounts: [{ userId: 'admin' }],
  })
  expect(again.accounts[0]?.password).not.toBe(first.accounts[0]?.password)
  expect(await loadSite({ ...start, demo: false })).toEqual({ demo: false, accounts: [] })
})

test('of two programs that start together on an empty database one makes the site, and the other finds it', async () => {
  const start = await newSite()
  const second = new Database(start.databaseUrl, { size: 3, joins })
  const both = await Promise.all([
    loadSite({ ...start, demo: false }),
    loadSite({ ...start, db: second, demo: false }),
  ]).finally(() => second.close())
  expect(both.map(({ accounts }) => accounts.length).toSorted()).toEqual([0, 1])
  expect(await count(start.db, 'sys_user')).toBe(1)
})

// All of the demo's rows beside another worker of the suite.
test('the demo site is complete, and a second start adds nothing', { timeout: 120_000 }, async () => {
  const start = await newSite()
  const first = await loadSite({ ...start, demo: true })
  expect(first.accounts).toHaveLength(47)
  const tables = [
    'sys_user',
    'sys_dept',
    'process',
    'vendor_info',
    'vendor_person',
    'near_miss',
    'appr_rqst',
    'attach_file',
  ]
  const counts = () => Promise.all(tables.map((table) => count(start.db, table)))
  const filled = await counts()
  // How many reports wait to be closed, and have a picture of what was done, depends on the day.
  expect(filled).toEqual([1200, 40, 60, 80, 600, 3000, expect.any(Number), expect.any(Number)])
  expect(filled[6]).toBeGreaterThan(20)
  expect(filled[7]).toBeGreaterThan(100)
  expect(await loadSite({ ...start, demo: true })).toEqual(first)
  expect(await counts()).toEqual(filled)
  const states = await start.db.query<{ statusCd: string }>(
    'SYSTEM',
    sql`select distinct status_cd as "statusCd" from near_miss order by 1`,
  )
  expect(states.map(({ statusCd }) => statusCd)).toEqual(['ACTION', 'CLOSE', 'DONE', 'REPORTED', 'TEMP'])
  for (const [table, before] of [
    ['near_miss', 'photo_file_id'],
    ['impr', 'before_file_id'],
  ] as const) {
    const pictured = await start.db.query<{ n: number }>(
      'SYSTEM',
      sql`select count(*) as n from ${name(table)} where ${name(before)} is not null and after_file_id is not null`,
    )
    expect(pictured[0]?.n, `${table}: there is something to compare`).toBeGreaterThan(3)
  }
  const [future] = await start.db.query<{ n: number }>(
    'SYSTEM',
    sql`select count(*) as n from near_miss where update_dt > now()`,
  )
  expect(future?.n).toBe(0)
  const ahead = await start.db.query(
    'SYSTEM',
    sql`select biz_cd, action_cd, audit_dt from sys_audit where audit_dt > now() limit 5`,
  )
  expect(ahead, 'nothing has happened that is still to come').toEqual([])
  const ask = (text: string) => start.db.query<Record<string, unknown>>('SYSTEM', raw(text))
  for (const model of models) {
    // Of permits older than half a year only asking and end are kept.
    expect(await lostHistories(ask, model, model.name !== 'permit'), 'what stands somewhere has come there').toEqual([])
  }
  const nameless = await start.db.query(
    'SYSTEM',
    sql`select edu_round_no from edu_round where status_cd <> 'TEMP' and (edu_round_doc_no is null or edu_class_cd is null)`,
  )
  expect(nameless, 'a round that was opened has its number').toEqual([])
  const { works, failing } = await start.db.write('SYSTEM', (tx) => failingOf(tx, 'ALL', start.clock.now()))
  const lacking = failing
    // Shifts that ended before the site began are nobody's: the start itself says when that was.
    .filter(({ condition }) => condition.name !== 'handover')
    .map(({ condition, finding }) => `${condition.name} ${finding.permitNo} ${finding.ruleCd}`)
  expect(lacking, 'nothing is missing of what is at work today').toEqual([])
  expect(works.length).toBeGreaterThan(0)
})

test('a later version brings its menu rows to a site that is there, and leaves the others alone', async () => {
  const start = await newSite()
  await loadSite({ ...start, demo: false })
  await start.db.query('SYSTEM', sql`delete from sys_auth_menu where menu_id = 'SAF_ACC_NM'`)
  await start.db.query('SYSTEM', sql`delete from sys_menu where menu_id = 'SAF_ACC_NM'`)
  await start.db.query('SYSTEM', sql`update sys_menu set menu_nm = '우리 안전' where menu_id = 'SAF'`)
  await start.db.query('SYSTEM', sql`delete from sys_auth_menu where menu_id = 'SAF_ACC_NMSTAT'`)
  await loadSite({ ...start, demo: false })
  const [row] = await start.db.query<{ menuNm: string }>(
    'SYSTEM',
    sql`select menu_nm as "menuNm" from sys_menu where menu_id = 'SAF'`,
  )
  expect(row?.menuNm).toBe('우리 안전')
  const [taken] = await start.db.query<{ n: number }>(
    'SYSTEM',
    sql`select count(*) as n from sys_auth_menu where menu_id = 'SAF_ACC_NMSTAT'`,
  )
  expect(taken?.n).toBe(0)
  const [given] = await start.db.query<{ n: number }>(
    'SYSTEM',
    sql`select count(*) as n from sys_auth_menu where menu_id = 'SAF_ACC_NM' and access_yn = 'Y'`,
  )
  expect(given?.n).toBeGreaterThan(30)
})

test('S-250 S-272 S-273 a site that is there gets the forms, codes and attachment settings of a later version', async () => {
  const start = await newSite()
  await loadSite({ ...start, demo: false })
  await start.db.query('SYSTEM', sql`delete from sys_code where code_grp_cd like 'APPR%'`)
  await start.db.query('SYSTEM', sql`delete from sys_code_grp where code_grp_cd like 'APPR%'`)
  await start.db.query('SYSTEM', sql`delete from com_form_template`)
  await start.db.query('SYSTEM', sql`update attach_setting set limit_cnt = 9`)
  await start.db.query('SYSTEM', sql`delete from attach_setting where task_class_nm = 'NEAR_MISS_PHOTO'`)
  await start.db.query(
    'SYSTEM',
    sql`update sys_code set code_nm = '우리 안전' where code_grp_cd = 'TASK_GRP' and code = 'SAF'`,
  )
  await loadSite({ ...start, demo: false })
  const [row] = await start.db.query<Record<string, unknown>>(
    'SYSTEM',
    sql`select (select count(*) from sys_code where code_grp_cd like 'APPR%') as codes,
      (select count(*) from com_form_template) as forms,
      (select count(*) from attach_setting) as settings,
      (select string_agg(task_class_nm || ' ' || limit_cnt, ',') from attach_setting where limit_cnt <> 9) as added,
      (select code_nm from sys_code where code_grp_cd = 'TASK_GRP' and code = 'SAF') as renamed,
      (select count(*) from appr_rqst) as requests`,
  )
  const settings = modules.flatMap(({ taskClasses }) => taskClasses).length
  const added = 'NEAR_MISS_PHOTO 5'
  expect(row).toEqual({ codes: 21, forms: 1, settings, added, renamed: '우리 안전', requests: 0 })
})

test('a site from before a language of the test gets it, without what it asks otherwise and what it has taken out', async () => {
  const start = await newSite()
  await loadSite({ ...start, demo: false })
  const bank = () =>
    start.db.query<{ langCd: string; n: number }>(
      'SYSTEM',
      sql`select lang_cd as "langCd", count(*) as n from edu_question where delete_yn = 'N' group by lang_cd order by lang_cd`,
    )
  await start.db.query('SYSTEM', sql`delete from edu_question where lang_cd in ('vi', 'th')`)
  await start.db.query('SYSTEM', sql`update edu_question set delete_yn = 'Y' where lang_cd = 'uz'`)
  await start.db.query(
    'SYSTEM',
    sql`update edu_question set choice2_desc = '우리 집결지' where lang_cd = 'kr' and question_cd = 'ENTRY-02'`,
  )
  await loadSite({ ...start, demo: false })
  const counts = Object.fromEntries((await bank()).map(({ langCd, n }) => [langCd, n]))
  expect(counts).toEqual({ en: 40, es: 40, kr: 40, th: 39, vi: 39, zh: 40 })
})

test('S-266 a site from before kinds of equipment gets them; a tree that somebody has begun stays as it is', async () => {
  const start = await newSite()
  await loadSite({ ...start, demo: false })
  const all = await count(start.db, 'saf_facility_type')
  expect(all).toBeGreaterThan(20)
  await start.db.query('SYSTEM', sql`delete from saf_facility_type`)
  await loadSite({ ...start, demo: false })
  expect(await count(start.db, 'saf_facility_type')).toBe(all)
  await start.db.query('SYSTEM', sql`delete from saf_facility_type where saf_facility_type_cd = 'ROT_PUMP'`)
  await loadSite({ ...start, demo: false })
  expect(await count(start.db, 'saf_facility_type')).toBe(Number(all) - 1)
})

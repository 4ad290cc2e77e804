/** Legal numbers and settings in memory: what is asked often is read once, and nobody is told what holds no longer. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite, anotherInstance, type Site } from '#platform/test/site.ts'
import { legalNumbers, legalParam } from '../directory/legal-param.ts'
import { setting } from '../directory/setting.ts'
import type { Queries } from './database.ts'
import { Listener } from './listen.ts'
import { changedBy, Memory } from './memory.ts'
import { sql } from './sql.ts'

const DAY = '2026-11-24'
const CODE = 'TBM_OPEN_H'
const WITHIN = { timeout: 1000, interval: 20 }

const site = aFileSite()
let other: Site
beforeAll(async () => {
  const ends: (() => Promise<void>)[] = []
  other = await anotherInstance(site(), (end) => ends.push(end))
  return async () => {
    for (const end of ends.toReversed()) await end()
  }
})

const change = (value: string) =>
  site().sql('update com_legal_param set legal_param_val = $1 where legal_param_cd = $2', [value, CODE])
const changing = (value: string) =>
  sql`update com_legal_param set legal_param_val = ${value} where legal_param_cd = ${CODE}`
const valueFor = async (db: Queries) => (await legalParam(db, CODE, DAY)).legalParamVal
const valueOn = (on: Site) => on.services.db.read('SYSTEM', valueFor)

beforeEach(async () => {
  await change('2')
  await expect.poll(() => valueOn(other), WITHIN).toBe('2')
})

test('a number is not read again while nothing is told of a change', async () => {
  expect(await valueOn(site())).toBe('2')
  await site().sql(`alter table com_legal_param disable trigger tell_directory_change;
    update com_legal_param set legal_param_val = '9' where legal_param_cd = '${CODE}';
    alter table com_legal_param enable trigger tell_directory_change`)
  expect(await valueOn(site())).toBe('2')
  await change('3')
  expect(await valueOn(site())).toBe('3')
})

test('what an administrator enters on one server holds there at once and on the other within a second', async () => {
  const later = (on: Site) => on.services.db.read('SYSTEM', (db) => legalParam(db, CODE, '2099-06-01'))
  expect(await later(other)).toMatchObject({ legalParamVal: '2' })
  await site()
    .as('admin')
    .call('/api/baseinfo/legalparam', {
      method: 'POST',
      body: { legalParamCd: CODE, legalParamVal: '5', lawRefDesc: '개정', effectiveFromYmd: '2099-01-01' },
    })
  expect(await later(site())).toMatchObject({ legalParamVal: '5' })
  await expect.poll(() => later(other), WITHIN).toMatchObject({ legalParamVal: '5' })
})

test('a setting that is changed on one server holds on the other', async () => {
  const path = '/api/manage/policy/loginpolicy'
  const before = await other.as('admin').call<{ maxFailureCnt: number }>(path)
  const body = { ...before, maxFailureCnt: before.maxFailureCnt + 1 }
  await site().as('admin').call(path, { method: 'PUT', body })
  await expect.poll(() => other.as('admin').call(path), WITHIN).toEqual(body)
})

test('whoever changes a number sees it changed, everybody else when it is committed', async () => {
  const { db } = site().services
  const seen: string[] = []
  await db.write('SYSTEM', async (tx) => {
    seen.push(await valueFor(tx))
    await tx.query(changing('7'))
    seen.push(await valueFor(tx), await valueOn(site()))
    tx.afterCommit(async () => void seen.push(await valueOn(site())))
  })
  expect(seen).toEqual(['2', '7', '2', '7'])
  expect(await valueOn(site())).toBe('7')
})

test('a change that is undone was never told', async () => {
  const changed = site().services.db.write('SYSTEM', async (tx) => {
    await tx.query(changing('8'))
    expect(await valueFor(tx)).toBe('8')
    throw new RangeError('undone')
  })
  await expect(changed).rejects.toThrow('undone')
  expect(await valueOn(site())).toBe('2')
})

test('what was being read while it was changed is not kept', async () => {
  const { db } = site().services
  await db.query('SYSTEM', changing('3'))
  const released = Promise.withResolvers<void>()
  const late = db.memory.get('com_legal_param', () => released.promise)
  await db.query('SYSTEM', changing('4'))
  released.resolve()
  await late
  expect(await valueOn(site())).toBe('4')
})

test('nothing is kept while changes cannot be heard', async () => {
  const memory = new Memory()
  memory.hear(new Listener(() => {}))
  let loads = 0
  const load = async () => ++loads
  expect([await memory.get('sys_setting', load), await memory.get('sys_setting', load)]).toEqual([1, 2])
})

test('the number of the day counts, and one that the site does not have is a fault', async () => {
  await site().sql(
    `insert into com_legal_param (legal_param_cd, legal_param_val, effective_from_ymd, verified_yn)
      values ('TEST_D', '1', '2026-01-01', 'Y'), ('TEST_D', '2', '2026-06-01', 'Y'), ('TEST_WORD', 'x', '2026-01-01', 'Y')`,
  )
  const { db } = site().services
  const on = (day: string, ...codes: string[]) => db.read('SYSTEM', (queries) => legalNumbers(queries, codes, day))
  expect(await on('2026-05-31', 'TEST_D')).toEqual({ TEST_D: 1 })
  expect(await on('2026-06-01', 'TEST_D')).toEqual({ TEST_D: 2 })
  await expect(on('2025-12-31', 'TEST_D')).rejects.toThrow(RangeError)
  await expect(on(DAY, 'TEST_D', 'TEST_NONE')).rejects.toThrow('TEST_NONE')
  await expect(on(DAY, 'TEST_WORD')).rejects.toThrow('TEST_WORD')
  await site().sql(
    `update com_legal_param set delete_yn = 'Y' where legal_param_cd = 'TEST_D' and legal_param_val = '2'`,
  )
  expect(await on(DAY, 'TEST_D')).toEqual({ TEST_D: 1 })
  expect(await db.read('SYSTEM', (queries) => setting(queries, 'notThere'))).toBeUndefined()
})

test('a statement that changes a kept table is known by its text', () => {
  const { text } = sql`with row as (update "com_legal_param" as r set x = 1) insert into sys_audit select 1`.statement()
  expect(changedBy(text)).toEqual(['com_legal_param'])
  expect(changedBy('select 1 from com_legal_param join sys_setting on true for update')).toEqual([])
  expect(changedBy('delete from sys_setting where true')).toEqual(['sys_setting'])
})

/** R2 through the gate, the contractors' checks and the clock: what is missed is found, and late patrols are heard. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anInspector, answer, aPlan, complete, noChecks, start } from '#modules/contractor/check/check.fixture.ts'
import { aFileSite } from '#platform/test/site.ts'
import type { PatrolLog } from './patrol.calls.ts'
import { PATROL_API } from './patrol.model.ts'
import { type Came, cameToSite } from './presence.fixture.ts'

const site = aFileSite()
const at = (day: string, time = '09:00') => site().setClock(`${day}T${time}:00+09:00`)
let plan = 0
let who = 0
beforeAll(async () => {
  at('2026-11-13')
  await noChecks(site())
  await site().sql(`update sys_setting set setting_val = '2026-11-01T00:00:00+09:00' where setting_cd = 'firstStartDt'`)
  plan = await aPlan(site(), 'PATROL', { userId: 'safety' })
  who = await anInspector(site(), { userId: 'safety' })
})
beforeEach(() =>
  site().sql(`delete from patrol_miss; delete from entry_log; delete from self_check_due;
    delete from subcon_check_result_items; delete from subcon_check_result`),
)

const cameIn = (day: string, came: Came = {}) => cameToSite(site(), day, came)
/** Made at its time, sent when the clock says. */
async function patrolled(day: string, time = '08:30', sent?: readonly [day: string, time: string]) {
  const record = await start(site(), 'safety', plan, who, { checkDt: `${day}T${time}:00+09:00` })
  if (sent) at(...sent)
  await complete(site(), 'safety', record.checkResultNo, { items: answer(record, ['OK', 'OK', 'OK', 'OK']) })
}
const judge = (day: string, time = '00:10') => {
  at(day, time)
  return site().runJob('patrol-judged')
}
const log = (userId = 'safety', query = '') =>
  site().as(userId).call<PatrolLog>(`${PATROL_API}?from=2026-11-01&to=2026-11-30${query}`)
const missedFor = async (userId = 'safety') =>
  (await log(userId)).pairs
    .filter(({ stateCd }) => stateCd === 'MISS')
    .map(({ fromYmd, toYmd }) => `${fromYmd} ${toYmd}`)
const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']
const story = () =>
  site().sql<{ act: string; to: string }>(
    `select action_cd as act, to_status_cd as to from sys_audit where biz_cd = 'patrol-miss' and biz_no = (select max(patrol_miss_no)::text from patrol_miss) order by audit_no`,
  )

test('CK-A01 presence Monday to Friday: patrols Monday, Wednesday, Thursday miss nothing, Monday and Thursday miss Tuesday and Wednesday', async () => {
  for (const day of week) await cameIn(day)
  for (const day of ['2026-11-16', '2026-11-19']) {
    at(day)
    await patrolled(day)
  }
  expect(await judge('2026-11-21')).toBe(1)
  expect(await missedFor()).toEqual(['2026-11-17 2026-11-18'])
  expect(await judge('2026-11-21', '00:20')).toBe(0)
  await site().sql('delete from patrol_miss')
  at('2026-11-20', '20:00')
  await patrolled('2026-11-18')
  expect(await judge('2026-11-21', '10:00')).toBe(0)
  expect(await missedFor()).toEqual([])
})

test('CK-A02 presence Friday and Monday, a patrol on Friday alone: the pair is kept', async () => {
  await cameIn('2026-11-13')
  await cameIn('2026-11-16')
  at('2026-11-13')
  await patrolled('2026-11-13')
  expect(await judge('2026-11-17')).toBe(0)
  const { pairs } = await log()
  expect(pairs).toMatchObject([{ fromYmd: '2026-11-13', toYmd: '2026-11-16', stateCd: 'DONE' }])
})

test('CK-A05 a day of visits alone is none; a patrol of the contractors’ part counts; the next pair is missed from Friday on', async () => {
  await cameIn('2026-11-16')
  await cameIn('2026-11-17', { entryTypeCd: 'VISIT' })
  await cameIn('2026-11-18', { entryTypeCd: 'TMP' })
  at('2026-11-16')
  await patrolled('2026-11-16')
  expect(await judge('2026-11-19')).toBe(0)
  expect((await log()).pairs).toMatchObject([{ fromYmd: '2026-11-16', toYmd: '2026-11-18', stateCd: 'DONE' }])
  await cameIn('2026-11-19', { entryTypeCd: null })
  expect(await judge('2026-11-19', '23:50')).toBe(0)
  expect(await missedFor()).toEqual([])
  expect(await judge('2026-11-20')).toBe(1)
  expect(await missedFor()).toEqual(['2026-11-18 2026-11-19'])
})

test('the number of days is the parameter’s on the last of them: with three a patrol in three is enough', async () => {
  const sql = (text: string) => site().sql(text)
  const version = `insert into com_legal_param (legal_param_cd, legal_param_val, unit_cd, law_ref_desc, effective_from_ymd)
    values ('PATROL_GAP_DAY', '3', 'DAY', '개정', '2026-11-18')`
  for (const day of week) await cameIn(day)
  at('2026-11-16')
  await patrolled('2026-11-16')
  await judge('2026-11-21')
  const byTwo = ['2026-11-17 2026-11-18', '2026-11-18 2026-11-19', '2026-11-19 2026-11-20']
  expect((await missedFor()).sort()).toEqual(byTwo)
  await sql('delete from patrol_miss')
  await sql(version)
  try {
    // What ended before the change stays a pair of two; the clock starts in the middle of the week and looks back as far.
    await judge('2026-11-21', '00:30')
    const byThree = ['2026-11-17 2026-11-19', '2026-11-18 2026-11-20']
    expect((await missedFor()).sort()).toEqual(byThree)
    expect((await log()).gapDays).toBe(3)
    const later = await site().as('safety').call<PatrolLog>(`${PATROL_API}?from=2026-11-20&to=2026-11-30`)
    expect(later.pairs).toMatchObject([{ fromYmd: '2026-11-18', toYmd: '2026-11-20', stateCd: 'MISS' }])
    // A patrol of the day in the middle is heard of as well.
    await patrolled('2026-11-19', '16:00')
    expect(await missedFor()).toEqual([])
  } finally {
    await sql(`delete from com_legal_param where law_ref_desc = '개정'`)
  }
})

test('who was on the site in the two days and was not looked at stands beside them', async () => {
  await cameIn('2026-11-16')
  await cameIn('2026-11-17', { vendorCd: 'V100002' })
  at('2026-11-16')
  await patrolled('2026-11-16')
  at('2026-11-17')
  const { pairs } = await log()
  expect(pairs.map(({ unseen }) => unseen.map(({ vendorCd }) => vendorCd))).toEqual([['V100002']])
})

test('R9 a patrol made in time and sent within 72 hours makes it done at once, and that it was missed stays', async () => {
  for (const day of ['2026-11-17', '2026-11-18']) await cameIn(day)
  at('2026-11-18')
  await judge('2026-11-19')
  expect(await missedFor()).toEqual(['2026-11-17 2026-11-18'])
  await patrolled('2026-11-18', '16:00', ['2026-11-21', '15:59'])
  const { pairs } = await log()
  expect(pairs).toMatchObject([
    {
      stateCd: 'DONE',
      missDt: expect.stringMatching(/^2026-11-19T00:10/),
      doneDt: expect.stringMatching(/^2026-11-21T15:59/),
    },
  ])
  expect(await story()).toEqual([
    { act: 'MISS', to: 'MISS' },
    { act: 'ARRIVE', to: 'DONE' },
  ])
})

test('R9 later it stays missed until the safety manager says why it counts', async () => {
  for (const day of ['2026-11-17', '2026-11-18']) await cameIn(day)
  await judge('2026-11-19')
  const [{ patrolMissNo: no } = { patrolMissNo: 0 }] = (await log()).pairs
  const accept = (userId: string, reasonDesc = '통신이 끊긴 구역이라 사무실에서 보냈습니다.') =>
    site().as(userId).call(`${PATROL_API}/${no}/accept`, { method: 'POST', body: { reasonDesc } })
  await expect(accept('safety')).rejects.toMatchObject({ status: 422, code: 'PATROL_NONE_LATE' })
  await patrolled('2026-11-18', '16:00', ['2026-11-21', '16:01'])
  await judge('2026-11-22')
  expect(await missedFor()).toEqual(['2026-11-17 2026-11-18'])
  await expect(accept('owner')).rejects.toMatchObject({ status: 403 })
  await expect(accept('safety', '짧음')).rejects.toMatchObject({ status: 400 })
  await accept('safety')
  await judge('2026-11-23')
  expect((await log()).pairs).toMatchObject([
    { stateCd: 'DONE', acceptUserNm: expect.any(String), acceptDesc: expect.stringMatching(/통신/) },
  ])
  expect(await story()).toEqual([
    { act: 'MISS', to: 'MISS' },
    { act: 'ACCEPT', to: 'DONE' },
  ])
  await expect(accept('safety')).rejects.toMatchObject({ status: 409 })
})

test('an entry that a gate sends days later makes two other pairs: the one that was missed is none any more', async () => {
  for (const day of ['2026-11-16', '2026-11-18']) await cameIn(day)
  await judge('2026-11-19')
  expect(await missedFor()).toEqual(['2026-11-16 2026-11-18'])
  await cameIn('2026-11-17')
  expect(await judge('2026-11-20')).toBe(3)
  expect(await missedFor()).toEqual(['2026-11-16 2026-11-17', '2026-11-17 2026-11-18'])
})

test('each plant for itself: another one is not seen, and nobody outside sees any', async () => {
  for (const day of ['2026-11-16', '2026-11-17']) await cameIn(day, { plantCd: '3000' })
  expect(await judge('2026-11-18')).toBe(1)
  expect(await missedFor()).toEqual([])
  expect((await log('owner', '&plantCd=3000')).plantCd).toBe('2000')
  await expect(log('V100001-02')).rejects.toMatchObject({ status: 403 })
  await expect(log('emp')).rejects.toMatchObject({ status: 403 })
})

test('what goes out has a row for each two days', async () => {
  for (const day of ['2026-11-16', '2026-11-17']) await cameIn(day)
  await judge('2026-11-18')
  const { rows } = await site().as('safety').readSheet(`${PATROL_API}/excel?from=2026-11-01&to=2026-11-30`)
  for (const said of ['첫째 날', '확인하지 않은 업체', '미실시']) expect(JSON.stringify(rows)).toContain(said)
})

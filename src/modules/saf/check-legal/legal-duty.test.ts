/** The board of legal duties over HTTP: joint checks per quarter and contractor, councils per month, patrols; who is told. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { noChecks, sign, VENDOR } from '#modules/contractor/check/check.fixture.ts'
import { aFileSite } from '#platform/test/site.ts'
import { cameToSite } from '../patrol/presence.fixture.ts'
import type { LegalLine, LegalStanding } from './legal-duty.calls.ts'
import { LEGAL_API } from './legal-duty.model.ts'

const site = aFileSite()
const at = (day: string, time = '09:00') => site().setClock(`${day}T${time}:00+09:00`)
beforeAll(async () => {
  at('2026-10-01')
  await noChecks(site())
  await site().sql(`update sys_setting set setting_val = '2026-07-01T00:00:00+09:00' where setting_cd = 'firstStartDt'`)
})
beforeEach(() =>
  site().sql(
    'delete from patrol_miss; delete from entry_log; delete from subcon_check_result; delete from entry_rqst; delete from council',
  ),
)

const cameIn = (day: string, vendorCd = VENDOR, entryTypeCd: 'REG' | 'VISIT' = 'REG') =>
  cameToSite(site(), day, { vendorCd, entryTypeCd })
const jointly = (day: string, signs: number, vendorCd = VENDOR) => {
  const of = (no: number) => (no <= signs ? `'${JSON.stringify(sign)}'` : 'null')
  return site().sql(`insert into subcon_check_result (plant_cd, vendor_cd, status_cd, check_type_cd, check_title, self_check_plan_no, inspector_no, area_cd, check_dt, done_dt, inspector_sign, host_sign,
      host_worker_sign, vendor_worker_sign, create_user_id, update_user_id)
    values ('2000', '${vendorCd}', 'DONE', 'JOINT', '합동', 1, 1, 'P', '${day} 10:00+09', '${day} 10:10+09', ${[1, 2, 3, 4].map(of).join(', ')}, 'safety', 'safety')`)
}
const query = '?from=2026-07-01&to=2026-12-31'
const standingsFor = async (userId = 'safety') => {
  const { standings } = await site().as(userId).call<{ standings: LegalStanding[] }>(`${LEGAL_API}${query}`)
  return Object.fromEntries(
    standings.map(({ duty, doneCnt, missCnt, openCnt }) => [duty.key, [doneCnt, missCnt, openCnt]]),
  )
}
const linesFor = async (more = '') =>
  (await site().as('safety').call<{ rows: LegalLine[] }>(`${LEGAL_API}/periods${query}${more}`)).rows

test('R3 per quarter and contractor that was there one joint check with four signatures', async () => {
  at('2026-10-05')
  for (const vendorCd of [VENDOR, 'V100002', 'V100003']) await cameIn('2026-08-12', vendorCd)
  await cameIn('2026-08-13', 'V100004', 'VISIT')
  await jointly('2026-08-20', 4)
  await jointly('2026-08-20', 3, 'V100002')
  await jointly('2026-10-01', 4, 'V100003')
  expect((await standingsFor()).JOINT).toEqual([1, 2, 0])
  const lines = await linesFor('&dutyKey=JOINT')
  expect(lines.map(({ stateCd, doneYmd, toYmd }) => [stateCd, doneYmd, toYmd]).sort()).toEqual([
    ['DONE', '2026-08-20', '2026-09-30'],
    ['MISS', null, '2026-09-30'],
    ['MISS', null, '2026-09-30'],
  ])
})

test('R4 a council for each calendar month with a contractor, of the months before the product only those that were held', async () => {
  at('2026-10-05')
  for (const day of ['2026-06-10', '2026-08-12', '2026-09-10', '2026-10-02']) await cameIn(day)
  await site().sql(`insert into council (plant_cd, status_cd, meet_title, meet_ym, meet_ymd, place_nm, create_user_id, update_user_id)
    values ('2000', 'HELD', '협의체', '2026-08', '2026-08-28', '회의실', 'safety', 'safety')`)
  const { standings } = await site()
    .as('safety')
    .call<{ standings: LegalStanding[] }>(`${LEGAL_API}?from=2026-06-01&to=2026-12-31`)
  expect(standings.find(({ duty }) => duty.key === 'COUNCIL')).toMatchObject({
    lastYmd: '2026-08-28',
    nextYmd: '2026-10-31',
    doneCnt: 1,
    missCnt: 1,
    openCnt: 1,
  })
})

test('what was found undone is told to the safety manager of the plant the next morning, once', async () => {
  for (const day of ['2026-10-13', '2026-10-14']) await cameIn(day)
  at('2026-10-14', '07:00')
  await site().runJob('legal-duty-missed')
  at('2026-10-15', '00:10')
  await site().runJob('patrol-judged')
  at('2026-10-15', '07:00')
  expect(await site().runJob('legal-duty-missed')).toBe(1)
  const told = async (userId: string) =>
    (await site().as(userId).notifications()).rows
      .map(({ messageDesc }) => messageDesc)
      .filter((text) => /법정 기한/.test(text))
  expect(await told('safety')).toEqual(['법정 기한(2026-10-14)까지 하지 않았습니다: 도급인 순회점검 1건'])
  expect(await told('owner')).toEqual([])
  await site().runJob('legal-duty-missed')
  expect(await told('safety')).toHaveLength(1)
  expect((await standingsFor()).PATROL).toEqual([0, 1, 0])
  const tile = await site()
    .as('safety')
    .call<{ missed: { count: number; href: string } }>('/api/main/portlet/legalMissed')
  expect(tile.missed.count).toBe((await linesFor('&stateCd=MISS')).length)
})

test('법정주기 이행표 names duty, article, cycle, period and day', async () => {
  at('2026-10-05')
  await cameIn('2026-08-12')
  await jointly('2026-08-20', 4)
  const { rows } = await site().as('safety').readSheet(`${LEGAL_API}/periods/excel${query}&dutyKey=JOINT`)
  const text = JSON.stringify(rows)
  for (const said of ['합동 안전보건점검', '산업안전보건법 시행규칙 제82조제2항', '분기마다', '이행'])
    expect(text).toContain(said)
})

test('who has nothing to do with it sees none of it', async () => {
  await expect(standingsFor('emp')).rejects.toMatchObject({ status: 403 })
  await expect(standingsFor('V100001-02')).rejects.toMatchObject({ status: 403 })
  await expect(site().as('safety').call(`${LEGAL_API}?from=2026-07-01&to=2026-06-01`)).rejects.toMatchObject({
    status: 400,
  })
})

/** Inspections as they are walked: a legal round without a network, and one that nobody made. */
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aCheckSchedule, aTmplItem } from '#modules/saf/check/check.seed.ts'
import { placeCodeText } from '#modules/saf/check/fill/place-code.logic.ts'
import { checkPlan } from '#modules/saf/check/plan/check-plan.model.ts'
import { checkSchedule } from '#modules/saf/check/plan/check-schedule.model.ts'
import { checkTmpl } from '#modules/saf/check/tmpl/check-tmpl.model.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { DEMO_PASSWORD, expect, now, test } from '#platform/test/journey.ts'
import { chromium } from '../../playwright.config.ts'
import { aJourney, type Sql } from './contractor/journey.ts'
import { photo, press } from './contractor/page.ts'

test.use({ serviceWorkers: 'allow', launchOptions: chromium })

const TODAY = `${checkPlan.route.staff}/today`
const INSPECTOR = 'sup'

type Write = <T>(path: string, body: object) => Promise<T>
/** What the safety manager has written before, by a session of his own. */
async function writing(baseURL: string): Promise<Write> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const write: Write = async <T>(path: string, body: object) => {
    const answer = await fetch(`${baseURL}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return JSON.parse(text) as T
  }
  const userPwdSHA = createHash('sha256').update(DEMO_PASSWORD).digest('hex')
  const { accessToken } = await write<{ accessToken: string }>('/api/auth/login', { userId: 'safety', userPwdSHA })
  headers['x-authorization'] = `Bearer ${accessToken}`
  return write
}

interface Round {
  name: string
  /** One item with its photo for each, at the points in turn. */
  itemCnt: number
  places: readonly number[]
}
/** A legal route of today, whose inspector is the supervisor. */
async function aRound(write: Write, { name, itemCnt, places }: Round): Promise<void> {
  const { checkTmplNo, rowVersion } = await write<{ checkTmplNo: number; rowVersion: number }>(checkTmpl.api, {
    tmplNm: name,
    areaTypeCd: 'ROUTE',
    points: places.map((locationNo) => ({ locationNo })),
    items: Array.from({ length: itemCnt }, (_, at) =>
      aTmplItem({ itemNm: `${name} 확인 ${at + 1}`, photoYn: 'Y', pointNo: (at % places.length) + 1 }),
    ),
  })
  await write(`${checkTmpl.api}/${checkTmplNo}/release`, { rowVersion })
  const ymd = dayOf(new Date(now()))
  const schedule = await write<{ checkScheduleNo: number; rowVersion: number }>(
    checkSchedule.api,
    aCheckSchedule({ checkTmplNo, cycleCd: 'D', legalYn: 'Y', startYmd: ymd, endYmd: ymd, inspectorUserId: INSPECTOR }),
  )
  await write(`${checkSchedule.api}/${schedule.checkScheduleNo}/begin`, { rowVersion: schedule.rowVersion })
}
const places = (sql: Sql) =>
  sql<{ no: number; name: string }>(
    `select location_no::float8 as no, location_nm as name from site_location where plant_cd = '2000' and use_yn = 'Y' order by 1 limit 2`,
  )

/** The worker keeps the app, and the page what is to be looked at today. */
const isKept = (page: Page) =>
  page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    const has = (end: string) =>
      Object.keys(localStorage).some((name) => name.startsWith('offline:') && name.endsWith(end))
    return active?.state === 'activated' && has(':session') && has(':safety-checks')
  })

/** A phone whose page was closed goes on where it was. */
async function readAnew(page: Page, { name }: Round, itemNo: number): Promise<void> {
  await page.reload()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('img', { name: `${itemNo}번 항목 사진`, exact: true })).toBeVisible()
  await expect(page.getByText(new RegExp(`^${itemNo} / `))).toBeVisible()
}
const line = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
/** Walks a route with one hand: the labels, then answer and photo of each. */
async function walk(page: Page, round: Round): Promise<void> {
  const { name, itemCnt, places: stops } = round
  await line(page, name).getByRole('button', { name: '점검 시작' }).click()
  // The list has a box for labels as well.
  await expect(page.getByRole('heading', { name })).toBeVisible()
  for (const no of stops) {
    await page.getByRole('textbox', { name: 'QR 아래 번호' }).fill(placeCodeText({ kindCd: 'L', no }))
    await press(page, '위치 확인')
  }
  await expect(page.getByLabel('확인함')).toHaveCount(stops.length)
  for (let no = 1; no <= itemCnt; no += 1) {
    await page
      .getByRole('group', { name: `${name} 확인 ${no}`, exact: true })
      .getByText('적합', { exact: true })
      .click()
    await page
      .getByLabel(`${no}번 항목 사진`)
      .first()
      .setInputFiles(await photo(`${no}.jpg`))
    await expect(page.getByRole('img', { name: `${no}번 항목 사진`, exact: true })).toBeVisible()
    if (no === 4) await readAnew(page, round, no)
  }
  await press(page, '이름으로 서명')
  await press(page, '점검 완료')
}

test('two legal rounds are walked without a network, with their photos, and sent once and in their order after a new sign-in', async ({
  open,
  program,
  sql,
}) => {
  test.setTimeout(240_000)
  const stops = (await places(sql)).map(({ no }) => no)
  const rounds: readonly Round[] = [
    { name: `새벽 순회 ${Date.now()}`, itemCnt: 10, places: stops },
    { name: `저녁 순회 ${Date.now()}`, itemCnt: 1, places: stops.slice(0, 1) },
  ]
  const write = await writing(program.address)
  for (const round of rounds) await aRound(write, round)

  const page = await open(TODAY, INSPECTOR, { device: 'phone' })
  for (const { name } of rounds) await expect(line(page, name)).toContainText('법정')
  await isKept(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(/^연결이 없어 이 기기에 받아 둔 점검을 보입니다/)).toBeVisible()
  for (const [at, round] of rounds.entries()) {
    await walk(page, round)
    await expect(page.getByText(`전송 대기 ${at + 1}건`)).toBeVisible()
    await expect(line(page, round.name)).toContainText('전송 대기')
  }
  await page.reload()
  await expect(page.getByText('전송 대기 2건')).toBeVisible()
  for (const { name } of rounds) await expect(line(page, name).getByRole('button')).toHaveCount(0)

  const keys: string[] = []
  page.on('response', (response) => {
    const request = response.request()
    const key = request.headers()['idempotency-key']
    if (request.method() === 'POST' && /\/finish$/.test(new URL(request.url()).pathname) && response.ok() && key)
      keys.push(key)
  })
  await page.context().clearCookies()
  await page.context().setOffline(false)
  const again = page.getByRole('dialog', { name: '다시 로그인' })
  await again.getByRole('textbox', { name: '비밀번호' }).fill(DEMO_PASSWORD)
  await again.getByRole('button', { name: '로그인' }).click()
  await expect(page.getByText(/^전송 대기 \d+건$/)).toBeHidden()
  for (const { name } of rounds) await expect(line(page, name)).toBeHidden()
  expect(new Set(keys).size).toBe(rounds.length)

  const told = await sql<{ name: string; plan: string; ok: number; photos: number; inTime: boolean }>(
    `select p.plan_nm as name, p.status_cd as plan, c.ok_cnt as ok, c.arrive_dt > c.check_dt as "inTime",
        (select count(*)::int from safety_check_items i where i.safety_check_no = c.safety_check_no and i.file_no is not null) as photos
      from safety_check c join check_plan p using (check_plan_no)
      where p.plan_nm = any($1) and c.status_cd = 'DONE' order by c.safety_check_no`,
    [rounds.map(({ name }) => name)],
  )
  expect(told).toEqual(
    rounds.map(({ name, itemCnt }) => ({ name, plan: 'DONE', ok: itemCnt, photos: itemCnt, inTime: true })),
  )
})

test('a legal round that nobody made is missed ten past midnight, and the board says which', async ({
  open,
  browser,
  program,
  moveTo,
  sql,
}) => {
  test.setTimeout(180_000)
  const name = `놓친 순회 ${Date.now()}`
  const journey = await aJourney({ open, browser, baseURL: program.address, moveTo, sql })
  const stops = (await places(sql)).map(({ no }) => no)
  await aRound(await writing(program.address), { name, itemCnt: 1, places: stops })
  const board = '/saf/check/checkLegal?limit=100&stateCd='
  const row = (page: Page) =>
    page.getByRole('list', { name: '기간별 이행 내역' }).getByRole('listitem').filter({ hasText: name })
  await journey.inHand('safety', `${board}OPEN`, async (page) => {
    await expect(row(page)).toContainText('기한 전')
  })
  await journey.moveTo(addDays(dayOf(new Date(now())), 1), '00:10')
  await journey.runJob('check-missed')
  await journey.inHand('safety', `${board}MISS`, async (page) => {
    const duty = page.getByRole('region', { name: '법정 의무' }).getByRole('row').filter({ hasText: name })
    await expect(duty).toContainText('1건')
    await row(page).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('미실시', { exact: true }).first()).toBeVisible()
  })
})

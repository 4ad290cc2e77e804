/** Who does it and at what: the site at its desks, the vendor in one hand; and what nobody sees happen. */
import { createHash } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { DEMO_PASSWORD, now } from '#platform/test/journey.ts'
import { moveDate } from '#platform/test/test-day.ts'
import { phone } from '../../../playwright.config.ts'

/** What all of its accounts choose. */
export const VENDOR_PASSWORD = 'Pipe-line 2026'

export type Sql = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>
type Work<T> = (page: Page) => Promise<T>

export interface Journey {
  /** Somebody of the site, 1440 px wide. */
  atDesk<T>(userId: string, path: string, work: Work<T>): Promise<T>
  /** Anybody with an account, 390 px wide. */
  inHand<T>(userId: string, path: string, work: Work<T>): Promise<T>
  /** Without an account, behind a link or a code on paper, 390 px wide. */
  byLink<T>(path: string, work: Work<T>): Promise<T>
  /** Moves the site, and every page that is opened from now on. */
  moveTo(ymd: string, time: string): Promise<void>
  /** Now, whenever its turn would be. */
  runJob(name: string): Promise<void>
  sql: Sql
  /** The address in the last SMS to a phone. */
  sentTo(phoneNo: string): Promise<string>
  days: Days
}

/** Invite and approve lie behind us: what the demo has prepared begins today. Apply, learn, work follow each other. */
export type Days = Readonly<Record<'invite' | 'approve' | 'apply' | 'learn' | 'work', string>>

/** The last two are worked: at the weekend other people approve. */
async function daysOf(sql: Sql): Promise<Days> {
  const off = await sql<{ ymd: string }>(`select holiday_ymd::text as ymd from com_holiday where delete_yn = 'N'`)
  const isOff = (ymd: string) => {
    const weekday = new Date(`${ymd}T00:00:00Z`).getUTCDay()
    return weekday === 0 || weekday === 6 || off.some((one) => one.ymd === ymd)
  }
  const today = dayOf(new Date(now()))
  let learn = addDays(today, 2)
  while (isOff(learn) || isOff(addDays(learn, 1))) learn = addDays(learn, 1)
  return {
    invite: addDays(today, -12),
    approve: addDays(today, -1),
    apply: addDays(learn, -1),
    learn,
    work: addDays(learn, 1),
  }
}

const admin = { userId: 'admin', userPwdSHA: createHash('sha256').update(DEMO_PASSWORD).digest('hex') }
async function posted<Answer>(url: string, headers: Record<string, string>, body: object = {}): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`)
  return JSON.parse(text || '{}') as Answer
}

interface Fixtures {
  open(path: string, userId?: string, way?: { device?: 'phone'; password?: string }): Promise<Page>
  browser: Browser
  baseURL: string
  moveTo(at: string): Promise<void>
  sql: Sql
}

export async function aJourney({ open, browser, baseURL, moveTo, sql }: Fixtures): Promise<Journey> {
  let shiftMs = now() - Date.now()
  const doing = async <T>(page: Page, path: string, work: Work<T>): Promise<T> => {
    await page.addInitScript(moveDate, shiftMs)
    await page.goto(path)
    const done = await work(page)
    await page.context().close()
    return done
  }
  return {
    sql,
    days: await daysOf(sql),
    atDesk: async (userId, path, work) => doing(await open('about:blank', userId), path, work),
    inHand: async (userId, path, work) => {
      const password = /^V\d/.test(userId) && { password: VENDOR_PASSWORD }
      return doing(await open('about:blank', userId, { device: 'phone', ...password }), path, work)
    },
    byLink: async (path, work) => doing(await (await browser.newContext({ baseURL, ...phone })).newPage(), path, work),
    moveTo: async (ymd, time) => {
      const to = `${ymd}T${time}:00+09:00`
      await moveTo(to)
      shiftMs = Date.parse(to) - Date.now()
    },
    runJob: async (name) => {
      const { accessToken } = await posted<{ accessToken: string }>(`${baseURL}/api/auth/login`, {}, admin)
      await posted(`${baseURL}/api/manage/log/batchjob/${name}/run`, { 'x-authorization': `Bearer ${accessToken}` })
    },
    sentTo: async (phoneNo) => {
      const [sms] = await sql<{ body: string }>(
        `select body_desc as body from com_outbox where channel_cd = 'SMS' and recipient_desc = $1 order by outbox_no desc limit 1`,
        [phoneNo],
      )
      return /(?:https?:\/\/[^/\s]+)?(\/\S+)/.exec(sms?.body ?? '')?.[1] ?? ''
    },
  }
}

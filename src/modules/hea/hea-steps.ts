/** What journeys of occupational health begin with: people of their own, where they work, and the sheet of their results. */
import { createHash } from 'node:crypto'
import { expect, type Page, request } from '@playwright/test'
import { addMonths, dayOf } from '#platform/model/calendar.ts'
import { now } from '#platform/test/journey.ts'
import { aSheet, type SheetRow } from './result/result.seed.ts'

export interface Worker {
  userId: string
  userNm: string
}
/** Of the first who is hired. */
export const PASSWORD = 'Green-tea 2026'
const PLANT = '2000'
/** Of the demo: its head signs in as `mgr`. */
const DEPARTMENT = 'D2110'

const tokenOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'jwtToken')?.value ?? ''

/** What the server answers to whoever is signed in on the page. */
export const answerTo = async (page: Page, method: string, path: string, data?: object) =>
  page.request.fetch(path, {
    method,
    headers: { 'x-authorization': `Bearer ${await tokenOf(page)}` },
    ...(data && { data }),
  })

async function call<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const answer = await answerTo(page, method, path, data)
  const text = await answer.text()
  expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true)
  return (text === '' ? undefined : JSON.parse(text)) as T
}

/** Employees of the demo's first production team; the first of them can sign in. */
export async function hire(admin: Page, workers: readonly [Worker, ...Worker[]]): Promise<void> {
  for (const worker of workers)
    await call(admin, 'POST', '/api/manage/user', {
      ...worker,
      plantCd: PLANT,
      deptCd: DEPARTMENT,
      jobClassCd: 'PROD',
      employTypeCd: 'REG',
      entryYmd: '2020-03-02',
    })
  const { userId } = workers[0]
  const path = '/api/manage/authgroups?limit=100'
  const groups = await call<{ rows: { authGrpNo: number; authGrpCd: string; rowVersion: number }[] }>(
    admin,
    'GET',
    path,
  )
  const group = groups.rows.find(({ authGrpCd }) => authGrpCd === 'EMP')
  await call(admin, 'PUT', `/api/manage/authgroup/${group?.authGrpNo}/members`, {
    rowVersion: group?.rowVersion,
    add: [userId],
  })
  await choosePassword(admin, userId)
}

/** The first sign-in, with the password that the administrator was shown. */
async function choosePassword(admin: Page, userId: string): Promise<void> {
  const { password } = await call<{ password: string }>(admin, 'POST', `/api/manage/user/${userId}/password`)
  const own = await request.newContext({ baseURL: new URL(admin.url()).origin })
  const userPwdSHA = createHash('sha256').update(password).digest('hex')
  const login = await own.post('/api/auth/login', { data: { userId, userPwdSHA } })
  const { accessToken } = (await login.json()) as { accessToken: string }
  const changed = await own.patch('/api/manage/password', {
    headers: { 'x-authorization': accessToken },
    data: { userId, userPwd: PASSWORD, userPwdRepeat: PASSWORD },
  })
  expect(await changed.text()).toBe('true')
  await own.dispose()
}

/** They have worked in a process of their own for longer than the first checkup for the factor may wait. */
export async function expose(admin: Page, health: Page, factorCd: string, workers: readonly Worker[]): Promise<void> {
  const processCd = `E2E-${factorCd}`.slice(0, 20)
  const { processNo } = await call<{ processNo: number }>(admin, 'POST', '/api/baseinfo/processinfo', {
    processNm: '중합 시험동',
    processCd,
    plantCd: PLANT,
    deptCd: DEPARTMENT,
  })
  await call(health, 'POST', '/api/hea/checkup/workerhazards/bulk', {
    actionCd: 'ADD',
    processNo,
    factorCds: [factorCd],
    userIds: workers.map(({ userId }) => userId),
    placementYmd: addMonths(dayOf(new Date(now())), -7),
  })
}

/** A file as an organisation sends it. */
export const resultFile = async (name: string, rows: readonly SheetRow[]) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(await (await aSheet(rows)).arrayBuffer()),
})

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const said = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

/** A fall, from the poster that told of it on a phone without a network to the approved report. */
import { createHash } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { accident } from '#modules/saf/accident/accident.model.ts'
import { choose, find } from '#platform/test/choose.ts'
import { DEMO_PASSWORD, expect, test } from '#platform/test/journey.ts'
import { chromium } from '../../playwright.config.ts'
import { isNow, photo, press, take, write } from './contractor/page.ts'

test.use({ serviceWorkers: 'allow', launchOptions: chromium })

const at = (ymd: string, time: string) => `${ymd}T${time}:00+09:00`
const DAY = '2026-12-03'
const WHAT = '비계 발판에서 내려오다 2미터 아래로 떨어짐'
type Sql = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>

/** Somebody whose screen is another journey's matter. */
async function elsewhere(request: APIRequestContext, userId: string) {
  const userPwdSHA = createHash('sha256').update(DEMO_PASSWORD).digest('hex')
  const url = userId.startsWith('V') ? '/api/auth/vendorlogin' : '/api/auth/login'
  const signedIn = await request.post(url, { data: { userId, userPwdSHA } })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  const headers = { 'x-authorization': `Bearer ${accessToken}` }
  const ask = async <T>(method: string, path: string, data?: object): Promise<T> => {
    const answer = await request.fetch(path, { method, headers, ...(data && { data }) })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json().catch(() => undefined)) as T
  }
  const act = async (api: string, key: number, action: string, data: object = {}) => {
    const { rowVersion } = await ask<{ rowVersion: number }>('GET', `${api}/${key}`)
    return ask('POST', `${api}/${key}/${action}`, { ...data, rowVersion })
  }
  const attach = async (taskClass: string) => {
    const multipart = { taskClassNm: taskClass, file: await photo('after.jpg') }
    const answer = await request.post('/api/attachfile/uploadfiles', { headers, multipart })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { attachFileId: number }).attachFileId
  }
  return { ask, act, attach }
}

/** Work that goes on that day at a place of its own, as if it had begun in the morning. */
async function aWork(sql: Sql) {
  const [work] = await sql<{ permitNo: number; processNo: number; processNm: string }>(
    `with work as (select w.permit_no, w.process_no from wkod_master w where status_cd = 'WORK' and process_no is not null and delete_yn = 'N'
        order by permit_no desc limit 1),
      moved as (update wkod_master w set work_from_dt = $1, work_to_dt = $2, wkod_dt = $3::date from work where w.permit_no = work.permit_no)
      select work.permit_no::int as "permitNo", p.process_no::int as "processNo", p.process_nm as "processNm"
      from work join process p on p.process_no = work.process_no`,
    [at(DAY, '08:00'), at(DAY, '18:00'), DAY],
  )
  if (!work) throw new Error('The demo has no work at a process')
  return work
}

async function posterPath(page: Page): Promise<string> {
  let path = ''
  const listed = page.waitForResponse(async (response) => {
    if (response.request().method() !== 'GET' || !/accident-posters$/.test(response.url())) return false
    const { rows } = (await response.json().catch(() => ({ rows: [] }))) as { rows: { path: string }[] }
    path = rows[0]?.path ?? ''
    return path !== ''
  })
  await press(page, '포스터 만들기')
  await listed
  return path
}

/** Told on a phone that lost its network before it was sent. */
async function toldByPoster(browser: Browser, baseURL: string | undefined, path: string): Promise<void> {
  const hand = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } })
  const page = await hand.newPage()
  await page.goto(path)
  await expect(page.getByText('1명', { exact: true })).toBeVisible()
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await hand.setOffline(true)
  await page.reload()
  await page.getByRole('textbox', { name: '무슨 일입니까?' }).fill(WHAT)
  await page.getByText('1명', { exact: true }).click()
  await page.getByRole('textbox', { name: '어디입니까?' }).fill('생산1팀 비계')
  await press(page, '제출')
  await expect(page.getByText('전송 대기 1건')).toBeVisible()
  await hand.setOffline(false)
  // It tries again by itself, later each time.
  await expect(page.getByText('전송 대기 1건')).toBeHidden({ timeout: 60_000 })
  await hand.close()
}

type Person = Awaited<ReturnType<typeof elsewhere>>
interface Found {
  stamps: Record<string, string>
  evidences: { no: number }[]
  causes: { causeNo: number; levelCd: string }[]
  measures: { imprNo: number | null }[]
}
const pathOf = (no: number, part: string) => `${accident.api}/${no}/${part}`
const read = (by: Person, no: number) => by.ask<Found>('GET', pathOf(no, 'inquiry'))
const put = async (by: Person, no: number, part: string, rows: readonly object[], more: object = {}) =>
  by.ask('PUT', pathOf(no, part), { stamp: (await read(by, no)).stamps[part], rows, ...more })

/** A leader, and one who speaks for the workers: named by the head of safety, who opens the investigation. */
async function opened(head: Person, no: number): Promise<void> {
  const member = (at: number, userId: string, teamRoleCd: string, workerSideYn = 'N') => ({
    ...{ no: at, userId, memberNm: userId, teamRoleCd, workerSideYn },
  })
  await put(head, no, 'team', [member(-1, 'sup', 'LEAD'), member(-2, 'worker', 'WORKER', 'Y')])
  await head.act(accident.api, no, 'invest')
}

/** What the team finds and what follows, each part as its page saves it. */
async function found(leader: Person, no: number): Promise<void> {
  await leader.ask('POST', pathOf(no, 'evidences'), {
    ...{ evidenceKindCd: 'CCTV', evidenceNm: '3번 카메라', collectDt: at(DAY, '09:28') },
  })
  const evidenceNos = (await read(leader, no)).evidences.map((one) => one.no)
  const event = (minute: number, eventDesc: string) => ({
    ...{ no: -minute, eventDt: at(DAY, `09:${minute}`), eventDesc, evidenceNos },
  })
  await put(leader, no, 'timeline', [event(10, '발판에 오름'), event(20, '자재를 받음'), event(25, '떨어짐')])
  const cause = (causeNo: number, parentNo: number | null, causeDesc: string, levelCd: string) => ({
    ...{ causeNo, parentNo, causeDesc, levelCd, methodCd: 'TREE', gateCd: null, evidenceNos },
    m4Cd: levelCd === 'ROOT' ? 'MGMT' : null,
  })
  await put(leader, no, 'causes', [
    cause(-1, null, '발판에서 떨어짐', 'DIRECT'),
    cause(-2, -1, '안전대 걸이를 다는 기준이 없음', 'ROOT'),
  ])
  await leader.act(accident.api, no, 'analyze')
  const root = (await read(leader, no)).causes.find(({ levelCd }) => levelCd === 'ROOT')?.causeNo
  const measure = { no: -1, rootCauseNo: root, measureTypeCd: 'ENG', measureDesc: '모든 발판에 안전대 걸이를 용접한다' }
  await put(leader, no, 'measures', [{ ...measure, ownerUserId: 'oper', dueYmd: '2026-12-10' }], { noEngDesc: null })
  await leader.act(accident.api, no, 'plan')
}

/** Signed by who speaks for the workers, and approved by department, head of safety and head of the site. */
async function approved(request: APIRequestContext, leader: Person, no: number): Promise<void> {
  await (await elsewhere(request, 'worker')).ask('POST', pathOf(no, 'inquiry-sign'), { opinionDesc: null })
  const { rowVersion } = await leader.ask<{ rowVersion: number }>('GET', `${accident.api}/${no}`)
  const deciders = ['mgr', 'shd', 'cso']
  const lines = deciders.map((userId, index) => ({ seqNo: index + 1, lineTypeCd: 'APPROVE', userId }))
  const draft = { apprBizCd: 'ACC_REPORT_HIGH', bizNo: no, rowVersion, lines }
  const { apprRqstNo } = await leader.ask<{ apprRqstNo: number }>('POST', '/api/manage/approval', draft)
  for (const userId of deciders)
    await (await elsewhere(request, userId)).ask('POST', `/api/manage/approval/${apprRqstNo}/decide`, {
      decisionCd: 'OK',
    })
}

test('a fall told by a poster stops work, is looked into and approved', async ({
  open,
  sql,
  request,
  browser,
  baseURL,
  moveTo,
}) => {
  test.slow()
  // The demo would end its works and plan others.
  await sql(`insert into sys_job (job_nm, schedule_yn, update_dt) values ('permit-demo-day', 'N', now())
    on conflict (job_nm) do update set schedule_yn = 'N'`)
  const work = await aWork(sql)
  await moveTo(at(DAY, '09:30'))

  const safety = await test.step('told by the poster', async () => {
    const page = await open(`${accident.route.staff}/posters`, 'safety')
    await toldByPoster(browser, baseURL, await posterPath(page))
    return page
  })
  // Its answer reaches the phone after it is stored, and no test asks before that.
  const told = () =>
    sql<{ no: number }>('select accident_no::int as no from accident where accident_title = $1', [WHAT])
  await expect.poll(async () => (await told()).length).toBe(1)
  const no = (await told())[0]?.no ?? 0
  // Whatever else would have stopped it on its way to this day: it is at work when the accident is classed.
  await sql(`update wkod_master set status_cd = 'WORK' where permit_no = $1`, [work.permitNo])

  await test.step('classed by the safety manager', async () => {
    await safety.goto(`${accident.route.staff}/${no}`)
    await isNow(safety, '발생보고')
    await press(safety, '재해자 추가')
    const dialog = safety.getByRole('dialog')
    await find(dialog, '임직원', '김')
    await choose(dialog, '상해종류', '골절')
    await choose(dialog, '결과등급', '휴업')
    await write(dialog, { 휴업예상일수: '20' })
    await press(dialog, '저장')
    await expect(dialog).toBeHidden()
    await take(safety, '분류확정', async (asked) => {
      await choose(asked, '사고종류', '인적')
      await choose(asked, '발생형태', '떨어짐')
      await choose(asked, '기인물', '건축물·구조물 및 표면')
      await write(asked, { 작업: '비계 위 자재 받기' })
      await choose(asked, '잠재심각도', /휴업/)
      await find(asked, '공정', work.processNm)
      await choose(asked, '작업분류', '용접·용단')
    })
    await isNow(safety, '분류확정')
    await expect(safety.getByText('재해조사 대상 가능').first()).toBeVisible()
    await expect(safety.getByRole('region', { name: '산업재해조사표' })).toContainText('2027-01-03')
  })

  await test.step('work stops, and waits for an assessment', async () => {
    const [permit] = await sql<{ status: string; kept: string; blocks: number }>(
      `select w.status_cd as status, (select a.scene_keep_yn from accident a where a.accident_no = $2) as kept,
        (select count(*)::int from rsa r where r.process_no = w.process_no and r.rsa_type_cd = 'OCC' and r.trigger_cd = 'ACC' and r.work_block_yn = 'Y') as blocks
      from wkod_master w where w.permit_no = $1`,
      [work.permitNo, no],
    )
    expect(permit).toEqual({ status: 'SUSP', kept: 'Y', blocks: 1 })
  })

  await test.step('looked into and approved', async () => {
    const head = await elsewhere(request, 'shd')
    await opened(head, no)
    const sup = await elsewhere(request, 'sup')
    await found(sup, no)
    await safety.reload()
    await isNow(safety, '대책수립')
    await safety.getByRole('tab', { name: /원인분석/ }).click()
    await expect(safety.getByText('안전대 걸이를 다는 기준이 없음').first()).toBeVisible()
    await approved(request, sup, no)
    await safety.reload()
    await isNow(safety, '조사보고 승인')
  })
})

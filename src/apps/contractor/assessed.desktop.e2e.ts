/** Work that waits for an occasional assessment: made with those who do it, told to all of them, and then it begins. */
import { createHash } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Extra } from '#modules/rsa/assess/rsa.calls.ts'
import { rsa } from '#modules/rsa/assess/rsa.model.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { choose, find } from '#platform/test/choose.ts'
import { DEMO_PASSWORD, expect, now, test } from '#platform/test/journey.ts'
import type { Sql } from './journey.ts'
import { edit, isNow, noOf, pick, press, said, sign, tab, write } from './page.ts'
import { ofVendor } from './permit.ts'
import { leader } from './running.ts'

const ROUTE = rsa.route.staff
const TODAY = dayOf(new Date(now()))
const TOMORROW = addDays(TODAY, 1)

/**
 * The demo's youngest general work, as it stood before it began, at a process of the supervisor's where nobody else works.
 * Its analysis covers it; the crew is behind the gate and has heard the talk.
 */
async function anIssuedWork(sql: Sql) {
  const [work] = await sql<{ permitNo: number; processNm: string; personNm: string }>(
    `with work as (
        select * from wkod_master w where vendor_cd = 'V100001' and status_cd = 'WORK' and permit_base_cd = 'GEN' and permit_sub_cds is null
          and delete_yn = 'N' order by work_from_dt desc limit 1),
      place as (
        select p.process_no, p.process_nm from process p where dept_cd = 'D2110' and use_yn = 'Y'
          and not exists (select from wkod_master w where w.process_no = p.process_no
            and (w.status_cd not in ('CLOSE', 'CANC', 'REJ', 'EXPIRED') or coalesce(w.close_dt, w.update_dt) >= $1::date - 1))
          and not exists (select from rsa r where r.process_no = p.process_no and r.work_block_yn = 'Y')
          and exists (select from rsa r where r.process_no = p.process_no and r.rsa_type_cd = 'INIT' and r.status_cd = 'DONE')
        order by 1 limit 1),
      analysis as (update jsa j set permit_type_cds = j.permit_type_cds || ' GEN' from work where j.jsa_no = work.jsa_no),
      issued as (update wkod_master w set status_cd = 'ISSUED', start_dt = null, issue_dt = $2::timestamptz, process_no = place.process_no
        from work, place where w.permit_no = work.permit_no)
      select work.permit_no::int as "permitNo", process_nm as "processNm", person_nm as "personNm"
      from work cross join place join vendor_person on person_no = work.leader_person_no`,
    [TODAY, new Date(now())],
  )
  if (!work) throw new Error('The demo has no work that could wait')
  return work
}

async function planned(page: Page, processNm: string): Promise<number> {
  await write(page, { 제목: '새 교반기 설치 수시평가' })
  await pick(page, '유형', '수시')
  await find(page, '부서', '생산1팀')
  await find(page, '공정', processNm)
  await choose(page, '수시사유', '설비 신설')
  await write(page, { 근거: '교반기 AG-103 설치', '실시 시작': TOMORROW, '실시 종료': TOMORROW })
  await find(page, '척도', '5')
  await find(page, '담당', '이창호')
  await choose(page, '사전공유 방법', '설명회')
  await write(page, { '일정 안내': '작업 전에 교반기 앞에서 함께 돌아봅니다.' })
  await press(page, '실시공지')
  await isNow(page, '준비')
  return noOf(page)
}

/** It was told the day before the one on which it is made. */
const toldYesterday = (sql: Sql, no: number) =>
  sql(
    `with record as (update rsa set plan_ymd = $2::date, do_from_ymd = $3, do_to_ymd = $3, create_dt = create_dt - interval '1 day',
        pre_share_dt = pre_share_dt - interval '1 day' where rsa_no = $1)
      update rsa_share set share_dt = share_dt - interval '1 day' where rsa_no = $1`,
    [no, addDays(TODAY, -1), TODAY],
  )

/** Somebody whose screen is another journey's matter. */
async function elsewhere(request: APIRequestContext, userId: string) {
  const userPwdSHA = createHash('sha256').update(DEMO_PASSWORD).digest('hex')
  const signedIn = await request.post('/api/auth/login', { data: { userId, userPwdSHA } })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  return async <T>(method: string, path: string, data?: object): Promise<T> => {
    const headers = { 'x-authorization': `Bearer ${accessToken}` }
    const answer = await request.fetch(path, { method, headers, ...(data && { data }) })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json().catch(() => undefined)) as T
  }
}

/** Whoever takes part is named by who leads it. */
async function partakes(page: Page, role: string, kind: string, name: string): Promise<void> {
  await tab(page, /^참여/)
  await press(page, '참여자 추가')
  const dialog = page.getByRole('dialog')
  await choose(dialog, '역할', role)
  await find(dialog, kind, name)
  await press(dialog, '추가')
  await expect(dialog).toBeHidden()
}
async function signed(page: Page): Promise<void> {
  await press(page, '서명하기')
  const dialog = page.getByRole('dialog')
  await sign(dialog, '서명란')
  await press(dialog, '서명하기')
  await said(page, '서명했습니다.')
}

async function hazard(page: Page): Promise<void> {
  await tab(page, /^위험요인/)
  await press(page, '행 추가')
  const row = page.getByRole('grid', { name: '위험요인' }).locator('.table-body .table-row').first()
  const cell = (name: string) => row.locator(`> [data-name="${name}"]`)
  const typed = { taskNm: '시운전', hazardDesc: '덮개를 연 채 돌려 손이 끼임', existMeasureDesc: '연동 덮개를 단다.' }
  for (const [name, value] of Object.entries(typed)) await cell(name).getByRole('textbox').fill(value)
  for (const [name, value] of Object.entries({ exposedCnt: '2', freqVal: '1', sevVal: '3' }))
    await cell(name).getByRole('textbox').fill(value)
  const chosen = { hazardCatCd: '기계·설비', accTypeCd: '끼임', lawOkYn: '예' }
  for (const [name, option] of Object.entries(chosen)) await cell(name).getByRole('combobox').selectOption(option)
  await press(page, '위험요인 저장')
  await said(page, '저장되었습니다.')
}

/** Each of the contractor's people reads it on the supervisor's device, or is read to, and draws. */
async function eachDraws(told: Locator): Promise<void> {
  const waiting = told.getByRole('button', { name: /그려서 서명$/ })
  for (let left = await waiting.count(); left > 0; left--) {
    await waiting.first().click()
    const dialog = told.page().getByRole('dialog')
    await expect(dialog).toContainText('덮개를 연 채 돌려 손이 끼임')
    const interpreter = dialog.getByRole('textbox', { name: '읽어 준 통역자' })
    if ((await interpreter.count()) > 0) await interpreter.fill('Nguyen Van An')
    await sign(dialog, '서명란')
    await press(dialog, '읽었습니다. 서명')
    await expect(waiting).toHaveCount(left - 1)
  }
}

test('work waits for an occasional assessment; it is made with the crew, told and confirmed, and the work begins', async ({
  open,
  sql,
  request,
}) => {
  test.setTimeout(180_000)
  const { step } = test
  const work = await anIssuedWork(sql)

  const supervisor = await open(`${ROUTE}/new`, 'sup')
  const no = await step('the supervisor plans it and tells its day', () => planned(supervisor, work.processNm))
  const hand = await open(ofVendor(work.permitNo), leader, { device: 'phone' })
  await step('the leader of the work may not begin', async () => {
    await press(hand, '작업개시')
    const refused = hand.getByRole('alertdialog')
    await expect(refused).toContainText(/수시평가\(RS-\d{8}-\d{4}\)가 완료되지 않아 작업할 수 없습니다/)
    await press(refused, '확인')
  })
  await toldYesterday(sql, no)
  await step('it is made with the crew: own people and the contractor’s', async () => {
    await supervisor.reload()
    await tab(supervisor, '사전조사')
    await edit(supervisor, '사전조사', (section) =>
      write(section, { '사전조사 내용': '교반기 설명서와 지난 3년의 기록을 함께 보았습니다.' }),
    )
    await press(supervisor, '요인파악')
    await isNow(supervisor, '실시중')
    await partakes(supervisor, '근로자', '임직원', '김서연')
    await partakes(supervisor, '수급인', '업체 인원', work.personNm)
    await signed(supervisor)
    const emp = await elsewhere(request, 'emp')
    const { parts } = await emp<Extra>('GET', `${rsa.api}/${no}/extra`)
    const his = parts.find(({ userId }) => userId === 'emp')
    await emp('PUT', `${rsa.api}/${no}/participants/${his?.rsaPartNo}/sign`, { strokes: [[100, 100, 900, 800]] })
  })
  await step('its hazard is judged, and it is decided and completed', async () => {
    await hazard(supervisor)
    await press(supervisor, '결정')
    await isNow(supervisor, '결정')
    const manager = await elsewhere(request, 'safety')
    const { rowVersion } = await manager<{ rowVersion: number }>('GET', `${rsa.api}/${no}`)
    await manager('POST', `${rsa.api}/${no}/complete`, { rowVersion })
  })
  await step('its result is told to all who work there, and nine of ten know it', async () => {
    await supervisor.reload()
    await tab(supervisor, /^공유/)
    await press(supervisor, '사후공유 시작')
    await press(supervisor.getByRole('dialog'), '공유하기')
    const told = supervisor.getByRole('region', { name: '사후공유' })
    await told.getByRole('checkbox', { name: '모두 선택' }).check()
    await press(told, /명 확인 기록$/)
    await eachDraws(told)
    await expect(told).toContainText('(100 %)')
    await press(supervisor, '공유완료')
    await isNow(supervisor, '공유완료')
  })
  await step('the work begins', async () => {
    await hand.reload()
    await press(hand, '작업개시')
    await isNow(hand, '작업중')
  })
})

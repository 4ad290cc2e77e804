/** The morning of who leads a work: one text at six, three touches in his language, on his phone alone. */

import { createHash } from 'node:crypto'
import { DEMO_PASSWORD, expect, test } from '#platform/test/journey.ts'
import { moveDate } from '#platform/test/test-day.ts'

interface Led {
  phoneNo: string
  personNm: string
  title: string
}

test('at six a text takes who leads a work to what it lacks; seen, read, ready are three touches in Vietnamese', async ({
  browser,
  baseURL,
  moveTo,
  request,
  sql,
}) => {
  // The demo would end its works and plan others.
  await sql(`insert into sys_job (job_nm, schedule_yn, update_dt) values ('permit-demo-day', 'N', now())
    on conflict (job_nm) do update set schedule_yn = 'N'`)
  const [led] = await sql<Led>(`with moved as (
      update wkod_master set work_from_dt = '2026-11-25T08:00+09:00', work_to_dt = '2026-11-25T16:00+09:00', wkod_dt = '2026-11-25'
      where permit_no = (select min(permit_no) from wkod_master where status_cd = 'APPR' and leader_person_no is not null and delete_yn = 'N')
      returning leader_person_no, wkod_title)
    update vendor_person p set lang_cd = 'vi' from moved where p.person_no = moved.leader_person_no
    returning p.phone_no as "phoneNo", p.person_nm as "personNm", moved.wkod_title as title`)
  if (!led) throw new Error('The demo has no work that is approved and led')
  const at = '2026-11-25T06:01:00+09:00'
  await moveTo(at)
  const userPwdSHA = createHash('sha256').update(DEMO_PASSWORD).digest('hex')
  const signedIn = await request.post('/api/auth/login', { data: { userId: 'admin', userPwdSHA } })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  const headers = { 'x-authorization': `Bearer ${accessToken}` }
  await request.post('/api/manage/log/batchjob/foreman-morning/run', { headers })
  const sent = () =>
    sql<{ body: string }>(
      `select body_desc as body from com_outbox where channel_cd = 'SMS' and recipient_desc = $1 and body_desc like '%công việc hôm nay%'`,
      [led.phoneNo],
    )
  await expect.poll(async () => (await sent()).length).toBe(1)
  const [{ body } = { body: '' }] = await sent()
  const path = /\/api\/q\/[\w-]+/.exec(body)?.[0] ?? ''

  const opened = async () => {
    const hand = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'vi-VN' })
    await hand.addInitScript(moveDate, Date.parse(at) - Date.now())
    const page = await hand.newPage()
    await page.goto(path)
    return page
  }
  const his = await opened()
  await expect(his.getByRole('heading', { name: led.personNm })).toBeVisible()
  await expect(his.locator('.link-items > li').first()).toContainText(led.title)
  const lacks = await his.locator('.link-items li li').allTextContents()
  expect(lacks.length, 'a work that is not issued lacks something').toBeGreaterThan(0)
  expect(new Set(lacks).size, 'and nothing is said twice').toBe(lacks.length)
  expect(lacks.join(), 'nor in Korean').not.toMatch(/[가-힣]{2}.*(습니다|하세요)/)
  // What is to be read is written in his language.
  await expect(his.getByText('SHE-01 Quy trình giấy phép làm việc')).toBeVisible()
  const ready = his.getByRole('button', { name: 'Tôi đã sẵn sàng' })
  await expect(ready).toBeDisabled()
  await his.getByRole('button', { name: 'Tôi đã xem công việc và những gì còn thiếu' }).click()
  await his.getByRole('button', { name: 'Tôi đã đọc hết' }).click()
  await ready.click()
  await expect(his.getByText(/Bạn đã xác nhận sẵn sàng lúc 2026-11-25 06:\d\d\./)).toBeVisible()
  await his.reload()
  await expect(his.getByText(/Bạn đã xác nhận sẵn sàng lúc/)).toBeVisible()

  const other = await opened()
  await expect(other.getByRole('button', { name: 'Nhận liên kết mới qua điện thoại đã đăng ký' })).toBeVisible()
  await expect(other.getByText(led.personNm)).toHaveCount(0)
  await Promise.all([his, other].map((page) => page.context().close()))
  await sql(`update sys_job set schedule_yn = 'Y' where job_nm = 'permit-demo-day'`)
})

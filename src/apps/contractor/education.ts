/** The vendor's people: accounts, the roster, the education of the site and its own, the cards at the gate. */
import type { Page } from '@playwright/test'
import { sgcCard } from '#modules/contractor/card/card.model.ts'
import { roster } from '#modules/contractor/person/person.model.ts'
import { eduExternal } from '#modules/education/external/edu-external.model.ts'
import { APPLY_ROUTE, eduRound, STATUS_ROUTE } from '#modules/education/round/edu-round.model.ts'
import { addDays } from '#platform/model/calendar.ts'
import { choose, find } from '#platform/test/choose.ts'
import { expect } from '#platform/test/journey.ts'
import { firstPassword, type Vendor } from './invitation.ts'
import type { Journey, Sql } from './journey.ts'
import { attach, isNow, moment, noOf, pick, press, said, tab, take, write } from './page.ts'

export const welder = { personNm: '장용접', phoneNo: '010-5555-1001' }
export const mate = { personNm: '박보조', phoneNo: '010-5555-1002' }
const workers = [welder, mate]

export interface Crew extends Vendor {
  /** Site manager and work leader. */
  vsm: string
  vsp: string
}

/** Two more accounts, each with a password of its own choice. */
export async function accounts(journey: Journey, vendor: Vendor): Promise<Crew> {
  const given = [
    { role: '현장소장', name: '우소장', phoneNo: '010-2345-1111' },
    { role: '작업책임자', name: '문지혁', phoneNo: '010-2345-6789' },
  ]
  await journey.inHand(vendor.vad, '/vendor/portal/vendorAccount', async (page) => {
    for (const { role, name, phoneNo } of given) {
      await press(page, '계정 등록')
      const form = page.getByRole('dialog')
      await write(form, { 성명: name, 휴대폰: phoneNo })
      await choose(page, '역할', new RegExp(role))
      await press(form, '등록')
      await expect(form).toBeHidden()
    }
  })
  for (const { phoneNo } of given) await firstPassword(journey, phoneNo)
  return { ...vendor, vsm: `${vendor.vendorCd}-02`, vsp: `${vendor.vendorCd}-03` }
}

/** A round of the entry education, open for all vendors. */
const opened = ({ atDesk, days }: Journey): Promise<number> =>
  atDesk('edu', `${eduRound.route.staff}/new`, async (page) => {
    await choose(page, '과정', '협력업체 입문교육')
    await moment(page, '시작', days.learn, '08:00')
    await moment(page, '종료', days.learn, '09:00')
    await write(page, { 장소: '안전교육장 1층' })
    await find(page, '강사', '손하은')
    await press(page, '개설')
    await isNow(page, '모집')
    return noOf(page)
  })

export async function appliedFor(journey: Journey, { vad }: Vendor): Promise<number> {
  const eduRoundNo = await opened(journey)
  await journey.inHand(vad, roster.route, async (page) => {
    for (const worker of workers) await enrolled(page, worker)
    await page.goto(`${APPLY_ROUTE}/${eduRoundNo}`)
    const people = page.getByRole('region', { name: '소속인원에서 신청' })
    for (const { personNm } of workers) await people.getByRole('checkbox', { name: `${personNm} 선택` }).check()
    await press(page, '교육 신청')
    await said(page, '2명을 신청했습니다.')
  })
  return eduRoundNo
}

async function enrolled(page: Page, { personNm, phoneNo }: typeof welder): Promise<void> {
  await press(page, '인원 등록')
  const form = page.getByRole('dialog')
  await write(form, { 성명: personNm, 생년월일: '1985-05-05', 휴대폰: phoneNo, 비상연락처: '010-1111-2222' })
  await choose(page, '직종', '용접')
  await choose(page, '고용형태', '상용')
  await write(form, { 입사일: '2026-01-02' })
  await form.getByRole('switch', { name: '개인정보 동의' }).click()
  await press(form, '저장')
  await expect(form).toBeHidden()
}

/** What the vendor owes them as their employer: sixteen hours for hot work, which the site confirms. */
export async function taught({ inHand, atDesk, days }: Journey, { vsm }: Crew): Promise<void> {
  const no = await inHand(vsm, `${eduExternal.route.vendor}/new`, async (page) => {
    await write(page, { 교육명: '화기작업 특별교육' })
    await pick(page, '교육구분', '특별교육')
    await write(page, { '특별교육 호': '38' })
    await write(page, { 교육일: addDays(days.apply, -7), 시간: '16', 기관: '여정배관㈜ 문지혁' })
    for (const [at, { personNm }] of workers.entries()) {
      await press(page, '행 추가')
      await find(page, `이수자 ${at + 1}행`, personNm)
    }
    await attach(page, '증빙', '참석자 명단.jpg')
    await press(page, '제출')
    await isNow(page, '제출')
    return noOf(page)
  })
  await atDesk('edu', `${eduExternal.route.staff}/${no}`, async (page) => {
    await press(page, '확인')
    await isNow(page, '확인')
  })
}

/** They come, are told, sit the test on the trainer's tablet and leave. */
export async function held({ atDesk, days, moveTo, sql }: Journey, eduRoundNo: number): Promise<void> {
  const path = `${eduRound.route.staff}/${eduRoundNo}`
  await moveTo(days.learn, '07:50')
  await atDesk('edu', path, async (page) => {
    await press(page, '신청 마감')
    await isNow(page, '마감')
    await press(page, '교육 진행')
    await isNow(page, '진행')
    await tab(page, 'QR/출결')
    for (const worker of workers) await through(page, worker, '입실')
  })
  await moveTo(days.learn, '09:00')
  await atDesk('edu', path, async (page) => {
    await tab(page, '평가')
    for (const worker of workers) await tested(page, worker, sql)
    await tab(page, 'QR/출결')
    await page.getByRole('radiogroup', { name: '출결' }).getByText('퇴실', { exact: true }).click()
    for (const worker of workers) await through(page, worker, '퇴실')
    await take(page, '이수처리')
    await isNow(page, '완료')
  })
}

/** What may be done with a row comes with the pointer. */
async function onRow(page: Page, { personNm }: typeof welder, action: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: personNm })
  await row.hover()
  await press(row, action)
}
async function through(page: Page, worker: typeof welder, door: '입실' | '퇴실'): Promise<void> {
  await onRow(page, worker, door)
  await said(page, `${worker.personNm} 님 ${door}을 확인했습니다.`)
}

async function tested(page: Page, worker: typeof welder, sql: Sql): Promise<void> {
  await onRow(page, worker, '평가 시작')
  const sheet = page.getByRole('dialog')
  const questions = sheet.getByRole('group')
  await expect(questions).toHaveCount(10)
  for (const question of await questions.all()) {
    const asked = await question.locator('legend').textContent()
    const [known] = await sql<{ n: number }>(
      `select answer_no::int as n from edu_question where question_desc = $1 limit 1`,
      [asked],
    )
    await question
      .getByRole('radio')
      .nth((known?.n ?? 1) - 1)
      .check()
  }
  await press(sheet, '제출')
  await expect(sheet.getByText('합격', { exact: true })).toBeVisible()
  await press(sheet, '확인')
  await expect(sheet).toBeHidden()
}

/** The vendor reads their certificates; the gate gives each the card that waits for him. */
export async function carded({ inHand, atDesk, runJob, sql }: Journey, { vad }: Vendor): Promise<void> {
  await inHand(vad, STATUS_ROUTE, async (page) => {
    for (const { personNm } of workers)
      await expect(page.getByRole('listitem').filter({ hasText: personNm })).toContainText(/유효.*수료번호\s*\S+/)
  })
  await runJob('sgc-card-order')
  const names = workers.map(({ personNm }) => personNm)
  const waiting = () => sql(`select from sgc_card where card_nm = any($1) and status_cd = 'RQST'`, [names])
  await expect.poll(async () => (await waiting()).length).toBe(names.length)
  for (const personNm of names)
    await atDesk('gate', sgcCard.route.staff, async (page) => {
      await page.getByRole('searchbox', { name: '검색' }).fill(personNm)
      await page.getByRole('row').filter({ hasText: personNm }).getByRole('link').first().click()
      await press(page, '발급')
      await isNow(page, '발급')
    })
}

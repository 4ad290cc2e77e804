/** Invited by purchasing, a vendor registers itself, is looked into and approved, and its administrator signs in. */

import type { Page } from '@playwright/test'
import { vendorDoc } from '#modules/contractor/document/vendor-doc.model.ts'
import { vendorMaster } from '#modules/contractor/master/vendor-master.model.ts'
import { addDays } from '#platform/model/calendar.ts'
import { choose, find } from '#platform/test/choose.ts'
import { expect } from '#platform/test/journey.ts'
import { qualified } from './evaluation.ts'
import { type Journey, VENDOR_PASSWORD } from './journey.ts'
import { agree, attach, isNow, noOf, press, said, take, write } from './page.ts'

const PHONE = '010-3456-7890'
const written = {
  업체명: '여정배관㈜',
  대표자명: '오세진',
  '사업자등록번호 (숫자 10자리)': '123-45-67891',
  '산재보험 관리번호': '12345678910',
  '상시근로자수 (명)': '24',
  '안전관리자 (고위험·중간 업체)': '문지혁',
  '안전관리자 휴대폰': '010-2345-6789',
  '업체관리자 (포털 계정을 받는 사람)': '서민재',
  '초대를 받은 휴대폰 번호 뒤 4자리': PHONE.slice(-4),
}
const papers = ['산재보험가입증명', '배상책임보험', '안전보건관리규정', '위험성평가', '안전조직도']

export interface Vendor {
  vendorCd: string
  vendorNm: string
  vad: string
}

async function invited({ atDesk, byLink, sentTo }: Journey): Promise<void> {
  await atDesk('pur', `${vendorMaster.route.staff}/new`, async (page) => {
    await write(page, { 업체명: '여정배관', '업체관리자 휴대폰': PHONE })
    await press(page, '업체에 등록 초대')
    await agree(page)
    await said(page, '초대를 보냈습니다.')
  })
  await byLink(await sentTo(PHONE), async (page) => {
    for (const [name, value] of Object.entries(written))
      await page.getByRole('textbox', { name, exact: true }).fill(value)
    for (const name of ['비상주', '중간']) await page.getByRole('radio', { name, exact: true }).check()
    await press(page, '제출')
    const ticket = (await page.getByRole('status').locator('output').textContent()) ?? ''
    await page.getByText('보낸 것이 어떻게 되었는지 보기').click()
    await page.getByRole('textbox', { name: '추적키 10자리' }).fill(ticket)
    await press(page, '조회')
    await expect(page.getByText('신청', { exact: true })).toBeVisible()
  })
}

export async function registered(journey: Journey): Promise<Vendor> {
  const { atDesk, days, moveTo, sql } = journey
  await moveTo(days.invite, '09:00')
  await invited(journey)
  const vendorNm = written.업체명
  const [{ vendorCd, no } = { vendorCd: '', no: 0 }] = await sql<{ vendorCd: string; no: number }>(
    `select vendor_cd as "vendorCd", vendor_master_no::int as no from vendor_master where vendor_nm = $1`,
    [vendorNm],
  )
  await filed(journey, vendorNm)
  await qualified(journey, vendorNm)
  await atDesk('safety', `${vendorMaster.route.staff}/${no}`, async (page) => {
    await take(page, '검토완료')
    await isNow(page, '검토완료')
  })
  await atDesk('pur', `${vendorMaster.route.staff}/${no}`, async (page) => {
    await take(page, '승인', (dialog) => write(dialog, { '적격심사 확인 내용': '적격수급업체 평가를 확인했습니다.' }))
    await isNow(page, '유효')
  })
  const vad = `${vendorCd}-01`
  await firstPassword(journey, PHONE, async (page) => {
    await agree(page)
    await page.getByText('협력업체', { exact: true }).click()
    await write(page, { 아이디: vad, 비밀번호: VENDOR_PASSWORD })
    await press(page, '로그인')
    await expect(page.getByRole('heading', { name: /서민재 님/ })).toBeVisible()
  })
  return { vendorCd, vendorNm, vad }
}

/** The papers that its risk asks for: handed in at purchasing, confirmed by safety. */
async function filed({ atDesk, days }: Journey, vendorNm: string): Promise<void> {
  const { route } = vendorDoc
  const nos = await atDesk('pur', `${route.staff}/new`, async (page) => {
    const filedNos: number[] = []
    for (const paper of papers) {
      await find(page, '업체', vendorNm)
      await choose(page, '서류종류', paper)
      await write(page, { 유효시작: addDays(days.invite, -30), 유효종료: addDays(days.invite, 700) })
      await attach(page, '파일', `${paper}.jpg`)
      await press(page, '제출')
      await isNow(page, '제출')
      filedNos.push(await noOf(page))
      await page.goto(`${route.staff}/new`)
    }
    return filedNos
  })
  await atDesk('safety', route.staff, async (page) => {
    for (const no of nos) {
      await page.goto(`${route.staff}/${no}`)
      await press(page, '확인')
      await isNow(page, '확인')
    }
  })
}

/** Behind the link that the SMS has. */
export async function firstPassword(
  { byLink, sentTo }: Journey,
  phoneNo: string,
  then: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await byLink(await sentTo(phoneNo), async (page) => {
    await page.getByLabel(/4자리/).fill(phoneNo.slice(-4))
    for (const name of ['새 비밀번호', '새 비밀번호 확인'])
      await page.getByRole('textbox', { name, exact: true }).fill(VENDOR_PASSWORD)
    await press(page, '비밀번호 설정')
    await expect(page.getByRole('alertdialog')).toContainText('비밀번호를 설정했습니다.')
    await then(page)
  })
}

/** The contract, what the vendor has to read first, and its people let in. */
import type { Page } from '@playwright/test'
import { vendorContract } from '#modules/contractor/contract/vendor-contract.model.ts'
import { entryRqst } from '#modules/contractor/entry/entry-rqst.model.ts'
import { addDays } from '#platform/model/calendar.ts'
import { choose, find } from '#platform/test/choose.ts'
import type { Crew } from './education.ts'
import type { Journey } from './journey.ts'
import { isNow, noOf, press, said, write } from './page.ts'

export const CONTRACT = '배관 용접 보수'

export async function contracted({ atDesk, days }: Journey, { vendorNm }: Crew): Promise<void> {
  await atDesk('owner', `${vendorContract.route.staff}/new`, async (page) => {
    await find(page, '업체', vendorNm)
    await write(page, { 계약명: CONTRACT, 계약번호: 'C-2026-J' })
    await write(page, { 시작일: days.apply, 종료일: addDays(days.work, 90) })
    await find(page, '발주부서', '보전팀')
    await find(page, '공사감독', '노승환')
    await press(page, '등록')
    await isNow(page, '유효')
  })
}

/** On its first page, wherever they stand there: what presses is said above the cards alone. */
export const unread = (page: Page) =>
  page.getByRole('region', { name: /^(?:먼저 할 일|미확인 공지)$/ }).getByRole('link', { name: /SHE-/ })

/** What every vendor must have read, from its first page on: each is looked at for some seconds before it is confirmed. */
export async function informed({ inHand }: Journey, { vsm }: Crew): Promise<void> {
  await inHand(vsm, '/', async (page) => {
    const cards = page.getByRole('region', { name: '미확인 공지' })
    await cards.waitFor()
    for (let left = await unread(page).count(); left > 0; left = await unread(page).count()) {
      await unread(page).first().click()
      await press(page, '확인')
      await said(page, '공지를 확인했습니다.')
      await page.goto('/')
      await cards.waitFor()
    }
  })
}

/** Where and for how long, with everybody on the roster; the work owner and safety look at each of them. */
export async function admitted({ inHand, atDesk, days }: Journey, { vsm }: Crew): Promise<void> {
  const no = await inHand(vsm, `${entryRqst.route.vendor}/new`, async (page) => {
    await choose(page, '계약', new RegExp(CONTRACT))
    await write(page, { '출입 시작일': days.work, '출입 종료일': addDays(days.work, 7) })
    for (const zone of ['일반', '공정']) await page.getByRole('checkbox', { name: zone, exact: true }).check()
    await choose(page, '게이트', '정문')
    await write(page, { 목적: '배관 용접 보수 작업을 합니다.' })
    await press(page, '명단에서 추가')
    const people = page.getByRole('dialog')
    await press(people, '모두 선택')
    await press(people, '2명 추가')
    await press(page, '신청')
    await isNow(page, '신청')
    return noOf(page)
  })
  const path = `${entryRqst.route.staff}/${no}`
  await atDesk('owner', path, async (page) => {
    await press(page, '부서확인')
    await isNow(page, '부서확인')
  })
  await atDesk('safety', path, async (page) => {
    await press(page, '승인')
    await isNow(page, '승인')
  })
}

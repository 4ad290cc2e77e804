import type { Page } from '@playwright/test'
import { EMERGENCY_MENU } from '#modules/wkod/shift/emergency/emergency.calls.ts'
import { choose } from '#platform/test/choose.ts'
import { expect, test } from '#platform/test/journey.ts'
import { isNow, press, said, take } from './page.ts'
import { aWork, leader } from './running.ts'

const REASON = '톨루엔 이송배관 누출'

/** The first press arms, the second stops; a slow hand begins anew. */
const stopped = (page: Page) =>
  expect(async () => {
    const armed = page.getByRole('button', { name: /^한 번 더 누르면/ })
    await page.getByRole('button', { name: '비상 작업중지', exact: true }).click({ timeout: 5_000 })
    await armed.click({ timeout: 5_000 })
    await expect(page.getByRole('region', { name: '진행 중인 비상' })).toContainText(REASON, { timeout: 10_000 })
  }).toPass({ timeout: 60_000 })

const write = async (page: Page, text: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(text)
  await press(dialog, '확인')
  await expect(dialog).toBeHidden()
}

/** A word for everybody who is missing, and the signature. */
const signed = async (page: Page) => {
  await press(page, '인원 확인 종료')
  const dialog = page.getByRole('dialog', { name: '인원 확인 종료' })
  await dialog.getByRole('textbox').first().fill('수색조가 찾고 있음')
  await press(dialog, '빈 칸에 첫 줄과 같게')
  await press(dialog, '이름으로 서명')
  await press(dialog, '서명하고 종료')
  await expect(dialog).toBeHidden()
}

test('two presses of the control room stop an area; its people are counted, and its works go on one by one', async ({
  open,
  sql,
}) => {
  test.setTimeout(180_000)
  const first = await aWork(sql, { title: '열교환기 비상 확인 1', hoursLeft: 4 })
  const second = await aWork(sql, { title: '열교환기 비상 확인 2', hoursLeft: 4 })
  const [card] = await sql<{ key: string }>(
    `select k.qr_key as key from sgc_card_key k join sgc_card c using (sgc_card_no)
      join wkod_master p on p.leader_person_no = c.person_no where p.permit_no = $1 and k.end_dt is null`,
    [first.permitNo],
  )

  const room = await open(EMERGENCY_MENU, 'gate')
  await choose(room, '범위', '생산1팀')
  await room.getByRole('textbox', { name: '사유' }).fill(REASON)
  await stopped(room)
  const hand = await open(first.atVendor, leader, { device: 'phone' })
  await isNow(hand, '중지')
  await expect(hand.getByText(/^중지: 비상/)).toBeVisible()

  await room.getByRole('link', { name: /^확인 0 \// }).click()
  const muster = room.getByRole('region', { name: '비상 인원 확인' })
  const scanner = room.getByRole('textbox', { name: '출입증·안전카드 QR' })
  await scanner.fill(card?.key ?? '')
  await scanner.press('Enter')
  await expect(muster).toContainText(/확인 1 \//)
  await signed(room)

  const area = await open(EMERGENCY_MENU, 'oper')
  const held = (title: string) => area.getByRole('listitem').filter({ hasText: title })
  await expect(held(first.title)).toContainText('해제 전')
  await expect(held(first.title).getByRole('button', { name: '작업 해제' })).toHaveCount(0)
  await room.goto(EMERGENCY_MENU)
  await press(room, '비상상황 해제')
  await write(room, '누출을 차단하고 농도를 확인했습니다.')
  await held(first.title).getByRole('button', { name: '작업 해제' }).click()
  await write(area, '현장에 냄새와 고인 액이 없습니다.')
  await expect(held(first.title)).toContainText('홍기범')
  await expect(held(second.title)).toContainText('해제 전')

  await hand.reload()
  await press(hand, '재개요청')
  await said(hand, '재개를 요청했습니다.')
  await area.goto(second.atSite)
  await press(area, '재개')
  await expect(area.getByRole('alertdialog')).toContainText('운전부서가 이 작업을 개별 해제하지 않았습니다.')
  await area.goto(first.atSite)
  await take(area, '재개')
  await isNow(area, '작업중')
  await hand.reload()
  await isNow(hand, '작업중')
})

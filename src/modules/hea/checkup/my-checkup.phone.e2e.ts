import { expect, test } from '#platform/test/journey.ts'

test('an employee reads the consent and reserves, changes and withdraws, in one hand', async ({ open }) => {
  // The demo lets those with an account wait for their reservation.
  const page = await open('/hea/checkup/myCheckup', 'elec')
  const card = page.getByRole('article').filter({ hasText: '특수건강진단' }).or(page.getByRole('article')).first()
  const name = (await card.getAttribute('aria-label')) ?? ''
  const mine = page.getByRole('article', { name, exact: true })

  await test.step('a half day, then the consent: nothing is chosen for him', async () => {
    await mine.getByRole('button', { name: '예약하기' }).click()
    await page
      .getByRole('dialog', { name: '예약' })
      .getByRole('button', { name: /남은 자리/ })
      .first()
      .click()
    const box = page.getByRole('dialog', { name: '검진결과 활용 동의' })
    await expect(box.getByText('산업안전보건법 제129조', { exact: false })).toBeVisible()
    await expect(box.getByRole('button', { name: '예약등록' })).toBeHidden()
    await box.getByText('동의합니다', { exact: true }).click()
    await box.getByRole('button', { name: '예약등록' }).click()
    await expect(box).toBeHidden()
    await expect(mine.getByText('예약', { exact: true })).toBeVisible()
    await expect(mine.getByText('결과 활용 동의', { exact: false })).toBeVisible()
  })

  await test.step('another half day', async () => {
    await mine.getByRole('button', { name: '예약 변경' }).click()
    await page
      .getByRole('dialog', { name: '예약 변경' })
      .getByRole('button', { name: /남은 자리/ })
      .last()
      .click()
    await expect(page.getByText('예약을 변경했습니다.')).toBeVisible()
  })

  await test.step('the consent is taken back, and the reservation goes with it', async () => {
    await mine.getByRole('button', { name: '더 보기' }).click()
    await page.getByRole('menuitem', { name: '동의 철회' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
    await expect(mine.getByRole('button', { name: '예약하기' })).toBeVisible()
    await expect(mine.getByText('동의 철회', { exact: false })).toBeVisible()
  })
})

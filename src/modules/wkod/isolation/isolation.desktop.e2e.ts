import { expect, test } from '#platform/test/journey.ts'

test('a lock asks for what is missing at its field, in words', async ({ open, sql }) => {
  const [plan] = await sql<{ no: string }>(
    `select max(iso_plan_no) as no from iso_plan
      where status_cd = 'PLAN' and plant_cd = (select plant_cd from sys_user where user_id = 'maint')`,
  )
  const page = await open(`/constSafe/wkod/lotoList/${plan?.no}`, 'maint')
  await expect(page.getByText(/지금 할 일.*격리설치/)).toBeVisible()
  await page.getByRole('button', { name: '격리설치' }).click()
  const dialog = page.getByRole('dialog', { name: '격리설치' })
  const send = dialog.getByRole('button', { name: '격리설치' })
  await send.click()

  await expect(dialog.getByRole('textbox', { name: '잠금번호' })).toHaveAccessibleDescription(/잠금번호/)
  await expect(dialog.getByRole('textbox', { name: '잠금번호' })).toBeFocused()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await dialog.getByRole('textbox', { name: '잠금번호' }).fill('L-9001')
  await dialog.getByRole('textbox', { name: '꼬리표번호' }).fill('T-9001')
  await expect(dialog.getByText('잠금번호는 필수입니다.')).toHaveCount(0)
  await expect(send).toHaveAttribute('aria-busy', 'false')
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: '격리를 설치했습니다.' })).toBeVisible()
})

test('a new plan takes its drawing', async ({ open }) => {
  const page = await open('/constSafe/wkod/lotoList/new', 'oper')
  const drawing = page.getByRole('group', { name: '도면' })
  await expect(drawing.getByRole('button', { name: /파일/ }).first()).toBeVisible()
  await expect(page.getByText('400 에러')).toHaveCount(0)
})

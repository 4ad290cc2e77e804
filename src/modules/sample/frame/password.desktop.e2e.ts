import { createHash } from 'node:crypto'
import { DEMO_PASSWORD, expect, test } from '#platform/test/journey.ts'

test('S-157 S-115 K-10 from the menu under the name one changes one’s password; the one before opens nothing', async ({
  open,
}) => {
  // Somebody whom no other journey signs in.
  const page = await open('/index', 'elec')
  await page.getByRole('button', { name: '유상현 님' }).click()
  await page.getByRole('button', { name: '비밀번호 변경' }).click()
  const box = page.getByRole('dialog', { name: '비밀번호 변경' })
  for (const name of ['새 비밀번호', '새 비밀번호 확인'])
    await box.getByRole('textbox', { name, exact: true }).fill('Blue-whale 77')
  await box.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('alertdialog').getByText('비밀번호가 변경되었습니다.')).toBeVisible()
  const signIn = async (password: string) => {
    const userPwdSHA = createHash('sha256').update(password).digest('hex')
    const answer = await page.request.post('/api/auth/login', { data: { userId: 'elec', userPwdSHA } })
    return ((await answer.json()) as { userId: string }).userId
  }
  expect(await signIn(DEMO_PASSWORD)).toBe('unauthorize')
  expect(await signIn('Blue-whale 77')).toBe('elec')
})

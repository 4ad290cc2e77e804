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

test('S-157 S-362 S-367 a password is changed after it was entered once more; one of the last is refused', async ({
  open,
}) => {
  const page = await open('/sample/popup')
  // As if signed in eleven minutes ago: the first try is refused as the server would.
  let isAsked = false
  await page.route('**/api/manage/password', async (route) => {
    if (route.request().method() !== 'PATCH' || isAsked) return route.continue()
    isAsked = true
    const body = { code: 'PASSWORD_REQUIRED', returnCode: 'PASSWORD_REQUIRED', message: '', logNo: '', problems: [] }
    return route.fulfill({ status: 401, json: body })
  })
  await page.getByRole('button', { name: '비밀번호 변경', exact: true }).click()
  const box = page.getByRole('dialog', { name: '비밀번호 변경' })
  for (const name of ['새 비밀번호', '새 비밀번호 확인'])
    await box.getByRole('textbox', { name, exact: true }).fill(DEMO_PASSWORD)
  await box.getByRole('button', { name: '저장' }).click()
  const ask = page.getByRole('dialog', { name: '비밀번호 확인' })
  await ask.getByRole('textbox', { name: '비밀번호' }).fill('wrong one')
  await page.keyboard.press('Enter')
  await expect(ask.getByText('비밀번호가 올바르지 않습니다.', { exact: false })).toBeVisible()
  await ask.getByRole('textbox', { name: '비밀번호' }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  const told = page.getByRole('alertdialog')
  await expect(told.getByText('최근에 쓴 비밀번호는 다시 쓸 수 없습니다.').first()).toBeVisible()
  await told.getByRole('button', { name: '확인' }).click()
  await box.getByRole('button', { name: '닫기' }).click()
  await expect(page.getByTestId('value-events')).toHaveText(
    '[{"kind":"closed","id":"passwordChange","type":"passwordChange"}]',
  )
})

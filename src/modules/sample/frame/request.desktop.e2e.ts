import { DEMO_PASSWORD, expect, test } from '#platform/test/journey.ts'

test('S-497 S-401 S-402 S-403 K-01 K-02 K-05 K-06 what the app does about each answer, and how the calls are counted', async ({
  open,
}) => {
  const page = await open('/sample/request')
  const calls = page.getByTestId('value-calls')
  const send = async (status: string, returnCode: string, message: string, button = '호출') => {
    await page.getByLabel('상태 코드').fill(status)
    await page.getByLabel('반환 코드').fill(returnCode)
    await page.getByLabel('메시지').fill(message)
    await page.getByRole('button', { name: button, exact: true }).click()
  }
  const told = async (title: string, text: string) => {
    const box = page.getByRole('alertdialog', { name: title, exact: true })
    await expect(box.getByText(text, { exact: true })).toBeVisible()
    await box.getByRole('button', { name: '확인' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }

  await test.step('an answer, with and without a message', async () => {
    await send('200', '', '')
    await expect(calls).toHaveText('{"sent":1,"answered":1,"failed":0}')
    await send('200', '', '전송했습니다.')
    await told('안내', '전송했습니다.')
  })
  await test.step('ten equal failures are one alert', async () => {
    await send('422', 'RULE', '규칙에 맞지 않습니다.', '10회 호출')
    await expect(calls).toHaveText('{"sent":12,"answered":2,"failed":10}')
    await told('에러', '규칙에 맞지 않습니다.')
  })
  await test.step('400 and a failure without words', async () => {
    await send('400', '', '무엇이든')
    await told('에러', '[400 에러] 필수 입력값이 입력되지 않았습니다.')
    await send('409', '', '')
    await told('에러', '작업 중 오류가 발생하였습니다. 다시 시도하시고 문제가 계속되면 관리자에게 문의하세요.')
  })
  await test.step('a fault stays in view with its number until it is closed', async () => {
    await send('500', 'BROKEN', '고장입니다.')
    await told('에러', '고장입니다.')
    const notice = page.getByRole('region', { name: '서버 오류' })
    await expect(notice.getByRole('row', { name: '반환 코드 BROKEN' })).toBeVisible()
    await expect(notice.getByRole('row', { name: '상세 원인' })).toContainText('status.routes.ts')
    await expect(notice.getByRole('row', { name: '기록 번호' })).toContainText(/[0-9a-f-]{36}/)
    await notice.getByRole('button', { name: '서버 오류 닫기' }).click()
    await expect(notice).toHaveCount(0)
  })
  await test.step('S-363 S-366 wrong password and failed sign-in only reject', async () => {
    for (const code of ['WRONG_PASSWORD', 'LOGIN_FAILED']) {
      await send('401', code, `거절 ${code}`)
      await told('에러', `거절 ${code}`)
    }
    await expect(page).toHaveURL(/\/sample\/request$/)
  })
  await test.step('S-362 S-367 PASSWORD_REQUIRED asks; cancelling leaves the page as it was', async () => {
    await send('401', 'PASSWORD_REQUIRED', '메모')
    const ask = page.getByRole('dialog', { name: '비밀번호 확인' })
    await expect(ask.getByRole('textbox', { name: '비밀번호' })).toBeFocused()
    await ask.getByRole('button', { name: '취소' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByLabel('메시지')).toHaveValue('메모')
    await expect(calls).toHaveText('{"sent":18,"answered":2,"failed":16}')
  })
  await test.step('S-116 S-364 LOGIN_REQUIRED signs in on the page', async () => {
    await send('401', 'LOGIN_REQUIRED', '')
    const popup = page.getByRole('dialog', { name: '다시 로그인' })
    await popup.getByRole('textbox', { name: '비밀번호' }).fill(DEMO_PASSWORD)
    await popup.getByRole('button', { name: '로그인' }).click()
    await expect(popup).toHaveCount(0)
  })
})

test('S-371 S-010 /menus is data for a program and the app for a browser', async ({ open }) => {
  const page = await open('/menus')
  await expect(page.getByText('화면을 찾을 수 없습니다', { exact: false }).first()).toBeVisible()
  const answer = await page.request.get('/menus', { headers: { accept: 'application/json' } })
  expect(answer.status()).toBe(401)
  expect(await answer.json()).toMatchObject({ returnCode: 'LOGIN_REQUIRED' })
})

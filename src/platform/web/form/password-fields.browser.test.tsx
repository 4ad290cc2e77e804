import { Button } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { PasswordFields, usePasswordPair } from './password-fields.tsx'

const RULE = '10자 이상이어야 합니다.'
const sent: string[] = []

function Change() {
  const { pair, validate, fields } = usePasswordPair((password) => (password.length < 10 ? RULE : undefined))
  const save = async () => {
    if (await validate()) sent.push(pair.userPwd)
  }
  return (
    <>
      <PasswordFields {...fields} rules={[RULE]} />
      <Button onClick={save}>보내기</Button>
      <DialogHost />
    </>
  )
}
beforeEach(async () => {
  sent.length = 0
  await render(<Change />)
})
afterEach(() => cleanup())

const first = () => page.getByLabelText(/^새 비밀번호＊$/)
const second = () => page.getByLabelText(/^새 비밀번호 확인/)
const told = page.getByRole('alertdialog')
async function answers(title: string, text: string) {
  await page.getByRole('button', { name: '보내기' }).click()
  await expect.element(page.getByRole('alertdialog', { name: title }).getByText(text)).toBeVisible()
  await told.getByRole('button').click()
}

test('S-320 K-13 K-14 K-15 nothing typed, different, against the rule: each is said before anything is sent', async () => {
  await expect.element(page.getByText(RULE)).toBeVisible()
  await answers('안내', '비밀번호를 입력해 주세요.')
  await first().fill('short')
  await answers('안내', '비밀번호를 입력해 주세요.')
  await second().fill('shor')
  await answers('안내', '비밀번호와 비밀번호 확인이 같아야 합니다.')
  await expect.element(second()).toHaveAccessibleDescription('비밀번호와 비밀번호 확인이 같아야 합니다.')
  await second().fill('short')
  await answers('에러', '유효성 검사도중 에러가 발생하였습니다')
  await expect.element(first()).toHaveAccessibleDescription(RULE)
  expect(sent).toEqual([])
})

test('S-320 S-464 at most 100 characters are taken', async () => {
  await first().fill('가'.repeat(120))
  await expect.element(first()).toHaveValue('가'.repeat(100))
  await second().fill('가'.repeat(100))
  await page.getByRole('button', { name: '보내기' }).click()
  expect(sent).toEqual(['가'.repeat(100)])
})

import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DialogHost } from './dialog-host.tsx'
import { alertError, confirm, dialogStore, openDialog, toast, toastStore } from './dialogs.ts'

const host = () =>
  render(
    <>
      <button type="button">여는 단추</button>
      <DialogHost />
    </>,
  )

afterEach(() => {
  dialogStore.set([])
  toastStore.set([])
})

test('a question is an alertdialog named by its title; 확인 says yes, 취소 and Esc say no', async () => {
  await host()
  const first = confirm('삭제하시겠습니까?')
  const box = page.getByRole('alertdialog', { name: '확인' })
  await expect.element(box.getByText('삭제하시겠습니까?')).toBeVisible()
  await box.getByRole('button', { name: '확인' }).click()
  expect(await first).toBe(true)

  const second = confirm('삭제하시겠습니까?')
  await page.getByRole('button', { name: '취소' }).click()
  expect(await second).toBe(false)

  const third = confirm('삭제하시겠습니까?')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(await third).toBe(false)
})

test('K-02 an error has its title, its details and one button', async () => {
  await host()
  const told = alertError('저장할 수 없습니다.', ['발생일시를 입력하세요.'])
  const box = page.getByRole('alertdialog', { name: '에러' })
  await expect.element(box.getByText('발생일시를 입력하세요.')).toBeVisible()
  expect(box.getByRole('button').elements()).toHaveLength(1)
  await box.getByRole('button', { name: '확인' }).click()
  await told
})

test('S-153 a popup traps the focus, outlives Esc, closes by its button and gives the focus back', async () => {
  await host()
  const opener = page.getByRole('button', { name: '여는 단추' })
  opener.element().focus()
  const closed = openDialog<string>({ label: '사용자 찾기', content: () => <input aria-label="이름" /> })
  const box = page.getByRole('dialog', { name: '사용자 찾기' })
  await expect.element(box.getByLabelText('이름')).toHaveFocus()

  for (let step = 0; step < 5; step += 1) {
    await userEvent.keyboard('{Tab}')
    expect(box.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toBeVisible()

  await box.getByRole('button', { name: '닫기' }).click()
  expect(await closed).toBeUndefined()
  await expect.element(opener).toHaveFocus()
})

test('S-113 popups stack in the order in which they were opened', async () => {
  await host()
  void openDialog({ label: '첫째', content: () => '1' })
  void openDialog({ label: '둘째', content: () => '2' })
  await expect.element(page.getByRole('dialog', { name: '둘째' })).toBeVisible()
  const labels = [...document.querySelectorAll('[data-testid="popup-host"] dialog h2')].map(
    (title) => title.textContent,
  )
  expect(labels).toEqual(['첫째', '둘째'])
  await page.getByRole('dialog', { name: '둘째' }).getByRole('button', { name: '닫기' }).click()
  await expect.element(page.getByRole('dialog', { name: '첫째' })).toBeVisible()
})

test('a toast is said politely, an error at once, and undo undoes', async () => {
  await host()
  let undone = false
  toast('저장되었습니다.', {
    undo: () => {
      undone = true
    },
  })
  toast('저장하지 못했습니다.', { kind: 'error' })
  await expect.element(page.getByRole('status').getByText('저장되었습니다.')).toBeVisible()
  await expect.element(page.getByRole('alert').getByText('저장하지 못했습니다.')).toBeVisible()
  await page.getByRole('button', { name: '되돌리기' }).click()
  expect(undone).toBe(true)
  await expect.element(page.getByRole('status').getByText('저장되었습니다.')).not.toBeInTheDocument()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { confirm, dialogStore } from '#platform/web/dialog/dialogs.ts'
import { openHelpSheet } from './help-sheet.tsx'
import { singleKeysOn, useShortcut } from './shortcuts.ts'

const did = vi.fn()

function Offering() {
  useShortcut('mod+s', '저장', () => did('save'))
  useShortcut('n', '등록', () => did('new'))
  useShortcut('g n', '알림 보기', () => did('notices'), { scope: 'everywhere' })
  useShortcut('Enter', '열기')
  return (
    <>
      <input aria-label="제목" />
      <DialogHost />
    </>
  )
}
const press = (more: KeyboardEventInit, target: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(async () => {
  did.mockClear()
  dialogStore.set([])
  singleKeysOn.set(true)
  await render(<Offering />)
})
afterEach(cleanup)

test('look.md 4: Ctrl+S saves, from inside an input too; a single key does nothing there', async () => {
  await page.getByLabelText('제목').click()
  await userEvent.keyboard('n{Control>}s{/Control}')
  expect(did.mock.calls).toEqual([['save']])
  await expect.element(page.getByLabelText('제목')).toHaveValue('n')
})

test('a letter is known by its place where the keyboard writes Hangul; nothing happens while it is composed', () => {
  press({ key: 'ㅜ', code: 'KeyN', isComposing: true })
  expect(did).not.toHaveBeenCalled()
  expect(press({ key: 'ㅜ', code: 'KeyN' })).toBe(true)
  expect(did.mock.calls).toEqual([['new']])
})

test('two keys after each other go before the second one alone', () => {
  press({ key: 'g', code: 'KeyG' })
  press({ key: 'n', code: 'KeyN' })
  expect(did.mock.calls).toEqual([['notices']])
})

test('a key that is held does it once, and nothing behind a dialog', async () => {
  press({ key: 's', code: 'KeyS', ctrlKey: true, repeat: true })
  void confirm('계속하시겠습니까?')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(press({ key: 's', code: 'KeyS', ctrlKey: true })).toBe(true)
  expect(did).not.toHaveBeenCalled()
})

test('the sheet tells what works here; single keys can be switched off', async () => {
  openHelpSheet()
  const sheet = page.getByRole('dialog', { name: '키보드 단축키' })
  await expect.element(sheet.getByRole('region', { name: '이 화면' })).toBeVisible()
  const told = (name: string) => sheet.getByRole('region', { name }).element().textContent
  expect(told('이 화면')).toBe('이 화면저장CtrlS등록N열기Enter')
  expect(told('어디서나')).toBe('어디서나알림 보기GN')
  await sheet.getByRole('switch').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  press({ key: 'n', code: 'KeyN' })
  expect(did).not.toHaveBeenCalled()
  press({ key: 's', code: 'KeyS', ctrlKey: true })
  expect(did.mock.calls).toEqual([['save']])
})

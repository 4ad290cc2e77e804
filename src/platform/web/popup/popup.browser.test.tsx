import { type KeyboardEvent, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { clearErrorLog, useErrorLog } from '#platform/web/api/error-log.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { onPopupEvent, type PopupContentProps, type PopupEvent, registerPopup, showPopup } from './popup.ts'
import { usePopupData } from './popup-parts.tsx'

let collect: (name: string) => unknown
function NameContent({ editable, childProps }: PopupContentProps) {
  const [name, setName] = useState(String(childProps.name ?? ''))
  usePopupData(() => collect(name), name !== '')
  // Controls such as a dropdown keep their keys to themselves.
  const keepKey = (event: KeyboardEvent) => event.stopPropagation()
  const change = { onChange: ({ target }: { target: HTMLInputElement }) => setName(target.value), onKeyDown: keepKey }
  return <input aria-label="이름" value={name} readOnly={!editable} {...change} />
}
registerPopup('name', { load: async () => NameContent })
registerPopup('text', { load: async () => () => <p>읽기만 합니다.</p>, canConfirm: false })

const ErrorCount = () => (
  <output aria-label="오류">
    {useErrorLog()
      .map(({ message }) => message)
      .join()}
  </output>
)
const host = () =>
  render(
    <>
      <button type="button">여는 단추</button>
      <ErrorCount />
      <DialogHost />
    </>,
  )
let events: PopupEvent[] = []
let stop = () => {}
beforeEach(async () => {
  await page.viewport(1440, 900)
  events = []
  collect = (name) => ({ name })
  stop = onPopupEvent((event) => events.push(event))
  clearErrorLog()
})
afterEach(() => {
  stop()
  for (const dialog of dialogStore.get()) dialog.close()
})
const named = { isPopupOpen: true, id: 'p1', type: 'name', label: '이름 입력' }
const box = page.getByRole('dialog', { name: '이름 입력' })
const size = () => {
  const { left, top, width, height } = box.element().getBoundingClientRect()
  return { left, top, width, height }
}

test('S-150 S-151 a descriptor opens the content of its type; confirming tells its data once and closes', async () => {
  await host()
  showPopup(named)
  const confirm = box.getByRole('button', { name: '승인' })
  await expect.element(confirm).toBeDisabled()
  await expect.element(box.getByLabelText('이름')).toHaveFocus()
  await box.getByLabelText('이름').fill('김서연')
  await confirm.dblClick()
  await expect.element(box).not.toBeInTheDocument()
  expect(events).toEqual([{ kind: 'confirmed', id: 'p1', type: 'name', data: { name: '김서연' } }])
})

test('S-151 closing is told once, by the button, twice clicked, or by isPopupOpen', async () => {
  await host()
  showPopup(named)
  showPopup(named)
  await expect.element(box.getByLabelText('이름')).toBeVisible()
  expect(dialogStore.get()).toHaveLength(1)
  await box.getByRole('button', { name: '닫기' }).dblClick()
  await expect.element(box).not.toBeInTheDocument()
  showPopup({ ...named, id: 'p2' })
  await expect.element(box).toBeVisible()
  showPopup({ ...named, id: 'p2', isPopupOpen: false })
  showPopup({ ...named, id: 'p2', isPopupOpen: false })
  await expect.element(box).not.toBeInTheDocument()
  expect(events.map(({ kind, id }) => [kind, id])).toEqual([
    ['closed', 'p1'],
    ['closed', 'p2'],
  ])
})

test('S-150 an unknown type opens nothing and is an entry of the error log', async () => {
  await host()
  showPopup({ ...named, type: 'nothing' })
  await expect.element(page.getByLabelText('오류', { exact: true })).toHaveTextContent('No popup of type nothing')
  expect(dialogStore.get()).toHaveLength(0)
  expect(events).toEqual([])
})

test('S-150 texts of the buttons, what the content gets, and what cannot be confirmed', async () => {
  await host()
  showPopup({ ...named, closeButtonText: '그만', confirmButtonText: '추가', childProps: { name: '박' } })
  await expect.element(box.getByRole('button', { name: '추가' })).toBeEnabled()
  await expect.element(box.getByLabelText('이름')).toHaveValue('박')
  await box.getByRole('button', { name: '그만' }).click()
  showPopup({ ...named, editable: false, childProps: { name: '박' } })
  await expect.element(box.getByLabelText('이름')).toHaveAttribute('readonly')
  expect(box.getByRole('button').elements()).toHaveLength(1)
  await box.getByRole('button', { name: '닫기' }).click()
  showPopup({ ...named, type: 'text' })
  await expect.element(box.getByText('읽기만 합니다.')).toBeVisible()
  expect(box.getByRole('button').elements()).toHaveLength(1)
})

test('S-151 K-15 a content that refuses or breaks keeps the popup, and its button works again', async () => {
  await host()
  let tries = 0
  collect = (name) => {
    tries += 1
    if (tries === 1) return undefined
    if (tries === 2) throw new Error('broken')
    return name
  }
  showPopup({ ...named, childProps: { name: '박' } })
  const confirm = box.getByRole('button', { name: '승인' })
  await confirm.click()
  await expect.poll(() => tries).toBe(1)
  await confirm.click()
  const told = page.getByRole('alertdialog', { name: '에러' })
  await expect.element(told.getByText('유효성 검사도중 에러가 발생하였습니다', { exact: true })).toBeVisible()
  await told.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByLabelText('오류', { exact: true })).toHaveTextContent('broken')
  expect(events).toEqual([])
  await confirm.click()
  await expect.poll(() => events).toEqual([{ kind: 'confirmed', id: 'p1', type: 'name', data: '박' }])
})

test('S-150 S-152 S-470 it fills the screen unless told not to; then 60% wide, 10px below the top, on a phone whole', async () => {
  await host()
  showPopup(named)
  await expect.element(box).toBeVisible()
  await expect.poll(size).toEqual({ left: 0, top: 0, width: 1440, height: 900 })
  await box.getByRole('button', { name: '닫기' }).click()
  showPopup({ ...named, fullscreen: false })
  await expect.element(box.getByLabelText('이름')).toBeVisible()
  await expect.poll(() => [size().top, size().width, size().left]).toEqual([10, 864, 288])
  await page.viewport(760, 700)
  await expect.poll(size).toEqual({ left: 0, top: 0, width: 760, height: 700 })
})

test('S-153 neither Esc, however often, nor a click outside closes it; the focus goes back to what opened it', async () => {
  await host()
  const opener = page.getByRole('button', { name: '여는 단추' })
  opener.element().focus()
  showPopup({ ...named, fullscreen: false })
  await expect.element(box.getByLabelText('이름')).toHaveFocus()
  for (let times = 0; times < 5; times += 1) await userEvent.keyboard('{Escape}')
  box.element().dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 5, clientY: 5 }))
  await expect.element(box).toBeVisible()
  await box.getByRole('button', { name: '닫기' }).click()
  await expect.element(opener).toHaveFocus()
})

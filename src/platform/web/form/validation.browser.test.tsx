import { Tabs } from 'antd'
import { useState } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { FormField } from './form-field.tsx'
import { TextInput } from './text-input.tsx'
import { focusFirstProblem, tellInvalid } from './validation.ts'

afterEach(() => cleanup())

function Form() {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const field = (label: string, error?: { message: string }) => (
    <FormField label={label} {...(error && { error })}>
      {(wiring) => <TextInput wiring={wiring} field={{ max: 10 }} value={null} onChange={() => undefined} />}
    </FormField>
  )
  const hidden = (
    <details>
      <summary>조치</summary>
      {field('조치자', { message: '조치자는 필수입니다.' })}
    </details>
  )
  const items = [
    { key: '1', label: '개요', children: field('제목') },
    { key: '2', label: '결과', children: hidden, forceRender: true },
  ]
  return (
    <>
      <div ref={setRoot}>
        <Tabs items={items} />
      </div>
      <button type="button" onClick={() => tellInvalid(root)}>
        보내기
      </button>
      <DialogHost />
    </>
  )
}

test('S-321 K-03 K-12 the alert says it, the field keeps its message and has the focus in its tab and section', async () => {
  await render(<Form />)
  await page.getByRole('button', { name: '보내기' }).click()
  const told = page.getByRole('alertdialog', { name: '에러' })
  await expect.element(told.getByText('유효성 검사에 실패하였습니다.')).toBeVisible()
  await told.getByRole('button').click()
  const input = page.getByRole('textbox', { name: '조치자' })
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAccessibleDescription('조치자는 필수입니다.')
  await expect.element(page.getByRole('tab', { name: '결과' })).toHaveAttribute('aria-selected', 'true')
})

/** A page with a field that is found wrong, or comes, later. */
function aPage() {
  const root = document.createElement('div')
  root.innerHTML = '<input aria-label="앞">'
  document.body.append(root)
  onTestFinished(() => root.remove())
  const wrong = () => {
    const field = document.createElement('div')
    field.className = 'form-field'
    field.dataset.invalid = ''
    field.innerHTML = '<input aria-label="틀린 칸">'
    root.append(field)
  }
  return { root, wrong }
}
const focused = () => document.activeElement?.getAttribute('aria-label')

test('a field that is drawn as wrong when its part of the page has come gets the cursor then', async () => {
  const { root, wrong } = aPage()
  focusFirstProblem(root)
  setTimeout(wrong, 200)
  await expect.poll(focused).toBe('틀린 칸')
})

test('who has gone on meanwhile is left where he is', async () => {
  const { root, wrong } = aPage()
  focusFirstProblem(root)
  const before = root.querySelector('input')
  before?.focus()
  await userEvent.keyboard('a')
  wrong()
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(focused()).toBe('앞')
})

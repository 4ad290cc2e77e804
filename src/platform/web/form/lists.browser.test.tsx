import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { DualList } from './dual-list.tsx'
import { FormField } from './form-field.tsx'
import { ALL, MultiSelect } from './multi-select.tsx'
import { TagInput } from './tag-input.tsx'

const items = ['화기', '밀폐', '고소', '전기'].map((codeNm, index) => ({ code: `C${index}`, codeNm }))
let stored: readonly string[]
beforeEach(async () => {
  stored = []
  await page.viewport(1280, 900)
})
afterEach(async () => {
  dialogStore.set([])
  await cleanup()
})

function Kept({ draw }: { draw(value: readonly string[], onChange: (value: string[]) => void): React.ReactNode }) {
  const [value, setValue] = useState<readonly string[]>([])
  stored = value
  return (
    <>
      {draw(value, setValue)}
      <DialogHost />
    </>
  )
}
const dual = () =>
  render(<Kept draw={(value, onChange) => <DualList items={items} value={value} onChange={onChange} />} />)
const left = page.getByRole('listbox', { name: '선택 가능' })
const right = page.getByRole('listbox', { name: '선택됨' })

test('S-260 S-471 a dual list is 100 px high; one or all move both ways, the order of the list is kept', async () => {
  await dual()
  expect(left.element().getBoundingClientRect().height).toBe(100)
  await left.getByRole('option', { name: '고소' }).dblClick()
  await left.getByRole('option', { name: '화기' }).click()
  await page.getByRole('button', { name: '선택 추가' }).click()
  expect(stored).toEqual(['C0', 'C2'])
  await page.getByRole('button', { name: '모두 추가' }).click()
  expect(stored).toEqual(['C0', 'C1', 'C2', 'C3'])
  await right.getByRole('option', { name: '밀폐' }).dblClick()
  expect(stored).toEqual(['C0', 'C2', 'C3'])
  await page.getByRole('button', { name: '모두 빼기' }).click()
  expect(stored).toEqual([])
})

test('S-260 a dual list is searched on both sides and worked by keyboard', async () => {
  await dual()
  await page.getByRole('textbox', { name: '선택 가능 검색' }).fill('전')
  await page.getByRole('button', { name: '모두 추가' }).click()
  expect(stored).toEqual(['C3'])
  await page.getByRole('textbox', { name: '선택 가능 검색' }).fill('')
  left.element().focus()
  await userEvent.keyboard('{ArrowDown} {ArrowDown} {Enter}')
  expect(stored).toEqual(['C1', 'C2', 'C3'])
  await page.getByRole('textbox', { name: '선택됨 검색' }).fill('밀')
  await expect.element(right.getByRole('option')).toHaveLength(1)
  right.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(stored).toEqual(['C2', 'C3'])
})

test('S-264 S-471 전체 and the others exclude each other; clearing opens both', async () => {
  await render(
    <Kept
      draw={(value, onChange) => (
        <FormField label="다중">
          {(wiring) => <MultiSelect wiring={wiring} value={value} onChange={onChange} items={items} hasAll />}
        </FormField>
      )}
    />,
  )
  const box = page.getByRole('combobox', { name: '다중' })
  const option = (name: string) => document.querySelector(`.ant-select-item[title="${name}"]`)
  const isOff = (name: string) => option(name)?.classList.contains('ant-select-item-option-disabled')
  const pick = (name: string) => option(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await box.click()
  await expect.poll(() => option('전체')).toBeTruthy()
  pick('전체')
  await expect.poll(() => stored).toEqual([ALL])
  await expect.poll(() => [isOff('전체'), isOff('화기'), isOff('전기')]).toEqual([false, true, true])
  pick('전체')
  await expect.poll(() => stored).toEqual([])
  pick('밀폐')
  await expect.poll(() => [stored, isOff('전체'), isOff('화기')]).toEqual([['C1'], true, false])
  expect(document.querySelector('.form-select')?.getBoundingClientRect().width).toBeLessThanOrEqual(300)
  pick('밀폐')
  await expect.poll(() => [isOff('전체'), isOff('화기')]).toEqual([false, false])
})

test('S-264 whoever picks the first of several stays in the field: his next key is heard there', async () => {
  await render(
    <Kept
      draw={(value, onChange) => (
        <FormField label="다중">
          {(wiring) => <MultiSelect wiring={wiring} value={value} onChange={onChange} items={items} />}
        </FormField>
      )}
    />,
  )
  const box = page.getByRole('combobox', { name: '다중' })
  await box.click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => stored).toHaveLength(1)
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => stored).toEqual([])
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
})

test('S-270 K-62 Enter and comma add trimmed tags, not while composing; × and Backspace remove', async () => {
  await render(
    <Kept
      draw={(value, onChange) => (
        <FormField label="태그">{(wiring) => <TagInput wiring={wiring} value={value} onChange={onChange} />}</FormField>
      )}
    />,
  )
  const input = page.getByRole('textbox', { name: '태그' })
  await input.fill('  발판 ')
  await userEvent.keyboard('{Enter}')
  await input.fill('난간,사다리, 로')
  expect(stored).toEqual(['발판', '난간', '사다리'])
  await expect.element(input).toHaveValue(' 로')

  const element = input.element()
  element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  await input.fill('로프')
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
  expect(stored).toHaveLength(3)
  element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await userEvent.keyboard('{Enter}')
  expect(stored.at(-1)).toBe('로프')

  await input.fill('난간')
  await userEvent.keyboard('{Enter}')
  const told = page.getByRole('alertdialog')
  await expect.element(told.getByText('이미존재하는항목입니다.')).toBeVisible()
  await told.getByRole('button').click()
  expect(stored).toHaveLength(4)

  await page.getByRole('button', { name: '난간 삭제' }).click()
  expect(stored).toEqual(['발판', '사다리', '로프'])
  await input.fill('')
  await userEvent.keyboard('{Backspace}')
  expect(stored).toEqual(['발판', '사다리'])
})

import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { BoxGroup } from './box-group.tsx'
import { FormField } from './form-field.tsx'

const options = ['밀폐공간', '정전', '굴착'].map((label, index) => ({ value: `C${index}`, label }))
let stored: string[]
beforeEach(async () => {
  stored = []
  await page.viewport(1280, 900)
})
afterEach(cleanup)

function Asked({ required = false, error }: { required?: boolean; error?: string }) {
  const [value, setValue] = useState<string[]>(['C1'])
  stored = value
  return (
    <FormField
      label="보충유형"
      help="해당하는 것을 모두 고릅니다."
      required={required}
      {...(error && { error: { message: error } })}
    >
      {(wiring) => <BoxGroup wiring={wiring} options={options} value={value} onChange={setValue} />}
    </FormField>
  )
}
const group = page.getByRole('group', { name: '보충유형' })
const box = (name: string) => group.getByRole('checkbox', { name })

test('any of them may be ticked, by mouse and by keyboard, and the label names them all', async () => {
  await render(<Asked />)
  await expect.element(box('정전')).toBeChecked()
  await box('밀폐공간').click()
  expect(stored.toSorted()).toEqual(['C0', 'C1'])
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(stored).toEqual(['C0'])
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(stored.toSorted()).toEqual(['C0', 'C2'])
  await box('밀폐공간').click()
  await box('굴착').click()
  expect(stored).toEqual([])
})

test('that something is to be chosen, help and error are read with the group', async () => {
  const { rerender } = await render(<Asked />)
  await expect.element(group).toHaveAccessibleDescription('해당하는 것을 모두 고릅니다.')
  await rerender(<Asked required error="보충유형을 고르십시오." />)
  await expect
    .element(group)
    .toHaveAccessibleDescription('해당하는 것을 모두 고릅니다. 보충유형을 고르십시오. 필수 입력')
})

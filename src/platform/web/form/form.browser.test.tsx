import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { type AnyField, code, count, dateTime, day, rows, text, time, user } from '#platform/model/field.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { setLanguage } from '#platform/web/i18n/i18n.ts'
import { answering } from '#platform/web/test/answers.ts'
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx'
import { FieldControl, isGroupControl, type Values } from './field-control.tsx'
import { FormField } from './form-field.tsx'
import { NumberInput } from './number-input.tsx'

let network: ReturnType<typeof answering>
beforeEach(async () => {
  queryClient.clear()
  await page.viewport(1280, 900)
  network = answering({
    'GET /api/manage/users/search': () => ({
      body: { rows: [{ userId: 'u1', userNm: '김서연', orgNm: '공정안전팀' }] },
    }),
  })
})
afterEach(async () => {
  await cleanup()
  network.restore()
})

function One({ field, start, error }: { field: AnyField; start?: Values; error?: string }) {
  const [values, setValues] = useState<Values>(start ?? {})
  return (
    <QueryClientProvider client={queryClient}>
      <FormField
        label={field.label}
        required={field.required}
        isGroup={isGroupControl(field)}
        {...(field.help && { help: field.help })}
        {...(error && { error: { message: error } })}
      >
        {(wiring) => (
          <FieldControl
            wiring={wiring}
            field={field}
            values={values}
            name="ownerUserId"
            label={field.label}
            onChange={(patch) => setValues((before) => ({ ...before, ...patch }))}
          />
        )}
      </FormField>
      <output data-testid="value">{JSON.stringify(values)}</output>
    </QueryClientProvider>
  )
}
const value = () => JSON.parse(page.getByTestId('value').element().textContent ?? '{}')
const stored = () => value().ownerUserId

test('S-480 label, help and error are tied to the control', async () => {
  await render(<One field={text('제목', { max: 5, required: true, help: '짧게' })} error="제목은 필수입니다." />)
  const input = page.getByRole('textbox', { name: '제목' })
  await expect.element(input).toHaveAttribute('aria-required', 'true')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription('짧게 제목은 필수입니다.')
})

test('several codes in one text are boxes; it holds them in their order, and nothing once none is ticked', async () => {
  const several = { codes: { A: '가', B: '나', C: '다' }, between: ',' } as const
  await render(<One field={text('구역', { max: 20, several })} />)
  const box = (name: string) => page.getByRole('group', { name: '구역' }).getByRole('checkbox', { name })
  await box('다').click()
  await box('가').click()
  await expect.poll(stored).toBe('A,C')
  await box('가').click()
  await box('다').click()
  await expect.poll(stored).toBe(null)
})

test('S-322 counts, cuts at the limit, and not while a syllable is composed', async () => {
  await render(<One field={text('설명', { max: 3, lines: 3 })} />)
  const area = page.getByRole('textbox', { name: '설명' })
  await area.fill('가나다라')
  await expect.element(area).toHaveValue('가나다')
  await expect.element(page.getByText('3 / 3')).toBeVisible()
  const element = area.element() as HTMLTextAreaElement
  element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  await area.fill('가나달라')
  expect(stored()).toBe('가나달라')
  element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await expect.poll(stored).toBe('가나달')
})

test('S-325 a line of text is trimmed when it is left', async () => {
  await render(<One field={text('제목', { max: 20 })} />)
  await page.getByRole('textbox').fill('  발판  ')
  await userEvent.tab()
  await expect.poll(stored).toBe('발판')
})

test('S-323 a number is stored bare and shown with separators', async () => {
  await render(<One field={count('수량', { unit: '개' })} />)
  const input = page.getByRole('textbox', { name: '수량' })
  await input.fill('1,234.5개')
  await userEvent.tab()
  await expect.element(input).toHaveValue('1,234')
  expect(stored()).toBe(1234)
  await input.click()
  await expect.element(input).toHaveValue('1234')
  await input.fill('')
  await expect.poll(stored).toBeNull()
})

const won = { decimals: 2, isFixed: true, prefix: '₩', unit: '원', maxLength: 6 }
function Won() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <FormField label="금액">
        {(wiring) => <NumberInput wiring={wiring} value={value} field={won} onChange={setValue} />}
      </FormField>
      <output data-testid="value">{JSON.stringify({ ownerUserId: value })}</output>
    </>
  )
}
test('S-323 prefix and suffix are shown, not stored; the length is limited', async () => {
  await render(<Won />)
  const input = page.getByRole('textbox', { name: '금액' })
  await input.fill('-1234567')
  await userEvent.tab()
  await expect.element(input).toHaveValue('-12,345.00')
  expect(stored()).toBe(-12345)
  await expect.element(page.getByText('₩')).toBeVisible()
  await expect.element(page.getByText('원')).toBeVisible()
})

test('S-324 a day is typed in any usual way; what is no day stays to be corrected', async () => {
  await render(<One field={day('날짜')} />)
  const input = page.getByRole('textbox', { name: '날짜' })
  await input.fill('20261121')
  await userEvent.tab()
  await expect.element(input).toHaveValue('2026-11-21')
  await input.fill('언젠가')
  await userEvent.tab()
  await expect.element(input).toHaveValue('언젠가')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  expect(stored()).toBeNull()
})

test('S-324 a day that is typed in full counts at once, a half one when the field is left', async () => {
  await render(<One field={day('발생일')} start={{ ownerUserId: '2026-11-20' }} />)
  const input = page.getByRole('textbox', { name: '발생일' })
  await input.fill('2026-11-2')
  expect(stored()).toBe('2026-11-20')
  await input.fill('2026-11-21')
  await expect.poll(stored).toBe('2026-11-21')
  await input.fill('1122')
  expect(stored()).toBe('2026-11-21')
  await userEvent.tab()
  await expect.poll(stored).toMatch(/^\d{4}-11-22$/)
})

test('S-324 what opens to be picked from takes the keyboard and gives it back', async () => {
  await render(<One field={time('시각')} />)
  const opener = page.getByRole('button', { name: '시각 선택' })
  await opener.click()
  await expect.element(page.getByRole('button', { name: '08:00' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(page.getByRole('button', { name: '08:00' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(stored).toBe('08:30')
  await expect.element(page.getByRole('textbox', { name: '시각' })).toHaveValue('08:30')
})

test('S-117 a calendar that is open changes its language at once', async () => {
  setLanguage('kr')
  const shown = (
    <ThemeProvider>
      <One field={day('날짜')} start={{ ownerUserId: '2026-11-24' }} />
    </ThemeProvider>
  )
  await render(shown)
  await page.getByRole('button', { name: '달력' }).click()
  const weekdays = () => [...document.querySelectorAll('.form-calendar th')].map((one) => one.textContent)
  await expect.poll(weekdays).toEqual(['일', '월', '화', '수', '목', '금', '토'])
  setLanguage('en')
  await expect.poll(weekdays).toEqual(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'])
  await expect.element(page.getByText('Nov', { exact: true })).toBeVisible()
  setLanguage('kr')
  await expect.element(page.getByText('11월', { exact: true })).toBeVisible()
})

test('an instant is a day and a time of Asia/Seoul', async () => {
  await render(<One field={dateTime('발생일시')} start={{ ownerUserId: '2026-11-20T15:30:00.000Z' }} />)
  const group = page.getByRole('group', { name: '발생일시' })
  await expect.element(group.getByRole('textbox').first()).toHaveValue('2026-11-21')
  await group.getByRole('textbox', { name: '시각' }).fill('1405')
  await userEvent.tab()
  await expect.poll(stored).toBe('2026-11-21T14:05:00+09:00')
})

test('few codes stand side by side', async () => {
  await render(<One field={code('상태', { GOOD: '양호', BAD: '불량' })} />)
  await page.getByText('불량').click()
  await expect.poll(stored).toBe('BAD')
})

test('S-267 a person is found by name and kept with it', async () => {
  await render(<One field={user('담당자')} />)
  await page.getByRole('combobox', { name: '담당자' }).fill('김서')
  await page.getByText('공정안전팀').click()
  await expect.poll(value).toEqual({ ownerUserId: 'u1', ownerUserNm: '김서연' })
})

test('look.md 4: rows are added, and pasted from Excel', async () => {
  const field = rows('공구', { toolNm: text('이름', { max: 10 }), qtyCnt: count('수량') })
  await render(<One field={field} />)
  await page.getByRole('button', { name: '행 추가' }).click()
  const cell = page.getByRole('textbox', { name: '이름 1행' }).element()
  const data = new DataTransfer()
  data.setData('text/plain', '망치\t2\n렌치\t1,000\n')
  cell.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
  await expect.poll(stored).toEqual([
    { toolNm: '망치', qtyCnt: 2 },
    { toolNm: '렌치', qtyCnt: 1000 },
  ])
  await page.getByRole('button', { name: '1행 삭제' }).click()
  await expect.poll(stored).toHaveLength(1)
})

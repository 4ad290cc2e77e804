/** A condition on another document says which one it is, and lets one be chosen: nobody knows its key. */
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { AnyDocument } from '#platform/model/document.ts'
import { reference } from '#platform/model/field.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { answering } from '#platform/web/test/answers.ts'
import { sample } from '../test/sample-document.tsx'
import { ConditionField } from './condition-field.tsx'
import { ConditionWords } from './conditions.tsx'

const model: AnyDocument = {
  ...sample,
  fields: { ...sample.fields, otherNo: reference('앞 문서', 'sample', { system: true }) },
  list: { ...sample.list, filters: ['otherNo'] },
} as never
const known = [{ key: 7, docNo: 'SP-7', title: '발판 들뜸' }]

let network: ReturnType<typeof answering>
beforeEach(() => {
  queryClient.clear()
  network = answering({
    'GET /api/common/references/sample': ({ query }) => ({
      body: { rows: known.filter(({ key }) => !query.no || String(key) === query.no) },
    }),
  })
})
afterEach(async () => {
  await cleanup()
  network.restore()
})
const show = (content: React.ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <div data-testid="said">{content}</div>
    </QueryClientProvider>,
  )

test.each([
  ['7', '검색조건 · 앞 문서 SP-7 발판 들뜸'],
  ['8', '검색조건 · 앞 문서 볼 권한이 없는 문서'],
])('document %s stands in “%s”', async (otherNo, words) => {
  await show(<ConditionWords model={model} where={{ otherNo }} q="" />)
  await expect.element(page.getByTestId('said')).toHaveTextContent(words)
})

test('it is chosen by its title', async () => {
  const chosen: object[] = []
  await show(
    <ConditionField
      model={model}
      name="otherNo"
      where={{}}
      onChange={(patch) => chosen.push(patch)}
      wiring={{ id: 'other', 'aria-label': '앞 문서' }}
      placeholder="앞 문서"
    />,
  )
  await page.getByRole('combobox', { name: '앞 문서' }).click()
  await page.getByText('발판 들뜸', { exact: true }).click()
  expect(chosen).toEqual([{ otherNo: '7' }])
})

/** What a field refers to is read by number and title; a bare key says nothing to anybody. */
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { reference } from '#platform/model/field.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { answering, failure } from '#platform/web/test/answers.ts'
import { FieldText } from './field-text.tsx'

let network: ReturnType<typeof answering>
beforeEach(async () => {
  queryClient.clear()
  await page.viewport(1280, 900)
  network = answering({
    'GET /api/common/references/sample': ({ query }) => {
      const key = Number(query.no)
      if (key === 9) return { status: 403, body: failure('FORBIDDEN', '권한이 없습니다.') }
      return { body: { rows: key === 7 ? [{ key, docNo: 'SP-20261121-001', title: '발판 들뜸' }] : [] } }
    },
  })
})
afterEach(async () => {
  await cleanup()
  network.restore()
})

const field = reference('본보기', 'sample')
const show = (values: Record<string, unknown>) =>
  render(
    <QueryClientProvider client={queryClient}>
      <div data-testid="value">
        <FieldText name="sampleNo" field={field} values={values} label="본보기" />
      </div>
    </QueryClientProvider>,
  )
const value = page.getByTestId('value')

test('a key alone is looked up: its number and its title', async () => {
  await show({ sampleNo: 7 })
  await expect.element(value).toHaveTextContent('SP-20261121-001 발판 들뜸')
})

test('what came with its name is not asked for, and nothing is said of nothing', async () => {
  await show({ sampleNo: 7, sampleNm: 'SP-1 이미 아는 이름' })
  await expect.element(value).toHaveTextContent('SP-1 이미 아는 이름')
  await cleanup()
  await show({ sampleNo: null })
  await expect.element(value).toHaveTextContent('–')
  expect(network.sent).toEqual([])
})

test.each([8, 9])('who may not read %i is told that there is a document, not its key', async (sampleNo) => {
  await show({ sampleNo })
  await expect.element(value).toHaveTextContent('볼 권한이 없는 문서')
})

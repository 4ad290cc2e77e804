import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { runInParts } from './list/bulk-run.tsx'
import { aRecord, forgetAll, openSample, type SampleServer, sampleServer, wire } from './test/sample-document.tsx'

let server: SampleServer
beforeEach(() => {
  forgetAll()
  server = sampleServer(aRecord({ statusCd: 'REPORTED', sampleDocNo: 'SP-1', kindCd: 'B' }))
})
afterEach(async () => {
  await cleanup()
  server.restore()
})
const address = () => page.getByTestId('address')
const grid = () => page.getByRole('grid', { name: '본보기' })
const asked = () => server.asked.at(-1) ?? ''

test('the first column names the thing; state and codes are words', async () => {
  await openSample('/sample')
  await expect.element(grid().getByRole('link', { name: 'SP-1 발판 들뜸' })).toHaveAttribute('href', '/sample/7')
  await expect.element(grid().getByText('보고', { exact: true })).toBeVisible()
  await expect.element(grid().getByText('나', { exact: true })).toBeVisible()
})

test('S-231 the conditions of an address are asked for, shown as chips, and taken back', async () => {
  await openSample('/sample?statusCd=REPORTED&kindCd=A,B&q=발판&sort=-createDt')
  await expect.element(grid()).toBeVisible()
  await expect.poll(asked).toContain('statusCd=REPORTED&kindCd=A%2CB')
  expect(asked()).toContain('sort=-createDt')
  const chips = page.getByRole('list', { name: '검색조건' })
  await expect.element(chips.getByText(/가, 나/)).toBeVisible()
  await chips.getByRole('button', { name: '종류 조건 지우기' }).click()
  await expect.element(address()).toHaveTextContent('/sample?sort=-createDt&q=발판&statusCd=REPORTED')
  await page.getByRole('button', { name: '초기화', exact: true }).click()
  await expect.element(address()).toHaveTextContent('/sample')
  await expect.element(page.getByRole('searchbox', { name: '검색' })).toHaveValue('')
})

test('S-231 what is typed into the search goes into the address, back on page 1', async () => {
  await openSample('/sample?page=3')
  await page.getByRole('searchbox', { name: '검색' }).fill('발판')
  await expect.element(address()).toHaveTextContent('/sample?q=발판')
})

test('S-231 what an address may not ask is left out', async () => {
  await openSample('/sample?sort=password&limit=7&kindCd=A&nonsense=1')
  await expect.poll(asked).toBe('?page=1&limit=20&kindCd=A')
})

test('S-232 Space opens the side sheet, Esc closes it', async () => {
  await openSample('/sample')
  await grid().getByText('보고', { exact: true }).click()
  await userEvent.keyboard(' ')
  const sheet = page.getByRole('complementary', { name: '미리 보기' })
  await expect.element(sheet.getByRole('heading', { name: '발판 들뜸' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
})

test('S-224 a list too long to be sent at once is made into a file by the server, as it is seen', async () => {
  await openSample('/sample?q=발판&sort=-createDt')
  await page.getByRole('button', { name: '엑셀', exact: true }).click()
  const file = page.getByRole('dialog').getByRole('listitem')
  await expect.element(file.getByText(/^1,200 \/ 60,000건/)).toBeVisible()
  await expect.element(file.getByText('실패', { exact: true })).toBeVisible()
  await expect.element(file.getByRole('alert')).toHaveTextContent('권한이 없습니다.')
  await expect.element(file.getByRole('button', { name: '다시 시도' })).toBeVisible()
  expect(server.sentTo('POST', '/api/exports').map(({ body }) => body)).toEqual([
    {
      source: 'sample',
      query: { q: '발판', sort: '-createDt', columns: 'sampleTitle,statusCd,placeDesc,kindCd', sheetNm: '본보기' },
    },
  ])
  expect(page.getByRole('alertdialog').elements()).toHaveLength(0)
})

test('a bulk action names what could not be done', async () => {
  server.state.bulk = { done: 0, failed: [{ no: 7, docNo: 'SP-1', code: 'X', message: '이미 종결되었습니다.' }] }
  await openSample('/sample')
  await grid().getByRole('row').nth(1).getByRole('gridcell').first().click()
  await page.getByRole('toolbar', { name: '선택한 항목' }).getByRole('button', { name: '종결' }).click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('combobox', { name: '종류' }).click()
  await page.getByTitle('다').click()
  await dialog.getByRole('button', { name: '종결', exact: true }).click()
  await expect.element(page.getByText('이미 종결되었습니다.')).toBeVisible()
  expect(server.sentTo('POST', '/api/samples/bulk/close')[0]?.body).toEqual({
    kindCd: 'C',
    targets: [{ no: 7, rowVersion: 1 }],
  })
})

describe('an act over all rows that match', () => {
  const TOTAL = 130
  const rows = Array.from({ length: TOTAL }, (_, index) =>
    wire(aRecord({ sampleNo: index + 1, statusCd: 'REPORTED', sampleDocNo: `SP-${index + 1}` })),
  )
  const manyServer = () =>
    sampleServer(null, {
      'GET /api/samples': ({ query }) => {
        const limit = Number(query.limit ?? 20)
        const from = (Number(query.page ?? 1) - 1) * limit
        return { body: { total: TOTAL, page: 1, limit, rows: rows.slice(from, from + limit) } }
      },
      'POST /api/samples/bulk/close': ({ body }) => {
        const { targets } = body as { targets: { no: number }[] }
        const failed = targets
          .filter(({ no }) => no === 60)
          .map(({ no }) => ({ no, docNo: `SP-${no}`, code: 'X', message: '이미 종결되었습니다.' }))
        return { body: { done: targets.length - failed.length, failed } }
      },
    })

  test('names how many, does each once, and ends with what was refused and why', async () => {
    server.restore()
    server = manyServer()
    await openSample('/sample')
    await grid().getByRole('row').nth(1).getByRole('gridcell').first().click()
    const bar = page.getByRole('toolbar', { name: '선택한 항목' })
    await bar.getByRole('button', { name: '130건 모두 선택' }).click()
    await expect.element(bar.getByRole('status')).toHaveTextContent('130건 선택')
    await bar.getByRole('button', { name: '종결' }).click()
    const question = page.getByRole('alertdialog')
    await expect.element(question.getByText('130건을 차례로 처리합니다. 도중에 멈출 수 있습니다.')).toBeVisible()
    await question.getByRole('button', { name: '종결' }).click()
    const dialog = page.getByRole('dialog').first()
    await dialog.getByRole('combobox', { name: '종류' }).click()
    await page.getByTitle('다').click()
    await dialog.getByRole('button', { name: '종결', exact: true }).click()
    await expect.element(page.getByText('129건을 처리했고 1건은 처리하지 못했습니다.')).toBeVisible()
    await expect.element(page.getByRole('row', { name: 'SP-60 이미 종결되었습니다.' })).toBeVisible()
    const sent = server
      .sentTo('POST', '/api/samples/bulk/close')
      .flatMap(({ body }) => (body as { targets: { no: number }[] }).targets.map(({ no }) => no))
    expect(sent).toEqual(rows.map((_, index) => index + 1))
  })

  test('stops between two parts when it is told to, and says what was left', async () => {
    await openSample('/sample')
    const parts: PromiseWithResolvers<{ done: number; failed: [] }>[] = []
    const running = runInParts('종결', rows, () => {
      const part = Promise.withResolvers<{ done: number; failed: [] }>()
      parts.push(part)
      return part.promise
    })
    await expect.poll(() => parts.length).toBe(1)
    parts[0]?.resolve({ done: 25, failed: [] })
    await expect.element(page.getByText('25 / 130건')).toBeVisible()
    await page.getByRole('button', { name: '멈추기' }).click()
    await expect.poll(() => parts.length).toBe(2)
    parts[1]?.resolve({ done: 25, failed: [] })
    expect(await running).toEqual({ done: 50, failed: [], left: 80 })
    expect(parts).toHaveLength(2)
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  })
})

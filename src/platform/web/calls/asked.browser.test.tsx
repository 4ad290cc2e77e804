import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { call, menu } from '#platform/model/call.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { answering, failure } from '#platform/web/test/answers.ts'
import { z } from '#schema'
import { renew } from './ask.ts'
import { Asked, useAskedRows, useSend } from './asked.tsx'

const seats = call.get('/api/rounds/{no}/seats', {
  right: menu('/rounds'),
  query: z.strictObject({ q: z.string().optional(), page: z.coerce.number().default(1) }),
  answer: z.object({ rows: z.array(z.object({ personNm: z.string() })) }),
})
const join = call.post('/api/rounds/{no}/seats', {
  right: menu('/rounds', 'write'),
  body: z.strictObject({ personNo: z.number() }),
})

let network: ReturnType<typeof answering>
beforeEach(() => {
  queryClient.clear()
  dialogStore.set([])
})
afterEach(() => network.restore())

function Seats({ said = '신청했습니다.' }: { said?: string }) {
  const { table } = useAskedRows(seats, { no: 7 })
  const { send, isBusy } = useSend(join, { said, renews: [seats] })
  return (
    <>
      <p>{`${table.state}: ${table.rows.map(({ personNm }) => personNm).join()}`}</p>
      <button type="button" disabled={isBusy} onClick={() => void send({ no: 7 }, { personNo: 3 })}>
        신청
      </button>
    </>
  )
}
const show = (children: React.ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      {children}
      <DialogHost />
    </QueryClientProvider>,
  )
const names = (
  <Asked
    call={seats}
    at={{ no: 7, q: '김 서연', page: 2 }}
    empty={{ when: ({ rows }) => rows.length === 0, message: '아무도 없습니다.' }}
  >
    {({ rows }) => rows.map(({ personNm }) => <p key={personNm}>{personNm}</p>)}
  </Asked>
)

test('places stand in the address, the rest behind it; the answer is drawn when it is there', async () => {
  const there = Promise.withResolvers<void>()
  network = answering({
    'GET /api/rounds/7/seats': async () => {
      await there.promise
      return { body: { rows: [{ personNm: '김서연' }] } }
    },
  })
  await show(names)
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument()
  there.resolve()
  await expect.element(page.getByText('김서연')).toBeVisible()
  expect(network.sent.map(({ query }) => query)).toEqual([{ q: '김 서연', page: '2' }])
})

test('an answer with nothing to show says so', async () => {
  network = answering({ 'GET /api/rounds/7/seats': () => ({ body: { rows: [] } }) })
  await show(names)
  await expect.element(page.getByText('아무도 없습니다.')).toBeVisible()
})

test('a refusal is told in its place, without an alert, and asked again on demand', async () => {
  let isThere = false
  network = answering({
    'GET /api/rounds/7/seats': () =>
      isThere
        ? { body: { rows: [{ personNm: '김서연' }] } }
        : { status: 404, body: failure('NOT_FOUND', '차수가 없습니다.') },
  })
  await show(names)
  await expect.element(page.getByRole('alert').getByText('차수가 없습니다.')).toBeVisible()
  expect(dialogStore.get()).toEqual([])
  isThere = true
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(page.getByText('김서연')).toBeVisible()
})

test('what is sent is told when it is done, and what it changed is asked anew; a second press sends nothing', async () => {
  const done = Promise.withResolvers<void>()
  const rows = [{ personNm: '김서연' }]
  network = answering({
    'GET /api/rounds/7/seats': () => ({ body: { rows } }),
    'POST /api/rounds/7/seats': async () => {
      await done.promise
      rows.push({ personNm: '이준호' })
      return { body: {} }
    },
  })
  await show(<Seats />)
  await expect.element(page.getByText('ready: 김서연')).toBeVisible()
  const button = page.getByRole('button', { name: '신청' })
  await button.click()
  await expect.element(button).toBeDisabled()
  done.resolve()
  await expect.element(page.getByText('신청했습니다.')).toBeVisible()
  await expect.element(page.getByText('ready: 김서연,이준호')).toBeVisible()
  expect(network.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ personNo: 3 }])
})

test('a refusal of what is sent is one alert; nothing is told as done', async () => {
  network = answering({
    'GET /api/rounds/7/seats': () => ({ body: { rows: [] } }),
    'POST /api/rounds/7/seats': () => ({ status: 409, body: failure('FULL', '정원이 찼습니다.') }),
  })
  await show(<Seats said="자리를 얻었습니다." />)
  const button = page.getByRole('button', { name: '신청' })
  await button.click()
  await expect.element(page.getByRole('alertdialog').getByText('정원이 찼습니다.')).toBeVisible()
  expect(page.getByText('자리를 얻었습니다.').elements()).toEqual([])
})

function Beside({ version }: { version: number }) {
  const { table } = useAskedRows(seats, { no: 7 }, { version })
  return <p>{`${version} ${table.state}`}</p>
}
test('what stands beside a record is asked anew when the record has changed, and what is renewed is so at every version', async () => {
  network = answering({ 'GET /api/rounds/7/seats': () => ({ body: { rows: [] } }) })
  const { rerender } = await show(<Beside version={1} />)
  await expect.element(page.getByText('1 ready')).toBeVisible()
  await rerender(
    <QueryClientProvider client={queryClient}>
      <Beside version={2} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('2 ready')).toBeVisible()
  expect(network.sent).toHaveLength(2)
  await renew(seats)
  expect(network.sent).toHaveLength(3)
})

function Watching() {
  const { table } = useAskedRows(seats, { no: 7 }, { every: 50 })
  return <p>{table.rows.map(({ personNm }) => personNm).join()}</p>
}
test('what changes by itself is asked again after its time', async () => {
  const rows = [{ personNm: '김서연' }]
  network = answering({ 'GET /api/rounds/7/seats': () => ({ body: { rows } }) })
  await show(<Watching />)
  await expect.element(page.getByText('김서연')).toBeVisible()
  rows.push({ personNm: '이준호' })
  await expect.element(page.getByText('김서연,이준호')).toBeVisible()
})

test('in a browser a schema is nothing, and says so to whoever would check with it', () => {
  const { answer } = seats
  expect(() => answer.parse({ rows: [] })).toThrow('checks nothing')
  expect(() => z.string().nullable().safeParse(1)).toThrow('checks nothing')
})

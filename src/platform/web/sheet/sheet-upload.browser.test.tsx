import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { menu } from '#platform/model/call.ts'
import { day, text } from '#platform/model/field.ts'
import { defineSheet } from '#platform/model/sheet.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { openSheet } from './sheet-upload.tsx'

const people = defineSheet({
  label: '명단',
  api: '/api/people/{no}/rows',
  right: menu('/people', 'write'),
  columns: { personNm: text('성명', { max: 20, required: true }), birthYmd: day('생년월일') },
})

/** Uploads go by XMLHttpRequest; this one answers what the test says, and keeps what it was asked. */
class Answering {
  static asked: { path: string; key: string | undefined }[] = []
  static next: { status: number; body: object } = { status: 200, body: {} }
  readonly upload: { onload?: () => void } = {}
  status = 0
  responseText = ''
  onload?: () => void
  onloadend?: () => void
  private path = ''
  private key: string | undefined
  open(_method: string, path: string) {
    this.path = path
  }
  setRequestHeader(name: string, value: string) {
    if (name.toLowerCase() === 'idempotency-key') this.key = value
  }
  send() {
    Answering.asked.push({ path: this.path, key: this.key })
    queueMicrotask(() => {
      this.upload.onload?.()
      this.status = Answering.next.status
      this.responseText = JSON.stringify(Answering.next.body)
      this.onload?.()
      this.onloadend?.()
    })
  }
}
const RealRequest = globalThis.XMLHttpRequest
beforeEach(() => {
  dialogStore.set([])
  Answering.asked = []
  Object.assign(globalThis, { XMLHttpRequest: Answering })
})
afterEach(() => Object.assign(globalThis, { XMLHttpRequest: RealRequest }))

const problems = [
  { field: 'rows.3.personNm', code: 'REQUIRED', message: '성명은 필수입니다.' },
  { field: 'rows.3.birthYmd', code: 'DAY', message: '생년월일은 날짜로 입력하세요.' },
  { field: 'rows.7.personNm', code: 'TWICE', message: '2행과 같은 행입니다.' },
]
async function choose(name: string): Promise<void> {
  const place = () => document.querySelector<HTMLInputElement>('input[type=file]')
  await expect.poll(place).not.toBeNull()
  const input = place()
  if (!input) throw new Error('no place for a file')
  const files = new DataTransfer()
  files.items.add(new File(['x'], name))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const told = (text: string) => expect.element(page.getByText(text, { exact: false })).toBeVisible()
const openFor = async (options: Parameters<typeof openSheet>[1]) => {
  await render(<DialogHost />)
  const done = openSheet(people, options)
  await expect.element(page.getByRole('dialog', { name: '명단 엑셀 업로드' })).toBeVisible()
  return done
}

test('every wrong cell is named by row and column; a right file is tried first, and saved when one says so', async () => {
  Answering.next = { status: 400, body: { message: '', problems } }
  const done = openFor({ no: 7, query: { modeCd: 'ADD' } })
  await choose('wrong.xlsx')
  await told('2개 행에서 잘못된 칸 3개를 찾았습니다. 아무것도 저장하지 않았습니다.')
  await expect.element(page.getByRole('row', { name: '7 성명 2행과 같은 행입니다.' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '오류 내역 다운로드' })).toBeVisible()
  const counts = { inserted: 2, updated: 1, unchanged: 4 }
  Answering.next = { status: 200, body: counts }
  await choose('right.xlsx')
  await told('새로 2건, 변경 1건, 그대로 4건입니다.')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  expect(await done).toEqual(counts)
  expect(Answering.asked.map(({ path }) => path)).toEqual(
    ['Y', 'Y', 'N'].map((dryRun) => `/api/people/7/rows/upload?modeCd=ADD&dryRun=${dryRun}`),
  )
})

test('rows that are only added are saved at once; what no row is to blame for is said as it is', async () => {
  Answering.next = { status: 415, body: { message: '엑셀 파일에 시트가 없습니다.', problems: [] } }
  const done = openFor({ no: 7, atOnce: true })
  await choose('none.xlsx')
  await told('엑셀 파일에 시트가 없습니다.')
  Answering.next = { status: 200, body: { inserted: 3 } }
  await choose('right.xlsx')
  expect(await done).toEqual({ inserted: 3 })
  expect(Answering.asked.at(-1)?.path).toBe('/api/people/7/rows/upload')
})

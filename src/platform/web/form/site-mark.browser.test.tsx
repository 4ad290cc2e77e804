import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SiteMark } from '#platform/model/drawn.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { SiteMarkInput, SiteMarkView } from './site-mark.tsx'

const realFetch = globalThis.fetch
const maps = [
  { mapNo: 7, mapNm: '공장 전체', mapFileId: 1, useYn: 'Y' },
  { mapNo: 8, mapNm: '2층', mapFileId: 2, useYn: 'Y' },
  { mapNo: 9, mapNm: '헐린 건물', mapFileId: 3, useYn: 'N' },
]
const file = (fileNo: number) => ({
  fileNo,
  attachFileId: fileNo,
  fileOrgNm: '배치도.png',
  fileSize: 10,
  fileExt: 'png',
  contentType: 'image/png',
  width: 400,
  height: 200,
  previewYn: 'Y',
  previewImage: null,
  pictureExplain: null,
  downloadId: String(fileNo),
})
let picture: Blob
let pictureCnt = 0
let stored: SiteMark | null
beforeAll(async () => {
  const canvas = new OffscreenCanvas(400, 200)
  canvas.getContext('2d')?.fillRect(0, 0, 400, 200)
  picture = await canvas.convertToBlob()
})
beforeEach(() => {
  pictureCnt = 0
  globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href)
    if (pathname === '/api/common/sitemaps')
      return Promise.resolve(Response.json({ rows: searchParams.get('plantCd') === '2000' ? maps : [] }))
    if (pathname === '/api/attachfile/image') {
      pictureCnt += 1
      return Promise.resolve(new Response(picture))
    }
    if (!pathname.startsWith('/api/attachfile/')) return realFetch(input, init)
    const attachFileId = Number(searchParams.get('attachFileId'))
    return Promise.resolve(Response.json({ attachFileId, files: [file(attachFileId)] }))
  }
})
afterEach(() => {
  queryClient.clear()
  globalThis.fetch = realFetch
})

function Kept({ first }: { first: SiteMark | null }) {
  const [value, setValue] = useState(first)
  stored = value
  return <SiteMarkInput wiring={{ id: 'm' }} label="위치" plantCd="2000" value={value} onChange={setValue} />
}
const show = (first: SiteMark | null = null) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Kept first={first} />
    </QueryClientProvider>,
  )
const ground = (map = '공장 전체') => page.getByRole('application', { name: `위치 ${map}` })
const fold = () => page.getByText('배치도에 표시 (선택)')

test('nothing is fetched while it is folded; the arrow keys and Enter mark a place, one place alone', async () => {
  await show()
  await expect.element(fold()).toBeVisible()
  expect(pictureCnt).toBe(0)
  await fold().click()
  await expect.element(ground()).toBeVisible()
  ground().element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{Enter}')
  expect(stored).toEqual({ mapNo: 7, locationX: 520, locationY: 480 })
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(stored).toEqual({ mapNo: 7, locationX: 540, locationY: 480 })
  await expect.element(page.getByText('공장 전체에 표시함')).toBeVisible()
})

test('a mark stands on one map: on another one it takes its place, and it can be taken away', async () => {
  await show({ mapNo: 7, locationX: 100, locationY: 100 })
  await expect.element(ground()).toBeVisible()
  await page.getByRole('combobox', { name: '배치도 선택' }).click()
  await expect.poll(() => page.getByText('헐린 건물').elements()).toHaveLength(0)
  await page.getByTitle('2층').click()
  await expect.element(ground('2층')).toBeVisible()
  await ground('2층').click({ position: { x: 100, y: 50 } })
  expect(stored?.mapNo).toBe(8)
  await page.getByRole('button', { name: '모두 지우기' }).click()
  expect(stored).toBeNull()
})

test('it is read small, also on a map that is out of use; of a map that he may not see a reader is told so', async () => {
  const view = (plantCd: string) =>
    render(
      <QueryClientProvider client={queryClient}>
        <SiteMarkView label="위치" plantCd={plantCd} value={{ mapNo: 9, locationX: 250, locationY: 500 }} />
      </QueryClientProvider>,
    )
  await view('2000')
  await expect.element(page.getByRole('img', { name: '위치 헐린 건물' })).toBeVisible()
  expect(page.getByRole('figure').element().getBoundingClientRect().width).toBeLessThanOrEqual(360)
  await view('3000')
  await expect.element(page.getByText('배치도를 볼 수 없습니다.')).toBeVisible()
})

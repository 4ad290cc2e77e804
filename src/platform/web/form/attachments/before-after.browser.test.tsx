import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { BeforeAfter } from './before-after.tsx'

const realFetch = globalThis.fetch
const file = (fileNo: number, fileExt = 'png') => ({
  fileNo,
  attachFileId: fileNo,
  fileOrgNm: `사진${fileNo}.${fileExt}`,
  fileSize: 10,
  fileExt,
  contentType: fileExt === 'png' ? 'image/png' : 'application/pdf',
  width: 8,
  height: 6,
  previewYn: fileExt === 'png' ? 'Y' : 'N',
  previewImage: null,
  pictureExplain: null,
  takenDt: fileNo === 1 ? '2026-11-20T08:55:00+09:00' : null,
  createDt: '2026-11-25T10:00:00+09:00',
  downloadId: String(fileNo),
})
const groups: Readonly<Record<string, object[]>> = { 1: [file(9, 'pdf'), file(1)], 2: [file(2)], 3: [] }
let picture: Blob
beforeAll(async () => {
  const canvas = new OffscreenCanvas(8, 6)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 6)
  picture = await canvas.convertToBlob()
})
beforeEach(() => {
  globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href)
    if (pathname === '/api/attachfile/image') return Promise.resolve(new Response(picture))
    if (!pathname.startsWith('/api/attachfile/')) return realFetch(input, init)
    const attachFileId = Number(searchParams.get('attachFileId'))
    return Promise.resolve(Response.json({ attachFileId, files: groups[attachFileId] ?? [] }))
  }
})
afterEach(() => {
  queryClient.clear()
  globalThis.fetch = realFetch
})
const show = (afterFileId: number | null) =>
  render(
    <QueryClientProvider client={queryClient}>
      <BeforeAfter
        before={{ attachFileId: 1, placeDesc: '펌프장', atDt: '2026-11-20T09:00:00+09:00' }}
        after={{ attachFileId: afterFileId, placeDesc: '펌프장', atDt: '2026-11-24T10:30:00+09:00' }}
      />
    </QueryClientProvider>,
  )
const place = () => page.getByRole('region', { name: '전후 비교' })

test('two pictures lie over one another and are parted by keyboard; each says its place and time', async () => {
  await show(2)
  await expect.element(place().getByRole('img', { name: '조치 전' })).toBeVisible()
  await expect.element(place().getByRole('img', { name: '조치 후' })).toBeVisible()
  const slider = place().getByRole('slider', { name: '전후 사진을 나누는 자리' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '조치 전 50%')
  slider.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(slider).toHaveValue('100')
  const after = place().getByRole('img', { name: '조치 후' }).element()
  expect(getComputedStyle(after).clipPath).toBe('inset(0px 0px 0px 100%)')
  for (const text of [
    '펌프장 · 2026-11-20 09:00 · 촬영 2026-11-20 08:55 · 등록 2026-11-25 10:00',
    '펌프장 · 2026-11-24 10:30 · 등록 2026-11-25 10:00',
  ])
    await expect.element(place().getByText(text)).toBeVisible()
})

test('there is nothing to compare while one of them is missing', async () => {
  await show(3)
  await expect.element(place()).not.toBeInTheDocument()
})

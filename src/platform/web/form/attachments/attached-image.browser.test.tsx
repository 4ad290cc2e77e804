import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { usePicture } from './attached-image.tsx'
import { prepareImage } from './attachments.api.ts'

const realFetch = globalThis.fetch
let asked: string[] = []

/** The server has these, as many pixels wide as their number. Drawn before: a browser writes pictures when it is idle. */
const pictures = new Map<string, Blob>()
beforeAll(async () => {
  for (const width of [7, 9]) {
    const canvas = new OffscreenCanvas(width, 4)
    canvas.getContext('2d')?.fillRect(0, 0, width, 4)
    pictures.set(String(width), await canvas.convertToBlob())
  }
})
beforeEach(() => {
  asked = []
  globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href)
    if (pathname !== '/api/attachfile/image') return realFetch(input, init)
    const fileNo = searchParams.get('fileNo') ?? ''
    asked.push(fileNo)
    return Promise.resolve(new Response(pictures.get(fileNo)))
  }
})
afterEach(() => {
  queryClient.clear()
  globalThis.fetch = realFetch
})

function Plan({ fileNo }: { fileNo: number | null }) {
  const url = usePicture(fileNo)
  return url ? <img src={url} alt="배치도" /> : <p>없음</p>
}
const shown = (fileNo: number | null) => (
  <QueryClientProvider client={queryClient}>
    <Plan fileNo={fileNo} />
  </QueryClientProvider>
)
const image = () => page.getByRole('img', { name: '배치도' }).element() as HTMLImageElement

test('a picture that was prepared is seen with what shows it, and asked for once', async () => {
  await prepareImage(7, 'full')
  await render(shown(7))
  expect(image()).toMatchObject({ complete: true, naturalWidth: 7 })
  expect(asked).toEqual(['7'])
})

test('a picture is replaced by the next one, never by nothing', async () => {
  const { rerender } = await render(shown(7))
  await expect.poll(() => image().naturalWidth).toBe(7)
  await rerender(shown(9))
  expect(image()).toMatchObject({ complete: true })
  await expect.poll(() => image().naturalWidth).toBe(9)
  await rerender(shown(null))
  await expect.element(page.getByText('없음')).toBeVisible()
})

test('a picture that nobody keeps any more leaves the memory', async () => {
  await prepareImage(7, 'full')
  await render(shown(7))
  const { src } = image()
  expect((await realFetch(src)).ok).toBe(true)
  queryClient.clear()
  await expect(realFetch(src)).rejects.toThrow()
})

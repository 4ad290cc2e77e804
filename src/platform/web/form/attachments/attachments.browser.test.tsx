import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Box, choose, endServer, fakeServer, startServer } from './attachments.fixture.tsx'

beforeEach(startServer)
afterEach(endServer)

test('S-253 what is chosen goes up at once; the first file makes the group', async () => {
  await render(<Box />)
  await choose('작업 순서.txt', '명단.txt')
  await expect.element(page.getByRole('button', { name: '명단.txt', exact: true })).toBeVisible()
  await expect.element(page.getByTestId('value')).toHaveTextContent('5')
  expect(fakeServer.posted.map(({ path, form }) => [path, form.get('taskClassNm'), form.get('attachFileId')])).toEqual([
    ['/api/attachfile/uploadfiles', 'SAMPLE', null],
    ['/api/attachfile/uploadfiles', 'SAMPLE', '5'],
  ])
})

test('K-51 a foreign extension refuses the whole choice and is named', async () => {
  await render(<Box />)
  await choose('a.txt', '설치.exe')
  const alert = page.getByRole('alertdialog')
  await expect.element(alert.getByText('업로드 불가능한 확장자입니다. 허용 확장자를 확인하세요.')).toBeVisible()
  await expect.element(alert.getByText('설치.exe')).toBeVisible()
  expect(fakeServer.stored).toHaveLength(0)
})

test('K-50 S-252 too many files, those that wait and those that stand elsewhere counted', async () => {
  await render(<Box otherCnt={1} />)
  await choose('a.txt')
  await expect.element(page.getByRole('button', { name: 'a.txt', exact: true })).toBeVisible()
  await choose('b.txt')
  await expect.element(page.getByText('업로드 가능한 파일갯수를 초과하였습니다. 파일갯수를 확인하세요.')).toBeVisible()
})

test('S-253 a failed file stays with 다시 시도', async () => {
  fakeServer.isRefusing = true
  await render(<Box />)
  await choose('a.txt')
  await expect.element(page.getByText('형식이 다릅니다.')).toBeVisible()
  fakeServer.isRefusing = false
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(page.getByRole('button', { name: 'a.txt', exact: true })).toBeVisible()
})

test('S-255 K-37 deleting asks first; without files there is no group', async () => {
  await render(<Box />)
  await choose('a.txt')
  await page.getByRole('button', { name: 'a.txt 삭제' }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText('삭제하시겠습니까?')).toBeVisible()
  await question.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByTestId('value')).toHaveTextContent('null')
})

test('K-57 an area that is switched off says so', async () => {
  await render(<Box taskClass="OFF" />)
  await expect.element(page.getByText('첨부파일을 사용할 수 없습니다. 관리자에게 문의하세요.')).toBeVisible()
})

test('K-52 S-252 a file above the limit is refused with those chosen beside it, one of just that size is not', async () => {
  await render(<Box />)
  await choose('a.txt', new File([new Uint8Array(1_000_001)], '큰 도면.txt'))
  const alert = page.getByRole('alertdialog')
  await expect.element(alert.getByText('업로드 가능한 용량을 초과하였습니다. 제한 용량을 확인하세요.')).toBeVisible()
  await expect.element(alert.getByText('큰 도면.txt')).toBeVisible()
  await alert.getByRole('button', { name: '확인' }).click()
  await choose(new File([new Uint8Array(1_000_000)], '큰 도면.txt'))
  await expect.element(page.getByRole('button', { name: '큰 도면.txt', exact: true })).toBeVisible()
})

test('S-252 S-463 the list waits 300 ms after mount', async () => {
  const mounted = performance.now()
  await render(<Box attachFileId={5} />)
  await expect.poll(() => fakeServer.listedAt).toBeGreaterThanOrEqual(mounted + 300)
})

test('S-252 the same file may be chosen again, and files may be dropped', async () => {
  await render(<Box />)
  await choose('a.txt')
  await page.getByRole('button', { name: 'a.txt 삭제' }).click()
  await page.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByTestId('value')).toHaveTextContent('null')
  await choose('a.txt')
  await expect.element(page.getByRole('button', { name: 'a.txt', exact: true })).toBeVisible()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['hello'], '끌어온 파일.txt'))
  const area = document.querySelector('.attach-box')
  area?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  await expect.element(page.getByRole('button', { name: '끌어온 파일.txt', exact: true })).toBeVisible()
})

test('S-253 while a file goes up an indicator says so', async () => {
  fakeServer.isHolding = true
  await render(<Box />)
  await choose('a.txt')
  await expect.element(page.getByRole('progressbar', { name: '올리는 중' })).toBeVisible()
  fakeServer.release()
  await expect.element(page.getByRole('button', { name: 'a.txt', exact: true })).toBeVisible()
})

test('S-255 S-251 with a task flag the safety area’s own paths are called', async () => {
  await render(<Box taskFlag="saf" />)
  await choose('a.txt')
  await page.getByRole('button', { name: 'a.txt 삭제' }).click()
  await page.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByTestId('value')).toHaveTextContent('null')
  expect(fakeServer.posted[0]?.path).toBe('/api/attachfile/safUploadfiles')
  expect(Object.fromEntries([...(fakeServer.posted[0]?.form ?? [])].filter(([name]) => name !== 'file'))).toEqual({
    taskClassNm: 'SAMPLE',
    taskFlag: 'saf',
    acceptExt: 'txt,xls,xlsx,ppt,pptx,doc,docx,pdf,png,gif,jpg,jpeg,jiff,jfif',
    encryptYn: 'N',
    preview: 'Y',
    isPictureExplain: 'N',
    manualSetting: 'N',
  })
  const gone = fakeServer.sent.find(({ method }) => method === 'DELETE')
  expect(gone).toMatchObject({ path: '/api/attachfile/deletefiles', body: { attachFileId: 5, fileNos: [1] } })
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Box, choose, endServer, fakeServer, startServer } from './attachments.fixture.tsx'

beforeEach(startServer)
afterEach(endServer)

const apply = () => page.getByRole('button', { name: '적용' }).click()
const applied = () => fakeServer.sent.filter(({ path }) => path === '/api/attachfile/applyuploadfiles')

test('S-254 K-53 without a file there is nothing to apply', async () => {
  await render(<Box hasSaveButton />)
  await apply()
  await expect.element(page.getByRole('alertdialog').getByText('파일을 등록해 주세요.')).toBeVisible()
  expect(applied()).toHaveLength(0)
})

test('S-254 applying is a request of its own with what is said of each file, and says that it is done', async () => {
  await render(<Box hasSaveButton />)
  await choose('a.txt')
  await expect.element(page.getByRole('button', { name: 'a.txt', exact: true })).toBeVisible()
  expect(applied()).toHaveLength(0)
  await apply()
  await expect.element(page.getByText('저장되었습니다.')).toBeVisible()
  expect(applied()).toMatchObject([{ body: { attachFileId: 5, files: [{ fileNo: 1, pictureExplain: null }] } }])
})

test('S-254 with the close option the popup closes instead', async () => {
  let isClosed = false
  const close = () => {
    isClosed = true
  }
  await render(<Box hasSaveButton onApplied={close} attachFileId={5} />)
  await choose('a.txt')
  await expect.element(page.getByRole('button', { name: 'a.txt', exact: true })).toBeVisible()
  await apply()
  await expect.poll(() => isClosed).toBe(true)
  await expect.element(page.getByText('저장되었습니다.')).not.toBeInTheDocument()
})

test('S-254 K-55 the server finds no file any more', async () => {
  fakeServer.isEmpty = true
  await render(<Box hasSaveButton />)
  await choose('a.txt')
  await apply()
  const alert = page.getByRole('alertdialog')
  await expect.element(alert.getByText('파일 적용 중 오류가 발생했습니다. 관리자에게 문의하세요.')).toBeVisible()
})

test('S-250 without data for the task class the box takes 999 files of 20 MB', async () => {
  await render(<Box taskClass="NONE" />)
  await expect.element(page.getByText(/최대 999개, 개당 20 MB/)).toBeVisible()
})

import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { answering } from '#platform/web/test/answers.ts'
import { type AttachFile, manualSetting } from './attach-setting.ts'
import { AttachmentBox } from './attachment-box.tsx'

const stored: AttachFile[] = []
let isRefusing = false
let network: ReturnType<typeof answering>
const RealRequest = globalThis.XMLHttpRequest

const fileNamed = (fileOrgNm: string): AttachFile => ({
  ...{ fileNo: stored.length + 1, attachFileId: 5, fileOrgNm, fileSize: 10, fileExt: 'txt' },
  ...{ contentType: 'text/plain', downloadId: 'd', previewImage: null, pictureExplain: null },
})

/** Uploads go by XMLHttpRequest; this one answers as the server would. */
class Answering extends EventTarget {
  readonly upload: { onprogress?: unknown; onload?: () => void } = {}
  status = 0
  responseText = ''
  onload?: () => void
  onloadend?: () => void
  open() {}
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    queueMicrotask(() => {
      this.upload.onload?.()
      const file = form.get('file')
      if (!isRefusing && file instanceof File) stored.push(fileNamed(file.name))
      this.status = isRefusing ? 415 : 200
      this.responseText = JSON.stringify(
        isRefusing ? { message: '형식이 다릅니다.', problems: [] } : { attachFileId: 5, files: [...stored] },
      )
      this.onload?.()
      this.onloadend?.()
    })
  }
}

beforeEach(async () => {
  queryClient.clear()
  dialogStore.set([])
  stored.length = 0
  isRefusing = false
  await page.viewport(1280, 900)
  Object.assign(globalThis, { XMLHttpRequest: Answering })
  network = answering({
    'GET /api/attachfile/setting/SAMPLE': () => ({ body: { ...manualSetting('SAMPLE'), limitCnt: 2 } }),
    'GET /api/attachfile/setting/OFF': () => ({ body: { ...manualSetting('OFF'), useYn: 'N' } }),
    'GET /api/attachfile/list': () => ({ body: { attachFileId: 5, files: stored } }),
    'DELETE /api/attachfile/deletefile/1': () => ({ body: {} }),
  })
})
afterEach(async () => {
  await cleanup()
  network.restore()
  globalThis.XMLHttpRequest = RealRequest
})

function Box({ taskClass = 'SAMPLE' }: { taskClass?: string }) {
  const [attachFileId, setId] = useState<number | null>(null)
  return (
    <QueryClientProvider client={queryClient}>
      <label htmlFor="files">자료</label>
      <AttachmentBox wiring={{ id: 'files' }} label="자료" {...{ taskClass, attachFileId }} onChange={setId} />
      <output data-testid="value">{String(attachFileId)}</output>
      <DialogHost />
    </QueryClientProvider>
  )
}
const choose = (...names: string[]) =>
  page
    .getByLabelText('자료')
    .first()
    .upload(names.map((name) => new File(['hello'], name)))

test('S-253 what is chosen goes up at once; the first file makes the group', async () => {
  await render(<Box />)
  await choose('작업 순서.txt', '명단.txt')
  await expect.element(page.getByRole('button', { name: '명단.txt', exact: true })).toBeVisible()
  await expect.element(page.getByTestId('value')).toHaveTextContent('5')
  await expect.element(page.getByRole('button', { name: '파일 선택' })).toBeDisabled()
})

test('K-51 a foreign extension refuses the whole choice and is named', async () => {
  await render(<Box />)
  await choose('a.txt', '설치.exe')
  const alert = page.getByRole('alertdialog')
  await expect.element(alert.getByText('업로드 불가능한 확장자입니다. 허용 확장자를 확인하세요.')).toBeVisible()
  await expect.element(alert.getByText('설치.exe')).toBeVisible()
  expect(stored).toHaveLength(0)
})

test('K-50 too many files', async () => {
  await render(<Box />)
  await choose('a.txt', 'b.txt', 'c.txt')
  await expect.element(page.getByText('업로드 가능한 파일갯수를 초과하였습니다. 파일갯수를 확인하세요.')).toBeVisible()
})

test('S-253 a failed file stays with 다시 시도', async () => {
  isRefusing = true
  await render(<Box />)
  await choose('a.txt')
  await expect.element(page.getByText('형식이 다릅니다.')).toBeVisible()
  isRefusing = false
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(page.getByRole('button', { name: 'a.txt', exact: true })).toBeVisible()
})

test('S-255 K-37 deleting asks first; without files there is no group', async () => {
  await render(<Box />)
  await choose('a.txt')
  await page.getByRole('button', { name: 'a.txt 삭제' }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText('삭제하시겠습니까?')).toBeVisible()
  await question.getByRole('button', { name: '삭제' }).click()
  await expect.element(page.getByTestId('value')).toHaveTextContent('null')
})

test('K-57 an area that is switched off says so', async () => {
  await render(<Box taskClass="OFF" />)
  await expect.element(page.getByText('첨부파일을 사용할 수 없습니다. 관리자에게 문의하세요.')).toBeVisible()
})

/** A box of files and the server behind it, for tests: the network answers, everything on this side is real. */
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore, toastStore } from '#platform/web/dialog/dialogs.ts'
import { answering, failure, type Sent } from '#platform/web/test/answers.ts'
import { answeringUploads } from '#platform/web/test/uploads.ts'
import { type AttachFile, manualSetting } from './attach-setting.ts'
import { AttachmentBox, type AttachmentBoxProps } from './attachment-box.tsx'

const idle = () => ({
  stored: [] as AttachFile[],
  posted: [] as { path: string; form: FormData }[],
  sent: [] as Sent[],
  listedAt: 0,
  /** Uploads fail. */
  isRefusing: false,
  /** Uploads wait for `release`. */
  isHolding: false,
  /** Applying finds no file. */
  isEmpty: false,
  release: () => {},
})
export const fakeServer = idle()
let restore = () => {}

const fileNamed = (fileOrgNm: string): AttachFile => ({
  fileNo: fakeServer.stored.length + 1,
  attachFileId: 5,
  fileOrgNm,
  fileSize: 10,
  fileExt: 'txt',
  contentType: 'text/plain',
  downloadId: 'd',
  previewImage: null,
  pictureExplain: null,
})

function taken(path: string, form: FormData) {
  const file = form.get('file')
  fakeServer.posted.push({ path, form })
  if (fakeServer.isRefusing) return { status: 415, body: { message: '형식이 다릅니다.', problems: [] } }
  if (file instanceof File) fakeServer.stored.push(fileNamed(file.name))
  return { body: { attachFileId: 5, files: [...fakeServer.stored] } }
}
const held = (path: string, form: FormData) =>
  new Promise<ReturnType<typeof taken>>((resolve) => {
    fakeServer.release = () => resolve(taken(path, form))
  })

const K_55 = '파일 적용 중 오류가 발생했습니다. 관리자에게 문의하세요.'

export async function startServer(): Promise<void> {
  queryClient.clear()
  dialogStore.set([])
  toastStore.set([])
  Object.assign(fakeServer, idle())
  await page.viewport(1280, 900)
  const restoreUploads = answeringUploads((path, form) => (fakeServer.isHolding ? held(path, form) : taken(path, form)))
  const network = answering({
    'GET /api/attachfile/setting/SAMPLE': () => ({
      body: { ...manualSetting('SAMPLE'), manualSetting: false, limitCnt: 2, limitSize: 1 },
    }),
    'GET /api/attachfile/setting/OFF': () => ({ body: { ...manualSetting('OFF'), useYn: 'N' } }),
    'GET /api/attachfile/setting/NONE': () => ({ body: null }),
    'GET /api/attachfile/list': () => {
      fakeServer.listedAt = performance.now()
      return { body: { attachFileId: 5, files: fakeServer.stored } }
    },
    'DELETE /api/attachfile/deletefile/1': () => removed(),
    'DELETE /api/attachfile/deletefiles': () => removed(),
    'POST /api/attachfile/applyuploadfiles': () =>
      fakeServer.isEmpty
        ? { status: 422, body: failure('nofile', K_55) }
        : { body: { attachFileId: 5, files: fakeServer.stored } },
  })
  fakeServer.sent = network.sent
  restore = () => {
    network.restore()
    restoreUploads()
  }
}
function removed() {
  fakeServer.stored.shift()
  return { body: {} }
}

export async function endServer(): Promise<void> {
  await cleanup()
  restore()
}

type BoxProps = Partial<Omit<AttachmentBoxProps, 'onChange'>>
export function Box({ taskClass = 'SAMPLE', attachFileId: first = null, ...props }: BoxProps) {
  const [attachFileId, setId] = useState<number | null>(first)
  return (
    <QueryClientProvider client={queryClient}>
      <label htmlFor="files">자료</label>
      <AttachmentBox
        wiring={{ id: 'files' }}
        label="자료"
        {...props}
        taskClass={taskClass}
        attachFileId={attachFileId}
        onChange={setId}
      />
      <output data-testid="value">{String(attachFileId)}</output>
      <DialogHost />
    </QueryClientProvider>
  )
}

export const choose = async (...files: (string | File)[]) => {
  await expect.element(page.getByRole('button', { name: '파일 선택' })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('#files')
  if (!input) throw new Error('No file input')
  await page
    .elementLocator(input)
    .upload(files.map((file) => (file instanceof File ? file : new File(['hello'], file))))
}

import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { Proposal, ProposalPage, ProposedKind, ProposedRow } from '#platform/model/proposal.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { openListUpload } from './list-upload.tsx'

const blank = { no: null, docNo: null, title: null, changes: [], faults: [], moved: null }
const rows: ProposedRow[] = [
  {
    ...blank,
    rowNo: 2,
    kindCd: 'CHANGED',
    no: 7,
    docNo: 'SP-7',
    title: '발판 들뜸',
    changes: [{ name: 'placeDesc', label: '장소', before: '1층', after: '2층' }],
  },
  {
    ...blank,
    rowNo: 3,
    kindCd: 'NEW',
    title: '새 발판',
    changes: [{ name: 'placeDesc', label: '장소', before: '', after: '3층' }],
  },
  {
    ...blank,
    rowNo: 4,
    kindCd: 'MOVED',
    no: 8,
    docNo: 'SP-8',
    title: '먼저 고친 것',
    moved: { userNm: '김정호', changedDt: '2026-11-24T09:00:00+09:00', labels: ['장소'] },
  },
  {
    ...blank,
    rowNo: 5,
    kindCd: 'REFUSED',
    no: 9,
    docNo: 'SP-9',
    faults: [{ label: '날짜', message: '날짜는 날짜로 입력하세요.' }],
  },
]

/** The server as the dialog sees it: what was sent, and what the proposal has become. */
class Server {
  statusCd: Proposal['statusCd'] = 'OPEN'
  readonly sent: string[] = []
  /** What the next step is refused with. */
  refusal: { code: string; message: string; problems: object[] } | undefined
  /** Of the path; the form's own upload knows a list by its sheet. */
  upload(path: string): { status: number; body: object } {
    this.sent.push(`POST ${path}`)
    if (path.endsWith('/upload')) return { status: 422, body: { code: 'SHEET_OF_LIST', message: '목록', problems: [] } }
    return { status: 201, body: this.proposal() }
  }
  proposal(): Proposal {
    const count = (kind: ProposedKind) => rows.filter(({ kindCd }) => kindCd === kind).length
    const counts = {
      CHANGED: count('CHANGED'),
      NEW: count('NEW'),
      MOVED: count('MOVED'),
      REFUSED: count('REFUSED'),
      UNKNOWN: 0,
      SAME: 0,
    }
    const undoYn = this.statusCd === 'DONE' ? 'Y' : 'N'
    return {
      proposalNo: 5,
      bizCd: 'sample',
      statusCd: this.statusCd,
      counts,
      versionYn: 'N',
      undoYn,
      expireDt: '2026-11-25T09:00:00+09:00',
    }
  }
  readonly fetch = async (address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(address instanceof Request ? address.url : address), location.href)
    const method = address instanceof Request ? address.method : (init.method ?? 'GET')
    if (!url.pathname.startsWith('/api/proposals/')) return Response.json({})
    if (method === 'GET') return Response.json(this.page(url.searchParams.get('kindCd')))
    this.sent.push(`${method} ${url.pathname}`)
    const { refusal } = this
    this.refusal = undefined
    if (refusal) return Response.json(refusal, { status: 409 })
    this.statusCd = url.pathname.endsWith('/undo') ? 'UNDONE' : 'DONE'
    return Response.json(this.proposal())
  }
  private page(kindCd: string | null): ProposalPage {
    const found = rows.filter((row) => !kindCd || row.kindCd === kindCd)
    return { ...this.proposal(), total: found.length, page: 1, limit: 50, rows: found }
  }
}

let server = new Server()
const real = { XMLHttpRequest: globalThis.XMLHttpRequest, fetch: globalThis.fetch }
beforeEach(() => {
  dialogStore.set([])
  queryClient.clear()
  server = new Server()
  class Answering {
    readonly upload: { onload?: () => void } = {}
    status = 0
    responseText = ''
    onload?: () => void
    onloadend?: () => void
    private path = ''
    open(_method: string, path: string) {
      this.path = path
    }
    setRequestHeader() {}
    send() {
      queueMicrotask(() => {
        const { status, body } = server.upload(this.path)
        this.upload.onload?.()
        this.status = status
        this.responseText = JSON.stringify(body)
        this.onload?.()
        this.onloadend?.()
      })
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Answering, fetch: server.fetch })
})
afterEach(async () => {
  await cleanup()
  Object.assign(globalThis, real)
})

async function upload(canCreate = true): Promise<() => number> {
  let written = 0
  await render(
    <QueryClientProvider client={queryClient}>
      <DialogHost />
    </QueryClientProvider>,
  )
  void openListUpload({
    label: '본보기',
    upload: '/api/samples/upload',
    report: '/api/samples/upload-report',
    ofList: '/api/samples/proposal',
    canCreate,
    columnLabel: (name) => name,
    onWritten: () => {
      written += 1
    },
  })
  const place = () => document.querySelector<HTMLInputElement>('input[type=file]')
  await expect.poll(place).not.toBeNull()
  const input = place() as HTMLInputElement
  const files = new DataTransfer()
  files.items.add(new File(['x'], '본보기.xlsx'))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return () => written
}
const list = () => page.getByRole('list', { name: '올린 행' })
// The frame of the dialog has places for what is told for a moment, behind those of its content.
const status = () => page.getByRole('status').first()
const alert = () => page.getByRole('alert').first()

test('the sheet of a list opens as a proposal: counts, what changes from what to what, and why a row is not saved', async () => {
  await upload()
  await expect
    .element(status())
    .toMatchTextContent(/변경 1건, 신규 1건을 저장할 수 있습니다\. 아직 아무것도 저장하지 않았습니다\./)
  expect(server.sent).toEqual(['POST /api/samples/upload', 'POST /api/samples/proposal'])
  await expect.element(list()).toMatchTextContent(/SP-7발판 들뜸장소1층 → 2층/)
  await expect.element(page.getByText('숨은 열이 없어', { exact: false })).toBeVisible()
  const kinds = page.getByRole('navigation', { name: '구분' })
  await expect.element(kinds.getByRole('button', { name: '변경 1' })).toHaveAttribute('aria-current', 'true')
  await kinds.getByRole('button', { name: '먼저 수정됨 1' }).click()
  await expect.element(list()).toMatchTextContent(/김정호/)
  // By the keyboard as well.
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(list()).toMatchTextContent(/날짜는 날짜로 입력하세요\./)
  await kinds.getByRole('button', { name: '전체 4' }).click()
  await expect.element(list().getByRole('listitem').nth(3)).toBeVisible()
})

test('it is saved when one says so, and taken back; what was refused meanwhile is said', async () => {
  const written = await upload(false)
  server.refusal = {
    code: 'PROPOSAL_MOVED',
    message: '확인하는 사이에 바뀐 행이 있어 아무것도 저장하지 않았습니다.',
    problems: [],
  }
  const save = page.getByRole('button', { name: '2건 저장' })
  await save.click()
  await expect.element(alert()).toMatchTextContent(/확인하는 사이에 바뀐 행이 있어/)
  await save.click()
  await expect.element(status()).toMatchTextContent(/변경 1건, 신규 1건을 저장했습니다\./)
  await expect.element(save).not.toBeInTheDocument()
  const problems = [{ field: 'rows.2.', code: 'CM-01', message: '2행 SP-7: 저장한 뒤 바뀌었습니다.' }]
  server.refusal = { code: 'PROPOSAL_NOT_UNDONE', message: '되돌리지 않았습니다.', problems }
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.element(alert()).toMatchTextContent(/2행 SP-7: 저장한 뒤 바뀌었습니다\./)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.element(status()).toMatchTextContent(/변경 1건, 신규 1건을 되돌렸습니다\./)
  expect(written()).toBeGreaterThan(1)
  // Who may enter nothing new is never asked to.
  expect(server.sent[0]).toBe('POST /api/samples/proposal')
})

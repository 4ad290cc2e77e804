/** A document type of no business, and a small network behind it, for the tests of the record screens. */
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link, MemoryRouter, useLocation } from 'react-router'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineDocument } from '#platform/model/document.ts'
import { code, count, text } from '#platform/model/field.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore, toastStore } from '#platform/web/dialog/dialogs.ts'
import { ActionSlotContext, type Page, PageContext } from '#platform/web/pages/page.tsx'
import { startSession } from '#platform/web/session/session.ts'
import { answering, type Sent } from '#platform/web/test/answers.ts'
import { menuRow, sampleUser, sessionAnswers } from '#platform/web/test/sample-session.ts'
import '#platform/web/theme/base.css'
import { screensFor } from '../screens.tsx'

export const sample = defineDocument({
  name: 'sample',
  label: '본보기',
  api: '/api/sample',
  route: { staff: '/sample' },
  title: 'sampleTitle',
  fields: {
    sampleTitle: text('제목', { max: 20, required: true }),
    placeDesc: text('장소', { max: 50, required: true }),
    injuredCnt: count('부상자 수', { default: 0 }),
    kindCd: code('종류', { A: '가', B: '나', C: '다', D: '라', E: '마' }),
    measureDesc: text('대책', { max: 100, lines: 3 }),
  },
  access: { create: 'anyone' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: ['sampleTitle', 'placeDesc', 'injuredCnt'],
        todo: { action: 'report' },
      },
      REPORTED: { label: '보고', tone: 'waiting', editableBy: 'author', editable: ['placeDesc', 'measureDesc'] },
      CLOSE: { label: '종결', tone: 'done' },
    },
    actions: {
      report: { label: '보고', from: 'TEMP', to: 'REPORTED', by: 'author', said: '보고했습니다.' },
      sendBack: { label: '보완요청', from: 'REPORTED', to: 'TEMP', by: 'anyone', reason: 'RTN_REASON' },
      close: { label: '종결', from: 'REPORTED', to: 'CLOSE', by: 'anyone', needs: ['kindCd'] },
    },
  },
  list: {
    columns: ['sampleTitle', 'placeDesc', 'kindCd'],
    filters: ['kindCd', 'placeDesc'],
    search: ['sampleTitle'],
    sort: [],
  },
})

const { List, Detail, Section, Fields, Actions, LastStep } = screensFor(sample)

export type Stored = Record<string, unknown> & { rowVersion: number; statusCd: string }
const no = 7
export const aRecord = (more: Partial<Stored> = {}): Stored => ({
  sampleNo: no,
  sampleDocNo: null,
  statusCd: 'TEMP',
  plantCd: '2000',
  rowVersion: 1,
  sampleTitle: '발판 들뜸',
  placeDesc: '반응기',
  injuredCnt: 0,
  kindCd: null,
  measureDesc: null,
  createUserId: sampleUser.userId,
  createUserNm: sampleUser.userNm,
  createDt: '2026-11-21T09:00:00+09:00',
  updateDt: '2026-11-21T09:00:00+09:00',
  ...more,
})
const canOfState: Record<string, object> = {
  TEMP: { edit: ['sampleTitle', 'placeDesc', 'injuredCnt'], delete: true, actions: ['report'] },
  REPORTED: { edit: ['placeDesc', 'measureDesc'], delete: false, actions: ['sendBack', 'close'] },
  CLOSE: { edit: [], delete: false, actions: [] },
}
export const wire = (record: Stored, checks?: object) => ({
  ...record,
  can: { ...canOfState[record.statusCd], ...(checks && { checks }) },
})

const events = new BroadcastChannel('jikim:events')

const refusal = (status: number, answerCode: string, more: object) => ({
  status,
  body: { code: answerCode, message: '처리할 수 없습니다.', returnCode: '', problems: [], ...more },
})
const exported = {
  exportNo: 3,
  exportNm: '본보기',
  exportStatusCd: 'FAIL',
  rowCnt: 1200,
  totalCnt: 60_000,
  messageDesc: '권한이 없습니다.',
  createDt: '2026-11-21T09:00:00+09:00',
  doneDt: null,
  expireDt: '2026-11-28T09:00:00+09:00',
}
/** What the server holds, and how it is to behave. */
const startState = (record: Stored | null) => ({
  record,
  deleted: null as Stored | null,
  isDown: false,
  /** What is sent arrives; no answer comes back. */
  isMute: false,
  refuse: undefined as object | undefined,
  /** What the guards of the actions find. */
  checks: undefined as object | undefined,
  history: [] as object[],
  bulk: {},
})
type ServerState = ReturnType<typeof startState>

function change(state: ServerState, { body }: Sent, next: object) {
  const { rowVersion, reasonCd: _cd, reasonDesc: _desc, reasonFields: _fields, ...fields } = body as Stored
  const { record } = state
  if (!record) return { status: 404, body: {} }
  if (rowVersion !== record.rowVersion)
    return refusal(409, 'CM-01', {
      changed: { userNm: '박준서', changedDt: record.updateDt, fields: [{ name: 'placeDesc', label: '장소' }] },
    })
  if (state.refuse) return refusal(422, 'REFUSED', { problems: [state.refuse] })
  state.record = { ...record, ...fields, ...next, rowVersion: rowVersion + 1 }
  return { body: wire(state.record) }
}

const answersOf = (state: ServerState) => ({
  'GET /api/samples': () => ({
    body: { total: 0, page: 1, limit: 20, rows: state.record ? [wire(state.record)] : [] },
  }),
  'GET /api/samples/excel': () => refusal(422, 'TOO_MANY_ROWS', {}),
  'POST /api/exports': () => ({ status: 201, body: exported }),
  'GET /api/exports': () => ({ body: { rows: [exported] } }),
  'POST /api/sample': (sent: Sent) => {
    state.record = aRecord({ sampleTitle: null, placeDesc: null, ...(sent.body as object) })
    return { status: 201, body: wire(state.record) }
  },
  [`GET /api/sample/${no}`]: () => ({ body: state.record && wire(state.record, state.checks) }),
  [`PATCH /api/sample/${no}`]: (sent: Sent) => change(state, sent, {}),
  [`POST /api/sample/${no}/report`]: (sent: Sent) => change(state, sent, { statusCd: 'REPORTED', sampleDocNo: 'SP-1' }),
  [`POST /api/sample/${no}/close`]: (sent: Sent) => change(state, sent, { statusCd: 'CLOSE' }),
  [`POST /api/sample/${no}/sendBack`]: (sent: Sent) => change(state, sent, { statusCd: 'TEMP' }),
  [`DELETE /api/sample/${no}`]: () => {
    state.deleted = state.record
    state.record = null
    return { body: {} }
  },
  [`POST /api/sample/${no}/restore`]: () => {
    const { deleted } = state
    state.record = deleted && { ...deleted, rowVersion: deleted.rowVersion + 2 }
    return { body: state.record && wire(state.record) }
  },
  [`GET /api/sample/${no}/history`]: () => ({ body: { rows: state.history } }),
  [`GET /api/sample/${no}/comments`]: () => ({ body: { rows: [] } }),
  'POST /api/samples/bulk/close': () => ({ body: state.bulk }),
  'GET /api/common/codes': () => ({ body: { rows: [{ code: 'DATA_WRONG', codeNm: '내용 오류' }] } }),
})

export type SampleServer = ReturnType<typeof sampleServer>

/** What the server of a document does, as far as its screens can tell. Set `isDown` to lose the network, `isMute` its answers. */
export function sampleServer(stored: Stored | null = null, more: Parameters<typeof answering>[0] = {}) {
  const state = startState(stored)
  /** S-373: a key is answered as the first time. */
  const known = new Map<string, { status?: number; body: unknown }>()
  const guarded = (answer: (sent: Sent) => { status?: number; body: unknown }) => (sent: Sent) => {
    if (state.isDown) throw new TypeError('Failed to fetch')
    const key = sent.headers.get('idempotency-key') ?? ''
    const answered = known.get(key) ?? answer(sent)
    if (key) known.set(key, answered)
    if (state.isMute) throw new TypeError('Failed to fetch')
    return answered
  }
  const answers = Object.entries(answersOf(state)).map(([name, answer]) => [name, guarded(answer)] as const)
  const network = answering({
    ...sessionAnswers([menuRow('M1', '본보기', '/sample')]),
    ...Object.fromEntries(answers),
    ...more,
  })
  /** The conditions under which the list was asked for. */
  const asked: string[] = []
  /** What the event stream tells when somebody else has written the record. */
  const tell = (more: object = {}) => events.postMessage({ type: 'document', documentName: 'sample', no, ...more })
  const answer = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(String(input), location.href)
    if (pathname === '/api/samples') asked.push(search)
    return answer(input, init)
  }
  const sentTo = (method: string, path: string) =>
    network.sent.filter((one) => one.method === method && one.path === path)
  return { state, sentTo, asked, tell, restore: network.restore }
}

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>
}

type FramedProps = Pick<Page, 'params' | 'editable'> & { hasViews: boolean; hasSteps: boolean }
function Framed({ params, editable, hasViews, hasSteps }: FramedProps) {
  const [actionSlot, setActionSlot] = useState<HTMLElement | null>(null)
  const { pathname } = useLocation()
  const frame = useMemo(
    () => ({
      page: { path: pathname, listPath: '/sample', params, param: null, editable, menuTitle: '본보기' },
      setHead: () => undefined,
    }),
    [pathname, params, editable],
  )
  const isList = pathname === '/sample'
  return (
    <PageContext value={frame}>
      <ActionSlotContext value={actionSlot}>
        <div ref={setActionSlot} />
        {isList ? (
          <List filters={['kindCd']} bulk={['close']} excel {...(hasViews ? { stateTabs: true } : { views: false })} />
        ) : (
          <Detail print>
            <Section title="상황">
              <Fields names={['sampleTitle', 'placeDesc', 'injuredCnt']} />
            </Section>
            <Section title="조치">
              <Fields names={['kindCd', 'measureDesc']} />
            </Section>
            {hasSteps ? <LastStep /> : <Actions />}
          </Detail>
        )}
      </ActionSlotContext>
    </PageContext>
  )
}

/**
 * Signed in, and standing on a page of the sample document.
 *
 * @param hasViews its list has them, and its states as tabs
 * @param hasSteps its form ends with a last step
 */
export async function openSample(path: string, { editable = true, hasViews = false, hasSteps = false } = {}) {
  await page.viewport(1280, 900)
  await startSession()
  const last = path.split('?')[0]?.split('/')[2]
  const params: Page['params'] = last && last !== 'new' ? { no: last } : {}
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <Address />
        <Link to="/sample">메뉴</Link>
        <Framed params={params} editable={editable} hasViews={hasViews} hasSteps={hasSteps} />
        <DialogHost />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** Nothing of one test is left for the next. */
export function forgetAll(): void {
  queryClient.clear()
  dialogStore.set([])
  toastStore.set([])
  localStorage.clear()
  sessionStorage.clear()
}

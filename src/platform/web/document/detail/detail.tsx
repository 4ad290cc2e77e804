/** The page of one document: the same for a new one and one that exists (look.md 3). */
import '../document.css'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { mayCreate } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { RequiredLegend } from '#platform/web/form/form-field.tsx'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { usePages } from '#platform/web/pages/app-screens.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { resolve } from '#platform/web/pages/resolve.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { roleName } from '#platform/web/role-names.ts'
import { usePerson, useSession } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import {
  canNow,
  DocumentContext,
  type DocumentFrame,
  isDraft,
  type Mode,
  neededFields,
  startValues,
} from '../context.ts'
import { DocumentEditor } from '../editor.ts'
import { readRecord, recordKey, type WireRecord } from '../wire.ts'
import { Anchors, useSections } from './anchors.tsx'
import { ChangedBanner, useLiveRecord } from './changed-banner.tsx'
import { DocumentHead, useHeading } from './head.tsx'
import { KeptBanner } from './kept-banner.tsx'
import { askMerge } from './merge-dialog.tsx'
import { Notices, useReturned } from './notices.tsx'
import { Rail } from './rail.tsx'
import { useEditing } from './use-editing.ts'

export interface DetailProps {
  children: ReactNode
  /** What belongs to the document but is no field of it; shown in the rail. */
  aside?: ReactNode
  /** There is a page for paper at `{no}/print`. */
  print?: boolean
  /** For what is done where there may be no network: keeps an action for which no answer came (`web/offline`). False: it does not wait. */
  later?: DocumentFrame['later']
}

export function DetailPage({ model, ...props }: DetailProps & { model: AnyDocument }) {
  const { params } = usePage()
  const no = params.no === undefined ? null : Number(params.no)
  return no === null ? <New {...props} model={model} /> : <Existing {...props} model={model} no={no} />
}

export function useRecordQuery(model: AnyDocument, no: number | null) {
  return useQuery({
    queryKey: recordKey(model, no),
    queryFn: ({ signal }) => readRecord(model, no ?? 0, signal),
    enabled: no !== null && Number.isSafeInteger(no),
  })
}

function New({ model, ...props }: DetailProps & { model: AnyDocument }) {
  const person = usePerson()
  const { editable } = usePage()
  const mayWrite = editable && mayCreate(model, person)
  return mayWrite ? <Page {...props} model={model} record={null} /> : <NotYours model={model} isWritable={editable} />
}

/** Who may not make such a document is told why before he has typed anything. */
function NotYours({ model, isWritable }: { model: AnyDocument; isWritable: boolean }) {
  const t = useT()
  const say = usePlatformT()
  const who = [model.access.create].flat().flatMap((role) => roleName(String(role)) ?? [])
  const reason =
    isWritable && who.length > 0
      ? say('등록할 수 있는 사람: {who}', { who: who.map((name) => t(name)).join(', ') })
      : say('이 메뉴에 쓸 권한이 없습니다.')
  return (
    <Nothing model={model} message={`${say('{label}: 등록할 수 없습니다.', { label: t(model.label) })} ${reason}`} />
  )
}

/** A page without a document still says what it would be one of, in its head and in its tab. */
function Nothing({ model, message }: { model: AnyDocument; message: string }) {
  const t = useT()
  const say = usePlatformT()
  const { listPath } = usePage()
  const title = t(model.label)
  usePageHead({ title })
  return (
    <article className="doc-page">
      <header className="doc-head">
        <div className="doc-title">
          <h1>{title}</h1>
        </div>
      </header>
      <Empty
        message={message}
        action={
          <Link to={listPath}>
            <Button>{say('목록으로')}</Button>
          </Link>
        }
      />
    </article>
  )
}

function Existing({ model, no, ...props }: DetailProps & { model: AnyDocument; no: number }) {
  const t = usePlatformT()
  const { data, isError, error, refetch } = useRecordQuery(model, no)
  useLiveRecord(model, no, data?.rowVersion)
  if (data) return <Page key={no} {...props} model={model} record={data} />
  if (Number.isNaN(no) || (error instanceof ApiError && error.status === 404))
    return <Nothing model={model} message={t('자료를 찾을 수 없습니다.')} />
  return isError ? <Failed error={error} onRetry={refetch} /> : <Loading lines={10} />
}

function Page({
  model,
  record,
  children,
  aside,
  print = false,
  later,
}: DetailProps & { model: AnyDocument; record: WireRecord | null }) {
  const { frame, setActionSlot } = useFrame(model, record, later)
  const { docNo, heading } = useHeading(frame)
  usePageHead({ title: [docNo, heading].filter(Boolean).join(' ') })
  const isNew = frame.state.record === null
  const hasPaper = useHasPaper(frame.editor.no)
  return (
    <DocumentContext value={frame}>
      <article className="doc-page" data-mode={frame.mode}>
        <DocumentHead onActionSlot={setActionSlot} hasPrint={print && hasPaper} />
        <div className="doc-columns">
          <Anchors sections={frame.sections} />
          <div className="doc-body">
            <KeptBanner />
            <ChangedBanner />
            <Notices />
            {frame.mode === 'draft' && <RequiredLegend />}
            {children}
          </div>
          {(!isNew || aside) && <Rail aside={aside} />}
        </div>
      </article>
    </DocumentContext>
  )
}

/** A button that leads nowhere is not shown. */
function useHasPaper(no: number | null): boolean {
  const { listPath } = usePage()
  const routes = useSession()?.routes ?? []
  const pages = usePages()
  return resolve(`${listPath}/${no}/print`, '', routes, pages).kind === 'page'
}

function useFrame(model: AnyDocument, record: WireRecord | null, later: DocumentFrame['later']) {
  const { listPath, editable } = usePage()
  const person = usePerson()
  const [editor] = useState(() => new DocumentEditor(model, record))
  editor.askMerge = (conflict) => askMerge(model, conflict)
  const state = useStore(editor.store)
  const [start] = useState(() => startValues(model, person))
  editor.start = start
  const can = useMemo(
    () => canNow(model, person, state.record, start, editable),
    [model, person, state.record, start, editable],
  )
  const mode: Mode = isDraft(model, state.record, can) ? 'draft' : 'read'
  const { editing, setEditing } = useEditing(editor, mode, record)
  const { sections, addSection } = useSections()
  const [shown] = useState(() => new Set<string>())
  const [actionSlot, setActionSlot] = useState<HTMLElement | null>(null)
  const marked = useReturned(model, state.record)?.marked ?? NOTHING_MARKED
  const values = useMemo(() => ({ ...(state.record ?? start), ...state.edits }), [state.record, state.edits, start])
  const needed = useMemo(() => neededFields(model, mode, values), [model, mode, values])
  const frame: DocumentFrame = {
    model,
    mode,
    can,
    values,
    state,
    editor,
    listPath,
    editing,
    setEditing,
    marked,
    needed,
    latest: record,
    sections,
    addSection,
    shown,
    later,
    actionSlot,
  }
  return { frame, setActionSlot }
}
const NOTHING_MARKED: ReadonlySet<string> = new Set()

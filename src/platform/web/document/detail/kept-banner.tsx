import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ListAnswer } from '#platform/model/query.ts'
import { api } from '#platform/web/api/client.ts'
import { formatRelative } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { usePerson } from '#platform/web/session/session.ts'
import { useDocument } from '../context.ts'
import { forgetInput, keptInput } from '../kept-input.ts'
import { listKey, noOf, type WireRecord } from '../wire.ts'

/** What a crash left behind in this browser, or an unfinished draft on the server, is offered again. */
export function KeptBanner() {
  const { model, editor, state } = useDocument()
  const [no] = useState(editor.no)
  const [kept, setKept] = useState(() => keptInput(model.name, no))
  const [isTouched, setTouched] = useState(false)
  if (!isTouched && state.phase !== 'clean') setTouched(true)
  if (kept && !isTouched)
    return (
      <Banner
        when={kept.keptAt}
        title={String(kept.values[model.title] ?? '')}
        onTake={() => {
          editor.restore(kept)
          setKept(null)
        }}
        onDrop={() => {
          forgetInput(model.name, no)
          setKept(null)
        }}
      />
    )
  return no === null && !isTouched && editor.isAutosaving ? <DraftBanner /> : null
}

/** A draft of mine that the server already holds, perhaps begun on another device. */
function DraftBanner() {
  const t = usePlatformT()
  const { model, listPath, editor } = useDocument()
  const { userId } = usePerson()
  const [isClosed, setClosed] = useState(false)
  const query = { statusCd: model.lifecycle.start, createUserId: userId, sort: `-${model.key}`, limit: 1 }
  const { data } = useQuery({
    queryKey: [...listKey(model), 'draft'],
    queryFn: ({ signal }) => api.get<ListAnswer<WireRecord>>(`${model.api}s`, { query, signal, quiet: true }),
    staleTime: 0,
  })
  const [draft] = data?.rows ?? []
  if (!draft || draft[model.docNo] || isClosed || editor.no !== null) return null
  return (
    <div className="doc-banner" data-tone="progress" role="status">
      <BannerText when={String(draft.updateDt)} title={String(draft[model.title] ?? '')} />
      <span className="doc-banner-actions">
        <Link to={`${listPath}/${noOf(model, draft)}`}>
          <Button>{t('이어서 작성')}</Button>
        </Link>
        <Button type="text" onClick={() => setClosed(true)}>
          {t('새로 작성')}
        </Button>
      </span>
    </div>
  )
}

interface BannerProps {
  when: string
  title: string
  onTake(): void
  onDrop(): void
}
function Banner({ when, title, onTake, onDrop }: BannerProps) {
  const t = usePlatformT()
  return (
    <div className="doc-banner" data-tone="progress" role="status">
      <BannerText when={when} title={title} />
      <span className="doc-banner-actions">
        <Button onClick={onTake}>{t('이어서 작성')}</Button>
        <Button type="text" onClick={onDrop}>
          {t('버리기')}
        </Button>
      </span>
    </div>
  )
}

function BannerText({ when, title }: { when: string; title: string }) {
  const t = usePlatformT()
  return (
    <span>
      {t('작성 중인 내용이 있습니다.')}{' '}
      <span className="quiet">
        {title && `「${title}」 · `}
        {formatRelative(when)}
      </span>
    </span>
  )
}

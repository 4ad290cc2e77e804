import { useQuery } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { confirm } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime, formatRelative } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { useDocument } from '../context.ts'
import { type Comment, commentsKey } from '../wire.ts'
import { StoryList } from './story.tsx'

const K_37 = '삭제하시겠습니까?'
const COMMENT_MAX = 1000

/** Beside the document, below it on a narrow screen: what belongs to it, what was said, what happened. */
export function Rail({ aside }: { aside: ReactNode }) {
  const t = usePlatformT()
  const { editor } = useDocument()
  const { no } = editor
  return (
    <aside className="doc-rail" aria-label={t('관련 정보')}>
      {aside}
      {no !== null && (
        <SectionTabs
          items={[
            { key: 'story', label: t('이력'), content: <StoryList no={no} /> },
            { key: 'comments', label: <CommentsLabel no={no} />, content: <Comments no={no} /> },
          ]}
        />
      )}
    </aside>
  )
}

function useComments(no: number) {
  const { model } = useDocument()
  return useQuery({
    queryKey: commentsKey(model, no),
    queryFn: async ({ signal }) =>
      (await api.get<{ rows: Comment[] }>(`${model.api}/${no}/comments`, { signal, quiet: true })).rows,
  })
}

function CommentsLabel({ no }: { no: number }) {
  const t = usePlatformT()
  const { data } = useComments(no)
  return data && data.length > 0 ? `${t('댓글')} ${data.length}` : t('댓글')
}

function Comments({ no }: { no: number }) {
  const t = usePlatformT()
  const { model } = useDocument()
  const { editable } = usePage()
  const { data, isError, error, refetch } = useComments(no)
  const renew = () => queryClient.invalidateQueries({ queryKey: commentsKey(model, no) })
  const remove = async (commentNo: number) => {
    if (!(await confirm(t(K_37), { danger: true, confirmText: t('삭제') }))) return
    await api.delete(`${model.api}/${no}/comments/${commentNo}`)
    await renew()
  }
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={3} />
  return (
    <>
      <ul className="doc-comments" aria-label={t('댓글')}>
        {data.map((comment) => (
          <li key={comment.commentNo}>
            <p className="doc-story-head">
              <b>{comment.createUserNm ?? t('익명')}</b>
              <time className="quiet" dateTime={comment.createDt} title={formatDateTime(comment.createDt)}>
                {formatRelative(comment.createDt)}
              </time>
              {comment.mine && (
                <button
                  type="button"
                  className="plain-button"
                  aria-label={t('댓글 삭제')}
                  onClick={() => remove(comment.commentNo)}
                >
                  <Trash2 size={14} aria-hidden />
                </button>
              )}
            </p>
            <p className="field-lines">{comment.commentDesc}</p>
          </li>
        ))}
      </ul>
      {editable && <CommentForm no={no} onDone={renew} />}
    </>
  )
}

function CommentForm({ no, onDone }: { no: number; onDone(): Promise<void> }) {
  const t = usePlatformT()
  const { model } = useDocument()
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  useUnsaved(text.trim() !== '')
  const send = async () => {
    setSending(true)
    try {
      const commentDesc = text.trim()
      await api.post(`${model.api}/${no}/comments`, { commentDesc })
      setText('')
      await onDone()
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="doc-comment-form">
      <Input.TextArea
        aria-label={t('댓글 쓰기')}
        placeholder={t('댓글 쓰기')}
        value={text}
        maxLength={COMMENT_MAX}
        autoSize={{ minRows: 2, maxRows: 8 }}
        onChange={({ target }) => setText(target.value)}
      />
      <Button disabled={text.trim() === ''} loading={isSending} onClick={send}>
        {t('등록')}
      </Button>
    </div>
  )
}

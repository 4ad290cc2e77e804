import type { AnyDocument } from '#platform/model/document.ts'
import { RECONNECTED, useServerEvent } from '#platform/web/api/events.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { changeOf } from '#platform/web/api/record-change.ts'
import { formatTime } from '#platform/web/format.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { fieldAt } from '../check-input.ts'
import { useDocument } from '../context.ts'
import { recordKey, storyKey } from '../wire.ts'
import { useStory } from './notices.tsx'

/** An open record follows what others do to it. What is being typed over it stays: saving will find both, and ask. */
export function useLiveRecord(model: AnyDocument, no: number, rowVersion: number | undefined): void {
  const renew = () => {
    void queryClient.invalidateQueries({ queryKey: recordKey(model, no) })
    void queryClient.invalidateQueries({ queryKey: storyKey(model, no) })
  }
  useServerEvent('document', (event) => {
    const change = changeOf(event)
    if (change.documentName === model.name && change.no === no && change.rowVersion > (rowVersion ?? 0)) renew()
  })
  useServerEvent(RECONNECTED, renew)
}

/** Quietly, while one types: who has changed what since. */
export function ChangedBanner() {
  const { model, state, latest } = useDocument()
  const isBehind = latest !== null && state.record !== null && latest.rowVersion > state.record.rowVersion
  const isTyping = Object.keys(state.edits).length > 0
  // Between a save of one's own and its answer the newer version is one's own.
  if (!isBehind || !isTyping || state.phase === 'saving') return null
  return <ChangedLine key={latest.rowVersion} model={model} />
}

function ChangedLine({ model }: { model: AnyDocument }) {
  const t = useT()
  const say = usePlatformT()
  const { editor } = useDocument()
  const { data } = useStory(model, editor.no)
  const [last] = data ?? []
  if (!last) return null
  const names = Object.keys(last.diff).flatMap((column) => fieldAt(model, column)?.[1].label ?? [])
  const fields = [...new Set(names)].map((label) => t(label)).join(', ')
  return (
    <div className="doc-banner" data-tone="waiting" role="status">
      <span>
        {say('{name} 님이 방금 수정했습니다.', { name: last.userNm ?? say('익명') })}{' '}
        <span className="quiet">{[formatTime(last.auditDt), fields].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="quiet">{say('저장할 때 두 내용을 비교해 고를 수 있습니다.')}</span>
    </div>
  )
}

import { Button } from 'antd'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { AnyDocument } from '#platform/model/document.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { useShortcut } from '#platform/web/shortcuts/shortcuts.ts'
import { DocumentContext, type DocumentFrame } from '../context.ts'
import { useRecordQuery } from '../detail/detail.tsx'
import { DocumentField } from '../detail/fields.tsx'
import { DocumentHead } from '../detail/head.tsx'
import { DocumentEditor } from '../editor.ts'
import { noOf, type WireRecord } from '../wire.ts'

export interface SideSheetProps {
  model: AnyDocument
  rows: readonly WireRecord[]
  row: WireRecord
  /** Parts to show in place of all fields. */
  content: ReactNode
  onMove(row: WireRecord): void
  onOpen(row: WireRecord): void
  onClose(): void
}

/** Reading a row without leaving the list; ↑ ↓ lead to the next one. */
export function SideSheet({ model, rows, row, content, onMove, onOpen, onClose }: SideSheetProps) {
  const t = usePlatformT()
  const at = rows.findIndex((one) => noOf(model, one) === noOf(model, row))
  const step = (by: number) => {
    const next = rows[at + by]
    if (next) onMove(next)
  }
  useShortcut('Escape', '미리 보기 닫기', onClose)
  return (
    <aside className="doc-sheet" aria-label={t('미리 보기')}>
      <div className="doc-sheet-bar">
        <Button
          type="text"
          icon={<ChevronUp size={18} aria-hidden />}
          aria-label={t('이전')}
          disabled={at <= 0}
          onClick={() => step(-1)}
        />
        <Button
          type="text"
          icon={<ChevronDown size={18} aria-hidden />}
          aria-label={t('다음')}
          disabled={at < 0 || at >= rows.length - 1}
          onClick={() => step(1)}
        />
        <Button type="primary" onClick={() => onOpen(row)}>
          {t('열기')}
        </Button>
        <Button type="text" icon={<X size={18} aria-hidden />} aria-label={t('닫기')} onClick={onClose} />
      </div>
      <Reading key={noOf(model, row)} model={model} row={row} content={content} />
    </aside>
  )
}

function Reading({ model, row, content }: Pick<SideSheetProps, 'model' | 'row' | 'content'>) {
  const { data, isError, error, refetch } = useRecordQuery(model, noOf(model, row))
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={8} />
  return (
    <ReadOnly model={model} record={data}>
      <DocumentHead onActionSlot={ignore} hasPrint={false} />
      <dl className="doc-grid">{content ?? <FilledFields model={model} record={data} />}</dl>
    </ReadOnly>
  )
}
const ignore = () => undefined

const FilledFields = ({ model, record }: { model: AnyDocument; record: WireRecord }) =>
  Object.keys(model.fields)
    .filter(
      (name) => name !== model.title && record[name] !== null && record[name] !== undefined && record[name] !== '',
    )
    .map((name) => <DocumentField key={name} name={name} />)

/** A record as text, wherever it is read only: the side sheet, paper. */
export function ReadOnly({ model, record, children }: { model: AnyDocument; record: WireRecord; children: ReactNode }) {
  const { listPath } = usePage()
  const frame = useMemo<DocumentFrame>(() => {
    const editor = new DocumentEditor(model, record)
    return {
      model,
      editor,
      listPath,
      values: record,
      state: editor.store.get(),
      mode: 'paper',
      can: { edit: [], delete: false, actions: [] },
      editing: new Set(),
      setEditing: ignore,
      marked: new Set(),
      needed: new Set(),
      latest: null,
      sections: [],
      addSection: () => ignore,
      shown: new Set(),
      actionSlot: null,
    }
  }, [model, record, listPath])
  return <DocumentContext value={frame}>{children}</DocumentContext>
}

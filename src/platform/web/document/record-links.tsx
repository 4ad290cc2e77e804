import { Link } from 'react-router'
import type { AnyDocument } from '#platform/model/document.ts'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { noOf, type WireRecord } from './wire.ts'

interface RecordLinkListProps {
  model: AnyDocument
  title: string
  rows: readonly WireRecord[]
  empty: string
}

/** Other documents of the same kind, to look into. */
export function RecordLinkList({ model, title, rows, empty }: RecordLinkListProps) {
  const t = useT()
  const { listPath } = usePage()
  return (
    <section className="doc-links" aria-label={t(title)}>
      <h2>{t(title)}</h2>
      {rows.length === 0 && <p className="quiet">{t(empty)}</p>}
      <ul>
        {rows.map((row) => {
          const state = model.lifecycle.states[row.statusCd]
          return (
            <li key={noOf(model, row)}>
              <Link to={`${listPath}/${noOf(model, row)}`}>{String(row[model.title] ?? '')}</Link>
              <span className="quiet">{formatDay(String(row.createDt).slice(0, 10))}</span>
              {state && <StatusTag tone={state.tone}>{t(state.label)}</StatusTag>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

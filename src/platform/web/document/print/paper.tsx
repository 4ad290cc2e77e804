import type { ReactNode } from 'react'
import type { AnyDocument } from '#platform/model/document.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { useRecordQuery } from '../detail/detail.tsx'
import { ReadOnly } from '../list/side-sheet.tsx'
import { PrintPage } from './print-page.tsx'
import '../document.css'

export interface PaperProps {
  /** The name of the form; the name of the document when left out. */
  title?: string
  size?: 'A3'
  /** What hangs on a wall has a code of its own, for whoever has no account. */
  hasOwnCode?: boolean
  children: ReactNode
}

/** A record on paper: the same parts as on its page, as text. */
export function RecordPaper({ model, title, size, hasOwnCode = false, children }: PaperProps & { model: AnyDocument }) {
  const t = useT()
  const { params, listPath } = usePage()
  const { data, isError, error, refetch } = useRecordQuery(model, Number(params.no))
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={12} />
  const docNo = data[model.docNo]
  return (
    <ReadOnly model={model} record={data}>
      <PrintPage
        title={t(title ?? model.label)}
        docNo={typeof docNo === 'string' ? docNo : null}
        path={hasOwnCode ? undefined : `${listPath}/${params.no}`}
        {...(size && { size })}
      >
        {children}
      </PrintPage>
    </ReadOnly>
  )
}

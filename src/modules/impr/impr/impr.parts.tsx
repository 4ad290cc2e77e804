/** What the lists of staff and of vendors share. */
import { useLocation } from 'react-router'
import { daysBetween } from '#platform/model/calendar.ts'
import { today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { TwoLines } from '#platform/web/parts/two-lines.tsx'
import { type Impr, openStates } from './impr.model.ts'

/** The day that counts, and by how much it has been missed while the owner still owes his measure. */
export function DueCell({ row }: { row: Impr }) {
  const t = useT()
  const days = row.dueYmd ? daysBetween(row.dueYmd, today()) : 0
  const isLate = days > 0 && openStates.some((state) => state === row.statusCd)
  return (
    <TwoLines>
      {row.dueYmd} {isLate && <StatusTag tone="danger">{t('{n}일 지연', { n: days })}</StatusTag>}
    </TwoLines>
  )
}

/** The pictures of exactly the rows that the list shows, for paper. */
export function usePhotosMenu() {
  const t = useT()
  const { listPath } = usePage()
  const { search } = useLocation()
  return [
    { key: 'photos', label: t('전후사진 대장'), onClick: () => void open(`${listPath}/photos${search}`, '_blank') },
  ]
}

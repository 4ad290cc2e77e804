/** What was found at the same place of the same kind within three months, before it is registered once more. */
import { Link } from 'react-router'
import type { AtOf } from '#platform/model/call.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useSettled } from '#platform/web/form/use-settled.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { similarImprs } from './impr.calls.ts'
import { impr } from './impr.model.ts'

const { useRecord } = screensFor(impr)
const TYPING_WAIT_MS = 400

export function Similar() {
  const t = useT()
  const { listPath } = usePage()
  const { imprNo, placeDesc, processNo, hazardCatCd, accTypeCd } = useRecord()
  const asked = useSettled(JSON.stringify({ placeDesc, processNo, hazardCatCd, accTypeCd }), TYPING_WAIT_MS)
  const { data } = useAsked(similarImprs, JSON.parse(asked) as AtOf<typeof similarImprs>, { keep: true })
  const rows = data?.rows.filter((row) => row.imprNo !== imprNo) ?? []
  if (rows.length === 0) return null
  return (
    <section className="doc-links" aria-label={t('비슷한 개선')}>
      <h2>{t('비슷한 개선')}</h2>
      <p className="quiet">{t('같은 장소에 유사한 개선 {n}건이 있습니다.', { n: rows.length })}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.imprNo}>
            <Link to={`${listPath}/${row.imprNo}`}>{[row.imprDocNo, row.imprTitle].filter(Boolean).join(' ')}</Link>
            <span className="quiet">{`${row.placeDesc} · ${formatDateTime(row.createDt).slice(0, 10)}`}</span>
            <StatusTag tone={impr.lifecycle.states[row.statusCd].tone}>
              {t(impr.lifecycle.states[row.statusCd].label)}
            </StatusTag>
          </li>
        ))}
      </ul>
    </section>
  )
}

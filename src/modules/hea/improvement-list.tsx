/** What became of the improvements that a finding or a measurement has asked for. */
import { Link } from 'react-router'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import type { Improvement } from './measure/measure.calls.ts'

export function ImprovementList({ rows }: { rows: readonly Improvement[] }) {
  const t = useT()
  return (
    <Lines label={t('개선')}>
      {rows.map(({ imprNo, imprDocNo, imprTitle, statusCd, dueYmd, ownerUserNm }) => {
        const state = Object.entries(impr.lifecycle.states).find(([code]) => code === statusCd)?.[1]
        return (
          <li key={imprNo}>
            <Link to={`${impr.route.staff}/${imprNo}`}>{[imprDocNo, imprTitle].filter(Boolean).join(' ')}</Link>
            <span className="row">
              {ownerUserNm && <span className="quiet">{ownerUserNm}</span>}
              {dueYmd && <span className="quiet">{dueYmd}</span>}
              {state && <StatusTag tone={state.tone}>{t(state.label)}</StatusTag>}
            </span>
          </li>
        )
      })}
    </Lines>
  )
}

/** How somebody stands before a demerit is issued, and where each grade would lead: no surprise for anybody. */
import './demerit.css'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { sgcCard } from '../card/card.model.ts'
import { standing } from './demerit.calls.ts'
import type { Grade } from './demerit.logic.ts'
import { demeritLevels } from './demerit.model.ts'
import { violGrades } from './viol-grade.model.ts'

export function Standing({ personNo, chosen }: { personNo: number; chosen: Grade | null }) {
  const t = useT()
  const { data, isError, error, refetch } = useAsked(standing, { personNo })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={3} />
  const card = data.cardStatusCd && sgcCard.lifecycle.states[data.cardStatusCd]
  return (
    <div className="callout standing" role="status">
      <p className="row">
        <span>
          {t('12개월 누적')} <b>{t('{n}점', { n: data.points })}</b>
        </span>
        {data.creditCnt > 0 && <span className="quiet">{t('가점 {n}건', { n: data.creditCnt })}</span>}
        {card && <StatusTag tone={card.tone}>{t('카드 {state}', { state: t(card.label) })}</StatusTag>}
      </p>
      <ul aria-label={t('발부하면')}>
        {data.next.map(({ violGradeCd, points, levelCd }) => (
          <li key={violGradeCd} data-chosen={violGradeCd === chosen || undefined}>
            <span>{t(violGrades[violGradeCd])}</span>
            <span>{t('{n}점', { n: points })}</span>
            <span>{t(demeritLevels[levelCd])}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

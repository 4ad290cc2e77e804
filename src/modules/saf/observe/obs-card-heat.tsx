/** Where on the plan most was seen: a place is the larger and the darker, the more cards it has. */
import './obs-card.css'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { useAttachedPicture } from '#platform/web/form/attachments/attached-image.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { HeatPlan } from './obs-card.wire.ts'

export function HeatMap({ plan, linkOf }: { plan: HeatPlan; linkOf(placeDesc: string): string }) {
  const t = useT()
  const image = useAttachedPicture(plan.mapFileId)
  const most = Math.max(1, ...plan.places.map(({ total }) => total))
  return (
    <figure className="stack is-close obs-map">
      <figcaption>{t('{plan}의 관찰 {n}건', { plan: plan.mapNm, n: formatNumber(sumOf(plan)) })}</figcaption>
      <div className="obs-map-ground">
        {image ? <img src={image} alt="" draggable={false} /> : <div className="obs-map-blank" />}
        <ul aria-label={t('장소별 관찰')}>
          {plan.places.map(({ placeDesc, total, locationX, locationY }) => {
            // The area, not the width, grows with the number.
            const share = Math.sqrt(total / most)
            const place = { '--x': locationX / 10, '--y': locationY / 10, '--share': share } as CSSProperties
            return (
              <li key={placeDesc} style={place}>
                <Link to={linkOf(placeDesc)} aria-label={t('{place} {n}건', { place: placeDesc, n: total })}>
                  {total}
                </Link>
                <span aria-hidden>{placeDesc}</span>
              </li>
            )
          })}
        </ul>
      </div>
    </figure>
  )
}

const sumOf = ({ places }: HeatPlan) => places.reduce((sum, { total }) => sum + total, 0)

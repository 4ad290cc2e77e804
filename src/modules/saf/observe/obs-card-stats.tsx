/** How many cards, for how many people, of what, and where. */
import './obs-card.css'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { FiguresAsked } from '#platform/model/figures.ts'
import { useListBehind } from '#platform/web/figures/figures-asked.ts'
import { FiguresPage } from '#platform/web/figures/figures-page.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePageHead } from '#platform/web/pages/page.tsx'
import { type ObsType, obsTypes } from './obs-card.logic.ts'
import type { HeatPlan } from './obs-card.wire.ts'
import { obsCardFigures } from './obs-card-figures.model.ts'
import { HeatMap } from './obs-card-heat.tsx'

/** What the figures tell besides sums and pictures. */
interface Places {
  byPlace: { placeDesc: string; total: number; types: { obsTypeCd: ObsType; count: number }[] }[]
  plans: HeatPlan[]
}
const types = Object.keys(obsTypes) as ObsType[]

export function ObsCardStats() {
  const t = useT()
  usePageHead({ title: t(obsCardFigures.label) })
  return (
    <FiguresPage<keyof typeof obsCardFigures.sums, keyof typeof obsCardFigures.by, Places>
      figures={obsCardFigures}
      more={(places, asked) => <WhereSeen places={places} asked={asked} />}
    />
  )
}

function WhereSeen({ places, asked }: { places: Places; asked: FiguresAsked }) {
  const listOf = useListBehind(obsCardFigures, asked)
  return <Heat {...places} listOf={listOf} />
}

interface HeatProps extends Places {
  listOf(where: Record<string, string>): string
}
/** The darker, the more: where it was on the plan, then places down and what was seen across. */
function Heat({ byPlace: places, plans, listOf }: HeatProps) {
  const t = useT()
  const most = Math.max(1, ...places.flatMap((place) => place.types.map(({ count }) => count)))
  return (
    <section className="stack obs-heat" aria-label={t('장소별 관찰')}>
      <h2>{t('{place}에서 가장 많이 관찰했습니다.', { place: places[0]?.placeDesc ?? '' })}</h2>
      {plans.map((plan) => (
        <HeatMap key={plan.mapNo} plan={plan} linkOf={(placeDesc) => listOf({ placeDesc })} />
      ))}
      <div className="plain-table-room">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('장소')}</span>
              </th>
              {types.map((type) => (
                <th key={type} scope="col">
                  {t(obsTypes[type])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place.placeDesc}>
                <th scope="row">{place.placeDesc}</th>
                {types.map((type) => {
                  const count = place.types.find((one) => one.obsTypeCd === type)?.count ?? 0
                  const share = { '--share': Math.round((count / most) * 55) } as CSSProperties
                  const where = { placeDesc: place.placeDesc, obsTypeCd: type }
                  return (
                    <td key={type} style={share}>
                      {count > 0 && <Link to={listOf(where)}>{count}</Link>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

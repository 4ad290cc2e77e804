/** How an evaluation stands on all its items at once: each spoke is an item, its end the full points. */
import type { ItemAnswer } from './eval.calls.ts'
import './eval.css'
import { useT } from '#platform/web/i18n/i18n.ts'

const SIZE = 320
const CENTRE = SIZE / 2
const REACH = 104
const RINGS = [0.25, 0.5, 0.75, 1]

const at = (index: number, count: number, share: number): [number, number] => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  return [CENTRE + Math.cos(angle) * REACH * share, CENTRE + Math.sin(angle) * REACH * share]
}
const path = (points: readonly [number, number][]) =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
const anchorOf = (x: number) => (Math.abs(x - CENTRE) < 8 ? 'middle' : x < CENTRE ? 'end' : 'start')

export function EvalRadar({ items, name }: { items: readonly ItemAnswer[]; name: 'evalScore' | 'selfScore' }) {
  const t = useT()
  const count = items.length
  if (count < 3) return null
  const shares = items.map((item) => (item[name] ?? 0) / item.weightScore)
  const weakest = items[shares.indexOf(Math.min(...shares))]
  return (
    <figure className="eval-radar">
      <svg viewBox={`-40 0 ${SIZE + 80} ${SIZE}`} role="img" aria-label={t('항목별 득점률')}>
        {RINGS.map((ring) => (
          <polygon
            key={ring}
            className="eval-radar-ring"
            points={path(items.map((_, index) => at(index, count, ring)))}
          />
        ))}
        {items.map((item, index) => {
          const [x, y] = at(index, count, 1)
          return <line key={item.itemCd} className="eval-radar-ring" x1={CENTRE} y1={CENTRE} x2={x} y2={y} />
        })}
        <polygon className="eval-radar-area" points={path(shares.map((share, index) => at(index, count, share)))} />
        {items.map((item, index) => {
          const [px, py] = at(index, count, shares[index] ?? 0)
          const [x, y] = at(index, count, 1.14)
          return (
            <g key={item.itemCd}>
              <circle className="eval-radar-dot" cx={px} cy={py} r="3" />
              <text x={x} y={y} textAnchor={anchorOf(x)} dominantBaseline="middle">
                {item.itemCd} {Math.round((shares[index] ?? 0) * 100)}
              </text>
            </g>
          )
        })}
      </svg>
      {weakest && (
        <figcaption className="quiet">
          {t('득점률(%) · 가장 낮은 항목: {item}', { item: `${weakest.itemCd} ${t(weakest.itemNm)}` })}
        </figcaption>
      )}
    </figure>
  )
}

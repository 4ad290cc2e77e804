/** Areas around a circle: the further out, the more strain. The same numbers stand in the table beside it. */
import './stress.css'
import { useT } from '#platform/web/i18n/i18n.ts'

export interface RadarLine {
  name: string
  /** 0 to 100 by axis; null leaves the corner out. */
  values: readonly (number | null)[]
  kind: 'site' | 'group' | 'reference'
}
interface RadarProps {
  title: string
  axes: readonly string[]
  lines: readonly RadarLine[]
}

const SIZE = 360
const MIDDLE = SIZE / 2
const RADIUS = 118
const LABEL_AT = 138
const RINGS = [25, 50, 75, 100]

export function StressRadar({ title, axes, lines }: RadarProps) {
  const t = useT()
  const at = (index: number, share: number): [number, number] => {
    const angle = (index / axes.length) * 2 * Math.PI - Math.PI / 2
    return [MIDDLE + Math.cos(angle) * RADIUS * share, MIDDLE + Math.sin(angle) * RADIUS * share]
  }
  const corners = (values: readonly (number | null)[]) =>
    values.flatMap((value, index) => (value === null ? [] : [at(index, value / 100)]))
  const path = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  return (
    <figure className="stress-radar">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={title}>
        {RINGS.map((ring) => (
          <polygon key={ring} className="stress-ring" points={path(axes.map((_, index) => at(index, ring / 100)))} />
        ))}
        {axes.map((axis, index) => {
          const [x, y] = at(index, 1)
          const [labelX, labelY] = at(index, LABEL_AT / RADIUS)
          const anchor = Math.abs(labelX - MIDDLE) < 20 ? 'middle' : labelX > MIDDLE ? 'start' : 'end'
          return (
            <g key={axis}>
              <line className="stress-ring" x1={MIDDLE} y1={MIDDLE} x2={x} y2={y} />
              <text x={labelX} y={labelY} textAnchor={anchor} dominantBaseline="middle">
                {t(axis)}
              </text>
            </g>
          )
        })}
        {RINGS.map((ring) => (
          <text key={ring} className="stress-scale" x={MIDDLE + 4} y={MIDDLE - (RADIUS * ring) / 100 - 3}>
            {ring}
          </text>
        ))}
        {lines.map(({ name, values, kind }) => (
          <g key={name} className={`stress-line stress-${kind}`}>
            <polygon points={path(corners(values))} />
            {kind === 'group' && corners(values).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={3} />)}
          </g>
        ))}
      </svg>
      <ul className="stress-legend">
        {lines.map(({ name, kind }) => (
          <li key={name} className={`stress-${kind}`}>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  )
}

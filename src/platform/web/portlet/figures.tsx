/** Small pictures of numbers. Each number leads to the list it counts; without a library, for the first page is quick. */
import './figures.css'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import type { Counted } from './portlet.types.ts'

type FigureTone = 'danger' | 'waiting' | 'plain'

/** A number under its name. Zero has no colour: nothing is wrong. */
export function Figure({ label, value, tone = 'plain' }: { label: string; value: Counted; tone?: FigureTone }) {
  return (
    <Link className="figure" to={value.href} data-tone={value.count > 0 ? tone : 'plain'} data-zero={value.count === 0}>
      <span>{label}</span>
      <strong>{formatNumber(value.count)}</strong>
    </Link>
  )
}

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS

/** A share as a ring; null while there is nothing to have a share of. */
export function Ring({ share, label }: { share: number | null; label: string }) {
  const text = share === null ? '–' : `${Math.round(share * 100)} %`
  return (
    <figure className="ring" role="img" aria-label={`${label} ${text}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} />
        {share !== null && share > 0 && (
          <circle cx="50" cy="50" r={RADIUS} data-part strokeDasharray={`${share * LENGTH} ${LENGTH}`} />
        )}
      </svg>
      <figcaption aria-hidden="true">
        <strong>{text}</strong>
        <span>{label}</span>
      </figcaption>
    </figure>
  )
}

interface Bar {
  name: string
  /** In the list of readings; `name` where it says enough. */
  title?: string
  value: Counted
  /** Part of the value that is drawn in the colour of danger. */
  part?: number
}

/** Standing bars on one line. @param mean drawn across them, where there is one */
export function Columns({ bars, mean }: { bars: readonly Bar[]; mean?: number }) {
  const t = usePlatformT()
  const most = Math.max(1, mean ?? 0, ...bars.map(({ value }) => value.count))
  const percent = (count: number) => `${(100 * count) / most}%`
  return (
    <div className="columns">
      <ol>
        {bars.map(({ name, title, value, part = 0 }, index) => (
          <li key={title ?? name} data-last={index === bars.length - 1}>
            <Link
              to={value.href}
              aria-label={t('{name} {n}건', { name: title ?? name, n: formatNumber(value.count) })}
              title={t('{name} {n}건', { name: title ?? name, n: formatNumber(value.count) })}
            >
              <i style={{ height: percent(value.count) }}>
                {part > 0 && <b className="columns-part" style={{ height: `${(100 * part) / value.count}%` }} />}
              </i>
            </Link>
            <small aria-hidden="true">{name}</small>
          </li>
        ))}
      </ol>
      {mean !== undefined && mean > 0 && (
        <div className="columns-mean" aria-hidden="true">
          <hr style={{ bottom: percent(mean) }} />
        </div>
      )}
    </div>
  )
}

/** Lying bars with their numbers. */
export function Rows({ bars, tones = [] }: { bars: readonly Bar[]; tones?: readonly string[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value.count))
  return (
    <ul className="bar-rows">
      {bars.map(({ name, value }, index) => (
        <li key={name}>
          <Link to={value.href}>
            <span>{name}</span>
            <i>
              <b data-tone={tones[index]} style={{ width: `${(100 * value.count) / most}%` }} />
            </i>
            <strong>{formatNumber(value.count)}</strong>
          </Link>
        </li>
      ))}
    </ul>
  )
}

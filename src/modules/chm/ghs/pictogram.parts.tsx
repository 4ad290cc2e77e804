/** The nine pictograms of labels, drawn by us: a red frame, white ground, a black sign. */
import { useT } from '#platform/web/i18n/i18n.ts'
import { type GhsPicture, ghsPictures } from './ghs-codes.model.ts'

const FLAME =
  'M51 22c4 9-8 15-9 25-3-2-4-5-4-8-6 6-9 12-9 19 0 10 9 17 21 17s21-7 21-17c0-8-5-13-8-21-1 4-3 7-5 8 1-9-1-17-7-23Z'
const INNER = 'M50 73c-6 0-10-4-10-9 0-6 6-8 8-15 4 3 5 7 5 11 2-1 3-3 4-5 2 3 3 6 3 9 0 5-4 9-10 9Z'

/** Signs in a square of 100, the diamond touching its sides. */
const signs: Readonly<Record<GhsPicture, React.ReactNode>> = {
  GHS01: (
    <>
      <path d="M44 42a16 16 0 1 0 15 9l-6 2 2-7-6 3Z" />
      <path d="m60 44 4-9 5 4ZM70 30l4-11 5 9ZM58 32l-1-14 6 11ZM72 44l12-3-4 9ZM75 56l10 6-11 1ZM47 33l-7-12 10 6ZM30 37l-11-5 4 9ZM22 52l-10 4 9 5ZM25 70l-6 9 10-4ZM46 81l1 10 5-9ZM65 72l8 8 1-10Z" />
    </>
  ),
  GHS02: (
    <>
      <path d={FLAME} />
      <path d={INNER} fill="#fff" />
      <path d="M30 79h40" stroke="#000" strokeWidth="4" />
    </>
  ),
  GHS03: (
    <>
      <path d={FLAME} transform="translate(20 5) scale(.6)" />
      <circle cx="50" cy="61" r="13" fill="none" stroke="#000" strokeWidth="5" />
      <path d="M33 79h34" stroke="#000" strokeWidth="4" />
    </>
  ),
  GHS04: (
    <path d="M22 60 62 37q7-4 11 1l5-3 3 5-5 3q2 7-5 11L31 77q-6 3-10-3l-2-4q-3-6 3-10Z" transform="translate(1 -6)" />
  ),
  GHS05: (
    <>
      <path d="M24 33l22-9 3 6-22 9ZM53 30l22-6 2 7-22 5Z" />
      <path d="M27 43v5M32 50v6M57 42v5M63 48v5" stroke="#000" strokeWidth="3.5" />
      <path d="M20 62h8q4-5 8 0h4v10H20ZM46 66q4-3 8-1 3 3 7 0l5-6q5-1 4 4l10 1q2 3-2 5l-14 4H46Z" />
      <path d="M20 77h60" stroke="#000" strokeWidth="3" />
    </>
  ),
  GHS06: (
    <>
      <path d="M50 21c-13 0-20 8-20 17 0 7 3 10 7 12v7h26v-7c4-2 7-5 7-12 0-9-7-17-20-17Z" />
      <circle cx="42" cy="39" r="5" fill="#fff" />
      <circle cx="58" cy="39" r="5" fill="#fff" />
      <path d="M50 44l-3 6h6ZM43 52v5M50 53v4M57 52v5" fill="#fff" stroke="#fff" strokeWidth="1.5" />
      <path d="M27 62l46 17M73 62 27 79" stroke="#000" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  GHS07: <path d="M43 22h14l-3 38h-8ZM50 66a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z" />,
  GHS08: (
    <>
      <path d="M50 18c7 0 11 5 11 12s-4 12-6 14v3l15 6q5 2 5 8v6L62 80H38L25 67v-6q0-6 5-8l15-6v-3c-2-2-6-7-6-14s4-12 11-12Z" />
      <path d="m50 44 4 10 10-5-5 10 11 4-11 3 5 10-10-5-4 11-4-11-10 5 5-10-11-3 11-4-5-10 10 5Z" fill="#fff" />
    </>
  ),
  GHS09: (
    <>
      <path d="M31 67V50l-8-7 2-2 6 5V34l-6-6 2-3 4 4v-9h4v14l7-7 2 3-9 8v9l8-6 2 3-10 8v15Z" />
      <path d="M17 68q14-4 26 0l-3 4q-12-4-23 0Z" />
      <path d="M44 66q9-12 22-7 4 2 6 5l8-7q-1 8 1 15l-9-5q-10 12-28-1Z" />
      <circle cx="55" cy="64" r="1.8" fill="#fff" />
    </>
  ),
}

/** @param sizePx side of the square in which the diamond stands; on paper the style sheet says it in mm */
function Pictogram({ cd, sizePx }: { cd: GhsPicture; sizePx?: number }) {
  const t = useT()
  const label = `${cd} ${t(ghsPictures[cd])}`
  return (
    <svg className="ghs-pictogram" viewBox="0 0 100 100" width={sizePx} height={sizePx} role="img" aria-label={label}>
      <title>{label}</title>
      <path d="M50 3.5 96.5 50 50 96.5 3.5 50Z" fill="#fff" stroke="#e2001a" strokeWidth="5" strokeLinejoin="round" />
      <g transform="translate(9 9.5) scale(.82)">{signs[cd]}</g>
    </svg>
  )
}

const isPicture = (cd: string): cd is GhsPicture => cd in ghsPictures
export const Pictograms = ({ cds, sizePx = 40 }: { cds: readonly string[]; sizePx?: number }) => (
  <span className="ghs-pictograms">
    {cds.filter(isPicture).map((cd) => (
      <Pictogram key={cd} cd={cd} sizePx={sizePx} />
    ))}
  </span>
)

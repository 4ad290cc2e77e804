/** A body to point at: six places, each a button with its name. */
import './muscle-symptom.css'
import { useT } from '#platform/web/i18n/i18n.ts'
import { type BodyPart, bodyParts } from './symptom.logic.ts'

/** Where a place is on the figure: its shapes, in a box of 120 × 240, both sides at once. */
const shapes: Readonly<Record<BodyPart, readonly string[]>> = {
  neck: ['M52 44 h16 v12 h-16z'],
  shoulder: ['M36 56 h16 l-2 16 h-18z', 'M84 56 h-16 l2 16 h18z'],
  arm: ['M32 74 h12 l-5 44 h-12z', 'M88 74 h-12 l5 44 h12z'],
  hand: ['M26 120 h13 l-3 24 h-12z', 'M94 120 h-13 l3 24 h12z'],
  back: ['M46 74 h28 l-2 48 h-24z'],
  leg: ['M46 124 h13 l-2 100 h-13z', 'M74 124 h-13 l2 100 h13z'],
}

interface BodyMapProps {
  chosen: readonly BodyPart[]
  onTurn(part: BodyPart): void
}
export function BodyMap({ chosen, onTurn }: BodyMapProps) {
  const t = useT()
  const parts = Object.keys(bodyParts) as BodyPart[]
  return (
    <div className="muscle-body">
      <svg viewBox="10 0 100 236" aria-hidden focusable="false">
        <circle cx="60" cy="24" r="17" className="muscle-body-head" />
        {parts.map((part) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a larger way to press the buttons beside it
          <g
            key={part}
            className="muscle-body-part"
            data-chosen={chosen.includes(part) || undefined}
            onClick={() => onTurn(part)}
          >
            {shapes[part].map((d) => (
              <path key={d} d={d} />
            ))}
          </g>
        ))}
      </svg>
      <div className="stack is-close">
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            className="tile"
            data-tone="danger"
            aria-pressed={chosen.includes(part)}
            onClick={() => onTurn(part)}
          >
            {t(bodyParts[part])}
          </button>
        ))}
      </div>
    </div>
  )
}

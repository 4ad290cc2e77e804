/** Where somebody was hurt, picked on a drawn body; the same by keyboard, each part a box with its name. */
import './accident.css'
import { useT } from '#platform/web/i18n/i18n.ts'
import { type InjuryPart, injuryParts } from './accident-codes.model.ts'

type Shape = readonly [part: InjuryPart, kind: 'ellipse' | 'rect', a: number, b: number, c: number, d: number]
/** Ellipses by middle and radii, boxes by corner and size; the body is seen from the front, its pairs are one part. */
const shapes: readonly Shape[] = [
  ['HEAD', 'ellipse', 60, 21, 15, 19],
  ['FACE', 'ellipse', 60, 26, 9, 11],
  ['EYE', 'rect', 51, 19, 18, 5],
  ['NECK', 'rect', 54, 38, 12, 9],
  ['SHOULDER', 'rect', 26, 47, 22, 14],
  ['SHOULDER', 'rect', 72, 47, 22, 14],
  ['CHEST', 'rect', 48, 47, 24, 32],
  ['ARM', 'rect', 20, 62, 13, 50],
  ['ARM', 'rect', 87, 62, 13, 50],
  ['HAND', 'ellipse', 25, 121, 8, 10],
  ['HAND', 'ellipse', 95, 121, 8, 10],
  ['BACK', 'rect', 36, 62, 11, 40],
  ['BACK', 'rect', 73, 62, 11, 40],
  ['BELLY', 'rect', 48, 80, 24, 24],
  ['HIP', 'rect', 38, 105, 44, 16],
  ['LEG', 'rect', 39, 122, 19, 38],
  ['LEG', 'rect', 62, 122, 19, 38],
  ['KNEE', 'rect', 40, 161, 17, 12],
  ['KNEE', 'rect', 63, 161, 17, 12],
  ['LEG', 'rect', 41, 174, 15, 36],
  ['LEG', 'rect', 64, 174, 15, 36],
  ['FOOT', 'rect', 34, 211, 22, 11],
  ['FOOT', 'rect', 64, 211, 22, 11],
]
/** Nowhere to be pointed at. */
const unseen = ['INSIDE'] as const

interface BodyProps {
  value: readonly InjuryPart[]
  onChange(value: InjuryPart[]): void
}
export function InjuryBody({ value, onChange }: BodyProps) {
  const t = useT()
  const toggle = (part: InjuryPart) =>
    onChange(value.includes(part) ? value.filter((one) => one !== part) : [...value, part])
  const first = new Set<InjuryPart>()
  return (
    <div className="row">
      <svg className="acc-body" viewBox="0 0 120 228" aria-label={t('다친 부위')}>
        {shapes.map(([part, kind, a, b, c, d]) => {
          const isNamed = !first.has(part)
          first.add(part)
          const common = {
            onClick: () => toggle(part),
            'data-on': value.includes(part) || undefined,
            ...(isNamed && {
              role: 'checkbox',
              tabIndex: 0,
              'aria-checked': value.includes(part),
              'aria-label': t(injuryParts[part]),
              onKeyDown: (event: React.KeyboardEvent) => {
                if (event.key !== ' ' && event.key !== 'Enter') return
                event.preventDefault()
                toggle(part)
              },
            }),
          }
          const key = `${part}${a}${b}`
          return kind === 'ellipse' ? (
            <ellipse key={key} cx={a} cy={b} rx={c} ry={d} {...common} />
          ) : (
            <rect key={key} x={a} y={b} width={c} height={d} rx="6" {...common} />
          )
        })}
      </svg>
      <div className="stack is-close">
        <span>{value.length > 0 ? value.map((part) => t(injuryParts[part])).join(', ') : t('그림에서 고르세요.')}</span>
        {unseen.map((part) => (
          <label key={part}>
            <input type="checkbox" checked={value.includes(part)} onChange={() => toggle(part)} />{' '}
            {t(injuryParts[part])}
          </label>
        ))}
      </div>
    </div>
  )
}

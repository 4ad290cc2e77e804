import { DEFAULT_ACCENT } from '#platform/web/constants.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'

/** The default first; others that stay apart from the colours that mean a state. */
const swatches: readonly [color: string, name: string][] = [
  [DEFAULT_ACCENT, '파랑'],
  ['#0F9D8A', '청록'],
  ['#7A5AF8', '보라'],
  ['#D6457F', '자홍'],
  ['#64748B', '회청'],
]

/** S-119: a few that go well, and any other. */
export function AccentChoice({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const t = useT()
  const say = usePlatformT()
  return (
    <fieldset className="accent-choice">
      <legend>{say('강조색')}</legend>
      {swatches.map(([color, name]) => (
        <button
          key={color}
          type="button"
          aria-label={t(name)}
          aria-pressed={value === color}
          style={{ background: color }}
          onClick={() => onChange(color)}
        />
      ))}
      <input
        type="color"
        aria-label={say('다른 색')}
        value={value.toLowerCase()}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
      />
    </fieldset>
  )
}

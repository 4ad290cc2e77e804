/** Every value on the way to a class. */
import { useT } from '#platform/web/i18n/i18n.ts'
import { stepWords } from '../ghs/ghs.logic.ts'
import type { ComparedLine } from './material.calls.ts'

const shown = (value: number | null): string => (value === null ? '–' : String(Math.round(value * 1e4) / 1e4))

export function Steps({ found: { ruleCd, steps, named } }: { found: NonNullable<ComparedLine['calc']> }) {
  const t = useT()
  if (steps.length === 0) return null
  return (
    <details>
      <summary className="quiet">{t('{rule} · {n}개 값', { rule: ruleCd, n: steps.length })}</summary>
      <ul className="ghs-steps">
        {steps.map(({ step, value, limit, isMet, of }) => (
          <li key={`${step} ${limit} ${of.map(({ name }) => name).join()}`} data-met={isMet || undefined}>
            <b>{t(stepWords[step])}</b>
            <span>
              {shown(value)}
              {limit !== null && ` / ${shown(limit)}`}
            </span>
            {of.length > 0 && <small>{of.map((one) => `${t(one.name)} ${shown(one.value)}`).join(', ')}</small>}
          </li>
        ))}
        {named.length > 0 && <li>{t('2번 항목에 적을 성분: {names}', { names: named.join(', ') })}</li>}
      </ul>
    </details>
  )
}

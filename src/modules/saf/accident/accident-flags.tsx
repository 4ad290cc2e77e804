/** What the accident is by law, as far as is known: each with why, and the article. */
import { ShieldAlert } from 'lucide-react'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { FlagLine } from './accident.calls.ts'
import { flagNames } from './accident-codes.model.ts'

export function Flags({ flags }: { flags: readonly FlagLine[] }) {
  const t = useT()
  if (flags.length === 0) return null
  return (
    <section className="acc-flags" aria-label={t('자동판정')}>
      {flags.map(({ flagCd, why, values, law }) => (
        <div
          key={flagCd}
          className="callout"
          data-tone={flagCd === 'hipoYn' || flagCd === 'formYn' ? 'waiting' : 'danger'}
        >
          <ShieldAlert size={18} aria-hidden />
          <div>
            <strong>{t(flagNames[flagCd])}</strong>
            <p>{why === null ? t('그렇게 판정된 적이 있습니다. 정정으로만 지워집니다.') : t(why, values)}</p>
            {law && <small>{t(law)}</small>}
          </div>
        </div>
      ))}
    </section>
  )
}

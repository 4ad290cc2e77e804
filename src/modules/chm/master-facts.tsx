/** Fields of a master's row as facts; what is asked and not known says so. */
import type { Master } from '#platform/model/master.ts'
import { FieldText } from '#platform/web/form/field-text.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { MasterRow } from '#platform/web/master/master-state.ts'
import { Facts } from '#platform/web/parts/facts.tsx'

interface MasterFactsProps {
  master: Master
  row: MasterRow
  names: readonly string[]
  /** Those of them that are 확인 필요 while nobody has entered them. */
  asked?: readonly string[]
}

export function MasterFacts({ master, row, names, asked = [] }: MasterFactsProps) {
  const t = useT()
  return (
    <Facts
      isAcross
      facts={names.flatMap((name) => {
        const field = master.fields[name]
        if (!field) return []
        const label = t(field.label)
        const isEmpty = row[name] === null || row[name] === undefined || row[name] === ''
        if (isEmpty && !asked.includes(name)) return []
        const shown = isEmpty ? (
          <span key={name} className="quiet">
            {t('확인 필요')}
          </span>
        ) : (
          <FieldText key={name} name={name} field={field} values={row} label={label} />
        )
        return [[label, shown] as const]
      })}
    />
  )
}

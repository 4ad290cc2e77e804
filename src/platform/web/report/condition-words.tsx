/** By what the rows of a read list or a master were chosen, in one line for paper. */
import { type AnyField, isDirectoryField } from '#platform/model/field.ts'
import { fieldText } from '#platform/model/field-text.ts'
import { type CodeItem, nameIn, useCodes } from '#platform/web/form/codes.ts'
import { useDirectoryName } from '#platform/web/form/directory-search.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'

type Where = Readonly<Record<string, string>>
interface WordsProps {
  /** What each condition is on, by its name; of a span of days the name without its end. */
  fields: Readonly<Record<string, AnyField | undefined>>
  where: Where
  /** What the codes of a condition are called, where its field does not say it. */
  choices?: Readonly<Record<string, readonly CodeItem[] | undefined>> | undefined
}

export function ConditionWords({ fields, where, choices }: WordsProps) {
  const t = usePlatformT()
  const set = Object.keys(fields).filter((name) => [name, `${name}From`, `${name}To`].some((key) => where[key]))
  const { from, to, q } = where
  if (set.length === 0 && !q && !from && !to) return null
  return (
    <span className="table-paper-conditions">
      {t('검색조건')}
      {(from || to) && <Said label={t('기간')} text={spanOf(from, to)} />}
      {q && <Said label={t('검색')} text={q} />}
      {set.map((name) => {
        const field = fields[name]
        return field && <FieldSaid key={name} name={name} field={field} where={where} items={choices?.[name]} />
      })}
    </span>
  )
}

const Said = ({ label, text }: { label: string; text: string }) => <> · {`${label} ${text}`}</>
const spanOf = (from: string | undefined, to: string | undefined): string => `${from ?? ''} ~ ${to ?? ''}`.trim()

interface FieldSaidProps {
  name: string
  field: AnyField
  where: Where
  items: readonly CodeItem[] | undefined
}
function FieldSaid({ name, field, where, items }: FieldSaidProps) {
  const t = useT()
  const own = useCodes(field.kind === 'code' ? field : {})
  const kind = isDirectoryField(field) ? field.kind : undefined
  const directoryName = useDirectoryName(kind ?? 'user', kind ? (where[name] ?? null) : null, null)
  const [from, to] = [where[`${name}From`], where[`${name}To`]]
  const codeName = nameIn(items ?? own)
  const valueText = (value: string) =>
    items ? (codeName(value) ?? value) : fieldText(field, name, { [name]: value }, { t, codeName })
  const text =
    from || to ? spanOf(from, to) : kind ? directoryName : (where[name] ?? '').split(',').map(valueText).join(', ')
  return <Said label={t(field.label)} text={text} />
}

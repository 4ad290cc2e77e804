import { Radio, Select, Switch } from 'antd'
import type { Codes } from '#platform/model/field.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useCodes } from './codes.ts'
import type { ControlProps, Wiring } from './form-field.tsx'
import { useMeasuredTags } from './measured-tags.ts'

interface CodeSelectProps extends ControlProps<string> {
  field: { readonly codes?: Codes; readonly group?: string }
}
/** Above so many entries one searches rather than scrolls (look.md 4). */
const SEARCH_FROM = 9

/** S-268: the first entry, 「선택」, is no code. */
export function CodeSelect({ wiring, value, onChange, disabled, field }: CodeSelectProps) {
  const t = usePlatformT()
  const items = useCodes(field)
  return (
    <Select
      {...wiring}
      className="form-select"
      value={value}
      onChange={(code: string | null) => onChange(code || null)}
      disabled={disabled ?? false}
      placeholder={t('선택')}
      showSearch={items.length >= SEARCH_FROM ? { optionFilterProp: 'label' } : false}
      options={[{ value: '', label: t('선택') }, ...items.map(({ code, codeNm }) => ({ value: code, label: codeNm }))]}
      popupMatchSelectWidth={false}
    />
  )
}

interface CodesSelectProps {
  wiring: Wiring
  values: readonly string[]
  onChange(values: string[]): void
  items: readonly { code: string; codeNm: string }[]
  placeholder?: string
}
/** Several codes at once, for conditions. */
export function CodesSelect({ wiring, values, onChange, items, placeholder }: CodesSelectProps) {
  const t = usePlatformT()
  const tags = useMeasuredTags(values.length)
  return (
    <Select
      {...wiring}
      {...tags}
      mode="multiple"
      className="form-select"
      value={[...values]}
      onChange={onChange}
      placeholder={placeholder ?? t('전체')}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      options={items.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
      popupMatchSelectWidth={false}
    />
  )
}

/** Few codes side by side: one tap instead of two. */
export function CodeChoice({ wiring, value, onChange, disabled, field }: CodeSelectProps) {
  const items = useCodes(field)
  return (
    <Radio.Group
      {...wiring}
      className="form-choice"
      optionType="button"
      value={value}
      onChange={({ target }) => onChange(target.value as string)}
      disabled={disabled ?? false}
      options={items.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
    />
  )
}

/** S-216 */
export function YesNoSwitch({ wiring, value, onChange, disabled }: ControlProps<'Y' | 'N'>) {
  const t = usePlatformT()
  const isOn = value === 'Y'
  return (
    <span className="form-switch">
      <Switch {...wiring} checked={isOn} onChange={(on) => onChange(on ? 'Y' : 'N')} disabled={disabled ?? false} />
      <span aria-hidden>{isOn ? t('예') : t('아니요')}</span>
    </span>
  )
}

import { Select } from 'antd'
import { MULTI_SELECT_WIDTH } from '#platform/web/constants.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import type { CodeItem } from './codes.ts'
import type { Wiring } from './form-field.tsx'
import { useMeasuredTags } from './measured-tags.ts'

/** Stored alone: everything, whatever is added to the list later. */
export const ALL = 'ALL'

interface MultiSelectProps {
  wiring: Wiring
  value: readonly string[]
  onChange(value: string[]): void
  items: readonly CodeItem[]
  /** A first entry 「전체」, which excludes the others. */
  hasAll?: boolean
  disabled?: boolean | undefined
}

/** S-264: several codes at once; 「전체」 and the others exclude each other. */
export function MultiSelect({ wiring, value, onChange, items, hasAll = false, disabled }: MultiSelectProps) {
  const t = usePlatformT()
  const tags = useMeasuredTags(value.length)
  const isAll = value.includes(ALL)
  const options = [
    ...(hasAll ? [{ value: ALL, label: t('전체'), disabled: value.length > 0 && !isAll }] : []),
    ...items.map(({ code, codeNm }) => ({ value: code, label: codeNm, disabled: isAll })),
  ]
  return (
    <Select
      {...wiring}
      {...tags}
      mode="multiple"
      className="form-select"
      style={{ maxWidth: MULTI_SELECT_WIDTH }}
      value={[...value]}
      onChange={onChange}
      placeholder={t('선택')}
      allowClear
      disabled={disabled ?? false}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
    />
  )
}

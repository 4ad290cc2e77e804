import { Select } from 'antd'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import type { SavedSearch } from './use-saved-searches.ts'

interface SearchSelectProps {
  rows: readonly SavedSearch[]
  opened: SavedSearch | undefined
  onOpen(search: SavedSearch | undefined): void
}
export function SearchSelect({ rows, opened, onOpen }: SearchSelectProps) {
  const t = usePlatformT()
  const options = [
    { value: 0, label: t('모두') },
    ...rows.map(({ savedSearchNo, savedSearchNm }) => ({ value: savedSearchNo, label: savedSearchNm })),
  ]
  return (
    <Select
      className="form-select"
      aria-label={t('저장된 검색')}
      value={opened?.savedSearchNo ?? 0}
      options={options}
      onChange={(no: number) => onOpen(rows.find(({ savedSearchNo }) => savedSearchNo === no))}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { api } from '#platform/web/api/client.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'

interface PlantChoiceProps {
  /** `''`: all of them. */
  value: string
  onChange(plantCd: string): void
  /** Whether all of them at once is a choice. */
  hasAll?: boolean
}
/** One of the plants that the person may see; nothing where there is but one. */
export function PlantChoice({ value, onChange, hasAll = false }: PlantChoiceProps) {
  const t = usePlatformT()
  const { data } = useQuery({
    queryKey: ['plants'],
    queryFn: ({ signal }) =>
      api.get<{ rows: { plantCd: string; plantNm: string }[] }>('/api/common/plants', { signal, quiet: true }),
  })
  const plants = data?.rows ?? []
  if (plants.length < 2) return null
  return (
    <Select
      aria-label={t('사업장')}
      value={value}
      onChange={onChange}
      options={[
        ...(hasAll ? [{ value: '', label: t('전체') }] : []),
        ...plants.map(({ plantCd, plantNm }) => ({ value: plantCd, label: plantNm })),
      ]}
    />
  )
}

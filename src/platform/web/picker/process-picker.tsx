import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import type { ControlProps } from '#platform/web/form/form-field.tsx'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import './picker.css'
import type { ProcessPick } from './process-search.tsx'

interface ProcessPickerProps extends ControlProps<number> {
  plantCd?: string | undefined
  deptCd?: string | undefined
}
const K_61 = '해당 부서에 없는 공정입니다.'
const KEPT_MS = 60_000
/** More than any plant has in use. */
const MOST = 300

/** S-263: the processes in use of a plant or department. One that is stored but not among them is taken away, and that is said. */
export function ProcessPicker({ wiring, value, onChange, disabled, plantCd, deptCd }: ProcessPickerProps) {
  const t = usePlatformT()
  const query = { plantCd, deptCd, useYn: 'Y', limit: MOST }
  const { data, isPending, isError } = useQuery({
    queryKey: ['processes', query],
    queryFn: ({ signal }) =>
      api.get<{ rows: ProcessPick[] }>('/api/baseinfo/processes', { query, signal, quiet: true }),
    staleTime: KEPT_MS,
  })
  const [isTaken, setTaken] = useState(false)
  const isForeign = data !== undefined && value !== null && !data.rows.some(({ processNo }) => processNo === value)
  const takeAway = useEffectEvent(() => {
    setTaken(true)
    onChange(null)
  })
  useEffect(() => {
    if (isForeign) takeAway()
  }, [isForeign])
  return (
    <div className="pick-field">
      <Select
        {...wiring}
        className="form-select"
        value={isForeign || isPending ? null : value}
        onChange={(processNo: number | undefined) => {
          setTaken(false)
          onChange(processNo ?? null)
        }}
        disabled={disabled ?? false}
        loading={isPending}
        placeholder={t('공정명')}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent={isError ? t('불러오지 못했습니다.') : t('검색 결과가 없습니다.')}
        options={data?.rows.map(({ processNo, processNm }) => ({ value: processNo, label: processNm })) ?? []}
        popupMatchSelectWidth={280}
      />
      {isTaken && (
        <span role="status">
          <StatusTag tone="waiting">{t(K_61)}</StatusTag>
        </span>
      )}
    </div>
  )
}

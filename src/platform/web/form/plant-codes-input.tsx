/** Several codes of a list that a plant keeps: chosen from what the address offers, or typed as they are known. */

import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { CodeItem } from './codes.ts'
import type { ControlProps } from './form-field.tsx'
import { useSettled } from './use-settled.ts'

interface PlantCodesInputProps extends ControlProps<string> {
  /** Where they are asked for. */
  from: string
  plantCd: unknown
}
const SEARCH_WAIT_MS = 200
const KEPT_MS = 60_000

export function PlantCodesInput({ wiring, value, onChange, disabled, from, plantCd }: PlantCodesInputProps) {
  const t = usePlatformT()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), SEARCH_WAIT_MS)
  const own = useSession()?.person.plantCd
  const query = { q, plantCd: typeof plantCd === 'string' ? plantCd : own }
  const { data, isFetching, isError } = useQuery({
    queryKey: ['plant-codes', from, query],
    queryFn: ({ signal }) => api.get<{ rows: CodeItem[] }>(from, { query, signal, quiet: true }),
    enabled: isOpen,
    staleTime: KEPT_MS,
    placeholderData: (before) => before,
  })
  return (
    <Select
      {...wiring}
      mode="tags"
      className="form-select"
      value={(value ?? '').split(/[\s,]+/).filter(Boolean)}
      onChange={(codes: string[]) => onChange(codes.join(' ') || null)}
      tokenSeparators={[' ', ',']}
      onOpenChange={setOpen}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      disabled={disabled ?? false}
      placeholder={t('선택')}
      loading={isFetching}
      notFoundContent={isFetching ? t('불러오는 중') : isError ? t('불러오지 못했습니다.') : t('검색 결과가 없습니다.')}
      options={(data?.rows ?? []).map(({ code, codeNm }) => ({ value: code, label: code, title: codeNm }))}
      optionRender={({ value: code, data: { title } }) => (
        <span className="form-pick">
          <span>{code}</span>
          {title && <span className="quiet">{title}</span>}
        </span>
      )}
    />
  )
}

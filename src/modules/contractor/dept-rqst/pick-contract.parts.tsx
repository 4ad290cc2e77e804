/** The vendor's own contracts that are in force. */
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { api } from '#platform/web/api/client.ts'
import type { Wiring } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { vendorContract } from '../contract/vendor-contract.model.ts'

interface Contract {
  vendorContractNo: number
  contractNm: string
  contractNo: string
}
interface PickContractProps {
  value: number | null
  wiring: Wiring
  onChange(value: number | null): void
}

export function PickContract({ value, wiring, onChange }: PickContractProps) {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['vendorContracts', 'active'],
    queryFn: ({ signal }) =>
      api.get<{ rows: Contract[] }>(`${vendorContract.api}s`, {
        query: { statusCd: 'ACTIVE', page: 1, limit: 100 },
        signal,
        quiet: true,
      }),
  })
  return (
    <Select
      {...wiring}
      aria-label={t('계약')}
      className="form-select"
      value={value}
      onChange={onChange}
      allowClear
      notFoundContent={t('유효한 계약이 없습니다.')}
      options={(data?.rows ?? []).map(({ vendorContractNo, contractNm, contractNo }) => ({
        value: vendorContractNo,
        label: `${contractNm} (${contractNo})`,
      }))}
    />
  )
}

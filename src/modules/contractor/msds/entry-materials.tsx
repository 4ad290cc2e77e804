/** The MSDS tab of a request for entry: what the vendor has approval to bring in. */
import { Related } from '../related.tsx'
import { vendorMsds } from './vendor-msds.model.ts'

const columns = ['stockLocNm', 'bringInYmd', 'bringOutYmd', 'conditionDesc'] as const

export function EntryMaterials({ vendorCd }: { vendorCd: string | null }) {
  if (!vendorCd) return null
  return (
    <Related
      model={vendorMsds}
      where={{ vendorCd, statusCd: 'APPR,IN' }}
      columns={columns}
      empty="승인된 반입물질이 없습니다."
    />
  )
}

/** 제재현황: everybody with points or a stop, the highest first. */
import '../vendor.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { sgcCard } from '../card/card.model.ts'
import { demeritLevels } from './demerit.model.ts'

interface Row {
  personNo: number
  personNm: string
  vendorNm: string | null
  yearScore: number
  demeritCnt: number
  creditCnt: number
  levelCd: keyof typeof demeritLevels
  fromYmd: string | null
  toYmd: string | null
  reeduYmd: string | null
  cardStatusCd: string | null
}
const API = '/api/vendor/sgc/sanctionstatuses'

export function SanctionedPeople() {
  const t = useT()
  const navigate = useNavigate()
  const { listPath } = usePage()
  const [q, setQ] = useState('')
  const [{ page, limit }, setPage] = useState({ page: 1, limit: 20 })
  const { data, isError, refetch } = useQuery({
    queryKey: ['sgcSanctions', q, page, limit],
    queryFn: ({ signal }) =>
      api.get<{ total: number; rows: Row[] }>(API, { query: { q, page, limit }, signal, quiet: true }),
  })
  usePageHead({ title: t('제재현황'), ...(data && { count: data.total }) })
  const columns = useMemo(() => columnsOf(t), [t])
  const excel = async () => {
    const { blob, fileName } = await api.blob(`${API}/excel`, { query: { q } })
    saveBlob(blob, fileName ?? 'sanctions.xlsx')
  }
  return (
    <div className="roster-page">
      <DataTable<Row>
        label={t('제재현황')}
        columns={columns}
        rows={data?.rows ?? []}
        rowKey="personNo"
        state={isError ? 'error' : data ? 'ready' : 'loading'}
        onRetry={() => void refetch()}
        total={data?.total ?? 0}
        page={page}
        limit={limit}
        onPage={setPage}
        height="fill"
        numbered
        settingsName="sgc/sanctionedPeople"
        onOpen={({ personNo }) => navigate(`${listPath}?personNo=${personNo}`)}
        onExcel={() => void excel()}
        toolbar={
          <SearchField
            asked={q}
            places={[t('성명'), t('업체')]}
            onSearch={(word) => {
              setQ(word)
              setPage({ page: 1, limit })
            }}
          />
        }
        empty={{ text: t('벌점이나 정지가 있는 사람이 없습니다.') }}
      />
    </div>
  )
}

function columnsOf(t: (korean: string) => string): Column<Row>[] {
  const levels = Object.entries(demeritLevels).map(([code, label]) => ({
    code,
    codeNm: t(label),
    tone: code === 'NONE' ? ('draft' as const) : code === 'REEDU' ? ('waiting' as const) : ('suspended' as const),
  }))
  const cards = Object.entries(sgcCard.lifecycle.states).map(([code, { label, tone }]) => ({
    code,
    codeNm: t(label),
    tone,
  }))
  return [
    { name: 'personNm', text: t('성명'), width: 130, type: 'link' },
    { name: 'vendorNm', text: t('업체'), width: 200 },
    { name: 'yearScore', text: t('12개월 누적'), width: 110, type: 'number' },
    { name: 'demeritCnt', text: t('벌점 건수'), width: 100, type: 'number' },
    { name: 'creditCnt', text: t('가점'), width: 80, type: 'number' },
    { name: 'levelCd', text: t('조치'), width: 190, type: 'tag', items: levels },
    { name: 'fromYmd', text: t('정지 시작'), width: 120 },
    { name: 'toYmd', text: t('정지 종료'), width: 120 },
    { name: 'reeduYmd', text: t('재교육 이수'), width: 120 },
    { name: 'cardStatusCd', text: t('카드'), width: 100, type: 'tag', items: cards },
  ]
}

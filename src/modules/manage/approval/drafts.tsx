/** 기안함: what I have submitted and how far it has come. */
import './approval.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { useNavigate } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { APPROVAL_API, approvalKeys } from '#platform/web/approval/approval-wire.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { useListAddress } from '#platform/web/table/use-list-address.ts'
import { type BoxRow, searched, useBoxColumns } from './box.tsx'
import { takeBack } from './request.tsx'

const conditions = ['apprStatusCd', 'q'] as const

export function DraftBox() {
  const t = useT()
  const { path } = usePage()
  const navigate = useNavigate()
  const list = useListAddress(conditions, path)
  const { page, limit } = list
  const { q = '', apprStatusCd = '' } = list.where
  const query = { page, limit, q, ...(apprStatusCd && { apprStatusCd }) }
  const answer = useQuery({
    queryKey: [...approvalKeys, 'drafts', query],
    queryFn: ({ signal }) =>
      api.get<{ total: number; rows: BoxRow[] }>(`${APPROVAL_API}/drafts`, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
  usePageHead({ count: answer.data?.total ?? null })
  const statuses = useCodes({ group: 'APPR_STATUS' }).filter(({ code }) => code !== 'TEMP')
  const columns = [
    ...useBoxColumns(path).filter(({ name }) => !['flags', 'rqstUserNm', 'rqstDeptNm'].includes(name)),
    {
      name: 'progress',
      text: t('진행'),
      width: 90,
      value: ({ doneCnt, lineCnt }: BoxRow) => `${doneCnt}/${lineCnt}`,
      render: ({ doneCnt, lineCnt }: BoxRow) => `${doneCnt}/${lineCnt}`,
    },
  ]
  return (
    <div className="doc-list appr-list">
      <div className="doc-list-main">
        <nav className="appr-tabs" aria-label={t('상태')}>
          <Segmented
            value={apprStatusCd}
            options={[
              { value: '', label: t('전체') },
              ...statuses.map(({ code, codeNm }) => ({ value: code, label: codeNm })),
            ]}
            onChange={(code) => list.setWhere({ apprStatusCd: String(code) })}
          />
        </nav>
        <DataTable<BoxRow>
          label={t('기안함')}
          columns={columns}
          rows={answer.data?.rows ?? []}
          rowKey="apprRqstNo"
          state={answer.isError ? 'error' : answer.isPending || answer.isPlaceholderData ? 'loading' : 'ready'}
          onRetry={answer.refetch}
          total={answer.data?.total ?? 0}
          page={page}
          limit={limit}
          onPage={list.change}
          onOpen={({ apprRqstNo }) => navigate(`${path}/${apprRqstNo}`)}
          rowActions={({ apprRqstNo, apprStatusCd, doneCnt }) =>
            apprStatusCd === 'PROGRESS' && doneCnt === 0
              ? [{ name: 'withdraw', text: t('회수'), onClick: () => void takeBack(apprRqstNo, t) }]
              : []
          }
          fits
          settingsName={path}
          height="fill"
          empty={
            list.hasConditions
              ? { text: t('조회된 자료가 없습니다.'), action: { text: t('검색조건 초기화'), onClick: list.reset } }
              : { text: t('상신한 문서가 없습니다.') }
          }
          toolbar={
            <SearchField
              asked={q}
              places={searched.map((place) => t(place))}
              onSearch={(word) => list.setWhere({ q: word })}
            />
          }
        />
      </div>
    </div>
  )
}

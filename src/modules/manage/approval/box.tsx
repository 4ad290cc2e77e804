/** 결재함: what waits for me, and what became of what I decided. */
import './approval.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Segmented, Tag } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, api } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { requestTones } from '#platform/web/approval/approval-status.tsx'
import { APPROVAL_API, approvalKeys, renewApprovals } from '#platform/web/approval/approval-wire.ts'
import { alert, confirm, toast } from '#platform/web/dialog/dialogs.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column, Selection } from '#platform/web/table/table.types.ts'
import { useListAddress } from '#platform/web/table/use-list-address.ts'

export interface BoxRow {
  apprRqstNo: number
  apprBizNm: string | null
  apprTitle: string
  rqstUserNm: string | null
  rqstDeptNm: string | null
  rqstDt: string | null
  apprStatusCd: string
  urgentYn: 'Y' | 'N'
  currentUserNms: string | null
  elapsedDayCnt: number
  doneCnt: number
  lineCnt: number
  readDt: string | null
  deputyForNm: string | null
  bulkYn: 'Y' | 'N'
}
interface BoxAnswer {
  total: number
  rows: BoxRow[]
  counts: Record<string, number>
}
const tabs = [
  { code: 'TODO', label: '대기' },
  { code: 'WAIT', label: '예정' },
  { code: 'PROGRESS', label: '진행' },
  { code: 'DONE', label: '완료' },
  { code: 'RTN', label: '반려' },
  { code: 'REF', label: '참조/공람' },
] as const
const conditions = ['tab', 'q', 'endDtFrom'] as const
/** What the word is looked for in. */
export const searched = ['제목', '기안자'] as const
const NONE: Selection<BoxRow> = new Map()
const BULK_TIMEOUT_MS = 120_000
/** R6. */
const MOST_AT_ONCE = 100

export function ApprBox() {
  const t = useT()
  const { path } = usePage()
  const navigate = useNavigate()
  const list = useListAddress(conditions, path)
  const [selection, setSelection] = useState<Selection<BoxRow>>(NONE)
  const { page, limit } = list
  const { q = '', endDtFrom } = list.where
  const tab = list.where.tab || tabs[0].code
  const query = { tab, q, ...(endDtFrom && { endDtFrom }), page, limit }
  const answer = useQuery({
    queryKey: [...approvalKeys, 'box', query],
    queryFn: ({ signal }) => api.get<BoxAnswer>(`${APPROVAL_API}s`, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
  usePageHead({ count: answer.data?.counts.TODO ?? null })
  const columns = useBoxColumns(path)
  const show = (next: Record<string, string>) => {
    setSelection(NONE)
    list.setWhere(next)
  }
  const approveAll = async (rows: readonly BoxRow[]) => {
    if (!(await approveMany(rows, t))) return
    setSelection(NONE)
    await renewApprovals()
  }
  return (
    <div className="doc-list appr-list">
      <div className="doc-list-main">
        <nav className="appr-tabs" aria-label={t('결재함')}>
          <Segmented
            value={tab}
            options={tabs.map(({ code, label }) => ({
              value: code,
              label: `${t(label)} ${answer.data?.counts[code] ?? ''}`,
            }))}
            onChange={(code) => show({ tab: String(code), endDtFrom: '' })}
          />
        </nav>
        <DataTable<BoxRow>
          label={t('결재함')}
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
          card={(row) => <BoxCard row={row} />}
          fits
          settingsName={path}
          height="fill"
          empty={
            q || endDtFrom
              ? {
                  text: t('조회된 자료가 없습니다.'),
                  action: { text: t('검색조건 초기화'), onClick: () => show({ q: '', endDtFrom: '' }) },
                }
              : { text: t(tab === 'TODO' ? '결재할 문서가 없습니다.' : '조회된 자료가 없습니다.') }
          }
          toolbar={
            <>
              <SearchField
                asked={q}
                places={searched.map((place) => t(place))}
                onSearch={(word) => show({ q: word })}
              />
              {endDtFrom && (
                <Tag closable onClose={() => show({ endDtFrom: '' })}>
                  {t('{day}부터 완결', { day: endDtFrom })}
                </Tag>
              )}
            </>
          }
          {...(tab === 'TODO' && {
            selection,
            onSelect: setSelection,
            selectable: (row: BoxRow) => row.bulkYn === 'Y',
            bulkActions: (rows: BoxRow[]) => [
              { name: 'approve', text: t('일괄승인'), onClick: () => void approveAll(rows) },
            ],
          })}
        />
      </div>
    </div>
  )
}

export function useBoxColumns(path: string): Column<BoxRow>[] {
  const t = useT()
  const statuses = useCodes({ group: 'APPR_STATUS' })
  return [
    { name: 'apprBizNm', text: t('문서종류'), width: 140 },
    {
      name: 'flags',
      text: t('표시'),
      width: 130,
      render: (row) => <Flags row={row} />,
      value: ({ deputyForNm }) => deputyForNm,
    },
    { name: 'apprTitle', text: t('제목'), type: 'link', width: 320, url: `${path}/{apprRqstNo}` },
    { name: 'rqstUserNm', text: t('기안자'), width: 100 },
    { name: 'rqstDeptNm', text: t('부서'), width: 140 },
    {
      name: 'rqstDt',
      text: t('상신일'),
      width: 150,
      value: ({ rqstDt }) => formatDateTime(rqstDt),
      render: ({ rqstDt }) => formatDateTime(rqstDt),
    },
    { name: 'currentUserNms', text: t('현재결재자'), width: 140 },
    {
      name: 'apprStatusCd',
      text: t('상태'),
      type: 'tag',
      width: 100,
      items: statuses.map((status) => ({ ...status, tone: requestTones[status.code] ?? 'draft' })),
    },
    { name: 'elapsedDayCnt', text: t('경과일'), type: 'number', width: 90 },
  ]
}

/** What sets a row apart: it is urgent, or somebody else's. */
function Flags({ row }: { row: BoxRow }) {
  const t = useT()
  return (
    <>
      {row.urgentYn === 'Y' && <StatusTag tone="danger">{t('긴급')}</StatusTag>}{' '}
      {row.deputyForNm && <StatusTag tone="suspended">{t('{name} 대신', { name: row.deputyForNm })}</StatusTag>}
    </>
  )
}

/** One thumb: what it is, who asks, how long it waits. The whole card opens it. */
function BoxCard({ row }: { row: BoxRow }) {
  const t = useT()
  return (
    <div className="stack is-close">
      <Flags row={row} />
      <b>{row.apprTitle}</b>
      <span className="quiet">
        {[row.rqstDeptNm, row.rqstUserNm, formatDateTime(row.rqstDt)].filter(Boolean).join(' · ')}
      </span>
      {row.elapsedDayCnt > 0 && <span>{t('{n}일 경과', { n: row.elapsedDayCnt })}</span>}
    </div>
  )
}

interface BulkAnswer {
  message: string
  failed: { apprRqstNo: number; apprTitle: string | null; message: string }[]
}
/** R6: asks, asks again where something was never opened, and tells row by row what failed. */
async function approveMany(rows: readonly BoxRow[], t: ReturnType<typeof useT>): Promise<boolean> {
  if (rows.length > MOST_AT_ONCE) {
    const values = { n: rows.length, most: MOST_AT_ONCE }
    await alert(t('한 번에 {most}건까지 승인할 수 있습니다. 지금 {n}건을 선택했습니다.', values))
    return false
  }
  if (!(await confirm(t('{n}건을 승인하시겠습니까?', { n: rows.length }), { confirmText: t('승인') }))) return false
  const apprRqstNoList = rows.map(({ apprRqstNo }) => apprRqstNo)
  const send = (unreadYn: 'Y' | 'N') =>
    api.post<BulkAnswer>(
      `${APPROVAL_API}/bulk`,
      { apprRqstNoList, unreadYn },
      { quiet: true, timeoutMs: BULK_TIMEOUT_MS },
    )
  try {
    const answer = await send('N').catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.answer?.code !== 'APPR_UNREAD') throw error
      return (await confirm(error.answer.message)) ? send('Y') : undefined
    })
    if (!answer) return false
    if (answer.failed.length === 0) toast(answer.message)
    else
      await alert(answer.message, {
        details: answer.failed.map(({ apprTitle, message }) => `${apprTitle ?? ''}: ${message}`),
      })
    return true
  } catch (error) {
    showFailure(error)
    return false
  }
}

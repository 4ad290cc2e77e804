/** What a figure of the first page counts, one by one; each leads to what it is about. */
import './home.css'
import { Segmented } from 'antd'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { fill } from '#platform/model/problem.ts'
import { useRecordChange } from '#platform/web/api/record-change.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { formatDateTime, formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { type CardId, type HomeRow, vendorHomeList } from './home.calls.ts'

const [MOST_HEIGHT, HEAD_HEIGHT, ROW_HEIGHT] = [640, 56, 40]
type Listed = HomeRow & { key: number }

export function HomeRows({ cardId, title, nothing }: { cardId: CardId; title: string; nothing: string }) {
  const t = useT()
  const navigate = useNavigate()
  const [asked, setAsked] = useSearchParams()
  const of = asked.get('of') ?? ''
  const { data, isError, refetch } = useAsked(vendorHomeList, { cardId })
  useRecordChange(() => void refetch())
  const rows = useMemo(
    () => (data?.rows ?? []).map((row, key) => ({ ...row, key })).filter(({ inCds }) => inCds.includes(of)),
    [data, of],
  )
  const columns = useColumns(rows)
  return (
    <div className="stack">
      <header>
        <Link to="/index" className="home-back">
          <ArrowLeft size={16} aria-hidden />
          {t('첫 화면')}
        </Link>
        <h1>{t(title)}</h1>
      </header>
      <DataTable<Listed>
        label={t(title)}
        columns={columns}
        rows={rows}
        rowKey="key"
        state={isError ? 'error' : data ? 'ready' : 'loading'}
        onRetry={() => void refetch()}
        height={Math.min(MOST_HEIGHT, HEAD_HEIGHT + rows.length * ROW_HEIGHT)}
        fits
        settingsName={`vendor/home/${cardId}`}
        onOpen={({ href }) => href && navigate(href)}
        empty={{ text: t(nothing || '처리할 항목이 없습니다.') }}
        toolbar={
          (data?.figures.length ?? 0) > 1 && (
            <Segmented
              value={of}
              onChange={(code) => setAsked({ card: cardId, of: code })}
              options={(data?.figures ?? []).map(({ code, label, value }) => ({
                value: code,
                label: `${t(label)} ${formatNumber(value)}`,
              }))}
            />
          )
        }
      />
    </div>
  )
}

/** A time where they have one, a last day where they have that. */
function useColumns(rows: readonly Listed[]): Column<Listed>[] {
  const t = useT()
  return useMemo(() => {
    const textOf = ({ text, values }: Listed) => (values ? fill(t(text), values) : text)
    return [
      {
        name: 'text',
        text: t('내용'),
        value: textOf,
        ...(rows.some(({ href }) => href !== null) && { type: 'link' as const }),
      },
      {
        name: 'label',
        text: t('구분'),
        width: 220,
        value: ({ label }: Listed) =>
          label
            .split(' · ')
            .map((one) => t(one))
            .join(' · '),
      },
      ...(rows.some(({ atDt }) => atDt)
        ? [
            {
              name: 'atDt',
              text: t('일시'),
              width: 164,
              value: ({ atDt }: Listed) => atDt && formatDateTime(atDt),
            },
          ]
        : []),
      ...(rows.some(({ dueYmd }) => dueYmd)
        ? [
            {
              name: 'dueYmd',
              text: t('기한'),
              width: 184,
              render: ({ dueYmd }: Listed) =>
                dueYmd && (
                  <>
                    {dueYmd} <Deadline dueYmd={dueYmd} />
                  </>
                ),
            },
          ]
        : []),
    ]
  }, [rows, t])
}

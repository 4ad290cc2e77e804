/** What belongs to a vendor, in the page of the vendor: a short table that leads to the records. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import type { AnyDocument } from '#platform/model/document.ts'
import { api } from '#platform/web/api/client.ts'
import { listKey, noOf, type WireRecord } from '#platform/web/document/wire.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Panel } from '#platform/web/parts/panel.tsx'
import { flatten } from '#platform/web/session/menu-routes.ts'
import { usePerson, useSession } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'

const MOST = 100

interface RelatedProps {
  model: AnyDocument
  where: Readonly<Record<string, string>>
  /** Fields beside title and state. */
  columns: readonly string[]
  empty: string
}

export function Related({ model, where, columns: names, empty }: RelatedProps) {
  const t = useT()
  const navigate = useNavigate()
  const { kind } = usePerson()
  const route = (kind === 'vendor' ? model.route.vendor : model.route.staff) ?? ''
  const isOpen = flatten(useSession()?.routes ?? []).some(({ path }) => path === route)
  const { data, isError, refetch } = useQuery({
    queryKey: [...listKey(model), 'related', where],
    queryFn: ({ signal }) =>
      api.get<{ total: number; rows: WireRecord[] }>(`${model.api}s`, {
        query: { ...where, page: 1, limit: MOST },
        signal,
        quiet: true,
      }),
    enabled: isOpen,
  })
  const columns = useMemo(() => columnsOf(model, names, t), [model, names, t])
  if (!isOpen) return <p className="quiet">{t('이 내용을 볼 권한이 없습니다.')}</p>
  return (
    <Panel title={t(model.label)} actions={<Link to={`${route}?${new URLSearchParams(where)}`}>{t('목록으로')}</Link>}>
      <DataTable<WireRecord>
        label={t(model.label)}
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={model.key}
        state={isError ? 'error' : data ? 'ready' : 'loading'}
        onRetry={() => void refetch()}
        total={data?.total ?? 0}
        height={360}
        fits
        settingsName={`related:${model.name}`}
        onOpen={(row) => navigate(`${route}/${noOf(model, row)}`)}
        empty={{ text: t(empty) }}
      />
    </Panel>
  )
}

function columnsOf(model: AnyDocument, names: readonly string[], t: (korean: string) => string): Column<WireRecord>[] {
  const states = Object.entries(model.lifecycle.states).map(([code, { label, tone }]) => ({
    code,
    codeNm: t(label),
    tone,
  }))
  return [
    { name: model.title, text: t(model.fields[model.title]?.label ?? ''), width: 280, type: 'link' },
    { name: 'statusCd', text: t('상태'), width: 112, type: 'tag', items: states },
    ...names.map((name) => ({ name, text: t(model.fields[name]?.label ?? name), width: 130 })),
  ]
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { pagesOf } from '#platform/web/table/export/pages.ts'
import { type ListAddress, useListAddress } from '#platform/web/table/use-list-address.ts'
import { columns, loadRows } from './sample-list.ts'

const conditions = ['q'] as const

export function ServerList({ fail }: { fail: 'Y' | 'N' }) {
  const t = useT()
  const list = useListAddress(conditions, 'sample/server')
  const { page, limit, sort, where } = list
  const answer = useQuery({
    queryKey: ['sample', 'server', page, limit, sort, where, fail],
    queryFn: ({ signal }) => loadRows({ page, limit, sort, ...where, fail }, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <DataTable
      label="서버 목록"
      columns={columns}
      rows={answer.data?.rows ?? []}
      rowKey="sampleId"
      state={answer.isError ? 'error' : answer.isPending || answer.isPlaceholderData ? 'loading' : 'ready'}
      onRetry={answer.refetch}
      total={answer.data?.total ?? 0}
      page={page}
      limit={limit}
      onPage={list.change}
      sort={sort}
      onSort={(next) => list.change({ sort: next })}
      {...(list.isNarrowed && { onResetSearch: list.reset })}
      exportRows={pagesOf(({ signal, ...asked }) => loadRows({ ...asked, ...where, fail }, signal))}
      {...(list.hasConditions && { empty: { action: { text: t('검색조건 초기화'), onClick: list.reset } } })}
      settingsName="sample/server"
      height={480}
      numbered
      toolbar={<Search key={where.q} list={list} />}
    />
  )
}

/** Asked when the person says so; the address answers, the field follows it. */
function Search({ list }: { list: ListAddress }) {
  const t = useT()
  const [title, setTitle] = useState(list.where.q ?? '')
  const search = () => list.setWhere({ q: title.trim() })
  return (
    <search className="sample-search">
      <FormField label={t('제목')} width="medium">
        {(wiring) => (
          <Input {...wiring} value={title} onChange={({ target }) => setTitle(target.value)} onPressEnter={search} />
        )}
      </FormField>
      <Button onClick={search}>{t('검색')}</Button>
    </search>
  )
}

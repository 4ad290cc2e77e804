/** A list of what happened: newest first, one search field, one choice. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePageHead } from '#platform/web/pages/page.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { pagesOf } from '#platform/web/table/export/pages.ts'
import type { Column, ColumnItem, TableAction } from '#platform/web/table/table.types.ts'
import { type ListAddress, useListAddress } from '#platform/web/table/use-list-address.ts'
import './sign-in.css'

interface Answer<Row> {
  total: number
  page: number
  limit: number
  rows: Row[]
}

export interface LogListProps<Row> {
  label: string
  api: string
  queryKey: string
  rowKey: string & keyof Row
  columns: readonly Column<Row>[]
  /** What is searched for. */
  searchLabel: string
  /** The condition that is chosen from a list; keep the array of names stable. */
  choice: { name: string; label: string; items: readonly ColumnItem[] }
  conditions: readonly string[]
  rowActions?: (row: Row) => TableAction[]
}

export function LogList<Row extends object>(props: LogListProps<Row>) {
  const t = useT()
  const list = useListAddress(props.conditions, props.queryKey)
  const { page, limit, where } = list
  const load = (asked: object, signal?: AbortSignal) =>
    api.get<Answer<Row>>(props.api, { query: { ...asked, ...where }, quiet: true, ...(signal && { signal }) })
  const answer = useQuery({
    queryKey: [props.queryKey, page, limit, where],
    queryFn: ({ signal }) => load({ page, limit }, signal),
    placeholderData: keepPreviousData,
  })
  usePageHead({ count: answer.data?.total ?? null })
  return (
    <div className="log-list">
      <DataTable<Row>
        label={t(props.label)}
        columns={props.columns}
        rows={answer.data?.rows ?? []}
        rowKey={props.rowKey}
        state={answer.isError ? 'error' : answer.isPending || answer.isPlaceholderData ? 'loading' : 'ready'}
        onRetry={answer.refetch}
        total={answer.data?.total ?? 0}
        page={page}
        limit={limit}
        onPage={list.change}
        {...(list.isNarrowed && { onResetSearch: list.reset })}
        {...(props.rowActions && { rowActions: props.rowActions })}
        exportRows={pagesOf(({ signal, page: at, limit: size }) => load({ page: at, limit: size }, signal))}
        empty={{ action: { text: t('검색조건 초기화'), onClick: list.reset } }}
        settingsName={props.queryKey}
        height="fill"
        toolbar={<Search key={where.q} list={list} {...props} />}
      />
    </div>
  )
}

function Search<Row>({ list, searchLabel, choice }: { list: ListAddress } & LogListProps<Row>) {
  const t = useT()
  const [text, setText] = useState(list.where.q ?? '')
  const search = (more: Readonly<Record<string, string>> = {}) =>
    list.change({ where: { ...list.where, q: text.trim(), ...more } })
  return (
    <search className="log-search">
      <FormField label={t(searchLabel)} width="medium">
        {(wiring) => (
          <Input
            {...wiring}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onPressEnter={() => search()}
          />
        )}
      </FormField>
      <FormField label={t(choice.label)} width="short">
        {({ id }) => (
          <Select
            id={id}
            value={list.where[choice.name] ?? ''}
            onChange={(code: string) => search({ [choice.name]: code })}
            options={[
              { value: '', label: t('전체') },
              ...choice.items.map(({ code, codeNm }) => ({ value: String(code), label: t(codeNm) })),
            ]}
          />
        )}
      </FormField>
      <Button onClick={() => search()}>{t('검색')}</Button>
    </search>
  )
}

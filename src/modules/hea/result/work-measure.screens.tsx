/** What a head has to know of his people and puts into practice; no finding stands here. */
import '#platform/web/master/master.css'
import './result.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Input, Select } from 'antd'
import { useMemo } from 'react'
import { dDay } from '#platform/model/calendar.ts'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { confirm, toast } from '#platform/web/dialog/dialogs.ts'
import { formatDay, today } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column, TableAction } from '#platform/web/table/table.types.ts'
import { type ListAddress, useListAddress } from '#platform/web/table/use-list-address.ts'
import { followUps, workFits } from './result-codes.model.ts'
import { WORK_MEASURE_API } from './work-measure.model.ts'
import type { Row } from './work-measure.wire.ts'

const KEY = 'work-measures'
const conditions = ['q', 'kindCd', 'stateCd']

function useColumns(): Column<Row>[] {
  const t = useT()
  return useMemo(
    () => [
      { name: 'userNm', text: t('성명'), width: 110 },
      { name: 'deptNm', text: t('부서'), width: 140 },
      { name: 'measureCd', text: t('구분'), width: 180, render: kindOf, value: kindOf },
      { name: 'measureDesc', text: t('조건·조치'), render: textOf, value: textOf },
      { name: 'processNms', text: t('공정'), width: 140 },
      { name: 'dueYmd', text: t('기한·재평가'), width: 150, render: dueOf, value: dueOf },
      { name: 'startYmd', text: t('시작일'), width: 110, render: ({ startYmd }) => formatDay(startYmd) },
      { name: 'confirmDt', text: t('확인'), width: 120, render: (row) => <State row={row} />, value: stateOf },
    ],
    [t],
  )
}

const measures: Readonly<Record<string, string>> = followUps
const kindOf = ({ measureCd, workFitCd }: Row): string =>
  measureCd === 'FIT' && workFitCd
    ? `${workFitCd} · ${translateNow(workFits[workFitCd])}`
    : translateNow(measures[measureCd] ?? measureCd)
const textOf = ({ conditionDesc, measureDesc }: Row): string => conditionDesc ?? measureDesc ?? ''
const dueOf = ({ dueYmd, reviewYmd, endYmd, confirmDt }: Row): string => {
  const day = dueYmd ?? reviewYmd
  if (!day) return ''
  return endYmd || confirmDt ? formatDay(day) : `${formatDay(day)} ${dDay(day, today())}`
}
const stateOf = ({ confirmUserNm, endYmd, confirmDt }: Row): string => {
  if (endYmd) return translateNow('해제')
  return confirmDt ? (confirmUserNm ?? translateNow('확인')) : translateNow('확인 전')
}
const State = ({ row }: { row: Row }) => (
  <StatusTag tone={row.endYmd ? 'draft' : row.confirmDt ? 'done' : 'waiting'}>{stateOf(row)}</StatusTag>
)

export function WorkMeasureList() {
  const t = useT()
  const { userId, roles } = usePerson()
  const list = useListAddress(conditions, KEY)
  const columns = useColumns()
  const { page, limit } = list
  const where = Object.fromEntries(Object.entries(list.where).filter(([, value]) => value !== ''))
  const answer = useQuery({
    queryKey: [KEY, page, limit, where],
    queryFn: ({ signal }) =>
      api.get<{ total: number; rows: Row[] }>(`${WORK_MEASURE_API}s`, {
        query: { page, limit, ...where },
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  })
  usePageHead({ count: answer.data?.total ?? null })
  const isHealthTeam = ['HLM', 'NUR', 'DOC'].some((role) => roles.includes(role))
  const actions = (row: Row): TableAction[] => {
    if (row.endYmd || row.userId === userId) return []
    const act = (name: 'confirm' | 'end', text: string): TableAction => ({
      name,
      text: t(text),
      onClick: () => void take(row, name),
    })
    return [...(row.confirmDt ? [] : [act('confirm', '확인')]), ...(isHealthTeam ? [act('end', '해제')] : [])]
  }
  return (
    <div className="doc-list">
      <div className="doc-list-main">
        <DataTable<Row>
          label={t('업무적합성·작업 조치')}
          columns={columns}
          rows={answer.data?.rows ?? []}
          rowKey="workMeasureNo"
          state={answer.isError ? 'error' : answer.isPending || answer.isPlaceholderData ? 'loading' : 'ready'}
          onRetry={answer.refetch}
          total={answer.data?.total ?? 0}
          page={page}
          limit={limit}
          onPage={list.change}
          rowActions={actions}
          excel={false}
          empty={{ text: t('조건이 있는 업무적합성이나 작업 조치가 없습니다.') }}
          settingsName={KEY}
          height="fill"
          toolbar={<Conditions list={list} />}
        />
      </div>
    </div>
  )
}

/** Told by a sentence, asked once. */
async function take({ workMeasureNo, rowVersion, userNm }: Row, name: 'confirm' | 'end'): Promise<void> {
  const question =
    name === 'confirm'
      ? translateNow('{name} 님의 조건·조치를 현장에 적용했습니까?', { name: userNm })
      : translateNow('{name} 님의 조건·조치를 해제하시겠습니까?', { name: userNm })
  if (!(await confirm(question))) return
  await api.post(`${WORK_MEASURE_API}/${workMeasureNo}/${name}`, { rowVersion })
  toast(name === 'confirm' ? translateNow('확인했습니다.') : translateNow('해제했습니다.'))
  await queryClient.invalidateQueries({ queryKey: [KEY] })
}

function Conditions({ list }: { list: ListAddress }) {
  const t = useT()
  const { where } = list
  const choice = (name: string, label: string, items: readonly (readonly [string, string])[]) => (
    <Select
      aria-label={t(label)}
      className="form-select"
      placeholder={t(label)}
      allowClear
      popupMatchSelectWidth={false}
      value={where[name] || null}
      onChange={(code: string | null) => list.setWhere({ [name]: code ?? '' })}
      options={items.map(([value, text]) => ({ value, label: t(text) }))}
    />
  )
  return (
    <search className="checkup-status-asked">
      <Input.Search
        aria-label={t('성명 또는 사번')}
        placeholder={t('성명 또는 사번')}
        allowClear
        defaultValue={where.q ?? ''}
        onSearch={(q) => list.setWhere({ q })}
        style={{ width: 200 }}
      />
      {choice('kindCd', '구분', [
        ['FIT', '업무적합성'],
        ['WORK', '작업 조치'],
      ])}
      {choice('stateCd', '상태', [
        ['OPEN', '확인 전'],
        ['CONFIRMED', '확인'],
        ['ENDED', '해제'],
      ])}
    </search>
  )
}

/**
 * A read list (`platform/model/report.ts`): its conditions in one line and in the address, its rows page by page with their
 * exact total, its sheet; a row may be read beside it.
 */
import '#platform/web/master/master.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { addDays } from '#platform/model/calendar.ts'
import type { RowFields } from '#platform/model/field.ts'
import type { ListAnswer } from '#platform/model/query.ts'
import { type AnyReport, conditionOf, type Report, type RowOfReport, reportConditions } from '#platform/model/report.ts'
import { api } from '#platform/web/api/client.ts'
import { today } from '#platform/web/format.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { usePageHead, useScreenName } from '#platform/web/pages/page.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { pagesOf } from '#platform/web/table/export/pages.ts'
import type { ExportWork, Key, TableAction } from '#platform/web/table/table.types.ts'
import { type ListAddress, useListAddress } from '#platform/web/table/use-list-address.ts'
import { ConditionWords } from './condition-words.tsx'
import { type ReportCells, useReportColumns } from './report-columns.tsx'
import { type Choices, ReportConditions } from './report-condition.tsx'
import { downloadReport } from './report-excel.ts'
import '#platform/web/log/log.css'

/** How the answers of a report are kept; what is behind it is asked again when it has changed. */
export const reportKey = ({ name }: Pick<AnyReport, 'name'>) => [`report ${name}`] as const

export interface ReportListProps<C extends RowFields, B extends RowFields, Row = RowOfReport<C, B>> {
  report: Report<C, B>
  /** In place of the text of a field. A text is copied and printed as well. */
  cells?: ReportCells<Row>
  /** Pixels, where a column needs more or less than is usual for its kind. */
  widths?: { readonly [K in keyof C & string]?: number }
  /** The column that opens the row. */
  opens?: keyof C & string
  onOpen?(row: Row): void
  rowActions?(row: Row): TableAction[]
  /** Reading a row beside the list. */
  sheet?(row: Row, sheet: SheetControls): ReactNode
  /** Left of the conditions, and above them all. */
  before?: ReactNode
  above?: ReactNode
  /** What can be chosen under a condition, where that is asked of the server. */
  choices?: Choices
  /** In place of the list's own sheet. */
  onExcel?(where: ListAddress['where'], work: Pick<ExportWork, 'format'>): void | Promise<void>
  /** What else stands in the address of the page and is no condition: which of its lists is shown. */
  kept?: string
  /** What is said where there is nothing at all. */
  empty?: string
  /** Body of a card on a phone. */
  card?(row: Row): ReactNode
  /** Under which the columns of the reader are kept, where that is another name than the list has. */
  settingsName?: string
  /** One thing among others on its page: so high, and its total is not that of the page. */
  height?: number
}
export interface SheetControls {
  onMove(by: number): void
  onClose(): void
  isFirst: boolean
  isLast: boolean
}

/** The state of the list in its address, and the rows that it asks for. */
function useReport<Row>(report: AnyReport, kept: string | undefined) {
  const names = useMemo(
    () => [...(report.search ? ['q'] : []), ...reportConditions(report), ...(kept ? [kept] : [])],
    [report, kept],
  )
  const list = useListAddress(names, report.name)
  const { page, limit, sort } = list
  const where = { ...firstPeriod(report), ...filled(list.where, kept) }
  const asked = { page, limit, ...(sort && { sort }), ...where }
  const answer = useQuery({
    queryKey: [...reportKey(report), asked],
    queryFn: ({ signal }) => api.get<ListAnswer<Row>>(report.api, { query: asked, quiet: true, signal }),
    placeholderData: keepPreviousData,
  })
  const reset = () => list.setWhere(Object.fromEntries(names.filter((name) => name !== kept).map((name) => [name, ''])))
  return { list, where, answer, onReset: Object.keys(filled(list.where, kept)).length > 0 ? reset : undefined }
}

/** Some of its rows, beside the list. */
export const useReportRows = <C extends RowFields, B extends RowFields>(
  report: Report<C, B>,
  where: ListAddress['where'],
) =>
  useQuery({
    queryKey: [...reportKey(report), where],
    queryFn: ({ signal }) => api.get<ListAnswer<RowOfReport<C, B>>>(report.api, { query: where, quiet: true, signal }),
  })

/** What a list that never shows all there is begins with. */
const firstPeriod = ({ period }: AnyReport): Record<string, string> =>
  period ? { from: addDays(today(), 1 - period.days), to: today() } : {}

/** What is asked for, without what is not. */
const filled = (where: ListAddress['where'], kept: string | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(where).filter(([name, value]) => value !== '' && name !== kept))

export function ReportList<C extends RowFields, B extends RowFields>(props: ReportListProps<C, B>) {
  type Row = RowOfReport<C, B>
  const { report, kept, onExcel, rowActions, sheet, card, height } = props
  const t = useT()
  const say = usePlatformT()
  const { list, where, answer, onReset } = useReport<Row>(report, kept)
  const columns = useReportColumns<Row>(report, props)
  const reading = useReading<Row>(report, answer.data?.rows ?? [], sheet)
  const nameOfScreen = useScreenName()
  const title = nameOfScreen === undefined ? t(report.label) : undefined
  usePageHead(height === undefined ? { ...(title && { title }), count: answer.data?.total ?? null } : NO_HEAD)
  const { onOpen = reading.show } = props
  const screenNm = height === undefined ? nameOfScreen : undefined
  return (
    <div className="doc-list" data-peeking={reading.shown !== undefined || undefined}>
      <div className="doc-list-main">
        {props.above}
        <DataTable<Row>
          label={t(report.label)}
          columns={columns}
          rows={answer.data?.rows ?? []}
          rowKey={(row) => keyOf(report, row)}
          state={answer.isError ? 'error' : answer.isPending || answer.isPlaceholderData ? 'loading' : 'ready'}
          onRetry={answer.refetch}
          total={answer.data?.total ?? 0}
          page={list.page}
          limit={list.limit}
          onPage={list.change}
          sort={list.sort}
          onSort={(sort) => list.change({ sort })}
          {...(rowActions && { rowActions })}
          {...((sheet || props.onOpen) && { onOpen })}
          {...(sheet && { onPeek: reading.show, peeked: reading.peeked })}
          {...(card && { card })}
          {...excelOf<Row>(
            report,
            { ...where, sort: list.sort },
            onExcel && ((_, work) => onExcel(where, work)),
            screenNm,
          )}
          conditions={
            <ConditionWords
              fields={Object.fromEntries((report.filters ?? []).map((name) => [name, conditionOf(report, name)]))}
              where={where}
              choices={props.choices}
            />
          }
          empty={
            onReset
              ? { text: say('조회된 자료가 없습니다.'), action: { text: say('검색조건 초기화'), onClick: onReset } }
              : { text: t(props.empty ?? '아직 기록이 없습니다.') }
          }
          settingsName={props.settingsName ?? report.name}
          height={height ?? 'fill'}
          fits
          toolbar={
            <ReportConditions
              report={report}
              list={list}
              where={where}
              before={props.before}
              choices={props.choices}
              onReset={onReset}
            />
          }
        />
      </div>
      {reading.beside}
    </div>
  )
}
const NO_HEAD = {}

/** Written by the server, unless it writes none or the page has a way of its own. */
function excelOf<Row extends object>(
  report: AnyReport,
  asked: ListAddress['where'],
  own: ((names: readonly string[], work: ExportWork) => void | Promise<void>) | undefined,
  sheetNm = '',
) {
  // What leaves as no file is not taken along on paper either: of it no more is printed than is on the screen.
  if (report.sheet === false) return own ? { onExcel: own, givesCsv: true } : { excel: false }
  const allRows = pagesOf<Row>(({ signal, page, limit }) =>
    api.get<ListAnswer<Row>>(report.api, {
      query: { ...filled(asked, undefined), page, limit },
      quiet: true,
      ...(signal && { signal }),
    }),
  )
  if (own) return { onExcel: own, givesCsv: true, allRows }
  if (report.ownRoute) return { exportRows: allRows }
  return {
    onExcel: (names: string[], work: ExportWork) => downloadReport(report, { ...asked, sheetNm }, names, work),
    givesCsv: true,
    allRows,
  }
}

const keyOf = ({ key }: AnyReport, row: object): Key => Reflect.get(row, key) as Key

/** The row that is read beside the list, and the ways from it to its neighbours. */
function useReading<Row extends object>(
  report: AnyReport,
  rows: readonly Row[],
  sheet: ((row: Row, sheet: SheetControls) => ReactNode) | undefined,
) {
  const [opened, setOpened] = useState<Key | null>(null)
  const at = opened === null ? -1 : rows.findIndex((row) => keyOf(report, row) === opened)
  const shown = rows[at]
  const show = (row: Row | undefined) => row && setOpened(keyOf(report, row))
  const controls: SheetControls = {
    onMove: (by) => show(rows[at + by]),
    onClose: () => setOpened(null),
    isFirst: at === 0,
    isLast: at === rows.length - 1,
  }
  return { show, shown, peeked: shown ? opened : null, beside: shown && sheet?.(shown, controls) }
}

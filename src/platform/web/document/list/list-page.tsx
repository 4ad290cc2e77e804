/** The list of a document (look.md 2). */
import '../document.css'
import './list.css'
import { Ellipsis, Plus } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { mayCreate } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { formatAsked } from '#platform/model/excel/sheet-format.ts'
import type { ListAnswer, ListQuery } from '#platform/model/query.ts'
import { ApiError, api, type Query, type RequestOptions } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { useRecordChange } from '#platform/web/api/record-change.ts'
import { startExport } from '#platform/web/exports/exports.ts'
import { fetched } from '#platform/web/fetched.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage, usePageHead, useScreenName } from '#platform/web/pages/page.tsx'
import { MenuButton } from '#platform/web/parts/menu-button.tsx'
import { useOnceDrawn } from '#platform/web/parts/use-once-drawn.ts'
import { usePerson } from '#platform/web/session/session.ts'
import { useShortcut } from '#platform/web/shortcuts/shortcuts.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { pagesOf } from '#platform/web/table/export/pages.ts'
import type { Column, ExportWork, Selection } from '#platform/web/table/table.types.ts'
import { useKeptSort } from '#platform/web/table/use-list-address.ts'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { useExpectedRecord, useRecordParts } from '../record-parts-later.ts'
import { listKey, noOf, type WireRecord } from '../wire.ts'
import { bulkAction } from './bulk.ts'
import { type Cells, isToldTo, labelOf, useListColumns, type Widths } from './columns.tsx'
import { Chips, ConditionWords, ResetButton, StateTabs, WaitingConditions } from './conditions.tsx'
import { isWorthSaving, SavedSearchBar, SaveSearchButton, type SearchesProps, saveNew } from './saved-searches.tsx'
import { allMatching } from './select-matching.ts'
import type { SideSheetProps } from './side-sheet.tsx'
import { type ListState, useListState } from './use-list-state.ts'
import { listParams, useListAnswer } from './use-records.ts'
import { useDefaultSearch, useOpening, useSavedSearches } from './use-saved-searches.ts'
import { emptyViews, useKeptViews, ViewTabs } from './view-tabs.tsx'

export interface ListPageProps {
  model: AnyDocument
  columns?: readonly string[]
  filters?: readonly string[]
  cells?: Cells
  widths?: Widths
  stateTabs?: boolean
  excel?: boolean
  bulk?: readonly string[]
  empty?: string
  menu?: readonly { key: string; label: string; onClick(): void }[]
  peek?: ReactNode
  card?(row: WireRecord): ReactNode
  extra?: ReactNode
  where?: Readonly<Record<string, string>>
  more?: readonly Column<WireRecord>[]
  views?: false
}

export function ListPage(props: ListPageProps) {
  const { model } = props
  const person = usePerson()
  const told = (names: readonly string[]) => names.filter((name) => isToldTo(person, name))
  const [columns, filters] = [told(props.columns ?? model.list.columns), told(props.filters ?? model.list.filters)]
  const t = useT()
  const { listPath, path } = usePage()
  const navigate = useNavigate()
  const views = useKeptViews(model, path, props.views === false || props.where?.statusCd !== undefined)
  const list = useListState(model, useKeptSort(path), views)
  const searches = useSavedSearches(path)
  const [preset, setPreset] = useDefaultSearch(path)
  const isOpening = useOpening(list, preset)
  const asked = narrowed(list.query, props.where)
  const answer = useListAnswer(model, asked, !isOpening)
  useRecordChange(() => void queryClient.invalidateQueries({ queryKey: listKey(model) }), model.name)
  useShortcut('Space', '미리 보기')
  useShortcut('Enter', '열기')
  const saved = { list, searches, preset, setPreset }
  const ownColumns = useListColumns(model, columns, listPath, props.cells ?? NONE, props.widths ?? NONE)
  const shownColumns = useMemo(() => [...ownColumns, ...(props.more ?? [])], [ownColumns, props.more])
  const [peeked, setPeeked] = useState<WireRecord | null>(null)
  const bulk = useBulk(props, asked, answer.data?.total ?? 0)
  const screenNm = useScreenName()
  usePageHead({ count: answer.data?.total ?? null })
  const rows = answer.data?.rows ?? []
  const isDrawn = useOnceDrawn(answer.data !== undefined || answer.isError)
  useExpectedRecord(isDrawn)
  const open = (row: WireRecord) => navigate(`${listPath}/${noOf(model, row)}`)
  return (
    <div className="doc-list" data-peeking={peeked !== null || undefined}>
      <ListActions {...props} saved={saved} />
      {(views || props.stateTabs) && (
        <PageActions>
          <div className="doc-tab-rows">
            {views && <ViewTabs views={views} list={list} />}
            {props.stateTabs && <StateTabs model={model} list={list} hasViews={views !== undefined} />}
          </div>
        </PageActions>
      )}
      <div className="doc-list-main">
        <SavedSearchBar {...saved} />
        <DataTable<WireRecord>
          label={t(model.label)}
          columns={shownColumns}
          rows={rows}
          rowKey={model.key}
          state={answer.isError ? 'error' : answer.isPending || answer.isPlaceholderData ? 'loading' : 'ready'}
          onRetry={answer.refetch}
          total={answer.data?.total ?? 0}
          page={list.query.page}
          limit={list.query.limit}
          onPage={list.change}
          sort={list.query.sort}
          onSort={(sort) => list.change({ sort })}
          onOpen={open}
          onPeek={setPeeked}
          peeked={peeked && noOf(model, peeked)}
          settingsName={path}
          height="fill"
          fits
          toolbar={
            <Toolbar
              model={model}
              saved={saved}
              isDrawn={isDrawn}
              main={filters}
              hasStateTabs={props.stateTabs ?? false}
            />
          }
          {...(props.card && { card: props.card })}
          conditions={
            <ConditionWords model={model} where={list.query.where} q={list.query.q} view={views && list.query.view} />
          }
          {...(!model.access.confidential && { allRows: rowsOnPaper(model, asked) })}
          {...(props.excel && {
            onExcel: (names: string[], work: ExportWork) => downloadExcel(model, names, asked, work, screenNm),
            givesCsv: true,
          })}
          {...bulk}
          empty={useEmpty(props, list)}
        />
      </div>
      {peeked && (
        <Suspense>
          <Peek
            model={model}
            rows={rows}
            row={peeked}
            content={props.peek}
            onMove={setPeeked}
            onOpen={open}
            onClose={() => setPeeked(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
const NONE = {}

function Peek(props: SideSheetProps) {
  const { SideSheet } = useRecordParts()
  return <SideSheet {...props} />
}

/** What is confidential leaves only by a way that its module opens: of it no more is printed than is on the screen. */
const rowsOnPaper = (model: AnyDocument, asked: ListQuery) =>
  pagesOf<WireRecord>(({ page, limit, signal }) =>
    api.get<ListAnswer<WireRecord>>(`${model.api}s`, {
      query: listParams({ ...asked, page, limit }),
      quiet: true,
      signal,
    }),
  )

const narrowed = (query: ListQuery, where: ListPageProps['where']): ListQuery =>
  where ? { ...query, where: { ...query.where, ...where } } : query

interface ToolbarProps {
  model: AnyDocument
  saved: SearchesProps
  main: readonly string[]
  hasStateTabs: boolean
  /** The rows are seen. */
  isDrawn: boolean
}
function Toolbar({ model, saved, main, hasStateTabs, isDrawn }: ToolbarProps) {
  const [isOpen, setOpen] = useState(false)
  const isPhone = useIsPhone()
  const { list } = saved
  const Controls = useControls(isDrawn)
  return (
    <>
      {Controls ? (
        <Controls model={model} list={list} main={main} isOpen={isOpen} onOpen={setOpen} />
      ) : (
        <WaitingConditions model={model} list={list} main={main} />
      )}
      <Chips model={model} list={list} hasStateTabs={hasStateTabs}>
        <SaveSearchButton {...saved} />
        {isPhone && <ResetButton list={list} />}
      </Chips>
    </>
  )
}

const controls = fetched(async () => (await import('./condition-controls.tsx')).ConditionControls)

/** What the conditions are set with, once the rows are seen and it has been fetched; a failure to fetch it shows there. */
function useControls(isDrawn: boolean) {
  const [isFetched, setFetched] = useState(false)
  useEffect(() => {
    let isGone = false
    if (isDrawn) void controls.fetch().then(() => isGone || setFetched(true))
    return () => {
      isGone = true
    }
  }, [isDrawn])
  if (!isDrawn) return undefined
  return controls.here() ?? (isFetched ? controls.Later : undefined)
}

/** Check column and bulk actions, where the list has any; what was done is no longer checked. */
function useBulk({ model, bulk }: ListPageProps, asked: ListQuery, total: number) {
  const [selection, onSelect] = useState<Selection<WireRecord>>(new Map())
  if (!bulk) return {}
  const bulkActions = (chosen: WireRecord[]) =>
    bulk.map((actionCd) => bulkAction(model, actionCd, chosen, () => onSelect(new Map())))
  const selectMatching = async () => {
    const found = await allMatching(model, asked, total)
    if (found) onSelect(found)
  }
  return { selection, onSelect, bulkActions, selectMatching }
}

function useEmpty({ model, empty }: ListPageProps, list: ListState) {
  const t = useT()
  const say = usePlatformT()
  if (list.hasConditions)
    return { text: t('조회된 자료가 없습니다.'), action: { text: t('검색조건 초기화'), onClick: list.reset } }
  const inView = list.query.view && emptyViews[list.query.view]
  if (inView) return { text: say(inView), action: { text: say('전체 보기'), onClick: () => list.setView('all') } }
  return { text: empty ? t(empty) : t('{label}: 아직 등록된 것이 없습니다.', { label: t(model.label) }) }
}

/** What is seen, with all its rows; what is too long to wait for becomes a file in the background (S-224). */
async function downloadExcel(
  model: AnyDocument,
  names: readonly string[],
  query: ListQuery,
  { format, ...work }: ExportWork,
  sheetNm: string | undefined,
): Promise<void> {
  const { page: _page, limit: _limit, ...conditions } = listParams(query)
  const asked = { ...conditions, columns: names.join(','), ...formatAsked(format), ...(sheetNm && { sheetNm }) }
  try {
    await download(`${model.api}s/excel`, asked, { ...work, quiet: true })
  } catch (error) {
    if (!(error instanceof ApiError && error.answer?.code === 'TOO_MANY_ROWS')) throw error
    await startExport(model.name, asked)
  }
}
const EXCEL_TIMEOUT_MS = 60_000
async function download(
  path: string,
  query: Query = {},
  options: Partial<Omit<ExportWork, 'format'>> & RequestOptions = {},
) {
  const { blob, fileName } = await api.blob(path, { ...options, query, timeoutMs: EXCEL_TIMEOUT_MS })
  saveBlob(blob, fileName ?? 'jikim.xlsx')
}

/** Fetched when it is asked for. */
async function openUpload(model: AnyDocument, canCreate: boolean): Promise<void> {
  const { openListUpload } = await import('#platform/web/proposal/list-upload.tsx')
  await openListUpload({
    label: model.label,
    area: model.area,
    upload: `${model.api}s/upload`,
    report: `${model.api}s/upload-report`,
    ...(!model.access.confidential && { ofList: `${model.api}s/proposal` }),
    canCreate,
    columnLabel: (name) => labelOf(model, name),
    onWritten: () => void queryClient.invalidateQueries({ queryKey: listKey(model) }),
  })
}

/** One primary action; the rest in a menu. */
function ListActions({ model, excel, menu = [], extra, saved }: ListPageProps & { saved: SearchesProps }) {
  const t = useT()
  const say = usePlatformT()
  const { listPath, editable } = usePage()
  const person = usePerson()
  const canCreate = editable && mayCreate(model, person)
  const navigate = useNavigate()
  useShortcut('n', '등록', () => void navigate(`${listPath}/new`), { isOff: !canCreate })
  const items = [
    ...(excel
      ? [{ key: 'template', label: say('양식 다운로드'), onClick: () => void download(`${model.api}s/template`) }]
      : []),
    ...(excel && (canCreate || (editable && !model.access.confidential))
      ? [{ key: 'upload', label: say('엑셀 업로드'), onClick: () => void openUpload(model, canCreate) }]
      : []),
    ...menu.map((item) => ({ ...item, label: t(item.label) })),
    { key: 'save', label: say('검색 저장'), disabled: !isWorthSaving(saved), onClick: () => saveNew(saved) },
  ]
  return (
    <PageActions>
      {extra}
      <MenuButton label={say('더 보기')} actions={items}>
        <Ellipsis size={18} aria-hidden />
      </MenuButton>
      {canCreate && (
        <Link to={`${listPath}/new`} className="doc-create" role="button">
          <Plus size={16} aria-hidden />
          {say('등록')}
        </Link>
      )}
    </PageActions>
  )
}

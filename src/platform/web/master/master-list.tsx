/** The screen of a master: its list, and beside it the row that is being read or changed. */
import './master.css'
import { Button, Select } from 'antd'
import { Ellipsis, Plus, RotateCcw } from 'lucide-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { formatAsked } from '#platform/model/excel/sheet-format.ts'
import { keyOf, type Master, takesSheets } from '#platform/model/master.ts'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage, usePageHead, useScreenName } from '#platform/web/pages/page.tsx'
import { MenuButton } from '#platform/web/parts/menu-button.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { ConditionWords } from '#platform/web/report/condition-words.tsx'
import { openSheetUpload } from '#platform/web/sheet/sheet-upload.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { pagesOf } from '#platform/web/table/export/pages.ts'
import type { Column, PageChange } from '#platform/web/table/table.types.ts'
import { useTableSettings } from '#platform/web/table/use-table-settings.ts'
import { type MasterCells, useMasterColumns } from './master-columns.tsx'
import { type MasterControls, type MasterHints, MasterSheet } from './master-sheet.tsx'
import {
  type MasterAnswer,
  type MasterRow,
  type MasterState,
  masterKey,
  queryOf,
  type SaveBy,
  useMasterRows,
  useMasterState,
} from './master-state.ts'
import { inTreeOrder } from './tree-order.ts'

export interface MasterListProps {
  master: Master
  cells?: MasterCells
  /** Buttons of the screen's own, left of 등록. */
  extra?: ReactNode
  empty?: string
  /** Controls of the screen's own in place of those of fields; null leaves a field out. */
  controls?: MasterControls
  hints?: MasterHints
  /** Columns beyond the master's, from what the screen knows about the rows that are shown. A hook. */
  useMore?: (rows: readonly MasterRow[]) => readonly Column<MasterRow>[]
  /** What 등록 does where a row needs more than its fields. */
  onNew?: () => void
  saveBy?: SaveBy
  /** What stands below the fields of a row. */
  below?: (row: MasterRow, editable: boolean) => ReactNode
}

type Open = { key: string } | 'new' | null
const NO_CELLS: MasterCells = {}
const EXCEL_TIMEOUT_MS = 60_000

export function MasterList(props: MasterListProps) {
  const { master, cells = NO_CELLS, extra, empty, controls, hints, useMore = useNothing, below, onNew, saveBy } = props
  const t = useT()
  const say = usePlatformT()
  const { path, editable } = usePage()
  const screenNm = useScreenName()
  const [settings] = useTableSettings(path)
  const list = useMasterState(master, settings.sort ?? '')
  const answer = useMasterRows(master, list)
  const [open, setOpen] = useState<Open>(null)
  usePageHead({ count: answer.data?.total ?? null })
  const { rows, levelOf } = useRows(master, answer.data?.rows ?? NO_ROWS)
  const own = useMasterColumns(master, master.list.columns, cells, levelOf)
  const more = useMore(rows)
  const columns = useMemo(() => [...own, ...more], [own, more])
  const at = open && open !== 'new' ? rows.findIndex((row) => keyOf(master, row) === open.key) : -1
  const opened = rows[at]
  const show = (row: MasterRow | undefined) => row && setOpen({ key: keyOf(master, row) })
  return (
    <div className="doc-list master-list" data-peeking={open !== null || undefined}>
      <MasterActions
        master={master}
        list={list}
        editable={editable}
        extra={extra}
        onNew={onNew ?? (() => setOpen('new'))}
      />
      <div className="doc-list-main">
        <DataTable<MasterRow>
          label={t(master.label)}
          columns={columns}
          rows={rows}
          rowKey={(row) => keyOf(master, row)}
          state={answer.isError ? 'error' : answer.isPending || answer.isPlaceholderData ? 'loading' : 'ready'}
          onRetry={answer.refetch}
          {...(master.parent
            ? {}
            : {
                total: answer.data?.total ?? 0,
                page: list.page,
                limit: list.limit,
                onPage: ({ page, limit }: PageChange) => list.change({ page, limit }),
                sort: list.sort,
                onSort: (sort: string) => list.change({ sort }),
              })}
          onOpen={show}
          onPeek={show}
          peeked={open && open !== 'new' ? open.key : null}
          settingsName={path}
          fits
          height="fill"
          toolbar={<MasterConditions master={master} list={list} />}
          conditions={
            <ConditionWords
              fields={Object.fromEntries((master.list.filters ?? []).map((name) => [name, master.fields[name]]))}
              where={{ ...list.where, q: list.q }}
            />
          }
          allRows={rowsOf(master, list)}
          givesCsv
          onExcel={(names, { format }) =>
            download(`${master.api}s/excel`, {
              ...queryOf(master, list),
              ...formatAsked(format),
              columns: names.join(','),
              ...(screenNm && { sheetNm: screenNm }),
            })
          }
          empty={
            list.hasConditions
              ? { text: say('조회된 자료가 없습니다.'), action: { text: say('검색조건 초기화'), onClick: list.reset } }
              : { text: t(empty ?? '{label}: 아직 등록된 것이 없습니다.', { label: t(master.label) }) }
          }
        />
      </div>
      {(open === 'new' || opened) && (
        <MasterSheet
          key={open === 'new' ? 'new' : `${keyOf(master, opened ?? {})} ${opened?.rowVersion}`}
          master={master}
          editable={editable}
          controls={controls}
          hints={hints}
          below={below}
          saveBy={saveBy}
          row={open === 'new' ? undefined : opened}
          onMove={(by) => show(rows[at + by])}
          onSaved={show}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}
const NO_ROWS: MasterRow[] = []
const rowsOf = (master: Master, list: MasterState) =>
  pagesOf<MasterRow>(({ page, limit, signal }) =>
    api.get<MasterAnswer>(`${master.api}s`, { query: { ...queryOf(master, list), page, limit }, quiet: true, signal }),
  )
const NO_COLUMNS: readonly Column<MasterRow>[] = []
const useNothing = () => NO_COLUMNS

/** A tree in its order with the level of each row; another master as it came. */
function useRows(master: Master, rows: readonly MasterRow[]) {
  return useMemo(() => {
    const { parent, key } = master
    const [own = ''] = key
    if (!parent) return { rows, levelOf: () => 0 }
    const ordered = inTreeOrder(
      rows,
      (row) => String(row[own]),
      (row) => (row[parent] === null ? null : String(row[parent])),
    )
    const levels = new Map(ordered.map(({ row, level }) => [row, level]))
    return { rows: ordered.map(({ row }) => row), levelOf: (row: MasterRow) => levels.get(row) ?? 0 }
  }, [master, rows])
}

function MasterConditions({ master, list }: { master: Master; list: MasterState }) {
  const t = useT()
  const say = usePlatformT()
  const places = master.list.search.map((name) => t(master.fields[name]?.label ?? name))
  return (
    <search className="doc-conditions">
      <SearchField asked={list.q} places={places} onSearch={(q, options) => list.change({ q }, options)} />
      {(master.list.filters ?? []).map((name) => (
        <MasterCondition key={name} master={master} list={list} name={name} />
      ))}
      {list.isNarrowed && (
        <Button type="text" icon={<RotateCcw size={14} aria-hidden />} onClick={list.reset}>
          {say('초기화')}
        </Button>
      )}
    </search>
  )
}

function MasterCondition({ master, list, name }: { master: Master; list: MasterState; name: string }) {
  const t = useT()
  const say = usePlatformT()
  const id = useId()
  const field = master.fields[name]
  const items = useCodes(field?.kind === 'code' ? field : {})
  const label = t(field?.label ?? name)
  const value = list.where[name] ?? null
  const wiring = { id, 'aria-label': label }
  if (field?.kind === 'plant' || field?.kind === 'department' || field?.kind === 'user')
    return (
      <div className="doc-condition">
        <DirectorySelect
          wiring={wiring}
          value={value}
          kind={field.kind}
          name={null}
          placeholder={label}
          onChange={(key) => list.change({ [name]: key === null ? '' : String(key) })}
        />
      </div>
    )
  const options =
    field?.kind === 'yesNo'
      ? [
          { value: 'Y', label: say('예') },
          { value: 'N', label: say('아니요') },
        ]
      : items.map(({ code, codeNm }) => ({ value: code, label: codeNm }))
  return (
    <div className="doc-condition">
      <Select
        {...wiring}
        className="form-select"
        placeholder={label}
        allowClear
        value={value}
        onChange={(next: string | null) => list.change({ [name]: next ?? '' })}
        options={options}
      />
    </div>
  )
}

async function download(path: string, query: Record<string, string | number | undefined> = {}): Promise<void> {
  const { blob, fileName } = await api.blob(path, { query, timeoutMs: EXCEL_TIMEOUT_MS })
  saveBlob(blob, fileName ?? 'jikim.xlsx')
}

interface ActionsProps {
  master: Master
  list: MasterState
  editable: boolean
  extra: ReactNode
  onNew(): void
}
async function openUpload(master: Master): Promise<void> {
  const done = await openSheetUpload({
    label: master.label,
    area: master.area,
    upload: `${master.api}s/upload`,
    report: `${master.api}s/upload-report`,
    tries: true,
    columnLabel: (name) => master.fields[name]?.label ?? name,
  })
  if (done) await queryClient.invalidateQueries({ queryKey: masterKey(master) })
}

function MasterActions({ master, editable, extra, onNew }: ActionsProps) {
  const t = usePlatformT()
  const items = [
    { key: 'template', label: t('양식 다운로드'), onClick: () => void download(`${master.api}s/template`) },
    { key: 'upload', label: t('엑셀 업로드'), onClick: () => void openUpload(master) },
  ]
  return (
    <PageActions>
      {extra}
      {editable && (
        <>
          {takesSheets(master) && (
            <MenuButton label={t('더 보기')} actions={items}>
              <Ellipsis size={18} aria-hidden />
            </MenuButton>
          )}
          <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={onNew}>
            {t('등록')}
          </Button>
        </>
      )}
    </PageActions>
  )
}

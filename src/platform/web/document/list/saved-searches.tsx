/** Saved searches as quiet tabs above the list, on a phone in a select (look.md 2). */
import './saved-searches.css'
import { Button } from 'antd'
import { BookmarkPlus, Ellipsis, Users } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { confirm, toast } from '#platform/web/dialog/dialogs.ts'
import { platformNow, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { type MenuAction, MenuButton } from '#platform/web/parts/menu-button.tsx'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import type { Asking, SearchForm } from './search-dialog.tsx'
import { conditionsIn, type ListState } from './use-list-state.ts'
import type { DefaultSearch, SavedSearch, SavedSearches } from './use-saved-searches.ts'

const K_37 = '삭제하시겠습니까?'

export interface SearchesProps {
  list: ListState
  searches: SavedSearches
  preset: DefaultSearch | null
  setPreset(preset: DefaultSearch | null): void
}

/** Whether the list shows something that has no name yet. */
export const isWorthSaving = ({ list, searches }: SearchesProps): boolean =>
  list.isNarrowed &&
  list.conditions !== '' &&
  !searches.rows.some(({ queryDesc }) => conditionsIn(queryDesc) === list.conditions)

/** Keeps what the list shows now under a name; there when there is something to keep. */
export function SaveSearchButton(props: SearchesProps) {
  const t = usePlatformT()
  if (!isWorthSaving(props)) return null
  return (
    <Button type="text" icon={<BookmarkPlus size={14} aria-hidden />} onClick={() => saveNew(props)}>
      {t('검색 저장')}
    </Button>
  )
}

/** Fetched when it is pressed. */
const askSearch = async (asking: Asking): Promise<void> => (await import('./search-dialog.tsx')).askSearch(asking)

export function saveNew({ list, searches, setPreset }: SearchesProps): void {
  const queryDesc = list.conditions
  void askSearch({
    label: platformNow('검색 저장'),
    start: { savedSearchNm: '', shareAuthGrpNo: null, isDefault: false },
    groups: searches.groups,
    save: async ({ isDefault, ...form }) => {
      const { savedSearchNo } = await searches.create({ ...form, queryDesc })
      if (isDefault) setPreset({ savedSearchNo, queryDesc })
      toast(platformNow('저장되었습니다.'))
    },
  })
}

export function SavedSearchBar(props: SearchesProps) {
  const { list, searches } = props
  const [openedNo, setOpenedNo] = useState<number | null>(null)
  const isPhone = useIsPhone()
  const { rows } = searches
  if (rows.length === 0) return null
  const same = rows.find(({ queryDesc }) => conditionsIn(queryDesc) === list.conditions)
  // Conditions that were changed after it was opened leave it open, so that it can be overwritten.
  const opened = list.isNarrowed ? (same ?? rows.find(({ savedSearchNo }) => savedSearchNo === openedNo)) : undefined
  const open = (search: SavedSearch | undefined) => {
    setOpenedNo(search?.savedSearchNo ?? null)
    if (search) list.show(search.queryDesc)
    else list.reset()
  }
  const parts = { ...props, opened, open, isChanged: opened !== undefined && opened !== same }
  return isPhone ? <SearchSelect {...parts} /> : <SearchTabs {...parts} />
}

interface BarProps extends SearchesProps {
  opened: SavedSearch | undefined
  /** The list shows something else by now. */
  isChanged: boolean
  open(search: SavedSearch | undefined): void
}

function SearchTabs(props: BarProps) {
  const t = useT()
  const say = usePlatformT()
  const { searches, opened, isChanged, open } = props
  const [dragged, setDragged] = useState<SavedSearch | null>(null)
  const drop = (onto: SavedSearch) => {
    if (dragged && onto.mine) void searches.order(moved(searches.rows, dragged, searches.rows.indexOf(onto)))
    setDragged(null)
  }
  const onKeyDown = (search: SavedSearch) => (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (step === 0 || !event.altKey || !search.mine) return
    event.preventDefault()
    void move(searches, search, step)
  }
  return (
    <nav className="doc-searches" aria-label={say('저장된 검색')}>
      <button
        type="button"
        className="plain-button"
        aria-current={!opened || undefined}
        onClick={() => open(undefined)}
      >
        {say('모두')}
      </button>
      {searches.rows.map((search) => (
        <span key={search.savedSearchNo} className="doc-search-tab" data-dragged={search === dragged || undefined}>
          <button
            type="button"
            className="plain-button"
            aria-current={search === opened || undefined}
            title={titleOf(search, t)}
            draggable={search.mine}
            onDragStart={() => setDragged(search)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event: DragEvent) => dragged && search.mine && event.preventDefault()}
            onDrop={() => drop(search)}
            onKeyDown={onKeyDown(search)}
            onClick={() => open(search)}
          >
            {search.savedSearchNm}
            {search === opened && isChanged && <span className="form-mark">{say('바뀜')}</span>}
            {search.shareAuthGrpNo !== null && <Users size={13} role="img" aria-label={say('공유')} />}
          </button>
          {search === opened && <SearchMenu {...props} search={search} />}
        </span>
      ))}
    </nav>
  )
}

const titleOf = ({ mine, ownerNm, shareAuthGrpNm }: SavedSearch, t: ReturnType<typeof useT>): string | undefined =>
  shareAuthGrpNm
    ? mine
      ? t('{group}에 공유함', { group: shareAuthGrpNm })
      : t('{name} 님이 {group}에 공유함', { name: ownerNm ?? '', group: shareAuthGrpNm })
    : undefined

/** The select of a phone, which most do without: nobody has saved searches before he has saved one. */
const Select = lazy(async () => ({ default: (await import('./search-select.tsx')).SearchSelect }))

function SearchSelect(props: BarProps) {
  const { searches, opened, open } = props
  return (
    <div className="doc-searches-small">
      <Suspense>
        <Select rows={searches.rows} opened={opened} onOpen={open} />
      </Suspense>
      {opened && <SearchMenu {...props} search={opened} />}
    </div>
  )
}

/** What can be done with the search that is open; others' can only be opened first. */
function SearchMenu({ search, ...props }: BarProps & { search: SavedSearch }) {
  const t = usePlatformT()
  const items = search.mine ? ownItems(search, props) : [defaultItem(search, props)]
  return (
    <MenuButton
      label={t('{title} 검색 작업', { title: search.savedSearchNm })}
      actions={items}
      className="plain-button doc-search-menu"
    >
      <Ellipsis size={15} aria-hidden />
    </MenuButton>
  )
}

function ownItems(search: SavedSearch, props: BarProps): MenuAction[] {
  const t = platformNow
  const { searches, list, isChanged, preset, setPreset, open } = props
  const { savedSearchNo, savedSearchNm } = search
  const place = searches.rows.indexOf(search)
  const lastOwn = searches.rows.filter(({ mine }) => mine).length - 1
  const overwrite = async () => {
    const queryDesc = list.conditions
    await searches.change(savedSearchNo, { queryDesc })
    if (preset?.savedSearchNo === savedSearchNo) setPreset({ savedSearchNo, queryDesc })
    toast(t('저장되었습니다.'))
  }
  const remove = async () => {
    if (!(await confirm(t(K_37), { title: savedSearchNm, danger: true, confirmText: t('삭제') }))) return
    await searches.remove(savedSearchNo)
    if (preset?.savedSearchNo === savedSearchNo) setPreset(null)
    open(undefined)
  }
  return [
    { key: 'edit', label: t('이름·공유 바꾸기'), onClick: () => edit(search, props) },
    { key: 'overwrite', label: t('지금 조건으로 덮어쓰기'), disabled: !isChanged, onClick: () => void overwrite() },
    defaultItem(search, props),
    { key: 'left', label: t('왼쪽으로 옮기기'), disabled: place === 0, onClick: () => void move(searches, search, -1) },
    {
      key: 'right',
      label: t('오른쪽으로 옮기기'),
      disabled: place === lastOwn,
      onClick: () => void move(searches, search, 1),
    },
    { key: 'remove', label: t('삭제'), danger: true, onClick: () => void remove() },
  ]
}

function defaultItem({ savedSearchNo, queryDesc }: SavedSearch, { preset, setPreset }: SearchesProps): MenuAction {
  const isDefault = preset?.savedSearchNo === savedSearchNo
  return {
    key: 'default',
    label: platformNow(isDefault ? '먼저 보이지 않기' : '이 목록을 열 때 먼저 보이기'),
    onClick: () => setPreset(isDefault ? null : { savedSearchNo, queryDesc }),
  }
}

function edit({ savedSearchNo, savedSearchNm, shareAuthGrpNo, queryDesc }: SavedSearch, props: SearchesProps): void {
  const { searches, preset, setPreset } = props
  const wasDefault = preset?.savedSearchNo === savedSearchNo
  void askSearch({
    label: platformNow('이름·공유 바꾸기'),
    start: { savedSearchNm, shareAuthGrpNo, isDefault: wasDefault },
    groups: searches.groups,
    save: async ({ isDefault, ...form }: SearchForm) => {
      await searches.change(savedSearchNo, form)
      if (isDefault !== wasDefault) setPreset(isDefault ? { savedSearchNo, queryDesc } : null)
    },
  })
}

const moved = (rows: readonly SavedSearch[], search: SavedSearch, to: number): SavedSearch[] =>
  rows.filter((one) => one !== search).toSpliced(to, 0, search)

/** Within one's own: what others share stands behind them. */
function move(searches: SavedSearches, search: SavedSearch, step: number): Promise<unknown> | undefined {
  const to = searches.rows.indexOf(search) + step
  if (!searches.rows[to]?.mine) return undefined
  return searches.order(moved(searches.rows, search, to))
}

/** A search field with a tree below: typing leaves what matches, the arrow keys move, Enter picks. */
import { Button, Input } from 'antd'
import { ChevronRight, Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Empty, Loading } from '#platform/web/parts/states.tsx'
import './picker.css'
import { rowsOf, type TreeItem, type TreeRow, treeOf, withAncestors } from './tree-rows.ts'
import { intoView, useActive } from './use-active.ts'

interface TreeSearchProps {
  /** Names the search field and the tree. */
  label: string
  placeholder: string
  text?: string | undefined
  /** Undefined while they are loading. */
  items: readonly TreeItem[] | undefined
  /** Chosen at present. */
  current?: string | null
  onPick(item: TreeItem): void
  /** Given where searching is a step of its own: by button, or by Enter as long as no entry is moved to. */
  onSearch?(typed: string): void
}

export function TreeSearch({ label, placeholder, text = '', items, current, onPick, onSearch }: TreeSearchProps) {
  const t = usePlatformT()
  const treeId = useId()
  const [typed, setTyped] = useState(text)
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const isFiltered = typed.trim() !== ''
  // The roots are open at first; while something is searched everything is.
  const branches = treeOf(withAncestors(items ?? [], typed))
  const roots = new Set(branches.map(({ item }) => item.key))
  const rows = rowsOf(branches, (key) => isFiltered || roots.has(key) !== turned.has(key))
  const { active, setActive, onArrow } = useActive(rows.length)
  const turn = (key: string) => setTurned((before) => before.symmetricDifference(new Set([key])))
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || onArrow(event)) return
    const row = rows[active]
    const isTurn = row?.isParent && !isFiltered && event.key === (row.isOpen ? 'ArrowLeft' : 'ArrowRight')
    if (isTurn) turn(row.item.key)
    else if (event.key !== 'Enter') return
    else if (row) onPick(row.item)
    else onSearch?.(typed)
    event.preventDefault()
  }
  return (
    <div className="pick">
      <div className="pick-search">
        <Input
          data-focus-first
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-haspopup="tree"
          aria-controls={treeId}
          aria-activedescendant={active >= 0 ? `${treeId}-${active}` : undefined}
          aria-label={label}
          placeholder={placeholder}
          prefix={<Search size={16} aria-hidden />}
          autoComplete="off"
          allowClear
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(-1)
          }}
          onKeyDown={press}
        />
        {onSearch && <Button onClick={() => onSearch(typed)}>{t('검색')}</Button>}
      </div>
      {!items && <Loading />}
      {items && rows.length === 0 && <Empty message={t('검색 결과가 없습니다.')} />}
      <div id={treeId} role="tree" aria-label={label} hidden={rows.length === 0}>
        {rows.map((row, index) => (
          <TreeLine
            key={row.item.key}
            id={`${treeId}-${index}`}
            row={row}
            onPick={onPick}
            isActive={index === active}
            isCurrent={row.item.key === current}
            {...(!isFiltered && { onTurn: turn })}
          />
        ))}
      </div>
    </div>
  )
}

interface TreeLineProps {
  id: string
  row: TreeRow
  isActive: boolean
  isCurrent: boolean
  onPick(item: TreeItem): void
  onTurn?(key: string): void
}
function TreeLine({ id, row, isActive, isCurrent, onPick, onTurn }: TreeLineProps) {
  const { item, level, isParent, isOpen } = row
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search field, which names the active entry.
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the search field.
    <div
      id={id}
      ref={isActive ? intoView : undefined}
      role="treeitem"
      aria-level={level}
      aria-expanded={isParent ? isOpen : undefined}
      aria-selected={isCurrent}
      data-active={isActive || undefined}
      className="pick-row pick-node"
      style={{ paddingInlineStart: `${(level - 1) * 20 + 4}px` }}
      onClick={() => onPick(item)}
    >
      {isParent ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse only; the keys are → and ←.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
        <span
          className="pick-turn"
          data-open={isOpen || undefined}
          onClick={(event) => {
            event.stopPropagation()
            onTurn?.(item.key)
          }}
        >
          <ChevronRight size={16} aria-hidden />
        </span>
      ) : (
        <span />
      )}
      <span className="ellipsis">{item.name}</span>
    </div>
  )
}

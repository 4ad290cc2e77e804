import { Button, Input } from 'antd'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { DUAL_LIST_HEIGHT } from '#platform/web/constants.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import type { CodeItem } from './codes.ts'
import { found, moved, type Side, sideOf } from './dual-list.ts'
import './dual-list.css'

interface DualListProps {
  items: readonly CodeItem[]
  /** Codes on the right, in the order of the items. */
  value: readonly string[]
  onChange(value: string[]): void
  /** Names of the sides. */
  titles?: readonly [left: string, right: string]
  /** Of the lists, in pixels. */
  height?: number
}

/** S-260: choosing some of many, both what is chosen and what is left in sight. */
export function DualList({ items, value, onChange, titles, height = DUAL_LIST_HEIGHT }: DualListProps) {
  const t = usePlatformT()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState({ left: '', right: '' })
  const [leftTitle, rightTitle] = titles ?? [t('선택 가능'), t('선택됨')]
  const shown = (side: Side) => found(sideOf(items, value, side), typed[side])
  const markedOn = (side: Side) => shown(side).flatMap(({ code }) => (marked.has(code) ? [code] : []))
  const move = (codes: readonly string[], from: Side) => {
    onChange(moved(items, value, codes, from))
    setMarked(new Set([...marked].filter((code) => !codes.includes(code))))
  }
  const listOf = (side: Side, title: string) => (
    <SideList
      title={title}
      height={height}
      marked={marked}
      setMarked={setMarked}
      items={shown(side)}
      q={typed[side]}
      onType={(q) => setTyped({ ...typed, [side]: q })}
      onMove={(codes) => move(codes, side)}
    />
  )
  const all = (side: Side) => shown(side).map(({ code }) => code)
  const buttons = [
    { text: t('모두 추가'), Icon: ChevronsRight, codes: all('left'), from: 'left' },
    { text: t('선택 추가'), Icon: ChevronRight, codes: markedOn('left'), from: 'left' },
    { text: t('선택 빼기'), Icon: ChevronLeft, codes: markedOn('right'), from: 'right' },
    { text: t('모두 빼기'), Icon: ChevronsLeft, codes: all('right'), from: 'right' },
  ] as const
  return (
    <div className="dual">
      {listOf('left', leftTitle)}
      <div className="dual-buttons">
        {buttons.map(({ text, Icon, codes, from }) => (
          <Button
            key={text}
            size="small"
            icon={<Icon size={16} aria-hidden />}
            aria-label={text}
            title={text}
            disabled={codes.length === 0}
            onClick={() => move(codes, from)}
          />
        ))}
      </div>
      {listOf('right', rightTitle)}
    </div>
  )
}

interface SideListProps {
  title: string
  items: readonly CodeItem[]
  height: number
  marked: ReadonlySet<string>
  setMarked(marked: ReadonlySet<string>): void
  q: string
  onType(q: string): void
  onMove(codes: string[]): void
}
function SideList({ title, items, height, marked, setMarked, q, onType, onMove }: SideListProps) {
  const t = usePlatformT()
  const id = useId()
  const [wanted, setActive] = useState(0)
  const active = Math.min(wanted, items.length - 1)
  const toggle = (code: string) => setMarked(marked.symmetricDifference(new Set([code])))
  const go = (index: number) => {
    setActive(index)
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    const code = items[active]?.code
    const own = items.flatMap((item) => (marked.has(item.code) ? [item.code] : []))
    if (event.key === 'ArrowDown') go(Math.min(active + 1, items.length - 1))
    else if (event.key === 'ArrowUp') go(Math.max(active - 1, 0))
    else if (event.key === ' ' && code) toggle(code)
    else if (event.key === 'Enter' && code) onMove(own.length > 0 ? own : [code])
    else return
    event.preventDefault()
  }
  return (
    <div className="dual-side">
      <div className="dual-title">
        <span id={`${id}-title`}>{title}</span>
        <span className="quiet">{items.length}</span>
      </div>
      <Input
        size="small"
        value={q}
        onChange={({ target }) => onType(target.value)}
        placeholder={t('검색')}
        aria-label={t('{title} 검색', { title })}
        allowClear
      />
      <div
        className="dual-list"
        style={{ height }}
        role="listbox"
        aria-multiselectable
        aria-labelledby={`${id}-title`}
        aria-activedescendant={items.length > 0 ? `${id}-${active}` : undefined}
        tabIndex={0}
        onKeyDown={press}
      >
        {items.map(({ code, codeNm }, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active entry.
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the list.
          <div
            key={code}
            id={`${id}-${index}`}
            role="option"
            aria-selected={marked.has(code)}
            data-active={index === active || undefined}
            className="dual-option"
            onClick={() => {
              setActive(index)
              toggle(code)
            }}
            onDoubleClick={() => onMove([code])}
          >
            {codeNm}
          </div>
        ))}
      </div>
    </div>
  )
}

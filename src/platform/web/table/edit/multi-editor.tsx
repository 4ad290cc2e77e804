import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { cellValue, columnItems, shownText } from '../cell-text.ts'
import { chosenWith } from './cell-values.ts'
import { isShut, valuesOf } from './choice-editors.tsx'
import type { EditorProps } from './edit.types.ts'
import { patchOf, wiringOf } from './editor-parts.tsx'
import { usePanel } from './use-panel.ts'

/** S-212: several of a list that opens below the cell, 300 pixels high at most. */
export function MultiEditor<Row extends object>(props: EditorProps<Row>) {
  const t = useT()
  const say = usePlatformT()
  const { column, row } = props
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { panel, isOpen, toggle } = usePanel(button)
  const text = shownText(column, row)
  return (
    <span className="cell-choice">
      <button
        {...wiringOf(props)}
        ref={button}
        type="button"
        role="combobox"
        className="cell-input cell-multi"
        data-editor="press"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
      >
        <span className={text ? 'ellipsis' : 'ellipsis quiet'}>{text || say('선택')}</span>
        <ChevronDown size={14} aria-hidden />
      </button>
      <div
        ref={panel}
        id={listId}
        popover="auto"
        className="cell-panel cell-list"
        role="listbox"
        aria-multiselectable
        aria-label={t(column.text)}
        tabIndex={-1}
        onKeyDown={moveInList}
      >
        {isOpen && <Options {...props} />}
      </div>
    </span>
  )
}

function Options<Row extends object>({ column, row, onChange }: EditorProps<Row>) {
  const area = useRef<HTMLDivElement>(null)
  const items = columnItems(column)
  const chosen = valuesOf(cellValue(column, row))
  useEffect(() => {
    const { current: list } = area
    list?.querySelector<HTMLElement>('[aria-selected=true], :enabled')?.focus()
  }, [])
  return (
    <div ref={area} role="presentation">
      {items.map(({ code, codeNm, isAll }) => {
        const isChosen = chosen.includes(code)
        return (
          <button
            key={code}
            type="button"
            role="option"
            className="cell-option"
            tabIndex={-1}
            aria-selected={isChosen}
            disabled={isShut(items, chosen, isAll)}
            onClick={() => onChange(patchOf(column, chosenWith(items, chosen, code)))}
          >
            <Check size={16} aria-hidden />
            {codeNm}
          </button>
        )
      })}
    </div>
  )
}

function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
  const at = options.indexOf(event.target as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key]
  if (to === undefined) return
  options[Math.max(0, Math.min(to, options.length - 1))]?.focus()
  event.preventDefault()
}

import { ChevronDown, ChevronUp, Columns3, GripVertical } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { leavesOf, movedTo } from './column-groups.ts'
import { fixedOf, isVisible, type TableSettings } from './column-settings.ts'
import { MAX_WIDTH, MIN_WIDTH } from './column-widths.ts'
import type { Column, Fixed } from './table.types.ts'
import { boundWidth } from './use-column-resize.ts'
import { usePopover } from './use-popover.ts'
import type { TableView } from './use-table-view.ts'

/** S-195: which columns, in which order, how wide, fixed where; everything by pointer and by keyboard. */
export function ColumnPanel<Row extends object>({ view }: { view: TableView<Row> }) {
  const t = usePlatformT()
  const { button, panel, toggle } = usePopover()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" ref={button} className="table-button" aria-haspopup="dialog" onClick={toggle}>
        <Columns3 size={16} aria-hidden />
        {t('열 설정')}
        <CrowdedCount view={view} />
      </button>
      <div
        ref={panel}
        popover="auto"
        role="dialog"
        aria-label={t('열 설정')}
        className="table-panel"
        // At once: where it is put depends on its size.
        onBeforeToggle={({ newState }) => flushSync(() => setIsOpen(newState === 'open'))}
      >
        <div className="table-panel-head">
          <strong>{t('열 설정')}</strong>
          <button type="button" className="table-button" onClick={view.resetSettings}>
            {t('초기화')}
          </button>
        </div>
        {isOpen && <ColumnList view={view} siblings={view.tree} level={1} />}
      </div>
    </>
  )
}

/** How many columns stand here only because the page has no room for them. */
function CrowdedCount<Row extends object>({ view: { tree, settings } }: { view: TableView<Row> }) {
  const t = usePlatformT()
  const n = leavesOf(tree).filter((column) => column.isCrowded && !isVisible(column, settings)).length
  if (n === 0) return null
  return (
    <span className="table-crowded" title={t('화면에 자리가 없는 열 {n}개', { n })}>
      +{n}
    </span>
  )
}

interface ListProps<Row extends object> {
  view: TableView<Row>
  /** Columns and groups with one head over them all; they change places among themselves. */
  siblings: readonly Column<Row>[]
  level: number
}

function ColumnList<Row extends object>({ view, siblings, level }: ListProps<Row>) {
  const t = useT()
  const { tree, settings, saveSettings } = view
  const [dragged, setDragged] = useState<string>()
  const move = (name: string, place: number) => saveSettings({ ...settings, order: movedTo(tree, name, place) })
  return (
    <ul>
      {siblings.map((column, place) => (
        <li
          key={column.name}
          data-dragged={dragged === column.name || undefined}
          onDragOver={(event: DragEvent) => {
            if (!dragged) return
            event.preventDefault()
            event.stopPropagation()
            if (dragged !== column.name) move(dragged, place)
          }}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging has the buttons beside it. */}
          <div
            className="table-panel-line"
            style={{ paddingInlineStart: 4 + (level - 1) * 20 }}
            draggable
            onDragStart={() => setDragged(column.name)}
            onDragEnd={() => setDragged(undefined)}
          >
            <ColumnChoices view={view} column={column} />
            <MoveButtons
              text={t(column.text)}
              place={place}
              last={siblings.length - 1}
              to={(to) => move(column.name, to)}
            />
          </div>
          {column.child && <ColumnList view={view} siblings={column.child} level={level + 1} />}
        </li>
      ))}
    </ul>
  )
}

interface ChoiceProps<Row extends object> {
  view: TableView<Row>
  column: Column<Row>
}

/** For a group: of all its columns at once. */
function ColumnChoices<Row extends object>({ view, column }: ChoiceProps<Row>) {
  const t = useT()
  const say = usePlatformT()
  const { settings, saveSettings } = view
  const text = t(column.text)
  const leaves = leavesOf([column])
  const shown = leaves.filter((leaf) => isVisible(leaf, settings))
  const isAll = shown.length === leaves.length
  const sides = new Set(leaves.map((leaf) => fixedOf(leaf, settings) ?? 'none'))
  const forAll = <Value,>(value: Value) => Object.fromEntries(leaves.map(({ name }) => [name, value]))
  return (
    <>
      <GripVertical size={16} aria-hidden className="table-grip" />
      <label className="table-panel-name">
        <input
          type="checkbox"
          className="table-checkbox"
          checked={isAll}
          // The last visible column cannot be hidden.
          disabled={isAll && shown.length === view.fields.length}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && shown.length > 0
          }}
          onChange={() => saveSettings({ ...settings, visible: { ...settings.visible, ...forAll(!isAll) } })}
        />
        <span>{text}</span>
      </label>
      {column.child ? <span /> : <WidthInput column={column} settings={settings} text={text} save={saveSettings} />}
      <select
        className="table-select"
        aria-label={say('{name} 고정', { name: text })}
        value={sides.size === 1 ? [...sides][0] : ''}
        onChange={({ target }) => {
          const side = target.value as Fixed | 'none'
          saveSettings({ ...settings, fixed: { ...settings.fixed, ...forAll(side) } })
        }}
      >
        {sides.size > 1 && <option value="" />}
        <option value="none">{say('고정 안 함')}</option>
        <option value="left">{say('왼쪽')}</option>
        <option value="right">{say('오른쪽')}</option>
      </select>
    </>
  )
}

interface WidthProps<Row> {
  column: Column<Row>
  text: string
  settings: TableSettings
  save(settings: TableSettings): void
}
function WidthInput<Row>({ column: { name, width: declared }, text, settings, save }: WidthProps<Row>) {
  const t = usePlatformT()
  const width = settings.widths?.[name] ?? declared
  const setWidth = (typed: string) => {
    const { [name]: _before, ...others } = settings.widths ?? {}
    const next = Number.parseInt(typed, 10)
    save({ ...settings, widths: Number.isFinite(next) ? { ...others, [name]: boundWidth(next) } : others })
  }
  return (
    <input
      key={width}
      type="number"
      className="table-panel-width"
      aria-label={t('{name} 너비', { name: text })}
      min={MIN_WIDTH}
      max={MAX_WIDTH}
      step={8}
      placeholder={t('자동')}
      defaultValue={width}
      onBlur={(event) => event.target.value !== String(width ?? '') && setWidth(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && setWidth(event.currentTarget.value)}
    />
  )
}

function MoveButtons(props: { text: string; place: number; last: number; to(place: number): void }) {
  const t = usePlatformT()
  const { text, place, last, to } = props
  return (
    <span className="table-panel-moves">
      <button
        type="button"
        aria-label={t('{name} 위로', { name: text })}
        disabled={place === 0}
        onClick={() => to(place - 1)}
      >
        <ChevronUp size={16} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={t('{name} 아래로', { name: text })}
        disabled={place === last}
        onClick={() => to(place + 1)}
      >
        <ChevronDown size={16} aria-hidden />
      </button>
    </span>
  )
}

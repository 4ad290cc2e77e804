import { ChevronDown, ChevronUp, Columns3, GripVertical } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { fixedOf, isVisible, movedTo, orderedColumns, orderedNames, type TableSettings } from './column-settings.ts'
import { MAX_WIDTH, MIN_WIDTH } from './column-widths.ts'
import type { Column, Fixed } from './table.types.ts'
import { boundWidth } from './use-column-resize.ts'
import { usePopover } from './use-popover.ts'
import type { TableView } from './use-table-view.ts'

/** S-195: which columns, in which order, how wide, fixed where; everything by pointer and by keyboard. */
export function ColumnPanel<Row extends object>({ view }: { view: TableView<Row> }) {
  const t = useT()
  const { button, panel, toggle } = usePopover()
  const { props, settings, saveSettings } = view
  const [dragged, setDragged] = useState<string>()
  const order = orderedNames(props.columns, settings)
  const move = (name: string, place: number) => saveSettings({ ...settings, order: movedTo(order, name, place) })
  const isOnly = view.fields.length === 1

  return (
    <>
      <button type="button" ref={button} className="table-button" aria-haspopup="dialog" onClick={toggle}>
        <Columns3 size={16} aria-hidden />
        {t('열 설정')}
      </button>
      <div ref={panel} popover="auto" role="dialog" aria-label={t('열 설정')} className="table-panel">
        <div className="table-panel-head">
          <strong>{t('열 설정')}</strong>
          <button type="button" className="table-button" onClick={() => saveSettings({})}>
            {t('초기화')}
          </button>
        </div>
        <ul>
          {orderedColumns(props.columns, settings).map((column, place) => (
            <li
              key={column.name}
              data-name={column.name}
              draggable
              data-dragged={dragged === column.name || undefined}
              onDragStart={() => setDragged(column.name)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event: DragEvent) => {
                event.preventDefault()
                if (dragged && dragged !== column.name) move(dragged, place)
              }}
            >
              <ColumnChoices column={column} settings={settings} save={saveSettings} isOnly={isOnly} />
              <MoveButtons
                text={t(column.text)}
                place={place}
                last={order.length - 1}
                to={(to) => move(column.name, to)}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

interface ChoiceProps<Row> {
  column: Column<Row>
  settings: TableSettings
  save(settings: TableSettings): void
  /** The last visible column cannot be hidden. */
  isOnly: boolean
}

function ColumnChoices<Row>({ column, settings, save, isOnly }: ChoiceProps<Row>) {
  const t = useT()
  const { name } = column
  const text = t(column.text)
  const isShown = isVisible(column, settings)
  const setWidth = (typed: string) => {
    const { [name]: _before, ...others } = settings.widths ?? {}
    const width = Number.parseInt(typed, 10)
    save({ ...settings, widths: Number.isFinite(width) ? { ...others, [name]: boundWidth(width) } : others })
  }
  const width = settings.widths?.[name] ?? column.width
  return (
    <>
      <GripVertical size={16} aria-hidden className="table-grip" />
      <label className="table-panel-name">
        <input
          type="checkbox"
          className="table-checkbox"
          checked={isShown}
          disabled={isShown && isOnly}
          onChange={() => save({ ...settings, visible: { ...settings.visible, [name]: !isShown } })}
        />
        <span>{text}</span>
      </label>
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
      <select
        className="table-select"
        aria-label={t('{name} 고정', { name: text })}
        value={fixedOf(column, settings) ?? 'none'}
        onChange={({ target }) =>
          save({ ...settings, fixed: { ...settings.fixed, [name]: target.value as Fixed | 'none' } })
        }
      >
        <option value="none">{t('고정 안 함')}</option>
        <option value="left">{t('왼쪽')}</option>
        <option value="right">{t('오른쪽')}</option>
      </select>
    </>
  )
}

function MoveButtons(props: { text: string; place: number; last: number; to(place: number): void }) {
  const t = useT()
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

/** Cells with a choice: select, radio, checks, switch (S-211, S-213…S-217). */
import { type KeyboardEvent, useId } from 'react'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { cellValue, columnItems, isOn, itemsOf } from '../cell-text.ts'
import { chosenWith, switchItems, toggled } from './cell-values.ts'
import type { EditorProps } from './edit.types.ts'
import { groupOf, patchOf, wiringOf } from './editor-parts.tsx'

/** S-211: the first entry is no code; a stored value that is no entry stays to be seen. */
export function SelectEditor<Row extends object>(props: EditorProps<Row>) {
  const t = usePlatformT()
  const { column, row, onChange } = props
  const value = cellValue(column, row)
  const known = columnItems(column).filter(({ code }) => code !== null)
  const items = known.some(({ code }) => code === value) ? known : [...known, ...itemsOf(column, value)]
  return (
    <select
      {...wiringOf(props)}
      className="cell-input cell-select"
      data-editor="choice"
      value={items.findIndex(({ code }) => code === value)}
      onChange={({ target }) => onChange(patchOf(column, items[Number(target.value)]?.code ?? null))}
    >
      <option value={-1}>{t('선택')}</option>
      {items.map(({ code, codeNm }, index) => (
        <option key={code} value={index}>
          {codeNm}
        </option>
      ))}
    </select>
  )
}

/** S-215: names unique per row, so that rows do not take the choice from each other. */
export function RadioEditor<Row extends object>(props: EditorProps<Row>) {
  const { column, row, onChange, tabIndex } = props
  const name = useId()
  const value = cellValue(column, row)
  const items = columnItems(column)
  const entered = Math.max(
    0,
    items.findIndex(({ code }) => code === value),
  )
  return (
    <span role="radiogroup" className="cell-group" aria-invalid={props.problem ? true : undefined} {...groupOf(props)}>
      {items.map(({ code, codeNm }, index) => (
        <label key={code}>
          <input
            type="radio"
            className="cell-check"
            name={name}
            tabIndex={tabIndex}
            checked={code === value}
            onChange={() => onChange(patchOf(column, code))}
            {...(index === entered && { 'data-editor': 'choice' })}
          />
          {codeNm}
        </label>
      ))}
    </span>
  )
}

/** S-214, S-264 */
export function ChecksEditor<Row extends object>(props: EditorProps<Row>) {
  const { column, row, onChange, tabIndex } = props
  const items = columnItems(column)
  const chosen = valuesOf(cellValue(column, row))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lie in a line with its legend away.
    <span role="group" className="cell-group" onKeyDown={moveInGroup} {...groupOf(props)}>
      {items.map(({ code, codeNm, isAll }, index) => (
        <label key={code}>
          <input
            type="checkbox"
            className="cell-check"
            tabIndex={tabIndex}
            checked={chosen.includes(code)}
            disabled={isShut(items, chosen, isAll)}
            onChange={() => onChange(patchOf(column, chosenWith(items, chosen, code)))}
            {...(index === 0 && { 'data-editor': 'choice' })}
          />
          {codeNm}
        </label>
      ))}
    </span>
  )
}

export const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** S-264: all shuts the others, any other shuts all. */
export function isShut(
  items: readonly { code: unknown; isAll?: boolean }[],
  chosen: readonly unknown[],
  isAll = false,
): boolean {
  const all = items.find((item) => item.isAll)
  if (!all || chosen.length === 0) return false
  return chosen.includes(all.code) ? !isAll : isAll
}

/** The arrows go from one check of a group to the next, as they do from radio to radio. */
function moveInGroup(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const inputs = [...event.currentTarget.querySelectorAll<HTMLElement>('input:not(:disabled)')]
  inputs[inputs.indexOf(event.target as HTMLElement) + step]?.focus()
  event.preventDefault()
}

/** S-213, S-217 */
export function CheckEditor<Row extends object>(props: EditorProps<Row>) {
  const { column, row, onChange } = props
  const value = cellValue(column, row)
  const write = (on: boolean) => (column.type === 'singlecheckbox' ? (on ? 'Y' : 'N') : toggled(value, on))
  return (
    <input
      {...wiringOf(props)}
      type="checkbox"
      className="table-checkbox"
      data-editor="press"
      checked={isOn(value)}
      onChange={({ target }) => onChange(patchOf(column, write(target.checked)))}
    />
  )
}

export function SwitchEditor<Row extends object>(props: EditorProps<Row>) {
  const t = useT()
  const { column, row, onChange } = props
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...wiring } = wiringOf(props)
  const [on, off] = switchItems(column)
  const isSet = cellValue(column, row) === on.code
  return (
    <button
      {...wiring}
      type="button"
      role="switch"
      className="cell-switch"
      data-editor="press"
      aria-checked={isSet}
      onClick={() => onChange(patchOf(column, isSet ? off.code : on.code))}
    >
      <i aria-hidden />
      <span>{t(isSet ? on.codeNm : off.codeNm)}</span>
    </button>
  )
}

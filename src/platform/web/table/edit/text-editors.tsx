/** Cells that are typed into: text, text area, number, cost (S-202, S-208, S-209, S-219). */
import { useLayoutEffect, useRef, useState } from 'react'
import { parseNumber } from '#platform/model/number-text.ts'
import { cellValue, shownText } from '../cell-text.ts'
import { cleanDigits } from './cell-values.ts'
import type { EditorProps } from './edit.types.ts'
import { patchOf, useTyping, wiringOf } from './editor-parts.tsx'
import { flagsOf } from './row-flags.ts'

const AREA_ROWS = 3

export const textOf = <Row extends object>({ column, row }: EditorProps<Row>): string =>
  String(cellValue(column, row) ?? '')

export function TextEditor<Row extends object>(props: EditorProps<Row>) {
  const typing = useTyping(props, true)
  return (
    <input
      {...wiringOf(props)}
      {...typing}
      type="text"
      className="cell-input"
      data-editor="type"
      autoComplete="off"
      value={textOf(props)}
    />
  )
}

/** One line at rest; its lines unfold over the rows below while it is edited. */
export function AreaEditor<Row extends object>(props: EditorProps<Row>) {
  const typing = useTyping(props, false)
  return (
    <textarea
      {...wiringOf(props)}
      {...typing}
      className="cell-input cell-area"
      data-editor="type"
      rows={flagsOf(props.row)._rows ?? AREA_ROWS}
      value={textOf(props)}
    />
  )
}

/** S-323: free while typing, with separators afterwards; what is stored has none, and nothing typed is null. */
export function NumberEditor<Row extends object>(props: EditorProps<Row>) {
  const { column, row, onChange } = props
  const [typed, setTyped] = useState<string>()
  const value = cellValue(column, row)
  const input = useRef<HTMLInputElement>(null)
  const isEntered = typed !== undefined
  // Once the separators are gone, and before the next key.
  useLayoutEffect(() => {
    if (isEntered) input.current?.select()
  }, [isEntered])
  return (
    <input
      {...wiringOf(props)}
      ref={input}
      type="text"
      className="cell-input cell-number"
      data-editor="type"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shownText(column, row)}
      onFocus={() => setTyped(value === null || value === undefined ? '' : String(value))}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const cleaned = cleanDigits(target.value, column)
        setTyped(cleaned)
        onChange(patchOf(column, parseNumber(cleaned)), column.name)
      }}
    />
  )
}

/** Cells whose value is searched for: their text is shown, an icon opens the search (S-203…S-207, S-221). */
import type { KeyboardEvent } from 'react'
import { openDeptSearch } from '#platform/web/picker/dept-search.tsx'
import { openProcessSearch } from '#platform/web/picker/process-search.tsx'
import { openUserSearch } from '#platform/web/picker/user-search.tsx'
import { cellValue, shownText } from '../cell-text.ts'
import type { CellType } from '../table.types.ts'
import { emptied } from './cell-values.ts'
import type { EditorProps } from './edit.types.ts'
import { ClearIcon, callSearch, patchOf, SearchIcon, useTyping, wiringOf } from './editor-parts.tsx'
import { hidesButton } from './row-flags.ts'
import { textOf } from './text-editors.tsx'

export function SearchEditor<Row extends object>(props: EditorProps<Row>) {
  const { column, row } = props
  return (
    <span className="cell-pair">
      <span className="cell-shown" data-invalid={props.problem ? true : undefined}>
        {shownText(column, row)}
      </span>
      {column.type === 'searchwithclear' && shownText(column, row) !== '' && (
        <ClearIcon editor={props} onClick={() => clear(props)} />
      )}
      <SearchIcon editor={props} isMain onClick={() => callSearch(props)} />
    </span>
  )
}

/** Text and key go together (S-221). */
function clear<Row extends object>({ column, row, onChange }: EditorProps<Row>): void {
  onChange(emptied(column, cellValue(column, row)) as Partial<Row>)
}

/** S-204: typed as well; Enter searches. */
export function SearchInputEditor<Row extends object>(props: EditorProps<Row>) {
  const typing = useTyping(props, true)
  const isHidden = hidesButton(props.row, props.column.name)
  const search = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isHidden) return
    // The popup takes the focus at once: the key must not press its first button.
    event.preventDefault()
    event.stopPropagation()
    callSearch(props)
  }
  return (
    <span className="cell-pair">
      <input
        {...wiringOf(props)}
        {...typing}
        type="text"
        className="cell-input"
        data-editor="type"
        autoComplete="off"
        value={textOf(props)}
        onKeyDown={search}
      />
      <SearchIcon editor={props} onClick={() => callSearch(props)} />
    </span>
  )
}

const directories: Partial<Record<CellType, () => Promise<object | undefined>>> = {
  usersearch: openUserSearch,
  deptsearch: openDeptSearch,
  processsearch: openProcessSearch,
}

/** S-205…S-207: stores the person, department or process that was picked, as an object. */
export function DirectoryEditor<Row extends object>(props: EditorProps<Row>) {
  const { column, row, onChange } = props
  const search = async () => {
    const picked = await (column.type && directories[column.type]?.())
    if (picked) onChange(patchOf(column, picked))
  }
  const shown = shownText(column, row)
  return (
    <span className="cell-pair">
      <span className="cell-shown" data-invalid={props.problem ? true : undefined}>
        {shown}
      </span>
      {shown !== '' && !column.required && <ClearIcon editor={props} onClick={() => clear(props)} />}
      <SearchIcon editor={props} isMain onClick={() => void search()} />
    </span>
  )
}

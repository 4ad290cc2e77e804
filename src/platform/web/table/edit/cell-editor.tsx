/** The editor of a cell, by the type of its column. */
import './edit.css'
import type { ReactNode } from 'react'
import type { CellType } from '../table.types.ts'
import { CheckEditor, ChecksEditor, RadioEditor, SelectEditor, SwitchEditor } from './choice-editors.tsx'
import { DateEditor } from './date-editor.tsx'
import type { EditorProps } from './edit.types.ts'
import { MultiEditor } from './multi-editor.tsx'
import { DirectoryEditor, SearchEditor, SearchInputEditor } from './search-editors.tsx'
import { AreaEditor, NumberEditor, TextEditor } from './text-editors.tsx'

type Editor = <Row extends object>(props: EditorProps<Row>) => ReactNode

const editors: Partial<Record<CellType, Editor>> = {
  text: TextEditor,
  search: SearchEditor,
  searchinput: SearchInputEditor,
  usersearch: DirectoryEditor,
  deptsearch: DirectoryEditor,
  processsearch: DirectoryEditor,
  textarea: AreaEditor,
  number: NumberEditor,
  cost: NumberEditor,
  datepicker: DateEditor,
  select: SelectEditor,
  multiselect: MultiEditor,
  checkbox: CheckEditor,
  singlecheckbox: CheckEditor,
  checkboxmulti: ChecksEditor,
  radio: RadioEditor,
  switch: SwitchEditor,
  searchwithclear: SearchEditor,
}

export function CellEditor<Row extends object>(props: EditorProps<Row>) {
  const Type = props.column.type && editors[props.column.type]
  return Type ? <Type {...props} /> : null
}

import { type Dispatch, type SetStateAction, useMemo, useRef, useState } from 'react'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'
import { useStable } from '#platform/web/use-stable.ts'
import { leavesOf } from '../column-groups.ts'
import type { Column, DataTableProps } from '../table.types.ts'
import type { EditControl, EditMode, TableEdit } from './edit.types.ts'
import { EditCell } from './edit-cell.tsx'
import {
  addedKey,
  addedRow,
  type Changes,
  changesOf,
  type EditState,
  editedRows,
  startState,
  undone,
  withAdded,
  withChanges,
  withoutRows,
  withProblems,
} from './edit-rows.ts'
import { openRowSheet } from './edit-sheet.tsx'
import { cleared, pasted } from './paste.ts'
import { isEditable } from './row-flags.ts'
import { problemsOf } from './validate.ts'

interface Options<Row extends object> {
  rowKey: DataTableProps<Row>['rowKey']
  columns: readonly Column<Row>[]
  /** `all` by default. */
  mode?: EditMode
}

/** Its functions are the same ones for good: a toolbar that takes them stands still while somebody types. */
export interface EditRows<Row extends object> {
  rows: readonly Row[]
  /** Spread onto the table: `<DataTable {...list.table} />`. */
  table: Pick<DataTableProps<Row>, 'rows' | 'rowKey'> & { edit: TableEdit<Row> }
  /** Adds a row at the end, with status `a`, and puts the keyboard into it. */
  add(row: Row): void
  remove(...rows: readonly Row[]): void
  /** Writes into a row what a button or a search has found. */
  change(row: Row, patch: Partial<Row>): void
  /** What there is to save. */
  changed: Changes<Row>
  isChanged: boolean
  /** Marks what is wrong, and focuses the first of it. True when nothing is. */
  validate(): boolean
  undo(): void
  /** Forgets every change, as after saving them. */
  reset(): void
}

/** Rows that a table edits. Changes are kept apart from `initial`, so that rows that are loaded anew keep them. */
export function useEditRows<Row extends object>(
  initial: readonly Row[],
  { rowKey, columns, mode = 'all' }: Options<Row>,
): EditRows<Row> {
  const [state, setState] = useState<EditState<Row>>(startState)
  const { openKey, setOpenKey, asked, ask } = useAsked()
  const lastAdded = useRef(0)
  const ownKey = (row: Row): string => String(typeof rowKey === 'function' ? rowKey(row) : row[rowKey])
  const keyOf = (row: Row): string => addedKey(row) ?? ownKey(row)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a key is the same whoever asks for it.
  const rows = useMemo(() => editedRows(initial, state.edits, ownKey), [initial, state.edits])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const changed = useMemo(() => changesOf(initial, state.edits, ownKey), [initial, state.edits])
  const control = useControl(setState, setOpenKey, columns)
  const { problems } = state
  const edit = useMemo(() => ({ mode, control, openKey, problems, asked }), [mode, control, openKey, problems, asked])

  const add = (row: Row) => {
    lastAdded.current += 1
    const key = `added-${lastAdded.current}`
    setState((before) => withAdded(before, addedRow(row, key)))
    ask(key)
  }
  const validate = () => {
    const isChanged = (row: Row) => addedKey(row) !== undefined || state.edits.patches.has(ownKey(row))
    const found = problemsOf(rows, leavesOf(columns), keyOf, isChanged)
    setState((before) => withProblems(before, found, true))
    if (found[0]) ask(found[0].key, found[0].name)
    return found.length === 0
  }
  return {
    rows,
    table: { rows, rowKey: keyOf, edit },
    add: useStable(add),
    remove: useStable((...gone) => setState((before) => withoutRows(before, gone.map(keyOf)))),
    change: useStable((row, patch) => control.change([{ key: keyOf(row), patch }])),
    changed,
    isChanged: changed.added.length + changed.updated.length + changed.removed.length > 0,
    validate: useStable(validate),
    undo: control.undo,
    reset: useStable(() => setState(startState<Row>())),
  }
}

/** Which row is edited by click, and where the keyboard is asked to go. */
function useAsked() {
  const [openKey, setOpenKey] = useState<string>()
  const [asked, setAsked] = useState<{ key: string; name: string | undefined }>()
  const ask = (key: string, name?: string) => {
    setOpenKey(key)
    setAsked({ key, name })
  }
  return { openKey, setOpenKey, asked, ask }
}

/** One object for good; what changes reaches it by the setters. */
function useControl<Row extends object>(
  setState: Dispatch<SetStateAction<EditState<Row>>>,
  setOpenKey: (key: string) => void,
  columns: readonly Column<Row>[],
): EditControl<Row> {
  const latest = useRef(columns)
  latest.current = columns
  const [control] = useState<EditControl<Row>>(() => {
    const change: EditControl<Row>['change'] = (changes, step) =>
      setState((before) => withChanges(before, changes, step))
    const mark: EditControl<Row>['mark'] = (problem) => setState((before) => withProblems(before, [problem], false))
    return {
      Cell: EditCell,
      isEditable,
      change,
      mark,
      open: setOpenKey,
      paste: (text, rows, shown, size) => {
        const { changes, problems, leftOutCnt } = pasted(text, rows, shown, size)
        setState((before) => withProblems(withChanges(before, changes), problems, false))
        const values = changes.reduce((sum, { patch }) => sum + Object.keys(patch).length, 0)
        const refused = problems.length + leftOutCnt
        if (refused === 0) return
        toast(t('{n}칸을 붙여넣었습니다. {m}칸은 입력할 수 없어 그대로 두었습니다.', { n: values, m: refused }), {
          kind: 'info',
        })
      },
      clear: (rows, shown) => change(cleared(rows, shown)),
      undo: () => setState(undone),
      openSheet: (row, problems) =>
        void openRowSheet({ row, columns: leavesOf(latest.current), control: { change, mark }, problems }),
    }
  })
  return control
}

import { expect, test } from 'vitest'
import { shownText } from '../cell-text.ts'
import { shownColumns } from '../shown-columns.ts'
import type { Column } from '../table.types.ts'
import { chosenWith, emptied, parseCell, toggled } from './cell-values.ts'
import {
  addedRow,
  changesOf,
  type EditState,
  editedRows,
  startState,
  undone,
  withAdded,
  withChanges,
  withoutRows,
} from './edit-rows.ts'
import { pasted } from './paste.ts'
import { hidesButton, isEditable } from './row-flags.ts'
import { problemsOf } from './validate.ts'

interface Row {
  no: number
  name: string | null
  cnt: number | null
  gradeCd: string | null
  doneYn: unknown
  day: string | null
}
const rows: Row[] = [
  { no: 1, name: '갑', cnt: 1, gradeCd: 'A', doneYn: 'Y', day: '2026-01-01' },
  { no: 2, name: '을', cnt: 2, gradeCd: 'B', doneYn: 0, day: null },
]
const items = [
  { code: 'A', codeNm: '상' },
  { code: 'B', codeNm: '하' },
]
const columns: Column<Row>[] = [
  { name: 'no', text: '번호', type: 'text', isKey: true },
  { name: 'name', text: '이름', type: 'text', maxlength: 3, required: true },
  { name: 'cnt', text: '수량', type: 'number', pointNumber: 1 },
  { name: 'gradeCd', text: '등급', type: 'select', items },
  { name: 'doneYn', text: '완료', type: 'checkbox' },
  { name: 'day', text: '날짜', type: 'datepicker' },
]
const keyOf = ({ no }: Row) => String(no)
const keyed = rows.map((row) => ({ id: keyOf(row), original: row }))
const shown = shownColumns(columns, {}, { hasCheck: false, hasNumber: false, hasActions: false })
const ONE = { rowCount: 1, colCount: 1 }

test('S-213 a check stays in the kind that it came in', () => {
  expect([toggled('Y', false), toggled(1, false), toggled('1', false), toggled(true, false)]).toEqual([
    'N',
    0,
    '0',
    false,
  ])
  expect(toggled(null, true)).toBe('Y')
})

test('S-192 S-211 items of another shape name their text and value, and a calculated text stands for its field', () => {
  const grade = { name: 'cnt', text: '', items: [{ no: 2, nm: '둘' }], itemValue: 'no', itemText: 'nm' } as const
  expect(shownText(grade, { cnt: 2 })).toBe('둘')
  const rate: Column<Row> = { name: 'rate', text: '', type: 'number', textCalculate: ({ cnt }) => (cnt ?? 0) * 1000 }
  expect(shownText({ ...rate, hasSeperator: true }, { ...keyed[1]?.original, cnt: 2 } as Row)).toBe('2,000')
  expect(isEditable(rate, rows[0] as Row)).toBe(false)
})

test('S-196 a key column is editable only in a row that was added; a column that only shows never is', () => {
  const [key, name] = columns as [Column<Row>, Column<Row>]
  const [row] = rows as [Row]
  expect(isEditable(key, row)).toBe(false)
  expect(isEditable(key, addedRow(row, 'added-1'))).toBe(true)
  expect(isEditable(name, row)).toBe(true)
  for (const type of ['link', 'button', 'tag'] as const)
    expect(isEditable({ name: 'x', text: '', type }, row)).toBe(false)
  expect(isEditable({ name: 'none', text: '' }, row)).toBe(false)
})

test('S-193 a row hides all buttons, or those of the columns that it names', () => {
  expect(hidesButton({ _hideButton: true }, 'a')).toBe(true)
  expect(hidesButton({ _hideButton: ['a'] }, 'a')).toBe(true)
  expect(hidesButton({ _hideButton: ['a'] }, 'b')).toBe(false)
  expect(hidesButton({}, 'a')).toBe(false)
})

test('S-264 S-212 all takes the others away, another takes all away', () => {
  const withAll = [{ code: 'ALL', codeNm: '전체', isAll: true }, ...items]
  expect(chosenWith(withAll, ['A'], 'ALL')).toEqual(['ALL'])
  expect(chosenWith(withAll, ['ALL'], 'A')).toEqual(['A'])
  expect(chosenWith(withAll, ['A'], 'B')).toEqual(['A', 'B'])
  expect(chosenWith(withAll, ['A', 'B'], 'A')).toEqual(['B'])
})

test('S-221 clearing empties text and key together', () => {
  expect(emptied({ name: 'place', type: 'searchwithclear', keyName: 'placeCd' }, '1공장')).toEqual({
    place: null,
    placeCd: null,
  })
})

test('S-232 a pasted block follows the rules of its columns', () => {
  const text = '9\t가나다라\t1,234.567원\t하\tN\t20260203\r\n9\t"병\n정"\t\tA\t1\t모름'
  const { changes, problems, leftOutCnt } = pasted(text, keyed, shown, ONE)
  expect(changes).toEqual([
    { key: '1', patch: { name: '가나다', cnt: 1234.5, gradeCd: 'B', doneYn: 'N', day: '2026-02-03' } },
    { key: '2', patch: { name: '병 정', cnt: null, gradeCd: 'A', doneYn: 1 } },
  ])
  expect(problems).toEqual([{ key: '2', name: 'day', message: '날짜 형식이 맞지 않습니다.' }])
  // The two keys are not for typing over.
  expect(leftOutCnt).toBe(2)
})

test('S-232 one copied cell fills what is marked, and a guarded formula loses its guard', () => {
  const { changes } = pasted("'=갑", keyed, shown.slice(1), { rowCount: 2, colCount: 1 })
  expect(changes.map(({ patch }) => patch.name)).toEqual(['=갑', '=갑'])
})

test('S-232 many choices are pasted by text or code, and a text of no entry is refused', () => {
  const multi = { name: 'codes', type: 'multiselect', items } as const
  expect(parseCell(multi, '상, B', [])).toEqual({ value: ['A', 'B'] })
  expect(parseCell(multi, '중', [])).toHaveProperty('message')
  expect(parseCell({ name: 'useYn', type: 'switch' }, '미사용', 'Y')).toEqual({ value: 'N' })
  expect(parseCell({ name: 'year', type: 'datepicker', dateKind: 'year' }, '2026년', null)).toEqual({ value: '2026' })
})

const changed = (state: EditState<Row>, key: string, patch: Partial<Row>, step?: string) =>
  withChanges(state, [{ key, patch }], step)

test('what was typed into one cell is undone in one step, and rows that did not change stay the same objects', () => {
  let state = changed(startState<Row>(), '1', { name: '가' }, '1 name')
  state = changed(state, '1', { name: '가나' }, '1 name')
  state = changed(state, '2', { cnt: 5 }, '2 cnt')
  const seen = editedRows(rows, state.edits, keyOf)
  expect(seen.map(({ name, cnt }) => [name, cnt])).toEqual([
    ['가나', 1],
    ['을', 5],
  ])
  expect(editedRows(rows, changed(state, '2', { cnt: 6 }).edits, keyOf)[0]).toBe(seen[0])
  state = undone(state)
  expect(editedRows(rows, state.edits, keyOf)[1]).toBe(rows[1])
  state = undone(state)
  expect(editedRows(rows, state.edits, keyOf)).toBe(rows)
  expect(undone(state)).toBe(state)
})

test('what is to be saved: rows added, changed and removed; a value changed back is no change', () => {
  let state = changed(startState<Row>(), '1', { name: '가' })
  state = changed(state, '1', { name: '갑' })
  state = withAdded(state, addedRow({ ...(rows[0] as Row), no: 3 }, 'added-1'))
  state = changed(state, 'added-1', { name: '새' })
  state = withoutRows(state, ['2'])
  expect(changesOf(rows, state.edits, keyOf)).toEqual({
    added: [{ ...rows[0], no: 3, name: '새' }],
    updated: [],
    removed: [rows[1]],
  })
  expect(withoutRows(state, ['added-1']).edits.added).toEqual([])
})

test('rows that are loaded anew keep what was typed', () => {
  const { edits } = changed(startState<Row>(), '1', { name: '가' })
  const reloaded = rows.map((row) => ({ ...row, cnt: 100 }))
  expect(editedRows(reloaded, edits, keyOf)[0]).toMatchObject({ name: '가', cnt: 100 })
})

test('S-232 only changed rows are asked what is wrong: missing, twice the same key, the rule of the column', () => {
  const added = addedRow<Row>({ no: 1, name: null, cnt: -1, gradeCd: null, doneYn: 'N', day: null }, 'added-1')
  const withRule = columns.map((column) =>
    column.name === 'cnt' ? { ...column, problem: ({ cnt }: Row) => ((cnt ?? 0) < 0 ? '0 이상' : undefined) } : column,
  )
  const found = problemsOf([...rows, added], withRule, keyOf, (row) => row === added)
  expect(found.map(({ name, message }) => [name, message])).toEqual([
    ['no', '이미 있는 값입니다.'],
    ['name', '필수 입력값입니다.'],
    ['cnt', '0 이상'],
  ])
})

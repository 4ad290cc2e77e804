import { useT } from '#platform/web/i18n/i18n.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { useEditRows } from '#platform/web/table/edit/use-edit-rows.ts'
import type { Column } from '#platform/web/table/table.types.ts'
import { type ExampleState, StoredValue } from '../parts/example.tsx'

interface Permit {
  permitNo: number
  gradeVal: number | null
  workCds: string[]
  toolCds: string[]
  shiftCd: string | null
  openYn: 'Y' | 'N'
}
/** Entries of another shape name their fields. */
const grades = [
  { grade: 1, gradeNm: '상' },
  { grade: 2, gradeNm: '중' },
  { grade: 3, gradeNm: '하' },
]
/** 전체 stands for all others (S-264). */
const works = [
  { code: 'ALL', codeNm: '전체', isAll: true },
  { code: 'FIRE', codeNm: '화기' },
  { code: 'CLOSED', codeNm: '밀폐' },
]
const tools = [
  { code: 'MASK', codeNm: '마스크' },
  { code: 'BELT', codeNm: '안전대' },
]
const shifts = [
  { code: 'D', codeNm: '주간' },
  { code: 'N', codeNm: '야간' },
]
const columns: Column<Permit>[] = [
  { name: 'permitNo', text: '번호', width: 90 },
  {
    name: 'gradeVal',
    text: '등급',
    type: 'select',
    items: grades,
    itemValue: 'grade',
    itemText: 'gradeNm',
    width: 110,
  },
  { name: 'workCds', text: '작업', type: 'multiselect', items: works, width: 180 },
  { name: 'toolCds', text: '보호구', type: 'checkboxmulti', items: tools, width: 200 },
  { name: 'shiftCd', text: '근무', type: 'radio', items: shifts, width: 180 },
  { name: 'openYn', text: '공개', type: 'switch', width: 140 },
]
const initial: Permit[] = [
  { permitNo: 1, gradeVal: 1, workCds: ['FIRE'], toolCds: ['MASK'], shiftCd: 'D', openYn: 'Y' },
  { permitNo: 2, gradeVal: null, workCds: ['ALL'], toolCds: [], shiftCd: null, openYn: 'N' },
]

export function ChoiceCells({ state }: { state: ExampleState }) {
  const t = useT()
  const list = useEditRows(initial, { rowKey: 'permitNo', columns, mode: state === 'edit' ? 'all' : 'off' })
  return (
    <>
      <DataTable {...list.table} label={t('고르는 칸')} columns={columns} />
      <StoredValue name="choices" value={list.rows} />
    </>
  )
}

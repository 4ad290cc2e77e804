import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { useEditRows } from '#platform/web/table/edit/use-edit-rows.ts'
import type { Column } from '#platform/web/table/table.types.ts'
import { StoredValue } from '../parts/example.tsx'

interface Measure {
  measureCd: string
  gasNm: string | null
  gasVal: number | null
  gasTime: string | null
  remarkDesc: string | null
}
const columns: Column<Measure>[] = [
  { name: 'measureCd', text: '측정번호', type: 'text', isKey: true, maxlength: 8, width: 130 },
  { name: 'gasNm', text: '물질', type: 'text', required: true, maxlength: 20, width: 160 },
  {
    name: 'gasVal',
    text: '농도',
    type: 'number',
    pointNumber: 1,
    required: true,
    width: 120,
    problem: ({ gasVal }) => (gasVal !== null && gasVal < 0 ? '0 이상이어야 합니다.' : undefined),
  },
  { name: 'gasTime', text: '시각', type: 'datepicker', dateKind: 'time', width: 120 },
  { name: 'remarkDesc', text: '비고', type: 'textarea', maxlength: 100 },
]
const initial: Measure[] = [
  { measureCd: 'G001', gasNm: '산소', gasVal: 20.9, gasTime: '09:00', remarkDesc: '입조 전에 잰 값' },
  { measureCd: 'G002', gasNm: '황화수소', gasVal: 0.4, gasTime: '09:05', remarkDesc: null },
]
const blank: Measure = { measureCd: '', gasNm: null, gasVal: null, gasTime: null, remarkDesc: null }

/** Rows are added, changed, pasted from Excel, and asked what is wrong before they are saved. */
export function TypedCells() {
  const t = useT()
  const list = useEditRows(initial, { rowKey: 'measureCd', columns })
  const save = () => {
    if (list.validate()) toast(t('저장되었습니다.'))
    else toast(t('유효성 검사에 실패하였습니다.'), { kind: 'error' })
  }
  return (
    <>
      <DataTable
        {...list.table}
        label={t('측정')}
        columns={columns}
        rowActions={(row) => [{ name: 'remove', text: t('삭제'), danger: true, onClick: () => list.remove(row) }]}
        toolbar={
          <div className="grid-sample-tools">
            <Button icon={<Plus size={16} aria-hidden />} onClick={() => list.add(blank)}>
              {t('행 추가')}
            </Button>
            <Button type="primary" onClick={save}>
              {t('저장')}
            </Button>
          </div>
        }
      />
      <StoredValue name="changed" value={list.changed} />
    </>
  )
}

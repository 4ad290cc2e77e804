import { toast } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column, RowFlags } from '#platform/web/table/table.types.ts'
import type { ExampleState } from '../parts/example.tsx'

interface Check extends RowFlags {
  checkNo: number
  areaNm: string
  itemNm: string
  passCnt: number
  totalCnt: number
  resultCd: string
}
const results = [
  { code: 'OK', codeNm: '적합', tone: 'done' },
  { code: 'NO', codeNm: '부적합', tone: 'danger' },
] as const

const columns: Column<Check>[] = [
  { name: 'areaNm', text: '구역', width: 160, spanning: true },
  { name: 'itemNm', text: '점검항목' },
  { name: 'passRate', text: '적합률(%)', type: 'number', width: 120, textCalculate: rateOf },
  { name: 'resultCd', text: '결과', type: 'tag', items: results, width: 100 },
  { name: 'open', text: '열기', type: 'button', width: 100, onClick: ({ itemNm }) => toast(itemNm) },
  { name: 'broken', text: '콜백 없음', type: 'button', width: 120 },
]
const rows: Check[] = [
  { checkNo: 1, areaNm: '1공장 반응동', itemNm: '비상 샤워', passCnt: 8, totalCnt: 10, resultCd: 'NO' },
  { checkNo: 2, areaNm: '1공장 반응동', itemNm: '소화기', passCnt: 12, totalCnt: 12, resultCd: 'OK' },
  {
    checkNo: 3,
    areaNm: '1공장 반응동',
    itemNm: '가스 검지기',
    passCnt: 5,
    totalCnt: 5,
    resultCd: 'OK',
    _focused: true,
  },
  {
    checkNo: 4,
    areaNm: '원료 탱크 구역',
    itemNm: '방유제',
    passCnt: 2,
    totalCnt: 2,
    resultCd: 'OK',
    _hideButton: ['open'],
  },
]
const LONG_NAME = '긴급 차단 밸브의 원격 조작과 현장 수동 조작이 모두 되는지, 조작 뒤 계기실에 신호가 오는지'

function rateOf({ passCnt, totalCnt }: Check): number {
  return Math.round((passCnt / totalCnt) * 100)
}

export function ShownCells({ state }: { state: ExampleState }) {
  const t = useT()
  const shown = state === 'long' ? rows.map((row) => ({ ...row, itemNm: LONG_NAME })) : rows
  const hasRows = state === 'read' || state === 'long'
  return (
    <DataTable
      label={t('보이는 칸')}
      columns={columns}
      rows={hasRows ? shown : []}
      rowKey="checkNo"
      state={state === 'loading' || state === 'error' ? state : 'ready'}
      onRetry={() => undefined}
      numbered
    />
  )
}

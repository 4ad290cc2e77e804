/** 약품관리: what is there, what came and went, the count, the boxes; one of them at a time. */
import type { StockRow as Stock } from './medicine.calls.ts'
import './infirm.css'
import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MasterList } from '#platform/web/master/master-list.tsx'
import type { MasterRow } from '#platform/web/master/master-state.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { medicineMaster } from './medicine.master.ts'
import { Counts } from './medicine-count.screens.tsx'
import { Ledger, Movements } from './medicine-txns.tsx'
import { useStock } from './visit.wire.ts'

const tabs = {
  stock: '재고',
  in: '입고',
  out: '출고',
  dispose: '폐기',
  count: '실사',
  kit: '구급함',
  ledger: '수불부',
} as const
type Tab = keyof typeof tabs
const isTab = (name: string): name is Tab => name in tabs

export function MedicinePage() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab') ?? 'stock'
  const tab = isTab(asked) ? asked : 'stock'
  return (
    <div className="infirm-medicine doc-list">
      <Segmented
        className="infirm-tabs"
        aria-label={t('약품관리')}
        value={tab}
        onChange={(next) => setParams(next === 'stock' ? {} : { tab: next })}
        options={Object.entries(tabs).map(([value, label]) => ({ value, label: t(label) }))}
      />
      {tab === 'stock' && (
        <MasterList master={medicineMaster} useMore={useStockColumns} empty="등록된 약품이 없습니다." />
      )}
      {tab === 'in' && <Movements key="IN" kind="IN" />}
      {tab === 'out' && <Movements key="OUT" kind="OUT" />}
      {tab === 'dispose' && <Movements key="DISPOSE" kind="DISPOSE" />}
      {tab === 'count' && <Counts />}
      {tab === 'kit' && <Movements key="KIT" kind="KIT" />}
      {tab === 'ledger' && <Ledger />}
    </div>
  )
}

const states = {
  EXPIRED: ['만료', 'danger'],
  SHORT: ['부족', 'waiting'],
  SOON: ['임박', 'waiting'],
  OK: ['정상|thing', 'done'],
} as const

/** What the lots say of each medicine: cells that ask for themselves, as the rows come from another answer. */
const numberOf = (row: MasterRow) => Number(row.medicineNo)
const columns: readonly Column<MasterRow>[] = [
  { name: 'usableQtyVal', text: '현재고', width: 96, align: 'right', render: (row) => <Left no={numberOf(row)} /> },
  { name: 'nearestExpireYmd', text: '최근유효기간', width: 128, render: (row) => <Nearest no={numberOf(row)} /> },
  { name: 'stateCd', text: '상태', width: 96, render: (row) => <State no={numberOf(row)} /> },
]
const useStockColumns = () => columns

function useStockOf(no: number): Stock | undefined {
  return useStock().data?.rows.find(({ medicineNo }) => medicineNo === no)
}

function Left({ no }: { no: number }) {
  const stock = useStockOf(no)
  return stock ? formatNumber(stock.usableQtyVal) : null
}

function Nearest({ no }: { no: number }) {
  return useStockOf(no)?.nearestExpireYmd ?? null
}

function State({ no }: { no: number }) {
  const t = useT()
  const stock = useStockOf(no)
  if (!stock) return null
  const [label, tone] = states[stock.stateCd]
  return <StatusTag tone={tone}>{t(label)}</StatusTag>
}

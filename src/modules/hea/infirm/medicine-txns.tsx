/** Movements of medicine in a period, one kind at a time, and the ledger of all of them. */
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { addMonths } from '#platform/model/calendar.ts'
import type { SentOf } from '#platform/model/call.ts'
import { ApiError, api } from '#platform/web/api/client.ts'
import { sendWith } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useSheet } from '#platform/web/calls/sheet.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { FormField, type Wiring } from '#platform/web/form/form-field.tsx'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { DayRangeInput } from '#platform/web/form/period-input.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { formatDateTime, formatNumber, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { ConditionWords } from '#platform/web/report/condition-words.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { firstAidKit } from './first-aid-kit.model.ts'
import {
  addTxn,
  type LedgerRow as LedgerLine,
  ledgerSheet,
  medicineLedger,
  medicineTxns,
  type TxnRow as Txn,
} from './medicine.calls.ts'
import { type Errors, errorsOf, NO_ERRORS, renewInfirmary, useStock } from './visit.wire.ts'

/** KIT: what went out into first-aid boxes. */
type Kind = 'IN' | 'OUT' | 'DISPOSE' | 'KIT'
const kinds: Readonly<Record<Kind, { label: string; action: string; empty: string }>> = {
  IN: { label: '입고', action: '입고 등록', empty: '이 기간에 입고한 약품이 없습니다.' },
  OUT: { label: '출고', action: '출고 등록', empty: '이 기간에 출고한 약품이 없습니다.' },
  DISPOSE: { label: '폐기', action: '폐기 등록', empty: '이 기간에 폐기한 약품이 없습니다.' },
  KIT: { label: '구급함', action: '구급함 보충', empty: '이 기간에 보충한 구급함이 없습니다.' },
}

interface Period {
  from: string
  to: string
}
/** Three months, unless asked otherwise. */
const usePeriod = () => useState<Period>(() => ({ from: addMonths(today(), -3), to: today() }))

function PeriodChoice({ period, onChange }: { period: Period; onChange(period: Period): void }) {
  const t = useT()
  return (
    <div className="period">
      <DayRangeInput
        wiring={{ id: 'infirm-medicine-period', 'aria-label': t('기간') }}
        value={period}
        onChange={({ from, to }) => from && to && onChange({ from, to })}
      />
    </div>
  )
}
const columns: readonly Column<Txn>[] = [
  { name: 'txnDt', text: '일시', width: 156, value: ({ txnDt }) => formatDateTime(txnDt) },
  { name: 'medicineNm', text: '약품명', width: 240 },
  { name: 'lotNo', text: '로트번호', width: 136 },
  { name: 'expireYmd', text: '유효기간', width: 120 },
  { name: 'changeVal', text: '수량', width: 96, type: 'number', textCalculate: ({ changeVal }) => Math.abs(changeVal) },
  { name: 'reasonDesc', text: '사유', width: 240 },
  { name: 'createUserNm', text: '처리자', width: 112 },
]

export function Movements({ kind }: { kind: Kind }) {
  const t = useT()
  const { editable } = usePage()
  const [period, setPeriod] = usePeriod()
  const { label, action, empty } = kinds[kind]
  const isKit = kind === 'KIT'
  const query = { ...period, txnCd: isKit ? ('OUT' as const) : kind, kitYn: isKit ? ('Y' as const) : ('N' as const) }
  const answer = useAsked(medicineTxns, query)
  return (
    <DataTable<Txn>
      label={t(label)}
      columns={columns}
      rows={answer.data?.rows ?? []}
      rowKey="medicineTxnNo"
      state={answer.isError ? 'error' : answer.isPending ? 'loading' : 'ready'}
      onRetry={() => void answer.refetch()}
      fits
      settingsName={`hea/infirm/medicine/${kind}`}
      isPart
      height="fill"
      empty={{ text: t(empty) }}
      conditions={<ConditionWords fields={{}} where={{ ...period }} />}
      toolbar={
        <search className="doc-conditions">
          <PeriodChoice period={period} onChange={setPeriod} />
          {editable && (
            <Button
              type="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() =>
                void openDialog({
                  label: t(action),
                  width: '460px',
                  content: (close) => <NewTxn kind={kind} onDone={() => close()} />,
                })
              }
            >
              {t(action)}
            </Button>
          )}
        </search>
      }
    />
  )
}

interface Draft {
  medicineNo: number | null
  medicineLotNo: number | null
  lotNo: string | null
  expireYmd: string | null
  qtyVal: number | null
  reasonDesc: string | null
  heaFirstAidKitNo: number | null
}
const EMPTY: Draft = {
  medicineNo: null,
  medicineLotNo: null,
  lotNo: null,
  expireYmd: null,
  qtyVal: null,
  reasonDesc: null,
  heaFirstAidKitNo: null,
}
const asked: Readonly<Record<Kind, readonly (keyof Draft)[]>> = {
  IN: ['medicineNo', 'lotNo', 'expireYmd', 'qtyVal', 'reasonDesc'],
  OUT: ['medicineNo', 'qtyVal', 'reasonDesc'],
  DISPOSE: ['medicineLotNo', 'qtyVal', 'reasonDesc'],
  KIT: ['heaFirstAidKitNo', 'medicineNo', 'qtyVal'],
}
const optional: Readonly<Record<Kind, readonly (keyof Draft)[]>> = {
  IN: ['reasonDesc'],
  OUT: ['reasonDesc'],
  DISPOSE: [],
  KIT: [],
}

function NewTxn({ kind, onDone }: { kind: Kind; onDone(): void }) {
  const t = useT()
  const [draft, setDraft] = useState(EMPTY)
  const [errors, setErrors] = useState(NO_ERRORS)
  const change = (patch: Partial<Draft>) => setDraft({ ...draft, ...patch })
  const names = asked[kind]
  const isReady = names.every((name) => draft[name] !== null || optional[kind].includes(name))
  const save = async () => {
    const body = Object.fromEntries(names.map((name) => [name, draft[name]]))
    try {
      await sendWith({ quiet: true }, addTxn, { txnCd: kind === 'KIT' ? 'OUT' : kind, ...body } as SentOf<
        typeof addTxn
      >)
      toast(t('저장되었습니다.'))
      onDone()
      await renewInfirmary()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrors(errorsOf(error, (field) => names.some((name) => name === field)))
    }
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {names.map((name) => (
        <TxnField
          key={name}
          name={name}
          draft={draft}
          change={change}
          errors={errors}
          required={!optional[kind].includes(name)}
        />
      ))}
      <Button type="primary" htmlType="submit" disabled={!isReady}>
        {t('등록')}
      </Button>
    </form>
  )
}

interface TxnFieldProps {
  name: keyof Draft
  draft: Draft
  change(patch: Partial<Draft>): void
  errors: Errors
  required: boolean
}
const labels: Readonly<Record<keyof Draft, string>> = {
  medicineNo: '약품',
  medicineLotNo: '로트',
  lotNo: '로트번호',
  expireYmd: '유효기간',
  qtyVal: '수량',
  reasonDesc: '사유',
  heaFirstAidKitNo: '구급함',
}
function TxnField({ name, draft, change, errors, required }: TxnFieldProps) {
  const t = useT()
  return (
    <FormField label={t(labels[name])} width="full" error={errors[name]} name={name} required={required}>
      {(wiring) => <TxnControl wiring={wiring} name={name} draft={draft} change={change} />}
    </FormField>
  )
}

function TxnControl({
  wiring,
  name,
  draft,
  change,
}: Pick<TxnFieldProps, 'name' | 'draft' | 'change'> & { wiring: Wiring }): ReactNode {
  const medicines = useMedicineChoices()
  const lots = useLotChoices()
  const kits = useKitChoices()
  switch (name) {
    case 'lotNo':
      return (
        <TextInput wiring={wiring} field={{ max: 50 }} value={draft.lotNo} onChange={(lotNo) => change({ lotNo })} />
      )
    case 'reasonDesc':
      return (
        <TextInput
          wiring={wiring}
          field={{ max: 500 }}
          value={draft.reasonDesc}
          onChange={(reasonDesc) => change({ reasonDesc })}
        />
      )
    case 'expireYmd':
      return <DayInput wiring={wiring} value={draft.expireYmd} onChange={(expireYmd) => change({ expireYmd })} />
    case 'qtyVal':
      return (
        <NumberInput
          wiring={wiring}
          field={{ min: 0, decimals: 0 }}
          value={draft.qtyVal}
          onChange={(qtyVal) => change({ qtyVal })}
        />
      )
    default:
      return (
        <Select
          {...wiring}
          className="form-select"
          value={draft[name]}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(value: number) => change({ [name]: value })}
          options={{ medicineNo: medicines, medicineLotNo: lots, heaFirstAidKitNo: kits }[name]}
        />
      )
  }
}

const useMedicineChoices = () => {
  const { data } = useStock()
  return (data?.rows ?? []).map(({ medicineNo, medicineNm }) => ({ value: medicineNo, label: medicineNm }))
}
/** Expired ones first: they are what is thrown away. */
const useLotChoices = () => {
  const t = useT()
  const { data } = useStock()
  const lots = (data?.rows ?? []).flatMap(({ medicineNm, lots }) => lots.map((lot) => ({ ...lot, medicineNm })))
  return lots
    .toSorted((a, b) => a.expireYmd.localeCompare(b.expireYmd))
    .map(({ medicineLotNo, medicineNm, lotNo, expireYmd, remainQtyVal }) => ({
      value: medicineLotNo,
      label: t('{name} · {lot} · {day}까지 · {n}', {
        name: medicineNm,
        lot: lotNo,
        day: expireYmd,
        n: formatNumber(remainQtyVal),
      }),
    }))
}
const MOST_KITS = 200
const useKitChoices = () => {
  const { data } = useQuery({
    queryKey: ['infirm', 'kits'],
    queryFn: ({ signal }) =>
      api.get<{ rows: { heaFirstAidKitNo: number; kitNm: string; placeDesc: string }[] }>(`${firstAidKit.api}s`, {
        query: { statusCd: 'ACTIVE', limit: MOST_KITS },
        signal,
        quiet: true,
      }),
  })
  return (data?.rows ?? []).map(({ heaFirstAidKitNo, kitNm, placeDesc }) => ({
    value: heaFirstAidKitNo,
    label: [kitNm, placeDesc].join(' · '),
  }))
}
const amount = (name: keyof LedgerLine, text: string): Column<LedgerLine> => ({ name, text, width: 96, type: 'number' })
const ledgerColumns: readonly Column<LedgerLine>[] = [
  { name: 'medicineNm', text: '약품명', width: 240 },
  { name: 'lotNo', text: '로트번호', width: 136 },
  { name: 'expireYmd', text: '유효기간', width: 120 },
  amount('openingVal', '이월'),
  amount('inVal', '입고'),
  amount('outVal', '출고'),
  amount('disposeVal', '폐기'),
  amount('adjVal', '실사 조정'),
  amount('closingVal', '재고'),
]

/** 약품 수불부 */
export function Ledger() {
  const t = useT()
  const [period, setPeriod] = usePeriod()
  const answer = useAsked(medicineLedger, period)
  const sheet = useSheet(ledgerSheet, period, { isPart: true })
  return (
    <DataTable<LedgerLine>
      label={t('약품 수불부')}
      columns={ledgerColumns}
      rows={answer.data?.rows ?? []}
      rowKey={(row) => `${row.medicineNm} ${row.lotNo} ${row.expireYmd}`}
      state={answer.isError ? 'error' : answer.isPending ? 'loading' : 'ready'}
      onRetry={() => void answer.refetch()}
      fits
      settingsName="hea/infirm/medicine/ledger"
      height="fill"
      empty={{ text: t('이 기간에 움직인 약품이 없습니다.') }}
      toolbar={<PeriodChoice period={period} onChange={setPeriod} />}
      {...sheet}
      conditions={<ConditionWords fields={{}} where={{ ...period }} />}
    />
  )
}

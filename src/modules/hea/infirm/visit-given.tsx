/** Medicine in a visit: from the stock, the lot with the nearest expiry; an allergy is asked about in red. */

import './infirm.css'
import { Button, Input, Select } from 'antd'
import { Plus, Trash2, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { formatNumber, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { StockRow as Stock } from './medicine.calls.ts'
import { isExpired, takeNearest } from './medicine.logic.ts'
import { type Errors, useStock } from './visit.wire.ts'
import { CodeName } from './visit-patient.tsx'

export interface Given {
  id: string
  medicineNo: number | null
  qtyVal: number | null
  prescriberUserId: string | null
  allergyReasonDesc: string | null
}
const newGiven = (): Given => ({
  id: crypto.randomUUID(),
  medicineNo: null,
  qtyVal: 1,
  prescriberUserId: null,
  allergyReasonDesc: null,
})

interface Props {
  given: readonly Given[]
  onChange(given: Given[]): void
  /** Codes of the person's allergies. */
  allergens: readonly string[]
  errors: Errors
}
export function GivenMedicines({ given, onChange, allergens, errors }: Props) {
  const t = useT()
  const { data } = useStock()
  const stock = (data?.rows ?? []).filter(({ useYn }) => useYn === 'Y')
  return (
    <section className="stack is-close" aria-label={t('투약')}>
      {given.map((line, index) => (
        <Line
          key={line.id}
          line={line}
          stock={stock}
          allergens={allergens}
          index={index}
          error={Object.entries(errors).find(([field]) => field.startsWith(`medicines.${index}.`))?.[1].message}
          onChange={(change) => onChange(given.map((one) => (one.id === line.id ? { ...one, ...change } : one)))}
          onRemove={() => onChange(given.filter((one) => one.id !== line.id))}
        />
      ))}
      <Button icon={<Plus size={16} aria-hidden />} onClick={() => onChange([...given, newGiven()])}>
        {t('약품 추가')}
      </Button>
    </section>
  )
}

interface LineProps {
  line: Given
  index: number
  stock: readonly Stock[]
  allergens: readonly string[]
  error: string | undefined
  onChange(change: Partial<Given>): void
  onRemove(): void
}
function Line({ line, index, stock, allergens, error, onChange, onRemove }: LineProps) {
  const t = useT()
  const id = useId()
  const n = index + 1
  const medicine = stock.find(({ medicineNo }) => medicineNo === line.medicineNo)
  const isAllergic = Boolean(medicine?.allergenCd && allergens.includes(medicine.allergenCd))
  return (
    <div className="infirm-line" data-danger={isAllergic || undefined}>
      <Select
        aria-label={t('약품 {n}', { n })}
        value={line.medicineNo}
        placeholder={t('약품')}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(medicineNo: number) => onChange({ medicineNo, allergyReasonDesc: null })}
        options={stock.map((one) => ({
          value: one.medicineNo,
          label: t('{name} (현재고 {n})', { name: one.medicineNm, n: formatNumber(one.usableQtyVal) }),
          disabled: one.usableQtyVal === 0,
        }))}
        popupMatchSelectWidth={false}
      />
      <NumberInput
        wiring={{ id, 'aria-label': t('수량 {n}', { n }), 'aria-invalid': error ? true : undefined }}
        field={{ min: 0, decimals: 0 }}
        value={line.qtyVal}
        onChange={(qtyVal) => onChange({ qtyVal })}
      />
      <Button
        type="text"
        icon={<Trash2 size={16} aria-hidden />}
        aria-label={t('약품 {n} 삭제', { n })}
        onClick={onRemove}
      />
      {medicine && <LotText medicine={medicine} qtyVal={line.qtyVal ?? 0} />}
      {medicine?.medTypeCd === 'RX' && (
        <div className="infirm-extra">
          <span>{t('처방한 의사')}</span>
          <DirectorySelect
            wiring={{ id: `${id}-doctor`, 'aria-label': t('처방한 의사') }}
            kind="user"
            value={line.prescriberUserId}
            name={null}
            onChange={(userId) => onChange({ prescriberUserId: userId === null ? null : String(userId) })}
          />
        </div>
      )}
      {isAllergic && (
        <div className="infirm-extra" role="alert">
          <span>
            <TriangleAlert size={16} aria-hidden />
            <CodeName group="HEA_ALLERGEN" code={medicine?.allergenCd ?? ''} />{' '}
            {t('알레르기가 있습니다. 투약 사유를 입력하십시오.')}
          </span>
          <Input
            aria-label={t('투약 사유')}
            maxLength={500}
            value={line.allergyReasonDesc ?? ''}
            onChange={({ target }) => onChange({ allergyReasonDesc: target.value || null })}
          />
        </div>
      )}
      {error && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** Which box to take from the shelf. */
function LotText({ medicine, qtyVal }: { medicine: Stock; qtyVal: number }) {
  const t = useT()
  const taken = qtyVal > 0 ? takeNearest(medicine.lots, qtyVal, today()) : []
  const lots = new Map(medicine.lots.map((lot) => [lot.medicineLotNo, lot]))
  if (!taken)
    return (
      <small className="infirm-lot" data-short>
        {t('재고가 부족합니다(현재고 {n}).', { n: medicine.usableQtyVal })}
      </small>
    )
  return (
    <small className="infirm-lot">
      {taken
        .map(({ medicineLotNo, qtyVal }) => {
          const lot = lots.get(medicineLotNo)
          return t('로트 {lot}에서 {n} (유효기간 {day})', { lot: lot?.lotNo, n: qtyVal, day: lot?.expireYmd })
        })
        .join(', ')}
      {medicine.lots.some((lot) => isExpired(lot, today())) && ` · ${t('유효기간이 지난 로트가 있습니다.')}`}
    </small>
  )
}

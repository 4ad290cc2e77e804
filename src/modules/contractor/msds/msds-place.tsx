/** Where the material is kept: the places of the plant with how full they are, and how full this one would be. */
import './msds.css'
import { Select } from 'antd'
import { useAskedRows } from '#platform/web/calls/asked.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { msdsPlaces } from './msds.calls.ts'
import { multipleOf, shownMultiple } from './msds.logic.ts'
import { vendorMsds } from './vendor-msds.model.ts'

const { Field, useRecord } = screensFor(vendorMsds)

export function PickPlace() {
  const t = useT()
  const { mode } = useDocument()
  const { can } = useRecord()
  const { rows } = useAskedRows(msdsPlaces, {}).table
  if (mode !== 'draft' && !can.edit.includes('stockLocNo')) return <Field name="stockLocNm" />
  return (
    <Field name="stockLocNo">
      {({ value, setValue, wiring }) => (
        <Select
          {...wiring}
          aria-label={t('저장장소')}
          className="form-select"
          value={value}
          onChange={(picked: number | undefined) => setValue(picked ?? null)}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent={t('보관장소가 없습니다. 화학물질 담당에게 등록을 요청하십시오.')}
          options={rows.map(({ stockLocNo, locNm }) => ({ value: stockLocNo, label: locNm }))}
        />
      )}
    </Field>
  )
}

/** R3 as it stands now; the server asks again at every step. */
export function PlaceNow() {
  const t = useT()
  const { stockLocNo, useQtyVal, designQtyVal, statusCd } = useRecord()
  const { rows } = useAskedRows(msdsPlaces, {}).table
  const place = rows.find((one) => one.stockLocNo === stockLocNo)
  if (!place) return null
  if (place.multiple === null)
    return (
      <p className="callout" data-tone="waiting">
        {t(
          '이 장소에 사업장이 보관하는 위험물의 양을 알 수 없습니다. 화학물질 담당이 보관장소에 자체 보유 배수를 입력해야 승인할 수 있습니다.',
        )}
      </p>
    )
  const isThere = statusCd === 'IN' || statusCd === 'OUT'
  const added = isThere || !designQtyVal ? 0 : multipleOf([{ qtyVal: useQtyVal ?? 0, designQtyVal }])
  return (
    <ul className="stack is-close msds-places">
      <Bar label={t('지금')} multiple={place.multiple} limit={place.permitMultiple} />
      {added > 0 && (
        <Bar label={t('이 물질을 더하면')} multiple={place.multiple + added} limit={place.permitMultiple} />
      )}
    </ul>
  )
}

function Bar({ label, multiple, limit }: { label: string; multiple: number; limit: number | null }) {
  const t = useT()
  const most = limit ?? 1
  const isOver = limit === null ? multiple >= 1 : multiple > limit
  const level = isOver ? 'over' : multiple >= most * 0.8 ? 'high' : 'low'
  return (
    <li>
      <span>{label}</span>
      <span className="msds-bar" data-level={level}>
        <span style={{ width: `${Math.min(100, (multiple / most) * 100)}%` }} />
      </span>
      <output>
        {limit === null
          ? t('{x}배 (1배 미만)', { x: shownMultiple(multiple) })
          : t('{x}배 (허가 {limit}배)', { x: shownMultiple(multiple), limit })}
      </output>
    </li>
  )
}

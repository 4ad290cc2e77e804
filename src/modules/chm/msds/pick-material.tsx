/** A product for what names one: found by name, code, supplier or initial consonants. */
import { Select } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAskedRows } from '#platform/web/calls/asked.tsx'
import type { Wiring } from '#platform/web/form/form-field.tsx'
import { useSettled } from '#platform/web/form/use-settled.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MATERIAL_ROUTE } from '../chm-routes.model.ts'
import { productsFound } from './msds.calls.ts'

const WAIT_MS = 200
type Found = ReturnType<typeof useFound>[number]
const useFound = (q: string) => useAskedRows(productsFound, { q: useSettled(q, WAIT_MS) }, { keep: true }).table.rows

interface PickProductProps {
  wiring: Wiring
  value: number | null
  /** Of what was chosen before. */
  name: string | null
  onChange(no: number, found: Found | undefined): void
}
export function PickProduct({ wiring, value, name, onChange }: PickProductProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<Found>()
  const rows = useFound(typed)
  const shown = picked?.chmMatNo === value ? picked?.matNm : name
  return (
    <Select
      {...wiring}
      aria-label={t('자재')}
      className="form-select"
      value={value}
      placeholder={t('자재명, 자재코드, 공급사')}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      notFoundContent={t('찾는 자재가 없습니다. 자재를 먼저 등록하십시오.')}
      labelRender={({ value: key }) => shown ?? rows.find((row) => row.chmMatNo === key)?.matNm ?? key}
      options={rows.map((row) => ({
        value: row.chmMatNo,
        label: `${row.matNm} · ${row.chmMatCd} · ${row.supplierNm}`,
      }))}
      onChange={(key: number) => {
        const found = rows.find((row) => row.chmMatNo === key)
        setPicked(found)
        onChange(key, found)
      }}
    />
  )
}

/** As it is read: its name, and the way to its page. */
export function ProductLink({ no, name }: { no: number | null; name: string | null }) {
  const t = useT()
  if (no === null) return null
  return (
    <p>
      <Link to={`${MATERIAL_ROUTE}/${no}`}>{name}</Link> <span className="quiet">{t('자재에서 보기')}</span>
    </p>
  )
}

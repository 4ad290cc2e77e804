/** The readings as a small table of large cells, and the keys below it, within the thumb. */
import './gas.css'
import { Select } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { FieldAnswer } from './gas.calls.ts'
import { type Cell, cellsOf, type GasDraft, gasesOf, keyOf, pointName, pointsOf, pressed } from './gas-draft.ts'
import { gases, type JudgedReading, limitOf, nameOfGas } from './judge.logic.ts'

interface PadProps {
  field: FieldAnswer
  draft: GasDraft
  lines: readonly JudgedReading[]
  onChange(draft: GasDraft): void
}
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '⌫'] as const

/** @param children what stands between the readings and the keys */
export function Pad({ field, draft, lines, onChange, children }: PadProps & { children: ReactNode }) {
  const t = useT()
  const cells = cellsOf(draft)
  const [at, setAt] = useState(0)
  const here = cells[Math.min(at, cells.length - 1)]
  const type = (key: string) => {
    if (!here) return
    const name = keyOf(here)
    onChange({ ...draft, typed: { ...draft.typed, [name]: pressed(draft.typed[name] ?? '', key) } })
  }
  const label = here && `${t(nameOfGas(here.gasCd, field.substances))} ${t(pointName(here.pointCd))}`
  return (
    <>
      <Readings
        field={field}
        draft={draft}
        lines={lines}
        here={here}
        onPick={(cell) => setAt(cells.findIndex((one) => keyOf(one) === keyOf(cell)))}
      />
      {children}
      <fieldset className="gas-keys" aria-label={label}>
        {keys.map((key) => (
          <button key={key} type="button" aria-label={key === '⌫' ? t('지우기') : key} onClick={() => type(key)}>
            {key}
          </button>
        ))}
        <button type="button" className="gas-next" onClick={() => setAt((at + 1) % Math.max(1, cells.length))}>
          {t('다음')}
        </button>
      </fieldset>
    </>
  )
}

interface ReadingsProps extends Omit<PadProps, 'onChange'> {
  here: Cell | undefined
  onPick(cell: Cell): void
}
function Readings({ field, draft, lines, here, onPick }: ReadingsProps) {
  const t = useT()
  const points = pointsOf(draft)
  const table = useRef<HTMLTableElement>(null)
  const at = here && keyOf(here)
  // The cell that is typed into stays in sight above the keys.
  useEffect(() => {
    if (at) table.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <table ref={table} className="gas-readings">
      <thead>
        <tr>
          <th scope="col">{t('가스')}</th>
          {points.map((pointCd) => (
            <th key={pointCd} scope="col">
              {t(pointName(pointCd))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {gasesOf(draft).map((gasCd) => (
          <tr key={gasCd}>
            <th scope="row">
              {gasCd in gases ? gasCd : t(nameOfGas(gasCd, field.substances))}
              <small>{limitText(gasCd, draft, field)}</small>
            </th>
            {points.map((pointCd) => {
              const cell = { gasCd, pointCd }
              const judge = lines.find((line) => line.gasCd === gasCd && line.pointCd === pointCd)?.judgeCd
              const isHere = at === keyOf(cell)
              const name = `${t(nameOfGas(gasCd, field.substances))} ${t(pointName(pointCd))}`
              return (
                <td key={pointCd}>
                  <button
                    type="button"
                    aria-label={`${name} ${draft.typed[keyOf(cell)] ?? ''}`}
                    aria-pressed={isHere}
                    data-judge={judge}
                    onClick={() => onPick(cell)}
                  >
                    {draft.typed[keyOf(cell)] || '–'}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `18.0–23.5 %`, `< 30 ppm` */
function limitText(gasCd: string, { permit }: GasDraft, { numbers, substances }: FieldAnswer): string {
  const { minVal, maxVal } = limitOf(gasCd, permit.kindCds, numbers, substances)
  const unit = gasCd in gases ? gases[gasCd as keyof typeof gases].unitCd : 'ppm'
  if (maxVal === null) return unit
  return minVal === null ? `< ${maxVal} ${unit}` : `${minVal.toFixed(1)}–${maxVal} ${unit}`
}

/** What was ever held in there besides the usual gases. */
export function Substances({ field, draft, onChange }: Omit<PadProps, 'lines'>) {
  const t = useT()
  const choices = field.substances
    .filter(({ gasCd }) => !draft.permit.substanceCds.includes(gasCd))
    .map(({ gasCd, gasNm }) => ({ value: gasCd, label: t(gasNm) }))
  const isHandled = (gasCd: string) => draft.permit.handledCds.includes(gasCd)
  return (
    <Select
      mode="multiple"
      className="gas-substances"
      aria-label={t('물질 추가')}
      placeholder={t('물질 추가')}
      value={[...draft.extra]}
      onChange={(extra: string[]) => onChange({ ...draft, extra })}
      optionFilterProp="label"
      options={[
        { label: t('공정에서 취급하는 물질'), options: choices.filter(({ value }) => isHandled(value)) },
        { label: t('그 밖의 물질'), options: choices.filter(({ value }) => !isHandled(value)) },
      ].filter(({ options }) => options.length > 0)}
    />
  )
}

/** A calculator beside the samples: the logic of the evaluation, for what one wants to know before. */
import './measure.css'
import { Button } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormField } from '#platform/web/form/form-field.tsx'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { chemicalShiftLimit, mgToPpm, ppmToMg, timeWeighted, wbgtIndoor, wbgtOutdoor } from './exposure.logic.ts'
import type { MeasureParams } from './measure.logic.ts'
import { IndexBar } from './measure-index.tsx'
import { noiseDose, noiseShiftLimit, noiseTwa } from './noise.logic.ts'

interface Part {
  params: MeasureParams
}

export function Calculator({ params }: Part) {
  const t = useT()
  return (
    <details className="measure-calc">
      <summary>{t('계산기')}</summary>
      <SectionTabs
        items={[
          { key: 'noise', label: t('소음'), content: <NoiseCalculator params={params} /> },
          { key: 'twa', label: 'TWA', content: <TwaCalculator params={params} /> },
          { key: 'wbgt', label: 'WBGT', content: <HeatCalculator /> },
          { key: 'unit', label: t('단위 변환'), content: <UnitCalculator /> },
        ]}
      />
    </details>
  )
}

interface NumberBoxProps {
  label: string
  unit?: string
  value: number | null
  onChange(value: number | null): void
}
function NumberBox({ label, unit, value, onChange }: NumberBoxProps) {
  const t = useT()
  return (
    <FormField label={t(label)}>
      {(wiring) => (
        <NumberInput
          wiring={wiring}
          value={value}
          onChange={onChange}
          field={{ decimals: 3, min: 0, ...(unit && { unit }) }}
        />
      )}
    </FormField>
  )
}

type Pair = readonly [value: number | null, time: number | null]
interface PairsProps {
  pairs: readonly Pair[]
  labels: readonly [string, string]
  units: readonly [string, string]
  onChange(pairs: Pair[]): void
}
/** Values with the time of each. */
function Pairs({ pairs, labels, units, onChange }: PairsProps) {
  const t = useT()
  const put = (index: number, pair: Pair) => onChange(pairs.map((one, at) => (at === index ? pair : one)))
  return (
    <>
      {pairs.map(([value, time], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place.
        <div className="measure-calc-line" key={index}>
          <NumberBox label={labels[0]} unit={units[0]} value={value} onChange={(next) => put(index, [next, time])} />
          <NumberBox label={labels[1]} unit={units[1]} value={time} onChange={(next) => put(index, [value, next])} />
          <Button
            type="text"
            icon={<Trash2 size={16} aria-hidden />}
            aria-label={t('{n}행 삭제', { n: index + 1 })}
            disabled={pairs.length === 1}
            onClick={() => onChange(pairs.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => onChange([...pairs, [null, null]])}>
          {t('행 추가')}
        </Button>
      </div>
    </>
  )
}

const filled = (pairs: readonly Pair[]): [number, number][] =>
  pairs.flatMap(([value, time]) => (value !== null && time !== null && time > 0 ? [[value, time]] : []))

function Answer({ children }: { children: ReactNode }) {
  return <output aria-live="polite">{children}</output>
}
function Value({
  label,
  value,
  unit = '',
  decimals = 1,
}: {
  label: string
  value: number
  unit?: string
  decimals?: number
}) {
  const t = useT()
  return (
    <span>
      {t(label)} <b>{formatNumber(value, decimals)}</b> {unit}
    </span>
  )
}

function NoiseCalculator({ params }: Part) {
  const [pairs, setPairs] = useState<readonly Pair[]>([[null, null]])
  const parts = filled(pairs).map(([levelVal, hourVal]) => ({ levelVal, hourVal }))
  const hours = parts.reduce((sum, { hourVal }) => sum + hourVal, 0)
  const dose = noiseDose(parts, params)
  return (
    <div className="stack is-narrow">
      <Pairs pairs={pairs} labels={['소음수준', '시간']} units={['dB(A)', 'h']} onChange={setPairs} />
      {parts.length > 0 && (
        <Answer>
          <Value label="누적소음 노출량" value={dose} unit="%" />
          {dose > 0 && <Value label="TWA" value={noiseTwa(dose, params)} unit="dB(A)" />}
          {hours > params.shiftHour && (
            <Value label="보정 기준값" value={noiseShiftLimit(hours, params)} unit="dB(A)" />
          )}
          <IndexBar value={dose / 100} />
        </Answer>
      )}
    </div>
  )
}

function TwaCalculator({ params }: Part) {
  const [pairs, setPairs] = useState<readonly Pair[]>([[null, null]])
  const [hours, setHours] = useState<number | null>(params.shiftHour)
  const [limit, setLimit] = useState<number | null>(null)
  const parts = filled(pairs).map(([concVal, minuteCnt]) => ({ concVal, minuteCnt }))
  const isKnown = parts.length > 0 && hours !== null && hours > 0
  const twa = isKnown ? timeWeighted(parts, hours, params.shiftHour) : 0
  const adjusted = isKnown && limit ? chemicalShiftLimit(limit, hours, params.shiftHour) : null
  return (
    <div className="stack is-narrow">
      <Pairs pairs={pairs} labels={['측정값', '시간(분)']} units={['', '분']} onChange={setPairs} />
      <div className="fields">
        <NumberBox label="1일 작업시간" unit="h" value={hours} onChange={setHours} />
        <NumberBox label="기준값" value={limit} onChange={setLimit} />
      </div>
      {isKnown && (
        <Answer>
          <Value label="TWA" value={twa} decimals={3} />
          {adjusted !== null && adjusted !== limit && <Value label="보정 기준값" value={adjusted} decimals={2} />}
          {adjusted !== null && <IndexBar value={twa / adjusted} />}
        </Answer>
      )}
    </div>
  )
}

function HeatCalculator() {
  const [wet, setWet] = useState<number | null>(null)
  const [globe, setGlobe] = useState<number | null>(null)
  const [dry, setDry] = useState<number | null>(null)
  return (
    <div className="stack is-narrow">
      <div className="fields">
        <NumberBox label="자연습구온도" unit="℃" value={wet} onChange={setWet} />
        <NumberBox label="흑구온도" unit="℃" value={globe} onChange={setGlobe} />
        <NumberBox label="건구온도" unit="℃" value={dry} onChange={setDry} />
      </div>
      {wet !== null && globe !== null && (
        <Answer>
          <Value label="옥내" value={wbgtIndoor(wet, globe)} unit="℃" />
          {dry !== null && <Value label="옥외(햇빛)" value={wbgtOutdoor(wet, globe, dry)} unit="℃" />}
        </Answer>
      )}
    </div>
  )
}

function UnitCalculator() {
  const [weight, setWeight] = useState<number | null>(null)
  const [ppm, setPpm] = useState<number | null>(null)
  const [mg, setMg] = useState<number | null>(null)
  return (
    <div className="stack is-narrow">
      <div className="fields">
        <NumberBox label="분자량" value={weight} onChange={setWeight} />
        <NumberBox label="농도" unit="ppm" value={ppm} onChange={setPpm} />
        <NumberBox label="농도" unit="mg/㎥" value={mg} onChange={setMg} />
      </div>
      {weight !== null && weight > 0 && (
        <Answer>
          {ppm !== null && <Value label="ppm → mg/㎥" value={ppmToMg(ppm, weight)} decimals={3} />}
          {mg !== null && <Value label="mg/㎥ → ppm" value={mgToPpm(mg, weight)} decimals={3} />}
        </Answer>
      )}
    </div>
  )
}

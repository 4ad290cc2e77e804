import { useState } from 'react'
import { DayInput, MonthInput, TimeInput, YearInput } from '#platform/web/form/day-input.tsx'
import { rangeOf } from '#platform/web/form/period.ts'
import { PeriodInput } from '#platform/web/form/period-input.tsx'
import { today } from '#platform/web/format.ts'
import type { ExampleState } from '../parts/example.tsx'
import { SampleField } from './sample-field.tsx'

/** Typed (20261121, 1121, 내일, 930, 오후 2시) or picked. */
export function DaysSample({ state }: { state: ExampleState }) {
  const isFilled = state === 'read'
  const [day, setDay] = useState<string | null>(isFilled ? today() : null)
  const [month, setMonth] = useState<string | null>(isFilled ? today().slice(0, 7) : null)
  const [year, setYear] = useState<number | null>(isFilled ? Number(today().slice(0, 4)) : null)
  const [time, setTime] = useState<string | null>(isFilled ? '14:05' : null)
  const [seconds, setSeconds] = useState<string | null>(isFilled ? '14:05:30' : null)
  return (
    <div className="sample-fields">
      <SampleField label="일" width="short" text={day ?? ''} stored={day} state={state}>
        {(wiring) => <DayInput wiring={wiring} value={day} onChange={setDay} />}
      </SampleField>
      <SampleField label="월" width="short" text={month ?? ''} stored={month} state={state}>
        {(wiring) => <MonthInput wiring={wiring} value={month} onChange={setMonth} />}
      </SampleField>
      <SampleField label="년" width="short" text={String(year ?? '')} stored={year} state={state}>
        {(wiring) => <YearInput wiring={wiring} value={year} onChange={setYear} />}
      </SampleField>
      <SampleField label="시각" width="short" text={time ?? ''} stored={time} state={state}>
        {(wiring) => <TimeInput wiring={wiring} value={time} onChange={setTime} />}
      </SampleField>
      <SampleField label="시각(초)" width="short" text={seconds ?? ''} stored={seconds} state={state}>
        {(wiring) => <TimeInput wiring={wiring} hasSeconds value={seconds} onChange={setSeconds} />}
      </SampleField>
    </div>
  )
}

/** Where no period is set a search looks back six days; the first button is one month. */
export function PeriodSample({ state }: { state: ExampleState }) {
  const [range, setRange] = useState<{ from: string | null; to: string | null }>(() => rangeOf(today()))
  return (
    <SampleField label="기간" width="long" isGroup text={`${range.from} ~ ${range.to}`} stored={range} state={state}>
      {(wiring) => <PeriodInput wiring={wiring} value={range} onChange={setRange} />}
    </SampleField>
  )
}

/** What was typed and not sent stays on the device: a page that is closed, or reloaded without a network, loses no reading. */
import { useState } from 'react'
import { forgetInput, keepInput, keptInput } from '#platform/web/document/kept-input.ts'
import type { MeasurablePermit } from './gas.calls.ts'
import type { GasDraft } from './gas-draft.ts'

type Readings = Pick<GasDraft, 'extra' | 'typed'> & {
  /** When the first was typed: however late it is sent, it was measured then. */
  startDt: string | undefined
}
const NAME = 'gas-measure'
const none: Readings = { extra: [], typed: {}, startDt: undefined }

export function useTypedReadings(permit: MeasurablePermit) {
  const { permitNo } = permit
  const [readings, setReadings] = useState<Readings>(() => ({ ...none, ...keptInput(NAME, permitNo)?.values }))
  const take = (next: Readings) => {
    setReadings(next)
    keepInput(NAME, permitNo, { values: { ...next }, rowVersion: null })
  }
  const { startDt, ...typed } = readings
  return {
    draft: { permit, ...typed } satisfies GasDraft,
    startDt,
    choose: ({ extra }: GasDraft) => take({ ...readings, extra }),
    type: ({ extra, typed }: GasDraft) => take({ extra, typed, startDt: startDt ?? new Date().toISOString() }),
    forget: () => forgetInput(NAME, permitNo),
  }
}

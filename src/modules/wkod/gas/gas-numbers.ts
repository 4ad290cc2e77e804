/** The numbers of gas measurement from the register, as they hold on a day. */
import type { Queries } from '#platform/server/database/database.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { GasNumbers, Intervals } from './judge.logic.ts'

const codes = [
  'GAS_O2_MIN',
  'GAS_O2_MAX',
  'GAS_O2_WARN',
  'GAS_CO2',
  'GAS_CO',
  'GAS_H2S',
  'GAS_LEL_STOP',
  'GAS_LEL_CSE',
  'GAS_LEL_HOT',
  'GAS_INTERVAL_MIN_CSE',
  'GAS_INTERVAL_MIN_HOT',
  'GAS_INTERVAL_MIN_LNB',
  'GAS_INTERVAL_MIN_EXC',
  'GAS_RECORD_Y',
  'GAS_LATE_MIN',
  'GAS_OFFLINE_H',
  'GAS_NEAR_M',
] as const

export interface MeasureNumbers extends GasNumbers {
  intervals: Intervals
  keepYears: number
  /** Minutes after which an entry is late. */
  lateMin: number
  /** Hours after which a set that was kept on the device is too old. */
  offlineHours: number
  /** Metres around a reading that empties the place. */
  nearMeters: number
}

export async function measureNumbers(db: Queries, day: string): Promise<MeasureNumbers> {
  const found = await legalNumbers(db, codes, day)
  const of = (code: (typeof codes)[number]): number => found[code] ?? Number.NaN
  return {
    o2Min: of('GAS_O2_MIN'),
    o2Max: of('GAS_O2_MAX'),
    o2Warn: of('GAS_O2_WARN'),
    co2: of('GAS_CO2'),
    co: of('GAS_CO'),
    h2s: of('GAS_H2S'),
    lelStop: of('GAS_LEL_STOP'),
    lelCse: of('GAS_LEL_CSE'),
    lelHot: of('GAS_LEL_HOT'),
    intervals: {
      CSE: of('GAS_INTERVAL_MIN_CSE'),
      HOT: of('GAS_INTERVAL_MIN_HOT'),
      LNB: of('GAS_INTERVAL_MIN_LNB'),
      EXC: of('GAS_INTERVAL_MIN_EXC'),
    },
    keepYears: of('GAS_RECORD_Y'),
    lateMin: of('GAS_LATE_MIN'),
    offlineHours: of('GAS_OFFLINE_H'),
    nearMeters: of('GAS_NEAR_M'),
  }
}

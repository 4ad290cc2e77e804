import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { gasMeterMaster } from './gas-meter.master.ts'
import { gases } from './judge.logic.ts'

export const gasMeterRules = masterWith(gasMeterMaster, {
  set: ({ record }) => ({ gasCds: gasesIn(record.gasCds).join(', ') }),
  refuseSave: [refuseEarlyEnd, refuseUnknownGas],
})

const gasesIn = (given: unknown): string[] => [
  ...new Set(
    String(given ?? '')
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
]

function refuseEarlyEnd({ record }: MasterContext) {
  const { calibYmd, calibToYmd } = record
  if (!calibYmd || !calibToYmd || String(calibToYmd) > String(calibYmd)) return undefined
  return { field: 'calibToYmd', code: 'GAS_METER_CALIB', message: '교정유효일은 교정일보다 늦어야 합니다.' }
}

/** Substances beside the five usual gases go by their CAS number, as in the register of harmful factors. */
function refuseUnknownGas({ record }: MasterContext) {
  const unknown = gasesIn(record.gasCds).find((gasCd) => !(gasCd in gases) && !/^\d{2,7}-\d{2}-\d$/.test(gasCd))
  if (unknown === undefined) return undefined
  const message = '측정가스 {gas}을(를) 알 수 없습니다. O2, LEL, CO2, CO, H2S 또는 CAS 번호를 적으십시오.'
  return { field: 'gasCds', code: 'GAS_METER_GAS', message, values: { gas: unknown } }
}

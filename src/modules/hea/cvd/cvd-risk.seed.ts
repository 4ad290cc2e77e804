import type { DraftOf } from '#platform/model/document.ts'
import type { cvdRisk } from './cvd-risk.model.ts'

/** An evaluation that may be fixed as it stands: moderate risk. */
export const aCvdRisk = (values: DraftOf<typeof cvdRisk> = {}): DraftOf<typeof cvdRisk> => ({
  userId: 'emp',
  evalYmd: '2026-11-20',
  bpSysVal: 128,
  bpDiaVal: 82,
  ldlVal: 120,
  prob10Val: 2.4,
  ...values,
})

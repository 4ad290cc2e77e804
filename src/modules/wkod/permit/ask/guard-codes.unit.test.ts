/** What each guard of the types refuses, one line for each: the values with which it does, and those with which it does not. */
import { expect, test } from 'vitest'
import { typeFieldNames } from '../fields/permit-fields.model.ts'
import type { TypeLimits } from '../types/kind.model.ts'
import { typeChecks } from '../types/kinds.model.ts'
import type { TypeRecord } from './guard-parts.logic.ts'

const limits: TypeLimits = {
  ...{ extinguisherCnt: 2, drillMonths: 6, ventDays: 31, planV: 50, planVa: 250, lineCm: 300, lineStepCm: 10 },
  ...{ excavationM: 2, heightM: 2, ladderM: 3.5, dropMinM: 2, dropRate: 0.25, liftOkPct: 75, liftMaxPct: 90 },
  slope: { SAND: 1.8, SOIL: 1.2, SOFT: 1, HARD: 0.5 },
  sling: { WIRE: 5, PEOPLE: 10, HOOK: 3 },
  ...{ noticeDay: 15, noticeUrgentDay: 5 },
}
type Values = { [K in keyof TypeRecord]?: unknown }
const empty = Object.fromEntries(typeFieldNames.map((name) => [name, name.endsWith('Yn') ? 'N' : null]))
const nobody = { watchPersonNo: null, fireWatchPersonNo: null, signalPersonNo: null, cmdPersonNo: null }
const basics = { permitBaseCd: 'GEN', permitSubCds: null, permitUrgentYn: 'N', zoneClassCd: 'N', wkodDt: '2026-12-05' }
const found = (values: Values) => {
  const record = { ...empty, ...basics, ...nobody, permitCrew: [], vendorCd: 'V', ...values } as unknown as TypeRecord
  return typeChecks(record, limits, '2026-11-24', true).map(({ ruleCd }) => ruleCd)
}

const space: Values = {
  ...{ permitSubCds: 'CSE', cseKindNo: 5, ventYn: 'Y', rescueKitCds: 'SCBA LADDER ROPE', commMeansDesc: '무전기' },
  ...{ fireStationTel: '119', ppeDesc: '안전대', drillYmd: '2026-10-01', lineCutCd: 'BLIND', serviceCd: 'INERT' },
  ...{ watchPersonNo: 9, postedYn: 'Y' },
}
const hot: Values = { permitBaseCd: 'HOT', extinguisherCnt: 2, emptiedYn: 'Y', postedYn: 'Y' }
const electric: Values = { permitSubCds: 'ELE', voltVal: 24, kvaVal: 0.1, drawingNo: 'E-1' }
const dug: Values = {
  permitSubCds: 'EXC',
  depthVal: 1,
  soilCd: 'HARD',
  slopeHorizVal: 2,
  utilityCds: 'GAS ELE COM WATER FIRE',
}
const high: Values = {
  permitSubCds: 'HGT',
  heightVal: 3,
  meansCd: 'LADDER',
  tripodYn: 'Y',
  anchorYn: 'Y',
  dropRadiusVal: 2,
}
const lift: Values = {
  ...{ permitSubCds: 'HVY', loadVal: 5, rigVal: 0.3, ratedVal: 10, slingKindCd: 'WIRE', slingBreakVal: 40 },
  ...{ signalPersonNo: 1, keepOutYn: 'Y' },
}
const ray: Values = {
  ...{ permitSubCds: 'RAD', radPostedYn: 'Y', exclRadiusVal: 20, dosimeterCnt: 2, alarmMeterCnt: 2 },
  noticeYmd: '2026-11-01',
}
const line: Values = { permitSubCds: 'LNB', residualVal: 0, firstBreakPpeYn: 'Y' }
const crew = [1, 2, 3].map((personNo) => ({ personNo, crewRoleCd: 'WORKER', leaveDt: null }))

test.each<[code: string, good: Values, bad: Values]>([
  ['PT_CSE_KIND', space, { cseKindNo: null }],
  ['PT_CSE_VENT', space, { ventYn: 'N' }],
  ['PT_CSE_KIT', space, { rescueKitCds: 'SCBA LADDER' }],
  ['PT_CSE_COMM', space, { commMeansDesc: ' ' }],
  ['PT_CSE_TEL', space, { fireStationTel: null }],
  ['PT_CSE_LINES', space, { lineCutCd: null }],
  ['PT_CSE_POST', space, { postedYn: 'N' }],
  ['PT_HOT_EMPTIED', hot, { emptiedYn: 'N' }],
  ['PT_ELE_VOLT', electric, { voltVal: null, kvaVal: null }],
  ['PT_ELE_DRAWING', electric, { drawingNo: ' ' }],
  ['PT_EXC_SOIL', dug, { soilCd: null }],
  ['PT_EXC_PLAN', { ...dug, depthVal: 2, cmdPersonNo: 1, excPlanYn: 'Y' }, { excPlanYn: 'N' }],
  ['PT_HGT_MEANS', high, { meansCd: null }],
  ['PT_HGT_TRIPOD', high, { tripodYn: 'N' }],
  ['PT_HGT_DROP', high, { dropRadiusVal: 1.9 }],
  ['PT_HVY_LOAD', lift, { ratedVal: null }],
  ['PT_HVY_SIGNAL', lift, { signalPersonNo: null }],
  ['PT_HVY_UNDER', lift, { keepOutYn: 'N' }],
  ['PT_RAD_METER', ray, { permitCrew: crew }],
  ['PT_RAD_POST', ray, { radPostedYn: 'N' }],
  ['PT_RAD_RADIUS', ray, { exclRadiusVal: 0 }],
  ['PT_LNB_PPE', line, { firstBreakPpeYn: 'N' }],
])('%s', (code, good, bad) => {
  expect(found(good)).not.toContain(code)
  expect(found({ ...good, ...bad })).toContain(code)
})

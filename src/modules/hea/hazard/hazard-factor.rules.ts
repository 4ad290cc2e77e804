import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { hazardFactorMaster } from './hazard-factor.master.ts'

const cycle = ['cycleGroupNo', 'firstMonthCnt', 'cycleMonthCnt'] as const

export const hazardFactorRules = masterWith(hazardFactorMaster, { refuseSave: [refuseHalfACycle, refuseNoCycle] })

/** A cycle is known whole or not at all: half of one would never make anybody due. */
function refuseHalfACycle({ record }: MasterContext) {
  const missing = cycle.find((field) => record[field] === null || record[field] === undefined)
  if (missing === undefined || cycle.every((field) => record[field] === null || record[field] === undefined))
    return undefined
  return {
    field: missing,
    code: 'HEA_FACTOR_CYCLE',
    message: '주기그룹, 첫 검진, 주기를 함께 입력하십시오.',
  }
}

/** @law 산업안전보건법 시행규칙 제202조, 별표 23 */
function refuseNoCycle({ record }: MasterContext) {
  if (record.specialCheckYn !== 'Y' || record.cycleGroupNo) return undefined
  return {
    field: 'cycleGroupNo',
    code: 'HEA_FACTOR_NO_CYCLE',
    message: '특수건강진단 대상 유해인자는 주기그룹을 입력하십시오.',
    law: '산업안전보건법 시행규칙 제202조, 별표 23',
  }
}

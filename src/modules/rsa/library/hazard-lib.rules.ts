import { isEmpty } from '#platform/model/validate.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { hazardLibMaster } from './hazard-lib.master.ts'

/** A hazard of no work and no process would be offered to none. */
const refuseOfNothing = ({ record: { workCatCd, processNo } }: MasterContext) =>
  isEmpty(workCatCd) && isEmpty(processNo)
    ? { field: 'workCatCd', code: 'RSA_LIB_OF_NOTHING', message: '작업분류나 공정 가운데 하나는 정하세요.' }
    : undefined

export const hazardLibRules = masterWith(hazardLibMaster, { refuseSave: [refuseOfNothing] })

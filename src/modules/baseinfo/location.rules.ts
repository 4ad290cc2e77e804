import { isEmpty } from '#platform/model/validate.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { locationMaster } from './location.master.ts'

export const locationRules = masterWith(locationMaster, { refuseSave: [refuseOutsideOfPlan] })

const MAX = 1000
const isOnPlan = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= MAX

/** A mark has both coordinates and a plan to stand on, or there is none. */
function refuseOutsideOfPlan({ record: { mapNo, locationX, locationY } }: MasterContext) {
  if (isEmpty(locationX) && isEmpty(locationY)) return undefined
  if (!isEmpty(mapNo) && isOnPlan(locationX) && isOnPlan(locationY)) return undefined
  return { field: 'locationX', code: 'BASE_XY', message: '위치는 배치도 안을 클릭하여 지정하세요(0~1000).' }
}

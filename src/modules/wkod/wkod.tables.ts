/** Tables of work that no model declares; one line for each part. */

export { gasMeter, gasTester } from './gas/gas.tables.ts'
export { gasZone } from './gas/gas-zone.tables.ts'
export { isoPlanPermit } from './isolation/iso.tables.ts'
export { foremanMorning } from './morning/morning.tables.ts'
export { permitCheckItem, permitDoubt, permitFact, permitPrint } from './permit/fields/permit.tables.ts'
export { wkodPlanDocType, wkodPlanSign } from './plan/plan.tables.ts'
export {
  emergencyStop,
  emergencyStopPermit,
  heatDay,
  restLog,
  scaffoldCheck,
  tbmInterpreter,
  weatherObs,
} from './shift/shift.tables.ts'
export { permitMark, simopsHit, simopsRule } from './simops/simops.tables.ts'

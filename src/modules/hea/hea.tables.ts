/** Tables of occupational health that no model declares; one line for each part. */
export {
  checkupReservation,
  checkupTarget,
  consentText,
  planOrg,
  secondExam,
  slotWait,
} from './checkup/checkup.tables.ts'
export { dueTold, educationNeed, workerHazard, workerHazardLog } from './exposure/exposure.tables.ts'
export { hazardFactor } from './hazard/hazard-factor.tables.ts'
export { allergy, medicine, medicineLot, medicineTxn, symptomCluster, visitMedicine } from './infirm/infirm.tables.ts'
export { measureJudgement, measureSample, measureTarget } from './measure/measure.tables.ts'
export { heaDestroyItem } from './privacy/privacy.tables.ts'
export { workMeasure } from './result/result.tables.ts'
export { stressAnswer, stressInvite, stressOpinion } from './stress/stress.tables.ts'

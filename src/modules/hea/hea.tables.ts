/** Tables of occupational health that no model declares; one line for each part. */
export { hazardFactor } from './hazard/hazard-factor.tables.ts'
export { allergy, medicine, medicineLot, medicineTxn, symptomCluster, visitMedicine } from './infirm/infirm.tables.ts'

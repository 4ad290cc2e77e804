/** Tables of risk assessment that no model declares; one line for each part. */
export { rsaItemRev, rsaOrigin, rsaPart, rsaShare, rsaSharePerson, rsaShareText } from './assess/assess.tables.ts'
export { rsaMeetingPart, rsaStandstill } from './continuous/continuous.tables.ts'
export { rsaHazardLib } from './library/library.tables.ts'
export { rsaYear } from './year/rsa-year.tables.ts'

/** Tables of chemicals that no model declares; one line for each part. */
export { chmGhs, chmGhsClass, chmGhsStatement } from './ghs/ghs.tables.ts'
export { chmLabelPrint } from './label/label.tables.ts'
export { chmMatComp, chmMaterial, chmMatRev } from './material/material.tables.ts'
export { chmMsdsRead } from './msds/view/view.tables.ts'
export {
  chmMatHit,
  chmRegEffect,
  chmRegItem,
  chmRegList,
  chmRegVer,
  chmSubGroup,
  chmSubGroupPart,
} from './reg/reg.tables.ts'
export { chmSubstance } from './substance/substance.tables.ts'
export { chmMatUse, chmMatUseProc } from './use/use.tables.ts'

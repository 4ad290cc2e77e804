/** Tables of work that no model declares; one line for each part. */
export { wkodPlanDocType, wkodPlanSign } from './plan/plan.tables.ts'

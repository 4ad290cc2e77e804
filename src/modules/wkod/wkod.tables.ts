/** Tables of work that no model declares; one line for each part. */
export { permitMark, simopsHit, simopsRule } from './simops/simops.tables.ts'

/** Tables of occupational health that no model declares; one line for each part. */
export { hazardFactor } from './hazard/hazard-factor.tables.ts'
export { measureSample, measureTarget } from './measure/measure.tables.ts'

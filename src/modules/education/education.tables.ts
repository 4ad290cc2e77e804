/** Tables of education that no model declares; one line for each part. */
export { eduCourse, eduQuestion } from './course/edu-course.tables.ts'
export { eduAttempt, eduRqst } from './round/edu-round.tables.ts'
export { eduSpecialWork } from './status/status.tables.ts'

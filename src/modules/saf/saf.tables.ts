/** Tables of safety that no model declares; one line for each part. */
export {
  accCause,
  accEvidence,
  accForm,
  accHour,
  accLesson,
  accMeasure,
  accReportLog,
  accSnapshot,
  accTeam,
  accTicket,
  accTimeline,
  accVictim,
} from './accident/accident.tables.ts'
export { safetyCheckRelease } from './check/check.tables.ts'
export { jsaInterpreter, jsaMark, jsaPart } from './jsa/jsa.tables.ts'
export { obsTicket } from './observe/observe.tables.ts'
export { patrolMiss } from './patrol/patrol.tables.ts'
export { seenConcept, seenDue, seenText, seenWord } from './seen/seen.tables.ts'
export { siteTerm } from './term/term.tables.ts'

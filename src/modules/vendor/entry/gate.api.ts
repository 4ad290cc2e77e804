/** What others ask of the gates: whose card this is, and to count everybody. */
export { personOfCard } from './gate.scan.ts'
export { startMuster } from './onsite.routes.ts'

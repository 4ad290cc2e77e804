/** What others ask of the gates: whose card or pass this is, and to count everybody. */
export { personOfCode } from './gate-scan.ts'
export { startMuster } from './onsite.routes.ts'

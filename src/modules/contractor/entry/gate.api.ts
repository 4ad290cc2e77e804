/** What others ask of the gates: whose card or pass this is. */
export { personOfCode } from './gate-scan.ts'

/** Tables of contractors that no model declares. */
export { demeritCredit, sgcCardKey, sgcIssueHist, sgcStop, violItem } from './card/sgc.tables.ts'
export { personMove } from './person/person.tables.ts'

/** Tables of contractors that no model declares. */
export { personMove } from './person/person.tables.ts'

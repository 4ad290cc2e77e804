import type { Queries, Transaction } from './database.ts'

/**
 * What follows from the rows and not from the rights of who asks: inside a transaction it is read and written as the
 * program. Outside one whoever opened the connection has said as whom.
 */
export const asProgram = (db: Queries | Pick<Transaction, 'queryAs' | 'joins' | 'memory'>): Queries =>
  'queryAs' in db ? { joins: db.joins, memory: db.memory, query: (statement) => db.queryAs('SYSTEM', statement) } : db

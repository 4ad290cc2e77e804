/** What work is judged by follows from the rows and not from who asks: inside an action it is read as the program. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'

export const asProgram = (db: Queries | Transaction): Queries =>
  'queryAs' in db ? { query: <Row>(statement: Sql) => db.queryAs<Row>('SYSTEM', statement) } : db

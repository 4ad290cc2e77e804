import type { Queries, Transaction } from '#platform/server/database/database.ts'

/** Questions that follow from the rules of the site and not from the rights of who asks. */
export const asProgram = (tx: Transaction): Queries => ({ query: (statement) => tx.queryAs('SYSTEM', statement) })

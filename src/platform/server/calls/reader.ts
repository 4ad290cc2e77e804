import type { Actor, Database, Queries } from '../database/database.ts'
import type { Sql } from '../database/sql.ts'

interface Waiting {
  statement: Sql
  resolve(rows: never[]): void
  reject(error: unknown): void
}

/**
 * Reads as somebody without holding a connection: statements that are asked together travel together on one, which is
 * given back before the next are asked. So a route may read as two at once and never waits for a second connection
 * while it holds the first.
 */
export function readerAs(db: Database, actor: Actor): Queries {
  let waiting: Waiting[] = []
  const send = () => {
    const asked = waiting
    waiting = []
    const sent = db.read(actor, (queries) =>
      Promise.all(asked.map(({ statement, resolve, reject }) => queries.query<never>(statement).then(resolve, reject))),
    )
    sent.catch((error: unknown) => {
      for (const { reject } of asked) reject(error)
    })
  }
  return {
    joins: db.joins,
    memory: db.memory,
    query: (statement) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) queueMicrotask(send)
        waiting.push({ statement, resolve, reject })
      }),
  }
}

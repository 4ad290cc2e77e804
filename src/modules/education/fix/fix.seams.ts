/** What else changes when somebody's education is put right: his card, his stops, who may come in. */
import type { Person } from '#platform/model/access.ts'
import type { Transaction } from '#platform/server/database/database.ts'

export interface EducationFixed {
  personNos: readonly number[]
  /** Those who now have passed and had not. */
  gained: readonly { personNo: number; eduYmd: string }[]
  person: Person
  now: Date
}

/** Filled where the server is put together; it works in the transaction of the approval. */
export const educationSeams: { fixed: ((tx: Transaction, fixed: EducationFixed) => Promise<void>)[] } = { fixed: [] }

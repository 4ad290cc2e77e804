/** What else changes when somebody's education is put right: his card, his stops, who may come in. */
import type { Person } from '#platform/model/access.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'

export interface EducationFixed {
  personNos: readonly number[]
  /** Those who now have passed and had not. */
  gained: readonly { personNo: number; eduYmd: string }[]
  person: Person
  now: Date
}

export const educationAsks = ports('education-asks', {
  /** Works in the transaction of the approval. */
  fixed: port<(tx: Transaction, fixed: EducationFixed) => Promise<void>>(async () => {}),
})

/** What else changes when somebody's education is put right: his card, his stops, who may come in; and what works ask of people. */
import type { Person } from '#platform/model/access.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'
import type { Licence } from '../need/edu-need.model.ts'

export interface EducationFixed {
  personNos: readonly number[]
  /** Those who now have passed and had not. */
  gained: readonly { personNo: number; eduYmd: string }[]
  person: Person
  now: Date
}

/** An own employee on the list of a permit, and what the work asks of him: an education, or a licence. */
export interface CrewNeed {
  plantCd: string
  userId: string
  processNo: number
  specialKindNo: number | null
  licenceCd: Licence | null
  /** Calendar day in Asia/Seoul on which he is to work. */
  startYmd: string
}

export const educationAsks = ports('education-asks', {
  /** Works in the transaction of the approval. */
  fixed: port<(tx: Transaction, fixed: EducationFixed) => Promise<void>>(async () => {}),
  /** Of all permits that are not over. */
  crews: port<(tx: Transaction, now: Date) => Promise<readonly CrewNeed[]>>(async () => []),
})

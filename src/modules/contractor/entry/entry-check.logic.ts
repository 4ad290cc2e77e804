/** The result of a rule for a person: what the gate, a request and a permit are told alike. */
import type { Person } from '#platform/model/access.ts'
import type { Kept } from '#platform/model/sentences.ts'
import type { RuleCd } from './entry-codes.model.ts'

export interface EntryCheck {
  personNo: number
  ruleCd: RuleCd
  resultCd: 'OK' | 'WARN' | 'BLOCK'
  /** Korean with places. */
  message: string
  /** A word of ours among them is kept by its code. */
  values?: Readonly<Record<string, string | number | Kept>>
  law?: string
  evidenceDesc?: string
  /** The last day on which it blocks, where that is known. */
  untilYmd?: string | null
  /** Roles that can put it right. */
  lifterCds?: readonly string[]
  /** Who released a BLOCK of the site's own, until when and why: it warns then. */
  releaseDesc?: string
}

const weight = { OK: 0, WARN: 1, BLOCK: 2 } as const

/** The check that decides about somebody: the first BLOCK, else the first WARN. */
export const worstOf = (checks: readonly EntryCheck[]): EntryCheck | undefined =>
  checks.reduce<EntryCheck | undefined>(
    (worst, one) => (one.resultCd !== 'OK' && weight[one.resultCd] > weight[worst?.resultCd ?? 'OK'] ? one : worst),
    undefined,
  )

/** What shows that somebody is let in elsewhere is a document of another vendor: a vendor hears that it is so, not by which. */
export const evidenceFor = <Evidence>(
  { kind }: Pick<Person, 'kind'>,
  { ruleCd, evidenceDesc }: { ruleCd: RuleCd; evidenceDesc: Evidence },
): Evidence | null => (kind === 'vendor' && ruleCd === 'R2' ? null : evidenceDesc)

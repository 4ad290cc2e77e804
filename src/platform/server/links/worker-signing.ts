/** What a worker reads and signs on a page of his own, from whichever area it comes. */
import type { PageLanguage } from '#platform/model/problem.ts'
import type { SignProof } from '#platform/model/sign-proof.ts'
import type { Queries, Transaction } from '../database/database.ts'
import type { LinkPart, LinkWorker } from './link.ts'

export interface WorkerSign {
  /** Of what he signs, with its contents: `JSA-12-3f9a…`. What has changed since he read it has another. */
  code: string
  label: string
  /** What he signs, to be read before. */
  parts: readonly LinkPart[]
  /** He may say something of it in words of his own, in whatever language. */
  says?: boolean
}
export interface Reading {
  worker: LinkWorker
  plantCd: string
  today: string
  /** As he reads the page; the one that his vendor registered, which the page may not have. */
  language: PageLanguage
  langCd: string
}
/** Runs as the program. */
export interface WorkerSigning {
  /** Begins the codes of its own. */
  prefix: string
  list(db: Queries, reading: Reading): Promise<readonly WorkerSign[]>
  /** Whether he has signed just this before. */
  had(db: Queries, signed: { worker: LinkWorker; plantCd: string; code: string; now: Date }): Promise<boolean>
  /** @param code one that it listed a moment ago in the same transaction */
  sign(
    tx: Transaction,
    signed: {
      worker: LinkWorker
      plantCd: string
      code: string
      now: Date
      today: string
      proof: SignProof
      /** In his own words. */
      saidDesc: string | null
    },
  ): Promise<void>
}

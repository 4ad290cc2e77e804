/** What was seen before, asked of every area that keeps such records. */
import type { RouteRight } from '#platform/model/call.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { portOfMany, ports } from '#platform/server/ports.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import type { SeenKindCd } from './seen.model.ts'

/** What is to be found again. */
export interface SeenText {
  recordNo: number
  /** 0 where the record itself is meant. */
  rowNo: number
  /** None: of all plants. */
  plantCd: string | null
  vendorCd: string | null
  /** Contractors read it, whosever it is. */
  openYn: 'Y' | 'N'
  ymd: string
  saidDesc: string
  placeDesc: string | null
  /** Its codes, in Korean words. */
  codeNms: readonly (string | null)[]
}

export interface SeenRow {
  recordNo: number
  rowNo: number
}
export interface ReadRow extends SeenRow {
  docNo: string | null
  titleDesc: string | null
  ymd: string
  saidDesc: string
  codeNms: readonly (string | null)[]
  measureDesc: string | null
  /** EFF: the measure held; BAD: it did not. */
  outcomeCd: 'EFF' | 'BAD' | null
}

export interface Eyes {
  /** The asker under the menu of the kind. */
  readonly db: Queries
  readonly program: Queries
  readonly person: SignedInPerson
}
export interface SeenKind {
  readonly kindCd: SeenKindCd
  /** Whose menu has none of it finds none. */
  readonly right: RouteRight
  /** Of these records what is to be found again: nothing of a draft, of what was cancelled or removed. */
  told(db: Queries, recordNos: readonly number[]): Promise<readonly SeenText[]>
  /** Of these rows those that the asker reads, as they stand now. */
  read(eyes: Eyes, rows: readonly SeenRow[]): Promise<readonly ReadRow[]>
}

export const seenAsks = ports('seen-asks', { kinds: portOfMany<SeenKind>() })

/** What accidents ask of work above them: under which permit it happened. */
import type { Queries } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'

export interface PermitFacts {
  permitNo: number
  isConfinedSpace: boolean
  processNo: number | null
  jsaNo: number | null
  workCatCd: string | null
  /** As it stood: kept beside the accident. */
  snap: object
}

export const accidentAsks = ports('accident-asks', {
  /** Asked as the program. */
  permit: port<(db: Queries, permitNo: number) => Promise<PermitFacts | undefined>>(async () => undefined),
  /** The permits in work at that moment on whose crew he is. */
  permitsOfPerson: port<
    (db: Queries, whom: { userId: string | null; personNo: number | null }, at: string) => Promise<readonly number[]>
  >(async () => []),
})

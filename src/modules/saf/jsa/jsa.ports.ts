/** What JSAs ask of the work that goes on under them. */
import type { Queries } from '#platform/server/database/database.ts'
import type { HeldBefore as Held } from '#platform/server/links/in-app-signing.ts'
import { port, ports } from '#platform/server/ports.ts'

/** Work that was stopped for gas or by somebody in danger, with the JSA under which it went on. */
export interface StoppedWork {
  jsaNo: number
  /** Instant with offset. */
  stopDt: string
}
export const jsaAsks = ports('jsa-asks', {
  /** Plans of work and permits that are not over and stand on any revision of an analysis, by their numbers. */
  openUnder: port<(db: Queries, jsaNos: readonly number[]) => Promise<readonly string[] | 'unknown'>>(
    async () => 'unknown',
  ),
  /** Whose card somebody holds before the device; where nobody issues cards, nobody is known by one. */
  held: port<Held>(async () => undefined),
  /** Stops since an instant; earlier ones are of no interest. */
  stopped: port<(db: Queries, from: Date) => Promise<readonly StoppedWork[]>>(async () => []),
})

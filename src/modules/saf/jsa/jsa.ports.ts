/** What JSAs ask of the work that goes on under them, and of the risk assessments that cover it. */
import type { Queries } from '#platform/server/database/database.ts'
import type { HeldBefore as Held } from '#platform/server/links/in-app-signing.ts'
import { port, ports } from '#platform/server/ports.ts'
import type { AssessedLine } from './jsa.calls.ts'

/** Work that was stopped for gas or by somebody in danger, with the JSA under which it went on. */
export interface StoppedWork {
  jsaNo: number
  /** Instant with offset. */
  stopDt: string
}
/** A hazard that an assessment has found, with its measures, one a line; codes are those of assessments. */
export type AssessedHazard = AssessedLine
export interface AssessedAsked {
  plantCd: string
  processNo: number | null
  /** The kind of work; without one only what holds for all kinds. */
  workCatCd: string | null
  /** Separated by commas: a change covers the work at what it names. */
  equipCds: string | null
}
export const jsaAsks = ports('jsa-asks', {
  /** Plans of work and permits that are not over and stand on any revision of an analysis, by their numbers. */
  openUnder: port<(db: Queries, jsaNos: readonly number[]) => Promise<readonly string[] | 'unknown'>>(
    async () => 'unknown',
  ),
  /** Hazards of the assessments that cover a work. Nothing was assessed. */
  assessed: port<(db: Queries, asked: AssessedAsked) => Promise<readonly AssessedHazard[]>>(async () => []),
  /** Whose card somebody holds before the device; where nobody issues cards, nobody is known by one. */
  held: port<Held>(async () => undefined),
  /** Stops since an instant; earlier ones are of no interest. */
  stopped: port<(db: Queries, from: Date) => Promise<readonly StoppedWork[]>>(async () => []),
})

/** What the first page asks of areas that others build. A card of one that is not there says that nothing is known. */
import type { Queries } from '#platform/server/database/database.ts'
import type { MoreWork } from '#platform/server/documents/my-work.routes.ts'
import { port, portOfMany, ports } from '#platform/server/ports.ts'

interface Weather {
  obsDt: string
  /** ℃ and m/s. */
  feelTempVal: number | null
  windVal: number | null
  gustVal: number | null
}
/** The latest observation of a plant. */
type LatestWeather = (db: Queries, plantCd: string, now: Date) => Promise<Weather | undefined>

/** What was observed on a calendar day until a moment, the latest first. */
type WeatherOfDay = (db: Queries, plantCd: string, ymd: string, now: Date) => Promise<readonly Weather[]>

export interface PermitOfDay {
  permitNo: number
  wkodTitle: string
  statusCd: string
  /** How it stands, or why it is stopped. */
  label: string
  gasNextDueDt: string | null
}
/** Permits of a vendor that are alive on a day, those that work first, and the page on which they stand. */
type PermitsOfDay = (
  db: Queries,
  vendorCd: string,
  ymd: string,
) => Promise<{ route: string; rows: readonly PermitOfDay[] } | undefined>

export const homeAsks = ports('home-asks', {
  permits: port<PermitsOfDay>(async () => undefined),
  weather: port<LatestWeather>(async () => undefined),
  weatherOfDay: port<WeatherOfDay>(async () => []),
  /** What everybody has to read. */
  mustRead: portOfMany<MoreWork>(),
})

/** What the first page asks of areas that others build; composed in `contractor.server.ts`. A card without one says that nothing is known. */
import type { Queries } from '#platform/server/database/database.ts'
import type { MoreWork } from '#platform/server/documents/my-work.routes.ts'

export interface Weather {
  obsDt: string
  /** ℃ and m/s. */
  feelTempVal: number | null
  windVal: number | null
  gustVal: number | null
}
/** The latest observation of a plant. */
export type LatestWeather = (db: Queries, plantCd: string, now: Date) => Promise<Weather | undefined>

/** What was observed on a calendar day until a moment, the latest first. */
export type WeatherOfDay = (db: Queries, plantCd: string, ymd: string, now: Date) => Promise<Weather[]>

/** The council of a month, for a vendor that takes part. */
export type CouncilOf = (
  db: Queries,
  vendorCd: string,
  month: string,
) => Promise<{ meetYmd: string | null; statusCd: string } | undefined>

/** Filled where the server is put together. */
export const homeSeams: {
  weather: LatestWeather[]
  weatherOfDay: WeatherOfDay[]
  council: CouncilOf[]
  mustRead: MoreWork[]
} = {
  weather: [],
  weatherOfDay: [],
  council: [],
  mustRead: [],
}

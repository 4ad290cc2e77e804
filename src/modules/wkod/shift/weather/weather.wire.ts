/** What travels about the weather. */
import { z } from 'zod'
import { heatMeasures } from './weather.logic.ts'

export const WEATHER_API = '/api/saf/wkod/weather'
export const WEATHER_MENU = '/constSafe/wkod/weatherBoard'
export const STATION_API = '/api/saf/wkod/weatherstation'

const text = z.string().nullable()
const value = (min: number, max: number) => z.number().min(min).max(max).nullable().default(null)
const values = {
  windVal: value(0, 100),
  gustVal: value(0, 120),
  rainVal: value(0, 500),
  snowVal: value(0, 200),
  feelTempVal: value(-60, 70),
}
const obsDt = z.iso.datetime({ offset: true })
const hasValue = (given: Record<string, unknown>) => Object.keys(values).some((name) => typeof given[name] === 'number')
/** By hand: at the moment where none is given. */
export const obsBody = z.strictObject({ obsDt: obsDt.optional(), ...values }).refine(hasValue)
/** By a station: always with the moment of the measurement. */
export const stationBody = z.strictObject({ obsDt, ...values }).refine(hasValue)
export const observed = z.object({ obsDt: z.string(), stoppedCnt: z.number() })

const number = z.number().nullable()
const obsRow = z.object({
  obsDt: z.string(),
  windVal: number,
  gustVal: number,
  rainVal: number,
  snowVal: number,
  feelTempVal: number,
  sourceCd: z.string(),
})

const workRow = z.object({
  permitNo: z.number(),
  permitDocNo: text,
  wkodTitle: z.string(),
  placeDesc: text,
  vendorNm: text,
  areaDeptNm: text,
  statusCd: z.string(),
  suspReasonCd: text,
  kindCds: z.array(z.string()),
  isOutdoor: z.boolean(),
  /** What the last observation says against it, in words of the stop. */
  stops: z.array(z.string()),
  heat: z.object({ stateCd: z.enum(['OK', 'ALERT', 'OVER', 'COOLED']), dueDt: z.string() }).nullable(),
})
export type WeatherWorkLine = z.infer<typeof workRow>

const heatRow = z.object({
  heatYmd: z.string(),
  maxFeelVal: z.number(),
  maxObsDt: z.string(),
  heatLimitVal: z.number(),
  measureCds: text,
  measureDesc: text,
  measureUserNm: text,
  measureDt: text,
  retainToYmd: z.string(),
  restCnt: z.number(),
})
export type HeatLine = z.infer<typeof heatRow>

const limits = z.object({
  steelWind: z.number(),
  steelRain: z.number(),
  steelSnow: z.number(),
  towerSet: z.number(),
  towerRun: z.number(),
  craneGust: z.number(),
  awpGust: z.number(),
  heat: z.number(),
  heatRest: z.number(),
})
export const weatherBoard = z.object({
  nowDt: z.string(),
  ymd: z.string(),
  latest: obsRow.nullable(),
  limits,
  observations: z.array(obsRow),
  works: z.array(workRow),
  today: heatRow.nullable(),
})
export type WeatherBoard = z.infer<typeof weatherBoard>

export const heatDays = z.object({ rows: z.array(heatRow) })
export const heatBody = z.strictObject({
  measureCds: z.array(z.enum(Object.keys(heatMeasures) as [keyof typeof heatMeasures])).max(10),
  measureDesc: z.string().trim().max(1000).nullable().default(null),
})
const station = z.object({ linkNo: z.number(), untilYmd: z.string(), key: z.string() })
export const stations = z.object({ rows: z.array(station) })
export type Stations = z.infer<typeof stations>

/** The weather board, observations by hand and by stations, the days of heat and their sheet. */
import { call, menu } from '#platform/model/call.ts'
import { oneOf, rowsOf, writtenDay, writtenInstant } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { heatMeasures } from './weather.logic.ts'

export const WEATHER_API = '/api/saf/wkod/weather'
const WEATHER_MENU = '/constSafe/wkod/weatherBoard'
export const STATION_API = '/api/saf/wkod/weatherstation'

const seen = { right: menu(WEATHER_MENU), tag: '기상·폭염' }
const written = { right: menu(WEATHER_MENU, 'write'), tag: '기상·폭염' }

const text = z.string().nullable()
const value = (min: number, max: number) => z.number().min(min).max(max).nullable().default(null)
const values = {
  windVal: value(0, 100),
  gustVal: value(0, 120),
  rainVal: value(0, 500),
  snowVal: value(0, 200),
  feelTempVal: value(-60, 70),
}
const obsDt = writtenInstant
const hasValue = (given: Record<string, unknown>) => Object.keys(values).some((name) => typeof given[name] === 'number')
/** By a station: always with the moment of the measurement. */
export const stationBody = z.strictObject({ obsDt, ...values }).refine(hasValue)
export const observed = z.object({ obsDt: z.string(), stoppedCnt: z.number() })
export const observeWeather = call.post(WEATHER_API, {
  ...written,
  program: 'What is observed stops whatever works outside, of the own plant.',
  /** At the moment where none is given. */
  body: z.strictObject({ obsDt: obsDt.optional(), ...values }).refine(hasValue),
  answer: observed,
})

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
const board = z.object({
  nowDt: z.string(),
  ymd: z.string(),
  latest: obsRow.nullable(),
  limits,
  observations: z.array(obsRow),
  works: z.array(workRow),
  today: heatRow.nullable(),
})
export type WeatherBoard = z.infer<typeof board>
export const weatherBoard = call.get(WEATHER_API, {
  ...seen,
  program: 'Weather stops works of all vendors; of the own plant.',
  query: z.object({ ymd: writtenDay.optional() }),
  answer: board,
})

const ofYear = z.object({ year: z.coerce.number().int().min(2000).max(2100).optional() })
export const heatDays = call.get(`${WEATHER_API}/heatdays`, { ...seen, query: ofYear, answer: rowsOf(heatRow) })
export const heatSheet = call.get(`${WEATHER_API}/heatdays/excel`, { ...seen, query: ofYear, answer: 'sheet' })
export const noteHeat = call.put(`${WEATHER_API}/heatdays/{ymd}`, {
  ...written,
  program: 'Hot days are the plant’s; the statement holds to it.',
  places: { ymd: writtenDay },
  body: z.strictObject({
    measureCds: z.array(oneOf(heatMeasures)).max(10),
    measureDesc: z.string().trim().max(1000).nullable().default(null),
  }),
  answer: z.object({ heatYmd: z.string() }),
})

const kept = { ...written, right: menu(WEATHER_MENU, 'write', ['SHM', 'SHD']) }
const program = 'Keys of stations are links, which the program keeps; of the own plant.'
const station = z.object({ linkNo: z.number(), untilYmd: z.string(), key: z.string() })
export const stationKeys = call.get(`${STATION_API}/keys`, { ...kept, answer: rowsOf(station) })
export const makeStationKey = call.post(`${STATION_API}/keys`, {
  ...kept,
  program,
  answer: station.pick({ linkNo: true, key: true }),
})
export const endStationKey = call.delete(`${STATION_API}/keys/{no}`, { ...kept, program })

/** What the rates of accidents rest on, and the accidents behind each of them. */
import { call, menu } from '#platform/model/call.ts'
import { nullableText, oneOf, rowsOf } from '#platform/model/call-words.ts'
import { code, count, number, text } from '#platform/model/field.ts'
import { defineSheet } from '#platform/model/sheet.ts'
import { z } from '#schema'
import { accident } from '../accident.model.ts'
import { rates } from '../judge/rates.logic.ts'
import { STAT_ROUTE } from './accident-figures.model.ts'

export const hourOrigins = { TIME: '근태', GATE: '출입', SHEET: '수기', EST: '추정' } as const
const populations = { OWN: '당사', VENDOR: '업체' } as const
export const allPopulations = { ...populations, ALL: '합계' } as const

const month = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
const asked = { from: month, to: month, plantCd: z.string().max(20).default('') }

const counts = z.object({
  caseCnt: z.number(),
  fatCnt: z.number(),
  ltiCnt: z.number(),
  rwcCnt: z.number(),
  mtcCnt: z.number(),
  /** Converted lost days in 365ths of one. */
  lostParts: z.number(),
})
const ofMonth = z.object({
  hourYm: z.string(),
  populationCd: oneOf(allPopulations),
  ...counts.shape,
  workHourVal: z.number(),
  workerCnt: z.number(),
  /** Null where nothing is known. */
  originCd: oneOf(hourOrigins).nullable(),
})
export type RateMonth = z.infer<typeof ofMonth>

const reading = {
  right: menu(STAT_ROUTE),
  program: 'Counts of victims whose names their reader may not know, of the plants that he sees; no row of any.',
}
const ratesAnswer = z.object({
  ...rowsOf(ofMonth).shape,
  /** Since the last accident with a lost day or a death; null where the records have none. */
  freeDays: z.number().nullable(),
  lastYmd: nullableText,
  lastNo: z.number().nullable(),
  lastDocNo: nullableText,
})
export type RatesAnswer = z.infer<typeof ratesAnswer>
export const accidentRates = call.get(`${accident.api}-rates`, {
  ...reading,
  query: z.object(asked),
  answer: ratesAnswer,
})

export const rateCases = call.get(`${accident.api}-rates/cases`, {
  ...reading,
  query: z.object({ ...asked, population: oneOf(allPopulations), rate: oneOf(rates) }),
  answer: rowsOf(
    z.object({
      accidentNo: z.number(),
      docNo: nullableText,
      title: z.string(),
      occurYmd: z.string(),
      ...counts.omit({ caseCnt: true }).shape,
      lostDayCnt: z.number(),
    }),
  ),
})

export const rateSheet = call.get(`${accident.api}-rates/excel`, {
  ...reading,
  query: z.object(asked),
  answer: 'sheet',
})

export const hourSheet = defineSheet({
  area: 'saf',
  label: '근로시간',
  api: `${accident.api}-hours`,
  right: menu(STAT_ROUTE, 'write'),
  most: 240,
  columns: {
    hourYm: text('월', { max: 7, required: true, help: '2026-11처럼 적습니다.' }),
    populationCd: code('집단', populations, { required: true }),
    originCd: code('근거', { TIME: hourOrigins.TIME, SHEET: hourOrigins.SHEET }, { required: true }),
    workHourVal: number('총근로시간', { unit: '시간', min: 0, max: 99_999_999, decimals: 2, required: true }),
    workerCnt: count('근로자수', { unit: '명', max: 999_999, required: true }),
  },
})

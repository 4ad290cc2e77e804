import { seesAllPlants } from '#platform/model/access.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet } from '#platform/server/calls/list-sheet.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { accidentFreeDays } from '../judge/free-days.logic.ts'
import { convertedDays } from '../judge/lost-days.logic.ts'
import { rateOf } from '../judge/rates.logic.ts'
import { hourUpload } from './hours.sheet.ts'
import { accidentRates, allPopulations, hourOrigins, type RateMonth, rateCases, rateSheet } from './rates.calls.ts'
import { type Asked, casesOf, lastLost, rateMonths } from './rates.sql.ts'

interface Question {
  person: SignedInPerson
  today: string
  query: { from: string; to: string; plantCd: string }
}
const MOST_MONTHS = 60
/** Whoever sees one plant is told of that one; a period turned round is one month. */
function askedOf({ person, today, query: { from, to, plantCd } }: Question): Asked {
  const last = to < from ? from : to
  const years = Number(last.slice(0, 4)) - Number(from.slice(0, 4))
  const months = years * 12 + Number(last.slice(5)) - Number(from.slice(5))
  return {
    fromYmd: `${from}-01`,
    toYmd: `${months >= MOST_MONTHS ? from : last}-01`,
    plantCd: seesAllPlants(person) ? plantCd || null : person.plantCd,
    today,
  }
}

const told = answer(accidentRates, async ({ program, ...question }) => {
  const asked = askedOf(question)
  const [rows, last] = [await rateMonths(program, asked), await lastLost(program, asked)]
  return {
    rows,
    freeDays: last ? accidentFreeDays(last.ymd, question.today) : null,
    lastYmd: last?.ymd ?? null,
    lastNo: last?.no ?? null,
    lastDocNo: last?.docNo ?? null,
  }
})

const cases = answer(rateCases, async ({ program, ...question }) => {
  const { population, rate } = question.query
  return { rows: await casesOf(program, askedOf(question), population, rate) }
})

const figure = (text: string, value: (row: RateMonth) => number | null, format?: string): ListColumn<RateMonth> => ({
  text,
  kind: 'number',
  width: 12,
  value,
  ...(format !== undefined && { format }),
})
const ofRow = (row: RateMonth) => [row, { hours: row.workHourVal, workers: row.workerCnt }] as const
const columns: readonly ListColumn<RateMonth>[] = [
  { text: '월', kind: 'text', width: 10, value: ({ hourYm }) => hourYm },
  { text: '집단', kind: 'text', width: 10, value: ({ populationCd }, say) => say(allPopulations[populationCd]) },
  figure('총근로시간', ({ workHourVal }) => workHourVal),
  {
    text: '근거',
    kind: 'text',
    width: 10,
    value: ({ originCd }, say) => (originCd ? say(hourOrigins[originCd]) : ''),
  },
  figure('근로자수', ({ workerCnt }) => workerCnt),
  figure('사고 건수', ({ caseCnt }) => caseCnt),
  figure('사망', ({ fatCnt }) => fatCnt),
  figure('휴업', ({ ltiCnt }) => ltiCnt),
  figure('제한작업', ({ rwcCnt }) => rwcCnt),
  figure('병원치료', ({ mtcCnt }) => mtcCnt),
  figure('환산 근로손실일수', ({ lostParts }) => Math.round(convertedDays(lostParts) * 100) / 100),
  figure('도수율', (row) => rateOf('freq', ...ofRow(row))),
  figure('LTIFR', (row) => rateOf('ltifr', ...ofRow(row))),
  figure('TRIR', (row) => rateOf('trir', ...ofRow(row))),
  figure('강도율', (row) => rateOf('severity', ...ofRow(row))),
  figure('재해율 (%)', (row) => rateOf('injury', ...ofRow(row))),
  figure('연천인율', (row) => rateOf('perThousand', ...ofRow(row))),
  figure('사망만인율', (row) => rateOf('fatality', ...ofRow(row))),
]
const sheet = answer(rateSheet, async ({ program, request, ...question }) =>
  listSheet(request, { area: 'saf', label: '사고 통계', columns, rows: await rateMonths(program, askedOf(question)) }),
)

export const rateRoutes = routes(told, cases, sheet, hourUpload)

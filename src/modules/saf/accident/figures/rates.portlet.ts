/** 무재해 on the dashboard: for how long nobody lost a day, and the rates of twelve months, the present one included. */
import { z } from 'zod'
import { seesAllPlants } from '#platform/model/access.ts'
import { addMonths } from '#platform/model/calendar.ts'
import { counted } from '#platform/model/call-words.ts'
import { readerAs } from '#platform/server/calls/reader.ts'
import { portlet } from '#platform/server/portlets/portlet.ts'
import { accident } from '../accident.model.ts'
import { accidentFreeDays } from '../judge/free-days.logic.ts'
import { added, rateOf } from '../judge/rates.logic.ts'
import { STAT_ROUTE } from './accident-figures.model.ts'
import { lastLost, rateMonths } from './rates.sql.ts'

const MONTHS = 12

export const accidentFree = portlet({
  portletId: 'accidentFree',
  label: '무재해',
  sizes: ['M', 'S'],
  hears: [accident.name],
  isFor: ({ kind, rights }) => kind === 'staff' && rights.get(STAT_ROUTE)?.access === true,
  answer: z.object({
    /** Null where the records have no accident with a lost day. */
    freeDays: z.number().nullable(),
    lastYmd: z.string().nullable(),
    trir: z.number().nullable(),
    ltifr: z.number().nullable(),
    /** A rate rests on hours that were estimated. */
    estimated: z.boolean(),
    href: z.string(),
    unclassed: counted,
  }),
  async read({ person, today, services, count }) {
    const asked = {
      fromYmd: addMonths(`${today.slice(0, 7)}-01`, 1 - MONTHS),
      toYmd: `${today.slice(0, 7)}-01`,
      plantCd: seesAllPlants(person) ? null : person.plantCd,
      today,
    }
    const program = readerAs(services.db, 'SYSTEM')
    const [months, last] = [await rateMonths(program, asked), await lastLost(program, asked)]
    const all = months.filter(({ populationCd }) => populationCd === 'ALL')
    const hours = all.reduce((sum, { workHourVal }) => sum + workHourVal, 0)
    const rate = (name: 'trir' | 'ltifr') => rateOf(name, added(all), { hours, workers: 0 })
    return {
      freeDays: last ? accidentFreeDays(last.ymd, today) : null,
      lastYmd: last?.ymd ?? null,
      trir: rate('trir'),
      ltifr: rate('ltifr'),
      estimated: all.some(({ originCd }) => originCd === 'EST'),
      href: STAT_ROUTE,
      ...(await count(accident, { unclassed: { statusCd: 'REPORTED' } })),
    }
  },
})

/** 법정주기 on the dashboard: what was not done by its legal day, and what is due next. */
import { z } from 'zod'
import { addDays } from '#platform/model/calendar.ts'
import { counted } from '#platform/model/call-words.ts'
import { portlet } from '#platform/server/portlets/portlet.ts'
import { stateOf } from './legal-duty.logic.ts'
import { LEGAL_ROUTE, type PeriodState } from './legal-duty.model.ts'
import { dutyPeriods } from './legal-duty.ts'

const BACK_DAYS = 90

export const legalMissedPortlet = portlet({
  portletId: 'legalMissed',
  label: '법정주기',
  sizes: ['M', 'S'],
  hears: ['check-result', 'council'],
  isFor: ({ rights }) => rights.get(LEGAL_ROUTE)?.access === true,
  answer: z.object({ missed: counted, open: counted, done: counted, nextYmd: z.string().nullable() }),
  async read({ person, today, services }) {
    const from = addDays(today, -BACK_DAYS)
    const span = { plantCd: person.plantCd, fromYmd: from, toYmd: today, today }
    const periods = await services.db.read('SYSTEM', (db) => dutyPeriods(db, span))
    const of = (stateCd: PeriodState) => periods.filter((period) => stateOf(period, today) === stateCd)
    const countedAs = (stateCd: PeriodState) => ({
      count: of(stateCd).length,
      href: `${LEGAL_ROUTE}?${new URLSearchParams({ from, to: today, plantCd: person.plantCd, stateCd })}`,
    })
    const next = of('OPEN')
      .map(({ toYmd }) => toYmd)
      .sort()
    return { missed: countedAs('MISS'), open: countedAs('OPEN'), done: countedAs('DONE'), nextYmd: next[0] ?? null }
  },
})

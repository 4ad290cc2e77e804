/** Overdue assessments on the dashboard: what was missed, what is late, what no work may begin without. */
import { z } from 'zod'
import { counted } from '#platform/model/call-words.ts'
import { toQueryString } from '#platform/model/query.ts'
import { readerAs } from '#platform/server/calls/reader.ts'
import { portlet } from '#platform/server/portlets/portlet.ts'
import { readerOf, totalStatement } from '#platform/server/reports/report.ts'
import { openRight, under } from '#platform/server/sign-in/menu-right.ts'
import { rsa } from '../assess/rsa.model.ts'
import { rsaYears, YEAR_ROUTE } from './rsa-year.model.ts'
import { rsaYearRows } from './rsa-year.sql.ts'

export const rsaDue = portlet({
  portletId: 'rsaDue',
  label: '위험성평가 기한',
  sizes: ['M', 'S'],
  hears: [rsa.name],
  isFor: ({ kind, rights }) => kind === 'staff' && rights.get(YEAR_ROUTE)?.access === true,
  answer: z.object({ missed: counted, late: counted, first: counted, soon: counted }),
  async read({ person, language, services }) {
    const asker = {
      person: under(person, openRight(person.rights.get(YEAR_ROUTE)), 'read'),
      language,
      now: services.clock.now(),
      models: services.models,
    }
    const db = readerAs(services.db, readerOf(rsaYearRows, asker))
    const totalOf = async (stateCd: string) => {
      const where = { stateCd }
      const asked = { page: 1, limit: 1, sort: rsaYears.order, q: undefined, where }
      const [row] = await db.query<{ total: number }>(totalStatement(rsaYearRows, asker, asked))
      return { count: row?.total ?? 0, href: `${YEAR_ROUTE}?${toQueryString({ where })}` }
    }
    const states = [totalOf('MISSED'), totalOf('LATE'), totalOf('INIT'), totalOf('SOON')] as const
    const [missed, late, first, soon] = await Promise.all(states)
    return { missed, late, first, soon }
  },
})

/** 의무실 on the dashboard: who lies there now, and how many came; numbers for the health team alone. */
import { z } from 'zod'
import { addDays } from '#platform/model/calendar.ts'
import { counted } from '#platform/model/call-words.ts'
import { toQueryString } from '#platform/model/query.ts'
import { reaching } from '#platform/server/documents/rights.ts'
import { portlet, whoOpens } from '#platform/server/portlets/portlet.ts'
import { infirmVisit } from '../infirm/visit.model.ts'
import { visitQuery, visitTotal } from '../infirm/visit-read.ts'

const MONTH = 30
/** The list's own, as its address says them. */
const conditions = visitQuery.omit({ page: true, limit: true })

export const infirmToday = portlet({
  portletId: 'infirmToday',
  label: '의무실',
  sizes: ['S', 'M'],
  hears: [infirmVisit.name],
  isFor: whoOpens(infirmVisit),
  answer: z.object({ open: counted, today: counted, work: counted }),
  async read({ person, services, today: day }) {
    const reader = reaching(person, infirmVisit, 'read')
    return services.db.read(reader, async (db) => {
      const of = async (where: Readonly<Record<string, string>>) => {
        const [row] = await db.query<{ total: number }>(visitTotal(conditions.parse(where), reader.plantCd))
        return { count: row?.total ?? 0, href: `${infirmVisit.route.staff}?${toQueryString({ where })}` }
      }
      const [open, today, work] = await Promise.all([
        of({ statusCd: 'OPEN' }),
        of({ from: day, to: day }),
        of({ workRelatedYn: 'Y', from: addDays(day, 1 - MONTH), to: day }),
      ])
      return { open, today, work }
    })
  },
})

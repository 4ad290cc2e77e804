/** 결재 on the dashboard: what waits for the person, what became of what he decided and of what he drafted. */
import { z } from 'zod'
import { addDays } from '#platform/model/calendar.ts'
import { counted } from '#platform/model/call-words.ts'
import { toQueryString } from '#platform/model/query.ts'
import { type PortletContext, portlet } from '../portlets/portlet.ts'
import type { Services } from '../services.ts'
import { approvalMenus } from './approval.asker.ts'
import { type BoxQuery, totalOfBox, totalOfDrafts } from './approval.box.ts'
import { deputyLinesOf } from './approval.rows.ts'

const RECENT_DAYS = 7

/** The list of the approvals that wait for a person; the number beside it is its total. */
export const approvalTodo = {
  kindCd: 'APPR',
  href: `${approvalMenus.box}?tab=TODO`,
  count: async (context: Pick<PortletContext, 'services' | 'person'>) => {
    const [total] = await totalsOfBox(context.services, context.person.userId, [{ tab: 'TODO', q: '' }])
    return total ?? 0
  },
} as const

/** As the program: lines of approval are nobody's rows. */
const totalsOfBox = (
  { db, clock }: Services,
  userId: string,
  queries: readonly Omit<BoxQuery, 'page' | 'limit'>[],
): Promise<number[]> =>
  db.read('SYSTEM', async (reading) => {
    const lines = await deputyLinesOf(reading, userId, clock.now())
    return Promise.all(queries.map((query) => totalOfBox(reading, userId, lines, query)))
  })

export const apprStatus = portlet({
  portletId: 'apprStatus',
  label: '결재',
  sizes: ['M', 'S'],
  hears: ['*', 'notification'],
  isFor: ({ rights }) => rights.get(approvalMenus.box)?.access === true,
  answer: z.object({
    todo: counted,
    progress: counted,
    returned: counted,
    done: counted,
    /** What the person drafted himself; null where he drafts nothing. */
    drafts: z.object({ progress: counted, returned: counted }).nullable(),
  }),
  async read({ services, person, today }) {
    const wanted = [
      { tab: 'TODO' },
      { tab: 'PROGRESS' },
      { tab: 'RTN' },
      { tab: 'DONE', endDtFrom: addDays(today, 1 - RECENT_DAYS) },
    ] as const
    const totals = await totalsOfBox(
      services,
      person.userId,
      wanted.map((query) => ({ ...query, q: '' })),
    )
    const at = (index: 0 | 1 | 2 | 3) => ({
      count: totals[index] ?? 0,
      href: `${approvalMenus.box}?${toQueryString({ where: wanted[index] })}`,
    })
    const drafts = person.rights.get(approvalMenus.drafts)?.access ? await draftsOf(services, person.userId) : null
    return { todo: at(0), progress: at(1), returned: at(2), done: at(3), drafts }
  },
})

function draftsOf({ db }: Services, userId: string) {
  return db.read('SYSTEM', async (queries) => {
    const of = async (apprStatusCd: string) => ({
      count: await totalOfDrafts(queries, userId, apprStatusCd),
      href: `${approvalMenus.drafts}?apprStatusCd=${apprStatusCd}`,
    })
    const [progress, returned] = await Promise.all([of('PROGRESS'), of('RTN')])
    return { progress, returned }
  })
}

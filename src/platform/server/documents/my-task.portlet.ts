/** 할 일 on the dashboard: how much of each kind, and what it is. */
import { z } from 'zod'
import { counted } from '#platform/model/call-words.ts'
import { type Portlet, type PortletContext, portlet } from '../portlets/portlet.ts'
import { type MoreWork, myWork, orderedWorkSchema, type Work, workKinds } from './my-work.routes.ts'

/** A kind of work that has a list of its own elsewhere. */
export interface WorkList {
  kindCd: Work['kindCd']
  href: string
  /** How many stand there: more than are shown here, where there are very many. */
  count(context: PortletContext): Promise<number>
}

export const myTaskPortlet = (more: readonly MoreWork[], elsewhere: readonly WorkList[]): Portlet =>
  portlet({
    portletId: 'myTask',
    label: '할 일',
    sizes: ['L', 'M'],
    hears: ['*', 'notification'],
    isFor: () => true,
    answer: z.object({
      total: counted,
      kinds: z.array(counted.extend({ kindCd: z.enum(workKinds) })),
      moreYn: z.enum(['Y', 'N']),
      rows: z.array(orderedWorkSchema),
    }),
    async read(context) {
      const { services, person, language } = context
      const { rows, isMore } = await myWork(services, person, language, more)
      const kinds = await Promise.all(
        workKinds.map(async (kindCd) => {
          const list = elsewhere.find((one) => one.kindCd === kindCd)
          const count = rows.filter((row) => row.kindCd === kindCd).length
          if (count === 0 || !list) return { kindCd, count, href: `/index?kindCd=${kindCd}` }
          return { kindCd, count: await list.count(context), href: list.href }
        }),
      )
      return {
        total: { count: rows.length, href: '/index' },
        kinds: kinds.filter(({ count }) => count > 0),
        moreYn: isMore ? ('Y' as const) : ('N' as const),
        rows,
      }
    },
  })

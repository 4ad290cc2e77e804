/** 건강검진 on the dashboard: how many are late or soon due as numbers only, and the share of this year as the reader's level goes. */

import { z } from 'zod'
import { counted } from '#platform/model/call-words.ts'
import { toQueryString } from '#platform/model/query.ts'
import { readerAs } from '#platform/server/calls/reader.ts'
import { type PortletContext, portlet } from '#platform/server/portlets/portlet.ts'
import { openRight, under } from '#platform/server/sign-in/menu-right.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { checkupPlan } from '../checkup/checkup-plan.model.ts'
import { dueTotal } from '../exposure/due-list.ts'
import { dueNumbers } from '../exposure/due-numbers.ts'
import { DUE_ROUTE } from '../exposure/exposure.model.ts'
import { STATUS_ROUTE } from '../result/status.calls.ts'
import { statusOf } from '../result/status.routes.ts'

const opens = ({ rights }: SignedInPerson, route: string): boolean => rights.get(route)?.access === true

export const checkupRate = portlet({
  portletId: 'checkupRate',
  label: '건강검진',
  sizes: ['M', 'S'],
  hears: [checkupPlan.name],
  isFor: (person) => person.kind === 'staff' && (opens(person, DUE_ROUTE) || opens(person, STATUS_ROUTE)),
  answer: z.object({
    /** Null where the person has no list of who is due. */
    dues: z.object({ late: counted, month: counted, next: counted }).nullable(),
    /** Of the general checkup; null where he sees no statistics. Its own numbers are null where they are too small. */
    rate: z
      .object({ rateVal: z.number().nullable(), examinedCnt: z.number().nullable(), targetCnt: z.number().nullable() })
      .extend({ href: z.string() })
      .nullable(),
  }),
  async read(context) {
    const [dues, rate] = await Promise.all([
      opens(context.person, DUE_ROUTE) ? duesOf(context) : null,
      opens(context.person, STATUS_ROUTE) ? rateOf(context) : null,
    ])
    return { dues, rate }
  },
})

const reading = (person: SignedInPerson, route: string) => under(person, openRight(person.rights.get(route)), 'read')

/** The totals of the list of who is due, so narrowed. */
async function duesOf({ person, services, today }: PortletContext) {
  const reader = reading(person, DUE_ROUTE)
  return services.db.read(reader, async (db) => {
    const asker = { person: reader, today, numbers: await dueNumbers(db, today) }
    const of = async (dueCd: 'OVERDUE' | 'D30' | 'D60') => {
      const where = { dueCd }
      const [row] = await db.query<{ total: number }>(dueTotal(asker, where))
      return { count: row?.total ?? 0, href: `${DUE_ROUTE}?${toQueryString({ where })}` }
    }
    const [late, month, next] = await Promise.all([of('OVERDUE'), of('D30'), of('D60')])
    return { late, month, next }
  })
}

async function rateOf({ person, services, today }: PortletContext) {
  const year = Number(today.slice(0, 4))
  const asked = { classCd: 'GEN', from: year, to: year }
  const { total } = await statusOf(readerAs(services.db, 'SYSTEM'), reading(person, STATUS_ROUTE), asked)
  const { rateVal, examinedCnt, targetCnt } = total
  return { rateVal, examinedCnt, targetCnt, href: STATUS_ROUTE }
}

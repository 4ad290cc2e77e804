/** 사고·아차사고 on the dashboard: the reports of twelve months, the present one included. Accidents join when there are any. */
import { z } from 'zod'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { counted } from '#platform/model/call-words.ts'
import { portlet, whoOpens } from '#platform/server/portlets/portlet.ts'
import { nearMiss } from '../near-miss.model.ts'

const MONTHS = 12
const reported = Object.keys(nearMiss.lifecycle.states)
  .filter((state) => state !== nearMiss.lifecycle.start)
  .join()

export const accidentMonth = portlet({
  portletId: 'accidentMonth',
  label: '사고·아차사고',
  sizes: ['M', 'S', 'L'],
  hears: [nearMiss.name],
  isFor: whoOpens(nearMiss),
  answer: z.object({
    months: z.array(z.object({ month: z.string(), all: counted, hipo: counted })),
  }),
  async read({ today, count }) {
    const first = addMonths(`${today.slice(0, 7)}-01`, 1 - MONTHS)
    const firsts = Array.from({ length: MONTHS }, (_, index) => addMonths(first, index))
    const whereOf = (day: string) => ({
      statusCd: reported,
      occurDtFrom: day,
      occurDtTo: addDays(addMonths(day, 1), -1),
    })
    const monthOf = async (day: string) => {
      const where = whereOf(day)
      return { month: day.slice(0, 7), ...(await count(nearMiss, { all: where, hipo: { ...where, hipoYn: 'Y' } })) }
    }
    return { months: await Promise.all(firsts.map(monthOf)) }
  },
})

/** 개선조치 on the dashboard: how long what is open has been open, and how much of this year was done in time. */
import { z } from 'zod'
import { addDays } from '#platform/model/calendar.ts'
import { counted } from '#platform/model/call-words.ts'
import { portlet, whoOpens } from '#platform/server/portlets/portlet.ts'
import { impr, openStates } from './impr.model.ts'

const open = { statusCd: openStates.join() }
/** R5: what was due, whether done or not; what was cancelled is not. */
const due = { onTimeCd: 'OPEN,IN,LATE' }

export const imprAge = portlet({
  portletId: 'imprAge',
  label: '개선조치',
  sizes: ['M', 'S'],
  hears: [impr.name],
  isFor: whoOpens(impr),
  answer: z.object({
    open: counted,
    week: counted,
    month: counted,
    older: counted,
    late: counted,
    due: counted,
    kept: counted,
  }),
  async read({ today, count }) {
    const thisYear = { orgDueYmdFrom: `${today.slice(0, 4)}-01-01`, orgDueYmdTo: today }
    const wheres = {
      open,
      week: { ...open, createDtFrom: addDays(today, -7) },
      month: { ...open, createDtFrom: addDays(today, -30), createDtTo: addDays(today, -8) },
      older: { ...open, createDtTo: addDays(today, -31) },
      late: { ...open, dueYmdTo: addDays(today, -1) },
      due: { ...due, ...thisYear },
      kept: { onTimeCd: 'IN', ...thisYear },
    }
    return count(impr, wheres)
  },
})

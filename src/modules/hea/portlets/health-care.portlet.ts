/** 사후관리·상담 on the dashboard: what has to follow from findings, for whoever may read them or answers for a measure. */
import { addDays } from '#platform/model/calendar.ts'
import { portlet, whoOpens } from '#platform/server/portlets/portlet.ts'
import { cvdRisk } from '../cvd/cvd-risk.model.ts'
import { counsel } from '../infirm/counsel.model.ts'
import { followUp } from '../result/follow-up.model.ts'
import { healthCareAnswer } from './health-tiles.wire.ts'

const WEEK = 7
const open = { statusCd: 'PLAN,DOING' }

export const healthCare = portlet({
  portletId: 'healthCare',
  label: '사후관리·상담',
  sizes: ['M', 'S'],
  hears: [followUp.name, counsel.name, cvdRisk.name],
  isFor: whoOpens(followUp),
  answer: healthCareAnswer,
  async read({ person, today, count }) {
    const yesterday = addDays(today, -1)
    const [followUps, counsels, reviews] = await Promise.all([
      count(followUp, {
        open,
        late: { ...open, dueYmdTo: yesterday },
        report: { statusCd: 'EXPLAINED', reportYn: 'Y', reportDueYmdTo: addDays(today, WEEK) },
      }),
      whoOpens(counsel)(person)
        ? count(counsel, {
            week: { statusCd: 'PLAN', counselYmdFrom: today, counselYmdTo: addDays(today, WEEK) },
            late: { statusCd: 'PLAN', counselYmdTo: yesterday },
          })
        : null,
      whoOpens(cvdRisk)(person) ? count(cvdRisk, { all: { statusCd: 'CLOSED', riskGroupCd: 'VERY' } }) : null,
    ])
    return { followUps, counsels, reviews: reviews?.all ?? null }
  },
})

/** 작업환경측정 on the dashboard: places whose measurement is late or comes soon, what exceeded, what is under way. */
import { addDays } from '#platform/model/calendar.ts'
import { portlet, whoOpens } from '#platform/server/portlets/portlet.ts'
import { measure } from '../measure/measure.model.ts'
import { measureUnit } from '../measure/measure-unit.model.ts'
import { muscleSurvey } from '../muscle/muscle-survey.model.ts'
import { measureDueAnswer } from './health-tiles.wire.ts'

/** As the job that tells of it. */
const SOON = 45
const used = { statusCd: 'ACTIVE' }

export const measureDue = portlet({
  portletId: 'measureDue',
  label: '작업환경측정',
  sizes: ['M', 'S'],
  hears: [measureUnit.name, measure.name, muscleSurvey.name],
  isFor: whoOpens(measureUnit),
  answer: measureDueAnswer,
  async read({ person, today, count }) {
    const [units, measures, surveys] = await Promise.all([
      count(measureUnit, {
        late: { ...used, nextDueYmdTo: addDays(today, -1) },
        soon: { ...used, nextDueYmdFrom: today, nextDueYmdTo: addDays(today, SOON) },
        exceed: { ...used, exceedYn: 'Y' },
      }),
      whoOpens(measure)(person)
        ? count(measure, { report: { statusCd: 'SAMPLED,RESULT,EVAL' }, improve: { statusCd: 'ACTION' } })
        : null,
      whoOpens(muscleSurvey)(person) ? count(muscleSurvey, { open: { statusCd: 'DOING,REVIEW,ACTION,NOTIFY' } }) : null,
    ])
    return { units, measures, surveys: surveys?.open ?? null }
  },
})

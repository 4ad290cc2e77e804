import { openedFor, openOccasional } from '#modules/rsa/occasional/occasional.api.ts'
import { hasLevel, hasRole, type Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { forbidden, Refusal } from '#platform/server/refusal.ts'
import { healthTeam, type InfirmVisit, infirmVisit } from './visit.model.ts'
import { openOfVisit, visitOccasionals } from './visit-occasional.calls.ts'

const treats = (person: Person) => hasRole(person, ...healthTeam) && hasLevel(person, ['F'])
const visitOf = (record: object) => record as InfirmVisit

const opened = answer(visitOccasionals, async ({ record, program, person }) => {
  const { heaInfirmVisitNo: originNo, workRelatedYn } = visitOf(record)
  const rows = await openedFor(program, { originCd: 'VISIT', originNo })
  return { rows, mayOpen: workRelatedYn === 'Y' && treats(person) }
})

/** Day and place go along. Who it was, what he had and how he was treated stays in the infirmary (I3). */
const open = answer(openOfVisit, async ({ record, body, tx, person, asker, now, today }) => {
  if (!asker.mayWrite || !treats(person)) throw forbidden()
  const visit = visitOf(record)
  if (visit.workRelatedYn !== 'Y')
    throw new Refusal(422, 'HEA_VISIT_NOT_WORK', '업무와 관련된 이용만 수시평가를 열 수 있습니다.')
  const originDocNo = visit.heaInfirmVisitDocNo ?? ''
  const day = dayOf(visit.visitDt ?? now)
  return openOccasional(
    { tx, person, now, today },
    {
      ...body,
      plantCd: visit.plantCd,
      originCd: 'VISIT',
      originNo: visit.heaInfirmVisitNo,
      originDocNo,
      triggerCd: 'ACC',
      triggerSrcDesc: [originDocNo, infirmVisit.label, day, visit.placeDesc].filter(Boolean).join(' · '),
      items: [],
    },
  )
})

export const visitOccasionalRoutes = routes(opened, open)

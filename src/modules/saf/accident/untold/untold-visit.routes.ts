import { answer, routes } from '#platform/server/calls/answer.ts'
import { notFound } from '#platform/server/refusal.ts'
import { accidentAsks } from '../accident.ports.ts'
import { tellVisit, untoldVisits } from './untold-visit.calls.ts'

/** Of his own plant: who answers for its accidents answers for what nobody told of it. */
export const untoldRoutes = routes(
  answer(untoldVisits, async ({ person, program }) => ({
    rows: (await accidentAsks.untold(program, person.plantCd)).map(({ plantCd: _, ...visit }) => visit),
  })),
  answer(tellVisit, async ({ person, tx, places, now }) => {
    const accidentNo = await accidentAsks.tellVisit(tx, { visitNo: places.no, plantCd: person.plantCd }, now)
    if (accidentNo === undefined) throw notFound()
    return { accidentNo }
  }),
)

/** Places of a permit and its conflicts: the coordination tab, tried before it is saved, signed and released. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import { notFound } from '#platform/server/refusal.ts'
import * as calls from './simops.calls.ts'
import { releaseHit, saveMarks, signAgreement } from './simops-acts.ts'
import { mayMark } from './simops-people.ts'
import { readHits, readPlaces } from './simops-read.ts'

const tab = answer(calls.permitPlaces, async ({ record, person, asker, program }) => {
  const { permitNo, statusCd } = record
  const [places, hits] = await Promise.all([
    readPlaces(program, permitNo, person.kind === 'staff'),
    readHits(program, person, { permitNo }),
  ])
  if (!places) throw notFound()
  const isOver = ['CLOSE', 'CANC', 'REJ', 'EXPIRED'].includes(statusCd)
  return { ...places, hits: isOver ? [] : hits, mayMark: asker.mayWrite && mayMark(person, record) }
})

export const simopsRoutes = routes(
  tab,
  answer(calls.tryPlaces, async ({ record: { permitNo }, body, person, program }) => ({
    hits: await readHits(program, person, { permitNo, ...body }),
  })),
  answer(calls.savePlaces, ({ places, body, ...acting }) => saveMarks(acting, places.no, body)),
  answer(calls.signHit, ({ places, body, ...acting }) => signAgreement(acting, places.no, body)),
  answer(calls.releaseHit, ({ places, body, ...acting }) => releaseHit(acting, places.no, body)),
)

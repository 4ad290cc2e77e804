/** In absence not only approvals move to the deputy but tasks as well (R4): for all kinds, and never on to his own deputy. */
import type { FastifyRequest } from 'fastify'
import type { AnyDocument } from '#platform/model/document.ts'
import { askerOf } from '../documents/rights.ts'
import type { Asker } from '../documents/store.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'

/** The person with those in whose place he acts at this moment. */
export function standingIn(person: SignedInPerson, now: Date): SignedInPerson {
  const standsInFor = person.deputyFor
    .filter(({ startDt, endDt }) => new Date(startDt) <= now && now <= new Date(endDt))
    .map(({ userId, userNm, roles }) => ({ userId, userNm, roles }))
  return standsInFor.length === 0 ? person : { ...person, standsInFor }
}

/** Who asks, with those in whose place he may do what waits for them. */
export function standingInAsker({ clock }: Services, request: FastifyRequest, model: AnyDocument): Asker {
  const asker = askerOf(request, model)
  const { standsInFor } = standingIn(request.person, clock.now())
  return standsInFor ? { ...asker, person: { ...asker.person, standsInFor } } : asker
}

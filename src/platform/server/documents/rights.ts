/** The first fence: a document is open to whom one of its menu rows is open. */
import type { FastifyRequest } from 'fastify'
import type { AnyDocument } from '#platform/model/document.ts'
import { forbidden, notFound } from '../refusal.ts'
import type { MenuRight } from '../sign-in/menus.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import type { Asker } from './store.ts'

export function rightOf(person: SignedInPerson, model: AnyDocument): MenuRight {
  const route = person.kind === 'vendor' ? model.route.vendor : model.route.staff
  return (route && person.rights.get(route)) || { access: false, write: false }
}

/**
 * @returns whether he may also write
 * @throws Refusal 404 where the menu is reserved for others (S-104), 403 without the right to the document's menu
 */
export function mayOpen(person: SignedInPerson, model: AnyDocument): boolean {
  const { access, write, restricted } = rightOf(person, model)
  if (restricted) throw notFound()
  if (!access) throw forbidden()
  return write
}

/** @throws Refusal as `mayOpen` */
export function askerOf(request: FastifyRequest, model: AnyDocument): Asker {
  const mayWrite = mayOpen(request.person, model)
  return { person: request.person, language: request.language, ip: request.ip || null, mayWrite }
}

/** The right to a menu: whether it is open, and how far the person reads and writes under it. */
import type { FastifyRequest } from 'fastify'
import { forbidden, notFound } from '../refusal.ts'
import type { MenuRight } from './menus.ts'
import type { SignedInPerson } from './person.ts'

const NONE: MenuRight = { access: false, write: false }

/** @throws Refusal 404 where the menu is kept for others (S-104), else 403 */
export function openRight(right: MenuRight = NONE, kind: 'access' | 'write' = 'access'): MenuRight {
  if (right.restricted) throw notFound()
  if (!right[kind]) throw forbidden()
  return right
}

/** @throws Refusal as `openRight` */
export function requireMenu({ rights }: SignedInPerson, route: string, kind: 'access' | 'write' = 'access'): void {
  openRight(rights.get(route), kind)
}

/** The person with the scope that his groups have under a menu. Rows of vendors below his own are only ever read. */
export function under(person: SignedInPerson, right: MenuRight, kind: 'read' | 'write'): SignedInPerson {
  const scopeCd = (kind === 'read' ? right.scopeCd : right.writeScopeCd) ?? person.scopeCd
  if (person.vendorCd === null) return scopeCd === person.scopeCd ? person : { ...person, scopeCd }
  const below = kind === 'read' && right.tierView ? person.tierVendorCds : []
  return { ...person, vendorCds: [person.vendorCd, ...below] }
}

/** The person of a request under the menu that it asks. @throws Refusal as `openRight` */
export function personUnder({ person, method }: FastifyRequest, route: string, kind: 'access' | 'write' = 'access') {
  return under(person, openRight(person.rights.get(route), kind), isReading(method) ? 'read' : 'write')
}

export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD'

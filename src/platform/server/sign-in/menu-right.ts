/** The right to a menu: whether it is open, and how far the person reads and writes under it. */
import type { FastifyRequest } from 'fastify'
import type { RouteRight } from '#platform/model/call.ts'
import { forbidden, notFound } from '../refusal.ts'
import type { MenuRight } from './menus.ts'
import type { SignedInPerson } from './person.ts'

type Kind = RouteRight['kind']

/** The `config` of a route under a menu, or under one of several. */
export function needs(menus: string | readonly string[], kind: Kind = 'access', roles?: readonly string[]) {
  const all = typeof menus === 'string' ? [menus] : menus
  return { right: { staff: all, vendor: all, kind, ...(roles && { roles }) } }
}
/** The `config` of a route that is a role's, whatever its menus. */
export const needsRole = (...roles: string[]) => needs([], 'access', roles)

/** @throws Refusal 404 where the menu is kept for others (S-104), else 403 */
export function requireRight(person: SignedInPerson, right: RouteRight): void {
  if (right.roles && !right.roles.some((role) => person.roles.includes(role))) throw forbidden()
  const menus = person.kind === 'vendor' ? right.vendor : right.staff
  if (menus.length === 0 && right.roles) return
  const found = menus.flatMap((menu) => person.rights.get(menu) ?? [])
  if (found.some((one) => one[right.kind])) return
  throw found.length > 0 && found.every(({ restricted }) => restricted) ? notFound() : forbidden()
}

/**
 * The person under the first menu of a right that is open to him. Where the roles alone decide he is as he is everywhere.
 *
 * @throws Refusal as `openRight`
 */
export function personWith(
  { person, method }: FastifyRequest,
  right: RouteRight,
): SignedInPerson & { mayWrite: boolean } {
  const menus = person.kind === 'vendor' ? right.vendor : right.staff
  if (menus.length === 0 && right.roles) return { ...person, mayWrite: right.kind === 'write' }
  const found = menus.flatMap((menu) => person.rights.get(menu) ?? [])
  const open = openRight(found.find((one) => one[right.kind]) ?? found[0], right.kind)
  return { ...under(person, open, isReading(method) ? 'read' : 'write'), mayWrite: open.write }
}

const NONE: MenuRight = { access: false, write: false }

/** @throws Refusal 404 where the menu is kept for others (S-104), else 403 */
export function openRight(right: MenuRight = NONE, kind: Kind = 'access'): MenuRight {
  if (right.restricted) throw notFound()
  if (!right[kind]) throw forbidden()
  return right
}

/** The person with the scope that his groups have under a menu. Rows of vendors below his own are only ever read. */
export function under(person: SignedInPerson, right: MenuRight, kind: 'read' | 'write'): SignedInPerson {
  const scopeCd = (kind === 'read' ? right.scopeCd : right.writeScopeCd) ?? person.scopeCd
  if (person.vendorCd === null) return scopeCd === person.scopeCd ? person : { ...person, scopeCd }
  const below = kind === 'read' && right.tierView ? person.tierVendorCds : []
  return { ...person, vendorCds: [person.vendorCd, ...below] }
}

/** The person of a request under the menu that it asks. @throws Refusal as `openRight` */
export function personUnder({ person, method }: FastifyRequest, route: string, kind: Kind = 'access') {
  return under(person, openRight(person.rights.get(route), kind), isReading(method) ? 'read' : 'write')
}

export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD'

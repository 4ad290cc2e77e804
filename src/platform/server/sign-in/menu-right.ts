/** The right of a screen that is no document: by the route of its menu row. */
import { forbidden, notFound } from '../refusal.ts'
import type { SignedInPerson } from './person.ts'

/** @throws Refusal 404 where the menu is kept for others (S-104), else 403 */
export function requireMenu({ rights }: SignedInPerson, route: string, kind: 'access' | 'write' = 'access'): void {
  const right = rights.get(route)
  if (right?.restricted) throw notFound()
  if (!right?.[kind]) throw forbidden()
}

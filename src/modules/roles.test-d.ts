/** A misspelt role must not compile, in a document as little as in a check. `npm run check` is the test. */
import type { Person } from '#platform/model/access.ts'
import { hasRole } from '#platform/model/access.ts'
import type { Role, Who } from '#platform/model/document.ts'
import './roles.model.ts'

declare const person: Person

export const known: Role = 'SHM'
export const several: Who = ['author', 'SHM', 'SHD']
export const asked = hasRole(person, 'SHM', 'VAD')

// @ts-expect-error there is no such role
export const unknown: Role = 'SHN'
// @ts-expect-error there is no such role
export const unknownAmongKnown: Who = ['author', 'SHM', 'SHX']
// @ts-expect-error there is no such role
export const unknownAsked = hasRole(person, 'shm')

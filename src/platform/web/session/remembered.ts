/** The stored values of S-064: who was here last. Never a credential (S-065). */
import type { UserInfo } from './types.ts'

const OWN_SEARCHES = 'jikim:'
/** See `kept-reading.ts`. */
export const READING = 'offline:'

export const storedUserId = (): string => localStorage.getItem('token') ?? ''
export const storedKind = (): UserInfo['kind'] => (localStorage.getItem('kind') === 'vendor' ? 'vendor' : 'staff')
export const rememberKind = (kind: UserInfo['kind']): void => localStorage.setItem('kind', kind)

export function rememberPerson(user: UserInfo): void {
  if (storedUserId() !== user.userId) forgetPerson()
  rememberKind(user.kind)
  const values = {
    token: user.userId,
    name: user.userNm,
    plantCd: user.plantCd,
    deptCd: user.deptCd,
    avatar: user.avatar,
  }
  for (const [name, value] of Object.entries(values))
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
}

/** S-067: tabs, searches and what was kept for a start without a network are gone with the person; the kind of account stays, it fills the next sign-in. */
export function forgetPerson(): void {
  for (const name of ['token', 'name', 'plantCd', 'deptCd', 'avatar']) localStorage.removeItem(name)
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(OWN_SEARCHES)) sessionStorage.removeItem(name)
  for (const name of Object.keys(localStorage)) if (name.startsWith(READING)) localStorage.removeItem(name)
}

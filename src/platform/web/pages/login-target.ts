import { isOpenPath, LOGIN_PATH } from './fixed-routes.ts'

/** S-051 */
export const loginPathFor = (fullPath: string): string => `${LOGIN_PATH}?redirect=${encodeURIComponent(fullPath)}`

/** S-052: only a path of this site; whatever else the address bar may hold leads to the first page. */
export const targetAfterLogin = (search: string): string =>
  ownPath(new URLSearchParams(search).get('redirect') ?? '/') ?? '/'

/** The path, if it is one of this site and no open one. */
export function ownPath(wanted: string): string | undefined {
  const hasControl = [...wanted].some((char) => char < ' ')
  const isOwnPath = /^\/(?![/\\])/.test(wanted) && !wanted.includes('\\') && !wanted.includes('//') && !hasControl
  return isOwnPath && !isOpenPath(wanted.split(/[?#]/, 1)[0] ?? '') ? wanted : undefined
}

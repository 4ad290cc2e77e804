/** Pages that open without signing in (S-050); only those that exist yet. */
const openPaths: ReadonlySet<string> = new Set(['/login'])
export const isOpenPath = (path: string): boolean => openPaths.has(path)

/** S-051 */
export const loginPathFor = (fullPath: string): string => `/login?redirect=${encodeURIComponent(fullPath)}`

/** S-052: only a path of this site; whatever else the address bar may hold leads to the first page. */
export function targetAfterLogin(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? '/'
  const hasControl = [...wanted].some((char) => char < ' ')
  const isOwnPath = /^\/(?![/\\])/.test(wanted) && !wanted.includes('\\') && !wanted.includes('//') && !hasControl
  return isOwnPath && !isOpenPath(wanted.split(/[?#]/, 1)[0] ?? '') ? wanted : '/'
}

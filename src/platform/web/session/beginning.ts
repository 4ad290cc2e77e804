/**
 * Who is here is asked before anything else runs, while the app is still on its way, and in one question: whose session,
 * who he is, what he may open. Then, where the address is that of a list, its first rows. Small on purpose, without what
 * the app needs for its requests. Where an answer is missing, the app asks by itself.
 */
import { askEarly } from '#platform/web/api/early.ts'
import { type Renewal, renewToken } from '#platform/web/api/token.ts'
import type { MenuRow, UserInfo } from './types.ts'

export interface Start {
  user: UserInfo
  menus: MenuRow[]
  /** Where the rows of the list at this address are. */
  listApi?: string
}

let begun: Promise<Renewal> | undefined

/** Called once, by the first script of a page. */
export function begin(): void {
  begun = renewToken(`/api/auth/refresh?with=start&path=${encodeURIComponent(location.pathname)}`).then((renewal) => {
    if (renewal.ok && renewal.start) askForRows(renewal.start as Start)
    return renewal
  })
}
/** What was asked at the beginning; once, and nothing where nothing was. */
export function takeBeginning(): Promise<Renewal> | undefined {
  const taken = begun
  begun = undefined
  return taken
}

/** A list whose address says nothing, opened by somebody who has arranged nothing else for it. */
function askForRows({ user: { preferences }, listApi }: Start): void {
  const path = location.pathname
  const settings = preferences?.[`table:${path}`] as { sort?: string } | undefined
  if (!listApi || location.search !== '' || settings?.sort || preferences?.[`defaultSearch:${path}`]) return
  askEarly(`${listApi}?page=1&limit=20`)
}

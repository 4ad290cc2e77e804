/** On a phone the permits of today and tomorrow are there before the network is gone. */
import { useReadAhead } from '#platform/web/offline/read-ahead.ts'
import { flatten } from '#platform/web/session/menu-routes.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useIsPhone } from '#platform/web/theme/use-media.ts'

const EVERY_MS = 5 * 60_000
const pages: ReadonlySet<string | null> = new Set(['constSafe/wkod/wkodRequestList', 'vendor/constSafe/wkodRequestNew'])

const read = async () => {
  const { readAllAhead } = await import('./kept-permits.ts')
  await readAllAhead()
}

export function PermitsAhead() {
  const session = useSession()
  const isPhone = useIsPhone()
  const isReading =
    isPhone && session !== null && !session.isAway && flatten(session.routes).some(({ pageKey }) => pages.has(pageKey))
  useReadAhead(isReading ? session.user.userId : undefined, EVERY_MS, read)
  return null
}

/** Whoever may count everybody has the list on his device before the network is gone. */
import { useReadAhead } from '#platform/web/offline/read-ahead.ts'
import { flatten } from '#platform/web/session/menu-routes.ts'
import { useSession } from '#platform/web/session/session.ts'

const EVERY_MS = 2 * 60_000
const pages: ReadonlySet<string | null> = new Set(['vendor/entry/onSiteNow', 'vendor/entry/gateCheck'])

const read = async () => {
  const { readMusterAhead } = await import('./muster-device.ts')
  await readMusterAhead()
}

export function MusterAhead() {
  const session = useSession()
  const mayCount =
    session !== null &&
    !session.isAway &&
    flatten(session.routes).some(({ pageKey, editable }) => editable && pages.has(pageKey))
  useReadAhead(mayCount ? session.user.userId : undefined, EVERY_MS, read)
  return null
}

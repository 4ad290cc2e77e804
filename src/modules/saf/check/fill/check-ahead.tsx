/** Whoever has looked at the checks of his day on this device has them there before the network is gone. */
import { useReadAhead } from '#platform/web/offline/read-ahead.ts'
import { hasReading } from '#platform/web/session/kept-reading.ts'
import { flatten } from '#platform/web/session/menu-routes.ts'
import { useSession } from '#platform/web/session/session.ts'

const EVERY_MS = 10 * 60_000
const SHEETS = 'safety-checks'
const PAGE = 'saf/check/checkPlan'

const read = async () => {
  const { readChecksAhead } = await import('./check-device.ts')
  await readChecksAhead()
}

export function CheckAhead() {
  const session = useSession()
  const mayCheck =
    session !== null &&
    !session.isAway &&
    hasReading(SHEETS) &&
    flatten(session.routes).some(({ editable, pageKey }) => editable && pageKey === PAGE)
  useReadAhead(mayCheck ? session.user.userId : undefined, EVERY_MS, read)
  return null
}

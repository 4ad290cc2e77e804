/** Whoever has looked at the checks of his day on this device has them there before the network is gone. */
import { useEffect } from 'react'
import { offline } from '#platform/web/offline/account-queue.ts'
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

/** What has arrived need not be kept to be mended. */
const forget = async (path: string) => {
  const { finishedBy, forgetCheck } = await import('./check-device.ts')
  const planNo = finishedBy(path)
  if (planNo !== undefined) forgetCheck(planNo)
}

export function CheckAhead() {
  const session = useSession()
  const mayCheck =
    session !== null &&
    !session.isAway &&
    hasReading(SHEETS) &&
    flatten(session.routes).some(({ editable, pageKey }) => editable && pageKey === PAGE)
  useReadAhead(mayCheck ? session.user.userId : undefined, EVERY_MS, read)
  useEffect(() => offline.onSent((path) => path.endsWith('/finish') && void forget(path)), [])
  return null
}

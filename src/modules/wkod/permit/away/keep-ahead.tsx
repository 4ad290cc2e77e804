/** The permit that is open on a phone is kept for where there is no network, and asked more often whether all holds. */
import { useEffect } from 'react'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { offline } from '#platform/web/offline/account-queue.ts'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { permit } from '../permit.model.ts'
import { readAhead } from './kept-permits.ts'

const { useRecord } = screensFor(permit)
const EVERY_MS = 60_000
const waitsToBegin: ReadonlySet<string> = new Set(['ISSUED', 'SUSP'])
const isOfField: ReadonlySet<string> = new Set(['PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP', 'DONE'])

export function KeepAhead() {
  const { permitNo, statusCd, rowVersion } = useRecord()
  const { editor } = useDocument()
  const isPhone = useIsPhone()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was changed is kept as it is now.
  useEffect(() => {
    if (!isPhone || !permitNo || !isOfField.has(statusCd)) return undefined
    const read = () => void readAhead(permitNo).catch(() => undefined)
    read()
    if (!waitsToBegin.has(statusCd)) return undefined
    const timer = setInterval(read, EVERY_MS)
    return () => clearInterval(timer)
  }, [isPhone, permitNo, statusCd, rowVersion])
  useEffect(() => {
    if (!permitNo) return undefined
    return offline.onSent((path) => {
      if (path.startsWith(`${permit.api}/${permitNo}/`)) void editor.reload().catch(() => undefined)
    })
  }, [permitNo, editor])
  return null
}

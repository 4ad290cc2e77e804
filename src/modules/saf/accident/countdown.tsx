/** What is left of a clock, and once it is over by how much: it goes on while somebody looks. */
import { useEffect, useState } from 'react'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { leftOf } from './countdown.logic.ts'

const SECOND_MS = 1000

function useNow(everyMs = SECOND_MS): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

export function Countdown({ dueDt }: { dueDt: string }) {
  const t = useT()
  const left = leftOf(Date.parse(dueDt), useNow())
  return (
    <span title={formatDateTime(dueDt)}>
      <StatusTag tone={left.tone}>{t(left.text, left.values)}</StatusTag>
    </span>
  )
}

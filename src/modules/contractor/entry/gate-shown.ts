/** What is held before a gate, over HTTP. */
import { Refusal } from '#platform/server/refusal.ts'
import type { Shown } from './gate-scan.ts'

export function shownIn({
  text,
  keyHash,
  personNo,
}: {
  text?: string | undefined
  keyHash?: string | undefined
  personNo?: number | undefined
}): Shown {
  if (personNo !== undefined) return { personNo }
  if (keyHash !== undefined) return { keyHash }
  if (text !== undefined) return { text }
  throw new Refusal(400, 'INVALID_INPUT', '등록되지 않은 코드입니다.')
}

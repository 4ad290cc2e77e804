import type { Can } from '#platform/model/access.ts'
import { isBlocking, type ToldCheck } from '#platform/model/check.ts'

/** What refuses an action at this moment. */
export const refusingChecks = (can: Can, actionCd: string): ToldCheck[] =>
  (can.checks?.[actionCd] ?? []).filter(isBlocking)

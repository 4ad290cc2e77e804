/** What the page of a worker asks: what there is to read and to sign, each area its own. */

import type { WorkerSigning } from '#platform/server/links/worker-signing.ts'
import { portOfMany, ports } from '#platform/server/ports.ts'

export const workerAsks = ports('worker-asks', {
  /** Where nobody brings anything, there is nothing to sign. */
  signings: portOfMany<WorkerSigning>(),
})

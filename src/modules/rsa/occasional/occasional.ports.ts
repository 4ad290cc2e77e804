/** What assessments ask of areas above them: which documents they may have been opened for. */
import type { AnyDocument } from '#platform/model/document.ts'
import { portOfMany, ports } from '#platform/server/ports.ts'
import type { Origin } from './occasional-codes.model.ts'

export const occasionalAsks = ports('rsa-occasional', {
  /** Whose menu opens it. */
  origins: portOfMany<{ readonly originCd: Origin; readonly model: AnyDocument }>(),
})

/** A past permit as the beginning of a new one: everything but times, measurements, checks and signatures. */

import { creatableFields } from '#platform/model/access.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { type Permit, permit } from '../permit.model.ts'

/** What belongs to the day of the old one. */
const left: ReadonlySet<string> = new Set([
  ...['wkodDt', 'workFromDt', 'workToDt', 'permitUrgentYn', 'urgentDesc', 'wkodPlanNo', 'wkodPlanRevNo'],
  ...[
    'permitFileId',
    'checkPhotoFileId',
    'residualVal',
    'detectorOffDt',
    'detectorOnDt',
    'postedYn',
    'utilityCds',
    'noticeYmd',
  ],
])

export function copied(from: Permit): DraftOf<typeof permit> {
  const names = creatableFields(permit).filter((name) => !left.has(name))
  const values = Object.fromEntries(names.map((name) => [name, from[name as keyof Permit] ?? null]))
  const blank = { tbmSignDt: null, addDt: null, leaveDt: null, checkDesc: null }
  return { ...values, permitCrew: (from.permitCrew ?? []).map((line) => ({ ...line, ...blank })) }
}

/** A past permit as the beginning of a new one: everything but measurements, checks and signatures, at the same hours of another day. */

import { creatableFields } from '#platform/model/access.ts'
import { daysBetween } from '#platform/model/calendar.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { isPart } from '../crew/party.logic.ts'
import { type Permit, type PermitCrewLine, permit } from '../permit.model.ts'
import { laterBy } from './permit-usual.ts'

/** What belongs to the day of the old one. */
const left: ReadonlySet<string> = new Set([
  ...['permitUrgentYn', 'urgentDesc', 'wkodPlanNo', 'wkodPlanRevNo'],
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

/** Whose part another took over is not asked for again. */
const wasThere =
  ({ doneDt }: Permit) =>
  ({ crewRoleCd, leaveDt }: PermitCrewLine): boolean =>
    !isPart(crewRoleCd) || leaveDt === null || leaveDt === doneDt

/** @param wkodDt the day of the new work */
export function copied(from: Permit, wkodDt: string): DraftOf<typeof permit> {
  const names = creatableFields(permit).filter((name) => !left.has(name))
  const values = Object.fromEntries(names.map((name) => [name, from[name as keyof Permit] ?? null]))
  const blank = { tbmSignDt: null, addDt: null, leaveDt: null, checkDesc: null, maskDt: null }
  const days = daysBetween(from.wkodDt, wkodDt)
  return {
    ...values,
    wkodDt,
    workFromDt: laterBy(from.workFromDt, days),
    // An extension was the old day's.
    workToDt: laterBy(from.firstToDt ?? from.workToDt, days),
    permitCrew: (from.permitCrew ?? []).filter(wasThere(from)).map((line) => ({ ...line, ...blank })),
  }
}

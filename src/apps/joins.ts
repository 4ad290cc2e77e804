/**
 * Who answers what an area asks of others: every port of the product with its answer. An area that is not there is named;
 * what its absence means, the port itself says. A site does not start while a port has no answer.
 */

import { permitPort, type ResumeCondition } from '#modules/common/permit.ports.ts'
import { permitStops } from '#modules/contractor/card/card.api.ts'
import { hostChecks } from '#modules/contractor/check/check.api.ts'
import { councilsHeld } from '#modules/contractor/council/council.api.ts'
import { approvedEquips, gatedIn } from '#modules/contractor/entry/entry.api.ts'
import { eligibilityAtWork } from '#modules/contractor/entry/entry-work.api.ts'
import { vendorMsdsFor } from '#modules/contractor/msds/msds.api.ts'
import { undecidedStops } from '#modules/saf/observe/observe.api.ts'
import { constChecks } from '#modules/wkod/const/const.api.ts'
import { constAsks } from '#modules/wkod/const/const.ports.ts'
import { badGasSets, usableGasSets } from '#modules/wkod/gas/gas.api.ts'
import { gasAsks } from '#modules/wkod/gas/gas.ports.ts'
import { isolationStates } from '#modules/wkod/isolation/isolation.api.ts'
import { openPermits, openPermitsUnder, suspendPermits } from '#modules/wkod/permit/permit.api.ts'
import { permitAsks } from '#modules/wkod/permit/permit.ports.ts'
import { stopBarredWork } from '#modules/wkod/permit/stop/permit.presence.ts'
import { noteStopDecision, stopWorks, worksUnderWay } from '#modules/wkod/permit/stop/permit.work.ts'
import { planChecks, unsignedCrew } from '#modules/wkod/plan/plan.api.ts'
import { planAsks } from '#modules/wkod/plan/plan.ports.ts'
import { suspendPlansOf } from '#modules/wkod/plan/plan.suspend.ts'
import { resumeByShift } from '#modules/wkod/shift/shift.resume.ts'
import { simopsChecks, worksNear } from '#modules/wkod/simops/simops.api.ts'
import { wkodPorts } from '#modules/wkod/wkod.server.ts'
import { absent, Joins, join, type Ports } from '#platform/server/ports.ts'

/**
 * Work that somebody stopped by a card goes on when it was decided that it may.
 *
 * @law 산업안전보건법 제52조
 */
const decidedStops: ResumeCondition = async (db, { permitNo }) => {
  const docNo = (await undecidedStops(db, [permitNo])).get(permitNo)
  if (docNo === undefined) return []
  return [
    {
      ruleCd: 'PT_RESUME_CARD',
      resultCd: 'BLOCK',
      message: '작업중지 신고에 재개 결정이 기록되지 않았습니다.',
      law: '산업안전보건법 제52조',
      evidenceDesc: docNo,
      lifterCds: ['SUP', 'SHM'],
    },
  ]
}

const permits = join(permitPort, {
  suspend: (tx, { permitNos, ...suspension }) => suspendPermits(tx, { permitNos }, suspension),
  stop: stopWorks,
  block: async (tx, blocked) => {
    if ('personNos' in blocked) return stopBarredWork(tx, blocked.personNos, blocked.now)
    const { reasonDesc, now, ...vendor } = blocked
    await suspendPermits(tx, vendor, { reasonCd: 'VENDOR', reasonDesc, now })
    await suspendPlansOf(tx, vendor, reasonDesc, now)
  },
  running: worksUnderWay,
  noteDecision: noteStopDecision,
  openOf: openPermits,
  resumeConditions: [decidedStops, resumeByShift],
})

const work = [
  join(permitAsks, {
    eligibility: (db, { permitTypeCds, ...asked }) =>
      eligibilityAtWork(db, { ...asked, isHardWork: permitTypeCds.some((type) => type === 'CSE' || type === 'HOT') }),
    presence: async (db, _, personNos, at) => [...(await gatedIn(db, personNos, at))],
    plans: planChecks,
    air: (db, permitNos) => usableGasSets(db, { permitNos }),
    badAir: (db, permitNos) => badGasSets(db, { permitNos }),
    isolations: isolationStates,
    conflicts: simopsChecks,
    vendorStops: async (db, vendorCd, ymd) => {
      const stop = (await permitStops(db, [vendorCd], ymd)).get(vendorCd)
      return stop && { toYmd: stop.toYmd, docNo: stop.sgcSanctionDocNo }
    },
    planSigns: unsignedCrew,
    constructions: constChecks,
    materials: vendorMsdsFor,
  }),
  join(planAsks, { openPermitCnt: openPermitsUnder, approvedEquips }),
  join(gasAsks, { near: worksNear }),
  join(constAsks, { kept: [hostChecks, councilsHeld], accidents: absent('accidents') }),
]

/** What the areas ask, each its own. */
export const ports: readonly Ports[] = [...wkodPorts]

/** @throws Error that names every port without an answer */
export const joins: Joins = Joins.of(ports, [permits, ...work])

/**
 * Who answers what an area asks of others: every port of the product with its answer. An area that is not there is named;
 * what its absence means, the port itself says. A site does not start while a port has no answer.
 */

import { equipmentAsks } from '#modules/baseinfo/equipment.ports.ts'
import { processAsks } from '#modules/baseinfo/process.ports.ts'
import { chmPorts } from '#modules/chm/chm.server.ts'
import { msdsSheetAsks } from '#modules/chm/msds/msds.ports.ts'
import { knownByChemicals } from '#modules/chm/use/process-known.api.ts'
import { handlersOf } from '#modules/chm/use/use.api.ts'
import { permitPort } from '#modules/common/permit.ports.ts'
import { addCredits, cardHashesOf, holderOfCard, permitStops } from '#modules/contractor/card/card.api.ts'
import { cardTaker } from '#modules/contractor/card/card-order.ts'
import { followFixedEducation } from '#modules/contractor/card/education-fixed.ts'
import { heldBefore } from '#modules/contractor/card/held-card.api.ts'
import { hostChecks } from '#modules/contractor/check/check.api.ts'
import { hostLooks } from '#modules/contractor/check/host-looks.api.ts'
import { jointPeriods } from '#modules/contractor/check/joint-periods.api.ts'
import { contractorPorts, vendorImprovements } from '#modules/contractor/contractor.server.ts'
import { councilsHeld } from '#modules/contractor/council/council.api.ts'
import { councilPeriods } from '#modules/contractor/council/council-periods.api.ts'
import { demeritAsks } from '#modules/contractor/demerit/demerit.ports.ts'
import { deptRqstAsks } from '#modules/contractor/dept-rqst/dept-rqst.ports.ts'
import { anybodyIn, approvedEquips, gatedIn, headcountsOf, staysOf } from '#modules/contractor/entry/entry.api.ts'
import { entryAsks } from '#modules/contractor/entry/entry.ports.ts'
import { cardChecks, examChecks, restrictionChecks } from '#modules/contractor/entry/entry-checks.ts'
import { eligibilityAtWorks } from '#modules/contractor/entry/entry-work.api.ts'
import { gateHours } from '#modules/contractor/entry/gate-hours.api.ts'
import { workDays } from '#modules/contractor/entry/presence.api.ts'
import { evalAsks } from '#modules/contractor/eval/eval.ports.ts'
import { homeAsks } from '#modules/contractor/home/home.ports.ts'
import { materialsComing, ownStockEntered, vendorMsdsFor } from '#modules/contractor/msds/msds.api.ts'
import { msdsAsks } from '#modules/contractor/msds/msds.ports.ts'
import { workerAsks } from '#modules/contractor/person/worker.ports.ts'
import { pointForMissedEmergency } from '#modules/contractor/warn/warn-point-missed.ts'
import { educationPorts } from '#modules/education/education.server.ts'
import { educationAsks } from '#modules/education/fix/fix.ports.ts'
import { lackingOf } from '#modules/education/need/edu-need.api.ts'
import { courseSeats } from '#modules/education/round/target-take.ts'
import { exposedWorkers } from '#modules/hea/exposure/exposure-process.ts'
import { heaImprovements, heaPorts } from '#modules/hea/hea.server.ts'
import { infirmAsks } from '#modules/hea/infirm/infirm.ports.ts'
import { tellVisit, untoldVisits } from '#modules/hea/infirm/untold-visits.api.ts'
import { infirmVisit } from '#modules/hea/infirm/visit.model.ts'
import { knownByHealth } from '#modules/hea/known/process-known.api.ts'
import { unitLooks } from '#modules/hea/measure/unit-looks.api.ts'
import { fitForWork } from '#modules/hea/result/fitness.api.ts'
import { placementExams } from '#modules/hea/vendor-exam/vendor-exam-take.ts'
import { imprAsks } from '#modules/impr/impr/impr.ports.ts'
import { noticeAsks } from '#modules/manage/notice/notice.ports.ts'
import { noticeWork } from '#modules/manage/notice/notice-work.ts'
import { noticeSigning } from '#modules/manage/notice/notice-worker.ts'
import { assessedHazards } from '#modules/rsa/assess/assessed-hazards.api.ts'
import { openAssessments, unassessedWorks } from '#modules/rsa/assess/rsa.api.ts'
import { rsaAsks } from '#modules/rsa/assess/rsa.ports.ts'
import { continuousAsks } from '#modules/rsa/continuous/continuous.ports.ts'
import { assessAccident } from '#modules/rsa/occasional/accident-occ.ts'
import { occasionalAsks } from '#modules/rsa/occasional/occasional.ports.ts'
import { rsaImprovements, rsaPorts } from '#modules/rsa/rsa.server.ts'
import { rsaSigning } from '#modules/rsa/share/share-worker.ts'
import { assessedSeen, librarySeen } from '#modules/rsa/survey/rsa-seen.ts'
import { surveyAsks } from '#modules/rsa/survey/survey.ports.ts'
import { openFromVisit } from '#modules/saf/accident/accident.api.ts'
import { accident } from '#modules/saf/accident/accident.model.ts'
import { accidentAsks } from '#modules/saf/accident/accident.ports.ts'
import { keptScenes, unclassedAccidents } from '#modules/saf/accident/scene/scenes.api.ts'
import { blindAsks } from '#modules/saf/blind/blind.ports.ts'
import { inspectionLooks } from '#modules/saf/blind/inspection-looks.ts'
import { criticalFindings, isHeld } from '#modules/saf/check/result/critical.api.ts'
import { safetyCheckAsks } from '#modules/saf/check/result/safety-check.ports.ts'
import { legalAsks } from '#modules/saf/check-legal/legal-duty.ports.ts'
import { schedulePeriods } from '#modules/saf/check-legal/schedule-periods.ts'
import { jsaAsks } from '#modules/saf/jsa/jsa.ports.ts'
import { jsaSigning } from '#modules/saf/jsa/jsa-worker.ts'
import { cardLooks } from '#modules/saf/observe/card-looks.ts'
import { toldHimself, undecidedStops } from '#modules/saf/observe/observe.api.ts'
import { observeAsks } from '#modules/saf/observe/observe.ports.ts'
import { patrolAsks } from '#modules/saf/patrol/patrol.ports.ts'
import { patrolPeriods } from '#modules/saf/patrol/patrol-duty.ts'
import { routeLooks } from '#modules/saf/patrol/route-looks.ts'
import { safImprovements, safPorts } from '#modules/saf/saf.server.ts'
import { jsaRowsSeen } from '#modules/saf/seen/jsa-seen.ts'
import { nearMissesSeen } from '#modules/saf/seen/near-miss-seen.ts'
import { seenAsks } from '#modules/saf/seen/seen.ports.ts'
import { siteTerms } from '#modules/saf/term/site-term.api.ts'
import { constChecks } from '#modules/wkod/const/const.api.ts'
import { constAsks } from '#modules/wkod/const/const.ports.ts'
import { badGasSets, usableGasSets } from '#modules/wkod/gas/gas.api.ts'
import { gasAsks } from '#modules/wkod/gas/gas.ports.ts'
import { zoneChecks } from '#modules/wkod/gas/gas-zone.ts'
import { tellRemoval } from '#modules/wkod/isolation/iso-remove-work.ts'
import { isolationStates } from '#modules/wkod/isolation/isolation.api.ts'
import { gasLooks, permitCheckLooks } from '#modules/wkod/permit/check/check-looks.api.ts'
import { keepAlive, stopBarredWork } from '#modules/wkod/permit/conditions/keep-alive.ts'
import { crewNeeds } from '#modules/wkod/permit/crew/crew-needs.ts'
import { permitFacts, permitsOfPerson } from '#modules/wkod/permit/crew/permit-facts.api.ts'
import { crewsAtProcess, vendorsAtProcess } from '#modules/wkod/permit/crew/process-crews.api.ts'
import { cardsOf, workDaysOf } from '#modules/wkod/permit/crew/process-days.api.ts'
import { permitsOfDay, stopsByVendor } from '#modules/wkod/permit/figures/permit-figures.api.ts'
import { presentAtWork } from '#modules/wkod/permit/inside/at-work.ts'
import { openPermits, openPermitsUnder, suspendPermits } from '#modules/wkod/permit/permit.api.ts'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { type OfPermit, permitAsks } from '#modules/wkod/permit/permit.ports.ts'
import { openUnderJsa, stoppedUnderJsa } from '#modules/wkod/permit/stop/permit-stops.ts'
import { noteStopDecision, stopWorks, worksUnderWay } from '#modules/wkod/permit/stop/permit-work.ts'
import { knownAtPermits } from '#modules/wkod/permit/stop/process-known.api.ts'
import { stoppedWork } from '#modules/wkod/permit/stop/stop-protection.ts'
import { stopsSeen } from '#modules/wkod/permit/stop/stops-seen.ts'
import { planChecks, suspendedPlans, unsignedCrew } from '#modules/wkod/plan/plan.api.ts'
import { planAsks } from '#modules/wkod/plan/plan.ports.ts'
import { suspendPlansOf } from '#modules/wkod/plan/plan-suspend.ts'
import { emergencyChecks } from '#modules/wkod/shift/emergency/emergency.api.ts'
import { handoverChecks } from '#modules/wkod/shift/handover/hand.api.ts'
import { noteMissed } from '#modules/wkod/shift/handover/hand.jobs.ts'
import { talkSigning } from '#modules/wkod/shift/tbm/tbm-worker.ts'
import { heatSpans, weatherNow, weatherOfDay } from '#modules/wkod/shift/weather/weather.api.ts'
import { restChecks, weatherChecks } from '#modules/wkod/shift/weather/weather-work.api.ts'
import { copyMarks, simopsChecks, worksNear } from '#modules/wkod/simops/simops.api.ts'
import { askAtEquipment, askAtEquipNos, openPermitsAt, pointsOnSystem } from '#modules/wkod/simops/systems.api.ts'
import { wkodImprovements, wkodPorts } from '#modules/wkod/wkod.server.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { program } from '#platform/server/documents/program.ts'
import { inSlices } from '#platform/server/in-slices.ts'
import { absent, Joins, join, type Ports } from '#platform/server/ports.ts'

/**
 * Work that somebody stopped by a card goes on when it was decided that it may.
 *
 * @law 산업안전보건법 제52조
 */
async function decidedStops(db: Transaction, permitNos: readonly number[]): Promise<OfPermit[]> {
  const stops = await undecidedStops(db, permitNos)
  return [...stops].map(([permitNo, evidenceDesc]) => ({
    permitNo,
    ruleCd: 'PT_RESUME_CARD',
    resultCd: 'BLOCK',
    message: '작업중지 신고에 재개 결정이 기록되지 않았습니다.',
    law: '산업안전보건법 제52조',
    evidenceDesc,
    lifterCds: ['SUP', 'SHM'],
  }))
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
  recheck: async (tx, works, now) => {
    await keepAlive(tx, works, now)
  },
  recheckAt: askAtEquipNos,
  openAt: openPermitsAt,
  running: worksUnderWay,
  noteDecision: noteStopDecision,
  openOf: async (tx, vendorCd) => ({ label: permit.label, count: await openPermits(tx, vendorCd) }),
})

const work = [
  join(permitAsks, {
    eligibility: async (db, asked) => {
      const found = await eligibilityAtWorks(db, asked)
      const told = await inSlices(asked, ({ permitNo }, at) =>
        (found[at] ?? []).map((check) => ({ ...check, permitNo })),
      )
      return told.flat()
    },
    untaught: lackingOf,
    unfit: async (db, asked) => {
      const fit = await fitForWork(db, asked)
      return asked.filter((_, at) => !fit[at])
    },
    presence: async (db, personNos, at) => [...(await gatedIn(db, personNos, at))],
    stays: staysOf,
    heat: heatSpans,
    plans: planChecks,
    air: (db, permitNos) => usableGasSets(db, { permitNos }),
    badAir: (db, permitNos) => badGasSets(db, { permitNos }),
    isolations: isolationStates,
    isolationsEnd: tellRemoval,
    conflicts: simopsChecks,
    samePlaces: copyMarks,
    emergencies: emergencyChecks,
    zones: zoneChecks,
    weather: weatherChecks,
    rested: restChecks,
    handedOver: handoverChecks,
    missedHandover: noteMissed,
    undecided: decidedStops,
    criticals: criticalFindings,
    accidents: unclassedAccidents,
    scenes: keptScenes,
    unassessed: unassessedWorks,
    openAssessments,
    vendorStops: async (db, vendorCds, ymd) =>
      new Map(
        [...(await permitStops(db, vendorCds, ymd))].map(([vendorCd, { toYmd, sgcSanctionDocNo }]) => [
          vendorCd,
          { toYmd, docNo: sgcSanctionDocNo },
        ]),
      ),
    planSigns: unsignedCrew,
    planStops: suspendedPlans,
    constructions: constChecks,
    materials: vendorMsdsFor,
  }),
  join(planAsks, { openPermitCnt: openPermitsUnder, approvedEquips }),
  join(gasAsks, { near: worksNear }),
  join(constAsks, { kept: [hostChecks, councilsHeld] }),
]

const contractors = [
  join(entryAsks, {
    personChecks: [cardChecks, examChecks, restrictionChecks],
    holderOf: holderOfCard,
    hashesOf: cardHashesOf,
    emergencyMissed: pointForMissedEmergency,
    materials: materialsComing,
    present: [presentAtWork],
  }),
  join(workerAsks, { signings: [jsaSigning, talkSigning, noticeSigning, rsaSigning] }),
  join(noticeAsks, { terms: siteTerms, held: heldBefore }),
  join(demeritAsks, { protections: [toldHimself, stoppedWork], headcounts: headcountsOf }),
  join(deptRqstAsks, { takers: [cardTaker, placementExams, courseSeats] }),
  join(msdsAsks, { ownStock: ownStockEntered, moved: absent('chemicals') }),
  join(homeAsks, { permits: permitsOfDay, weather: weatherNow, weatherOfDay, mustRead: [noticeWork] }),
  join(evalAsks, { stops: stopsByVendor }),
]

const safety = [
  join(accidentAsks, {
    permit: permitFacts,
    permitsOfPerson,
    gateHours,
    assess: assessAccident,
    untold: untoldVisits,
    tellVisit,
    teachAgain: absent('staff education'),
  }),
  join(safetyCheckAsks, { anybodyIn }),
  join(jsaAsks, {
    openUnder: openUnderJsa,
    stopped: stoppedUnderJsa,
    held: heldBefore,
    assessed: assessedHazards,
  }),
  join(observeAsks, {
    credit: (tx, { personNo, srcNo, creditYmd, now }) =>
      addCredits(tx, [{ personNo, srcCd: 'OBS', srcNo, creditYmd }], { now, userId: program.userId }),
  }),
  join(blindAsks, {
    looks: [
      { wayCd: 'CHECK', ask: inspectionLooks },
      { wayCd: 'OBS', ask: cardLooks },
      { wayCd: 'PERMIT', ask: permitCheckLooks },
      { wayCd: 'GAS', ask: gasLooks },
      { wayCd: 'MEASURE', ask: unitLooks },
    ],
  }),
  join(seenAsks, { kinds: [nearMissesSeen, jsaRowsSeen, stopsSeen, assessedSeen, librarySeen] }),
  join(legalAsks, { periods: [patrolPeriods, jointPeriods, councilPeriods, schedulePeriods] }),
  join(patrolAsks, { presence: workDays, looks: [hostLooks, routeLooks] }),
  join(imprAsks, {
    sources: [...safImprovements, ...rsaImprovements, ...heaImprovements, ...vendorImprovements, ...wkodImprovements],
  }),
]

const others = [
  join(rsaAsks, { vendorsThere: vendorsAtProcess, crewsThere: crewsAtProcess, held: heldBefore }),
  join(continuousAsks, { workDays: workDaysOf, cards: cardsOf }),
  join(surveyAsks, { sources: [...knownAtPermits, ...knownByChemicals, ...knownByHealth] }),
  join(occasionalAsks, {
    origins: [
      { originCd: 'VISIT', model: infirmVisit },
      { originCd: 'ACC', model: accident },
    ],
  }),
  join(educationAsks, { fixed: followFixedEducation, crews: crewNeeds }),
  join(msdsSheetAsks, {
    lots: absent('stock'),
    handlers: handlersOf,
    inForce: absent('materials of contractors'),
  }),
  join(infirmAsks, { openAccident: openFromVisit }),
  join(processAsks, { uses: [exposedWorkers] }),
  join(equipmentAsks, { changed: [askAtEquipment], held: [isHeld], uses: [pointsOnSystem] }),
]

/** What the areas ask, each its own. */
export const ports: readonly Ports[] = [
  permitPort,
  noticeAsks,
  processAsks,
  equipmentAsks,
  imprAsks,
  ...safPorts,
  ...rsaPorts,
  ...heaPorts,
  ...educationPorts,
  ...chmPorts,
  ...contractorPorts,
  ...wkodPorts,
]

/** @throws Error that names every port without an answer */
export const joins: Joins = Joins.of(ports, [permits, ...work, ...contractors, ...safety, ...others])

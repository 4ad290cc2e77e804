/** What has been written and approved before: plan, construction, analysis, materials, the contractor itself. */
import { bannedSubcontracts, SUBCONTRACT_LAW, SUBCONTRACT_TEXT } from '#modules/contractor/contract/subcontract.api.ts'
import { inactiveVendors } from '#modules/contractor/master/vendor-state.api.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { contractsOfPlans } from '../../plan/plan.api.ts'
import { block, listOf, need, RULES, unknown } from '../ask/guard-parts.logic.ts'
import { personsOf } from '../crew/party.logic.ts'
import { typesOf } from '../fields/permit-codes.model.ts'
import { materialChecks, usesMaterials } from '../materials/materials.logic.ts'
import type { Permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'
import { type Condition, type Finding, onePer } from './condition.ts'

/**
 * An approved plan covers the days and the kinds of the work; one that is suspended covers nothing.
 *
 * @law 산업안전보건기준에 관한 규칙 제38조
 */
export const plan: Condition = {
  name: 'plan',
  asked: 'Qsjxu',
  find: (works, { db }) =>
    permitAsks.plans(
      db,
      works.map(({ permitNo, plantCd, vendorCd, wkodPlanNo, ...work }) => ({
        ...{ permitNo, plantCd, vendorCd, wkodPlanNo },
        fromYmd: work.wkodDt,
        toYmd: dayOf(work.workToDt),
        permitTypeCds: typesOf(work),
      })),
    ),
}
/** Work goes on under a plan only while nobody has suspended it; a later revision waits for the next start. */
export const planStopped: Condition = {
  name: 'planStopped',
  asked: 'w',
  stop: 'INSPECTION',
  find: (works, { db }) => permitAsks.planStops(db, underPlan(works).map(planOf)),
}
const planOf = ({ permitNo, wkodPlanNo }: { permitNo: number; wkodPlanNo: number }) => ({ permitNo, wkodPlanNo })
const underPlan = (works: readonly Permit[]) =>
  works.flatMap((work) => {
    const { permitNo, wkodPlanNo } = work
    return wkodPlanNo === null ? [] : { permitNo, wkodPlanNo, work }
  })

/**
 * What the plan says has been told to everybody who works under it: each has signed the revision in force.
 *
 * @law 산업안전보건기준에 관한 규칙 제38조제2항
 */
export const planSigns: Condition = {
  name: 'planSigns',
  asked: 'sju',
  waits: true,
  find: async (works, { db }) => {
    const asked = underPlan(works.filter(({ vendorCd }) => vendorCd !== null))
    const missing = await permitAsks.planSigns(
      db,
      asked.map(({ work, ...under }) => ({ ...under, personNos: personsOf(work) })),
    )
    return missing.map(({ permitNo, personNo }) => ({ ...unsigned, permitNo, whom: { personNo } }))
  },
}
const unsigned = block('PT_PLAN_SIGN', '작업계획서에 서명하지 않은 인원이 {n}명 있습니다. ({names})', {
  law: `${RULES} 제38조제2항`,
  lifterCds: ['VSM'],
})

/**
 * Who works under a permit, by whichever door he came, is who the work was approved for.
 *
 * @law 산업안전보건법 제60조
 */
export const subcontract: Condition = {
  name: 'subcontract',
  asked: 'Qasjxu',
  find: async (works, { db }) => {
    const program = asProgram(db)
    const contracts = await contractsOfPlans(
      program,
      works.flatMap(({ wkodPlanNo }) => wkodPlanNo ?? []),
    )
    const banned = await bannedSubcontracts(
      program,
      works.map((work) => {
        const { vendorCd, wkodPlanNo, wkodDt, workToDt } = work
        const contract = contracts.get(wkodPlanNo ?? 0) ?? { contractNo: null, isApproved: false }
        return { ...contract, vendorCd, fromYmd: wkodDt, toYmd: dayOf(workToDt), personNos: personsOf(work) }
      }),
    )
    return works.flatMap(({ permitNo }, at): Finding[] => {
      const evidenceDesc = banned[at]
      return evidenceDesc ? [{ ...subcontracted, evidenceDesc, permitNo }] : []
    })
  },
}
const subcontracted = block('PT_SUBCONTRACT', SUBCONTRACT_TEXT, { field: 'permitCrew', law: SUBCONTRACT_LAW })

/** Work of a construction begins, and goes on, only while that runs. */
export const construction: Condition = {
  name: 'construction',
  asked: 'sxuw',
  stop: 'INSPECTION',
  find: (works, { db }) => permitAsks.constructions(db, underPlan(works).map(planOf)),
}

/**
 * What the work uses is on the site by an approved request of the same contractor, and is handled as that says.
 *
 * @law 산업안전보건기준에 관한 규칙 제225조
 */
export const materials: Condition = {
  name: 'materials',
  asked: 'as',
  find: async (works, { db }) => {
    const using = works.flatMap((work) => {
      const { plantCd, vendorCd } = work
      if (vendorCd === null || !usesMaterials(work)) return []
      return { work, asked: { plantCd, vendorCd, docNos: [...listOf(work.msdsNo)], withOthers: false } }
    })
    const found = await permitAsks.materials(
      db,
      using.map(({ asked }) => asked),
    )
    return using.flatMap(({ work, asked }, at) => {
      const { permitNo, workToDt, msdsInYn } = work
      const how = { lastYmd: dayOf(workToDt), isConfirmed: msdsInYn === 'Y' }
      return materialChecks(asked.docNos, found[at] ?? [], how).map((check) => ({ ...check, permitNo }))
    })
  },
}

/** Whoever works for us is registered with us, and neither kept out nor gone. */
export const registered: Condition = {
  name: 'registered',
  asked: 'suw',
  stop: 'VENDOR',
  find: async (works, { db }) => {
    const inactive = await inactiveVendors(
      asProgram(db),
      works.flatMap(({ vendorCd }) => vendorCd ?? []),
    )
    return onePer(works, ({ vendorCd, vendorNm }) =>
      need(vendorCd === null || !inactive.has(vendorCd), 'PT_VENDOR_STATE', '등록이 유효한 협력업체가 아닙니다.', {
        evidenceDesc: vendorNm ?? vendorCd ?? '',
        lifterCds: ['SHM', 'CSO'],
      }),
    )
  },
}

/**
 * A contractor with too many demerits gets no new permits for a while.
 *
 * @law 산업안전보건법 제63조
 */
export const vendor: Condition = {
  name: 'vendor',
  asked: 'Q',
  find: async (works, { db, today }) => {
    const contracted = works.filter(({ vendorCd }) => vendorCd !== null)
    if (contracted.length === 0) return []
    const stops = await permitAsks.vendorStops(
      db,
      contracted.flatMap(({ vendorCd }) => vendorCd ?? []),
      today,
    )
    if (stops === 'unknown') return onePer(contracted, () => [unknown('협력업체 제재')])
    return onePer(contracted, ({ vendorCd }) => {
      const stop = stops.get(vendorCd ?? '')
      return need(!stop, 'PT_VENDOR_STOP', '벌점이 많아 {to}까지 새 작업허가를 신청할 수 없습니다.', {
        values: { to: stop?.toYmd ?? '' },
        law: '산업안전보건법 제63조, 사내 기준',
        evidenceDesc: stop?.docNo ?? '',
        lifterCds: ['CSO'],
      })
    })
  },
}

import { areaGuard, isEditedFromAfar } from '#platform/server/documents/area-guard.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import type { Context } from '../ask/permit-facts.ts'
import { permit } from '../permit.model.ts'

const said = { ruleCd: 'PT_AREA', message: '이 구역의 운전부서만 처리할 수 있습니다.' }
/** The department of the area, or one above it (0.4). */
export const ofTheArea = areaGuard(permit, said)

/** What its people fill in nobody else does. */
export const refuseFarEdit = async (context: Context): Promise<RuleProblem | undefined> =>
  (await isEditedFromAfar(permit, context)) ? problem(permit, 'areaDeptCd', said.ruleCd, said.message) : undefined

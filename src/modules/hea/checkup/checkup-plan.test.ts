import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { checkedOrg } from './checked-org.model.ts'
import { checkupPlan } from './checkup-plan.model.ts'
import { aCheckedOrg, aCheckupPlan } from './checkup-plan.seed.ts'

const site = aFileSite()

test('a plan is written by the health manager, an organisation by the nurse as well; nobody else begins one', async () => {
  const plan = await site().as('health').create(checkupPlan, aCheckupPlan())
  expect(plan).toMatchObject({ statusCd: 'TEMP', heaCheckupPlanDocNo: null, can: { delete: true } })
  const org = await site().as('nurse').create(checkedOrg, aCheckedOrg())
  expect(await site().as('nurse').act(checkedOrg, org.heaCheckedOrgNo, 'use')).toMatchObject({ statusCd: 'ACTIVE' })
  for (const [userId, status] of [
    ['nurse', 403],
    ['hygiene', 403],
    ['emp', 403],
  ] as const)
    await expect(site().as(userId).create(checkupPlan, aCheckupPlan())).rejects.toMatchObject({ status })
})

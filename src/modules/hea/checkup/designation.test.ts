/** K6: who may examine is asked factor by factor and by the day, at each door. @law 산업안전보건법 제130조제4항 */
import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aRunningPlan, uploadSheet } from '../result/result.seed.ts'
import { checkedOrg } from './checked-org.model.ts'
import { checkupsOf } from './checkup.fixture.ts'

const site = aFileSite()
const { open, post, slotsOf, targetOf, organisation } = checkupsOf(site)
beforeEach(() => site().setClock('2026-11-21T12:00:00+09:00'))
const BENZENE = '71-43-2'

const reserve = async (no: number, userId: string) => {
  const [slot] = (await slotsOf(no)).rows
  const { no: heaCheckupTargetNo } = await targetOf(no, userId)
  return post(userId, '/my/reservation', {
    heaCheckupTargetNo,
    planOrgNo: slot?.planOrgNo,
    agreeYn: 'Y',
    consentTextVerNo: 1,
  })
}
const orgOf = async (no: number) => {
  const [row] = await site().sql<{ no: number }>(
    'select hea_checked_org_no::int as no from hea_plan_org where hea_checkup_plan_no = $1 limit 1',
    [no],
  )
  return row?.no ?? 0
}

test('a seat is taken where the organisation is designated for each of his factors, in use and valid on the day', async () => {
  const [process] = await site().sql<{ no: number }>('select process_no::int as no from process limit 1')
  await site().sql(
    `insert into hea_worker_hazard (plant_cd, user_id, factor_cd, process_no, placement_ymd, last_exam_ymd, next_due_ymd)
      values ('2000', 'emp', $1, $2, '2024-01-01', '2026-06-01', '2026-12-01')`,
    [BENZENE, process?.no],
  )
  const no = await open(['emp'], { heaCheckupClassCd: 'SPC', heaCheckupPlanNm: '특수건강진단' })
  await expect(reserve(no, 'emp')).rejects.toMatchObject({ status: 422, code: 'HEA_ORG_NOT_DESIGNATED' })
  const orgNo = await orgOf(no)
  await site().sql(`insert into hea_checked_org_factors (hea_checked_org_no, seq_no, factor_cd) values ($1, 3, $2)`, [
    orgNo,
    BENZENE,
  ])
  // What was so when the plan was approved may not be so any more.
  await site().sql(`update hea_checked_org set valid_to_ymd = '2026-11-30' where hea_checked_org_no = $1`, [orgNo])
  await expect(reserve(no, 'emp')).rejects.toMatchObject({ code: 'HEA_ORG_NOT_VALID' })
  await site().sql(`update hea_checked_org set valid_to_ymd = '2027-12-31' where hea_checked_org_no = $1`, [orgNo])
  await site().as('health').act(checkedOrg, orgNo, 'retire')
  await expect(reserve(no, 'emp')).rejects.toMatchObject({ code: 'HEA_ORG_NOT_VALID' })
  await site().as('health').act(checkedOrg, orgNo, 'use')
  await reserve(no, 'emp')
  expect(await targetOf(no, 'emp')).toMatchObject({ state: 'RESERVED' })
})

test('a sheet is refused for a factor or a day for which no organisation of the plan is designated', async () => {
  site().setClock('2026-10-01T09:00:00+09:00')
  const targets = [
    { userId: 'emp', factorCds: [BENZENE] },
    { userId: 'oper', factorCds: ['NOISE'] },
  ]
  const plan = await aRunningPlan(site(), targets)
  const orgNo = await organisation()
  await site().sql(
    `insert into hea_plan_org (hea_checkup_plan_no, hea_checked_org_no, plant_cd, exam_ymd, slot_cd, capacity_cnt)
      values ($1, $2, '2000', '2026-09-10', 'AM', 10)`,
    [plan.heaCheckupPlanNo, orgNo],
  )
  const upload = (userId: string, factor: string) =>
    uploadSheet(site().as('nurse'), plan, [{ userId, examYmd: '2026-09-10', factor, grade: 'A' }])
  const refused = { status: 422, code: 'HEA_ORG_NOT_DESIGNATED' }
  await expect(upload('emp', '벤젠')).rejects.toMatchObject(refused)
  await site().sql(`update hea_checked_org set valid_to_ymd = '2026-09-09' where hea_checked_org_no = $1`, [orgNo])
  await expect(upload('oper', '소음')).rejects.toMatchObject(refused)
  await site().sql(`update hea_checked_org set valid_to_ymd = '2026-12-31' where hea_checked_org_no = $1`, [orgNo])
  expect(await upload('oper', '소음')).toMatchObject({ inserted: 1 })
})

test('K5 of what is exempt nobody is a target of a checkup before placement, nor examined for it', async () => {
  const [process] = await site().sql<{ no: number }>('select process_no::int as no from process limit 1')
  const expose = (userId: string, factorCd: string, preExamYn: 'Y' | 'N') =>
    site().sql(
      `insert into hea_worker_hazard (plant_cd, user_id, factor_cd, process_no, placement_ymd, pre_exam_yn)
        values ('2000', $1, $2, $3, '2026-12-10', $4) on conflict do nothing`,
      [userId, factorCd, process?.no, preExamYn],
    )
  await expose('oper', '108-88-3', 'Y')
  await expose('oper', 'NOISE', 'N')
  await expose('gas', '108-88-3', 'Y')
  const { heaCheckupPlanNo: no } = await checkupsOf(site).plan({ heaCheckupClassCd: 'PRE' })
  const rows = await site()
    .as('health')
    .call<{ userId: string }[]>(`/api/hea/checkup/nontargetusers?heaCheckupPlanNo=${no}&processNo=0&deptCd=&age=0`)
  expect(rows.filter(({ userId }) => userId === 'oper' || userId === 'gas').map(({ userId }) => userId)).toEqual([
    'oper',
  ])
  await checkupsOf(site).add(no, ['oper'])
  expect(
    await site().sql(
      `select factor_cds as f from hea_checkup_target where hea_checkup_plan_no = $1 and user_id = 'oper'`,
      [no],
    ),
  ).toEqual([{ f: ['NOISE'] }])
})

test('a plan without year or period says so where candidates are chosen, not that there is nobody', async () => {
  const { heaCheckupPlanNo: no } = await checkupsOf(site).plan({ heaCheckupYear: null })
  await expect(
    site().as('health').call(`/api/hea/checkup/nontargetusers?heaCheckupPlanNo=${no}&processNo=0&deptCd=&age=0`),
  ).rejects.toMatchObject({ status: 422, code: 'HEA_PLAN_NO_PERIOD' })
})

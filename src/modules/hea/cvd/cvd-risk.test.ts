/** Cardiovascular risk: groups and deadlines, who sees what of it, and what his department hears. */
import { expect, test } from 'vitest'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { aFileSite } from '#platform/test/site.ts'
import { cvdRisk } from './cvd-risk.model.ts'
import { aCvdRisk } from './cvd-risk.seed.ts'
import { workCare } from './work-care.model.ts'

const site = aFileSite()
const evaluate = async (values = {}) => {
  const nurse = site().as('nurse')
  const { cvdRiskNo } = await nurse.create(cvdRisk, aCvdRisk(values))
  await nurse.act(cvdRisk, cvdRiskNo, 'begin')
  return nurse.act(cvdRisk, cvdRiskNo, 'close')
}
const worst = { prob10Val: 12.5 }

test('OH-A20 the higher group holds, and says when the next evaluation is', async () => {
  const high = await evaluate({ prob10Val: 4.9, bpSysVal: 145, diabetesYn: 'Y' })
  expect(high).toMatchObject({ probGroupCd: 'MID', surveyGroupCd: 'HIGH', riskGroupCd: 'HIGH', nextYmd: '2027-11-20' })
  expect(await evaluate()).toMatchObject({ riskGroupCd: 'MID', nextYmd: '2028-11-20', reviewDueYmd: null })
  expect(high).toMatchObject({ personNm: '김서연', sexCd: 'F', statusCd: 'CLOSED' })
})

test('the cycle is the company’s own', async () => {
  await site().sql(`update sys_code set code_nm = '6개월' where code_grp_cd = 'HEA_CVD_CYCLE' and code = 'HIGH'`)
  expect(await evaluate({ prob10Val: 6 })).toMatchObject({ riskGroupCd: 'HIGH', nextYmd: '2027-05-20' })
})

test('HEA_CVD_PROB a probability is between 0 and 100 %', async () => {
  for (const prob10Val of [-0.1, 100.1])
    await expect(site().as('nurse').create(cvdRisk, aCvdRisk({ prob10Val }))).rejects.toMatchObject({
      code: 'HEA_CVD_PROB',
      field: 'prob10Val',
      answer: { problems: [{ message: '발병확률은 0~100%로 입력하세요.' }] },
    })
})

test('the worst group waits for the physician, 14 days at most, before the person is told', async () => {
  const { cvdRiskNo, reviewDueYmd } = await evaluate(worst)
  expect(reviewDueYmd).toBe(addDays(dayOf(new Date()), 14))
  expect((await site().as('doctor').notifications()).rows[0]?.messageDesc).toContain('업무적합성을 평가해 주십시오')
  const health = site().as('health')
  await expect(health.act(cvdRisk, cvdRiskNo, 'report')).rejects.toMatchObject({ code: 'HEA_CVD_REVIEW' })
  const review = { workFitCd: '나', reviewDesc: '야간작업을 제한합니다.' }
  await expect(health.act(cvdRisk, cvdRiskNo, 'review', review)).rejects.toMatchObject({ status: 403 })
  await site().as('doctor').act(cvdRisk, cvdRiskNo, 'review', review)
  expect(await health.act(cvdRisk, cvdRiskNo, 'report')).toMatchObject({ statusCd: 'REPORTED' })
})

test('a late review is told to the physician and the health manager, each once', async () => {
  const { cvdRiskNo } = await evaluate(worst)
  await site().sql(`update cvd_risk set review_due_ymd = now()::date - 1 where cvd_risk_no = ${cvdRiskNo}`)
  expect(await site().runJob('hea-cvd-due')).toBeGreaterThanOrEqual(2)
  expect(await site().runJob('hea-cvd-due')).toBe(0)
})

test('who comes up again is counted a month ahead, by the day; also where nothing ran on that day', async () => {
  const { cvdRiskNo } = await evaluate({ prob10Val: 7 })
  await site().sql(`update cvd_risk set next_ymd = '2099-02-01' where cvd_risk_no = ${cvdRiskNo}`)
  const runOn = async (ymd: string) => {
    site().setClock(`${ymd}T06:10:00+09:00`)
    await site().runJob('hea-cvd-due')
    return (await site().as('health').notifications()).rows.filter(
      ({ messageDesc }) => messageDesc === '2099-02-01에 뇌심혈관 위험도를 다시 평가할 사람: 1명',
    ).length
  }
  expect(await runOn('2099-01-01')).toBe(0)
  expect(await runOn('2099-01-03')).toBe(1)
  expect(await runOn('2099-01-04')).toBe(1)
  site().setClock(undefined)
})

test('his department hears what is to change and nothing of why', async () => {
  const { cvdRiskNo } = await evaluate({ prob10Val: 7 })
  const health = site().as('health')
  await health.act(cvdRisk, cvdRiskNo, 'report')
  await expect(health.act(cvdRisk, cvdRiskNo, 'propose', { managerUserId: 'sup' })).rejects.toMatchObject({
    code: 'HEA_CVD_MEASURE',
  })
  const { workCareNo } = await health.act(cvdRisk, cvdRiskNo, 'propose', { managerUserId: 'sup', nightYn: 'Y' })
  const no = Number((await health.read(cvdRisk, cvdRiskNo)).workCareNo ?? workCareNo)
  const care = await site().as('mgr').read(workCare, no)
  expect(care).toMatchObject({ personNm: '김서연', nightYn: 'Y', overtimeYn: 'N', statusCd: 'RQST' })
  expect(JSON.stringify(care)).not.toMatch(/risk|CVD|혈관|prob10/i)
  expect(await site().as('sup').act(workCare, no, 'accept', { resultDesc: '주간조로 옮겼습니다.' })).toMatchObject({
    statusCd: 'DOING',
  })
  // Another department's head, and whoever holds no level at all.
  expect((await site().as('mgr2').fetch(`${workCare.api}/${no}`)).status).toBe(404)
  expect((await site().as('mgr').fetch(`${cvdRisk.api}/${cvdRiskNo}`)).status).toBe(403)
  for (const userId of ['admin', 'shd', 'reader', 'emp2', 'hygiene'])
    expect([userId, (await site().as(userId).fetch(`${workCare.api}/${no}`)).status]).toEqual([userId, 403])
})

test('somebody of another plant is not evaluated here', async () => {
  const { cvdRiskNo } = await site()
    .as('nurse')
    .create(cvdRisk, aCvdRisk({ userId: 'emp3' }))
  await expect(site().as('nurse').act(cvdRisk, cvdRiskNo, 'begin')).rejects.toMatchObject({ code: 'HEA_CVD_PLANT' })
})

test('the person reads his own result once he was told, and nobody else’s', async () => {
  await site().sql(`insert into sys_menu (menu_id, menu_nm, menu_lvl, front_end_url)
      values ('MY_CHECKUP', '나의 건강검진', 1, '/hea/checkup/myCheckup') on conflict do nothing;
    insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn) select auth_grp_no, 'MY_CHECKUP', 'Y', 'N' from sys_auth_grp`)
  const { cvdRiskNo } = await evaluate({ userId: 'emp2', prob10Val: 0.4 })
  const mine = () => site().as('emp2').call<{ rows: object[] }>('/api/hea/cvd/mycvdrisks')
  expect((await mine()).rows).toEqual([])
  await site().as('health').act(cvdRisk, cvdRiskNo, 'report')
  expect((await mine()).rows).toEqual([expect.objectContaining({ cvdRiskNo, riskGroupCd: 'LOW' })])
})

test('a measure at work limits something, for somebody of the plant', async () => {
  const propose = async (values: object) => {
    const body = { userId: 'emp', managerUserId: 'mgr', overtimeYn: 'N', nightYn: 'N', hotYn: 'N', ...values } as const
    const { workCareNo } = await site().as('health').create(workCare, body)
    return site().as('health').act(workCare, workCareNo, 'propose')
  }
  await expect(propose({})).rejects.toMatchObject({ status: 422, code: 'HEA_CARE_NOTHING', field: 'overtimeYn' })
  const [stranger] = await site().sql<{ userId: string }>(
    `select user_id as "userId" from sys_user where plant_cd = '3000' and user_status_cd = 'ACTIVE' limit 1`,
  )
  await expect(propose({ userId: stranger?.userId, nightYn: 'Y' })).rejects.toMatchObject({
    status: 422,
    code: 'HEA_CARE_PLANT',
    field: 'userId',
  })
  expect(await propose({ nightYn: 'Y' })).toMatchObject({ statusCd: 'RQST' })
})

/** K8 as other modules ask it: many people, works and days at once, and nothing but yes or no. */
import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { type FitnessAsked, fitForWork } from './fitness.api.ts'
import { aRunningPlan, uploadSheet } from './result.seed.ts'
import { organs } from './result-codes.model.ts'

const site = aFileSite()
const TODAY = '2026-10-01'
const WORK = 7001
beforeEach(async () => {
  site().setClock(`${TODAY}T09:00:00+09:00`)
  await site().sql('delete from hea_work_measure; delete from work_care')
})
const ask = (...asked: Partial<FitnessAsked>[]) =>
  site().services.db.write('SYSTEM', (tx) =>
    fitForWork(
      tx,
      asked.map((one) => ({ userId: 'emp', ymd: TODAY, ...one })),
    ),
  )
const limit = (values: Record<string, string>) => {
  const row = {
    plant_cd: `'2000'`,
    user_id: `'emp'`,
    hea_checkup_result_no: '0',
    measure_cd: `'FIT'`,
    start_ymd: `'2026-09-01'`,
    process_nos: `'{${WORK}}'`,
    ...values,
  }
  return site().sql(`insert into hea_work_measure (${Object.keys(row)}) values (${Object.values(row)})`)
}
const care = (flags: string, statusCd = 'DOING') =>
  site().sql(`insert into work_care (status_cd, plant_cd, user_id, person_nm, from_ymd, manager_user_id, ${flags}, create_user_id)
    values ('${statusCd}', '2000', 'emp', '김서연', '2026-09-15', 'mgr', 'Y', 'health')`)

test('K8 many people and works are answered in the order asked, by one statement', async () => {
  await limit({ work_fit_cd: `'라'` })
  await limit({
    user_id: `'oper'`,
    work_fit_cd: `'다'`,
    review_ymd: `'2026-10-10'`,
    process_nos: `'{}'`,
    all_work_yn: `'Y'`,
  })
  await limit({ user_id: `'sup'`, work_fit_cd: `'나'`, condition_desc: `'귀마개'` })
  const statements: unknown[] = []
  const answers = await site().services.db.write('SYSTEM', (tx) => {
    const queryAs: typeof tx.queryAs = (actor, statement) => {
      statements.push(statement)
      return tx.queryAs(actor, statement)
    }
    return fitForWork({ queryAs }, [
      { userId: 'emp', ymd: TODAY, processNo: WORK },
      { userId: 'emp', ymd: TODAY, processNo: WORK + 1 },
      { userId: 'emp', ymd: '2026-08-31', processNo: WORK },
      { userId: 'emp', ymd: TODAY },
      { userId: 'emp', ymd: TODAY, kindCd: 'CONFINED' },
      { userId: 'oper', ymd: '2026-10-10', kindCd: 'CONFINED' },
      { userId: 'oper', ymd: '2026-10-11', kindCd: 'CONFINED' },
      { userId: 'sup', ymd: TODAY, processNo: WORK },
      { userId: 'nobody', ymd: TODAY },
    ])
  })
  expect(answers).toEqual([false, true, true, false, true, false, false, true, true])
  expect(statements).toHaveLength(1)
  expect(await ask()).toEqual([])
})

test('근로제한·금지 bars its work, 작업전환 the work that he was moved out of, 근로시간 단축 overtime alone', async () => {
  const all = [{ processNo: WORK }, { processNo: WORK + 1 }, { kindCd: 'OVERTIME' }, { kindCd: 'NIGHT' }, {}] as const
  await limit({ measure_cd: `'7'` })
  expect(await ask(...all)).toEqual([false, true, true, true, false])
  await site().sql(`update hea_work_measure set measure_cd = '6'`)
  expect(await ask(...all)).toEqual([false, true, true, true, true])
  await site().sql(`update hea_work_measure set measure_cd = '5'`)
  expect(await ask(...all)).toEqual([true, true, false, true, true])
  await site().sql(`update hea_work_measure set measure_cd = '7', end_ymd = '${TODAY}'`)
  expect(await ask(...all)).toEqual([true, true, true, true, true])
})

test('work at night, overtime and hot work are barred by a measure that was proposed, until it is ended', async () => {
  const kinds = [{ kindCd: 'NIGHT' }, { kindCd: 'OVERTIME' }, { kindCd: 'HOT' }, { kindCd: 'HEIGHT' }, {}] as const
  await care('night_yn', 'RQST')
  await care('hot_yn')
  expect(await ask(...kinds)).toEqual([false, true, false, true, true])
  expect(await ask({ kindCd: 'NIGHT', ymd: '2026-09-14' })).toEqual([true])
  await site().sql(`update work_care set status_cd = 'DONE'`)
  expect(await ask(...kinds)).toEqual([true, true, true, true, true])
})

test('an opinion after work at night was looked at is about work at night, wherever it is', async () => {
  const plan = await aRunningPlan(site(), [{ userId: 'emp', factorCds: ['NIGHT'] }])
  await uploadSheet(site().as('nurse'), plan, [
    { userId: 'emp', examYmd: '2026-09-10', factor: '야간작업', grade: 'DN', workFit: '라', followUps: '1' },
  ])
  const [result] = await site().sql<{ no: number }>(`select hea_checkup_result_no::int as no from hea_checkup_result
    where hea_checkup_plan_no = ${plan.heaCheckupPlanNo}`)
  await limit({ hea_checkup_result_no: String(result?.no), work_fit_cd: `'라'` })
  expect(await ask({ kindCd: 'NIGHT', processNo: WORK + 1 }, { kindCd: 'OVERTIME', processNo: WORK + 1 })).toEqual([
    false,
    true,
  ])
})

test('K8 nobody is placed in work for which he is not fit, by whatever way, and nobody learns why', async () => {
  const { processNo } = await aRunningPlan(site(), [{ userId: 'emp2', factorCds: [] }])
  await limit({ work_fit_cd: `'라'`, process_nos: `'{${processNo}}'` })
  const bulk = (body: object) =>
    site().as('hygiene').call('/api/hea/checkup/workerhazards/bulk', { method: 'POST', body })
  const added = { actionCd: 'ADD', processNo, factorCds: ['NOISE'], placementYmd: '2026-09-20' }
  const refused = { status: 422, code: 'HEA_EXPOSURE_UNFIT', message: expect.not.stringMatching(/라|적합|소견|판정/) }
  await expect(bulk({ ...added, userIds: ['emp', 'oper'] })).rejects.toMatchObject({ ...refused, field: 'userIds' })
  await expect(bulk({ ...added, userIds: ['emp'] })).rejects.toThrow(
    '보건 사유로 이 공정에 배치할 수 없는 근로자가 있습니다: 김서연',
  )
  await bulk({ ...added, userIds: ['oper'] })
  const [other] = await site().sql<{ no: number }>(`insert into process (process_cd, process_nm, plant_cd, dept_cd)
    values ('FIT-2', '다른 공정', '2000', 'D2110') returning process_no::int as no`)
  await bulk({ ...added, processNo: other?.no, userIds: ['emp'] })
  const move = { actionCd: 'MOVE', fromProcessNo: other?.no, processNo, moveYmd: '2026-10-01' }
  await expect(bulk(move)).rejects.toMatchObject({ ...refused, field: 'processNo' })
})

test('the result of a general checkup is saved, and the next one is counted from it', async () => {
  const plan = await aRunningPlan(site(), [{ userId: 'owner' }], { classCd: 'GEN' })
  await uploadSheet(site().as('nurse'), plan, [
    { userId: 'owner', examYmd: '2026-09-10', organ: Object.values(organs)[0], grade: 'A' },
  ])
  const { rows } = await site()
    .as('health')
    .call<{ rows: { dueYmd: string }[] }>('/api/hea/checkup/duelists?classCd=GEN&q=owner')
  expect(rows.map(({ dueYmd }) => dueYmd)).toEqual(['2027-09-10'])
})

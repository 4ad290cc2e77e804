/** What was decided by rules that were wrong is told once, with what to do, and nothing of it is changed by itself. */
import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aMeasurement, aUnitInUse, draftSample, saveSamples } from '../measure/measure.fixture.ts'
import { measure } from '../measure/measure.model.ts'
import { aRunningPlan, uploadSheet } from './result.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
const told = async (userId = 'health') =>
  (await as(userId).notifications()).rows.map(({ messageDesc }) => messageDesc).toSorted()
const inRows = async (table: string) =>
  (await site().sql(`select md5(string_agg(t::text, ' ' order by t::text)) as sum from ${table} t`))[0]

test('bans, cycles, second examinations, halvings and exemptions that were wrong are listed once to the health manager', async () => {
  site().setClock('2026-10-01T09:00:00+09:00')
  const plan = await aRunningPlan(site(), [{ userId: 'emp', factorCds: ['NOISE'] }])
  await uploadSheet(as('nurse'), plan, [{ userId: 'emp', examYmd: '2026-09-10', factor: '소음', grade: 'R' }])
  const [result] = await site().sql<{ no: number; doc: string }>(
    'select hea_checkup_result_no::int as no, hea_checkup_result_doc_no as doc from hea_checkup_result where hea_checkup_plan_no = $1',
    [plan.heaCheckupPlanNo],
  )
  const unit = await aUnitInUse(as('hygiene'), {
    unitNm: '충전 2호기',
    workerCnt: 2,
    factors: [{ factorCd: '108-88-3' }],
  })
  const days = { sampleStartYmd: '2026-09-01', sampleEndYmd: '2026-09-01' }
  const measured = await aMeasurement(as('hygiene'), [unit], days)
  const at = (who: string) => draftSample({ measureUnitNo: unit, pointNm: who, concVal: 50 })
  await saveSamples(as('hygiene'), measured, [at('1'), at('2')])
  await as('hygiene').act(measure, measured, 'enter')
  await as('hygiene').act(measure, measured, 'evaluate')
  await site().sql(`update measure_unit set cycle_cd = 'YEAR' where measure_unit_no = ${unit};
    update hea_second_exam set done_ymd = '2026-09-20';
    insert into hea_work_measure (plant_cd, user_id, hea_checkup_result_no, measure_cd, work_fit_cd, all_work_yn, start_ymd, end_ymd, review_ymd)
      values ('2000', 'emp', ${result?.no}, 'FIT', '라', 'Y', '2026-08-01', '2026-09-01', null),
        ('2000', 'emp', ${result?.no}, 'FIT', '다', 'Y', '2026-08-01', null, '2026-09-30');
    update hea_worker_hazard set pre_exam_yn = 'N', shorten_reason_cd = 'COWORKER', shorten_trigger_ymd = '2026-08-01'
      where process_no = ${plan.processNo};
    insert into hea_worker_hazard (plant_cd, user_id, factor_cd, process_no, placement_ymd, pre_exam_yn)
      values ('2000', 'oper', '108-88-3', ${plan.processNo}, '2026-09-01', 'Y')`)
  const tables = ['hea_work_measure', 'measure_unit', 'hea_second_exam', 'hea_worker_hazard']
  const before = await Promise.all(tables.map(inRows))
  const heard = await told()
  expect(await site().runJob('hea-mend')).toBe(6)
  const news = (await told()).filter((text) => !heard.includes(text))
  expect(news).toEqual(
    [
      `근로 금지가 의사의 의견 없이 다른 검진으로 풀렸습니다. 의사의 의견을 들어 등록하십시오: ${result?.doc}`,
      `재평가일(2026-09-30)이 지났습니다. 의사의 의견을 등록할 때까지 근로 금지가 계속됩니다: ${result?.doc}`,
      '최근 측정이 노출기준 미만이 아닌데 연 1회로 정해졌습니다. 이번 반기에 측정하십시오: 충전 2호기',
      `2차 검진이 끝난 것으로 되어 있으나 확인하지 않은 R이 있습니다. 2차 검진을 받게 하십시오: ${result?.doc}`,
      `직업병 유소견이 정정되었는데 검진주기가 단축되어 있습니다. 확인하십시오: 도장 ${plan.heaCheckupPlanNo} 소음 1명`,
      '결과표 없이 배치전건강진단이 면제된 노출이 1건 있습니다. 결과표를 확인하고 없으면 검진하십시오.',
    ].toSorted(),
  )
  expect(await Promise.all(tables.map(inRows))).toEqual(before)
  site().setClock('2026-10-02T09:00:00+09:00')
  expect(await site().runJob('hea-mend')).toBe(0)
  for (const userId of ['nurse', 'mgr', 'hygiene'])
    expect(
      (await told(userId)).filter((text) => /다른 검진으로 풀렸|확인하지 않은 R/.test(text)),
      userId,
    ).toEqual([])
})

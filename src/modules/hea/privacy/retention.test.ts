/** K11, W11: what is kept for 5 or 30 years, by the numbers of the day; what goes with it; what is never deleted before. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { checkupResult } from '../result/checkup-result.model.ts'
import { aRunningPlan, uploadSheet } from '../result/result.seed.ts'
import { heaDestroy } from './hea-destroy.model.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
const TODAY = '2026-10-01'
const BENZENE = '71-43-2'
beforeEach(() => site().setClock(`${TODAY}T09:00:00+09:00`))

const results = new Map<string, number>()
beforeAll(async () => {
  site().setClock(`${TODAY}T09:00:00+09:00`)
  const plan = await aRunningPlan(site(), [
    { userId: 'emp', factorCds: ['NOISE'] },
    { userId: 'oper', factorCds: ['NOISE', BENZENE] },
  ])
  const line = { examYmd: '2026-09-10', workFit: '나', condition: '귀마개 착용' }
  await uploadSheet(as('nurse'), plan, [
    { ...line, userId: 'emp', factor: '소음', grade: 'D1', followUps: '6', EAR_L4: 45 },
    { ...line, userId: 'oper', factor: '소음', grade: 'C1', followUps: '2' },
    { userId: 'oper', factor: '벤젠', grade: 'A' },
  ])
  const { rows } = await as('health').list(checkupResult, {
    where: { heaCheckupPlanNo: String(plan.heaCheckupPlanNo) },
  })
  for (const { userId, heaCheckupResultNo: no } of rows) {
    results.set(userId, no)
    const { attachFileId } = await as('nurse').attach('HEA_RESULT')
    await as('nurse').edit(checkupResult, await as('nurse').read(checkupResult, no), no, { attachFileId })
    await as('health').act(checkupResult, no, 'check')
    await as('health').act(checkupResult, no, 'release')
  }
})

/** What the program proposes now, by kind and years; the proposals are taken back. */
async function proposed(): Promise<string[]> {
  await site().runJob('hea-retention')
  const items = await site().sql<{
    kind: string
    no: number
    years: number
  }>(`select i.biz_cd as kind, i.biz_no::int as no,
      i.keep_year_cnt as years from hea_destroy_item i join hea_destroy d using (hea_destroy_no) where d.status_cd = 'PLAN' order by 1, 2`)
  await site().sql(`delete from hea_destroy_item; delete from hea_destroy`)
  return items.map(({ kind, no, years }) => `${kind} ${no} ${years}`)
}
const result = (userId: string, years: number) => `hea-checkup-result ${results.get(userId)} ${years}`
const received = (userId: string, ymd: string) =>
  site().sql(`update hea_checkup_result set receive_ymd = '${ymd}' where user_id = '${userId}'`)

test('K11 a result goes after five years and not a day before; with a carcinogen after thirty, of the plan or of the result', async () => {
  expect(await proposed()).toEqual([])
  await received('emp', '2021-10-01')
  await received('oper', '2021-09-30')
  expect(await proposed()).toEqual([])
  await received('emp', '2021-09-30')
  expect(await proposed()).toEqual([result('emp', 5)])
  await received('oper', '1996-09-30')
  expect(await proposed()).toEqual([result('emp', 5), result('oper', 30)].sort())
  // What the plan did not name and the result did.
  await site().sql(`update hea_checkup_target set factor_cds = '{NOISE}' where user_id = 'oper'`)
  await received('oper', '2021-09-30')
  expect(await proposed()).toEqual([result('emp', 5)])
})

test('the years are those of the register on the day: a longer period that has come into force holds', async () => {
  await received('emp', '2021-09-30')
  await received('oper', '1996-09-30')
  const set = (code: string, value: number, from: string) =>
    site().sql(`insert into com_legal_param (legal_param_cd, legal_param_val, unit_cd, law_ref_desc, effective_from_ymd)
      values ('${code}', '${value}', 'YEAR', '개정', '${from}')`)
  await set('HEA_KEEP_Y', 7, '2026-10-02')
  await set('HEA_KEEP_LONG_Y', 40, '2026-10-01')
  expect(await proposed()).toEqual([result('emp', 5)])
  site().setClock('2026-10-02T09:00:00+09:00')
  expect(await proposed()).toEqual([])
  await site().sql(`delete from com_legal_param where law_ref_desc = '개정'`)
})

test('a follow-up is kept as long as what it follows from, once it is done; a measurement as it was told when evaluated', async () => {
  await received('emp', '2026-09-30')
  await received('oper', '2026-09-30')
  await site().sql(`update hea_follow_up set create_dt = '2021-09-30T10:00:00+09:00'`)
  expect(await proposed()).toEqual([])
  await site().sql(`update hea_follow_up set status_cd = 'DONE'`)
  const [own] = await site().sql<{ no: number }>(
    `select hea_follow_up_no::int as no from hea_follow_up where user_id = 'emp'`,
  )
  expect(await proposed()).toEqual([`hea-follow-up ${own?.no} 5`])
  await site().sql(`update hea_follow_up set create_dt = now()`)
  const [five] = await site().sql<{
    no: number
  }>(`insert into measure (measure_doc_no, status_cd, plant_cd, measure_nm, measure_year,
      half_cd, agency_vendor_cd, plan_start_ymd, plan_end_ymd, sample_end_ymd, keep_year_cnt)
    select 'WM-OLD-' || k, 'DONE', '2000', '측정', 2020, 'H1', 'V1001', '2020-03-02', '2020-03-06', '2020-03-06', k
    from unnest(array[5, 30]) k returning measure_no::int as no`)
  expect(await proposed()).toEqual([`measure ${five?.no} 5`])
  await site().sql(`delete from measure where measure_doc_no like 'WM-OLD-%'`)
})

test('what is destroyed takes its lines, its file and what the department was told; everybody else’s stays', async () => {
  await received('emp', '2021-09-30')
  await received('oper', '2021-09-30')
  const no = results.get('emp')
  await site().runJob('hea-retention')
  const [proposal] = (await as('health').list(heaDestroy)).rows
  const destroyNo = proposal?.heaDestroyNo ?? 0
  const { rowVersion } = await as('health').read(heaDestroy, destroyNo)
  const { apprRqstNo } = await as('health').call<{ apprRqstNo: number }>('/api/manage/approval', {
    method: 'POST',
    body: {
      apprBizCd: 'HEA_DESTROY',
      bizNo: destroyNo,
      rowVersion,
      lines: [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'shd' }],
    },
  })
  await as('shd').call(`/api/manage/approval/${apprRqstNo}/decide`, { method: 'POST', body: { decisionCd: 'OK' } })
  await as('health').act(heaDestroy, destroyNo, 'execute')
  expect(await as('health').read(heaDestroy, destroyNo)).toMatchObject({ statusCd: 'DONE', destroyedCnt: 1 })
  const left = (table: string, where: string) =>
    site().sql<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`)
  for (const table of ['', '_factors', '_items', '_follow_ups'])
    expect([table, await left(`hea_checkup_result${table}`, `hea_checkup_result_no = ${no}`)]).toEqual([
      table,
      [{ n: 0 }],
    ])
  expect(await left('hea_work_measure', `user_id = 'emp'`)).toEqual([{ n: 0 }])
  expect(await left('attach_group', `biz_cd = 'hea-checkup-result'`)).toEqual([{ n: 1 }])
  expect(await left('attach_file', 'true')).toEqual([{ n: 1 }])
  expect(await left('hea_checkup_result_factors', `hea_checkup_result_no = ${results.get('oper')}`)).toEqual([{ n: 2 }])
  expect(await left('hea_work_measure', `user_id = 'oper'`)).toEqual([{ n: 1 }])
  expect(
    await site().sql(
      `select count(diff_json)::int as n from sys_audit where biz_cd = 'hea-checkup-result' and biz_no = '${no}'`,
    ),
  ).toEqual([{ n: 0 }])
})

test('K11 nobody deletes a result before', async () => {
  const no = results.get('oper') ?? 0
  const { rowVersion } = await as('health').read(checkupResult, no)
  for (const userId of ['health', 'nurse', 'doctor', 'admin']) {
    const answer = await as(userId).fetch(`${checkupResult.api}/${no}?rowVersion=${rowVersion}`, { method: 'DELETE' })
    expect([userId, answer.status]).toEqual([userId, 403])
  }
})

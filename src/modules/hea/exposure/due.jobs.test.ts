/** heaDueCheck by the clock: each stage told once, to oneself and to who answers, however often the job runs. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
let processNo = 0
const at = (day: string) => site().setClock(`${day}T06:00:00+09:00`)
const run = () => site().runJob('hea-due-check')
const told = async (userId: string) =>
  (
    await site().sql<{
      text: string
      values: object
      link: string | null
    }>(`select message_desc as text, values_json as values,
      link_url as link from com_notification where user_id = '${userId}' and biz_cd = 'hea-due' order by notification_no`)
  ).map(({ text, values, link }) => ({ text, ...values, link }))

beforeAll(async () => {
  const [row] = await site().sql<{ no: number }>(
    `select process_no::int as no from process where plant_cd = '2000' and process_cd = 'EO-100'`,
  )
  processNo = row?.no ?? 0
  // Nobody but those of this test is due: the others are examined on the first day of the site.
  await site().sql(`update sys_setting set setting_val = '2026-09-01T00:00:00Z' where setting_cd = 'firstStartDt';
    insert into sys_setting (setting_cd, setting_val) values ('firstStartDt', '2026-09-01T00:00:00Z') on conflict do nothing;
    update sys_user set entry_ymd = '2026-09-01'`)
  at('2026-09-10')
  await site()
    .as('health')
    .call('/api/hea/checkup/workerhazards/bulk', {
      method: 'POST',
      body: {
        actionCd: 'ADD',
        processNo,
        factorCds: ['71-43-2'],
        userIds: ['emp', 'oper'],
        placementYmd: '2026-09-10',
      },
    })
  await site().sql(`update hea_worker_hazard set pre_exam_yn = 'Y'`)
})

test('D-60, D-30, D-7 and each week after it, each once', async () => {
  const stages: [day: string, count: number][] = [
    ['2026-09-10', 0],
    ['2026-09-11', 1],
    ['2026-10-10', 1],
    ['2026-10-11', 2],
    ['2026-11-03', 3],
    ['2026-11-10', 3],
    ['2026-11-11', 4],
    ['2026-11-17', 4],
    ['2026-11-18', 5],
  ]
  for (const [day, count] of stages) {
    at(day)
    await run()
    await run()
    expect(await told('emp'), day).toHaveLength(count)
  }
  expect((await told('emp')).at(0)).toMatchObject({ text: '건강검진을 {due}까지 받으십시오.', due: '2026-11-10' })
  expect((await told('emp')).at(-1)?.text).toContain('지났습니다')
})

test('the head of the department, the supervisor and the health manager hear how many, and where', async () => {
  for (const userId of ['mgr', 'sup', 'health']) {
    const all = await told(userId)
    expect(all, userId).toHaveLength(5)
    expect(all[0]).toEqual({
      text: '건강검진 기한이 {days}일 안으로 다가온 근로자가 {n}명입니다.',
      n: 2,
      days: '60',
      link: '/hea/checkup/dueList',
    })
    expect(all[4]).toMatchObject({ text: '건강검진 기한이 지난 근로자가 {n}명입니다.', n: 2 })
  }
  expect(await told('mgr2')).toEqual([])
})

test('a day on which the job did not run is made up for, and another cycle of a factor reaches everybody', async () => {
  await site().sql(`update hea_worker_hazard set last_exam_ymd = '2026-11-18' where user_id = 'emp'`)
  at('2027-05-12')
  await run()
  expect(await site().sql(`select next_due_ymd::text as due from hea_worker_hazard where user_id = 'emp'`)).toEqual([
    { due: '2027-05-18' },
  ])
  expect((await told('emp')).at(-1)).toMatchObject({ due: '2027-05-18' })
  await site().sql(`update hea_hazard_factor set cycle_month_cnt = 12 where factor_cd = '71-43-2'`)
  await run()
  expect(await site().sql(`select next_due_ymd::text as due from hea_worker_hazard where user_id = 'emp'`)).toEqual([
    { due: '2027-11-18' },
  ])
})

test('exposures end with the employment, on its last day', async () => {
  await site().sql(`update sys_user set user_status_cd = 'RETIRED', retire_ymd = '2026-11-02' where user_id = 'emp'`)
  const open = () =>
    site().sql(`select 1 from hea_worker_hazard where user_id = 'emp' and end_ymd is null and delete_yn = 'N'`)
  expect((await open()).length).toBeGreaterThan(0)
  at('2026-11-10')
  await run()
  expect(await open()).toEqual([])
  expect(
    await site().sql(`select distinct l.event_cd as event, l.event_ymd::text as ymd, h.next_due_ymd as due
      from hea_worker_hazard_log l join hea_worker_hazard h using (worker_hazard_no)
      where h.user_id = 'emp' and l.event_cd = 'END'`),
  ).toEqual([{ event: 'END', ymd: '2026-11-02', due: null }])
})

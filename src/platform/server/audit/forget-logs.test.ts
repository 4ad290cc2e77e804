import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()

/** Days in the past of any machine that runs this: nothing of today goes, whatever the site's clock says. */
const days = ['2019-02-28T12:00+09', '2019-03-01T00:00+09', '2022-02-28T12:00+09', '2022-03-01T00:00+09']

beforeAll(async () => {
  // One month with a piece of its own, the others in the rest.
  await site().sql(`select jikim_audit_months('2018-12-15')`)
  for (const day of days)
    await site().sql(`with a as (insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, action_cd) values ('${day}', 'emp', 'old-log', '1', 'EDIT')),
        l as (insert into sys_login_log (login_dt, user_id, kind_cd, result_cd) values ('${day}', 'old-log', 'staff', 'OK'))
      insert into sys_access_log (access_dt, user_id, access_cd, biz_cd) values ('${day}', 'emp', 'OPEN', 'old-log');
      insert into sys_read_log (read_dt, read_user_id, subject_user_id, biz_cd, biz_no, field_set_cd, purpose_cd)
        values ('${day}', 'nurse', 'emp', 'old-log', 1, 'LIST', 'DUTY');
      insert into sys_emergency_read (user_id, subject_user_id, plant_cd, reason_desc, start_dt, end_dt)
        values ('old-log', 'emp', '2000', '의식 소실', '${day}', '${day}'::timestamptz + interval '1 hour')`)
})

const kept = async (table: string, day: string, condition: string) =>
  (await site().sql<{ dt: string }>(`select ${day}::text as dt from ${table} where ${condition} order by 1`)).length
const left = async () => [
  await kept('sys_audit', 'audit_dt', `biz_cd = 'old-log'`),
  await kept('sys_login_log', 'login_dt', `user_id = 'old-log'`),
  await kept('sys_access_log', 'access_dt', `biz_cd = 'old-log'`),
]
const pieces = () =>
  site().sql<{ name: string }>(`select relname as name from pg_class where relname like 'sys_audit_2019%' order by 1`)

test('S7 audit and access are kept five years, sign-ins two, each month to its end', async () => {
  site().setClock('2024-02-29T23:59:00+09:00')
  await site().runJob('forget-logs')
  // The sign-ins of 2019 are past their two years; everything else still has a day to go.
  expect(await left()).toEqual([4, 2, 4])
  site().setClock('2024-03-01T04:00:00+09:00')
  await site().runJob('forget-logs')
  expect(await left()).toEqual([3, 1, 3])
  expect(await pieces()).toEqual([])
  await site().runJob('forget-logs')
  expect(await left()).toEqual([3, 1, 3])
  site().setClock('2026-11-21T10:00:00+09:00')
  const { rows } = await site()
    .as('admin')
    .call<{ rows: { jobNm: string; resultCd?: string }[] }>('/api/manage/log/batchjobs')
  expect(rows.find(({ jobNm }) => jobNm === 'forget-logs')).toMatchObject({
    label: '보존기간 지난 로그 삭제',
    resultCd: 'OK',
  })
})

test('S7 nothing younger goes, whoever calls: not by a clock set ahead, not by a period of nothing', async () => {
  await site().sql(`update com_legal_param set legal_param_val = '0' where legal_param_cd like 'LOG_%_Y'`)
  await site().sql(`insert into sys_login_log (login_dt, user_id, kind_cd, result_cd)
    values (now() - interval '11 months', 'young-log', 'staff', 'OK')`)
  await site().sql(`set role jikim_app; select jikim_forget_log('sys_login_log', '2199-01-01'); reset role`)
  expect(await kept('sys_login_log', 'login_dt', `user_id = 'young-log'`)).toBe(1)
  expect(await kept('sys_login_log', 'login_dt', `user_id = 'old-log'`)).toBe(0)
  await site().sql(`update com_legal_param set delete_yn = 'Y' where legal_param_cd like 'LOG_%_Y'`)
  site().setClock('2026-11-21T10:00:00+09:00')
  await site().runJob('forget-logs')
  expect(await left()).toMatchObject([3, 0, 3])
})

test('S7 reads of health data and accesses in an emergency are kept for the years of LOG_HEA_READ_Y', async () => {
  const reads = async () => [
    await kept('sys_read_log', 'read_dt', `biz_cd = 'old-log'`),
    await kept('sys_emergency_read', 'start_dt', `user_id = 'old-log'`),
  ]
  await site().sql(
    `update com_legal_param set delete_yn = 'N', legal_param_val = '5' where legal_param_cd = 'LOG_HEA_READ_Y'`,
  )
  site().setClock('2024-02-29T23:59:00+09:00')
  await site().runJob('forget-logs')
  expect(await reads()).toEqual([3, 3])
  await site().sql(`set role jikim_app; select jikim_forget_log('sys_read_log', '2199-01-01'); reset role`)
  expect((await reads())[0]).toBe(2)
})

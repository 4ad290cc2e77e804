/** Statistics of checkups, each reader as far as his level goes. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aRunningPlan, uploadSheet } from './result.seed.ts'

interface Line {
  deptNm: string
  targetCnt: number | null
  examinedCnt: number | null
  rateVal: number | null
  counts: Record<string, number | null>
}
interface Status {
  levelCd: string
  rows: Line[]
  total: Line
  years: { year: number; total: Line }[]
}
const site = aFileSite()
const status = (userId: string, query = 'year=2026&classCd=SPC') =>
  site().as(userId).call<Status>(`/api/hea/checkup/checkupstatus?${query}`)

beforeAll(async () => {
  site().setClock('2026-10-01T09:00:00+09:00')
  const people = await site().sql<{ id: string }>(`select user_id as id from sys_user
    where dept_cd in ('D2110', 'D2120') and user_status_cd = 'ACTIVE' order by dept_cd, user_id limit 30`)
  const plan = await aRunningPlan(
    site(),
    people.map(({ id }) => ({ userId: id, factorCds: ['NOISE'] })),
  )
  await uploadSheet(
    site().as('nurse'),
    plan,
    people.slice(0, 20).map(({ id }, index) => ({
      userId: id,
      examYmd: '2026-09-10',
      factor: '소음',
      grade: index < 2 ? 'D1' : 'A',
    })),
  )
  await site().sql(
    `update hea_checkup_plan set status_cd = 'CLOSED' where hea_checkup_plan_no = ${plan.heaCheckupPlanNo}`,
  )
})

test('the health team sees grades as they are', async () => {
  const { levelCd, total, years } = await status('health')
  expect(levelCd).toBe('F')
  expect(total).toMatchObject({ targetCnt: 30, examinedCnt: 20, rateVal: 66.7, counts: { A: 18, D1: 2, OPEN: 10 } })
  expect(years).toMatchObject([{ year: 2026, total: { targetCnt: 30 } }])
})

test('§6 the auditor sees no number under five, nor what one could be computed from', async () => {
  const { levelCd, total, rows } = await status('reader')
  expect(levelCd).toBe('S')
  expect(total.counts.ILL).toBeNull()
  expect(Object.keys(total.counts)).toEqual(['GOOD', 'WATCH', 'ILL', 'OTHER', 'OPEN'])
  const shown = [...rows, total].flatMap((line) => Object.values(line.counts)).filter((value) => value !== null)
  expect(shown.every((value) => value >= 5)).toBe(true)
})

test('a head sees who of his own was examined, and no grade', async () => {
  const { levelCd, rows } = await status('mgr')
  expect(levelCd).toBe('M')
  expect(rows).toHaveLength(1)
  expect(Object.keys(rows[0]?.counts ?? {})).toEqual(['NONE', 'OPEN'])
})

test('a plan that still grows is not told to who sees counts; who has no menu sees nothing', async () => {
  await site().sql(`update hea_checkup_plan set status_cd = 'DOING'`)
  expect((await status('reader')).rows).toEqual([])
  await site().sql(`update hea_checkup_plan set status_cd = 'CLOSED'`)
  await expect(status('emp')).rejects.toMatchObject({ status: 403 })
  await expect(status('admin')).rejects.toMatchObject({ status: 403 })
})

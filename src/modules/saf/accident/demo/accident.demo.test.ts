/** The demo's accidents could have happened so, and stop no work of today. */
import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import type { SampleSite } from '../../near-miss/near-miss.seed.ts'
import { accident } from '../accident.model.ts'
import type { RatesAnswer } from '../figures/rates.calls.ts'
import type { Inquiry } from '../inquiry/inquiry.calls.ts'
import type { Lessons } from '../lesson/lesson.calls.ts'
import { loadAccidents } from './accident.demo.ts'

const site = aFileSite()

async function plant(): Promise<SampleSite> {
  const users = async (roleCd: string) =>
    (
      await site().sql<{ id: string }>(
        `select distinct m.user_id as id from directory_member m where m.auth_grp_cd = $1 and m.plant_cd = '2000'`,
        [roleCd],
      )
    ).map(({ id }) => id)
  const processes = await site().sql<{ processNo: number; processNm: string }>(
    `select process_no::int as "processNo", process_nm as "processNm" from process where plant_cd = '2000' and use_yn = 'Y' order by 1`,
  )
  return {
    plantCd: '2000',
    staff: ['emp', 'emp2', 'sup'],
    safetyManagers: await users('SHM'),
    safetyHead: 'shd',
    owners: ['owner'],
    processes,
    vendors: [{ vendorCd: 'V100001', userIds: ['V100001-02'] }],
  }
}

test('sixty accidents of two years, two of them serious, one of this morning whose clocks run', async () => {
  const now = site().services.clock.now()
  await loadAccidents(site(), { today: '2026-11-24', now, holidays: new Set(), sites: [await plant()] })
  const { total } = await site().as('safety').list(accident, { view: 'all' })
  expect(total).toBe(61)
  const open = await site().sql<{ status: string; clocks: number; target: number }>(
    `select status_cd as status, open_clock_cnt as clocks, (select count(*)::int from acc_report_log l where l.accident_no = a.accident_no and l.end_dt is null) as target
      from accident a where status_cd = 'REPORTED'`,
  )
  expect(open).toEqual([{ status: 'REPORTED', clocks: expect.any(Number), target: expect.any(Number) }])
  expect(open[0]?.clocks).toBe(open[0]?.target)
  expect(open[0]?.clocks).toBeGreaterThan(0)
  const [scene] = await site().sql<{ n: number; kept: number }>(
    `select count(*)::int as n, count(*) filter (where scene_release_dt is null)::int as kept from accident where scene_keep_yn = 'Y'`,
  )
  expect(scene?.n).toBeGreaterThanOrEqual(1)
  expect(scene?.kept).toBe(0)
  const majors = await site()
    .as('safety')
    .list(accident, { where: { majorYn: 'Y' }, view: 'all' })
  expect(majors.total).toBe(1)
  const { rows, freeDays } = await site()
    .as('safety')
    .call<RatesAnswer>(`${accident.api}-rates?from=2024-12&to=2026-11&plantCd=2000`)
  expect(freeDays).toBeGreaterThan(0)
  expect(rows.filter(({ populationCd, ltiCnt }) => populationCd === 'ALL' && ltiCnt > 0).length).toBeGreaterThan(3)
  const closed = await site()
    .as('safety')
    .list(accident, { where: { statusCd: 'CLOSE' }, view: 'all' })
  expect(closed.total).toBe(2)
  for (const { accidentNo: no } of closed.rows) {
    const read = await site().as('safety').call<Inquiry>(`${accident.api}/${no}/inquiry`)
    expect(read.causes.map(({ levelCd }) => levelCd)).toEqual(['DIRECT', 'CONTRIB', 'ROOT'])
    expect(read.measures.map(({ imprStatusCd }) => imprStatusCd)).toEqual(['CLOSE', 'CLOSE'])
    const { lessons, reading } = await site().as('safety').call<Lessons>(`${accident.api}/${no}/lessons`)
    expect(lessons).toMatchObject([{ isCurrent: true, texts: [{ langCd: 'en' }, { langCd: 'vi' }] }])
    expect(reading?.isEnough).toBe(true)
  }
  const owed = await site().sql(
    `select 1 from acc_form f join accident a on a.accident_no = f.accident_no where f.form_status_cd <> 'REPORTED' and a.status_cd = 'CLOSE'`,
  )
  expect(owed).toEqual([])
  const hidden = await site().sql(`select 1 from acc_victim where victim_nm = '' limit 1`)
  expect(hidden).toEqual([])
})

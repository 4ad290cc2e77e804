/** Permits in figures: what is counted as what, for whom. */
import { expect, test } from 'vitest'
import { setRights } from '#platform/test/authority.ts'
import { aPermitSite, at, drafted, submitted, VSM, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { type PermitStat, permitFigures } from './permit-figures.model.ts'

const STAT_API = permitFigures.api

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const query = 'from=2026-11-01&to=2026-11-30'
const statOf = (by: string, more = '') => site().as(by).call<PermitStat>(`${STAT_API}?${query}${more}`)

test('2.6 urgent, returned, stopped by missed gas, in conflict and late are counted by month, kind and vendor', async () => {
  site().setClock(at('10:00:00', '2026-11-23'))
  await drafted(site())
  expect((await statOf('safety')).all).toMatchObject({ total: 0, leadHour: null })
  const back = await submitted(site(), { permitSubCds: 'HGT' })
  const reason = { reasonCd: 'RISK_LACK', reasonDesc: '추락 위험 누락', reasonFields: ['wkodDesc'] }
  await site().as('oper').act(permit, back.permitNo, 'sendBack', reason)
  await site().as(VSM).act(permit, back.permitNo, 'submit')
  site().setClock(at('08:30:00'))
  const work = await working(site(), urgent)
  await site().as('oper').act(permit, work.permitNo, 'stop', { reasonCd: 'WEATHER', reasonDesc: '강풍' })
  await site().sql(`insert into wkod_master_permit_susp (permit_no, seq_no, susp_dt, reason_cd)
    values (${work.permitNo}, 8, '${at('09:00:00')}', 'GAS_OVERDUE'), (${work.permitNo}, 9, '${at('09:30:00')}', 'BREAK')`)
  const hit = (openDt: string, gap: number) =>
    site().sql(`insert into simops_hit (plant_cd, permit_no, other_permit_no, rule_no, level_cd, gap_val, mark_no, other_mark_no, basis_desc, open_dt, hit_status_cd)
      select '2000', ${work.permitNo}, ${back.permitNo}, min(rule_no), 'COORD', ${gap}, 1, 1, 'x', '${openDt}', 'CLEARED' from simops_rule`)
  await hit(at('10:00:00'), 1)
  expect((await statOf('safety')).all.conflict).toBe(0)
  await hit(at('07:00:00'), 2)
  site().setClock(at('16:29:00'))
  expect((await statOf('safety')).all.late).toBe(0)
  site().setClock(at('16:31:00'))
  const stat = await statOf('safety')
  const found = { total: 2, urgent: 1, refused: 1, stops: 2, gasOverdue: 1, conflict: 1, late: 1, leadHour: 0 }
  expect(stat.all).toMatchObject(found)
  expect(stat.byMonth).toEqual([{ key: '2026-11', label: '2026-11', ...found }])
  expect(stat.byKind.map(({ key, total }) => [key, total])).toEqual([
    ['GEN', 2],
    ['HGT', 1],
  ])
  expect(stat.byVendor).toMatchObject([{ key: 'V100001', total: 2 }])
  expect(stat.refuseReasons).toEqual([{ key: 'RISK_LACK', count: 1 }])
  expect(stat.stopReasons.map(({ key }) => key)).toEqual(['GAS_OVERDUE', 'WEATHER'])
  expect((await statOf('safety', '&vendorCd=V100003')).all.total).toBe(0)
})

test('the figures are their own right, of the own plant, and go into a sheet as they are shown', async () => {
  await expect(statOf('emp')).rejects.toMatchObject({ status: 403 })
  await expect(statOf(VSM)).rejects.toMatchObject({ status: 403 })
  expect((await statOf('safety', '&plantCd=1000')).all.total).toBe((await statOf('safety')).all.total)
  const sheet = JSON.stringify(await site().as('safety').readSheet(`${STAT_API}/excel?${query}`))
  for (const cell of ['구분', '반려·보완요청', '2026-11', '고소', '전체']) expect(sheet).toContain(cell)
})

test('0007 permits are counted as far as the reader’s scope under their menu reaches', async () => {
  const { total } = (await statOf('safety')).all
  expect(total).toBeGreaterThan(0)
  for (const [scopeCd, counted] of [
    ['OWN', 0],
    ['DEPT', 0],
    ['PLANT', total],
  ] as const) {
    await setRights(site(), 'SHM', [{ menuId: 'WKOD_PTW_STAT', accessYn: 'Y', writeYn: 'N', scopeCd }])
    await expect.poll(async () => (await statOf('safety')).all.total, { message: scopeCd }).toBe(counted)
  }
})

/** The demo's running day: there in the morning, new the next day, and nobody's work is taken from him. */
import { expect, test } from 'vitest'
import { runJob } from '#platform/server/jobs/job-run.ts'
import { aFileSite } from '#platform/test/site.ts'
import { addSimopsRules } from '../../simops/simops-rule.add.ts'
import { at, groundOf, submitted } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { peopleReady } from '../permit-ground.fixture.ts'
import { permitDemoDay } from './demo-day.ts'

const site = aFileSite()
const run = (demo = true) => {
  const { services } = site()
  const settings = { ...services.settings, demo }
  return runJob({ ...services, settings }, permitDemoDay)
}
const states = async (ymd: string) => {
  const rows = await site().sql<{ state: string; n: number }>(
    `select status_cd as state, count(*)::int as n from wkod_master where wkod_dt = '${ymd}' and delete_yn = 'N' group by 1`,
  )
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}

test('27 permits in every state each day, two of them in conflict; those of people stay as they are', async () => {
  await peopleReady(site())
  await site().sql(`with made as (insert into entry_rqst (entry_rqst_doc_no, status_cd, plant_cd, vendor_cd, entry_type_cd, host_dept_cd,
        own_user_id, entry_start_ymd, entry_end_ymd, zone_cds, gate_cd, purpose_desc, create_user_id, update_user_id)
      values ('ER-T-1', 'APPR', '2000', 'V100001', 'TMP', 'D2210', 'owner', '2026-11-20', '2026-12-04', 'G,P', 'G1', '정비', 'V100001-02', 'owner')
      returning entry_rqst_no)
    insert into entry_rqst_persons (entry_rqst_no, seq_no, person_no, entry_role_cd, line_status_cd)
    select entry_rqst_no, row_number() over (order by person_no), person_no, 'WORK', 'OK' from made cross join vendor_person
      where vendor_cd = 'V100001' and person_status_cd = 'ACTIVE'`)
  await groundOf(site())
  await addSimopsRules(site().services.db)
  await site().sql(`insert into site_map (map_no, map_nm, plant_cd, width_val, height_val, sort_order) overriding system value
    values (978, '지상', '2000', 800, 500, 0)`)
  site().setClock(at('05:30:00'))
  const own = await submitted(site(), { permitUrgentYn: 'Y', urgentDesc: '누설' })
  expect(await run()).toBe(0)
  site().setClock(at('06:05:00'))
  expect(await run(false)).toBe(0)
  expect(await run()).toBe(27)
  const first = await states('2026-11-24')
  expect(Object.values(first).reduce((sum, n) => sum + n, 0)).toBe(28)
  expect(Object.keys(first).toSorted()).toEqual(Object.keys(permit.lifecycle.states).toSorted())
  expect(first).toMatchObject({ WORK: 8, SUSP: 4, ISSUED: 2, RQST: 3 })
  // Nobody works on two works, nor does work begin with nobody.
  const crews = await site().sql<{ twice: number; least: number }>(
    `with c as (select p.permit_no, c.person_no from wkod_master p join wkod_master_permit_crew c using (permit_no)
        where p.status_cd = 'WORK' and p.wkod_dt = '2026-11-24' and c.crew_role_cd = 'WORKER')
      select (select count(*)::int from (select person_no from c group by 1 having count(*) > 1) t) as twice,
        (select min(n)::int from (select count(*) as n from c group by permit_no) l) as least`,
  )
  expect(crews).toEqual([{ twice: 0, least: expect.any(Number) }])
  expect(crews[0]?.least).toBeGreaterThanOrEqual(1)
  const inConflict = `select permit_no::int as no from wkod_master where conflict_yn = 'Y'`
  expect((await site().sql(inConflict)).length).toBeGreaterThanOrEqual(2)
  expect(await run()).toBe(0)
  expect(await states('2026-11-24')).toEqual(first)
  const [review] = await site().sql<{ no: number }>(
    `select permit_no::int as no from wkod_master where wkod_dt = '2026-11-24' and status_cd = 'RQST' and permit_no <> ${own.permitNo} limit 1`,
  )
  await site().sql(`update wkod_master set area_dept_cd = 'D2110' where permit_no = ${review?.no}`)
  await site()
    .as('oper')
    .act(permit, review?.no ?? 0, 'review')
  site().setClock(at('06:05:00', '2026-11-25'))
  expect(await run()).toBe(27)
  expect(await states('2026-11-25')).toMatchObject({ WORK: 8, SUSP: 4, RQST: 2 })
  expect(await states('2026-11-24')).toEqual({ CLOSE: 14, CANC: 10, EXPIRED: 1, REJ: 1, REVIEW: 1, RQST: 1 })
  expect(await site().as('oper').read(permit, own.permitNo)).toMatchObject({
    statusCd: 'RQST',
    rowVersion: own.rowVersion,
  })
})

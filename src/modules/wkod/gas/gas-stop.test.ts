/** What bad air, and air that nobody measured, does to the work: with stops and neighbours of the test's own. */

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { permitPort, type Suspension } from '#modules/common/permit.ports.ts'
import { assessedBefore } from '#modules/rsa/assess/rsa.fixture.ts'
import type { Person } from '#platform/model/access.ts'
import { sql } from '#platform/server/database/sql.ts'
import { DocumentStore } from '#platform/server/documents/store.ts'
import { runJob } from '#platform/server/jobs/job-run.ts'
import { instead } from '#platform/server/ports.ts'
import { aFileSite } from '#platform/test/site.ts'
import { facts } from '../permit/fields/type-facts.fixture.ts'
import { permitClock } from '../permit/permit.jobs.ts'
import { ownPeopleReady } from '../permit/permit-ground.fixture.ts'
import { newestGasSets, usableGasSets } from './gas.api.ts'
import { aMeter, aPermit, aSet, aTester, at, NOW, readings } from './gas.fixture.ts'
import { gasDue } from './gas.jobs.ts'
import { gasAsks } from './gas.ports.ts'
import { gasSet } from './gas-set.model.ts'
import { gasSetRules } from './gas-set.rules.ts'

const stops: Suspension[] = []
let around: readonly number[] = []
const site = aFileSite({
  joins: [
    // Stops as the permit does: what is at work, in the same transaction.
    instead(permitPort, {
      suspend: async (tx, stop) => {
        stops.push(stop)
        const rows = await tx.queryAs<{ no: number }>(
          'SYSTEM',
          sql`update wkod_master set status_cd = 'SUSP', susp_reason_cd = ${stop.reasonCd}
            where permit_no = any(${[...stop.permitNos]}::bigint[]) and status_cd = 'WORK' returning permit_no as no`,
        )
        return rows.map(({ no }) => no)
      },
    }),
    instead(gasAsks, { near: async (_, __, meters) => (meters === 50 ? around : []) }),
  ],
})

const gas: Person = {
  userId: 'gas',
  userNm: '고태민',
  kind: 'staff',
  plantCd: '2000',
  deptCd: 'D2340',
  vendorCd: null,
  roles: ['GAS'],
  scopeCd: 'PLANT',
}
const save = (permitNo: number, bottom: Record<string, number> = {}, time = '10:00') =>
  new DocumentStore(site().services, gasSetRules).create(
    { person: gas, language: 'kr', ip: null, mayWrite: true },
    aSet(permitNo, { lines: readings(bottom), measureDt: at(time) }),
  )
const stateOf = async (permitNo: number) => {
  const [row] = await site().sql<{ state: string }>('select status_cd as state from wkod_master where permit_no = $1', [
    permitNo,
  ])
  return row?.state
}
const told = async (userId: string) =>
  (await site().as(userId).notifications()).rows.map(({ messageDesc }) => messageDesc)
const minute = async () => {
  await runJob(site().services, gasDue)
  await runJob(site().services, permitClock)
}

beforeAll(async () => {
  await assessedBefore(site())
  site().setClock(NOW)
  await aMeter(site(), 'GM-01')
  await aTester(site(), 'gas')
})
beforeEach(() => {
  site().setClock(NOW)
  stops.length = 0
  around = []
})

test('R7 a bad set stops the work in its own transaction and tells who is responsible', async () => {
  const permitNo = await aPermit(site())
  const other = await aPermit(site())
  around = [other]
  await save(permitNo, { O2: 17.9 })
  expect([await stateOf(permitNo), await stateOf(other)]).toEqual(['SUSP', 'WORK'])
  expect(stops).toMatchObject([{ permitNos: [permitNo], reasonCd: 'GAS_HIGH', gasHigh: false, byUserId: 'gas' }])
  for (const userId of ['safety', 'oper', 'V100001-03'])
    expect(await told(userId)).toContainEqual(expect.stringContaining('가스농도 초과로 작업을 중지했습니다'))
})

test('R7 from a quarter of the lower limit on the work within 50 m stops as well', async () => {
  const permitNo = await aPermit(site())
  const near = await aPermit(site())
  const far = await aPermit(site())
  around = [near, permitNo]
  await save(permitNo, { LEL: 25 })
  expect([await stateOf(permitNo), await stateOf(near), await stateOf(far)]).toEqual(['SUSP', 'SUSP', 'WORK'])
  expect(stops.every(({ gasHigh }) => gasHigh)).toBe(true)
  expect(await told('gate')).toContainEqual(expect.stringContaining('즉시 대피하십시오'))
  expect(await told('gate')).toHaveLength(2)
})

test('a set that is refused stops nothing', async () => {
  const permitNo = await aPermit(site())
  await expect(save(permitNo, { O2: 17 }, '10:30')).rejects.toMatchObject({ status: 400 })
  expect([await stateOf(permitNo), stops.length]).toEqual(['WORK', 0])
})

/** A space that needs nobody at its entrance and nothing cut off: it lacks nothing but air that is measured again. */
async function aVented() {
  await site().sql('delete from edu_need')
  await ownPeopleReady(site())
  const permitNo = await aPermit(site())
  await site().sql(`update wkod_master set ${facts({ cseKindNo: 1, permVentYn: 'Y', permVentCheckYmd: '2026-11-10' })},
    iso_none_desc = '전원과 배관이 없는 신설 설비입니다.', vendor_cd = null, leader_user_id = 'sup' where permit_no = ${permitNo};
    insert into wkod_master_permit_crew (permit_no, seq_no, user_id, crew_role_cd, tbm_sign_dt, add_dt)
      values (${permitNo}, 1, 'sup', 'LEADER', '${at('08:00')}', '${at('08:00')}'),
        (${permitNo}, 2, 'emp', 'WORKER', '${at('08:00')}', '${at('08:00')}')`)
  return permitNo
}

test('PT-A15 alarm ten minutes before and at the time, stop ten minutes after', async () => {
  const permitNo = await aVented()
  await save(permitNo)
  const atTime = async (time: string) => {
    site().setClock(at(time))
    await minute()
    await minute()
    const messages = (await told('gas')).filter((text) => text.includes('가스'))
    return [messages.length, await stateOf(permitNo)]
  }
  expect(await atTime('10:49')).toEqual([0, 'WORK'])
  expect(await atTime('10:50')).toEqual([1, 'WORK'])
  expect(await atTime('11:00')).toEqual([2, 'WORK'])
  expect(await atTime('11:09')).toEqual([2, 'WORK'])
  expect(await atTime('11:10')).toEqual([3, 'SUSP'])
  const lines = await site().sql(
    `select reason_cd as reason, src_cd as src from wkod_master_permit_susp where permit_no = ${permitNo}`,
  )
  expect(lines).toEqual([{ reason: 'GAS_OVERDUE', src: 'CLOCK' }])
})

test('a further good set puts it off', async () => {
  const permitNo = await aVented()
  await save(permitNo)
  site().setClock(at('10:55'))
  await save(permitNo, {}, '10:55')
  site().setClock(at('11:30'))
  await minute()
  expect(await stateOf(permitNo)).toBe('WORK')
})

test('the newest set of each permit counts, since its own beginning, and none behind a bad one', async () => {
  const [one, other, none] = [await aPermit(site()), await aPermit(site()), await aPermit(site())]
  await save(one, {}, '09:50')
  await save(one, { H2S: 12 }, '09:52')
  const good = await save(other, {}, '09:50')
  const asked = { permitNos: [one, other, none] }
  const found = await site().services.db.read('SYSTEM', (db) =>
    Promise.all([
      newestGasSets(db, asked),
      usableGasSets(db, asked),
      newestGasSets(db, { ...asked, purposes: ['POST'] }),
    ]),
  )
  expect(found[0]).toMatchObject([
    { permitNo: one, usableYn: 'N', statusCd: 'FAIL' },
    { permitNo: other, usableYn: 'Y', gasSetNo: good },
  ])
  expect(found[1].map(({ permitNo }) => permitNo)).toEqual([other])
  expect(found[2]).toEqual([])
  await site().sql('update wkod_master set gas_from_dt = $2 where permit_no = $1', [other, at('09:55')])
  const after = await site().services.db.read('SYSTEM', (db) => usableGasSets(db, asked))
  expect(after).toEqual([])
})

test('the next measurement is counted from the newest set, whichever arrives last', async () => {
  const permitNo = await aPermit(site())
  const due = async () => {
    const [row] = await site().sql<{ due: string }>(
      `select to_char(gas_next_due_dt at time zone 'Asia/Seoul', 'HH24:MI') as due from wkod_master where permit_no = $1`,
      [permitNo],
    )
    return row?.due
  }
  const newest = await save(permitNo, {}, '09:50')
  expect(await due()).toBe('10:50')
  await save(permitNo, {}, '09:46')
  expect(await due()).toBe('10:50')
  await new DocumentStore(site().services, gasSetRules).create(
    { person: gas, language: 'kr', ip: null, mayWrite: true },
    aSet(permitNo, { wrongGasSetNo: newest, wrongReasonDesc: '시각을 바꾸어 적음', measureDt: at('09:48') }),
  )
  expect(await due()).toBe('10:48')
})

test('of two sets of one minute the later record counts', async () => {
  const [mended, worse] = [await aPermit(site()), await aPermit(site())]
  await save(mended, { H2S: 12 }, '09:50')
  const again = await save(mended, {}, '09:50')
  await save(worse, {}, '09:50')
  await save(worse, { H2S: 12 }, '09:50')
  const usable = await site().services.db.read('SYSTEM', (db) => usableGasSets(db, { permitNos: [mended, worse] }))
  expect(usable.map(({ gasSetNo }) => gasSetNo)).toEqual([again])
})

test('a set that was corrected counts no more', async () => {
  const permitNo = await aPermit(site())
  const wrongGasSetNo = await save(permitNo, {}, '09:50')
  await new DocumentStore(site().services, gasSetRules).create(
    { person: gas, language: 'kr', ip: null, mayWrite: true },
    aSet(permitNo, { wrongGasSetNo, wrongReasonDesc: '다른 측정기의 값', measureDt: at('09:50') }),
  )
  const found = await site().services.db.read('SYSTEM', (db) => usableGasSets(db, { permitNos: [permitNo] }))
  expect(found.map(({ gasSetNo }) => gasSetNo)).not.toContain(wrongGasSetNo)
  expect(found).toHaveLength(1)
  expect(gasSet.lifecycle.states.PASS).not.toHaveProperty('editableBy')
})

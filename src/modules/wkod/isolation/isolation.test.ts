/** Isolations through HTTP: set in order, looked at by a second person, locked by the crew, off again by who set. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aPermit, at, NOW } from '../gas/gas.fixture.ts'
import { permit } from '../permit/permit.model.ts'
import { type IsoPoint, isoPlan } from './iso-plan.model.ts'
import { isolationStates } from './isolation.api.ts'

const site = aFileSite()
const point = (isoPointNo: number, values: Partial<IsoPoint> = {}) =>
  ({
    isoPointNo,
    tagNm: `HV-${isoPointNo}`,
    energyCd: 'PRS',
    isoMethodCd: 'VALVE',
    serviceCd: null,
    storedCd: null,
    lockNo: null,
    tagNo: null,
    setUserId: null,
    setDt: null,
    verifyUserId: null,
    verifyDt: null,
    verifyMethodDesc: null,
    removeUserId: null,
    removeDt: null,
    pointStatusCd: null,
    ...values,
  }) as IsoPoint

const draft = (points: IsoPoint[], values: object = {}) =>
  site()
    .as('oper')
    .create(isoPlan, {
      equipNo: 'R-101',
      isoDesc: '반응기 R-101과 연결 배관',
      drawingNo: 'PID-101',
      areaDeptCd: 'D2110',
      points,
      ...values,
    })
const planned = async (
  points = [point(1), point(2, { energyCd: 'ELE', isoMethodCd: 'LOCK' })],
  values: object = {},
) => {
  const { isoPlanNo } = await draft(points, values)
  return site().as('oper').act(isoPlan, isoPlanNo, 'plan')
}

interface Done {
  rowVersion: number
  statusCd: string
}
async function post(userId: string, isoPlanNo: number, path: string, body: object, method = 'POST') {
  const { rowVersion } = await site().as('oper').read(isoPlan, isoPlanNo)
  return site()
    .as(userId)
    .call<Done>(`${isoPlan.api}/${isoPlanNo}/${path}`, { method, body: { rowVersion, ...body } })
}
let locks = 0
const lock = () => {
  locks += 1
  return { lockNo: `L-${locks}`, tagNo: `T-${locks}` }
}
const set = (userId: string, no: number, pointNo: number, values: object = {}) =>
  post(userId, no, `points/${pointNo}/set`, { ...lock(), ...values })
const verify = (userId: string, no: number, pointNo: number) =>
  post(userId, no, `points/${pointNo}/verify`, { verifyMethodDesc: '압력계 0 bar, 기동 시도 안 됨' })
const remove = (userId: string, no: number, pointNo: number) =>
  post(userId, no, `points/${pointNo}/remove`, { peopleAwayYn: 'Y', groundOffYn: 'Y' })
const link = (no: number, permitNos: number[]) => post('oper', no, 'permits', { permitNos }, 'PUT')

async function verified(points?: IsoPoint[], values?: object) {
  const plan = await planned(points, values)
  for (const { isoPointNo, energyCd } of plan.points) {
    await set(energyCd === 'ELE' ? 'elec' : 'maint', plan.isoPlanNo, isoPointNo)
  }
  for (const { isoPointNo } of plan.points) await verify('oper', plan.isoPlanNo, isoPointNo)
  return plan.isoPlanNo
}
const closed = (permitNo: number, statusCd = 'CLOSE') =>
  site().sql('update wkod_master set status_cd = $2 where permit_no = $1', [permitNo, statusCd])
const force = {
  reasonDesc: '설치자가 퇴근하여 연락되지 않음',
  checkDesc: '현장 두 번 확인',
  briefDesc: '출근 때 게이트에서 안내',
}
const contacts = [
  { contactDt: at('09:30'), contactDesc: '휴대전화 받지 않음' },
  { contactDt: at('09:45'), contactDesc: '자택 전화 받지 않음' },
]

beforeAll(async () => {
  // A second person who may lock machines: Park beside Lee.
  await site().sql(`insert into sys_auth_user (auth_grp_no, user_id)
    select auth_grp_no, 'eng' from sys_auth_grp where auth_grp_cd = 'MNT' on conflict do nothing`)
})
beforeEach(() => site().setClock(NOW))

test('a plan is set in order by whom it falls to, and seen by a second person with what he read', async () => {
  const { isoPlanNo, isoPlanDocNo, statusCd } = await planned()
  expect([statusCd, isoPlanDocNo]).toEqual(['PLAN', expect.stringMatching(/^ISO-20261120-\d{3}$/)])
  await expect(set('elec', isoPlanNo, 2)).rejects.toMatchObject({ code: 'ISO_ORDER' })
  await expect(set('elec', isoPlanNo, 1)).rejects.toMatchObject({ code: 'ISO_SETTER' })
  expect(await set('maint', isoPlanNo, 1)).toMatchObject({ statusCd: 'PLAN' })
  await expect(site().as('oper').act(isoPlan, isoPlanNo, 'revise')).rejects.toMatchObject({ code: 'ISO_ALREADY_SET' })
  await expect(set('maint', isoPlanNo, 2)).rejects.toMatchObject({ code: 'ISO_SETTER' })
  expect(await set('elec', isoPlanNo, 2)).toMatchObject({ statusCd: 'SET' })
  await expect(verify('maint', isoPlanNo, 1)).rejects.toMatchObject({ code: 'ISO_SECOND_PERSON' })
  await expect(post('oper', isoPlanNo, 'points/1/verify', { verifyMethodDesc: '' })).rejects.toMatchObject({
    status: 400,
  })
  expect(await verify('oper', isoPlanNo, 1)).toMatchObject({ statusCd: 'SET' })
  expect(await verify('maint', isoPlanNo, 2)).toMatchObject({ statusCd: 'VERIFIED' })
  const plan = await site().as('reader').read(isoPlan, isoPlanNo)
  expect(plan).toMatchObject({ setUserId: 'maint', setYmd: '2026-11-20', pointCnt: 2 })
  expect(plan.points[0]).toMatchObject({ pointStatusCd: 'VERIFIED', setUserId: 'maint', verifyUserId: 'oper' })
  const { rows } = await site().as('oper').history(isoPlan, isoPlanNo)
  expect(rows.map(({ actionCd }) => actionCd)).toContain('VERIFY_POINT')
})

test('a lock hangs in one place; on the same valve another isolation may use it too', async () => {
  const one = await planned([point(1, { tagNm: 'HV-900' })])
  await set('maint', one.isoPlanNo, 1, { lockNo: 'L-ONE' })
  const other = await planned([point(1, { tagNm: 'HV-901' })])
  await expect(set('maint', other.isoPlanNo, 1, { lockNo: 'L-ONE' })).rejects.toMatchObject({ code: 'ISO_LOCK' })
  const shared = await planned([point(1, { tagNm: 'HV-900' })])
  expect(await set('maint', shared.isoPlanNo, 1, { lockNo: 'L-ONE' })).toMatchObject({ statusCd: 'SET' })
})

test('what is typed never says who set a point', async () => {
  const { isoPlanNo } = await draft([point(1, { setUserId: 'maint', pointStatusCd: 'VERIFIED', verifyUserId: 'oper' })])
  const plan = await site().as('oper').read(isoPlan, isoPlanNo)
  expect(plan.points[0]).toMatchObject({ setUserId: null, verifyUserId: null, pointStatusCd: 'PLAN' })
})

test('R3 energy that stays has a point of its own', async () => {
  const { isoPlanNo } = await draft([point(1)], { storedCds: 'SPRING' })
  await expect(site().as('oper').act(isoPlan, isoPlanNo, 'plan')).rejects.toMatchObject({
    code: 'ISO_STORED',
    message: expect.stringContaining('스프링'),
  })
  const other = await draft([point(1), point(2, { storedCd: 'SPRING' })], { storedCds: 'SPRING' })
  expect(await site().as('oper').act(isoPlan, other.isoPlanNo, 'plan')).toMatchObject({ statusCd: 'PLAN' })
})

test('PT-A16 an isolation stays while one of its permits is open', async () => {
  const isoPlanNo = await verified([point(1)])
  const permits = [await aPermit(site()), await aPermit(site())]
  await link(isoPlanNo, permits)
  await closed(permits[0] ?? 0)
  await expect(remove('maint', isoPlanNo, 1)).rejects.toMatchObject({
    code: 'ISO_OPEN_PERMIT',
    message: expect.stringContaining('연결된 허가 1건이 종료되지 않았습니다.'),
  })
  await closed(permits[1] ?? 0, 'CANC')
  expect(await remove('maint', isoPlanNo, 1)).toMatchObject({ statusCd: 'CLOSE' })
})

test('a permit at work is not taken off its isolation', async () => {
  const isoPlanNo = await verified([point(1)])
  const permitNo = await aPermit(site())
  await link(isoPlanNo, [permitNo])
  await expect(link(isoPlanNo, [])).rejects.toMatchObject({ code: 'ISO_LINK_HELD' })
  await expect(link(isoPlanNo, [permitNo, 999_999])).rejects.toMatchObject({ code: 'ISO_LINK' })
})

test('PT-A17 only who set a lock takes it off; forced only by the plant head after two tries', async () => {
  const isoPlanNo = await verified([point(1), point(2)])
  const stay = post('maint', isoPlanNo, 'points/1/remove', { peopleAwayYn: 'N', groundOffYn: 'Y' })
  await expect(stay).rejects.toMatchObject({ code: 'ISO_CONFIRM' })
  const both = post('cso', isoPlanNo, 'forced/removal', { ...force, contacts, isoPointNo: 1, isoPersonalNo: 1 })
  await expect(both).rejects.toMatchObject({ code: 'ISO_FORCE_TARGET' })
  await expect(remove('eng', isoPlanNo, 1)).rejects.toMatchObject({
    code: 'ISO_OWN_LOCK',
    message: expect.stringContaining('설치자 본인만 해제할 수 있습니다. (설치자: 류경민)'),
  })
  await expect(remove('elec', isoPlanNo, 1)).rejects.toMatchObject({ code: 'ISO_OWN_LOCK' })
  const forced = (userId: string, body: object) =>
    post(userId, isoPlanNo, 'forced/removal', { isoPointNo: 1, ...force, ...body })
  await expect(forced('oper', { contacts })).rejects.toMatchObject({ status: 403 })
  await expect(forced('cso', { contacts: [] })).rejects.toMatchObject({ code: 'ISO_FORCE_CONTACT' })
  await expect(forced('cso', { contacts: contacts.slice(0, 1) })).rejects.toMatchObject({ code: 'ISO_FORCE_CONTACT' })
  const [first] = contacts
  await expect(forced('cso', { contacts: [first, first] })).rejects.toMatchObject({ code: 'ISO_FORCE_CONTACT' })
  expect(await forced('cso', { contacts })).toMatchObject({ statusCd: 'REMOVING' })
  const plan = await site().as('oper').read(isoPlan, isoPlanNo)
  const findings = await site().sql<{ title: string; owner: string; verifier: string }>(
    `select impr_title as title, owner_user_id as owner, verify_user_id as verifier from impr where src_cd = 'CHK' and src_no = 'ISO-${isoPlanNo}'`,
  )
  expect(findings).toMatchObject([
    { title: expect.stringContaining('강제해제'), owner: expect.not.stringMatching('cso'), verifier: 'cso' },
  ])
  expect(plan.forces).toMatchObject([{ isoPointNo: 1, apprUserId: 'cso', checkDesc: '현장 두 번 확인' }])
  for (const userId of ['safety', 'maint'])
    expect(await site().as(userId).notifications()).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ messageDesc: expect.stringContaining('강제해제') })]),
    })
  expect(await remove('maint', isoPlanNo, 2)).toMatchObject({ statusCd: 'CLOSE' })
})

test('the work behind it is over before a lock comes off: people away, grounding removed', async () => {
  const isoPlanNo = await verified([point(1)])
  const off = (body: object) => post('maint', isoPlanNo, 'points/1/remove', body)
  await expect(off({ peopleAwayYn: 'N', groundOffYn: 'Y' })).rejects.toMatchObject({ field: 'peopleAwayYn' })
  await expect(off({ peopleAwayYn: 'Y', groundOffYn: 'N' })).rejects.toMatchObject({ field: 'groundOffYn' })
})

test('R4 a point that two isolations share is given up by the first and taken off by the later', async () => {
  const points = [point(1, { tagNm: 'HV-700' })]
  const [one, other] = [await verified(points), await verified(points)]
  await remove('maint', one, 1)
  expect((await site().as('oper').read(isoPlan, one)).points[0]).toMatchObject({ pointStatusCd: 'KEPT' })
  await remove('maint', other, 1)
  expect((await site().as('oper').read(isoPlan, other)).points[0]).toMatchObject({ pointStatusCd: 'REMOVED' })
})

const crewed = async (permitNo: number) => {
  await site().sql(
    `insert into wkod_master_permit_crew (permit_no, seq_no, person_no, user_id, crew_role_cd)
    select $1, row_number() over (order by person_no), person_no, null, 'WORKER' from
      (select person_no from vendor_person where vendor_cd = 'V100001' and plant_cd = '2000' order by person_no limit 2) v`,
    [permitNo],
  )
  const rows = await site().sql<{ no: string }>(
    'select person_no as no from wkod_master_permit_crew where permit_no = $1 order by seq_no',
    [permitNo],
  )
  return rows.map(({ no }) => Number(no))
}
const tab = (permitNo: number) => `/api/saf/wkod/permitiso/${permitNo}`
const statesOf = (...permitNos: number[]) => site().services.db.read('SYSTEM', (db) => isolationStates(db, permitNos))

test('each of the crew has his own lock; the isolation stays until the last is off', async () => {
  const isoPlanNo = await verified([point(1)])
  const permitNo = await aPermit(site())
  const [first = 0, second = 0] = await crewed(permitNo)
  await link(isoPlanNo, [permitNo])
  const leader = site().as('V100001-03')
  const on = (personNo: number, lockNo: string) =>
    leader.call(`${tab(permitNo)}/plans/${isoPlanNo}/locks`, { method: 'POST', body: { personNo, lockNo } })
  await on(first, 'P-1')
  await expect(on(first, 'P-2')).rejects.toMatchObject({ code: 'ISO_PERSONAL_TWICE' })
  await expect(on(second, 'P-1')).rejects.toMatchObject({ code: 'ISO_LOCK' })
  await expect(on(999_999, 'P-9')).rejects.toMatchObject({ code: 'ISO_CREW' })
  await on(second, 'P-2')
  expect(await statesOf(permitNo)).toMatchObject([{ isVerified: true, lockedPersonNos: [first, second] }])
  await closed(permitNo)
  await expect(remove('maint', isoPlanNo, 1)).rejects.toMatchObject({
    code: 'ISO_PERSONAL',
    message: expect.stringContaining('개인잠금 2개가 남아 있습니다.'),
  })
  const off = (userId: string, lockNo: number) =>
    site()
      .as(userId)
      .call(`${tab(permitNo)}/plans/${isoPlanNo}/locks/${lockNo}/off`, { method: 'POST', body: {} })
  await expect(off('V100001-02', 1)).rejects.toMatchObject({ code: 'ISO_OWN_LOCK' })
  await off('V100001-03', 1)
  await post('cso', isoPlanNo, 'forced/removal', { isoPersonalNo: 2, ...force, contacts })
  expect(await remove('maint', isoPlanNo, 1)).toMatchObject({ statusCd: 'CLOSE' })
})

test('nobody of another vendor sees or locks it', async () => {
  const isoPlanNo = await verified([point(1)])
  const permitNo = await aPermit(site())
  await link(isoPlanNo, [permitNo])
  expect((await site().as('V100002-01').fetch(tab(permitNo))).status).toBe(404)
  expect(await site().as('V100001-02').call(tab(permitNo))).toMatchObject({
    rows: [{ isoPlanNo, statusCd: 'VERIFIED' }],
  })
  expect((await site().as('V100001-02').fetch(`${isoPlan.api}/${isoPlanNo}`)).status).toBe(403)
})

test('PT-A18 R2 nitrogen behind a valve alone keeps a confined space from its approval', async () => {
  const isoPlanNo = await verified([point(1, { tagNm: 'N2-12', energyCd: 'CHM', serviceCd: 'INERT' })])
  const [confined, general] = [
    await aPermit(site(), { statusCd: 'PREP' }),
    await aPermit(site(), { subs: 'HGT', statusCd: 'PREP' }),
  ]
  await link(isoPlanNo, [confined, general])
  const states = await statesOf(confined, general, 0)
  expect(states).toHaveLength(2)
  expect(states[0]?.checks).toMatchObject([
    { ruleCd: 'ISO_VERIFIED', resultCd: 'OK' },
    { ruleCd: 'ISO_CSE_LINE', resultCd: 'BLOCK', evidenceDesc: 'N2-12' },
  ])
  expect(states[1]?.checks).toMatchObject([{ ruleCd: 'ISO_VERIFIED', resultCd: 'OK' }])
  const blinded = await verified([point(1, { energyCd: 'CHM', serviceCd: 'INERT', isoMethodCd: 'BLIND' })])
  const other = await aPermit(site(), { statusCd: 'PREP' })
  await link(blinded, [other])
  expect((await statesOf(other))[0]?.checks.map(({ resultCd }) => resultCd)).toEqual(['OK', 'OK'])
})

test('an isolation that nobody has looked at forbids the approval', async () => {
  const { isoPlanNo } = await planned([point(1)])
  const permitNo = await aPermit(site(), { statusCd: 'PREP', subs: '' })
  await link(isoPlanNo, [permitNo])
  expect(await statesOf(permitNo)).toMatchObject([
    { isVerified: false, checks: [{ ruleCd: 'ISO_VERIFIED', resultCd: 'BLOCK' }] },
  ])
})

test('PT-A37 a test run: asked by the leader, permits stopped, nobody locked in; afterwards each setter locks again and somebody else looks anew', async () => {
  const isoPlanNo = await verified([
    point(1, { tagNm: 'HV-37' }),
    point(2, { tagNm: 'MCC-37', energyCd: 'ELE', isoMethodCd: 'LOCK' }),
  ])
  const permitNo = await aPermit(site())
  const [personNo = 0] = await crewed(permitNo)
  await link(isoPlanNo, [permitNo])
  const leader = site().as('V100001-03')
  const at = `${tab(permitNo)}/plans/${isoPlanNo}`
  await leader.call(`${at}/locks`, { method: 'POST', body: { personNo, lockNo: 'P-50' } })
  const run = () =>
    site().as('oper').act(isoPlan, isoPlanNo, 'test', { areaClearYn: 'Y', reasonDesc: '교반기 회전방향 확인' })
  await expect(run()).rejects.toMatchObject({ code: 'ISO_PERSONAL' })
  await leader.call(`${at}/locks/1/off`, { method: 'POST', body: {} })
  await closed(permitNo, 'WORK')
  await expect(run()).rejects.toMatchObject({ code: 'ISO_TEST_PERMIT' })
  await closed(permitNo, 'SUSP')
  await expect(run()).rejects.toMatchObject({ code: 'ISO_TEST_LEADER' })
  await leader.call(`${at}/test`, { method: 'POST', body: {} })
  const peopled = { areaClearYn: 'N', reasonDesc: '교반기 회전방향 확인' } as const
  await expect(site().as('oper').act(isoPlan, isoPlanNo, 'test', peopled)).rejects.toMatchObject({ code: 'ISO_AREA' })
  expect(await run()).toMatchObject({ statusCd: 'TESTING' })
  expect(await site().as('oper').act(isoPlan, isoPlanNo, 'endTest')).toMatchObject({
    statusCd: 'SET',
    testAskUserId: null,
  })
  expect(await statesOf(permitNo)).toMatchObject([{ isVerified: false }])
  const { points } = await site().as('oper').read(isoPlan, isoPlanNo)
  expect(points).toMatchObject([
    { pointStatusCd: 'OFF', setUserId: 'maint', setDt: null, verifyUserId: null },
    { pointStatusCd: 'OFF', setUserId: 'elec' },
  ])
  for (const userId of ['maint', 'elec'])
    expect((await site().as(userId).notifications()).rows[0]?.messageDesc).toContain('다시 잠그십시오')

  await expect(verify('oper', isoPlanNo, 1)).rejects.toMatchObject({ code: 'ISO_POINT_STATE' })
  await expect(set('eng', isoPlanNo, 1)).rejects.toMatchObject({
    code: 'ISO_RELOCK',
    message: expect.stringContaining('류경민'),
  })
  expect(await set('maint', isoPlanNo, 1)).toMatchObject({ statusCd: 'SET' })
  await expect(verify('oper', isoPlanNo, 1)).rejects.toMatchObject({ code: 'ISO_RELOCK_FIRST' })
  await set('elec', isoPlanNo, 2)
  await expect(verify('maint', isoPlanNo, 1)).rejects.toMatchObject({ code: 'ISO_SECOND_PERSON' })
  expect(await verify('oper', isoPlanNo, 1)).toMatchObject({ statusCd: 'SET' })
  expect(await verify('oper', isoPlanNo, 2)).toMatchObject({ statusCd: 'VERIFIED' })
  expect(await statesOf(permitNo)).toMatchObject([{ isVerified: true, lockedPersonNos: [] }])
})

test('a valve that another isolation holds as well is not opened for a test run', async () => {
  const points = [point(1, { tagNm: 'HV-900' })]
  const [one] = [await verified(points), await verified(points)]
  const run = site().as('oper').act(isoPlan, one, 'test', { areaClearYn: 'Y', reasonDesc: '회전방향 확인' })
  await expect(run).rejects.toMatchObject({
    answer: { problems: expect.arrayContaining([expect.objectContaining({ code: 'ISO_TEST_SHARED' })]) },
  })
})

test('R5 what stays longer than thirty days is reviewed every week', async () => {
  const isoPlanNo = await verified([point(1)])
  site().setClock('2026-12-19T07:00:00+09:00')
  await site().runJob('iso-review')
  expect(await site().as('oper').read(isoPlan, isoPlanNo)).toMatchObject({ longYn: 'N' })
  site().setClock('2026-12-20T07:00:00+09:00')
  await site().runJob('iso-review')
  expect(await site().as('oper').read(isoPlan, isoPlanNo)).toMatchObject({ longYn: 'Y', nextReviewYmd: '2026-12-20' })
  expect(await site().as('oper').notifications()).toMatchObject({
    rows: expect.arrayContaining([
      expect.objectContaining({ messageDesc: expect.stringContaining('30일이 넘은 격리') }),
    ]),
  })
  const reviewed = await site().as('oper').act(isoPlan, isoPlanNo, 'review', { reviewDesc: '정비 대기, 격리 유지' })
  expect(reviewed).toMatchObject({ nextReviewYmd: '2026-12-27', reviews: [{ reviewUserId: 'oper' }] })
})

interface Offers {
  offers: { open: { isoPlanNo: number }[]; library: { isoPlanNo: number }[] } | null
  rows: { isoPlanNo: number }[]
}
const tabOf = (userId: string, permitNo: number) =>
  site().as(userId).call<Offers>(`/api/saf/wkod/permitiso/${permitNo}`)
const planFrom = (userId: string, permitNo: number, fromIsoPlanNo: number | null) =>
  site().as(userId).call<{ isoPlanNo: number }>(`/api/saf/wkod/permitiso/${permitNo}/plans`, {
    method: 'POST',
    body: { fromIsoPlanNo },
  })

test('an isolation begins at its permit, like the one that the equipment had before, without its locks', async () => {
  const before = await verified([point(1, { isoMethodCd: 'BLIND', serviceCd: 'TOXIC' })], { equipNo: 'PUMP-777' })
  const permitNo = await aPermit(site(), { statusCd: 'REVIEW' })
  await site().sql('update wkod_master set equip_no = $2 where permit_no = $1', [permitNo, 'pump 777'])
  const { offers } = await tabOf('oper', permitNo)
  expect(offers).toMatchObject({ open: [{ isoPlanNo: before }], library: [{ isoPlanNo: before }] })
  expect((await tabOf('V100001-03', permitNo)).offers).toBeNull()
  const { isoPlanNo } = await planFrom('oper', permitNo, before)
  const made = await site().as('oper').read(isoPlan, isoPlanNo)
  expect(made).toMatchObject({
    statusCd: 'TEMP',
    drawingNo: 'PID-101',
    permitCnt: 1,
    permitDocNos: expect.stringMatching(/^PTW/),
  })
  expect(made.points).toMatchObject([
    {
      tagNm: 'HV-1',
      isoMethodCd: 'BLIND',
      lockNo: null,
      setUserId: null,
      verifyMethodDesc: null,
      pointStatusCd: 'PLAN',
    },
  ])
  expect((await tabOf('oper', permitNo)).rows).toMatchObject([{ isoPlanNo }])
  expect(await statesOf(permitNo)).toMatchObject([{ isVerified: false }])
})

test('a bare one takes what the permit says; nobody else plans it, and none for work that begins', async () => {
  const permitNo = await aPermit(site(), { statusCd: 'PREP' })
  const { isoPlanNo } = await planFrom('oper', permitNo, null)
  expect(await site().as('oper').read(isoPlan, isoPlanNo)).toMatchObject({
    statusCd: 'TEMP',
    isoDesc: '반응기 내부 점검',
    areaDeptCd: 'D2110',
  })
  const cnt = () => site().sql('select iso_cnt from wkod_master where permit_no = $1', [permitNo])
  expect(await cnt()).toMatchObject([{ iso_cnt: 1 }])
  const { rowVersion } = await site().as('oper').read(isoPlan, isoPlanNo)
  await site().as('oper').call(`${isoPlan.api}/${isoPlanNo}?rowVersion=${rowVersion}`, { method: 'DELETE' })
  expect(await cnt()).toMatchObject([{ iso_cnt: 0 }])
  expect((await tabOf('oper', permitNo)).rows).toEqual([])
  await expect(planFrom('safety', permitNo, null)).rejects.toMatchObject({ status: 403 })
  await expect(planFrom('oper', 999_999, null)).rejects.toMatchObject({ status: 404 })
  await site().sql(`update wkod_master set status_cd = 'ISSUED' where permit_no = $1`, [permitNo])
  await expect(planFrom('oper', permitNo, null)).rejects.toMatchObject({ code: 'CM-02' })
})

interface MyWork {
  rows: { documentName: string; no: number; actionCd: string }[]
}
const toTakeOff = async (userId: string) =>
  (await site().as(userId).call<MyWork>('/api/my-work')).rows.flatMap(({ actionCd, no }) =>
    actionCd === 'REMOVE_POINT' ? [no] : [],
  )

test('what is to go when the last work behind it is closed waits for each who set it, until he has taken it off', async () => {
  const isoPlanNo = await verified()
  const [one, other] = [await aPermit(site(), { subs: '' }), await aPermit(site(), { subs: '' })]
  await link(isoPlanNo, [one, other])
  const close = async (permitNo: number) => {
    await closed(permitNo, 'DONE')
    const values = { isoDecisionCd: 'REMOVE', closeDesc: '자리가 정리된 것을 보았음' } as const
    return site().as('oper').act(permit, permitNo, 'close', values)
  }
  await close(one)
  expect(await toTakeOff('maint')).not.toContain(isoPlanNo)
  await close(other)
  for (const userId of ['maint', 'elec']) {
    expect(await toTakeOff(userId)).toContain(isoPlanNo)
    expect(await site().as(userId).notifications()).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ messageDesc: expect.stringContaining('설치한 지점을 해제하십시오') }),
      ]),
    })
  }
  expect(await toTakeOff('eng')).not.toContain(isoPlanNo)
  await remove('elec', isoPlanNo, 2)
  expect(await toTakeOff('elec')).not.toContain(isoPlanNo)
  expect(await toTakeOff('maint')).toContain(isoPlanNo)
})

test('what is carried over waits for nobody', async () => {
  const isoPlanNo = await verified()
  const permitNo = await aPermit(site(), { subs: '' })
  await link(isoPlanNo, [permitNo])
  await closed(permitNo, 'DONE')
  const values = { isoDecisionCd: 'CARRY', closeDesc: '배관은 다음 주에도 열어 둠' } as const
  await site().as('oper').act(permit, permitNo, 'close', values)
  expect(await toTakeOff('maint')).not.toContain(isoPlanNo)
})

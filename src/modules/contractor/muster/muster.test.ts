/** R5 through HTTP: who has to be found, counted from two phones, signed, and what arrives late. */
import { beforeEach, expect, test } from 'vitest'
import { aPermitSite, at, groundOf, working } from '#modules/wkod/permit/permit.fixture.ts'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { EMERGENCY_API } from '#modules/wkod/shift/emergency/emergency.calls.ts'
import type { AnswerOf, SentOf } from '#platform/model/call.ts'
import { ON_SITE_API } from '../entry/gate.model.ts'
import type {
  endMuster,
  ListedPerson,
  MusterRow,
  musterList,
  musterRecord,
  musters,
  SeenAtMuster,
  seeAtMuster,
} from './muster.calls.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const GUARD = 'gate'
const ROOM = 'safety'
/** Reads who is on the site, and counts nobody. */
const READER = 'owner'

type Board = AnswerOf<typeof musterList>
const call = <T>(by: string, path: string, body?: object) =>
  site()
    .as(by)
    .call<T>(`${ON_SITE_API}${path}`, body === undefined ? {} : { method: 'POST', body })
const list = (by = GUARD) => call<Board>(by, '/muster')
const begin = (by: string, body: object = {}) => call<MusterRow>(by, '/muster', body)
type Shown = Partial<SentOf<typeof seeAtMuster>>
const see = (by: string, shown: Shown) =>
  call<SeenAtMuster>(by, '/muster/scan', { entryMusterNo: null, drillYn: 'N', seenDt: at('10:05:00'), ...shown })
const sign = { signerNm: '아무나', signDt: at('10:30:00'), strokes: [[1, 1, 900, 300]] }
type Ending = SentOf<typeof endMuster>
const end = (by: string, body: Partial<Ending>) => call(by, '/muster/end', { notes: [], sign, ...body })
/** Ends it as it stands, with a word for everybody who is missing. */
async function endAsItStands(by = ROOM) {
  const { rows, muster } = await list()
  const of = (state: string) => rows.filter(({ stateCd }) => stateCd === state)
  const notes = of('MISSING').map(({ personNo, userId }) => ({ personNo, userId, noteDesc: '수색 중' }))
  const counts = { seenCnt: of('SEEN').length, outCnt: of('OUT').length, missingCnt: notes.length }
  await end(by, { entryMusterNo: muster?.entryMusterNo ?? 0, ...counts, notes })
  return { no: muster?.entryMusterNo ?? 0, ...counts }
}
const record = (no: number) => call<AnswerOf<typeof musterRecord>>(READER, `/musters/${no}`)
const him = (rows: readonly ListedPerson[], who: { personNo?: number; userId?: string }) =>
  rows.filter(({ personNo, userId }) => (who.userId ? userId === who.userId : personNo === who.personNo))

/** A work of the vendor with an own employee among its crew, who stands beside a vessel that somebody is in. */
async function aWork() {
  const { permitNo } = await working(site(), urgent)
  const { people } = await groundOf(site())
  const [leader = { personNo: 0 }, first = { personNo: 0 }, second = { personNo: 0 }] = people
  await site().sql(`insert into wkod_master_permit_crew (permit_no, seq_no, user_id, crew_role_cd, tbm_sign_dt, add_dt)
    values (${permitNo}, 90, 'maint', 'WORKER', now(), now());
    insert into wkod_master_cse_entry_log (permit_no, seq_no, person_no, in_dt) values (${permitNo}, 1, ${first.personNo}, now())`)
  return { permitNo, leader: leader.personNo, first: first.personNo, second: second.personNo }
}

beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE', done_dt = null where status_cd in ('WORK', 'SUSP');
    delete from entry_muster_tick; delete from entry_muster_person; delete from entry_muster; delete from emergency_stop;
    delete from com_notification; delete from entry_log where in_dt > '2026-11-24T08:00+09:00' and in_dt < '2026-11-25T00:00+09:00'`)
  site().setClock(at('10:00:00'))
})

test('everybody is listed once with all his sources: gates, works, confined spaces, own employees beside contractors', async () => {
  const { first, second, permitNo } = await aWork()
  const { rows } = await list()
  expect(new Set(rows.map(({ humanKey }) => humanKey)).size).toBe(rows.length)
  const [inside] = him(rows, { personNo: first })
  expect(inside).toMatchObject({ sourceCds: ['GATE', 'PERMIT', 'CSE'], permitNo, foremanNm: expect.any(String) })
  expect(inside?.foremanTel).toMatch(/\d{4}$/)
  expect(him(rows, { personNo: second })).toMatchObject([{ sourceCds: ['GATE', 'PERMIT'] }])
  expect(him(rows, { userId: 'maint' })).toMatchObject([
    { personNo: null, sourceCds: ['PERMIT'], permitNo, stateCd: 'MISSING', orgNm: expect.any(String) },
  ])
  await site().sql(
    `update wkod_master set status_cd = 'SUSP', susp_reason_cd = 'BREAK', susp_dt = now() where permit_no = ${permitNo}`,
  )
  expect(him((await list()).rows, { userId: 'maint' })).toEqual([])
})

test('who only reads sees who is inside, and no numbers and no codes', async () => {
  await aWork()
  await expect(call(READER, '/muster')).rejects.toMatchObject({ status: 403 })
  const { rows } = await call<Board>(READER, '')
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter(({ foremanTel, keyHashes }) => foremanTel !== null || keyHashes.length > 0)).toEqual([])
  for (const path of ['/muster', '/muster/scan', '/muster/end'])
    await expect(call(READER, path, {})).rejects.toMatchObject({ status: 403 })
})

test('two phones tick: the first by its own time counts, whenever it arrives, and the others are kept as confirmations', async () => {
  const { second } = await aWork()
  const { entryMusterNo } = await begin(ROOM)
  expect(await begin(GUARD)).toMatchObject({ entryMusterNo })
  site().setClock(at('10:20:00'))
  await see(ROOM, { entryMusterNo, personNo: second, seenDt: at('10:09:00') })
  await see(GUARD, { entryMusterNo, personNo: second, seenDt: at('10:04:00') })
  await see(GUARD, { entryMusterNo, personNo: second, seenDt: at('10:15:00') })
  const [one] = him((await list()).rows, { personNo: second })
  expect(one).toMatchObject({ stateCd: 'SEEN', seen: { byUserNm: '양세진', wayCd: 'HAND' } })
  expect(one?.seen?.seenDt && new Date(one.seen.seenDt)).toEqual(new Date(at('10:04:00')))
  expect(one?.confirms.map(({ byUserNm, seenDt }) => [byUserNm, new Date(seenDt)])).toEqual([
    [expect.not.stringMatching('양세진'), new Date(at('10:09:00'))],
    ['양세진', new Date(at('10:15:00'))],
  ])
  // A clock that runs ahead has seen him now, and one of last week nobody believes.
  const { isListed } = await see(ROOM, { entryMusterNo, userId: 'maint', seenDt: at('23:00:00') })
  expect(isListed).toBe(true)
  const [own] = him((await list()).rows, { userId: 'maint' })
  expect(new Date(own?.seen?.seenDt ?? 0).getTime()).toBeLessThan(Date.parse(at('10:25:00')))
  await expect(
    see(ROOM, { entryMusterNo, userId: 'maint', seenDt: at('10:00:00', '2026-11-17') }),
  ).rejects.toMatchObject({
    status: 422,
    code: 'MUSTER_TIME',
  })
})

test('a count begun without a network is found again by what it sends, with the ticks that know no number', async () => {
  const { second } = await aWork()
  await expect(see(GUARD, { personNo: second })).rejects.toMatchObject({ status: 409, code: 'MUSTER_NOT_OPEN' })
  site().setClock(at('10:30:00'))
  const begun = await begin(GUARD, { startDt: at('10:02:00') })
  expect(new Date(begun.startDt)).toEqual(new Date(at('10:02:00')))
  await see(GUARD, { personNo: second, seenDt: at('10:06:00') })
  expect(him((await list()).rows, { personNo: second })).toMatchObject([{ stateCd: 'SEEN' }])
  const { no } = await endAsItStands()
  // Another phone had begun the same, and hears of the end only now.
  expect(await begin(GUARD, { startDt: at('10:03:00') })).toMatchObject({ entryMusterNo: no })
  expect((await list()).muster).toBeNull()
  expect(await see(GUARD, { userId: 'maint', seenDt: at('10:07:00') })).toMatchObject({ isLate: true, isListed: true })
})

test('who comes in while it runs appears, who goes out through a gate need not be looked for', async () => {
  const { people } = await groundOf(site())
  const [, , , comes = { personNo: 0 }, goes = { personNo: 0 }] = people
  const stay = (personNo: number, inDt: string) =>
    site().sql(`insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt)
      select plant_cd, vendor_cd, person_no, human_key, 'P', 'G1', '${inDt}' from vendor_person where person_no = ${personNo}`)
  // The twelve hours of each day that the ground tells of.
  await site().sql(`delete from entry_log where in_dt::date = '2026-11-24'`)
  await stay(goes.personNo, at('09:00:00'))
  await begin(GUARD)
  expect(him((await list()).rows, comes)).toEqual([])
  site().setClock(at('10:10:00'))
  await stay(comes.personNo, at('10:05:00'))
  await site().sql(
    `update entry_log set out_dt = '${at('10:06:00')}' where person_no = ${goes.personNo} and out_dt is null`,
  )
  const { rows } = await list()
  expect(him(rows, comes)).toMatchObject([{ stateCd: 'MISSING', sourceCds: ['GATE'] }])
  expect(him(rows, goes)).toMatchObject([{ stateCd: 'OUT' }])
  // He who left before it began is on no list, and he who comes back is looked for.
  await stay(goes.personNo, at('10:08:00'))
  expect(him((await list()).rows, goes)).toMatchObject([{ stateCd: 'MISSING' }])
})

test('who nothing knew of is kept as seen, and a code of nobody is told back', async () => {
  const { entryMusterNo } = await begin(GUARD)
  expect(await see(GUARD, { entryMusterNo, userId: 'emp2' })).toMatchObject({ isListed: false, isLate: false })
  expect(him((await list()).rows, { userId: 'emp2' })).toMatchObject([{ stateCd: 'SEEN', sourceCds: ['SEEN'] }])
  for (const nobody of [{ text: 'NOBODY-1' }, { keyHash: '0'.repeat(64) }, { userId: 'nobody' }, { personNo: 999_999 }])
    await expect(see(GUARD, { entryMusterNo, ...nobody })).rejects.toMatchObject({
      status: 422,
      code: 'MUSTER_UNKNOWN',
    })
  await expect(see(GUARD, { entryMusterNo: entryMusterNo + 1, userId: 'emp2' })).rejects.toMatchObject({ status: 409 })
})

test('it is signed with the counts that the signer saw and a word for everybody missing; what comes later moves nothing', async () => {
  const { second, leader } = await aWork()
  const { entryMusterNo } = await begin(ROOM)
  const before = await list()
  const missingCnt = before.rows.length
  const noted = before.rows.map(({ personNo, userId }) => ({ personNo, userId, noteDesc: '수색 중' }))
  await see(GUARD, { entryMusterNo, personNo: second })
  const stale = { entryMusterNo, seenCnt: 0, outCnt: 0, missingCnt, notes: noted }
  await expect(end(ROOM, stale)).rejects.toMatchObject({ status: 409, code: 'MUSTER_COUNT' })
  const now = { ...stale, seenCnt: 1, missingCnt: missingCnt - 1 }
  await expect(end(ROOM, { ...now, notes: noted.slice(1) })).rejects.toMatchObject({ status: 422, code: 'MUSTER_NOTE' })
  await end(ROOM, now)
  await expect(end(ROOM, now)).rejects.toMatchObject({ status: 409, code: 'MUSTER_NOT_OPEN' })

  site().setClock(at('10:20:00'))
  const late = await see(GUARD, { entryMusterNo, personNo: leader, seenDt: at('10:03:00') })
  expect(late).toMatchObject({ isLate: true })
  await see(GUARD, { entryMusterNo, userId: 'emp2', seenDt: at('10:03:00') })
  const signed = await record(entryMusterNo)
  expect(signed).toMatchObject({ endCd: 'SIGNED', seenCnt: 1, missingCnt: missingCnt - 1, lateCnt: 2, drillYn: 'N' })
  expect(signed.sign).toMatchObject({ signerNm: signed.endUserNm, strokes: sign.strokes })
  const lines = signed.people.filter(({ lates }) => lates.length > 0)
  expect(lines).toMatchObject([
    { stateCd: 'MISSING', noteDesc: '수색 중', seen: null, lates: [{ byUserNm: '양세진' }] },
    { stateCd: null, seen: null },
  ])
  expect((await call<AnswerOf<typeof musters>>(READER, '/musters')).rows).toMatchObject([{ entryMusterNo, lateCnt: 2 }])
  await expect(record(entryMusterNo + 1)).rejects.toMatchObject({ status: 404 })
  const told = (await site().as(ROOM).notifications()).rows.map(({ messageDesc }) => messageDesc)
  expect(told).toContainEqual(expect.stringMatching(/^비상 인원 확인을 마쳤습니다: 확인 1명/))
  expect(told.filter((text) => /^비상 인원 확인을 마친 뒤에 .* \(10:03에 확인\)$/.test(text))).toHaveLength(1)
})

test('a drill stops no work, says everywhere that it is one, and makes place for a real one', async () => {
  const { permitNo, second } = await aWork()
  const drill = await begin(ROOM, { drillYn: 'Y' })
  expect(drill.drillYn).toBe('Y')
  await see(GUARD, { entryMusterNo: drill.entryMusterNo, drillYn: 'Y', personNo: second })
  expect((await site().as('oper').read(permit, permitNo)).statusCd).toBe('WORK')
  const told = async () => (await site().as(ROOM).notifications()).rows.map(({ messageDesc }) => messageDesc)
  expect(await told()).toEqual([expect.stringMatching(/^\[훈련\]/)])

  await site()
    .as(GUARD)
    .call(EMERGENCY_API, { method: 'POST', body: { scopeCd: 'PLANT', areaDeptCd: null, reasonDesc: '톨루엔 누출' } })
  const { muster, rows } = await list()
  expect(muster).toMatchObject({ drillYn: 'N' })
  expect(him(rows, { personNo: second })).toMatchObject([{ stateCd: 'MISSING' }])
  expect(await record(drill.entryMusterNo)).toMatchObject({ endCd: 'REAL', sign: null, drillYn: 'Y', seenCnt: 1 })
  // What waited on a phone since the drill stays of the drill.
  await see(GUARD, { entryMusterNo: drill.entryMusterNo, drillYn: 'Y', userId: 'maint' })
  expect(him((await list()).rows, { userId: 'maint' })).toMatchObject([{ stateCd: 'MISSING' }])
  await expect(begin(ROOM, { drillYn: 'Y' })).rejects.toMatchObject({ status: 409, code: 'MUSTER_REAL' })
  await endAsItStands()
  const again = await begin(ROOM, { drillYn: 'Y' })
  await endAsItStands()
  expect(await record(again.entryMusterNo)).toMatchObject({ drillYn: 'Y', endCd: 'SIGNED' })
  expect((await told())[0]).toMatch(/^\[훈련\] 인원 확인 훈련을 마쳤습니다/)
})

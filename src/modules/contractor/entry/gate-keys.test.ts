/** Codes at the gate: a pass has one that nobody guesses; a number is none, and an old one is dead. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aCrew, anEntry, approved, aVendor, entryAlone, VSM } from './entry.fixture.ts'
import { hashOf } from './entry-pass-keys.ts'
import { entryRqst } from './entry-rqst.model.ts'

const site = aFileSite({ joins: entryAlone })
const STRANGER = 'V100003-01'
let crew: number[] = []
let rqstNo = 0
let nextKey = 0
const at = (text: string) => site().setClock(`${text}:00+09:00`)

interface Pass {
  personNo: number
  passKey: string
}
const passes = async (userId = VSM, no = rqstNo) =>
  (await site().as(userId).call<{ rows: Pass[] }>(`${entryRqst.api}/${no}/passes`)).rows
const passOf = async (personNo: number) => (await passes()).find((one) => one.personNo === personNo)?.passKey ?? ''
const scan = (shown: object, more: object = {}) =>
  site()
    .as('gate')
    .call<{ resultCd: string; message: string; personNo: number | null; wayCd: string }>(
      '/api/vendor/entry/gate/scan',
      {
        method: 'POST',
        body: { scanKey: `pass-key-${nextKey++}`, gateCd: 'G1', ...shown, ...more },
      },
    )
const reissue = (personNo: number, userId = VSM) =>
  site()
    .as(userId)
    .call(`${entryRqst.api}/${rqstNo}/passes/${personNo}/reissue`, {
      method: 'POST',
      body: { reasonDesc: '현장에서 출입증을 잃어버림' },
    })
const logged = () =>
  site().sql<{ text: string; way: string; result: string }>(
    `select scan_text as text, way_cd as way, result_cd as result from entry_scan order by entry_scan_no desc limit 1`,
  )

beforeAll(async () => {
  await at('2026-11-20T10:00')
  const contractNo = await aVendor(site())
  crew = await aCrew(site(), 6)
  rqstNo = (
    await approved(site(), anEntry(contractNo, crew, { entryStartYmd: '2026-11-23', entryEndYmd: '2026-11-30' }))
  ).entryRqstNo
})
beforeEach(() => at('2026-11-23T08:00'))

test('a pass carries 192 random bits, the same on every print, and lets its person in', async () => {
  const [first, second] = [await passes(), await passes()]
  expect(first).toHaveLength(6)
  expect(second).toEqual(first)
  expect(new Set(first.map(({ passKey }) => passKey)).size).toBe(6)
  for (const { passKey } of first) expect(passKey).toMatch(/^[\w-]{32}$/)
  const [one = 0] = crew
  const passKey = await passOf(one)
  expect(await scan({ text: passKey })).toMatchObject({ resultCd: 'OK', personNo: one, wayCd: 'CODE' })
  const [kept] = await logged()
  expect(kept, 'the code itself is not kept').toEqual({ text: hashOf(passKey), way: 'CODE', result: 'OK' })
})

test('a number, or what passes said before, opens nothing: it is unknown, and stands in the log', async () => {
  const [, one = 0] = crew
  const record = await site().as('safety').read(entryRqst, rqstNo)
  for (const text of [String(one), `${record.entryRqstDocNo}/${one}`, 'A'.repeat(32)]) {
    expect(await scan({ text })).toMatchObject({
      resultCd: 'BLOCK',
      personNo: null,
      message: '등록되지 않은 코드입니다.',
    })
    expect(await logged()).toEqual([{ text, way: 'CODE', result: 'BLOCK' }])
  }
})

test('the guard, who sees the face, may pick somebody, and that is what the log says', async () => {
  const [, one = 0] = crew
  expect(await scan({ personNo: one })).toMatchObject({ resultCd: 'OK', personNo: one, wayCd: 'HAND' })
  expect(await logged()).toEqual([{ text: String(one), way: 'HAND', result: 'OK' }])
  await expect(scan({})).rejects.toMatchObject({ status: 400 })
})

test('a lost pass is replaced: the old code is unknown at once, the new one opens', async () => {
  const [, , one = 0] = crew
  const old = await passOf(one)
  await reissue(one)
  const fresh = await passOf(one)
  expect(fresh).not.toBe(old)
  expect(await scan({ text: old })).toMatchObject({ resultCd: 'BLOCK', personNo: null })
  expect(await scan({ text: fresh })).toMatchObject({ resultCd: 'OK', personNo: one })
  const [audit] = await site().sql(
    `select action_cd, reason_desc from sys_audit where biz_cd = 'entry-rqst' and action_cd = 'REPASS' and biz_no = '${rqstNo}'`,
  )
  expect(audit).toMatchObject({ reason_desc: '현장에서 출입증을 잃어버림' })
})

test('another vendor gets no code of ours, replaces none, and guesses none; nor does who only reads', async () => {
  const [, , , one = 0] = crew
  const before = await passOf(one)
  expect(await passes(STRANGER)).toEqual([])
  await expect(reissue(one, STRANGER)).rejects.toMatchObject({ status: 404 })
  await expect(passes('reader')).rejects.toMatchObject({ status: 403 })
  expect(await passOf(one)).toBe(before)
})

test('what a device keeps is the hash of each code, of cards as of passes, and what it sends later is the hash', async () => {
  const [, , , , one = 0] = crew
  const passKey = await passOf(one)
  const answer = await site()
    .as('gate')
    .call<{ rows: { personNo: number; keyHashes: string[] }[] }>('/api/vendor/entry/gate/people?gateCd=G1')
  expect(answer.rows.find(({ personNo }) => personNo === one)?.keyHashes).toEqual([hashOf(passKey)])
  expect(JSON.stringify(answer)).not.toContain(passKey)
  const late = { scanDt: '2026-11-23T07:30:00+09:00', offlineYn: 'Y', passedYn: 'Y' }
  expect(await scan({ keyHash: hashOf(passKey) }, late)).toMatchObject({ resultCd: 'OK', personNo: one })
  expect(await scan({ keyHash: hashOf('somebody') }, late)).toMatchObject({ resultCd: 'BLOCK', personNo: null })
})

test('hours are said as hours and minutes', async () => {
  const [one = 0] = crew
  await at('2026-11-24T08:00')
  await scan({ personNo: one }, { directionCd: 'OUT' })
  await scan({ personNo: one }, { directionCd: 'IN' })
  await at('2026-11-24T09:40')
  expect(await scan({ personNo: one })).toMatchObject({ message: '퇴장했습니다. (체류근로 1시간 40분)' })
})

test('a pass ends with its request; who is still inside by it gets out', async () => {
  const [, , , , , inside = 0] = crew
  const passKey = await passOf(inside)
  const other = await passOf(crew[3] ?? 0)
  await at('2026-11-30T20:00')
  expect(await scan({ text: passKey })).toMatchObject({ resultCd: 'OK', personNo: inside })
  await at('2026-12-01T00:06')
  await site().runJob('entry-expire')
  expect(await scan({ text: other })).toMatchObject({ resultCd: 'BLOCK', personNo: null })
  expect(await scan({ text: passKey })).toMatchObject({
    resultCd: 'OK',
    message: expect.stringContaining('퇴장했습니다'),
  })
  expect(await scan({ text: passKey })).toMatchObject({ resultCd: 'BLOCK', personNo: null })
})

/** Why somebody may not pass is kept as what it is, not in one language: each guard reads it in his own. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aCrew, anEntry, approved, aVendor, educated, entryAlone, VSM } from './entry.fixture.ts'
import { type EntryRqst, entryRqst } from './entry-rqst.model.ts'

const site = aFileSite({ joins: entryAlone })
let contractNo = 0
let worker = 0
let scans = 0

beforeAll(async () => {
  site().setClock('2026-11-20T10:00:00+09:00')
  contractNo = await aVendor(site())
})

/** Refused at the gate: read at once in Korean, later in English. */
async function refused(): Promise<string[]> {
  scans += 1
  const body = { scanKey: `reason-${scans}`, personNo: worker, gateCd: 'G1' }
  const at = site().as('gate')
  const now = await at.call<{ message: string }>('/api/vendor/entry/gate/scan', { method: 'POST', body })
  const later = await at.call<{ rows: { scanKey: string; message: string }[] }>('/api/vendor/entry/gate/scans', {
    headers: { 'accept-language': 'en' },
  })
  return [now.message, later.rows.find(({ scanKey }) => scanKey === body.scanKey)?.message ?? '']
}
const agreed = (yn: 'Y' | 'N') => site().sql(`update vendor_person set agree_yn = '${yn}' where person_no = ${worker}`)
/** The request as its vendor reads it. */
async function lineIn(language: string, no: number) {
  const headers = { 'accept-language': language }
  return (await site().as(VSM).call<EntryRqst>(`${entryRqst.api}/${no}`, { headers })).persons
}
const onDevice = async () => {
  const { rows } = await site()
    .as('gate')
    .call<{ rows: { personNo: number; message: string }[] }>('/api/vendor/entry/gate/people?gateCd=G1', {
      headers: { 'accept-language': 'en' },
    })
  return rows.find(({ personNo }) => personNo === worker)?.message
}

test('what a rule of the day says is read with its values', async () => {
  worker = (await aCrew(site(), 1))[0] ?? 0
  const { entryRqstNo } = await approved(
    site(),
    anEntry(contractNo, [worker], { entryStartYmd: '2026-11-23', entryEndYmd: '2026-11-30' }),
  )
  await educated(site(), [worker], '2026-11-25')
  site().setClock('2026-11-26T08:00:00+09:00')
  expect(await refused()).toEqual([
    '출입 불가: E05 입문교육 유효기간이 지났습니다. (2026-11-25까지)',
    'No entry: E05 Entry education has ended. (until 2026-11-25)',
  ])
  expect(await onDevice()).toBe('No entry: E05 Entry education has ended. (until 2026-11-25)')
  await site().runJob('entry-recheck')
  expect(await lineIn('en', entryRqstNo)).toMatchObject([
    { lineRuleCd: 'E05', lineReasonDesc: 'Entry education ends within the period. (until 2026-11-25)' },
  ])
  expect(await lineIn('kr', entryRqstNo)).toMatchObject([
    { lineReasonDesc: '입문교육이 기간 중에 만료됩니다. (2026-11-25까지)' },
  ])
})

test('so is what a line was left out for, and that nothing is in the way any more; what somebody typed stays', async () => {
  site().setClock('2026-11-20T10:00:00+09:00')
  const [out = 0, other = 0] = await aCrew(site(), 2, 5)
  worker = out
  await agreed('N')
  const { entryRqstNo } = await approved(
    site(),
    anEntry(contractNo, [out, other], { entryStartYmd: '2026-11-23', entryEndYmd: '2026-11-30' }),
  )
  site().setClock('2026-11-23T08:00:00+09:00')
  const english = 'No entry: E04 Has not agreed to the use of personal data.'
  expect(await refused()).toEqual(['출입 불가: E04 개인정보 수집 동의가 없습니다.', english])
  expect(await onDevice()).toBe(english)
  await agreed('Y')
  await site().runJob('entry-recheck')
  expect(await refused()).toEqual([
    '출입 불가: E04 사유가 없어졌습니다. 변경신청하십시오.',
    'No entry: E04 The reason is gone. Ask for a change.',
  ])
  await site().sql(`update entry_rqst_persons set line_rule_cd = 'MAN', line_reason_desc = '안전모를 두 번 벗음'
    where entry_rqst_no = ${entryRqstNo} and person_no = ${worker}`)
  expect(await refused()).toEqual(['출입 불가: MAN 안전모를 두 번 벗음', 'No entry: MAN 안전모를 두 번 벗음'])
})

test('a scan from before reasons were kept so reads as well as it can', async () => {
  const keep = (reason: string) =>
    site().sql(
      `insert into entry_scan (scan_key, plant_cd, gate_cd, scan_text, result_cd, msg_cd, msg_desc, values_json, scan_dt, receive_dt)
        select $1, plant_cd, 'G1', 'x', 'BLOCK', 'GATE_REFUSED', '출입 불가: {rule} {reason}', $2::jsonb, '2026-11-25', '2026-11-25'
        from sys_user where user_id = 'gate'`,
      [`before-${reason}`, JSON.stringify({ rule: 'E04', reason })],
    )
  const latest = async () => {
    const { rows } = await site()
      .as('gate')
      .call<{ rows: { message: string }[] }>('/api/vendor/entry/gate/scans', { headers: { 'accept-language': 'en' } })
    return rows.map(({ message }) => message)
  }
  await keep('개인정보 수집 동의가 없습니다.')
  await keep('입문교육 유효기간이 지났습니다. (2026-11-25까지)')
  expect(await latest()).toEqual(
    expect.arrayContaining([
      'No entry: E04 Has not agreed to the use of personal data.',
      'No entry: E04 입문교육 유효기간이 지났습니다. (2026-11-25까지)',
    ]),
  )
})

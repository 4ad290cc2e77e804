import { beforeEach, expect, test } from 'vitest'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const API = '/api/vendor/portal/person'
/** A Saturday: two working days on is Tuesday. */
beforeEach(() => site().setClock('2026-11-21T10:00:00+09:00'))

const aPerson = (values: object = {}) => ({
  personNm: '강하늘',
  birthYmd: '1990-05-06',
  nationCd: 'KR',
  phoneNo: '010-7777-1234',
  emergencyPhoneNo: '010-7777-9999',
  langCd: 'kr',
  jobTypeCd: 'WELD',
  employTypeCd: 'REG',
  hireYmd: '2026-11-02',
  agreeYn: 'Y',
  ...values,
})
interface Line {
  personNo: number
  personNm: string
  birthYmd: string
  phoneNo: string
  personStatusCd: string
  vendorCd: string
  moveDueYmd: string | null
}
const add = (userId: string, values: object = {}) =>
  site()
    .as(userId)
    .call<{ personNo: number; message: string | null }>(API, { method: 'POST', body: aPerson(values) })
const read = (userId: string, no: number) => site().as(userId).call<Line & { rowVersion: number }>(`${API}/${no}`)
const list = (userId: string, query = '') => site().as(userId).call<{ total: number; rows: Line[] }>(`${API}s?${query}`)
const stateOf = async (no: number) =>
  (await site().sql<{ s: string }>(`select person_status_cd as s from vendor_person where person_no = ${no}`))[0]?.s

test('R3 who is employed at another vendor waits until it releases him, or two working days have passed', async () => {
  const first = await add('V100001-02')
  expect(first.message).toBeNull()
  await expect(add('V100001-02')).rejects.toMatchObject({ code: 'PERSON_DUPLICATE' })
  // Written another way he is the same.
  const second = await add('V100002-01', { personNm: '강 하늘', phoneNo: '01077771234' })
  expect(second.message).toBe('다른 업체(한별플랜트㈜)에 소속된 인원입니다. 이적 요청을 보냈습니다.')
  expect([await stateOf(first.personNo), await stateOf(second.personNo)]).toEqual(['ACTIVE', 'WAIT'])
  expect(await read('V100001-02', first.personNo)).toMatchObject({ moveDueYmd: '2026-11-24' })
  site().setClock('2026-11-24T01:00:00+09:00')
  expect(await site().runJob('person-moves')).toBe(0)
  site().setClock('2026-11-25T01:00:00+09:00')
  expect(await site().runJob('person-moves')).toBe(1)
  expect([await stateOf(first.personNo), await stateOf(second.personNo)]).toEqual(['LEAVE', 'ACTIVE'])
})

test('the old vendor alone releases, at once', async () => {
  const first = await add('V100001-01', { phoneNo: '010-7777-2222' })
  const second = await add('V100002-01', { phoneNo: '010-7777-2222' })
  const release = (userId: string) => site().as(userId).call(`${API}/${first.personNo}/release`, { method: 'POST' })
  await expect(release('V100002-01')).rejects.toMatchObject({ status: 404 })
  await expect(release('safety')).rejects.toMatchObject({ status: 403 })
  await release('V100001-01')
  expect([await stateOf(first.personNo), await stateOf(second.personNo)]).toEqual(['LEAVE', 'ACTIVE'])
})

test('a code that its group does not have is refused, new and changed', async () => {
  const phoneNo = '010-7777-9191'
  const refused = (field: string) => ({ status: 400, field, answer: { problems: [{ field, code: 'NOT_A_CODE' }] } })
  await expect(add('V100001-01', { jobTypeCd: '없는직종', phoneNo })).rejects.toMatchObject(refused('jobTypeCd'))
  await expect(add('V100001-01', { employTypeCd: '상용직', phoneNo })).rejects.toMatchObject(refused('employTypeCd'))
  const { personNo } = await add('V100001-01', { phoneNo })
  const { rowVersion } = await read('V100001-01', personNo)
  const change = { method: 'PUT', body: { rowVersion, jobTypeCd: '없는직종' } }
  await expect(site().as('V100001-01').call(`${API}/${personNo}`, change)).rejects.toMatchObject(refused('jobTypeCd'))
})

test('a foreigner needs his stay, a fixed-term worker his contract, everybody his consent', async () => {
  await expect(add('V100001-01', { nationCd: 'VN', phoneNo: '010-7777-3333' })).rejects.toMatchObject({
    status: 400,
    field: 'visaTypeCd',
  })
  await expect(add('V100001-01', { employTypeCd: 'DAY', phoneNo: '010-7777-3333' })).rejects.toMatchObject({
    field: 'contractFromYmd',
  })
  await expect(add('V100001-01', { agreeYn: 'N', phoneNo: '010-7777-3333' })).rejects.toMatchObject({
    code: 'PERSON_CONSENT',
  })
  await expect(add('V100001-03')).rejects.toMatchObject({ status: 403 })
  await expect(add('safety')).rejects.toMatchObject({ status: 403 })
})

test('a vendor sees its own people alone; the site sees birthday and phone masked, and who needs them leaves a trace', async () => {
  const { personNo } = await add('V100001-01', { personNm: '문가람', phoneNo: '010-7777-4444' })
  await expect(read('V100002-01', personNo)).rejects.toMatchObject({ status: 404 })
  expect((await list('V100002-01', `q=${encodeURIComponent('문가람')}`)).total).toBe(0)
  const [line] = (await list('safety', `q=${encodeURIComponent('문가람')}`)).rows
  expect(line).toMatchObject({ birthYmd: '1990-**-**', phoneNo: '010-****-4444' })
  expect(await read('pur', personNo)).toMatchObject({ birthYmd: '1990-**-**', phoneNo: '010-****-4444' })
  expect(await read('safety', personNo)).toMatchObject({ birthYmd: '1990-05-06', phoneNo: '010-7777-4444' })
  const opened = await site().sql<{ by: string }>(
    `select user_id as by from sys_access_log where biz_cd = 'vendor-person' and biz_no = '${personNo}'`,
  )
  expect(opened).toEqual([{ by: 'safety' }])
  expect((await list('safety3', `q=${encodeURIComponent('문가람')}`)).total).toBe(0)
})

test('a roster of Excel is tried before it is saved, and its faults are named by row and cell', async () => {
  const heads = [
    '성명',
    '생년월일',
    '국적',
    '휴대폰',
    '비상연락처',
    '사용언어',
    '직종',
    '고용형태',
    '입사일',
    '개인정보 동의',
  ]
  const row = (name: string, phone: string, job: string) => [
    name,
    '1991-02-03',
    '대한민국',
    phone,
    '010-1111-1111',
    '한국어',
    job,
    '상용',
    '2026-11-02',
    'Y',
  ]
  const send = async (rows: string[][], dryRun: 'Y' | 'N') => {
    const chunks: Buffer[] = []
    for await (const chunk of writeWorkbook({ sheetNm: '소속인원', columns: heads.map((text) => ({ text })), rows }))
      chunks.push(chunk as Buffer)
    const body = new FormData()
    body.set('file', new Blob([Buffer.concat(chunks)]), '명단.xlsx')
    return site()
      .as('V100002-01')
      .call<{ inserted: number }>(`${API}s/upload?dryRun=${dryRun}`, { method: 'POST', body })
  }
  const good = [row('하나', '010-8888-0001', '용접'), row('두리', '010-8888-0002', '배관')]
  await expect(send([...good, row('세찌', '전화', '없는직종')], 'N')).rejects.toMatchObject({
    status: 400,
    answer: { problems: expect.arrayContaining([expect.objectContaining({ field: 'rows.4.phoneNo' })]) },
  })
  await expect(send([...good, row('세찌', '010-8888-0003', '없는직종')], 'N')).rejects.toMatchObject({
    status: 400,
    answer: { problems: [{ field: 'rows.4.jobTypeCd', code: 'NOT_A_CODE' }] },
  })
  const before = (await list('V100002-01')).total
  expect(await send(good, 'Y')).toMatchObject({ inserted: 2 })
  expect((await list('V100002-01')).total).toBe(before)
  await send(good, 'N')
  expect((await list('V100002-01')).total).toBe(before + 2)
  await expect(
    send(
      Array.from({ length: 301 }, (_, n) => row('많음', `010-9999-${1000 + n}`, '용접')),
      'Y',
    ),
  ).rejects.toMatchObject({
    code: 'ROSTER_TOO_MANY',
  })
})

test('the headcount of each month counts who was employed on its last day', async () => {
  const { personNo } = await add('V100004-01', { phoneNo: '010-7777-5555', hireYmd: '2026-02-10' })
  const count = async () => {
    const { rows } = await site().as('pur').readSheet(`${API}s/headcount?year=2026&vendorCd=V100004`)
    return rows[1]?.cells.slice(3).map(Number) ?? []
  }
  const before = await count()
  await site().as('V100004-01').call(`${API}/${personNo}/leave`, { method: 'POST' })
  const after = await count()
  expect(before.map((n, month) => n - (after[month] ?? 0))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1])
})

test('a vendor that may look below itself sees the people there without their names', async () => {
  await site().sql(`update vendor_master set up_vendor_cd = 'V100001', tier_no = 2 where vendor_cd = 'V100004'`)
  await site().sql(`update vendor_master set tier_view_yn = 'Y' where vendor_cd = 'V100001'`)
  const below = async () => (await list('V100001-01', 'vendorCd=V100004&personStatusCd=ACTIVE')).rows
  await expect.poll(async () => (await below()).length, { timeout: 5000 }).toBeGreaterThan(0)
  const [first] = await below()
  expect(first?.personNm).toContain('*')
  expect(first?.birthYmd).toMatch(/^\d{4}-\*\*-\*\*$/)
  await expect(
    site().as('V100001-01').call(`${API}/${first?.personNo}/leave`, { method: 'POST' }),
  ).rejects.toMatchObject({ status: 404 })
})

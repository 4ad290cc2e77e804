import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aWorker, passes } from '../demerit/sgc.seed.ts'
import { deptRqst } from '../dept-rqst/dept-rqst.model.ts'
import { hashOf } from '../entry/entry-pass-keys.ts'
import { cardsOf, holderOfCard } from './card.api.ts'
import { sgcCard } from './card.model.ts'

const site = aFileSite()
beforeAll(() => site().sql(`delete from sgc_card_key; delete from sgc_issue_hist; delete from sgc_card`))
beforeEach(() => site().setClock('2026-11-21T10:00:00+09:00'))

const paper = (userId: string, no: number) =>
  site().as(userId).call<{ qrKey: string; sgcCardDocNo: string; personNm: string }>(`${sgcCard.api}/${no}/paper`)
const atGate = (key: string) => site().services.db.read('SYSTEM', (db) => holderOfCard(db, hashOf(key)))
const e06 = async (personNo: number, ymd: string) =>
  (await site().services.db.read('SYSTEM', (db) => cardsOf(db, [personNo], ymd)))[0]
const act = (no: number, action: 'issue' | 'lose' | 'reissue' | 'giveBack', values: object = {}, userId = 'gate') =>
  site().as(userId).act(sgcCard, no, action, values)

async function issued(name: string, toYmd = '2027-05-04') {
  const worker = await aWorker(site(), { name })
  await passes(site(), worker.personNo, { eduYmd: '2026-05-05', toYmd })
  const { sgcCardNo } = await site().as('gate').create(sgcCard, { personNo: worker.personNo })
  const card = await act(sgcCardNo, 'issue')
  return { ...worker, sgcCardNo, card }
}

test('a card is issued to whoever has passed the entry education, and lasts as long', async () => {
  const worker = await aWorker(site(), { name: '나일수' })
  const { sgcCardNo } = await site().as('gate').create(sgcCard, { personNo: worker.personNo })
  await expect(act(sgcCardNo, 'issue')).rejects.toMatchObject({
    code: 'SGC_NO_EDUCATION',
    field: 'personNo',
    message: expect.stringContaining('입문교육이 유효하지 않아 카드를 발급할 수 없습니다.'),
  })
  expect(await e06(worker.personNo, '2026-11-21')).toMatchObject({
    resultCd: 'BLOCK',
    msg: '안전카드가 아직 발급되지 않았습니다.',
  })
  await passes(site(), worker.personNo, { eduYmd: '2026-11-20', toYmd: '2027-11-19' })
  await expect(act(sgcCardNo, 'issue', {}, 'V100001-02')).rejects.toMatchObject({ status: 403 })
  expect(await act(sgcCardNo, 'issue')).toMatchObject({
    statusCd: 'ISSUED',
    issueYmd: '2026-11-21',
    validToYmd: '2027-11-19',
    vendorCd: 'V100001',
    cardNm: '나일수',
    sgcCardDocNo: expect.stringMatching(/^SC-20261121-\d{4}$/),
  })
  await expect(site().as('gate').create(sgcCard, { personNo: worker.personNo })).rejects.toMatchObject({
    code: 'SGC_CARD_EXISTS',
  })
  expect(await e06(worker.personNo, '2026-11-21')).toMatchObject({ ruleCd: 'E06', resultCd: 'OK' })
})

test('CP-A05 the card names special education, and that it was carried over from the vendor before', async () => {
  const before = await aWorker(site(), { name: '나승계', vendorCd: 'V100002' })
  await site().sql(`insert into edu_rqst (edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no,
      seat_status_cd, apply_dt, apply_user_id, seat_key, edu_ymd, edu_result_cd, credit_min_val, cert_no)
    select 1, plant_cd, vendor_cd, person_no, worker_key, 'SPECIAL', 34, 'CONFIRM', now(), 'edu', md5(random()::text), '2026-05-11',
      'PASS', 960, 'T-A05' from vendor_person where person_no = ${before.personNo}`)
  await site().sql(
    `update vendor_person set person_status_cd = 'LEAVE', leave_ymd = '2026-10-31' where person_no = ${before.personNo}`,
  )
  const { sgcCardNo } = await issued('나승계')
  expect(await paper('gate', sgcCardNo)).toMatchObject({
    specials: [{ specialKindNo: 34, hourVal: 16, carriedYn: 'Y' }],
  })
})

test('R6 a lost card opens nothing from that moment; the new one has another code', async () => {
  const { sgcCardNo: no, personNo } = await issued('나이수')
  const first = await paper('gate', no)
  expect(await atGate(first.qrKey)).toBe(personNo)
  await act(no, 'lose', { reasonDesc: '현장에서 분실' }, 'V100001-02')
  expect(await atGate(first.qrKey)).toBeUndefined()
  expect(await e06(personNo, '2026-11-21')).toMatchObject({ resultCd: 'BLOCK' })
  await expect(paper('gate', no)).rejects.toMatchObject({ status: 404 })
  expect(await act(no, 'reissue')).toMatchObject({ statusCd: 'ISSUED', reissueCnt: 1 })
  const second = await paper('gate', no)
  expect(second.qrKey).not.toBe(first.qrKey)
  expect([await atGate(first.qrKey), await atGate(second.qrKey)]).toEqual([undefined, personNo])
  const { rows } = await site().as('gate').call<{ rows: { issueActCd: string }[] }>(`${sgcCard.api}/${no}/issuehists`)
  expect(rows.map(({ issueActCd }) => issueActCd)).toEqual(['REISSUE', 'LOST', 'NEW'])
})

test('R6 the third reissue in twelve months wants to hear the vendor', async () => {
  const { sgcCardNo: no } = await issued('나삼수')
  for (const _ of [1, 2]) {
    await act(no, 'lose', { reasonDesc: '분실' })
    await act(no, 'reissue')
  }
  await act(no, 'lose', { reasonDesc: '분실' })
  await expect(act(no, 'reissue')).rejects.toMatchObject({ code: 'SGC_STATEMENT', field: 'statementDesc' })
  expect(await act(no, 'reissue', { statementDesc: '보관함을 지급하였음' })).toMatchObject({ reissueCnt: 3 })
})

test('the code of a card leaves the server for the desk alone', async () => {
  const { sgcCardNo: no } = await issued('나사수')
  for (const userId of ['V100001-02', 'owner', 'reader'])
    await expect(paper(userId, no)).rejects.toMatchObject({ status: 403 })
  const { qrKey } = await paper('gate', no)
  expect(JSON.stringify(await site().as('V100001-02').read(sgcCard, no))).not.toContain(qrKey)
  await expect(site().as('V100002-01').read(sgcCard, no)).rejects.toMatchObject({ status: 404 })
})

test('returned it is over; another may be issued', async () => {
  const { sgcCardNo: no, personNo } = await issued('나오수')
  await act(no, 'giveBack', { reasonDesc: '계약 종료' })
  expect(await e06(personNo, '2026-11-21')).toMatchObject({ resultCd: 'BLOCK', msg: '안전카드가 없습니다.' })
  const { sgcCardNo } = await site().as('gate').create(sgcCard, { personNo })
  expect(await act(sgcCardNo, 'issue')).toMatchObject({ statusCd: 'ISSUED' })
})

test('the last day of a card follows the education: over with it, further with the next', async () => {
  const { sgcCardNo: no, personNo } = await issued('나육수', '2026-11-30')
  site().setClock('2026-12-01T01:50:00+09:00')
  await site().runJob('sgc-card')
  expect(await site().as('gate').read(sgcCard, no)).toMatchObject({ statusCd: 'EXPIRED', validToYmd: '2026-11-30' })
  await passes(site(), personNo, { eduYmd: '2026-12-02', toYmd: '2027-12-01' })
  site().setClock('2026-12-03T01:50:00+09:00')
  await site().runJob('sgc-card')
  expect(await site().as('gate').read(sgcCard, no)).toMatchObject({ statusCd: 'ISSUED', validToYmd: '2027-12-01' })
  await site().runJob('sgc-card')
  const { rows } = await site().as('gate').call<{ rows: { issueActCd: string }[] }>(`${sgcCard.api}/${no}/issuehists`)
  expect(rows.map(({ issueActCd }) => issueActCd)).toEqual(['EXTEND', 'EXPIRE', 'NEW'])
})

test('a card waits at the desk for whoever has passed, once; a confirmed request of the vendor orders one as well', async () => {
  const worker = await aWorker(site(), { name: '나칠수' })
  await passes(site(), worker.personNo, { eduYmd: '2026-11-20', toYmd: '2027-11-19' })
  await site().runJob('sgc-card-order')
  await site().runJob('sgc-card-order')
  const waiting = await site().as('gate').list(sgcCard, { q: '나칠수' })
  expect(waiting.rows).toMatchObject([{ statusCd: 'RQST', cardNm: '나칠수' }])
  const other = await aWorker(site(), { name: '나팔수' })
  const [contract] = await site().sql<{ no: number }>(
    `select vendor_contract_no::int as no from vendor_contract where vendor_cd = 'V100001' and status_cd = 'ACTIVE' limit 1`,
  )
  const asked = await site()
    .as('V100001-02')
    .create(deptRqst, {
      targetClassCd: 'CARD',
      contractNo: contract?.no,
      persons: [{ personNo: other.personNo }],
    } as never)
  await site().as('V100001-02').act(deptRqst, asked.deptRqstNo, 'request')
  await site().as('owner').act(deptRqst, asked.deptRqstNo, 'hostOk')
  const done = await site().as('safety').act(deptRqst, asked.deptRqstNo, 'confirm')
  expect(done.persons[0]?.resultRefNo).toMatch(/^SC-20261121-\d{4}$/)
})

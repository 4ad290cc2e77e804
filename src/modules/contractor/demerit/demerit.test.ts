import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { cardsOf } from '../card/card.api.ts'
import { sgcCard } from '../card/card.model.ts'
import { sgcDemerit } from './demerit.model.ts'
import { aDemerit, aWorker, issueDemerit, passes } from './sgc.seed.ts'

const site = aFileSite()
beforeAll(async () => {
  site().setClock('2026-11-21T10:00:00+09:00')
  await site().sql(`delete from sgc_stop; delete from sgc_demerit_opinions; delete from sgc_demerit; delete from sgc_card_key;
    delete from sgc_issue_hist; delete from sgc_card`)
})
const at = (time: string) => site().setClock(time)
const withCard = async (name: string) => {
  const worker = await aWorker(site(), { name })
  await passes(site(), worker.personNo, { eduYmd: '2026-01-05', toYmd: '2027-12-31' })
  const { sgcCardNo } = await site().as('gate').create(sgcCard, { personNo: worker.personNo })
  const card = await site().as('gate').act(sgcCard, sgcCardNo, 'issue')
  return { ...worker, sgcCardNo, card }
}
const cardOf = (no: number) => site().as('safety').read(sgcCard, no)
const e06 = async (personNo: number, ymd: string, toYmd = ymd) =>
  (await site().services.db.read('SYSTEM', (db) => cardsOf(db, [personNo], ymd, toYmd)))[0]
const told = async (text: string, no: number) =>
  (
    await site().sql<{ n: number }>(
      `select count(*)::int as n from com_notification where message_desc = $1 and biz_cd = 'sgc-demerit' and biz_no = $2`,
      [text, no],
    )
  )[0]?.n
/** Final since a day, as the night would have left it. */
const final = (no: number, ymd: string) =>
  site().sql(`update sgc_demerit set status_cd = 'FINAL', final_score = demerit_score, effect_ymd = '${ymd}',
    stop_base_dt = '${ymd}T10:00:00+09:00', notify_dt = '${ymd}T10:00:00+09:00', object_due_ymd = '${ymd}'::date + 7,
    expire_ymd = '${ymd}'::date + interval '12 months' where sgc_demerit_no = ${no}`)

test('CP-A14 eight points stop for thirty days from the next midnight, and the card with them', async () => {
  at('2026-11-21T10:00:00+09:00')
  const worker = await withCard('가일수')
  const first = await issueDemerit(site(), worker.personNo)
  await final(first.sgcDemeritNo, '2026-05-02')
  await passes(site(), worker.personNo, { eduClassCd: 'REEDU', eduYmd: '2026-05-10' })
  const second = await issueDemerit(site(), worker.personNo, { violItemCd: 'SE01' })
  expect(await site().as('safety').read(sgcDemerit, second.sgcDemeritNo)).toMatchObject({
    statusCd: 'ISSUED',
    demeritScore: 5,
    yearScore: 8,
    levelCd: 'STOP_LONG',
    effectYmd: '2026-11-21',
  })
  expect(await cardOf(worker.sgcCardNo)).toMatchObject({ statusCd: 'ISSUED', stopYn: 'N' })
  expect(await e06(worker.personNo, '2026-11-21')).toMatchObject({ resultCd: 'OK' })
  at('2026-11-22T00:00:30+09:00')
  await site().runJob('sgc-demerit')
  expect(await cardOf(worker.sgcCardNo)).toMatchObject({ statusCd: 'SUSP', stopYn: 'Y' })
  expect(await e06(worker.personNo, '2026-11-23', '2026-12-04')).toMatchObject({
    ruleCd: 'E06',
    resultCd: 'BLOCK',
    values: { from: '2026-11-22', until: '2026-12-21' },
  })
  await passes(site(), worker.personNo, { eduClassCd: 'REEDU', eduYmd: '2026-12-01' })
  at('2026-12-21T23:00:00+09:00')
  await site().runJob('sgc-demerit')
  expect(await cardOf(worker.sgcCardNo)).toMatchObject({ statusCd: 'SUSP' })
  at('2026-12-22T00:00:30+09:00')
  await site().runJob('sgc-demerit')
  expect(await cardOf(worker.sgcCardNo)).toMatchObject({ statusCd: 'ISSUED', stopYn: 'N' })
  expect(await e06(worker.personNo, '2026-12-22')).toMatchObject({ resultCd: 'OK' })
})

test('CP-A15 a golden rule stops at once, objection or not; taken back by the committee the card is open at once', async () => {
  at('2026-11-21T14:00:00+09:00')
  const worker = await withCard('가이수')
  const { sgcDemeritNo: no } = await issueDemerit(site(), worker.personNo, { violItemCd: 'GR04' })
  expect(await cardOf(worker.sgcCardNo)).toMatchObject({
    statusCd: 'SUSP',
    suspFromDt: expect.stringMatching(/^2026-11-21T14/),
  })
  expect(
    await site().sql(`select first_ymd::text, last_ymd::text from sgc_stop where cause_demerit_no = ${no}`),
  ).toEqual([{ first_ymd: '2026-11-21', last_ymd: '2027-11-20' }])
  await site().as('V100001-02').act(sgcDemerit, no, 'object', { objectDesc: '안전대를 걸고 있었습니다.' })
  expect(await cardOf(worker.sgcCardNo)).toMatchObject({ statusCd: 'SUSP' })
  at('2026-11-25T09:00:00+09:00')
  const opinion = { opinionCd: 'ANNUL', opinionDesc: '사진에 안전대가 걸려 있음' } as const
  await site().as('worker').act(sgcDemerit, no, 'opine', opinion)
  await site().as('mgr').act(sgcDemerit, no, 'opine', opinion)
  const decision = { decisionDesc: '사실과 달라 취소한다.' }
  await expect(site().as('shd').act(sgcDemerit, no, 'annul', decision)).rejects.toMatchObject({ code: 'SGC_COMMITTEE' })
  await site().as('shd').act(sgcDemerit, no, 'opine', opinion)
  await expect(site().as('mgr').act(sgcDemerit, no, 'annul', decision)).rejects.toMatchObject({ status: 403 })
  const done = await site().as('shd').act(sgcDemerit, no, 'annul', decision)
  expect(done).toMatchObject({ statusCd: 'CANC', finalScore: 0, opinions: { length: 3 } })
  expect(await cardOf(worker.sgcCardNo)).toMatchObject({ statusCd: 'ISSUED', stopYn: 'N' })
  expect(
    await site().sql(`select stop_status_cd, served_day_cnt from sgc_stop where cause_demerit_no = ${no}`),
  ).toEqual([{ stop_status_cd: 'CANC', served_day_cnt: 5 }])
})

test('CP-A16 after twelve months a demerit is over', async () => {
  at('2026-11-20T10:00:00+09:00')
  const worker = await withCard('가삼수')
  const { sgcDemeritNo: no } = await issueDemerit(site(), worker.personNo, { violItemCd: 'MI01' })
  await final(no, '2025-11-22')
  const read = () => site().as('safety').read(sgcDemerit, no)
  at('2026-11-21T02:00:00+09:00')
  await site().runJob('sgc-demerit')
  expect(await read()).toMatchObject({ statusCd: 'FINAL', yearScore: 1 })
  at('2026-11-22T02:00:00+09:00')
  await site().runJob('sgc-demerit')
  expect(await read()).toMatchObject({ statusCd: 'EXPIRED', yearScore: 0 })
})

test('what is issued is told after three days, final after seven more, and small points count from the day they are told', async () => {
  at('2026-11-02T10:00:00+09:00')
  const worker = await withCard('가사수')
  const { sgcDemeritNo: no } = await issueDemerit(site(), worker.personNo)
  const night = async (day: string) => {
    at(`${day}T02:00:00+09:00`)
    await site().runJob('sgc-demerit')
    return site().as('safety').read(sgcDemerit, no)
  }
  expect(await night('2026-11-04')).toMatchObject({ statusCd: 'ISSUED', yearScore: 0 })
  expect(await night('2026-11-05')).toMatchObject({
    statusCd: 'NOTIFIED',
    objectDueYmd: '2026-11-12',
    effectYmd: '2026-11-05',
    yearScore: 3,
    levelCd: 'REEDU',
  })
  expect(await night('2026-11-12')).toMatchObject({ statusCd: 'NOTIFIED' })
  expect(await night('2026-11-13')).toMatchObject({ statusCd: 'FINAL', finalScore: 3, expireYmd: '2027-11-05' })
})

test('an objection comes within seven days of the notice; what is small is frozen by it', async () => {
  at('2026-11-09T10:00:00+09:00')
  const worker = await withCard('가오수')
  const { sgcDemeritNo: no } = await issueDemerit(site(), worker.personNo)
  await site().as('V100001-02').act(sgcDemerit, no, 'acknowledge')
  expect(await cardOf(worker.sgcCardNo)).toMatchObject({ statusCd: 'ISSUED' })
  at('2026-11-10T00:05:00+09:00')
  await site().runJob('sgc-demerit')
  expect(await cardOf(worker.sgcCardNo)).toMatchObject({ statusCd: 'SUSP' })
  at('2026-11-17T00:01:00+09:00')
  await expect(
    site().as('V100001-02').act(sgcDemerit, no, 'object', { objectDesc: '다른 사람입니다.' }),
  ).rejects.toMatchObject({
    code: 'SGC_OBJECT_LATE',
    message: expect.stringContaining('이의신청 기한이 지났습니다. (기한 2026-11-16)'),
  })
  at('2026-11-16T23:59:00+09:00')
  await expect(
    site().as('V100002-01').act(sgcDemerit, no, 'object', { objectDesc: '다른 사람입니다.' }),
  ).rejects.toMatchObject({ status: 404 })
  await site().as('V100001-02').act(sgcDemerit, no, 'object', { objectDesc: '다른 사람입니다.' })
  expect(await cardOf(worker.sgcCardNo)).toMatchObject({ statusCd: 'ISSUED' })
  at('2026-11-24T09:00:00+09:00')
  await site().runJob('sgc-demerit')
  expect(await told('벌점 이의심의가 늦어지고 있습니다({due}): {title}', no)).toBeGreaterThan(0)
})

test('R4 the issue: seven days, evidence, guidance for the first small one alone', async () => {
  at('2026-11-21T10:00:00+09:00')
  const worker = await aWorker(site(), { name: '가육수' })
  const refused = (values: object, code: string, message: string) =>
    expect(issueDemerit(site(), worker.personNo, values)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    })
  await refused({ violDt: '2026-11-13T09:00:00+09:00' }, 'SGC_TOO_OLD', '위반일로부터 7일이 지나 발부할 수 없습니다.')
  await refused({ witnessCnt: 1 }, 'SGC_NO_EVIDENCE', '사진을 첨부하거나 목격자를 2명 이상 입력하십시오.')
  await refused({ guideYn: 'Y' }, 'SGC_GUIDE_GRADE', '구두지도는 경미한 위반에만 할 수 있습니다.')
  const { attachFileId } = await site().as('sup').attach('DEMERIT_PHOTO')
  const small = { violItemCd: 'MI01', guideYn: 'Y', witnessCnt: 0, attachFileId } as const
  expect(await issueDemerit(site(), worker.personNo, small)).toMatchObject({ demeritScore: 0, statusCd: 'ISSUED' })
  await refused(
    { violItemCd: 'MI01', guideYn: 'Y' },
    'SGC_GUIDE_FIRST',
    '구두지도는 12개월 안의 첫 번째 경미한 위반에만 할 수 있습니다.',
  )
  await expect(site().as('emp').create(sgcDemerit, aDemerit(worker.personNo))).rejects.toMatchObject({ status: 403 })
})

test('R5 points follow the human to another vendor, and stay with the vendor of the day', async () => {
  at('2026-11-21T10:00:00+09:00')
  const before = await aWorker(site(), { name: '가칠수' })
  const { sgcDemeritNo: no } = await issueDemerit(site(), before.personNo, { violItemCd: 'SE01' })
  await site().sql(`update vendor_person set person_status_cd = 'LEAVE' where person_no = ${before.personNo}`)
  const after = await aWorker(site(), { name: '가칠수', vendorCd: 'V100002' })
  expect(await e06(after.personNo, '2026-11-22')).toMatchObject({ resultCd: 'BLOCK', values: { from: '2026-11-22' } })
  expect(await site().as('safety').read(sgcDemerit, no)).toMatchObject({ vendorCd: 'V100001' })
  const second = await issueDemerit(site(), after.personNo, { violItemCd: 'SE02' })
  expect(await site().as('safety').read(sgcDemerit, second.sgcDemeritNo)).toMatchObject({
    vendorCd: 'V100002',
    yearScore: 10,
  })
})

test('a worker objects by the link that came to his phone, in his language; nobody else of his vendor can', async () => {
  at('2026-11-21T10:00:00+09:00')
  // The site words it itself.
  await site().sql(`insert into com_message_template (event_cd, channel_cd, lang_cd, body_desc, create_user_id, create_dt,
    update_user_id, update_dt) values ('SGC_ISSUE_SMS', 'SMS', 'es', 'Aviso propio: {item} {link}', 'admin', now(), 'admin', now())`)
  const worker = await aWorker(site(), { name: 'Nguyen Sgc', langCd: 'es' })
  const { sgcDemeritNo: no } = await issueDemerit(site(), worker.personNo, { violItemCd: 'NO02' })
  const sent = await site().sql<{ body: string; to: string }>(
    `select body_desc as body, recipient_desc as to from com_outbox where once_key like 'sgc-demerit:${no}%' order by once_key`,
  )
  expect(sent.map(({ to }) => to)).toContain('010-4321-8765')
  expect(sent.every(({ body }) => body.includes('Sin calzado de seguridad'))).toBe(true)
  expect(sent[0]?.body).toMatch(/^Aviso propio: /)
  const path = /\/api\/q\/[\w-]+/.exec(sent[0]?.body ?? '')?.[0] ?? ''
  const post = (step: string, body: object) =>
    fetch(`${site().address}${path}/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await fetch(`${site().address}${path}`)).status).toBe(200)
  const other = await aWorker(site(), { name: '가팔수' })
  expect((await post('form', { personNm: other.personNm, phoneTail: other.phoneTail })).status).toBe(422)
  const claim = { personNm: worker.personNm, phoneTail: worker.phoneTail }
  expect(await (await post('form', claim)).json()).toMatchObject({ questions: [{ name: 'objectDesc' }] })
  expect((await post('answer', { ...claim, answers: { objectDesc: 'No era yo.' } })).status).toBe(200)
  expect(await site().as('safety').read(sgcDemerit, no)).toMatchObject({
    statusCd: 'OBJECT',
    objectByCd: 'WORKER',
    objectDesc: 'No era yo.',
    committeeDueYmd: '2026-11-28',
  })
})

test.each([
  ['vi', 'Không đội mũ bảo hộ', '3 điểm', 'Đã quá hạn khiếu nại. (hạn 2026-11-28)'],
  ['th', 'ไม่สวมหมวกนิรภัย', '3 คะแนน', 'เลยกำหนดคัดค้านแล้ว (กำหนด 2026-11-28)'],
  ['uz', 'Kaska kiymaslik', '3 ball', 'E’tiroz muddati o‘tgan. (muddat 2026-11-28)'],
])(
  'who reads %s is told of his demerit in it, by message and on paper, and objects in it',
  async (langCd, item, points, late) => {
    at('2026-11-21T10:00:00+09:00')
    const worker = await aWorker(site(), { name: `Sgc ${langCd}`, langCd })
    const { sgcDemeritNo: no } = await issueDemerit(site(), worker.personNo, { violItemCd: 'NO01', placeDesc: 'T-301' })
    const [sent] = await site().sql<{ body: string }>(
      `select body_desc as body from com_outbox where once_key = 'sgc-demerit:${no}'`,
    )
    expect(sent?.body).toContain(item)
    expect(sent?.body).not.toMatch(/[가-힣]/)

    const notice = await site().as('safety').call<{ texts: Record<string, string> }>(`${sgcDemerit.api}/${no}/notice`)
    expect(notice).toMatchObject({ langCd, violItemNm: '안전모 미착용', violItemNmOther: item })
    expect(Object.values(notice.texts).join()).not.toMatch(/[가-힣]/)

    const path = /\/api\/q\/[\w-]+/.exec(sent?.body ?? '')?.[0] ?? ''
    const read = async (step: string, body?: object) => {
      const response = await fetch(`${site().address}${path}${step}`, {
        headers: { 'content-type': 'application/json', 'accept-language': langCd },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      return JSON.parse(await response.text())
    }
    const claim = { personNm: worker.personNm, phoneTail: worker.phoneTail }
    const { label, notice: said, languages } = await read('')
    expect(languages).toContain(langCd)
    const { questions } = await read('/form', claim)
    expect(questions[0].part).toBe(`2026-11-21 10:00 · T-301 · ${item} · ${points}`)
    expect(JSON.stringify([label, said, questions])).not.toMatch(/[가-힣]/)
    await site().as('V100001-02').act(sgcDemerit, no, 'acknowledge')
    at('2026-11-29T00:01:00+09:00')
    expect((await read('/answer', { ...claim, answers: { objectDesc: '…' } })).message).toBe(late)
  },
)

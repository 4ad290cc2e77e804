/** Who confirms a notice is who did it: each worker on his own page, by his card or by his hand, or read to and then by his hand. */
import { beforeEach, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { aFileSite } from '#platform/test/site.ts'
import { refuseUnconfirmed } from './notice.api.ts'
import type { Reader, ReadOut } from './notice.calls.ts'
import { notice } from './notice.model.ts'
import { aNotice } from './notice.seed.ts'

const site = aFileSite()
const VENDOR = 'V100001-01'
const on = (ymd: string, time = '10:00:00') => site().setClock(`${ymd}T${time}+09:00`)
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S921N) Chrome/140.0 Mobile Safari/537.36'
const strokes = [[100, 500, 900, 500]]
const texts = [
  {
    langCd: 'vi' as const,
    titleDesc: 'Đổi cổng ra vào',
    bodyDesc: 'Chỉ dùng cổng số 2. Đi chậm và làm theo hướng dẫn.',
  },
]

interface Worker {
  personNo: number
  personNm: string
  phoneTail: string
}
let workers: Worker[] = []
/** Two of the contractor are on the site: one reads Vietnamese, one Thai. */
beforeEach(async () => {
  on('2026-11-16')
  await site().sql(`update notice set delete_yn = 'Y'; delete from entry_log; delete from sys_try_limit;
    update com_legal_param set legal_param_val = '0' where legal_param_cd = 'LINK_NAME_SIGN';
    update vendor_person set lang_cd = 'kr' where vendor_cd = 'V100001'`)
  workers = (
    await site().sql<Worker>(
      `select person_no::int as "personNo", person_nm as "personNm", right(regexp_replace(phone_no, '\\D', '', 'g'), 4) as "phoneTail"
        from vendor_person where vendor_cd = 'V100001' and person_status_cd = 'ACTIVE' order by person_no limit 2`,
    )
  ).map((one) => ({ ...one }))
  await site().sql(`update vendor_person set lang_cd = 'vi' where person_no = ${one().personNo};
    update vendor_person set lang_cd = 'th' where person_no = ${two().personNo};
    insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt)
      select plant_cd, vendor_cd, person_no, 'P' || person_no, 'G', 'G1', now() - interval '1 hour' from vendor_person
      where person_no in (${one().personNo}, ${two().personNo})`)
})
const nobody: Worker = { personNo: 0, personNm: '', phoneTail: '' }
const one = () => workers[0] ?? nobody
const two = () => workers[1] ?? nobody

async function published(values: DraftOf<typeof notice> = {}) {
  const { noticeNo } = await site()
    .as('safety')
    .create(
      notice,
      aNotice({
        confirmYn: 'Y',
        confirmLevelCd: 'WORKER',
        confirmDueYmd: '2026-11-20',
        targetScopeCd: 'VENDOR',
        targetVendors: [{ targetVendorCd: 'V100001' }],
        texts,
        ...values,
      }),
    )
  return site().as('safety').act(notice, noticeNo, 'publish')
}
const post = <T>(no: number, step: string, body: object, by = VENDOR) =>
  site().as(by).call<T>(`${notice.api}/${no}/${step}`, { method: 'POST', body })
const draw = (no: number, { personNo }: Worker, by?: string) => post<object>(no, 'sign', { personNo, strokes }, by)
const interpreted = (no: number, langCd: string) =>
  post(no, 'read-out', { langCd, interpreter: { interpreterNm: 'Somchai', strokes } })
const readers = (no: number, by = VENDOR) =>
  site().as(by).call<{ rows: Reader[]; readOuts: ReadOut[] }>(`${notice.api}/${no}/readers`)
const howOf = async (no: number, { personNo }: Worker, by?: string) =>
  (await readers(no, by)).rows.find((row) => row.personNo === personNo)
const managerNm = async () => {
  const [found] = await site().sql<{ nm: string }>(
    `select user_nm as nm from directory_person where user_id = '${VENDOR}'`,
  )
  return found?.nm ?? ''
}
const unconfirmed = async () => {
  const { db, clock } = site().services
  const refusal = await db.read('SYSTEM', (queries) => refuseUnconfirmed(queries, 'V100001', clock.today()))
  return refusal?.values?.n ?? 0
}

interface Page {
  code?: string
  message?: string
  parts: { title: string; lines: { label: string; value: string; lacks?: boolean }[] }[]
  questions: { options: { code: string; label: string }[] }[]
}
/** His own page on his own phone. */
async function aPhone({ personNo, personNm, phoneTail }: Worker, language: string) {
  const { path } = await site()
    .as(VENDOR)
    .call<{ path: string }>(`/api/vendor/portal/person/${personNo}/page`, { method: 'POST' })
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': ANDROID,
    'accept-language': language,
  }
  const opened = await fetch(`${site().address}${path}`, { headers })
  await opened.text()
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const ask = async (step: string, more: object = {}) => {
    const body = JSON.stringify({ personNm, phoneTail, ...more })
    const response = await fetch(`${site().address}${path}${step}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body,
    })
    return { status: response.status, body: (await response.json()) as Page }
  }
  const signWithCode = async (option: string) => {
    await ask('/code')
    const [sent] = await site().sql<{ body: string }>(
      `select o.body_desc as body from com_outbox o join vendor_person p on p.phone_no = o.recipient_desc
        where p.person_no = $1 and o.channel_cd = 'SMS' and o.secret_yn = 'Y' order by o.outbox_no desc limit 1`,
      [personNo],
    )
    return ask('/answer', { answers: { sign: [option] }, code: /\d{6}/.exec(sent?.body ?? '')?.[0] })
  }
  return { ask, signWithCode }
}

test('on his own page he reads it in his language and confirms it by a code to his phone; the record says so', async () => {
  const { noticeNo } = await published()
  on('2026-11-21')
  expect(await unconfirmed()).toBe(1)
  const phone = await aPhone(one(), 'vi')
  const { body } = await phone.ask('/form')
  const part = body.parts.find(({ title }) => title === 'Thông báo bắt buộc đọc')
  expect(part?.lines.map(({ value }) => value)).toEqual([
    'Đổi cổng ra vào',
    'Chỉ dùng cổng số 2. Đi chậm và làm theo hướng dẫn.',
  ])
  const option = body.questions[0]?.options.find(({ code }) => code.startsWith('NOTICE-'))?.code ?? ''
  expect((await phone.ask('/answer', { answers: { sign: [option] } })).body.code).toBe('LINK_CODE_NEEDED')
  expect((await phone.signWithCode(option)).status).toBe(200)
  const kept = await howOf(noticeNo, one(), 'safety')
  expect(kept).toMatchObject({
    doneYn: 'Y',
    readOutNm: null,
    how: {
      wayCd: 'CODE',
      deviceCd: 'PHONE',
      langCd: 'vi',
      textVer: expect.stringMatching(/^[0-9a-f]{8}$/),
      witnessNm: null,
    },
  })
  on('2026-11-22')
  expect((await phone.ask('/answer', { answers: { sign: [option] } })).status, 'pressed again').toBe(200)
  expect((await howOf(noticeNo, one(), 'safety'))?.confirmDt).toBe(kept?.confirmDt)
  expect((await phone.ask('/form')).body.questions, 'nothing left to confirm').toEqual([])
  expect(await unconfirmed(), 'the other one has not').toBe(1)
})

test('what is not said in his language is read out by an interpreter who signs, today and as it stands now', async () => {
  const { noticeNo } = await published()
  const phone = await aPhone(two(), 'th')
  const option = async () =>
    (await phone.ask('/form')).body.questions[0]?.options.find(({ code }) => code.startsWith('NOTICE-'))?.code ?? ''
  expect((await phone.ask('/form')).body.parts[0]?.lines[0]).toMatchObject({ lacks: true })
  expect((await phone.signWithCode(await option())).body).toMatchObject({
    code: 'NOTICE_INTERPRETER',
    message: expect.stringContaining('ประกาศนี้ยังไม่ได้แปล'),
  })
  await expect(draw(noticeNo, two())).rejects.toMatchObject({ code: 'NOTICE_INTERPRETER' })
  await interpreted(noticeNo, 'uz')
  await expect(draw(noticeNo, two()), 'in another language').rejects.toMatchObject({ code: 'NOTICE_INTERPRETER' })
  await interpreted(noticeNo, 'th')
  on('2026-11-17')
  await expect(draw(noticeNo, two()), 'that was yesterday').rejects.toMatchObject({ code: 'NOTICE_INTERPRETER' })
  await interpreted(noticeNo, 'th')
  await interpreted(noticeNo, 'th')
  const opened = await site().as('safety').read(notice, noticeNo)
  await site().as('safety').edit(notice, opened, noticeNo, { noticeTitle: '정기보수 기간 출입문 바뀜' })
  await expect(draw(noticeNo, two()), 'it says something else now').rejects.toMatchObject({
    code: 'NOTICE_INTERPRETER',
  })
  await interpreted(noticeNo, 'th')
  expect((await phone.signWithCode(await option())).status).toBe(200)
  const { readOuts } = await readers(noticeNo, 'safety')
  expect(readOuts).toHaveLength(4)
  expect(readOuts[0]).toMatchObject({
    langCd: 'th',
    readerRoleCd: 'INTERPRETER',
    readerNm: 'Somchai',
    recordNm: await managerNm(),
    signWayCd: 'DRAWN',
    strokes,
    textVer: expect.stringMatching(/^[0-9a-f]{8}$/),
  })
  expect(await howOf(noticeNo, two(), 'safety')).toMatchObject({
    readOutNm: 'Somchai',
    how: { wayCd: 'CODE', langCd: 'th' },
  })
})

test('before who is signed in each draws by himself, both are named, and nobody is his own witness', async () => {
  const { noticeNo } = await published()
  const userNm = await managerNm()
  await post(noticeNo, 'read-out', { langCd: 'th', interpreter: null })
  expect(await draw(noticeNo, one())).toEqual({ personNo: one().personNo, personNm: one().personNm })
  await draw(noticeNo, two())
  expect(await howOf(noticeNo, one())).toMatchObject({
    readOutNm: null,
    how: { wayCd: 'DRAWN', langCd: 'vi', witnessNm: userNm },
  })
  expect(await howOf(noticeNo, two())).toMatchObject({
    readOutNm: userNm,
    how: { wayCd: 'DRAWN', langCd: 'th', witnessNm: userNm },
  })
  expect((await readers(noticeNo)).readOuts).toMatchObject([
    { readerRoleCd: 'LEADER', signWayCd: 'ACCOUNT', readerNm: userNm },
  ])
  on('2026-11-21')
  expect(await unconfirmed(), 'E12 is released by what they did').toBe(0)
})

test('a manager ticks nobody: without a hand, a card or a page of his own no worker is confirmed', async () => {
  const { noticeNo } = await published()
  const userNm = await managerNm()
  await expect(post(noticeNo, 'sign', { personNos: [one().personNo] })).rejects.toMatchObject({ status: 400 })
  await expect(post(noticeNo, 'sign', { personNo: one().personNo, strokes: [] })).rejects.toMatchObject({ status: 400 })
  await expect(draw(noticeNo, one(), 'safety')).rejects.toMatchObject({ status: 403 })
  await expect(draw(noticeNo, one(), 'V100002-01')).rejects.toMatchObject({ status: 404 })
  const [other] = await site().sql<Worker>(
    `select person_no::int as "personNo" from vendor_person where vendor_cd = 'V100002' and person_status_cd = 'ACTIVE' limit 1`,
  )
  await expect(draw(noticeNo, { ...nobody, ...other })).rejects.toMatchObject({ status: 404 })
  await site().sql(`update vendor_person set person_nm = $1 where person_no = ${one().personNo}`, [userNm])
  await expect(draw(noticeNo, one())).rejects.toMatchObject({ code: 'SIGN_OWN_WITNESS' })
  await site().sql(`update vendor_person set person_nm = $1 where person_no = ${one().personNo}`, [one().personNm])
  await expect(
    site().sql(`insert into notice_read (notice_no, rev_no, vendor_cd, person_no, open_dt, read_dt, confirm_dt)
      values (${noticeNo}, 1, 'V100001', ${one().personNo}, now(), now(), now())`),
  ).rejects.toThrow('notice_read_signed')
  expect((await readers(noticeNo)).rows.map(({ doneYn }) => doneYn)).toEqual(['N', 'N'])
})

test('a safety card that is good confirms for its holder; what is none, or is stopped, does not', async () => {
  const { noticeNo } = await published()
  const card = async (stopYn: string) => {
    const [made] = await site().sql<{ code: string }>(`with held as (
        insert into sgc_card (status_cd, stop_yn, plant_cd, vendor_cd, person_no, card_nm, card_type_cd, sgc_card_doc_no, create_user_id, update_user_id)
        select 'ISSUED', '${stopYn}', plant_cd, vendor_cd, person_no, person_nm, 'REG', 'SC-' || md5(random()::text), 'gate', 'gate' from vendor_person
        where person_no = ${one().personNo} returning sgc_card_no)
      insert into sgc_card_key (sgc_card_no, qr_key, create_dt) select sgc_card_no, md5(random()::text), now() from held returning qr_key as code`)
    return made?.code ?? ''
  }
  const scan = (text: string) => post(noticeNo, 'scan', { text })
  await expect(scan('없는 코드')).rejects.toMatchObject({ code: 'TBM_UNKNOWN' })
  await expect(scan(await card('Y'))).rejects.toMatchObject({ code: 'TBM_CARD_OVER' })
  await site().sql(`update sgc_card set status_cd = 'LOST' where person_no = ${one().personNo}`)
  await scan(await card('N'))
  expect(await howOf(noticeNo, one())).toMatchObject({ how: { wayCd: 'CARD', langCd: 'vi' } })
})

test('who is signed in confirms as who he is, and what was ticked before says that it was', async () => {
  const { noticeNo } = await published({ targetScopeCd: 'STAFF', targetVendors: [], texts: [] })
  await site().as('emp').call(`${notice.api}/${noticeNo}/reading`, { method: 'POST' })
  on('2026-11-16', '10:00:06')
  await site().as('emp').call(`${notice.api}/${noticeNo}/confirm`, { method: 'POST' })
  const mine = (await readers(noticeNo, 'safety')).rows.find(({ userId }) => userId === 'emp')
  expect(mine?.how).toMatchObject({ wayCd: 'ACCOUNT', deviceCd: 'DESKTOP', langCd: 'kr', textVer: expect.any(String) })
  const old = await published()
  await site().sql(`insert into notice_read (notice_no, rev_no, vendor_cd, person_no, open_dt, read_dt, confirm_dt, sign_way_cd)
    values (${old.noticeNo}, 1, 'V100001', ${one().personNo}, now(), now(), now(), 'TICKED')`)
  expect(await howOf(old.noticeNo, one(), 'safety')).toMatchObject({
    doneYn: 'Y',
    how: { wayCd: 'TICKED', textVer: null },
  })
})

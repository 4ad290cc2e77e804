/** What a signature by a link proves, through HTTP from phones of the yard: many of them behind one address. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bitsOf, workHeaders } from '#platform/model/work-proof.ts'
import { workedOut } from '#platform/test/work.ts'
import { tbm } from '../../shift/tbm/tbm.model.ts'
import { aPermitSite, approved, at, groundOf, OTHER, VSM, VSP } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const mayNamesSign = (value: '0' | '1') =>
  site().sql(`update com_legal_param set legal_param_val = '${value}' where legal_param_cd = 'LINK_NAME_SIGN'`)

beforeAll(() => site().setClock(at('07:30:00')))
beforeEach(async () => {
  site().setClock(at('07:30:00'))
  await mayNamesSign('0')
})

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S921N) Chrome/140.0 Mobile Safari/537.36'
interface Answer {
  code?: string
  said?: string
  message?: string
}
/** A browser of its own: it keeps the cookie that a link gives it, and does the work that it is asked for. */
function aPhone(path: string, userAgent = ANDROID, language = 'ko') {
  let cookie = ''
  const headers = { accept: 'application/json', 'content-type': 'application/json', 'accept-language': language }
  const send = (step: string, body?: object, work?: string) =>
    fetch(`${site().address}${path}${step}`, {
      headers: { ...headers, 'user-agent': userAgent, cookie, ...(work !== undefined && { [workHeaders.done]: work }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  return {
    async open() {
      const response = await send('')
      cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      await response.text()
      return this
    },
    cookie: () => cookie,
    async ask(step: string, body: object) {
      let response = await send(step, body)
      const asked = response.headers.get(workHeaders.asked)
      if (asked !== null) {
        await response.text()
        response = await send(step, body, workedOut(asked))
      }
      return { status: response.status, asked, body: (await response.json()) as Answer }
    },
    /** As a sender who does no work. */
    async shout(step: string, body: object, work?: string) {
      const response = await send(step, body, work)
      const { code } = (await response.json()) as Answer
      return { status: response.status, code, asked: response.headers.get(workHeaders.asked) }
    },
  }
}

const pathOf = async (permitNo: number) =>
  (await site().as(VSM).call<{ path: string }>(`${permit.api}/${permitNo}/paper`)).path
async function aTalk() {
  site().setClock(at('10:00:00', '2026-11-23'))
  const { permitNo } = await approved(site(), urgent)
  site().setClock(at('07:30:00'))
  const { tbmNo } = await site().as(VSP).create(tbm, { permitNo, alcoholOkYn: 'Y' })
  const { people } = await groundOf(site())
  const claims = people.map(({ personNm, phoneTail }) => ({ personNm, phoneTail }))
  return { permitNo, tbmNo, people, claims, path: await pathOf(permitNo) }
}
const wrongTail = (tail: string, n = 1) => String((Number(tail) + n) % 10_000).padStart(4, '0')
const codeSentTo = async (personNo: number) => {
  const [sent] = await site().sql<{ body: string }>(
    `select o.body_desc as body from com_outbox o join vendor_person p on p.phone_no = o.recipient_desc
      where p.person_no = $1 and o.channel_cd = 'SMS' and o.secret_yn = 'Y' order by o.outbox_no desc limit 1`,
    [personNo],
  )
  return /\d{6}/.exec(sent?.body ?? '')?.[0] ?? ''
}
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const signs = { answers: { sign: ['TBM'] } }
const talkOf = (tbmNo: number) => site().as('oper').read(tbm, tbmNo)
const historyOf = async (permitNo: number) =>
  (
    await site().sql(
      `select 1 from sys_audit where biz_cd = 'permit' and biz_no = '${permitNo}' and action_cd = 'sign'`,
    )
  ).length

describe('a code to his own phone', () => {
  test('signs on the device that asked for it, and stands on the record with device, language and text', async () => {
    const { permitNo, tbmNo, people, claims, path } = await aTalk()
    const [, claim = claims[0]] = claims
    const personNo = people[1]?.personNo ?? 0
    const phone = await aPhone(path, ANDROID, 'vi').open()
    const other = await aPhone(path).open()
    expect((await phone.ask('/answer', { ...claim, ...signs })).body.code).toBe('LINK_CODE_NEEDED')
    expect((await phone.ask('/code', { ...claim })).body.said).toBe('Đã gửi mã đến điện thoại đã đăng ký.')
    const code = await codeSentTo(personNo)
    expect(code).toHaveLength(6)
    const [kept] = await site().sql<{ row: string }>(
      `select to_jsonb(t)::text as row from sys_one_time t where purpose_cd = 'LINK_SIGN' order by one_time_no desc limit 1`,
    )
    expect(kept?.row, 'the code itself is nowhere').not.toContain(code)
    expect((await other.ask('/answer', { ...claim, ...signs, code })).body.code).toBe('LINK_CODE_WRONG')
    expect((await phone.ask('/answer', { ...claim, ...signs, code: wrongCode(code) })).body.code).toBe(
      'LINK_CODE_WRONG',
    )
    expect((await phone.ask('/answer', { ...claim, ...signs, code })).status).toBe(200)
    const before = await historyOf(permitNo)
    expect((await phone.ask('/answer', { ...claim, ...signs, code })).status, 'pressed twice').toBe(200)
    expect((await other.ask('/answer', { ...claim, ...signs })).status, 'signed already').toBe(200)
    const { signs: signed, textVer } = await talkOf(tbmNo)
    expect(signed).toMatchObject([
      { personNo, signWayCd: 'CODE', deviceCd: 'PHONE', langCd: 'vi', textVer, witnessNm: null },
    ])
    expect(textVer).toMatch(/^[0-9a-f]{8}$/)
    expect(await historyOf(permitNo)).toBe(before)
  })

  test('is good for five minutes and five tries, once', async () => {
    const { people, claims, path } = await aTalk()
    const claim = claims[2] ?? {}
    const personNo = people[2]?.personNo ?? 0
    const phone = await aPhone(path).open()
    await phone.ask('/code', claim)
    const late = await codeSentTo(personNo)
    site().setClock(at('07:35:01'))
    expect((await phone.ask('/answer', { ...claim, ...signs, code: late })).body.code).toBe('LINK_CODE_WRONG')
    await phone.ask('/code', claim)
    const code = await codeSentTo(personNo)
    for (let n = 0; n < 5; n++) await phone.ask('/answer', { ...claim, ...signs, code: wrongCode(code) })
    expect((await phone.ask('/answer', { ...claim, ...signs, code })).body.code).toBe('LINK_CODE_WRONG')
    for (let n = 0; n < 3; n++) expect((await phone.ask('/code', claim)).status).toBe(200)
    expect((await phone.ask('/code', claim)).status, 'nobody’s phone is flooded').toBe(429)
  })

  test('the leader signs for the place by it, and the permit says how', async () => {
    const { permitNo, people, claims, path } = await aTalk()
    const [claim = {}] = claims
    const phone = await aPhone(path).open()
    const body = { ...claim, answers: { sign: ['LEADER'] } }
    expect((await phone.ask('/answer', body)).body.code).toBe('LINK_CODE_NEEDED')
    await phone.ask('/code', claim)
    await phone.ask('/answer', { ...body, code: await codeSentTo(people[0]?.personNo ?? 0) })
    const first = await site().as('oper').read(permit, permitNo)
    expect(first.leaderSignDesc).toMatch(/^휴대폰 인증번호 · 휴대폰 · 한국어 · 글 판 [0-9a-f]{8}$/)
    const history = await historyOf(permitNo)
    site().setClock(at('07:40:00'))
    expect((await phone.ask('/answer', body)).status, 'a second press').toBe(200)
    expect((await site().as('oper').read(permit, permitNo)).leaderSignDt).toBe(first.leaderSignDt)
    expect(await historyOf(permitNo)).toBe(history)
  })

  test('who lets be heard that he is well, or begins nothing, is not asked for one; who begins the talk is', async () => {
    const { claims, path } = await aTalk()
    const phone = await aPhone(path).open()
    const begins = { ...claims[0], answers: { talk: 'START' } }
    expect((await phone.ask('/answer', begins)).body.code).toBe('LINK_CODE_NEEDED')
    expect((await phone.ask('/form', { ...claims[0] })).status).toBe(200)
  })
})

test('name and last four digits sign alone where the site allows it, and the record says so', async () => {
  await mayNamesSign('1')
  const { permitNo, tbmNo, claims, path } = await aTalk()
  const phone = await aPhone(path, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0').open()
  expect((await phone.ask('/answer', { ...claims[1], ...signs })).status).toBe(200)
  const history = await historyOf(permitNo)
  expect((await phone.ask('/answer', { ...claims[1], ...signs })).status).toBe(200)
  expect((await talkOf(tbmNo)).signs).toMatchObject([{ signWayCd: 'NAME', deviceCd: 'DESKTOP', langCd: 'kr' }])
  expect(await historyOf(permitNo)).toBe(history)
  const topics = [{ topicCd: 'ETC' as const, topicDesc: '새로 알게 된 위험', measureDesc: null }]
  await site()
    .as(VSP)
    .edit(tbm, await site().as(VSP).read(tbm, tbmNo), tbmNo, { topics })
  expect((await phone.ask('/answer', { ...claims[1], ...signs })).status, 'another text is signed anew').toBe(200)
  const after = await talkOf(tbmNo)
  expect(after.signs?.map(({ textVer }) => textVer)).toHaveLength(2)
  expect(after.signs?.at(-1)?.textVer).toBe(after.textVer)
  expect(after.signCnt).toBe(1)
})

describe('before the leader', () => {
  const draws = [[100, 500, 400, 300, 800, 600]]
  const draw = (permitNo: number, body: object, by = VSP) =>
    site()
      .as(by)
      .call<object>(`${permit.api}/${permitNo}/talk/draw`, {
        method: 'POST',
        body: { userId: null, strokes: draws, ...body },
      })
  const hold = (permitNo: number, text: string) =>
    site().as(VSP).call<object>(`${permit.api}/${permitNo}/talk/scan`, { method: 'POST', body: { text } })
  const aCard = async (personNo: number, more = "'ISSUED', null, 'N'") => {
    const [card] = await site().sql<{ code: string; no: string }>(`with held as (
        insert into sgc_card (status_cd, valid_to_ymd, stop_yn, plant_cd, vendor_cd, person_no, card_nm, card_type_cd, sgc_card_doc_no, create_user_id, update_user_id)
        select ${more}, plant_cd, vendor_cd, person_no, person_nm, 'REG', 'SC-' || md5(random()::text), 'gate', 'gate' from vendor_person
        where person_no = ${personNo} returning sgc_card_no, sgc_card_doc_no)
      insert into sgc_card_key (sgc_card_no, qr_key, create_dt) select sgc_card_no, md5(random()::text), now() from held
      returning qr_key as code, (select sgc_card_doc_no from held) as no`)
    return card ?? { code: '', no: '' }
  }

  test('one of the crew draws on his device, and both are named; nobody witnesses himself', async () => {
    const { permitNo, tbmNo, people } = await aTalk()
    const personNo = people[1]?.personNo ?? 0
    expect(await draw(permitNo, { personNo })).toMatchObject({ personNo, personNm: people[1]?.personNm })
    expect((await talkOf(tbmNo)).signs).toMatchObject([
      { personNo, signWayCd: 'DRAWN', witnessNm: '민경수', drawnDesc: JSON.stringify(draws) },
    ])
    await expect(draw(permitNo, { personNo: people[5]?.personNo })).rejects.toMatchObject({ code: 'TBM_NOT_CREW' })
    await expect(draw(permitNo, { personNo }, 'emp')).rejects.toMatchObject({ status: 403 })
    await expect(draw(permitNo, { personNo: people[2]?.personNo, strokes: [] })).rejects.toMatchObject({ status: 400 })
    await site().sql(`update vendor_person set person_nm = '민경수' where person_no = ${people[2]?.personNo}`)
    await expect(draw(permitNo, { personNo: people[2]?.personNo })).rejects.toMatchObject({ code: 'SIGN_OWN_WITNESS' })
    await site().sql(`update vendor_person set person_nm = $1 where person_no = $2`, [
      people[2]?.personNm,
      people[2]?.personNo,
    ])
    expect((await talkOf(tbmNo)).signs).toHaveLength(1)
  })

  test('a card that is good now signs, by its QR or its number; no other does', async () => {
    const { permitNo, tbmNo, people } = await aTalk()
    const [one, two, three] = people.map(({ personNo }) => personNo)
    for (const more of ["'SUSP', null, 'Y'", "'ISSUED', '2026-11-23', 'N'", "'LOST', null, 'N'"]) {
      const { code, no } = await aCard(one ?? 0, more)
      await expect(hold(permitNo, code)).rejects.toMatchObject({ code: 'TBM_CARD_OVER' })
      await expect(hold(permitNo, no)).rejects.toMatchObject({ code: 'TBM_CARD_OVER' })
    }
    await hold(permitNo, (await aCard(two ?? 0)).code)
    await hold(permitNo, (await aCard(three ?? 0)).no)
    expect((await talkOf(tbmNo)).signs).toMatchObject([
      { personNo: two, signWayCd: 'CARD', witnessNm: '민경수' },
      { personNo: three, signWayCd: 'CARD_NO', witnessNm: '민경수' },
    ])
  })

  test('who signed, how, on what and before whom goes out as a sheet, to whoever sees the talk', async () => {
    const { permitNo, tbmNo, people, claims, path } = await aTalk()
    const [leader, drawn, carried] = people
    await draw(permitNo, { personNo: drawn?.personNo })
    site().setClock(at('07:31:00'))
    await hold(permitNo, (await aCard(carried?.personNo ?? 0)).code)
    const interpreter = { langCd: 'th', interpreterNm: '솜차이 통역', strokes: draws }
    await site().as(VSP).call(`${permit.api}/${permitNo}/talk/interpreter`, { method: 'POST', body: interpreter })
    const phone = await aPhone(path, ANDROID, 'vi').open()
    await phone.ask('/code', claims[0] ?? {})
    const code = await codeSentTo(leader?.personNo ?? 0)
    expect((await phone.ask('/answer', { ...claims[0], answers: { sign: ['LEADER'] }, code })).status).toBe(200)

    const sheetPath = `${tbm.api}/${tbmNo}/signs`
    const sheet = await site().as('oper').readSheet(sheetPath)
    const version = expect.stringMatching(/^[0-9a-f]{8}$/)
    const when = expect.anything()
    expect(sheet.rows.map(({ cells }) => cells.slice(1).map((cell) => cell || null))).toEqual([
      ['서명한 글', '성명', '서명일시', '서명 방법', '기기', '읽은 언어', '글 판', '입회', '합류'],
      ['책임자 서명', leader?.personNm, when, '휴대폰 인증번호', '휴대폰', '베트남어', version],
      ['TBM 일지', drawn?.personNm, when, '현장에서 그린 서명', 'PC', '한국어', version, '민경수'],
      ['TBM 일지', carried?.personNm, when, '안전카드 QR', 'PC', '한국어', version, '민경수'],
      ['통역자 서명', '솜차이 통역', when, '현장에서 그린 서명', 'PC', '태국어', version, '민경수'],
    ])
    await expect(site().as(OTHER).readSheet(sheetPath)).rejects.toMatchObject({ status: 404 })
  })

  test('the paper of the permit has the signatures of the talk and no others', async () => {
    const { permitNo, people } = await aTalk()
    await draw(permitNo, { personNo: people[1]?.personNo })
    await site().sql(`update wkod_master_permit_crew set tbm_sign_dt = now() where permit_no = ${permitNo}`)
    const paper = await site().as(VSM).call<{ signs: object[] }>(`${permit.api}/${permitNo}/paper`)
    expect(paper.signs).toMatchObject([{ personNo: people[1]?.personNo, signWayCd: 'DRAWN' }])
  })
})

describe('forty phones behind one address', () => {
  test('wrong tries lock the person on that device, and nobody else', async () => {
    await mayNamesSign('1')
    const { claims, path } = await aTalk()
    const [leader = { personNm: '', phoneTail: '' }, worker] = claims
    const wrong = { personNm: leader.personNm, phoneTail: wrongTail(leader.phoneTail) }
    const bad = await aPhone(path).open()
    for (let n = 0; n < 10; n++) expect((await bad.ask('/form', wrong)).status).toBe(422)
    expect((await bad.ask('/form', { ...leader })).body.code, 'he, on this device').toBe('TOO_MANY_TRIES')
    expect((await bad.ask('/form', { ...worker })).status, 'another, on this device').toBe(200)
    const phones = await Promise.all(Array.from({ length: 39 }, () => aPhone(path).open()))
    expect(new Set(phones.map((phone) => phone.cookie())).size).toBe(39)
    const answers = await Promise.all(phones.map((phone, n) => phone.ask('/form', { ...claims[n % 3] })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('a cookie for each guess does not help: each costs more work, and the right one still comes in', async () => {
    const { claims, path } = await aTalk()
    const [leader = { personNm: '', phoneTail: '' }] = claims
    let asked: string | null = null
    for (let n = 1; n <= 41; n++) {
      const guess = { ...leader, phoneTail: wrongTail(leader.phoneTail, n) }
      asked = (await (await aPhone(path).open()).shout('/form', guess)).asked
      expect(asked === null).toBe(n <= 20)
    }
    expect(bitsOf(asked ?? '')).toBe(11)
    const honest = await aPhone(path).open()
    const found = await honest.ask('/form', { ...leader })
    expect(found).toMatchObject({ status: 200, asked: expect.any(String) })
    expect((await honest.shout('/form', { ...leader }, workedOut(found.asked ?? ''))).code, 'work is good once').toBe(
      'LINK_WORK',
    )
    const forged = workedOut(`0.${Date.parse(at('07:30:00'))}.${'a'.repeat(16)}.${'b'.repeat(43)}`)
    expect((await honest.shout('/form', { ...leader }, forged)).code).toBe('LINK_WORK')
  })
})

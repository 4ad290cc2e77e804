/** R1 through HTTP: the talk before the work, and who has signed it. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aPermitSite, approved, at, groundOf, issued, OTHER, VSM, VSP } from '../../permit/permit.fixture.ts'
import { permit } from '../../permit/permit.model.ts'
import { tbm } from './tbm.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
beforeAll(() => site().setClock(at('07:30:00')))
beforeEach(() => site().setClock(at('07:30:00')))

const begin = (permitNo: number, by = VSP, values = {}) =>
  site()
    .as(by)
    .create(tbm, { permitNo, alcoholOkYn: 'Y', ...values })
const permitOf = (permitNo: number) => site().as('oper').read(permit, permitNo)
const cardOf = async (personNo: number) => {
  const [card] = await site().sql<{ code: string }>(`with held as (
      insert into sgc_card (status_cd, plant_cd, vendor_cd, person_no, card_nm, card_type_cd, sgc_card_doc_no, create_user_id, update_user_id)
      select 'ISSUED', plant_cd, vendor_cd, person_no, person_nm, 'REG', 'SC-T-' || md5(random()::text), 'gate', 'gate' from vendor_person
      where person_no = ${personNo} returning sgc_card_no)
    insert into sgc_card_key (sgc_card_no, qr_key, create_dt) select sgc_card_no, md5(random()::text), now() from held
    returning qr_key as code`)
  return card?.code ?? ''
}
async function scan<T>(path: string, body?: object, language = 'ko'): Promise<{ status: number; body: T }> {
  const response = await fetch(`${site().address}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-language': language },
  })
  return { status: response.status, body: (await response.json()) as T }
}
const pathOf = async (permitNo: number) =>
  (await site().as(VSM).call<{ path: string }>(`${permit.api}/${permitNo}/paper`)).path

test('R1 a talk is begun by who leads the work, with what it is about by itself', async () => {
  const { permitNo, jsaNo } = await approved(site(), urgent)
  await site().sql(`insert into weather_obs (plant_cd, obs_dt, wind_val, gust_val, feel_temp_val, source_cd)
    values ('2000', '2026-11-24 07:00+09', 4.2, 7.5, 12, 'MANUAL')`)
  await expect(begin(permitNo, OTHER)).rejects.toMatchObject({ status: 400 })
  await expect(begin(permitNo, 'emp')).rejects.toMatchObject({ status: 422, code: 'TBM_LEADER' })
  await expect(begin(permitNo, VSP, { alcoholOkYn: 'N' })).rejects.toMatchObject({ status: 422, code: 'TBM_ALCOHOL' })
  const talk = await begin(permitNo, VSP, { topics: [{ topicCd: 'ETC', topicDesc: '신규자 소개', measureDesc: null }] })
  const risks = await site().sql<{ n: number }>(`select count(*)::int as n from jsa_rows where jsa_no = ${jsaNo}`)
  expect(talk).toMatchObject({
    statusCd: 'OPEN',
    permitNo,
    vendorCd: 'V100001',
    areaDeptCd: 'D2110',
    crewCnt: 3,
    signCnt: 0,
    unsignedYn: 'Y',
    tbmDocNo: expect.stringMatching(/^TBM-20261124-\d{4}$/),
    alcoholOkYn: 'Y',
  })
  const kinds = (talk.topics ?? []).map(({ topicCd }) => topicCd)
  expect(kinds.filter((kind) => kind === 'RISK')).toHaveLength(Math.min(3, risks[0]?.n ?? 0))
  expect(talk.topics).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ topicCd: 'WEATHER', topicDesc: '풍속 4.2 m/s · 순간풍속 7.5 m/s · 체감온도 12 ℃' }),
      expect.objectContaining({ topicCd: 'ETC', topicDesc: '신규자 소개' }),
    ]),
  )
  await expect(site().as(OTHER).read(tbm, talk.tbmNo)).rejects.toMatchObject({ status: 404 })
  expect((await site().as('oper').read(tbm, talk.tbmNo)).tbmNo).toBe(talk.tbmNo)
})

test('R1 a talk stands under the name of who began it', async () => {
  const { permitNo, leaderPersonNo } = await approved(site(), urgent)
  const [manager] = await site().sql<{ no: number }>(
    `select p.person_no::int as no from vendor_person p join vendor_account a using (vendor_cd)
      where a.portal_id = '${VSM}' and p.person_nm = a.user_nm`,
  )
  expect(manager?.no).not.toBe(leaderPersonNo)
  expect(await begin(permitNo, VSM)).toMatchObject({ leaderPersonNo: manager?.no })
  await site().sql(`update vendor_person set person_nm = person_nm || '2' where person_no = ${manager?.no}`)
  expect(await begin(permitNo, VSM)).toMatchObject({ leaderPersonNo: null, leaderUserId: VSM })
  await site().sql(`update vendor_person set person_nm = left(person_nm, -1) where person_no = ${manager?.no}`)
})

test('R1 what is not approved is not talked about, and a new talk ends the one before', async () => {
  const { permitNo } = await approved(site(), urgent)
  const first = await begin(permitNo)
  const second = await begin(permitNo)
  expect((await site().as(VSP).read(tbm, first.tbmNo)).statusCd).toBe('DONE')
  expect((await site().as(VSP).read(tbm, second.tbmNo)).statusCd).toBe('OPEN')
  await site().as(VSM).act(permit, permitNo, 'cancel', { reasonDesc: '일정 변경' })
  await expect(begin(permitNo)).rejects.toMatchObject({ code: 'TBM_STATE' })
})

test('R1 who signs by the code signs the talk and the permit at once, and only once', async () => {
  const { permitNo } = await approved(site(), urgent)
  const { people } = await groundOf(site())
  const [leader, first] = people
  const path = await pathOf(permitNo)
  const claim = (one = leader) => ({ personNm: one?.personNm, phoneTail: one?.phoneTail })
  const sign = (one: typeof leader) =>
    scan<{ code: string }>(`${path}/answer`, { ...claim(one), answers: { sign: ['TBM'] } })
  expect(await sign(first)).toMatchObject({ status: 422, body: { code: 'TBM_NONE' } })

  const form = await scan<{ questions: { name: string; options: { label: string }[] }[] }>(
    `${path}/form`,
    claim(),
    'en',
  )
  expect(form.body.questions.at(-1)).toMatchObject({
    name: 'talk',
    options: [{ label: 'I have checked that nobody of the crew has been drinking, and begin the toolbox meeting.' }],
  })
  expect((await scan(`${path}/answer`, { ...claim(), answers: {} })).status).toBe(422)
  expect((await scan(`${path}/answer`, { ...claim(), answers: { talk: 'START' } })).status).toBe(200)
  const told = await scan<{ live: { lines: { label: string }[] } }>(path)
  expect(told.body.live.lines.map(({ label }) => label)).toContain('주요 위험')

  site().setClock(at('07:35:00'))
  expect((await sign(first)).status).toBe(200)
  site().setClock(at('07:40:00'))
  expect((await sign(first)).status).toBe(200)
  const { rows } = await site()
    .as('oper')
    .list(tbm, { where: { permitNo: String(permitNo) } } as never)
  const talk = await site()
    .as('oper')
    .read(tbm, rows[0]?.tbmNo ?? 0)
  expect(talk.signs).toMatchObject([
    { personNo: first?.personNo, signerNm: first?.personNm, signWayCd: 'NAME', lateYn: 'N' },
  ])
  expect(talk).toMatchObject({ signCnt: 1, crewCnt: 3, unsignedYn: 'Y' })
  const crew = (await permitOf(permitNo)).permitCrew?.find(({ personNo }) => personNo === first?.personNo)
  expect(crew?.tbmSignDt).toBe(talk.signs?.[0]?.signDt)
  expect(crew?.tbmSignDt).toContain('07:35')
})

test('R1 a card before the leader’s phone is a signature as well; a stranger’s is none', async () => {
  const { permitNo, permitCrew } = await approved(site(), urgent)
  const everybody = permitCrew ?? []
  const [first] = everybody
  await begin(permitNo)
  const hold = (text: string, by = VSP) =>
    site().as(by).call<{ personNo: number; personNm: string }>(`${permit.api}/${permitNo}/talk/scan`, {
      method: 'POST',
      body: { text },
    })
  await expect(hold('???')).rejects.toMatchObject({ status: 422, code: 'TBM_UNKNOWN' })
  const held = await cardOf(first?.personNo ?? 0)
  await expect(hold(held, 'emp')).rejects.toMatchObject({ status: 403 })
  await expect(hold(held, OTHER)).rejects.toMatchObject({ status: 404 })
  // Whoever leads knows the numbers of his people: they sign for nobody.
  for (const guessed of [String(first?.personNo), `ER-20261124-001/${first?.personNo}`])
    await expect(hold(guessed)).rejects.toMatchObject({ status: 422, code: 'TBM_UNKNOWN' })
  for (const one of everybody)
    expect(await hold(await cardOf(one?.personNo ?? 0))).toMatchObject({ personNo: one?.personNo })
  const { rows } = await site()
    .as('oper')
    .list(tbm, { where: { permitNo: String(permitNo) } } as never)
  expect(rows[0]).toMatchObject({ signCnt: 3, unsignedYn: 'N' })
  const { people } = await groundOf(site())
  await expect(hold(await cardOf(people[5]?.personNo ?? 0))).rejects.toMatchObject({ code: 'TBM_NOT_CREW' })
})

test('R1 work begins within two hours of the talk; who joins later signs before he joins', async () => {
  const { permitNo, permitCrew } = await issued(site(), urgent)
  const talk = await begin(permitNo)
  const hold = async (personNo: number) =>
    site()
      .as(VSP)
      .call(`${permit.api}/${permitNo}/talk/scan`, { method: 'POST', body: { text: await cardOf(personNo) } })
  site().setClock(at('08:10:00'))
  for (const { personNo } of permitCrew ?? []) await hold(personNo ?? 0)
  site().setClock(at('09:31:00'))
  await site().sql(`update wkod_master set issue_dt = '${at('09:00:00')}' where permit_no = ${permitNo}`)
  await expect(site().as(VSP).act(permit, permitNo, 'start')).rejects.toMatchObject({ code: 'PT_TBM_OLD' })
  site().setClock(at('09:29:00'))
  await site().as(VSP).act(permit, permitNo, 'start')

  const { people } = await groundOf(site())
  const late = people[4]?.personNo ?? 0
  await site()
    .as(VSP)
    .call(`${permit.api}/${permitNo}/crew`, { method: 'POST', body: { personNo: late } })
  await site().runJob('tbm-clock')
  expect(await site().as(VSP).read(tbm, talk.tbmNo)).toMatchObject({ crewCnt: 4, signCnt: 3, unsignedYn: 'Y' })
  await hold(late)
  const now = await site().as(VSP).read(tbm, talk.tbmNo)
  expect(now).toMatchObject({ signCnt: 4, unsignedYn: 'N' })
  expect(now.signs?.map(({ lateYn }) => lateYn)).toEqual(['N', 'N', 'N', 'Y'])
  expect((await permitOf(permitNo)).permitCrew?.at(-1)?.addDt).not.toBeNull()
})

test('the tab of a permit shows talk, crew and who may do what; not to another contractor', async () => {
  const { permitNo } = await approved(site(), urgent)
  const tab = (by: string) =>
    site()
      .as(by)
      .call<{ talk: { isOpen: boolean } | null; crew: unknown[]; can: { lead: boolean } }>(
        `/api/saf/wkod/permitshift/${permitNo}`,
      )
  expect(await tab(VSP)).toMatchObject({ talk: null, can: { lead: true } })
  await begin(permitNo)
  expect(await tab('oper')).toMatchObject({ talk: { isOpen: true }, can: { lead: false }, heat: null })
  expect((await tab(VSP)).crew).toHaveLength(3)
  await expect(tab(OTHER)).rejects.toMatchObject({ status: 404 })
})

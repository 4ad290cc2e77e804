/** Contractors' people take part and know of the result by themselves (R4, 0.8): by link, by card, by their own hand. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { anApprovedScale, aProcess, at, begun, extraOf, took } from '../assess/rsa.fixture.ts'
import { rsa } from '../assess/rsa.model.ts'
import { anItem } from '../assess/rsa.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
let scaleNo: number
beforeAll(async () => {
  scaleNo = await anApprovedScale(site())
  await site().sql(`update com_legal_param set legal_param_val = '0' where legal_param_cd = 'LINK_NAME_SIGN'`)
})
const strokes = [[100, 100, 900, 800]]

interface Worker {
  personNo: number
  personNm: string
  phoneTail: string
}
async function aWorker(place: number, langCd = 'kr'): Promise<Worker> {
  const [one] = await site().sql<Worker>(
    `select person_no::int as "personNo", person_nm as "personNm", right(regexp_replace(phone_no, '\\D', '', 'g'), 4) as "phoneTail"
      from vendor_person where vendor_cd = 'V100001' and person_status_cd = 'ACTIVE' order by person_no limit 1 offset ${place}`,
  )
  if (!one) throw new Error('The demo has no such worker')
  await site().sql(`update vendor_person set lang_cd = $2 where person_no = $1`, [one.personNo, langCd])
  return one
}
/** Whoever leads the work is of the crew: nobody else of the contractor is there. */
const works = (processNo: number, docNo: string, personNo: number) =>
  site().sql(`insert into wkod_master (permit_doc_no, status_cd, plant_cd, wkod_title, wkod_dt, permit_base_cd, vendor_cd,
      area_dept_cd, work_from_dt, work_to_dt, rqst_dt, create_user_id, own_user_id, process_no, place_desc, wkod_desc, zone_class_cd, jsa_no, leader_person_no)
    values ('${docNo}', 'RQST', '2000', '배관 도장', '2026-11-24', 'GEN', 'V100001', 'D2110', '2026-11-21T08:00:00+09:00', '2026-11-30T18:00:00+09:00',
      '2026-11-21T08:00:00+09:00', 'V100001-02', 'owner', ${processNo}, '2층', '배관을 칠합니다.', 'SAFE', 1, ${personNo})`)

const named = (no: number, { personNo }: Worker) =>
  as('sup').call(`${rsa.api}/${no}/participants`, {
    method: 'POST',
    body: { partRoleCd: 'VENDOR', partMethodCd: 'WALK', personNo, partDt: at('2026-11-22') },
  })
const partOf = async (no: number, { personNo }: Worker) =>
  (await extraOf(site(), no)).parts.find((one) => one.personNo === personNo)
const deciding = (no: number) => as('sup').act(rsa, no, 'decide')

/** Being made at a process of its own at which he works. */
async function assessed(place: number, worker: Worker) {
  const processNo = await aProcess(site(), place)
  await works(processNo, `PTW-SHARE-${place}`, worker.personNo)
  const { rsaNo } = await begun(site(), { scaleNo, processNo }, [anItem({ hazardDesc: '시료 밸브에서 증기가 샘' })])
  await took(site(), rsaNo, 'emp')
  return rsaNo
}
/** Completed, and its result told. */
async function told(place: number, worker: Worker) {
  const no = await assessed(place, worker)
  await named(no, worker)
  const part = await partOf(no, worker)
  await as('sup').call(`${rsa.api}/${no}/participants/${part?.rsaPartNo}/sign`, { method: 'PUT', body: { strokes } })
  await deciding(no)
  await as('safety').act(rsa, no, 'complete')
  await as('sup').call(`${rsa.api}/${no}/shares`, { method: 'POST', body: { channelCd: 'MEETING' } })
  return no
}
async function hisOf(no: number, { personNm }: Worker) {
  const { people, shares } = await extraOf(site(), no)
  const post = shares.find(({ shareCd }) => shareCd === 'POST')
  const one = people.find((row) => row.rsaShareNo === post?.rsaShareNo && row.personNm === personNm)
  return { post, one, path: `${rsa.api}/${no}/shares/${post?.rsaShareNo}` as const }
}

interface Form {
  code?: string
  parts: { title: string; lines: { label: string; value: string }[] }[]
  questions: { name: string; options: { code: string; label: string }[] }[]
}
/** His own page, which his contractor gave him. */
async function ownPage({ personNo }: Worker): Promise<string> {
  const page = `/api/vendor/portal/person/${personNo}/page` as const
  return (await as('V100001-02').call<{ path: string }>(page, { method: 'POST' })).path
}
/** On his own phone. */
async function aPhone(worker: Worker, language = 'ko', where?: string) {
  const { personNo, personNm, phoneTail } = worker
  const path = where ?? (await ownPage(worker))
  const headers = { accept: 'application/json', 'content-type': 'application/json', 'accept-language': language }
  const opened = await fetch(`${site().address}${path}`, { headers })
  await opened.text()
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const ask = async (step: string, more: object = {}) => {
    const body = JSON.stringify({ personNm, phoneTail, ...more })
    const address = `${site().address}${path}${step}`
    const response = await fetch(address, { method: 'POST', headers: { ...headers, cookie }, body })
    return { status: response.status, body: (await response.json()) as Form }
  }
  /** By the code that was sent to it. */
  const answer = async (answers: object) => {
    await ask('/code')
    const [sent] = await site().sql<{ body: string }>(
      `select o.body_desc as body from com_outbox o join vendor_person p on p.phone_no = o.recipient_desc
        where p.person_no = $1 and o.channel_cd = 'SMS' and o.secret_yn = 'Y' order by o.outbox_no desc limit 1`,
      [personNo],
    )
    return ask('/answer', { answers, code: /\d{6}/.exec(sent?.body ?? '')?.[0] })
  }
  return { ask, answer }
}

test('whoever of a contractor took part draws before who leads it; four digits are no signature', async () => {
  const worker = await aWorker(0)
  const no = await assessed(0, worker)
  await named(no, worker)
  const part = await partOf(no, worker)
  const path = `${rsa.api}/${no}/participants/${part?.rsaPartNo}/sign` as const
  const digits = as('sup').call(path, { method: 'PUT', body: { strokes, phoneLast: worker.phoneTail } })
  await expect(digits).rejects.toMatchObject({ status: 400 })
  await expect(deciding(no)).rejects.toMatchObject({ code: 'RSA_NO_VENDOR' })
  await as('sup').call(path, { method: 'PUT', body: { strokes } })
  const [sup] = await site().sql<{ nm: string }>(`select user_nm as nm from sys_user where user_id = 'sup'`)
  expect((await partOf(no, worker))?.how).toMatchObject({ wayCd: 'DRAWN', witnessNm: sup?.nm })
  expect(await deciding(no)).toMatchObject({ statusCd: 'DECIDED' })
})

test('he signs on his own page what he took part in, and says in his own words what he thinks', async () => {
  const worker = await aWorker(1, 'vi')
  const no = await assessed(1, worker)
  await named(no, worker)
  const phone = await aPhone(worker, 'vi')
  const { body } = await phone.ask('/form')
  const option = body.questions[0]?.options.find(({ code }) => code.startsWith('RSA-P'))
  expect(option?.label).toContain('Tham gia đánh giá rủi ro')
  const answers = { sign: [option?.code], says: 'Van lấy mẫu bị rò.' }
  expect((await phone.ask('/answer', { answers })).body.code).toBe('LINK_CODE_NEEDED')
  expect((await phone.answer(answers)).status).toBe(200)
  expect(await partOf(no, worker)).toMatchObject({
    opinionDesc: 'Van lấy mẫu bị rò.',
    opinionLangCd: 'vi',
    signDt: expect.any(String),
    how: { wayCd: 'CODE', langCd: 'vi' },
  })
  expect(await deciding(no)).toMatchObject({ statusCd: 'DECIDED', partCnt: 2, signCnt: 2 })
})

test('he reads the result on his own page and confirms it; what he read is kept, and counts', async () => {
  const worker = await aWorker(2)
  const no = await told(2, worker)
  const phone = await aPhone(worker)
  const { body } = await phone.ask('/form')
  expect(JSON.stringify(body.parts)).toContain('시료 밸브에서 증기가 샘')
  const option = body.questions[0]?.options.find(({ code }) => code.startsWith('RSA-S'))
  const { post, one } = await hisOf(no, worker)
  await phone.answer({ sign: [option?.code] })
  const after = await hisOf(no, worker)
  expect(after.one).toMatchObject({
    confirmDt: expect.any(String),
    how: { wayCd: 'CODE', textVer: expect.any(String) },
  })
  expect(after.post?.confirmCnt).toBe((post?.confirmCnt ?? 0) + 1)
  const [kept] = await site().sql<{ text: string }>(
    `select text_json::text as text from rsa_share_text where rsa_share_no = $1 and text_ver = $2`,
    [post?.rsaShareNo, after.one?.how.textVer],
  )
  expect(kept?.text).toContain('시료 밸브에서 증기가 샘')
  expect(one?.confirmDt).toBeNull()
})

test('nobody ticks him: the leader records own people of a talk, a contractor’s person confirms by his own hand', async () => {
  const worker = await aWorker(3)
  const no = await told(3, worker)
  const { one, path } = await hisOf(no, worker)
  const ticking = as('sup').call(`${path}/people`, { method: 'PUT', body: { personNos: [one?.rsaSharePersonNo] } })
  await expect(ticking).rejects.toMatchObject({ status: 422, code: 'RSA_CONFIRM_OWN_HAND' })
  const draw = { method: 'PUT', body: { strokes } } as const
  const sign = `${path}/people/${one?.rsaSharePersonNo}/sign` as const
  await expect(as('emp').call(sign, draw)).rejects.toMatchObject({ status: 403 })
  await as('sup').call(sign, draw)
  expect((await hisOf(no, worker)).one?.how).toMatchObject({ wayCd: 'DRAWN', langCd: 'kr' })
  const card = as('sup').call(`${path}/scan`, { method: 'POST', body: { text: 'no card of anybody' } })
  await expect(card).rejects.toMatchObject({ status: 422 })
})

test('what is not said in his language he does not confirm before it was read to him', async () => {
  const worker = await aWorker(4, 'th')
  const no = await told(4, worker)
  const { one, path } = await hisOf(no, worker)
  const sign = `${path}/people/${one?.rsaSharePersonNo}/sign` as const
  const drawing = (body: object) => as('sup').call(sign, { method: 'PUT', body: { strokes, ...body } })
  await expect(drawing({})).rejects.toMatchObject({ status: 422, code: 'RSA_NOT_HEARD' })
  await drawing({ interpreterNm: 'สมชาย' })
  expect((await hisOf(no, worker)).one).toMatchObject({ interpreterNm: 'สมชาย', how: { langCd: 'th' } })
  const text = await as('sup').call<{ isSaid: boolean; parts: { title: string }[] }>(`${path}/text?langCd=th`)
  expect(text).toMatchObject({ isSaid: false, parts: [{ title: expect.stringContaining('ผลการประเมินความเสี่ยง') }, {}] })
})

/** Of the code on the posting. */
const codeOf = async (no: number) => (await extraOf(site(), no)).path ?? ''
const begins = (path: string, language = 'ko') =>
  fetch(`${site().address}${path}`, { headers: { accept: 'application/json', 'accept-language': language } })

test('by the code on the posting a worker reads the result in his language and confirms it, counted with the others', async () => {
  const worker = await aWorker(5)
  const no = await told(5, worker)
  const path = await codeOf(no)
  expect(await (await begins(path, 'vi')).json()).toMatchObject({ label: 'Đánh giá rủi ro', isOpen: false })
  const phone = await aPhone(worker, 'ko', path)
  const { body } = await phone.ask('/form')
  expect(body.parts[0]?.title).toContain('위험성평가 결과')
  expect(JSON.stringify(body.parts)).toContain('시료 밸브에서 증기가 샘')
  const [option, ...others] = body.questions[0]?.options ?? []
  expect(others, 'of this assessment alone').toEqual([])
  const before = (await hisOf(no, worker)).post?.confirmCnt ?? 0
  expect((await phone.ask('/answer', { answers: { sign: [option?.code] } })).body.code).toBe('LINK_CODE_NEEDED')
  await phone.answer({ sign: [option?.code], says: '밸브를 바꿔 주세요.' })
  const { post, one } = await hisOf(no, worker)
  expect(one).toMatchObject({ opinionDesc: '밸브를 바꿔 주세요.', how: { wayCd: 'CODE', textVer: expect.any(String) } })
  expect(post?.confirmCnt).toBe(before + 1)
  expect((await phone.ask('/form')).body.questions, 'once').toEqual([])
})

test('whoever of another contractor works at the plant reads it and confirms nothing; a stranger, and another plant, read nothing', async () => {
  const worker = await aWorker(6)
  const no = await told(6, worker)
  const path = await codeOf(no)
  const whoIs = async (where: string) => {
    const [one] = await site().sql<Worker>(
      `select person_no::int as "personNo", person_nm as "personNm", right(regexp_replace(phone_no, '\\D', '', 'g'), 4) as "phoneTail"
        from vendor_person where person_status_cd = 'ACTIVE' and delete_yn = 'N' and phone_no is not null and ${where} order by person_no limit 1`,
    )
    if (!one) throw new Error('The demo has no such worker')
    return one
  }
  const other = await (await aPhone(await whoIs(`vendor_cd <> 'V100001' and plant_cd = '2000'`), 'ko', path)).ask(
    '/form',
  )
  expect(JSON.stringify(other.body.parts)).toContain('시료 밸브에서 증기가 샘')
  expect(other.body.questions).toEqual([])
  const afar = await (await aPhone(await whoIs(`plant_cd <> '2000'`), 'ko', path)).ask('/form')
  expect(afar).toMatchObject({ status: 422, body: { code: 'LINK_WORKER_UNKNOWN' } })
  const stranger = await (await aPhone({ ...worker, phoneTail: '0000' }, 'ko', path)).ask('/form')
  expect(stranger.body.code).toBe('LINK_WORKER_UNKNOWN')
})

test('whoever took part signs by the code while it is made; a cancelled one tells nobody anything', async () => {
  const worker = await aWorker(7)
  const no = await assessed(7, worker)
  await named(no, worker)
  const path = await codeOf(no)
  const phone = await aPhone(worker, 'ko', path)
  const { body } = await phone.ask('/form')
  const option = body.questions[0]?.options.find(({ code }) => code.startsWith('RSA-P'))
  expect((await phone.answer({ sign: [option?.code] })).status).toBe(200)
  expect(await partOf(no, worker)).toMatchObject({ how: { wayCd: 'CODE' } })
  await site().sql(`update rsa set status_cd = 'CANC', work_block_yn = 'N' where rsa_no = $1`, [no])
  expect((await begins(path)).status).toBe(404)
})

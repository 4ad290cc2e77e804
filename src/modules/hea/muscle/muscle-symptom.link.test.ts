/** The symptom survey by a link: workers of vendors, without an account, each once, and nobody who is not one (0.8). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { aFileSite } from '#platform/test/site.ts'
import { muscleSurvey } from './muscle-survey.model.ts'
import { muscleSymptom } from './muscle-symptom.model.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
const VENDOR = 'V100001'
let surveyNo: number
let workNo: number

interface Worker {
  personNo: number
  personNm: string
  phoneTail: string
}
interface LinkRow {
  linkNo: number
  vendorCd: string
  untilYmd: string
  path: string
  openYn: string
  answerCnt: number | null
}

beforeAll(async () => {
  const [survey] = await site().sql<{
    no: number
  }>(`insert into muscle_survey (muscle_survey_doc_no, status_cd, plant_cd, survey_title, survey_type_cd,
      start_ymd, worker_rep_nm, create_user_id) values ('MS-20260901-001', 'DOING', '2000', '정기조사', 'REG', '2026-09-01', '박근로', 'health')
    returning muscle_survey_no::int as no`)
  surveyNo = survey?.no ?? 0
  const [work] = await site().sql<{
    no: number
  }>(`insert into muscle_work (muscle_work_doc_no, status_cd, plant_cd, muscle_survey_no, work_nm, dept_cd,
      process_no, worker_cnt, annual_work_day_cnt, create_user_id)
    select 'MW-20260901-001', 'SCORED', '2000', ${surveyNo}, '포대 투입', 'D2110', min(process_no), 8, 220, 'health'
    from process where plant_cd = '2000' returning muscle_work_no::int as no`)
  workNo = work?.no ?? 0
})
beforeEach(() => site().sql('delete from sys_try_limit'))

const workersOf = (vendorCd: string) =>
  site().sql<Worker>(
    `select person_no::int as "personNo", person_nm as "personNm", right(regexp_replace(phone_no, '\\D', '', 'g'), 4) as "phoneTail"
      from vendor_person where vendor_cd = $1 and person_status_cd = 'ACTIVE' and delete_yn = 'N' order by person_no`,
    [vendorCd],
  )
const workerAt = async (index: number, vendorCd = VENDOR): Promise<Worker> => {
  const worker = (await workersOf(vendorCd))[index]
  if (!worker) throw new RangeError('No such worker')
  return worker
}
const today = () => site().services.clock.today()
const links = async (userId = 'health') =>
  (await as(userId).call<{ rows: LinkRow[] }>(`${muscleSurvey.api}/${surveyNo}/links`)).rows
const makeLink = (userId: string, body: object) =>
  as(userId).call<{ linkNo: number }>(`${muscleSurvey.api}/${surveyNo}/links`, { method: 'POST', body })
async function aLink(vendorCd = VENDOR): Promise<LinkRow> {
  const { linkNo } = await makeLink('health', { vendorCd, untilYmd: today() })
  const found = (await links()).find((one) => one.linkNo === linkNo)
  if (!found) throw new Error('The link is gone')
  return found
}

/** Nobody is signed in. */
async function visit<T>(path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${site().address}${path}`, {
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as T & ErrorAnswer }
}
const claimOf = ({ personNm, phoneTail }: Worker) => ({ personNm, phoneTail })
const painless = { work: '0', pain: 'N' }
const sore = {
  work: '',
  pain: 'Y',
  parts: ['back'],
  'back.durationCd': '4',
  'back.painCd': '3',
  'back.freqCd': '3',
  'back.lastWeekYn': 'Y',
  'back.effectCds': ['CLINIC'],
}
const answer = (path: string, worker: Worker, answers: object = painless) =>
  visit<{ said: string }>(`${path}/answer`, { ...claimOf(worker), answers })

describe('answering', () => {
  test('a worker opens the link, says who he is, answers once; the health team reads him by his name', async () => {
    const { path } = await aLink()
    const worker = await workerAt(0)
    const begun = await visit(path)
    expect(begun.body).toMatchObject({ label: '근골격계 증상조사', title: '정기조사', vendorNm: expect.any(String) })
    // Before he has said who he is, no question and no name.
    expect(Object.keys(begun.body).sort()).toEqual([
      'isOpen',
      'isPersonal',
      'label',
      'languages',
      'notice',
      'title',
      'untilYmd',
      'vendorNm',
    ])
    expect(begun.body).toMatchObject({ untilYmd: today() })

    const form = await visit<{ personNm: string; questions: { name: string; options: { label: string }[] }[] }>(
      `${path}/form`,
      claimOf(worker),
    )
    expect(form.body.personNm).toBe(worker.personNm)
    expect(form.body.questions.map(({ name }) => name).slice(0, 3)).toEqual(['work', 'pain', 'parts'])
    expect(form.body.questions[0]?.options.map(({ label }) => label)).toEqual(['포대 투입', '이 가운데 없음'])

    const sent = await answer(path, worker, { ...sore, work: String(workNo) })
    expect([sent.status, sent.body.said]).toEqual([200, '제출했습니다. 고맙습니다.'])

    const { rows } = await as('nurse').list(muscleSymptom)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      personNo: worker.personNo,
      workerVendorCd: VENDOR,
      userId: null,
      deptCd: null,
      muscleWorkNo: workNo,
      verdictCd: 'PAIN',
      painYn: 'Y',
      createUserId: 'SYSTEM',
    })
    // His vendor and the hygienist read no answer.
    expect((await as('hygiene').list(muscleSymptom)).total).toBe(0)
    expect((await as('V100001-01').fetch(`${muscleSymptom.api}s`)).status).toBe(403)
  })

  test('in his language: the page, the questions, the refusals; what people wrote stays as it is', async () => {
    const { path } = await aLink()
    for (const [language, label, first] of [
      ['en', 'Symptom survey', 'Which work do you mostly do?'],
      ['zh', '肌肉骨骼症状调查', '您主要从事哪项作业？'],
      ['es', 'Encuesta de síntomas', '¿Qué trabajo hace principalmente?'],
      ['vi', 'Khảo sát triệu chứng cơ xương khớp', 'Bạn chủ yếu làm công việc nào?'],
      ['th', 'แบบสำรวจอาการกล้ามเนื้อและกระดูก', 'คุณทำงานใดเป็นหลัก'],
      ['uz', 'Mushak va suyak og‘rig‘i so‘rovi', 'Asosan qaysi ishni qilasiz?'],
    ] as const) {
      const headers = { 'accept-language': language }
      expect((await visit(path, undefined, headers)).body).toMatchObject({ label, title: '정기조사' })
      const form = await visit<{ questions: { label: string; options: { label: string }[] }[] }>(
        `${path}/form`,
        claimOf(await workerAt(1)),
        headers,
      )
      expect(form.body.questions[0]).toMatchObject({ label: first })
      expect(form.body.questions[0]?.options[0]?.label).toBe('포대 투입')
      const korean = form.body.questions.slice(1).flatMap((one) => [one.label, ...one.options.map((o) => o.label)])
      expect(korean.filter((text) => /[가-힣]/.test(text))).toEqual([])
      const refused = await visit(`${path}/form`, { personNm: '아무개', phoneTail: '0000' }, headers)
      expect(refused.body.message).not.toMatch(/[가-힣]/)
    }
  })

  test('once: by the same page again, by another link of the survey, and of two at the same moment one', async () => {
    const [{ path }, second] = [await aLink(), await aLink()]
    const worker = await workerAt(2)
    const both = await Promise.all([answer(path, worker), answer(path, worker)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await answer(second.path, worker)).body.code).toBe('LINK_ANSWERED')
    expect((await visit(`${path}/form`, claimOf(worker))).body.code).toBe('LINK_ANSWERED')
    expect(await site().sql('select 1 from muscle_symptom where person_no = $1', [worker.personNo])).toHaveLength(1)
  })

  test('what is missing or strange is refused, and he may send again what is right', async () => {
    const { path } = await aLink()
    const worker = await workerAt(3)
    const refusals = [
      [{ work: '0' }, 422, 'LINK_ANSWER_MISSING'],
      [{ work: '0', pain: 'Y', parts: [] }, 422, 'LINK_ANSWER_MISSING'],
      [{ ...sore, work: '0', 'back.painCd': '9' }, 400, 'INVALID_INPUT'],
      [{ ...painless, work: '987654' }, 400, 'INVALID_INPUT'],
      [{ ...painless, verdictCd: 'NORMAL' }, 400, 'INVALID_INPUT'],
    ] as const
    for (const [answers, status, code] of refusals) {
      const refused = await answer(path, worker, answers)
      expect([refused.status, refused.body.code], JSON.stringify(answers)).toEqual([status, code])
    }
    // What was ticked before he changed his mind is left out.
    expect((await answer(path, worker, { ...sore, ...painless })).status).toBe(200)
    const [row] = await site().sql<{ painYn: string; n: number }>(
      `select pain_yn as "painYn", (select count(*)::int from muscle_symptom_complaints c where c.muscle_symptom_no = s.muscle_symptom_no) as n
        from muscle_symptom s where person_no = $1`,
      [worker.personNo],
    )
    expect(row).toEqual({ painYn: 'N', n: 0 })
  })
})

describe('who is let in', () => {
  test('nobody of another vendor, nobody who has left, nobody by another’s number: all the same answer', async () => {
    const { path } = await aLink()
    const [own, other] = [await workerAt(0), await workerAt(0, 'V100002')]
    const [left] = await site().sql<Worker>(
      `select person_no::int as "personNo", person_nm as "personNm", right(regexp_replace(phone_no, '\\D', '', 'g'), 4) as "phoneTail"
        from vendor_person where vendor_cd = $1 and person_status_cd <> 'ACTIVE' limit 1`,
      [VENDOR],
    )
    const wrong = own.phoneTail === '0000' ? '1111' : '0000'
    const strangers = [claimOf(other), { ...claimOf(own), phoneTail: wrong }, ...(left ? [claimOf(left)] : [])]
    const answers = new Set<string>()
    for (const claim of strangers) {
      const refused = await visit(`${path}/form`, claim)
      expect([refused.status, refused.body.code]).toEqual([422, 'LINK_WORKER_UNKNOWN'])
      answers.add(refused.body.message)
      expect((await visit(`${path}/answer`, { ...claim, answers: painless })).status).toBe(422)
    }
    expect(answers.size).toBe(1)
  })

  test('0.8 ten wrong tries an hour for a name on a device lock it there, and no other; right ones cost none', async () => {
    const { path } = await aLink()
    const worker = await workerAt(4)
    for (let n = 0; n < 12; n++) expect((await visit(`${path}/form`, claimOf(worker))).status).toBe(200)
    const wrong = String((Number(worker.phoneTail) + 1) % 10_000).padStart(4, '0')
    const guess = () => visit(`${path}/form`, { ...claimOf(worker), phoneTail: wrong })
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(422)
    expect((await guess()).body.code).toBe('TOO_MANY_TRIES')
    expect((await visit(`${path}/form`, claimOf(worker))).status).toBe(429)
    expect((await visit(`${path}/form`, claimOf(await workerAt(5)))).status, 'another of the same address').toBe(200)
    // Another link is another key.
    expect((await visit(`${(await aLink()).path}/form`, claimOf(worker))).status).toBe(200)

    await site().sql(`update sys_try_limit set window_dt = window_dt - interval '61 minutes'`)
    expect((await visit(`${path}/form`, claimOf(worker))).status).toBe(200)
  })

  test('two of one name and one number cannot be told apart: neither is let in', async () => {
    const { path } = await aLink()
    const worker = await workerAt(6)
    await site().sql(
      `insert into vendor_person (vendor_cd, plant_cd, person_nm, birth_ymd, phone_no, job_type_cd, employ_type_cd, hire_ymd)
        select vendor_cd, plant_cd, person_nm, birth_ymd, phone_no, job_type_cd, employ_type_cd, hire_ymd
        from vendor_person where person_no = $1`,
      [worker.personNo],
    )
    expect((await visit(`${path}/form`, claimOf(worker))).body.code).toBe('LINK_WORKER_UNKNOWN')
  })
})

describe('the key', () => {
  test('a guessed, a changed and a broken key are one and the same: there is no such page', async () => {
    const { path } = await aLink()
    const last = path.at(-1) === 'A' ? 'Q' : 'A'
    const [no = ''] = path.split('/').at(-1)?.split('-') ?? []
    const other = (Number.parseInt(no, 36) + 1).toString(36)
    const keys = [
      `${path.slice(0, -1)}${last}`,
      path.replace(`/${no}-`, `/${other}-`),
      '/api/q/zzzzzzzzzz-abcdefghijklmnopqrstuv',
      '/api/q/1',
      '/api/q/%27%3B--',
    ]
    for (const key of keys) {
      const refused = await visit(key)
      expect([refused.status, refused.body.code], key).toEqual([404, 'LINK_OVER'])
      expect((await answer(key, await workerAt(0))).status, key).toBe(404)
    }
  })

  test('it is kept nowhere, and whoever has the rows cannot make it', async () => {
    const { path } = await aLink()
    const mac = path.split('-').slice(1).join('-')
    const rows = await site().sql<{ row: string }>('select row_to_json(l)::text as row from com_link l')
    expect(rows.some(({ row }) => row.includes(mac))).toBe(false)
  })

  test('it ends with its last day, with being taken back, and with the survey', async () => {
    const [late, ended] = [await aLink(), await aLink()]
    await site().sql(`update com_link set expire_dt = now() - interval '1 second' where link_no = $1`, [late.linkNo])
    await as('health').call(`${muscleSurvey.api}/${surveyNo}/links/${ended.linkNo}`, { method: 'DELETE' })
    for (const { path } of [late, ended]) expect((await visit(path)).status).toBe(404)
    expect((await links()).map(({ linkNo }) => linkNo)).not.toContain(ended.linkNo)

    const open = await aLink()
    await site().sql(`update muscle_survey set status_cd = 'REVIEW' where muscle_survey_no = $1`, [surveyNo])
    expect((await visit(open.path)).status).toBe(404)
    await site().sql(`update muscle_survey set status_cd = 'DOING' where muscle_survey_no = $1`, [surveyNo])
    expect((await visit(open.path)).status).toBe(200)
    await site().sql(`update vendor_info set vendor_status_cd = 'TERM' where vendor_cd = $1`, [VENDOR])
    expect((await visit(open.path)).status).toBe(404)
    await site().sql(`update vendor_info set vendor_status_cd = 'ACTIVE' where vendor_cd = $1`, [VENDOR])
  })

  test('S-352 a browser’s post is signed', async () => {
    const { path } = await aLink()
    const claim = claimOf(await workerAt(0))
    const unsigned = await visit(`${path}/form`, claim, { 'sec-fetch-site': 'same-origin' })
    expect([unsigned.status, unsigned.body.code]).toEqual([401, 'SIGNATURE_REQUIRED'])
  })
})

describe('handing links out', () => {
  test('who surveys does; nobody else sees a link, nor makes or ends one', async () => {
    await aLink()
    expect((await links('hygiene')).length).toBeGreaterThan(0)
    for (const userId of ['emp', 'shd', 'reader', 'admin', 'V100001-01']) {
      expect((await as(userId).fetch(`${muscleSurvey.api}/${surveyNo}/links`)).status, userId).toBe(403)
      await expect(makeLink(userId, { vendorCd: VENDOR, untilYmd: today() }), userId).rejects.toMatchObject({
        status: 403,
      })
    }
    await expect(
      as('health').call(`${muscleSurvey.api}/${surveyNo}/links/999999`, { method: 'DELETE' }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('for a vendor of the plant, for 60 days at most, while the survey asks; each is in the audit', async () => {
    const refused = (body: object) => makeLink('health', body).catch((error: { code: string }) => error.code)
    expect(await refused({ vendorCd: 'NOBODY', untilYmd: today() })).toBe('HEA_MSD_LINK_VENDOR')
    expect(await refused({ vendorCd: VENDOR, untilYmd: '2020-01-01' })).toBe('HEA_MSD_LINK_DAY')
    expect(await refused({ vendorCd: VENDOR, untilYmd: '2999-01-01' })).toBe('HEA_MSD_LINK_DAY')
    await site().sql(`update muscle_survey set status_cd = 'REVIEW' where muscle_survey_no = $1`, [surveyNo])
    expect(await refused({ vendorCd: VENDOR, untilYmd: today() })).toBe('HEA_MSD_LINK_STATE')
    await site().sql(`update muscle_survey set status_cd = 'DOING' where muscle_survey_no = $1`, [surveyNo])
    const audit = await site().sql(
      `select 1 from sys_audit where biz_cd = 'muscle-survey' and action_cd = 'LINK' and user_id = 'health'`,
    )
    expect(audit.length).toBeGreaterThan(0)
  })

  test('answers are counted for the vendor like for a department, and not told below five', async () => {
    interface Result {
      depts: { deptCd: string; deptNm: string; total: number | null }[]
    }
    const result = () => as('cso').call<Result>(`${muscleSurvey.api}/${surveyNo}/symptoms`)
    expect((await result()).depts).toMatchObject([{ deptCd: VENDOR, total: null }])
    const { path, linkNo } = await aLink()
    const counted = async () => (await links()).find((one) => one.linkNo === linkNo)?.answerCnt
    expect(await counted()).toBeNull()
    for (let index = 7; index < 14; index++) expect((await answer(path, await workerAt(index))).status).toBe(200)
    expect(await counted()).toBe(7)
    expect((await result()).depts).toMatchObject([{ deptCd: VENDOR, total: expect.any(Number) }])
  })
})

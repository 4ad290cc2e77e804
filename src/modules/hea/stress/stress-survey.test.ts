/** Job-stress surveys: asked by link, answered once, told about in groups only, kept from everybody otherwise. */
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aStressSurvey } from './stress.seed.ts'
import { stressSurvey } from './stress-survey.model.ts'

interface Group {
  key: string
  mergedInto: string | null
  answerCnt: number | null
  scores: (number | null)[]
  totalScore: number | null
}
interface Result {
  site: Group
  groups: Group[]
  bySex: Group[]
}
interface Mine {
  rows: { stressSurveyNo: number; answeredYn: string; linkKey: string | null }[]
}

const site = aFileSite()
const opened = async (values = {}) => {
  const { stressSurveyNo } = await site().as('health').create(stressSurvey, aStressSurvey(values))
  return site().as('health').act(stressSurvey, stressSurveyNo, 'open')
}
const mine = async (userId: string, no: number) =>
  (await site().as(userId).call<Mine>('/api/hea/stress/mysurveys')).rows.find((one) => one.stressSurveyNo === no)
const send = (userId: string, no: number, linkKey: string | null | undefined, more: object = {}) =>
  site()
    .as(userId)
    .call(`/api/hea/stress/mysurvey/${no}`, {
      method: 'POST',
      body: { linkKey, answers: Array(24).fill(2), ...more },
    })
const result = (no: number, userId = 'health') => site().as(userId).call<Result>(`${stressSurvey.api}/${no}/result`)
/** Answers of a department past the form: as many as it takes. */
const fill = (no: number, deptCd: string, count: number, score: number) =>
  site().sql(`insert into stress_answer (stress_survey_no, dept_cd, sex_cd, answers_json, scores, total_score, item_cnt)
    select ${no}, '${deptCd}', 'M', '[]', array[${Array(7).fill(score).join()}], ${score}, 24 from generate_series(1, ${count})`)

describe('answering', () => {
  test('everybody of the department is told and gets a link of his own; others get none', async () => {
    const { stressSurveyNo: no, targetCnt } = await opened()
    const [{ n } = { n: 0 }] = await site().sql<{ n: number }>(
      `select count(*)::int as n from sys_user where dept_cd = 'D2110' and user_status_cd = 'ACTIVE'`,
    )
    expect(targetCnt).toBe(n)
    expect((await site().as('emp').notifications()).rows[0]).toMatchObject({
      messageDesc: expect.stringContaining('직무스트레스 조사에 응답해 주십시오'),
      linkUrl: `/hea/stress/myStress/${no}`,
    })
    expect(await mine('emp', no)).toMatchObject({ answeredYn: 'N', linkKey: expect.any(String) })
    expect(await mine('emp2', no)).toBeUndefined()
  })

  test('HEA_STRESS_ONCE a link is good for once, and for nobody else', async () => {
    const { stressSurveyNo: no } = await opened()
    const link = (await mine('emp', no))?.linkKey
    await expect(send('mgr', no, link)).rejects.toMatchObject({ code: 'HEA_STRESS_ONCE' })
    await send('emp', no, link)
    await expect(send('emp', no, link)).rejects.toMatchObject({
      status: 409,
      code: 'HEA_STRESS_ONCE',
      answer: { message: '이미 응답하셨습니다.' },
    })
    expect(await mine('emp', no)).toMatchObject({ answeredYn: 'Y', linkKey: null })
  })

  test('an answer holds no person, no link and no time, and nothing leads from an invitation to it', async () => {
    const { stressSurveyNo: no } = await opened()
    await send('emp', no, (await mine('emp', no))?.linkKey, { opinionDesc: '교대 인수인계 시간이 모자랍니다.' })
    const [answer] = await site().sql<Record<string, unknown>>(
      `select * from stress_answer where stress_survey_no = ${no}`,
    )
    expect(Object.keys(answer ?? {}).sort()).toEqual([
      ...['age_band_cd', 'answer_key', 'answers_json', 'dept_cd', 'item_cnt', 'scores', 'sex_cd', 'stress_survey_no'],
      'total_score',
    ])
    const [invite] = await site().sql<Record<string, unknown>>(
      `select * from stress_invite where stress_survey_no = ${no} and user_id = 'emp'`,
    )
    expect(Object.keys(invite ?? {}).filter((column) => column.endsWith('_dt'))).toEqual([])
    expect(Object.values(answer ?? {})).not.toContain('emp')
    // The audit of the survey knows nothing of it either.
    expect(
      await site().sql(`select from sys_audit where biz_cd = 'stress-survey' and biz_no = '${no}' and user_id = 'emp'`),
    ).toEqual([])
  })

  test('not even raw SQL shows an answer to anybody, or another one’s invitation', async () => {
    const client = new pg.Client({ connectionString: site().url, options: '-c role=jikim_app' })
    await client.connect()
    await client.query(`select set_config('jikim.scope', 'ALL', false), set_config('jikim.user', 'emp', false),
      set_config('jikim.plant', '2000', false), set_config('jikim.levels', 'F,M,S', false)`)
    for (const table of ['stress_answer', 'stress_opinion'])
      expect((await client.query(`select from ${table}`)).rowCount, table).toBe(0)
    const users = await client.query('select distinct user_id from stress_invite')
    expect(users.rows).toEqual([{ user_id: 'emp' }])
    await client.end()
  })

  test('a number of answers that is not the form’s, a closed survey, a period the wrong way round', async () => {
    const { stressSurveyNo: no } = await opened()
    const link = (await mine('emp', no))?.linkKey
    await expect(send('emp', no, link, { answers: Array(43).fill(2) })).rejects.toMatchObject({
      code: 'HEA_STRESS_ITEMS',
    })
    await expect(send('emp', no, link, { answers: Array(24).fill(5) })).rejects.toMatchObject({ status: 400 })
    await site().as('health').act(stressSurvey, no, 'close')
    await expect(send('emp', no, link)).rejects.toMatchObject({ status: 404 })
    await expect(opened({ startYmd: '2026-12-02', endYmd: '2026-12-01' })).rejects.toMatchObject({ code: 'CM-05' })
    await expect(opened({ endYmd: '2026-11-02' })).rejects.toMatchObject({ code: 'HEA_STRESS_PAST' })
  })
})

test('HEA_STRESS_NOBODY a survey of departments in which nobody works is not begun', async () => {
  await site().sql(`insert into sys_dept (dept_cd, dept_nm, plant_cd, pdept_cd) select 'D-EMPTY', '빈 부서', '2000', pdept_cd
    from sys_dept where dept_cd = 'D2110'`)
  const nobody = { status: 422, code: 'HEA_STRESS_NOBODY', field: 'targetDepts' }
  await expect(opened({ targetDepts: [{ targetDeptCd: 'D-EMPTY' }] })).rejects.toMatchObject({
    ...nobody,
    answer: { problems: [{ message: '대상 부서에 재직 중인 사람이 없습니다.' }] },
  })
})

describe('the result', () => {
  test('OH-A21 a department with four answers is merged upward and shows nothing of its own', async () => {
    const { stressSurveyNo: no } = await opened({ targetDepts: [{ targetDeptCd: 'D2110' }, { targetDeptCd: 'D2120' }] })
    const [{ up } = { up: '' }] = await site().sql<{ up: string }>(
      `select pdept_cd as up from sys_dept where dept_cd = 'D2110'`,
    )
    await fill(no, 'D2110', 4, 80)
    await fill(no, up, 3, 10)
    await fill(no, 'D2120', 9, 40)
    const during = await result(no)
    expect(during.site).toMatchObject({ answerCnt: 16, totalScore: null })
    await site().as('health').act(stressSurvey, no, 'close')
    const { site: whole, groups } = await result(no)
    const of = (key: string) => groups.find((group) => group.key === key)
    expect(of('D2110')).toMatchObject({ answerCnt: null, totalScore: null, mergedInto: up })
    expect(of('D2110')?.scores.every((score) => score === null)).toBe(true)
    expect(of(up)).toMatchObject({ answerCnt: 7, totalScore: 50 })
    expect(of('D2120')).toMatchObject({ answerCnt: 9, totalScore: 40, mergedInto: null })
    expect(whole).toMatchObject({ answerCnt: 16, totalScore: 44.4 })
  })

  test('nothing at all where fewer than five have answered', async () => {
    const { stressSurveyNo: no } = await opened()
    await fill(no, 'D2110', 4, 80)
    await site().as('health').act(stressSurvey, no, 'close')
    const { site: whole, groups } = await result(no)
    expect(whole).toMatchObject({ answerCnt: null, totalScore: null })
    expect(groups.every(({ answerCnt, totalScore }) => answerCnt === null && totalScore === null)).toBe(true)
  })

  test('a sex with fewer than five answers takes the other with it', async () => {
    const { stressSurveyNo: no } = await opened()
    await fill(no, 'D2110', 12, 40)
    await site().sql(`update stress_answer set sex_cd = 'F' where answer_key in
      (select answer_key from stress_answer where stress_survey_no = ${no} limit 3)`)
    await site().as('health').act(stressSurvey, no, 'close')
    expect((await result(no)).bySex).toEqual([])
  })

  test('what was written freely is the health manager’s alone, and only after the end', async () => {
    const { stressSurveyNo: no } = await opened()
    await send('emp', no, (await mine('emp', no))?.linkKey, { opinionDesc: '휴게실이 멉니다.' })
    const opinions = (userId: string) => site().as(userId).fetch(`${stressSurvey.api}/${no}/opinions`)
    expect(await (await opinions('health')).json()).toEqual({ rows: [] })
    await site().as('health').act(stressSurvey, no, 'close')
    expect(await (await opinions('health')).json()).toMatchObject({ rows: [{ opinionDesc: '휴게실이 멉니다.' }] })
    for (const userId of ['nurse', 'doctor', 'reader', 'shd', 'emp'])
      expect([userId, (await opinions(userId)).status]).toEqual([userId, 403])
  })

  test('the management and the auditor see figures; nobody else opens it', async () => {
    const { stressSurveyNo: no } = await opened()
    for (const userId of ['reader', 'shd', 'cso', 'doctor'])
      expect([userId, (await site().as(userId).fetch(`${stressSurvey.api}/${no}/result`)).status]).toEqual([
        userId,
        200,
      ])
    for (const userId of ['emp', 'mgr', 'admin', 'hygiene'])
      expect([userId, (await site().as(userId).fetch(`${stressSurvey.api}/${no}/result`)).status]).toEqual([
        userId,
        403,
      ])
  })
})

test('a survey ends with its last day, by itself; who has not answered is reminded once a time', async () => {
  const { stressSurveyNo: no } = await opened()
  await site().sql(`update stress_survey set end_ymd = now()::date + 3 where stress_survey_no = ${no}`)
  expect(await site().runJob('hea-stress-remind')).toBeGreaterThan(0)
  expect(await site().runJob('hea-stress-remind')).toBe(0)
  await site().sql(`update stress_survey set end_ymd = now()::date - 1 where stress_survey_no = ${no}`)
  expect(await site().runJob('hea-stress-end')).toBe(1)
  expect(await site().as('health').read(stressSurvey, no)).toMatchObject({ statusCd: 'CLOSED' })
  expect(await mine('emp', no)).toBeUndefined()
  expect(await site().sql(`select from stress_invite where stress_survey_no = ${no} and link_key is not null`)).toEqual(
    [],
  )
})

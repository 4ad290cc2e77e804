/** Answers about complaints: one's own, read by few, told in numbers that give nobody away. */
import { beforeAll, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { muscleSurvey } from './muscle-survey.model.ts'
import { muscleSymptom } from './muscle-symptom.model.ts'
import { muscleWork } from './muscle-work.model.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
/** emp and mgr work in the production team that does the work, emp2 in another. */
const DEPT = 'D2110'
let surveyNo: number
let workNo: number

interface Mine {
  rows: { muscleSurveyNo: number; openYn: 'Y' | 'N'; works: object[]; answer: { verdictCd: string } | null }[]
}
interface Shown {
  total: number | null
  counts: (number | null)[]
}
interface Result {
  depts: (Shown & { deptCd: string })[]
  all: Shown
  parts: (Shown & { partCd: string })[]
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
      process_no, worker_cnt, annual_work_day_cnt, burden_yn, burden_item_nos, risk_lvl_cd, create_user_id)
    select 'MW-20260901-001', 'SCORED', '2000', ${surveyNo}, '포대 투입', '${DEPT}', min(process_no), 8, 220, 'Y', '8', '2', 'health'
    from process where plant_cd = '2000' returning muscle_work_no::int as no`)
  workNo = work?.no ?? 0
})

const back = (painCd: string, freqCd: string, durationCd = '4') => ({ partCd: 'back', durationCd, painCd, freqCd })
const answer = (userId: string, complaints: object[] = [], more = {}) =>
  as(userId).call<{ verdictCd: string }>(`${muscleSymptom.api}-answer`, {
    method: 'POST',
    body: { muscleSurveyNo: surveyNo, painYn: complaints.length > 0 ? 'Y' : 'N', complaints, ...more },
  })
const mine = (userId: string) => as(userId).call<Mine>(`${muscleSymptom.api}-mine`)
const result = (userId: string) => as(userId).call<Result>(`${muscleSurvey.api}/${surveyNo}/symptoms`)

describe('answering', () => {
  test('OH-A14 back: 4/2/2 and 4/3/2 are 관리대상자, 4/3/3 is 통증호소자; the last answer counts', async () => {
    expect((await mine('emp')).rows).toMatchObject([
      { muscleSurveyNo: surveyNo, openYn: 'Y', works: [{ workNm: '포대 투입' }], answer: null },
    ])
    expect(await answer('emp', [back('2', '2')])).toEqual({ verdictCd: 'WATCH' })
    expect(await answer('emp', [back('3', '2')])).toEqual({ verdictCd: 'WATCH' })
    expect(await answer('emp', [back('3', '3')], { muscleWorkNo: workNo })).toEqual({ verdictCd: 'PAIN' })
    expect((await mine('emp')).rows).toMatchObject([
      {
        answer: {
          verdictCd: 'PAIN',
          muscleWorkNo: workNo,
          complaints: [{ partCd: 'back', painCd: '3', effectCds: [] }],
        },
      },
    ])
    expect(await site().sql(`select 1 from muscle_symptom where user_id = 'emp'`)).toHaveLength(1)
  })

  test('twice at the same moment is once', async () => {
    await Promise.all([answer('oper'), answer('oper', [back('1', '1')])])
    expect(await site().sql(`select 1 from muscle_symptom where user_id = 'oper'`)).toHaveLength(1)
  })

  test('who does none of the works is not asked, and a part is named once', async () => {
    expect((await mine('gate')).rows).toEqual([])
    await expect(answer('gate')).rejects.toMatchObject({ status: 422, code: 'HEA_MSD_NOT_ASKED' })
    await expect(answer('emp', [back('2', '2'), back('3', '3')])).rejects.toMatchObject({ code: 'HEA_MSD_PART_TWICE' })
    await expect(answer('emp', [], { painYn: 'Y' })).rejects.toMatchObject({ code: 'HEA_MSD_PART_REQUIRED' })
    await expect(answer('emp', [], { muscleWorkNo: 999_999 })).rejects.toMatchObject({ code: 'HEA_MSD_OTHER_WORK' })
    await expect(answer('emp', [back('9', '2')])).rejects.toMatchObject({ status: 400 })
  })

  test('nobody answers for another by the derived way', async () => {
    const creating = as('nurse').call(muscleSymptom.api, { method: 'POST', body: { painYn: 'Y' } })
    await expect(creating).rejects.toMatchObject({ status: 403 })
  })
})

describe('reading', () => {
  const no = async () =>
    (
      await site().sql<{ no: number }>(`select muscle_symptom_no::int as no from muscle_symptom where user_id = 'emp'`)
    )[0]?.no ?? 0
  const reads = async (userId: string) => (await as(userId).fetch(`${muscleSymptom.api}/${await no()}`)).status

  test('the health team and he himself, nobody else however far he sees', async () => {
    for (const userId of ['health', 'nurse', 'doctor', 'emp'])
      expect([userId, await reads(userId)]).toEqual([userId, 200])
    for (const userId of ['hygiene', 'mgr', 'emp2', 'shd', 'cso', 'reader', 'admin'])
      expect([userId, await reads(userId)]).not.toEqual([userId, 200])
    expect((await as('hygiene').list(muscleSymptom)).total).toBe(0)
    expect((await as('nurse').list(muscleSymptom)).total).toBeGreaterThan(0)
  })

  test('who read it is kept for him', async () => {
    const read = () =>
      site().sql(
        `select 1 from sys_read_log where subject_user_id = 'emp' and biz_cd = 'muscle-symptom' and read_user_id = 'doctor'`,
      )
    const before = (await read()).length
    await reads('doctor')
    expect((await read()).length).toBe(before + 1)
  })
})

describe('numbers', () => {
  test('a department of fewer than five answers shows nothing', async () => {
    const shown = await result('cso')
    expect(shown.depts).toMatchObject([{ deptCd: DEPT, total: null, counts: [null, null, null] }])
    expect(shown.all).toEqual({ total: null, counts: [null, null, null] })
    expect(shown.parts.every(({ total }) => total === null)).toBe(true)
  })

  test('from five on it is told, but no count of one to four', async () => {
    await site().sql(`insert into muscle_symptom (muscle_symptom_doc_no, status_cd, plant_cd, muscle_survey_no, user_id, dept_cd, muscle_work_no, verdict_cd, create_user_id)
      select 'MY-T-' || n, 'SENT', '2000', ${surveyNo}, 'T' || n, '${DEPT}', ${workNo}, case when n <= 14 then 'NORMAL' else 'WATCH' end, 'T' || n from generate_series(1, 20) n`)
    const shown = await result('hygiene')
    // One is in pain: with the sum told, a second count has to stay back.
    expect(shown.depts[0]?.counts.at(2)).toBeNull()
    expect(shown.depts[0]?.counts.filter((count) => count === null).length).toBeGreaterThan(1)
    expect(shown.depts[0]?.total).toBe(22)
    const sheet = await as('health').readSheet(`${muscleSurvey.api}/${surveyNo}/symptoms/excel`)
    expect(JSON.stringify(sheet.rows)).toContain('"-"')
    const work = await as('hygiene').call<{ work: Shown }>(`${muscleWork.api}/${workNo}/symptoms`)
    // One of the department is not of the work: the difference of the two would be he.
    expect(work.work.total).toBeNull()
    expect((await as('emp').fetch(`${muscleSurvey.api}/${surveyNo}/symptoms`)).status).toBeGreaterThanOrEqual(403)
  })

  test('M7 burden work with somebody in pain is to be improved, and answers are closed with the survey', async () => {
    await as('health').act(muscleSurvey, surveyNo, 'review')
    await expect(answer('emp')).rejects.toMatchObject({ status: 422, code: 'HEA_MSD_ANSWERS_CLOSED' })
    expect((await mine('emp')).rows).toMatchObject([{ openYn: 'N', answer: { verdictCd: 'PAIN' } }])
    expect(await as('health').read(muscleWork, workNo)).toMatchObject({ improveYn: 'N', riskLvlCd: '2' })
    await as('health').act(muscleSurvey, surveyNo, 'evaluate')
    expect(await as('health').read(muscleWork, workNo)).toMatchObject({ improveYn: 'Y' })
  })
})

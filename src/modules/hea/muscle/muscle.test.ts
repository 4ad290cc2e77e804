/** Surveys of burden, their works and postures, through HTTP. */
import { beforeAll, describe, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { notice } from '#modules/manage/notice/notice.model.ts'
import { addDays, addMonths, dayOf } from '#platform/model/calendar.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { aFileSite } from '#platform/test/site.ts'
import { aPosture, aSurvey, aWork } from './muscle.seed.ts'
import { musclePosture } from './muscle-posture.model.ts'
import { muscleSurvey } from './muscle-survey.model.ts'
import { muscleWork } from './muscle-work.model.ts'

const site = aFileSite()
const today = () => dayOf(new Date())
const as = (userId: string) => site().as(userId)
let processNo: number

beforeAll(async () => {
  const [row] = await site().sql<{ no: number }>(
    `select process_no::int as no from process where plant_cd = '2000' order by 1 limit 1`,
  )
  processNo = row?.no ?? 0
})

const plan = (values = {}) => as('health').create(muscleSurvey, aSurvey(values))
const approval = (userId: string, path: string, body: object) =>
  as(userId).call<{ apprRqstNo: number }>(`/api/manage/approval${path}`, { method: 'POST', body })

async function draft(no: number, rowVersion: number) {
  const lines = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'shd' }]
  return approval('health', '', { apprBizCd: 'HEA_MUSCLE_SURVEY', bizNo: no, rowVersion, lines })
}
/** A survey under way. */
async function begun(values = {}) {
  const { muscleSurveyNo, rowVersion } = await plan(values)
  const { apprRqstNo } = await draft(muscleSurveyNo, rowVersion)
  await approval('shd', `/${apprRqstNo}/decide`, { decisionCd: 'OK' })
  return muscleSurveyNo
}
const work = (muscleSurveyNo: number, values: DraftOf<typeof muscleWork> = {}) =>
  as('hygiene').create(muscleWork, aWork({ muscleSurveyNo, processNo, ...values }))
async function posture(muscleWorkNo: number, values: DraftOf<typeof musclePosture> = {}) {
  const { musclePostureNo } = await as('hygiene').create(musclePosture, aPosture({ muscleWorkNo, ...values }))
  return as('hygiene').act(musclePosture, musclePostureNo, 'confirm')
}
const step = (no: number, actionCd: 'review' | 'evaluate' | 'notify' | 'finish' | 'reopen', values = {}) =>
  as('health').act(muscleSurvey, no, actionCd, values)

/** A survey whose one work scores high, in the state ACTION. */
async function evaluated() {
  const no = await begun()
  const { muscleWorkNo } = await work(no)
  await posture(muscleWorkNo)
  await as('hygiene').act(muscleWork, muscleWorkNo, 'score')
  await step(no, 'review')
  await step(no, 'evaluate')
  return { no, muscleWorkNo }
}
const measure = { improveDesc: '포대 리프터를 들입니다.', improveOwnerUserId: 'owner', improveDueYmd: '2099-12-31' }

describe('a work', () => {
  test('OH-A11 25 kg × 12 a day on 200 days is item 8; on 55 days it is excluded as 간헐적', async () => {
    const { muscleSurveyNo } = await plan()
    const add = (annualWorkDayCnt: number) =>
      as('health').create(muscleWork, aWork({ muscleSurveyNo, processNo, annualWorkDayCnt }))
    expect(await add(200)).toMatchObject({ burdenItemNos: '8', burdenYn: 'Y', excludedYn: 'N', excludeCd: null })
    expect(await add(55)).toMatchObject({ burdenItemNos: '8', burdenYn: 'N', excludedYn: 'Y', excludeCd: 'RARE' })
  })

  test('what changes is judged anew, by the numbers of the day it was added', async () => {
    const no = await begun()
    const first = await work(no, { liftOver25KgCnt: 9 })
    expect(first).toMatchObject({ burdenItemNos: null, burdenYn: 'N', shortMonthCnt: 2, rareDayCnt: 60 })
    const values = { keyboardHourVal: 4, squatHourVal: 2.5, onceYn: 'Y', durationMonthCnt: 2 } as const
    expect(await as('hygiene').edit(muscleWork, first, first.muscleWorkNo, values)).toMatchObject({
      burdenItemNos: '1, 5',
      burdenYn: 'N',
      excludeCd: 'SHORT',
    })
  })

  test('burden work is not judged without a posture', async () => {
    const { muscleWorkNo } = await work(await begun())
    const scoring = as('hygiene').act(muscleWork, muscleWorkNo, 'score')
    await expect(scoring).rejects.toMatchObject({ status: 422, code: 'HEA_MSD_NO_POSTURE' })
    await posture(muscleWorkNo)
    expect(await as('hygiene').act(muscleWork, muscleWorkNo, 'score')).toMatchObject({ statusCd: 'SCORED' })
  })

  test('a one-off needs its duration', async () => {
    const { muscleWorkNo } = await work(await begun(), { onceYn: 'Y', liftOver25KgCnt: 0 })
    await expect(as('hygiene').act(muscleWork, muscleWorkNo, 'score')).rejects.toMatchObject({
      field: 'durationMonthCnt',
    })
  })

  test('HEA_MSD_NOT_EVALUATED it is improved once the survey is evaluated, not before', async () => {
    const { muscleWorkNo } = await work(await begun())
    await posture(muscleWorkNo)
    await as('hygiene').act(muscleWork, muscleWorkNo, 'score')
    await site().sql(`update muscle_work set improve_yn = 'Y' where muscle_work_no = ${muscleWorkNo}`)
    await expect(as('health').act(muscleWork, muscleWorkNo, 'improve', measure)).rejects.toMatchObject({
      status: 422,
      code: 'HEA_MSD_NOT_EVALUATED',
      answer: { problems: [{ message: '조사의 평가를 마친 뒤에 개선으로 등록할 수 있습니다.' }] },
    })
  })

  test('none is added once the survey is evaluated, nor to a survey of another plant', async () => {
    const { no } = await evaluated()
    await expect(work(no)).rejects.toMatchObject({
      status: 422,
      code: 'HEA_MSD_SURVEY_CLOSED',
      field: 'muscleSurveyNo',
    })
    const muscleSurveyNo = await begun()
    await site().sql(`update muscle_survey set plant_cd = '3000' where muscle_survey_no = ${muscleSurveyNo}`)
    // One of another plant is not there; for who may see all plants it is another plant's.
    await expect(work(muscleSurveyNo)).rejects.toMatchObject({ status: 400, field: 'muscleSurveyNo' })
    const reach = (scopeCd: string, plantAccessYn: string) =>
      site().sql(
        `update sys_auth_grp set scope_cd = '${scopeCd}', plant_access_yn = '${plantAccessYn}' where auth_grp_cd = 'HYG'`,
      )
    await reach('ALL', 'Y')
    await expect(work(muscleSurveyNo)).rejects.toMatchObject({
      status: 422,
      code: 'HEA_MSD_OTHER_PLANT',
      field: 'muscleSurveyNo',
      answer: { problems: [{ message: '다른 사업장의 조사입니다.' }] },
    })
    await reach('PLANT', 'N')
  })

  test('who only reads adds nothing, and an employee sees none', async () => {
    const no = await begun()
    await expect(as('safety').create(muscleWork, aWork({ muscleSurveyNo: no, processNo }))).rejects.toMatchObject({
      status: 403,
    })
    expect((await as('safety').fetch(`${muscleWork.api}s`)).status).toBe(200)
    expect((await as('emp').fetch(`${muscleWork.api}s`)).status).toBeGreaterThanOrEqual(403)
  })
})

describe('a posture', () => {
  test('OH-A12 every step to the score stands with it, and the work takes the worst', async () => {
    const { muscleWorkNo } = await work(await begun())
    expect(await posture(muscleWorkNo)).toMatchObject({
      tableAScore: 4,
      sumAScore: 6,
      tableBScore: 4,
      sumBScore: 5,
      tableCScore: 6,
      finalScore: 6,
      actionLvlCd: '3',
    })
    await posture(muscleWorkNo, { toolCd: 'OWAS', backScore: 2, armsScore: 2, legsScore: 4, loadScore: 2 })
    expect(await as('health').read(muscleWork, muscleWorkNo)).toMatchObject({
      rulaScore: 6,
      owasScore: 4,
      rebaScore: null,
      riskLvlCd: '4',
    })
  })

  test('OH-A13 REBA', async () => {
    const { muscleWorkNo } = await work(await begun())
    const values = {
      toolCd: 'REBA' as const,
      neckScore: 2,
      trunkScore: 3,
      legsScore: 2,
      loadScore: 1,
      upperArmScore: 3,
      lowerArmScore: 1,
      wristScore: 2,
      couplingScore: 1,
      activityScore: 1,
    } as const
    expect(await posture(muscleWorkNo, values)).toMatchObject({
      tableAScore: 5,
      sumAScore: 6,
      tableBScore: 4,
      sumBScore: 5,
      tableCScore: 8,
      finalScore: 9,
      actionLvlCd: '3',
      forceAScore: null,
      wristTwistScore: null,
    })
  })

  test('chosen steps decide the score of their part', async () => {
    const { muscleWorkNo } = await work(await begun())
    const made = await as('hygiene').create(
      musclePosture,
      aPosture({ muscleWorkNo, stepDesc: 'upperArm:3+raised+abducted neck:2', upperArmScore: 1 }),
    )
    expect(made).toMatchObject({ upperArmScore: 5, neckScore: 2 })
  })

  test('a score beyond its part is refused in the words of the part', async () => {
    const { muscleWorkNo } = await work(await begun())
    const making = as('hygiene').create(musclePosture, aPosture({ muscleWorkNo, upperArmScore: 7 }))
    await expect(making).rejects.toMatchObject({ status: 422, code: 'HEA_POSTURE_RANGE', field: 'upperArmScore' })
    const { answer } = await making.catch((refused) => refused)
    expect(answer.problems[0].message).toBe('점수 범위를 벗어났습니다(상완 1~6).')
  })

  test('it is not confirmed while a part is missing, and counts only when it is', async () => {
    const { muscleWorkNo } = await work(await begun())
    const { musclePostureNo } = await as('hygiene').create(musclePosture, aPosture({ muscleWorkNo, neckScore: null }))
    const confirming = as('hygiene').act(musclePosture, musclePostureNo, 'confirm')
    await expect(confirming).rejects.toMatchObject({ status: 422, code: 'HEA_POSTURE_MISSING', field: 'neckScore' })
    const done = await posture(muscleWorkNo)
    await as('hygiene').act(musclePosture, done.musclePostureNo, 'reopen')
    expect(await as('health').read(muscleWork, muscleWorkNo)).toMatchObject({ rulaScore: null, riskLvlCd: null })
  })

  test('a work that is judged keeps its postures', async () => {
    const { muscleWorkNo } = await work(await begun())
    const { musclePostureNo } = await posture(muscleWorkNo)
    await as('hygiene').act(muscleWork, muscleWorkNo, 'score')
    const reopening = as('hygiene').act(musclePosture, musclePostureNo, 'reopen')
    await expect(reopening).rejects.toMatchObject({ status: 422, code: 'HEA_MSD_WORK_CLOSED' })
  })
})

describe('a survey', () => {
  test('its plan is approved by the SHE head; sent back it is written on', async () => {
    const { muscleSurveyNo, rowVersion } = await plan()
    const { apprRqstNo } = await draft(muscleSurveyNo, rowVersion)
    expect(await as('health').read(muscleSurvey, muscleSurveyNo)).toMatchObject({
      statusCd: 'PROGRESS',
      muscleSurveyDocNo: expect.stringMatching(/^MS-\d{8}-\d{3}$/),
    })
    await approval('shd', `/${apprRqstNo}/decide`, { decisionCd: 'RTN', opinionDesc: '대상작업을 더하십시오.' })
    const back = await as('health').read(muscleSurvey, muscleSurveyNo)
    expect(back).toMatchObject({ statusCd: 'RTN', can: { edit: expect.arrayContaining(['planDesc']) } })
    const again = await draft(muscleSurveyNo, back.rowVersion)
    await approval('shd', `/${again.apprRqstNo}/decide`, { decisionCd: 'OK' })
    expect(await as('hygiene').read(muscleSurvey, muscleSurveyNo)).toMatchObject({
      statusCd: 'DOING',
      workforceCnt: expect.any(Number),
    })
  })

  test('without a worker it is not submitted, and an occasional one says why', async () => {
    const first = await plan({ workerRepNm: null })
    await expect(draft(first.muscleSurveyNo, first.rowVersion)).rejects.toMatchObject({
      status: 422,
      code: 'HEA_MSD_REP_REQUIRED',
      answer: { problems: [{ message: '근로자대표 또는 해당 작업 근로자의 참여를 입력하세요.' }] },
    })
    const second = await plan({ surveyTypeCd: 'OCC', triggerCd: 'CHANGE' })
    await expect(draft(second.muscleSurveyNo, second.rowVersion)).rejects.toMatchObject({
      code: 'REQUIRED',
      field: 'triggerYmd',
    })
  })

  test('CM-05 it does not end before it begins', async () => {
    const { muscleSurveyNo, rowVersion } = await plan({ startYmd: today(), endYmd: addDays(today(), -1) })
    await expect(draft(muscleSurveyNo, rowVersion)).rejects.toMatchObject({
      status: 422,
      code: 'HEA_MSD_END_BEFORE_START',
      field: 'endYmd',
      answer: { problems: [{ message: '종료일은 시작일보다 빠를 수 없습니다.' }] },
    })
  })

  test('M3 an occasional one begins within a month of its cause', async () => {
    const triggerYmd = addDays(today(), -3)
    const survey = await plan({ surveyTypeCd: 'OCC', triggerCd: 'NEW_WORK', triggerYmd })
    expect(survey.startDueYmd).toBe(addMonths(triggerYmd, 1))
    expect((await plan({ openYmd: addDays(today(), -30) })).startDueYmd).toBe(addMonths(addDays(today(), -30), 12))
  })

  test('M8 ten recognised cases owe a programme', async () => {
    expect(await plan({ diseaseCnt: 9 })).not.toMatchObject({ programYn: 'Y' })
    const { muscleSurveyNo, rowVersion } = await plan({ diseaseCnt: 10 })
    await draft(muscleSurveyNo, rowVersion)
    expect(await as('health').read(muscleSurvey, muscleSurveyNo)).toMatchObject({ programYn: 'Y' })
  })

  test('it is not closed without works, nor evaluated before each of them is', async () => {
    const no = await begun()
    await expect(step(no, 'review')).rejects.toMatchObject({ status: 422, code: 'HEA_MSD_NO_WORK' })
    await work(no)
    await step(no, 'review')
    await expect(step(no, 'evaluate')).rejects.toMatchObject({ status: 422, code: 'HEA_MSD_NOT_SCORED' })
    await step(no, 'reopen', { reasonDesc: '작업 한 건이 빠졌습니다.' })
  })

  test('M7 M9 results are told once they are evaluated, whatever is still improved; a high score is improved before the survey closes, and the next is due in three years', async () => {
    const { no, muscleWorkNo } = await evaluated()
    expect(await as('health').read(muscleWork, muscleWorkNo)).toMatchObject({ improveYn: 'Y', riskLvlCd: '3' })
    const { statusCd, noticeNo } = await as('health').read(muscleSurvey, no)
    expect([statusCd, noticeNo]).toEqual(['ACTION', expect.any(Number)])
    expect(await as('emp').read(notice, Number(noticeNo))).toMatchObject({ statusCd: 'OPEN', confirmYn: 'Y' })
    const open = { status: 422, code: 'HEA_MSD_OPEN_IMPROVE' }
    await expect(step(no, 'notify')).rejects.toMatchObject({
      ...open,
      answer: { problems: [{ message: '개선조치가 완료되지 않은 고위험 작업이 있습니다.' }] },
    })
    const { imprNo } = await as('health').act(muscleWork, muscleWorkNo, 'improve', measure)
    await expect(step(no, 'notify')).rejects.toMatchObject(open)
    await improved(Number(imprNo))
    const told = await step(no, 'notify')
    expect(told.noticeNo).toBe(noticeNo)
    await site().sql(`update muscle_survey set notice_no = null where muscle_survey_no = ${no}`)
    await expect(step(no, 'finish')).rejects.toMatchObject({
      status: 422,
      code: 'HEA_MSD_UNTOLD',
      answer: { problems: [{ message: '조사 결과를 작업 근로자에게 먼저 알리십시오.' }] },
    })
    await site().sql(`update muscle_survey set notice_no = ${told.noticeNo} where muscle_survey_no = ${no}`)
    expect(told).toMatchObject({ statusCd: 'NOTIFY', noticeNo: expect.any(Number) })
    expect(await as('emp').read(notice, Number(told.noticeNo))).toMatchObject({
      statusCd: 'OPEN',
      confirmYn: 'Y',
      targetScopeCd: 'DEPT',
    })
    expect(await step(no, 'finish')).toMatchObject({
      statusCd: 'DONE',
      doneYmd: today(),
      cycleMonthCnt: 36,
      nextDueYmd: addMonths(today(), 36),
    })
    const spared = await plan({ surveyTypeCd: 'OCC', triggerCd: 'DISEASE', triggerYmd: today() })
    await expect(draft(spared.muscleSurveyNo, spared.rowVersion)).rejects.toMatchObject({ code: 'HEA_MSD_SPARED' })
    const next = await plan()
    expect(next.startDueYmd).toBe(addMonths(today(), 36))
    const { rows } = await as('health').call<{ rows: { plantCd: string; nextDueYmd: string }[] }>(
      `${muscleSurvey.api}-due`,
    )
    expect(rows).toContainEqual(expect.objectContaining({ plantCd: '2000', nextDueYmd: addMonths(today(), 36) }))
  })

  test('an improvement that is given up waits to be registered anew', async () => {
    const { no, muscleWorkNo } = await evaluated()
    const { imprNo } = await as('health').act(muscleWork, muscleWorkNo, 'improve', measure)
    await as('health').act(impr, Number(imprNo), 'askCancel', { cancelDesc: '작업이 없어집니다.', reasonDesc: '폐지' })
    await as('shd').act(impr, Number(imprNo), 'cancel')
    expect(await as('health').read(muscleWork, muscleWorkNo)).toMatchObject({
      imprNo: null,
      can: { actions: expect.arrayContaining(['improve']) },
    })
    await expect(step(no, 'notify')).rejects.toMatchObject({ code: 'HEA_MSD_OPEN_IMPROVE' })
  })

  test('its progress is told in numbers', async () => {
    const { no } = await evaluated()
    expect(await as('cso').call(`${muscleSurvey.api}/${no}/progress`)).toMatchObject({
      workCnt: 1,
      scoredCnt: 1,
      burdenCnt: 1,
      levelCnts: [0, 0, 1, 0],
      improveCnt: 1,
      registeredCnt: 0,
      answerCnt: null,
      targetCnt: expect.any(Number),
    })
    expect((await as('emp').fetch(`${muscleSurvey.api}/${no}/progress`)).status).toBeGreaterThanOrEqual(403)
  })
})

/** From the owner's plan to the verifier's word. */
async function improved(no: number) {
  await as('owner').act(impr, no, 'accept')
  await as('owner').act(impr, no, 'plan', { planDesc: '리프터를 삽니다.' })
  const { attachFileId } = await as('owner').attach('IMPR_PHOTO')
  const done = { measureTypeCd: 'ENG', actionDesc: '리프터를 들였습니다.', afterFileId: attachFileId }
  await as('owner').act(impr, no, 'finish', done)
  return as('health').act(impr, no, 'verify')
}

describe('heaMsdDue', () => {
  test('the health manager hears of the next survey 90 days before, once, and when it is late', async () => {
    const { muscleSurveyNo } = await plan({ surveyTitle: '지난 조사' })
    const set = (nextDueYmd: string) =>
      site().sql(`update muscle_survey set status_cd = 'DONE', done_ymd = '2099-01-01', muscle_survey_doc_no = 'MS-X', next_due_ymd = '${nextDueYmd}'
        where muscle_survey_no = ${muscleSurveyNo}`)
    const told = async () => (await as('health').notifications()).rows.map(({ messageDesc }) => messageDesc)
    await set(addDays(today(), 89))
    await site().runJob('heaMsdDue')
    expect((await told()).filter((text) => text.includes('지난 조사'))).toEqual([])
    await set(addDays(today(), 90))
    await site().runJob('heaMsdDue')
    await site().runJob('heaMsdDue')
    expect(
      (await told()).filter((text) => text.includes('90일 남았습니다') && text.includes('지난 조사')),
    ).toHaveLength(1)
  })
})

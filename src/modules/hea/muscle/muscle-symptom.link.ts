/** The symptom survey for workers of a vendor, who have no account: what the page asks, and what becomes of it. */
import { type LinkAnswers, type LinkQuestion, linkQuestionOf } from '#platform/model/link.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { LinkPurpose } from '#platform/server/links/link.ts'
import { answerBody } from './muscle-symptom.calls.ts'
import { effects } from './muscle-symptom.model.ts'
import { refused, requireParts, saveAnswer } from './muscle-symptom-save.ts'
import { symptomWords } from './muscle-symptom-words.ts'
import { bodyParts, durations, frequencies, pains } from './symptom.logic.ts'

export const SYMPTOM_LINK = 'MSD_SYMPTOM'
/** Of the choice of a work: he does none of them. */
const NO_WORK = '0'

export const symptomLink: LinkPurpose = {
  purposeCd: SYMPTOM_LINK,
  area: 'hea',
  label: '근골격계 증상조사',
  notice: '답은 보건관리자만 봅니다. 소속 업체에는 보이지 않고, 결과에는 이름이 나오지 않습니다.',
  said: '제출했습니다. 고맙습니다.',
  words: [symptomWords],
  async open(db, { bizNo, plantCd }) {
    const [survey] = await db.query<{ title: string }>(sql`select survey_title as title from muscle_survey
      where muscle_survey_no = ${bizNo} and plant_cd = ${plantCd} and status_cd = 'DOING' and delete_yn = 'N'`)
    return survey
  },
  async ask(db, { bizNo }) {
    return [...workQuestions(await worksOf(db, bizNo)), ...painQuestions]
  },
  async take(tx, { link, worker, answers, now, ip }) {
    // Between the page and the answer the survey may have been closed.
    const [open] = await tx.query(
      sql`select 1 from muscle_survey where muscle_survey_no = ${link.bizNo} and status_cd = 'DOING' for share`,
    )
    if (!open) throw refused('', 'HEA_MSD_ANSWERS_CLOSED', '증상조사가 마감되어 답을 바꿀 수 없습니다.')
    const given = answerBody.parse(answerOf(link.bizNo, answers))
    requireParts(given)
    const who = { personNo: worker.personNo, workerVendorCd: worker.vendorCd, plantCd: link.plantCd }
    await saveAnswer(tx, { now, ip }, who, given)
  },
}

interface Work {
  muscleWorkNo: number
  workNm: string
}
const worksOf = (db: Queries, surveyNo: number) =>
  db.query<Work>(sql`select muscle_work_no as "muscleWorkNo", work_nm as "workNm" from muscle_work
    where muscle_survey_no = ${surveyNo} and delete_yn = 'N' and status_cd <> 'CANC' order by work_nm, muscle_work_no limit 100`)

const workQuestions = (works: readonly Work[]): LinkQuestion[] =>
  works.length === 0
    ? []
    : [
        linkQuestionOf({
          name: 'work',
          kind: 'one',
          required: true,
          label: '주로 어느 작업을 하십니까?',
          options: [
            ...works.map(({ muscleWorkNo, workNm }) => ({ code: String(muscleWorkNo), label: workNm })),
            { code: NO_WORK, label: '이 가운데 없음' },
          ],
        }),
      ]

const optionsOf = (codes: Readonly<Record<string, string>>) =>
  Object.entries(codes).map(([code, label]) => ({ code, label }))
const yesNo = optionsOf({ N: '아니요', Y: '예' })

/** The same questions as those of the form inside: M4 is judged by three of them for each part. */
const painQuestions: readonly LinkQuestion[] = [
  linkQuestionOf({
    name: 'pain',
    kind: 'one',
    required: true,
    label: '지난 1년 동안 일 때문에 아프거나 불편한 곳이 있었습니까?',
    options: optionsOf({ N: '없습니다', Y: '있습니다' }),
  }),
  linkQuestionOf({
    name: 'parts',
    kind: 'many',
    required: true,
    when: { name: 'pain', is: 'Y' },
    label: '어디가 아픕니까? 여러 곳을 고를 수 있습니다.',
    options: optionsOf(bodyParts),
  }),
  ...Object.entries(bodyParts).flatMap(([code, part]) => questionsOfPart(code, part)),
]

function questionsOfPart(code: string, part: string): LinkQuestion[] {
  const place = { part, when: { name: 'parts', is: code } }
  const scale = (name: string, label: string, codes: Readonly<Record<string, string>>) =>
    linkQuestionOf({ ...place, name: `${code}.${name}`, kind: 'one', required: true, label, options: optionsOf(codes) })
  return [
    scale('durationCd', '한 번 아프면 얼마나 갑니까?', durations),
    scale('painCd', '얼마나 아픕니까?', pains),
    scale('freqCd', '얼마나 자주 아픕니까?', frequencies),
    linkQuestionOf({
      ...place,
      name: `${code}.lastWeekYn`,
      kind: 'one',
      required: true,
      options: yesNo,
      label: '지난 1주일에도 아팠습니까?',
    }),
    linkQuestionOf({
      ...place,
      name: `${code}.effectCds`,
      kind: 'many',
      options: optionsOf(effects),
      label: '아파서 어떤 일이 있었습니까?',
    }),
  ]
}

const answerOf = (muscleSurveyNo: number, answers: LinkAnswers) => ({
  muscleSurveyNo,
  muscleWorkNo: Number(answers.work ?? NO_WORK) || null,
  painYn: answers.pain,
  complaints: [answers.parts ?? []].flat().map((partCd) => ({
    partCd,
    ...Object.fromEntries(
      ['durationCd', 'painCd', 'freqCd', 'lastWeekYn', 'effectCds'].map((name) => [name, answers[`${partCd}.${name}`]]),
    ),
  })),
})

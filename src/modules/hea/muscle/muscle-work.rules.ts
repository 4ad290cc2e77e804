/** A work: what its conditions make of it, what it needs to be judged, and how it is improved. */

import { sql } from '#platform/server/database/sql.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { burden } from './muscle-sets.ts'
import { openSurveyStates } from './muscle-survey.model.ts'
import { muscleWork } from './muscle-work.model.ts'
import { improve } from './muscle-work-impr.ts'

type Context = ActionContext<typeof muscleWork>

export const muscleWorkRules = rulesFor(muscleWork, {
  set: { create: [limits, burden], edit: [burden], score: [burden] },
  refuse: {
    create: [refuseClosedSurvey],
    edit: [refuseClosedSurvey],
    score: [refuseClosedSurvey, refuseNoDuration, refuseUnjudged],
    reopen: [refuseClosedSurvey],
    cancel: [refuseClosedSurvey],
    improve: [refuseEarlyImprovement],
  },
  follow: { improve: [improve] },
})

/** The numbers of the law that hold on the day of the survey stay with the work. */
async function limits({ db, today }: Context) {
  const [short, rare] = await Promise.all([legalParam(db, 'MSD_SHORT', today), legalParam(db, 'MSD_RARE', today)])
  return { shortMonthCnt: Number(short.legalParamVal), rareDayCnt: Number(rare.legalParamVal) }
}

interface Survey {
  statusCd: string
  plantCd: string
}
async function surveyOf(db: Context['db'], no: number | null): Promise<Survey | undefined> {
  const [survey] = await db.query<Survey>(
    sql`select status_cd as "statusCd", plant_cd as "plantCd" from muscle_survey where muscle_survey_no = ${no}`,
  )
  return survey
}

async function refuseClosedSurvey({ record, db }: Context) {
  const survey = await surveyOf(db, record.muscleSurveyNo)
  if (survey && survey.plantCd !== record.plantCd)
    return problem(muscleWork, 'muscleSurveyNo', 'HEA_MSD_OTHER_PLANT', '다른 사업장의 조사입니다.')
  if (!record.muscleSurveyNo || (survey && openSurveyStates.includes(survey.statusCd))) return undefined
  return problem(
    muscleWork,
    'muscleSurveyNo',
    'HEA_MSD_SURVEY_CLOSED',
    '평가를 마친 조사에는 단위작업을 더하거나 고칠 수 없습니다.',
  )
}

function refuseNoDuration({ record }: Context) {
  if (record.onceYn !== 'Y' || record.durationMonthCnt !== null) return undefined
  const values = { label: muscleWork.fields.durationMonthCnt.label }
  return problem(muscleWork, 'durationMonthCnt', 'REQUIRED', '{label}은(는) 필수입니다.', { values })
}

/** Burden work is judged by at least one posture. */
async function refuseUnjudged({ record, db }: Context) {
  if (record.burdenYn !== 'Y') return undefined
  const [posture] = await db.query(
    sql`select from muscle_posture where muscle_work_no = ${record.muscleWorkNo} and status_cd = 'CONFIRM' and delete_yn = 'N' limit 1`,
  )
  if (posture) return undefined
  return problem(
    muscleWork,
    '',
    'HEA_MSD_NO_POSTURE',
    '부담작업은 자세평가가 한 건 이상 있어야 합니다. 자세평가를 확정하십시오.',
  )
}

async function refuseEarlyImprovement({ record, db }: Context) {
  const survey = await surveyOf(db, record.muscleSurveyNo)
  if (survey?.statusCd === 'ACTION') return undefined
  return problem(muscleWork, '', 'HEA_MSD_NOT_EVALUATED', '조사의 평가를 마친 뒤에 개선으로 등록할 수 있습니다.')
}

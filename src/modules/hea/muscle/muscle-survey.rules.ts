/** What a survey must be before each of its steps, and what follows from them. */
import { findingStates } from '#modules/impr/impr/impr.api.ts'
import { publishMustRead } from '#modules/manage/notice/notice.api.ts'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { kept, keptAll, keptText, sentences } from '#platform/model/sentences.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import { isSpared, owesProgram, startDue } from './muscle.logic.ts'
import { muscleMessages } from './muscle.messages.ts'
import { muscleSurvey } from './muscle-survey.model.ts'
import { muscleSymptom } from './muscle-symptom.model.ts'
import { IMPROVE_LEVEL } from './posture.logic.ts'

type Context = ActionContext<typeof muscleSurvey>
type Effect = EffectContext<typeof muscleSurvey>

export const muscleSurveyRules = rulesFor(muscleSurvey, {
  set: {
    create: [startsBy],
    edit: [startsBy, programme],
    submit: [startsBy, programme],
    finish: [completed],
  },
  refuse: {
    submit: [refuseNoWorker, refuseNoTrigger, refuseSpared, refuseEndBeforeStart],
    review: [refuseNoWorker, refuseNoWork],
    evaluate: [refuseUnscored],
    notify: [refuseOpenImprovement],
    finish: [refuseOpenImprovement, refuseUntold],
  },
  follow: {
    review: [(effect) => turnAnswers(effect, 'lock')],
    reopen: [(effect) => turnAnswers(effect, 'unlock')],
    approve: [tells(muscleMessages.MSD_BEGUN)],
    evaluate: [markImprovements, tellWorkers],
    notify: [tellUntold],
  },
})

async function startsBy({ record, db, today }: Context) {
  const [newSite, occasional] = await Promise.all([
    months(db, 'MSD_NEW_SITE', today),
    months(db, 'MSD_OCCASIONAL', today),
  ])
  const last = await lastSurvey({ record, db })
  const plan = {
    surveyTypeCd: record.surveyTypeCd ?? null,
    triggerYmd: record.triggerYmd ?? null,
    lastNextDueYmd: last?.nextDueYmd ?? null,
    openYmd: record.openYmd ?? null,
  }
  return { startDueYmd: startDue(plan, { newSiteMonthCnt: newSite, occasionalMonthCnt: occasional }) }
}
const months = async (db: Context['db'], code: string, day: string): Promise<number> =>
  Number((await legalParam(db, code, day)).legalParamVal)

/** The last survey that the plant completed. */
async function lastSurvey({ record, db }: Pick<Context, 'record' | 'db'>) {
  const [last] = await db.query<{ doneYmd: string; nextDueYmd: string }>(sql`
    select done_ymd::text as "doneYmd", next_due_ymd::text as "nextDueYmd" from muscle_survey
    where plant_cd = ${record.plantCd} and delete_yn = 'N' and status_cd = 'DONE'
      and muscle_survey_no <> coalesce(${record.muscleSurveyNo ?? null}::bigint, 0)
    order by done_ymd desc limit 1`)
  return last
}

/** M8, with the numbers that hold today: what was counted stays with the survey. */
async function programme({ record, db, today }: Context) {
  const [cases, shareCases, share] = await Promise.all(
    ['MSD_PROGRAM_CASE', 'MSD_PROGRAM_SHARE_CASE', 'MSD_PROGRAM_SHARE'].map((code) => months(db, code, today)),
  )
  const [staff] = await db.queryAs<{ n: number }>(
    'SYSTEM',
    sql`select count(*)::int as n from sys_user where plant_cd = ${record.plantCd} and user_status_cd = 'ACTIVE' and delete_yn = 'N'`,
  )
  const workforceCnt = staff?.n ?? 0
  const limits = { caseCnt: cases ?? 0, shareCaseCnt: shareCases ?? 0, sharePct: share ?? 0 }
  const isOwed = owesProgram(record.diseaseCnt ?? 0, workforceCnt, limits)
  return { workforceCnt, programYn: isOwed ? ('Y' as const) : ('N' as const) }
}

/** @law 산업안전보건기준에 관한 규칙 제657조제1항 */
async function completed({ db, today }: Context) {
  const cycleMonthCnt = await months(db, 'MSD_CYCLE', today)
  return { doneYmd: today, cycleMonthCnt, nextDueYmd: addMonths(today, cycleMonthCnt) }
}

/** @law 산업안전보건기준에 관한 규칙 제658조 */
function refuseNoWorker({ record }: Context) {
  if (record.workerRepNm?.trim()) return undefined
  return problem(
    muscleSurvey,
    'workerRepNm',
    'HEA_MSD_REP_REQUIRED',
    '근로자대표 또는 해당 작업 근로자의 참여를 입력하세요.',
    { law: '산업안전보건기준에 관한 규칙 제658조' },
  )
}

function refuseNoTrigger({ record }: Context) {
  if (record.surveyTypeCd !== 'OCC') return undefined
  const missing = (['triggerCd', 'triggerYmd'] as const).find((field) => !record[field])
  if (!missing) return undefined
  const values = { label: muscleSurvey.fields[missing].label }
  return problem(muscleSurvey, missing, 'REQUIRED', '{label}은(는) 필수입니다.', { values })
}

async function refuseSpared({ record, db }: Context) {
  const last = await lastSurvey({ record, db })
  if (record.surveyTypeCd !== 'OCC' || !isSpared(record.triggerCd, record.triggerYmd, last?.doneYmd ?? null))
    return undefined
  return problem(
    muscleSurvey,
    'triggerCd',
    'HEA_MSD_SPARED',
    '1년 안에 조사와 개선을 마쳤으므로({day}) 수시조사를 하지 않아도 됩니다.',
    { values: { day: last?.doneYmd }, law: '산업안전보건기준에 관한 규칙 제657조제2항' },
  )
}

function refuseEndBeforeStart({ record }: Context) {
  if (!record.endYmd || record.endYmd >= record.startYmd) return undefined
  return problem(muscleSurvey, 'endYmd', 'HEA_MSD_END_BEFORE_START', '종료일은 시작일보다 빠를 수 없습니다.')
}

const works = ({ record }: Pick<Context, 'record'>) =>
  sql`muscle_survey_no = ${record.muscleSurveyNo} and delete_yn = 'N' and status_cd <> 'CANC'`

async function countWorks(context: Context, which = sql`true`): Promise<number> {
  const [row] = await context.db.query<{ n: number }>(
    sql`select count(*)::int as n from muscle_work where ${works(context)} and ${which}`,
  )
  return row?.n ?? 0
}

async function refuseNoWork(context: Context) {
  if ((await countWorks(context)) > 0) return undefined
  return problem(muscleSurvey, '', 'HEA_MSD_NO_WORK', '조사할 단위작업이 없습니다. 단위작업을 먼저 등록하십시오.')
}

async function refuseUnscored(context: Context) {
  const n = await countWorks(context, sql`status_cd = 'TEMP'`)
  if (n === 0) return undefined
  return problem(muscleSurvey, '', 'HEA_MSD_NOT_SCORED', '평가를 마치지 않은 단위작업이 {n}건 있습니다.', {
    values: { n },
  })
}

/** M7: measures that were carried out and found good, whatever their effect turns out to be a quarter later. */
const improved = new Set(['EFFECT', 'CLOSE'])

async function refuseOpenImprovement(context: Context): Promise<RuleProblem | undefined> {
  const rows = await context.db.query<{ workNm: string; imprNo: number | null }>(
    sql`select work_nm as "workNm", impr_no as "imprNo" from muscle_work where ${works(context)} and improve_yn = 'Y' order by muscle_work_no`,
  )
  const states = await findingStates(
    context.db,
    rows.flatMap(({ imprNo }) => (imprNo === null ? [] : [imprNo])),
  )
  const open = rows.filter(({ imprNo }) => imprNo === null || !improved.has(states.get(imprNo) ?? ''))
  if (open.length === 0) return undefined
  return problem(muscleSurvey, '', 'HEA_MSD_OPEN_IMPROVE', '개선조치가 완료되지 않은 고위험 작업이 있습니다.', {
    law: '산업안전보건기준에 관한 규칙 제659조',
  })
}

/** M9 @law 산업안전보건기준에 관한 규칙 제661조 */
function refuseUntold({ record }: Context) {
  if (record.noticeNo !== null) return undefined
  return problem(muscleSurvey, '', 'HEA_MSD_UNTOLD', '조사 결과를 작업 근로자에게 먼저 알리십시오.')
}

/** What was answered stays as it was while it is evaluated. */
async function turnAnswers({ record, db, now }: Effect, step: 'lock' | 'unlock') {
  await db.program(muscleSymptom, { now }).moveAll(step, sql`r.muscle_survey_no = ${record.muscleSurveyNo}`)
}

/** M7: works that score high, and burden works in which somebody suffers. Whose complaint it is does not show. */
async function markImprovements(effect: Effect) {
  const { record, db, now } = effect
  await db.queryAs(
    'SYSTEM',
    sql`update muscle_work w set improve_yn = 'Y', row_version = row_version + 1, update_dt = ${now}
      where ${works(effect)} and improve_yn = 'N' and (w.risk_lvl_cd::int >= ${IMPROVE_LEVEL}
        or w.burden_yn = 'Y' and exists (select from muscle_symptom s where s.muscle_work_no = w.muscle_work_no
          and s.muscle_survey_no = ${record.muscleSurveyNo} and s.verdict_cd = 'PAIN' and s.delete_yn = 'N'))`,
  )
}

const CONFIRM_DAYS = 14

/** By their codes, as rows keep them: each reads them in his words. */
const says = sentences(
  'MSD',
  {
    RESULT: '근골격계 유해요인조사 결과: {title}',
    TOLD: '{title}의 결과를 알려 드립니다.',
    COUNTED: '조사한 단위작업은 {n}건이고, 그 가운데 위험도가 높아 개선할 작업은 {high}건입니다.',
    TAKEN_PART: '조사에는 근로자대표 {name} 님이 참여했습니다. 궁금한 점은 보건관리자에게 문의하십시오.',
  },
  'hea',
)

/** Who evaluated before results were told with the evaluation tells them now. */
async function tellUntold(effect: Effect) {
  if (effect.record.noticeNo === null) await tellWorkers(effect)
}

/**
 * M9: a must-read notice to the departments of the works as soon as they are evaluated, whatever is still being improved;
 * who has read it is counted there.
 *
 * @law 산업안전보건기준에 관한 규칙 제661조제2항
 */
async function tellWorkers(effect: Effect) {
  const { record, db, today } = effect
  const rows = await db.query<{ deptCd: string; workNm: string; riskLvlCd: string | null }>(
    sql`select dept_cd as "deptCd", work_nm as "workNm", risk_lvl_cd as "riskLvlCd" from muscle_work
      where ${works(effect)} order by risk_lvl_cd desc nulls last, muscle_work_no`,
  )
  const high = rows.filter(({ riskLvlCd }) => Number(riskLvlCd) >= IMPROVE_LEVEL)
  const title = record.surveyTitle
  const lines = [
    kept(says.TOLD, { title }),
    '',
    kept(says.COUNTED, { n: rows.length, high: high.length }),
    ...high.slice(0, MOST_NAMED).map(({ workNm }) => `- ${workNm}`),
    '',
    kept(says.TAKEN_PART, { name: record.workerRepNm ?? '' }),
  ]
  const noticeNo = await publishMustRead(effect, {
    noticeTitle: keptText(kept(says.RESULT, { title })),
    noticeDesc: keptText(keptAll(lines, '\n')),
    deptCds: [...new Set(rows.map(({ deptCd }) => deptCd))],
    confirmDueYmd: addDays(today, CONFIRM_DAYS),
    plantCd: record.plantCd,
  })
  await db.query(
    sql`update muscle_survey set notice_no = ${noticeNo} where muscle_survey_no = ${record.muscleSurveyNo}`,
  )
}
const MOST_NAMED = 30

/** A posture: its scores follow from what was judged, and the worst of them is the risk of its work. */
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { musclePosture } from './muscle-posture.model.ts'
import { judged, results } from './muscle-sets.ts'
import { openSurveyStates } from './muscle-survey.model.ts'
import { missingParts, outOfRange, partNames } from './posture.logic.ts'
import { scoresIn } from './posture-wire.model.ts'

type Context = ActionContext<typeof musclePosture>
type Effect = EffectContext<typeof musclePosture>

export const musclePostureRules = rulesFor(musclePosture, {
  set: { create: [judged], edit: [judged], confirm: [results] },
  refuse: {
    create: [refuseRange, refuseClosedWork],
    edit: [refuseRange, refuseClosedWork],
    confirm: [refuseRange, refuseMissing, refuseClosedWork],
    reopen: [refuseClosedWork],
    cancel: [refuseClosedWork],
  },
  follow: { confirm: [tellWork], reopen: [tellWork] },
})

function refuseRange({ record }: Context) {
  const wrong = record.toolCd && outOfRange(record.toolCd, scoresIn(record))
  if (!wrong) return undefined
  const { part, min, max } = wrong
  return problem(musclePosture, `${part}Score`, 'HEA_POSTURE_RANGE', '점수 범위를 벗어났습니다({part} {min}~{max}).', {
    values: { part: partNames[part], min, max },
  })
}

function refuseMissing({ record }: Context) {
  const [first, ...others] = missingParts(record.toolCd, scoresIn(record))
  if (!first) return undefined
  return problem(
    musclePosture,
    `${first}Score`,
    'HEA_POSTURE_MISSING',
    '평가하지 않은 부위가 있습니다: {part} ({n}곳)',
    {
      values: { part: partNames[first], n: others.length + 1 },
    },
  )
}

interface Work {
  statusCd: string
  surveyStatusCd: string
  plantCd: string
}
async function workOf(db: Context['db'], no: number | null): Promise<Work | undefined> {
  const [work] =
    await db.query<Work>(sql`select w.status_cd as "statusCd", s.status_cd as "surveyStatusCd", w.plant_cd as "plantCd"
    from muscle_work w join muscle_survey s using (muscle_survey_no) where w.muscle_work_no = ${no}`)
  return work
}

async function refuseClosedWork({ record, db }: Context) {
  if (!record.muscleWorkNo) return undefined
  const work = await workOf(db, record.muscleWorkNo)
  const isHere = work?.plantCd === record.plantCd
  if (isHere && work.statusCd === 'TEMP' && openSurveyStates.includes(work.surveyStatusCd)) return undefined
  return problem(
    musclePosture,
    'muscleWorkNo',
    'HEA_MSD_WORK_CLOSED',
    '평가를 마친 단위작업입니다. 단위작업을 다시 평가로 돌린 뒤에 고치십시오.',
  )
}

/** The highest confirmed score of each tool, and the worst level of all, stand at the work. */
async function tellWork({ record, db, now }: Effect) {
  const highest = (tool: string) => sql`max(p.final_score) filter (where p.tool_cd = ${tool})`
  await db.query(sql`update muscle_work w set rula_score = m.rula, reba_score = m.reba, owas_score = m.owas, risk_lvl_cd = m.level,
      row_version = w.row_version + 1, update_dt = ${now}
    from (select ${highest('RULA')} as rula, ${highest('REBA')} as reba, ${highest('OWAS')} as owas, max(p.action_lvl_cd) as level
      from muscle_posture p where p.muscle_work_no = ${record.muscleWorkNo} and p.status_cd = 'CONFIRM' and p.delete_yn = 'N') m
    where w.muscle_work_no = ${record.muscleWorkNo}`)
}

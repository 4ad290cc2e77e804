import { sql } from '#platform/server/database/sql.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { checkupResult } from './checkup-result.model.ts'
import { hearPhysician, isBarredBefore } from './fit-limits.ts'
import { isAbnormal, isAllowedGrade, overallGrade } from './result.logic.ts'
import { BAR, barringFits } from './result-codes.model.ts'
import { release } from './result-effects.ts'
import { aboutOf, afterSecond, judgedBefore, openOf } from './result-first.ts'
import { halve, undoHalving } from './result-halving.ts'
import { followUpNamesOf } from './result-names.ts'
import { withdraw } from './result-reissue.ts'
import { settleSeconds } from './result-seconds.ts'
import { refuseWithoutCondition, refuseWithoutReview } from './work-fit.api.ts'

type Context = ActionContext<typeof checkupResult>
type Effect = EffectContext<typeof checkupResult>

const refuseFitness = [refuseWithoutReview(checkupResult), refuseWithoutCondition(checkupResult)]

export const checkupResultRules = rulesFor(checkupResult, {
  set: { edit: [setWhatFollows], giveUp: [answerUnanswered] },
  refuse: {
    edit: [refuseGrades, ...refuseFitness],
    check: [refuseUngraded, refuseGrades, ...refuseFitness, refuseUnheard],
    release: [...refuseFitness, refuseUnheard],
    giveUp: [refuseEarlyGiveUp],
    hear: [refuseHearing, refuseSameHearing],
  },
  follow: {
    edit: [followSecond],
    check: [followSecond, halve],
    sendBack: [undoHalving],
    release: [release, followSecond],
    replace: [withdraw, followSecond],
    giveUp: [followSecond],
    hear: [hearPhysician],
  },
})

/** K7, and the names that lists show. */
async function setWhatFollows({ record, db }: Context) {
  const { heaCheckupTargetNo: targetNo } = record
  const isSecond = record.secondRoundYn === 'Y'
  const before = isSecond ? (await judgedBefore(db, [targetNo], record)).get(targetNo) : []
  const names = await db.query<{ name: string }>(sql`select factor_nm as name from hea_hazard_factor
    where factor_cd = any(${(record.factors ?? []).map(({ factorCd }) => factorCd)}::text[]) order by sort_order, factor_nm`)
  return {
    overallGradeCd: overallGrade(afterSecond(before, record.factors ?? [])),
    factorNms: names
      .map(({ name }) => name)
      .join(', ')
      .slice(0, NAMES_MAX),
    followUpNms: followUpNamesOf((record.followUps ?? []).map(({ followUpCd }) => String(followUpCd))),
    items: (record.items ?? []).map(
      (item) => ({ ...item, abnormalYn: isAbnormal(item.resultVal, item) ? 'Y' : 'N' }) as const,
    ),
  }
}
const NAMES_MAX = 500

/** K7. @law 근로자 건강진단 실시기준 별표 4 */
function refuseGrades({ record }: Context) {
  const wrong = (record.factors ?? []).find(
    ({ factorCd, gradeCd }) => gradeCd && !isAllowedGrade(record.heaCheckupClassCd, factorCd, gradeCd),
  )
  if (!wrong) return undefined
  return problem(
    checkupResult,
    'factors',
    'HEA_GRADE_NOT_ALLOWED',
    '이 검진구분에 사용할 수 없는 판정입니다: {grade}',
    { values: { grade: wrong.gradeCd } },
  )
}

/** Every factor for which he was to be examined has its grade. A second examination answers what was asked again. */
async function refuseUngraded({ record, db }: Context) {
  const missing =
    record.secondRoundYn === 'Y'
      ? []
      : await db.query<{ name: string }>(sql`select coalesce(f.factor_nm, x.factor_cd) as name
          from hea_checkup_target t cross join lateral unnest(t.factor_cds) as x(factor_cd)
            left join hea_hazard_factor f on f.factor_cd = x.factor_cd
          where t.hea_checkup_target_no = ${record.heaCheckupTargetNo}
            and not x.factor_cd = any(${(record.factors ?? []).map(({ factorCd }) => factorCd)}::text[]) order by 1`)
  if (missing.length === 0 && (record.factors ?? []).length > 0) return undefined
  return problem(checkupResult, 'factors', 'HEA_GRADE_MISSING', '판정이 없는 유해인자가 있습니다: {factors}', {
    values: { factors: missing.map(({ name }) => name).join(', ') || '전체' },
  })
}

/** Every R that nobody answered becomes U: since when and why stands with it. */
async function answerUnanswered({ record, db }: Context) {
  const judged = (await judgedBefore(db, [record.heaCheckupTargetNo])).get(record.heaCheckupTargetNo) ?? []
  const open = new Set(openOf(judged))
  const factors = (record.factors ?? []).map((one) =>
    one.gradeCd === 'R' && open.has(aboutOf(one)) ? { ...one, gradeCd: 'U' as const } : one,
  )
  return { factors, overallGradeCd: overallGrade(factors.map(({ gradeCd }) => gradeCd)) }
}

/** Not before the time for it is over. */
async function refuseEarlyGiveUp({ record, before, db, today }: Context) {
  if (!(before?.factors ?? []).some(({ gradeCd }) => gradeCd === 'R'))
    return problem(checkupResult, 'unansweredYmd', 'HEA_NO_OPEN_R', '2차 검진을 기다리는 항목이 없습니다.')
  const { legalParamVal } = await legalParam(db, 'HEA_SECOND_END_D', today)
  const [open] = await db.query<{
    until: string
  }>(sql`select (second_notice_ymd + ${Number(legalParamVal)}::int)::date as until
    from hea_second_exam where hea_checkup_target_no = ${record.heaCheckupTargetNo} and done_ymd is null and delete_yn = 'N'`)
  if (!open || (record.unansweredYmd ?? '') > open.until) return undefined
  return problem(
    checkupResult,
    'unansweredYmd',
    'HEA_SECOND_EARLY',
    '2차 검진을 받을 기간이 아직 남았습니다. {until} 뒤에 판정불가(U)로 바꿀 수 있습니다.',
    { values: { until: open.until } },
  )
}

/** What is asked for a second time follows from all that was judged: it is open while one R is. */
async function followSecond({ record, db: tx, person, now }: Effect) {
  await settleSeconds({ tx, person, now }, [record.heaCheckupTargetNo])
}

/**
 * Nobody is barred from work, or let in again, before a physician was heard: his name and his paper stand with the result.
 *
 * @law 산업안전보건법 시행규칙 제220조제2항
 */
async function refuseUnheard(context: Context) {
  const { record } = context
  if (record.judgeDoctorNm?.trim() && record.attachFileId !== null) return undefined
  const isBar =
    barringFits.has(record.workFitCd ?? '') || (record.followUps ?? []).some((one) => String(one.followUpCd) === BAR)
  if (!isBar && !(await isBarredBefore(context))) return undefined
  return problem(
    checkupResult,
    record.judgeDoctorNm?.trim() ? 'attachFileId' : 'judgeDoctorNm',
    'HEA_FIT_UNHEARD',
    '근로를 금지하거나 다시 시작하게 하는 판정은 판정 의사와 원본파일을 입력해야 합니다.',
    { law: HEARING },
  )
}
const HEARING = '산업안전보건법 시행규칙 제220조제2항'

/** K8, of what a physician says later. @law 산업안전보건법 시행규칙 제220조제2항 */
function refuseHearing({ record: { hearFitCd, hearReviewYmd, hearConditionDesc, hearYmd, examYmd } }: Context) {
  if (hearYmd !== null && hearYmd < examYmd)
    return problem(checkupResult, 'hearYmd', 'HEA_HEARING_EARLY', '의견을 들은 날은 검진일보다 빠를 수 없습니다.')
  if (hearFitCd === '다' && (!hearReviewYmd || (hearYmd !== null && hearReviewYmd <= hearYmd)))
    return problem(
      checkupResult,
      'hearReviewYmd',
      'HEA_REVIEW_DATE_REQUIRED',
      "업무적합성 '다'는 의견을 들은 날 뒤의 재평가일을 입력해야 합니다.",
    )
  if (hearFitCd !== '나' || hearConditionDesc?.trim()) return undefined
  const message = "업무적합성 '나'는 근무 조건을 입력해야 합니다."
  return problem(checkupResult, 'hearConditionDesc', 'HEA_CONDITION_REQUIRED', message)
}

/** What was heard before is no new opinion. */
function refuseSameHearing({ record, before }: Context) {
  if (!before?.hearYmd || record.hearYmd === null || record.hearYmd > before.hearYmd) return undefined
  if (record.hearYmd === before.hearYmd && record.hearFitCd !== before.hearFitCd) return undefined
  return problem(checkupResult, 'hearYmd', 'HEA_HEARING_SAME', '이미 등록한 의견입니다. 새로 들은 의견을 입력하십시오.')
}

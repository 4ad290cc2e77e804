import { sql } from '#platform/server/database/sql.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { askSecondExams, dropSecondExams, endSecondExams, reopenSecondExams } from '../checkup/checkup.api.ts'
import { checkupResult } from './checkup-result.model.ts'
import { hearPhysician, isBarredBefore } from './fit-limits.ts'
import { dueAfter, isAbnormal, isAllowedGrade, overallGrade } from './result.logic.ts'
import { BAR, barringFits } from './result-codes.model.ts'
import { release } from './result-effects.ts'
import { afterSecond, judgedBefore } from './result-first.ts'
import { halve, undoHalving } from './result-halving.ts'
import { followUpNamesOf } from './result-names.ts'
import { refuseWithoutCondition, refuseWithoutReview } from './work-fit.api.ts'

type Context = ActionContext<typeof checkupResult>
type Effect = EffectContext<typeof checkupResult>

const refuseFitness = [refuseWithoutReview(checkupResult), refuseWithoutCondition(checkupResult)]

export const checkupResultRules = rulesFor(checkupResult, {
  set: { edit: [setWhatFollows] },
  refuse: {
    edit: [refuseGrades, ...refuseFitness],
    check: [refuseUngraded, refuseGrades, ...refuseFitness, refuseUnheard],
    release: [...refuseFitness, refuseUnheard],
    hear: [refuseHearing, refuseSameHearing],
  },
  follow: {
    edit: [followSecond],
    check: [followSecond, halve],
    sendBack: [undoHalving],
    release: [release],
    hear: [hearPhysician],
  },
})

/** K7, and the names that lists show. */
async function setWhatFollows({ record, db }: Context) {
  const { heaCheckupTargetNo: targetNo, heaCheckupResultNo } = record
  const isSecond = record.secondRoundYn === 'Y'
  const before = isSecond ? (await judgedBefore(db, [targetNo], heaCheckupResultNo)).get(targetNo) : []
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

/** Grade R asks for a second examination, a corrected one no longer; a second one ends it once every R is answered. */
async function followSecond({ record, db: tx, person, now, today }: Effect) {
  const acting = { tx, person, now }
  const targets = [record.heaCheckupTargetNo]
  if (record.secondRoundYn === 'Y')
    return record.overallGradeCd === 'R'
      ? reopenSecondExams(acting, targets)
      : endSecondExams(acting, [{ heaCheckupTargetNo: record.heaCheckupTargetNo, examYmd: record.examYmd }])
  if (record.overallGradeCd !== 'R') return dropSecondExams(acting, targets)
  const { legalParamVal } = await legalParam(tx, 'HEA_SECOND_NOTICE_D', today)
  await askSecondExams(acting, targets, { noticeYmd: today, dueYmd: dueAfter(today, Number(legalParamVal)) })
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

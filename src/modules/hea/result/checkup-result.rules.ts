import { sql } from '#platform/server/database/sql.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { askSecondExams, dropSecondExams } from '../checkup/checkup.api.ts'
import { checkupResult } from './checkup-result.model.ts'
import { dueAfter, isAbnormal, isAllowedGrade, overallGrade } from './result.logic.ts'
import { release } from './result-effects.ts'
import { afterSecond, firstGrades } from './result-first.ts'
import { halve } from './result-halving.ts'
import { followUpNamesOf } from './result-names.ts'
import { refuseWithoutCondition, refuseWithoutReview } from './work-fit.api.ts'

type Context = ActionContext<typeof checkupResult>
type Effect = EffectContext<typeof checkupResult>

const refuseFitness = [refuseWithoutReview(checkupResult), refuseWithoutCondition(checkupResult)]

export const checkupResultRules = rulesFor(checkupResult, {
  set: { edit: [setWhatFollows] },
  refuse: {
    edit: [refuseGrades, ...refuseFitness],
    check: [refuseUngraded, refuseGrades, ...refuseFitness],
    release: refuseFitness,
  },
  follow: { edit: [followSecond], check: [followSecond, halveCycles], release: [release] },
})

/** K7, and the names that lists show. */
async function setWhatFollows({ record, db }: Context) {
  const own = (record.factors ?? []).map(({ gradeCd }) => gradeCd)
  const first = record.secondRoundYn === 'Y' ? await firstGrades(db, [record.heaCheckupTargetNo]) : undefined
  const grades = first ? afterSecond(first.get(record.heaCheckupTargetNo), own) : own
  const names = await db.query<{ name: string }>(sql`select factor_nm as name from hea_hazard_factor
    where factor_cd = any(${(record.factors ?? []).map(({ factorCd }) => factorCd)}::text[]) order by sort_order, factor_nm`)
  return {
    overallGradeCd: overallGrade(grades),
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

/** Grade R asks for a second examination; a corrected one no longer. */
async function followSecond({ record, db: tx, person, now, today }: Effect) {
  if (record.secondRoundYn === 'Y') return
  const acting = { tx, person, now }
  const targets = [record.heaCheckupTargetNo]
  if (record.overallGradeCd !== 'R') return dropSecondExams(acting, targets)
  const { legalParamVal } = await legalParam(tx, 'HEA_SECOND_NOTICE_D', today)
  await askSecondExams(acting, targets, { noticeYmd: today, dueYmd: dueAfter(today, Number(legalParamVal)) })
}

/** What was corrected by hand counts like what came in the sheet. */
async function halveCycles({ record, db: tx, person, now }: Effect) {
  await halve({ tx, person, now }, record.receiveYmd, [{ userId: record.userId, factors: record.factors ?? [] }])
}

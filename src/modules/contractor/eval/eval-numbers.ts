/** The numbers of the site by the day on which something is decided. */
import type { Queries } from '#platform/server/database/database.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { EvalNumbers } from './eval.logic.ts'

const codes = {
  rateZero: 'EVAL_RATE_ZERO',
  suspPoint: 'EVAL_SUSP_POINT',
  noPermitPoint: 'EVAL_NOPERMIT_POINT',
  ltiPoint: 'EVAL_LTI_POINT',
  treatPoint: 'EVAL_TREAT_POINT',
  gapPoint: 'EVAL_GAP_POINT',
  bonus1: 'EVAL_BONUS_RATE_1',
  bonus2: 'EVAL_BONUS_RATE_2',
  bonus3: 'EVAL_BONUS_RATE_3',
  gradeS: 'EVAL_GRADE_S',
  gradeA: 'EVAL_GRADE_A',
  gradeB: 'EVAL_GRADE_B',
  gradeC: 'EVAL_GRADE_C',
  selfDay: 'EVAL_SELF_D',
  objectDay: 'EVAL_OBJECT_D',
  decideDay: 'EVAL_DECIDE_D',
  planDay: 'EVAL_PLAN_D',
  againDay: 'EVAL_AGAIN_D',
  validMonth: 'EVAL_VALID_MON',
} as const
type Name = keyof typeof codes

/** Days and months of an evaluation. */
export type EvalTerms = Readonly<Record<Extract<Name, `${string}Day` | 'validMonth'>, number>>

export async function evalNumbers(db: Queries, ymd: string): Promise<EvalNumbers & EvalTerms> {
  const values = await legalNumbers(db, Object.values(codes), ymd)
  const of = (name: Name) => values[codes[name]] ?? 0
  return {
    rateZero: of('rateZero'),
    suspPoint: of('suspPoint'),
    noPermitPoint: of('noPermitPoint'),
    ltiPoint: of('ltiPoint'),
    treatPoint: of('treatPoint'),
    gapPoint: of('gapPoint'),
    bonusRates: [of('bonus1'), of('bonus2'), of('bonus3')],
    grades: { S: of('gradeS'), A: of('gradeA'), B: of('gradeB'), C: of('gradeC') },
    selfDay: of('selfDay'),
    objectDay: of('objectDay'),
    decideDay: of('decideDay'),
    planDay: of('planDay'),
    againDay: of('againDay'),
    validMonth: of('validMonth'),
  }
}

/** What stands between an evaluated JSA and its release or retirement: shown to who is to act before he does. */
import { unknownCheck } from '#modules/common/unknown.logic.ts'
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { fixProblems } from './jsa.logic.ts'
import { jsaAsks } from './jsa.ports.ts'
import type { Context } from './jsa-refusals.ts'
import { toRule } from './jsa-rows.ts'
import { scaleOf } from './risk.logic.ts'

/** Four eyes: who wrote it does not release it. */
export function ownRelease({ record, person }: Context): Check | undefined {
  if (record.createUserId !== person.userId) return undefined
  return {
    ruleCd: 'CM-03',
    resultCd: 'BLOCK',
    evidenceDesc: record.createUserNm ?? '',
    lifterCds: ['SHM', 'SHD'],
    message: '본인이 처리한 단계는 이어서 처리할 수 없습니다. 다른 담당자가 처리하세요.',
  }
}

/** R1, R3: a risk that stays too high, and measures of the law that are not in place. Nobody can lift them. */
export const unfixable = ({ record: { rows, scaleCd } }: Context): Check[] =>
  fixProblems(rows, scaleOf(scaleCd)).map((found) => {
    const { code, message, field, values } = toRule(found)
    const row = rows[found.row]
    return {
      ruleCd: code,
      resultCd: 'BLOCK',
      message,
      field,
      lifterCds: [],
      ...(values && { values }),
      ...(row && { evidenceDesc: `${row.stepNo}. ${row.stepNm} · ${row.hazardDesc}` }),
      ...(code === 'JSA_LEGAL_FIRST' && { law: '산업안전보건법 제36조제1항' }),
    }
  })

export async function openPlans({ record, db }: Context): Promise<Check | undefined> {
  const plans = await db.query<{ no: string }>(
    sql`select coalesce(jsa_plan_doc_no, jsa_plan_no::text) as no from jsa_plan
      where root_jsa_no = ${record.rootJsaNo} and status_cd <> 'CLOSE' and delete_yn = 'N' order by jsa_plan_no`,
  )
  if (plans.length === 0) return undefined
  return {
    ruleCd: 'JSA_PLAN_OPEN',
    resultCd: 'BLOCK',
    message: '끝나지 않은 개선계획 {n}건이 있습니다.',
    values: { n: plans.length },
    evidenceDesc: plans.map(({ no }) => no).join(', '),
    lifterCds: [],
  }
}

export async function openRevision({ record, db }: Context): Promise<Check | undefined> {
  const [open] = await db.query<{ no: string | null }>(
    sql`select jsa_doc_no as no from jsa where root_jsa_no = ${record.rootJsaNo} and delete_yn = 'N'
      and status_cd in ('TEMP', 'CHECK', 'RQST', 'REVIEW', 'RTN', 'REEVAL') limit 1`,
  )
  if (!open) return undefined
  return {
    ruleCd: 'JSA_REVISION_OPEN',
    resultCd: 'BLOCK',
    message: '이미 진행 중인 개정이 있습니다.',
    evidenceDesc: open.no ?? '',
    lifterCds: [],
  }
}

/** Nobody works on under an analysis that is out of use. */
export async function openWork({ record, db }: Context): Promise<Check | undefined> {
  const revisions = await db.query<{ no: number }>(
    sql`select jsa_no as no from jsa where root_jsa_no = ${record.rootJsaNo} and delete_yn = 'N'`,
  )
  const found = await jsaAsks.openUnder(
    asProgram(db),
    revisions.map(({ no }) => no),
  )
  if (found === 'unknown') return unknownCheck('JSA_UNKNOWN', '이 JSA로 진행 중인 작업')
  if (found.length === 0) return undefined
  return {
    ruleCd: 'JSA_WORK_OPEN',
    resultCd: 'BLOCK',
    message: '이 JSA로 진행 중인 작업계획서·작업허가 {n}건이 있습니다.',
    values: { n: found.length },
    evidenceDesc: found.join(', '),
    lifterCds: [],
  }
}

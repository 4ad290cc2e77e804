/** The numbers by which candidates are chosen, as they hold on a day. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import type { CandidateRules } from './candidate.sql.ts'

/** The company's own rule of comprehensive checkups, two codes of the group HEA_CPR_RULE whose names are numbers. */
const CPR_FROM_AGE = 40
const CPR_EVERY_YEARS = 2

/**
 * @param today calendar day in Asia/Seoul
 * @law 산업안전보건법 시행규칙 제197조제1항
 */
export async function candidateRules(db: Queries, today: string): Promise<CandidateRules> {
  const [office, other, codes] = await Promise.all([
    legalParam(db, 'HEA_GEN_OFFICE_M', today),
    legalParam(db, 'HEA_GEN_OTHER_M', today),
    db.query<{ code: string; codeNm: string }>(sql`select code, code_nm as "codeNm" from sys_code
      where code_grp_cd = 'HEA_CPR_RULE' and use_yn = 'Y' and delete_yn = 'N'`),
  ])
  const ruleOf = (code: string, usual: number) => {
    const value = Number(codes.find((one) => one.code === code)?.codeNm)
    return Number.isInteger(value) && value > 0 ? value : usual
  }
  return {
    today,
    officeMonths: Number(office.legalParamVal),
    otherMonths: Number(other.legalParamVal),
    cprFromAge: ruleOf('FROM_AGE', CPR_FROM_AGE),
    cprEveryYears: ruleOf('EVERY_YEAR', CPR_EVERY_YEARS),
  }
}

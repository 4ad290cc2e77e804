/** 검진대상자 선정 (S-160…S-167): its first page with 20,000 candidates, as our server and the baseline are asked for it. */
import { candidateRules } from '#modules/hea/checkup/candidate.rules.ts'
import { candidateRows } from '#modules/hea/checkup/candidate.sql.ts'
import { readPlan } from '#modules/hea/checkup/checkup-plan-read.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'

export const CANDIDATES = 'candidates'
/** Rows that the table shows at once. */
const PAGE = { limit: 5, offset: 0 }
const everybody = {
  processNo: 0,
  deptCd: '',
  userId: '',
  userNm: '',
  age: 0,
  prevYearCheckupUserYn: 'N' as const,
}

export const pathOfCandidates = (planNo: number): string =>
  `/api/hea/checkup/nontargetusers?heaCheckupPlanNo=${planNo}&page=1&limit=${PAGE.limit}`

/** What our server sends for that path. */
export async function candidateStatement(db: Queries, planNo: number): Promise<Sql> {
  const plan = await readPlan(db, planNo)
  return candidateRows(plan, await candidateRules(db, dayOf(new Date())), everybody, PAGE)
}

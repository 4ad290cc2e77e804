/** What stands in the way of a construction's next step; shown beside its button until it does not. */
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { dutyLaws, dutyNames } from './const-codes.model.ts'
import { givenCost, openPermitState, openPlanState, permitsOf, plansOf } from './const-queries.ts'
import type { Context } from './const-values.ts'
import { monthsOf, openDuties } from './duty.logic.ts'

/** Each duty that is owed before the start is done, or left out with a reason. */
export function dutiesDone({ record }: Context): Check[] {
  const open = openDuties(record.duties ?? [])
  if (open.length === 0) return []
  const [first] = open
  return [
    {
      ruleCd: 'CONST_DUTY',
      resultCd: 'BLOCK',
      field: 'duties',
      values: { n: open.length },
      message: '착공 전 이행하지 않은 법정의무 {n}건이 있습니다.',
      law: first?.dutyCd ? dutyLaws[first.dutyCd] : undefined,
      evidenceDesc: open.map(({ dutyCd, dueYmd }) => `${dutyCd && dutyNames[dutyCd]} (${dueYmd ?? ''})`).join(', '),
      lifterCds: [],
    },
  ]
}

export function startReached({ record, today }: Context): Check | undefined {
  if (!record.startYmd || today >= record.startYmd) return undefined
  return {
    ruleCd: 'CONST_START',
    resultCd: 'BLOCK',
    field: 'startYmd',
    lifterCds: [],
    message: '착공일({day})이 되지 않았습니다.',
    values: { day: record.startYmd },
  }
}

interface Standing {
  permits: string | null
  permitCnt: number
  plans: string | null
  planCnt: number
  months: string[]
}

/** No work is open, the papers after it are complete, and the last month's money is accounted for. */
export async function allEnded({ record, db, today }: Context): Promise<Check[]> {
  const [found] = await asProgram(db).query<Standing>(sql`
    select (select string_agg(coalesce(m.permit_doc_no, m.wkod_title), ', ' order by m.permit_no) from ${permitsOf(record)} and ${openPermitState}) as permits,
      (select count(*)::int from ${permitsOf(record)} and ${openPermitState}) as "permitCnt",
      (select string_agg(coalesce(p.wkod_plan_doc_no, p.wkod_title), ', ' order by p.wkod_plan_no) from ${plansOf(record)} and ${openPlanState}) as plans,
      (select count(*)::int from ${plansOf(record)} and ${openPlanState}) as "planCnt",
      array(select k.cost_ym from const_cost k where k.const_no = ${record.constNo} and ${givenCost}) as months`)
  if (!found) return []
  return [
    ...stillOpen('CONST_PERMIT', '종결하지 않은 작업허가 {n}건이 있습니다.', found.permitCnt, found.permits),
    ...stillOpen('CONST_AFTER', '사후서류까지 종결하지 않은 작업계획 {n}건이 있습니다.', found.planCnt, found.plans),
    ...costChecks(record, found.months, record.actualEndYmd ?? today),
  ]
}

const SHOWN = 200
const stillOpen = (ruleCd: string, message: string, n: number, evidence: string | null): Check[] =>
  n === 0
    ? []
    : [{ ruleCd, resultCd: 'BLOCK', message, values: { n }, evidenceDesc: evidence?.slice(0, SHOWN), lifterCds: [] }]

/** @law 산업안전보건법 시행규칙 제89조제2항 */
function costChecks(
  { duties, startYmd, endYmd }: Context['record'],
  given: readonly string[],
  endedYmd: string,
): Check[] {
  const isOwed = (duties ?? []).some(({ dutyCd, requiredYn }) => dutyCd === 'COST' && requiredYn === 'Y')
  if (!isOwed) return []
  const last = endedYmd < endYmd ? endedYmd : endYmd
  const missing = monthsOf(startYmd, last, endedYmd).filter((month) => !given.includes(month))
  if (missing.length === 0) return []
  const isLast = missing.at(-1) === last.slice(0, 7)
  return [
    {
      ruleCd: 'CONST_COST',
      resultCd: isLast ? 'BLOCK' : 'WARN',
      law: dutyLaws.COST,
      lifterCds: [],
      message: isLast ? '마지막 달의 안전관리비 사용명세서가 없습니다.' : '안전관리비 사용명세서가 없는 달이 있습니다.',
      evidenceDesc: missing.join(', '),
    },
  ]
}

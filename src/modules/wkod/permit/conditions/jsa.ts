/** The analysis that the work stands on. */
import { linkProblems, revisionsInForce } from '#modules/saf/jsa/jsa.api.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { block } from '../ask/guard-parts.logic.ts'
import { later, sitesAndLeaders } from '../ask/permit-facts.ts'
import { typesOf } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'
import type { Asked, Condition, Finding } from './condition.ts'

/**
 * An analysis that is fixed, not overdue, of all kinds of the work. From the approval on the revision that is in force by
 * then: work that goes on keeps the one that it began with, and what falls due stops nobody (10 R6, 11 R1).
 *
 * @law 산업안전보건법 제36조
 */
export const jsa: Condition = {
  name: 'jsa',
  asked: 'Qasu',
  find: async (works, asked) => {
    const begin = works.filter((work) => work.jsaNo && work.wkodDt && (asked.moment !== 'resume' || beginsAnew(work)))
    return asked.moment === 'submit' ? problemsOf(begin, asked) : inForce(begin, asked)
  },
}

/** Work of several days begins anew each day. */
export const beginsAnew = ({ sevenDayYn, suspReasonCd }: Permit): boolean =>
  sevenDayYn === 'Y' && suspReasonCd === 'BREAK'

async function inForce(works: readonly Permit[], asked: Asked): Promise<Finding[]> {
  const db = asProgram(asked.db)
  const revisions = await revisionsInForce(
    db,
    works.flatMap(({ jsaNo }) => jsaNo ?? []),
  )
  const now = works.map((work) => ({
    ...work,
    jsaNo: revisions.get(work.jsaNo)?.jsaNo ?? work.jsaNo,
    wkodDt: later(work.wkodDt, asked.today),
  }))
  return problemsOf(now, { db })
}

/** @param db sees the analyses: whoever chooses one, or the program once it was chosen */
async function problemsOf(
  works: readonly Permit[],
  { db }: { db: Parameters<typeof linkProblems>[0] },
): Promise<Finding[]> {
  const problems = await linkProblems(
    db,
    works.map(({ jsaNo, plantCd, vendorCd, wkodDt: ymd, ...work }) => ({
      ...{ jsaNo, plantCd, vendorCd, ymd },
      permitTypeCds: typesOf(work),
    })),
  )
  return works.flatMap((work, at) => {
    const { code, message, values = {} } = problems[at] ?? {}
    if (!code || !message) return []
    const lifterCds = sitesAndLeaders('SHM', work)
    return [{ ...block(code, message, { field: 'jsaNo', values, lifterCds }), permitNo: work.permitNo }]
  })
}

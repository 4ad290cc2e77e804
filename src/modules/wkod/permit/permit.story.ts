/** The story of a permit: at each step it writes what the rules write, by the same functions, on facts that are given. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type Story, story } from '#platform/server/stories/story.ts'
import { type PermitLimits, permitLimits } from './ask/permit-limits.ts'
import { type Permit, permit } from './permit.model.ts'
import {
  approvedUnder,
  asked,
  begun,
  type CheckItem,
  checkItems,
  checksKept,
  checksOf,
  checkTypesOf,
  closedUnder,
  created,
  crewKept,
  gradedBy,
  isGraded,
  type JsaFacts,
  jsaFacts,
  listed,
  plainSets,
  type Telling,
  wentOn,
} from './permit-sets.ts'

/** What a story of a permit rests on, as its rules would find it. */
export interface PermitFacts {
  readonly limits: PermitLimits
  /** Of the JSA and the day of the permit. */
  readonly jsa: JsaFacts
  /** The template of all types, in its order. */
  readonly items: readonly CheckItem[]
  /** The department of whoever supervises the work. */
  readonly ownDeptCd: string | null
}

type Request = DraftOf<typeof permit>
const NOTHING = Object.fromEntries(Object.keys(permit.fields).map((name) => [name, null]))
/** As it stands before anything is known but what its asker enters. */
export const recordOf = (request: Request): Permit => ({ ...NOTHING, ...request }) as Permit

/** Finds them as the rules do. @param day calendar day on which it is asked for */
export async function permitFacts(db: Queries, request: Request, plantCd: string, day: string): Promise<PermitFacts> {
  const record = { ...recordOf(request), plantCd }
  const [limits, jsa, items, [owner]] = await Promise.all([
    permitLimits(db, day),
    jsaFacts(db, record),
    checkItems(db, checkTypesOf(record)),
    db.query<{ deptCd: string | null }>(
      sql`select dept_cd as "deptCd" from sys_user where user_id = ${record.ownUserId}`,
    ),
  ])
  return { limits, jsa, items, ownDeptCd: owner?.deptCd ?? null }
}

/** Whether the safety manager reviews it as well, and the department head approves it. */
export const isHighRisk = (request: Request, { limits, jsa }: PermitFacts): boolean =>
  gradedBy(recordOf(request), limits, jsa).riskGradeCd === 'HIGH'

/** @param values what its asker enters; `ownUserId` among them */
export function permitStory(values: DraftOf<typeof permit>, facts: PermitFacts): Story<typeof permit> {
  const { limits, jsa, items, ownDeptCd } = facts
  const graded = ({ record }: Telling) => gradedBy(record, limits, jsa)
  const gradedWhileOpen = (telling: Telling) => (isGraded(telling) ? graded(telling) : {})
  return story(permit, values, {
    ...plainSets,
    create: (telling) => ({ ...created(telling), ...listed(telling), ownDeptCd, ...gradedWhileOpen(telling) }),
    edit: (telling) => ({
      ...checksKept(telling),
      ...crewKept(telling),
      ...listed(telling),
      ...gradedWhileOpen(telling),
    }),
    submit: (telling) => ({
      ...graded(telling),
      ...asked(telling, limits),
      permitCheck: checksOf(telling.record, items),
    }),
    review: ({ record }) => ({ permitCheck: checksOf(record, items) }),
    approve: (telling) => approvedUnder(telling, limits),
    start: (telling) => begun(telling, []),
    resume: wentOn,
    close: (telling) => closedUnder(telling, limits),
  })
}

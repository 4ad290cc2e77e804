/** Changes of many exposures at once, by process, person and factor: tried first, so that one sees what would happen. */
import { z } from 'zod'
import type { Person } from '#platform/model/access.ts'
import { isDay } from '#platform/model/calendar.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { and, type Sql, sql } from '#platform/server/database/sql.ts'
import { type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import { unfitOf } from './exposure-fitness.ts'
import { deptsBelow } from './exposure-list.ts'
import {
  addExposures,
  type ChangeContext,
  type ChangedExposure,
  changePlacement,
  endExposures,
  moveExposures,
  type NewExposure,
} from './exposure-write.ts'

const day = z.string().refine(isDay)
const key = z.number().int().min(1)
const MOST = 5000
/** Exposures by their numbers, or those of a process, of some factors if they are named. */
const chosen = {
  nos: z.array(key).max(MOST).optional(),
  fromProcessNo: key.optional(),
  factorCds: z.array(z.string().max(20)).max(100).optional(),
}
export const bulkBody = z.discriminatedUnion('actionCd', [
  z.strictObject({
    actionCd: z.literal('ADD'),
    processNo: key,
    factorCds: z.array(z.string().max(20)).min(1).max(100),
    /** These people, or all who work in the department or below it. */
    userIds: z.array(z.string().max(30)).max(MOST).optional(),
    deptCd: z.string().max(20).optional(),
    placementYmd: day,
  }),
  z.strictObject({ actionCd: z.literal('CHANGE'), ...chosen, placementYmd: day }),
  z.strictObject({ actionCd: z.literal('MOVE'), ...chosen, processNo: key, moveYmd: day }),
  z.strictObject({ actionCd: z.literal('END'), ...chosen, endYmd: day }),
])
export type Bulk = z.infer<typeof bulkBody>
type Chosen = Pick<Extract<Bulk, { actionCd: 'END' }>, 'nos' | 'fromProcessNo' | 'factorCds'>

/** What was asked of how many, and what has changed. */
export interface BulkOutcome {
  askedCnt: number
  changed: ChangedExposure[]
}

/** Asks about fitness, which the person himself may not read. */
export type PlacingContext = ChangeContext & { readonly db: Transaction }

export async function applyBulk(
  context: PlacingContext,
  person: Person,
  bulk: Bulk,
  today: string,
): Promise<BulkOutcome> {
  if (bulk.actionCd === 'ADD') return add(context, person, bulk, today)
  const where = chosenBy(bulk)
  const rows = await context.db.query<{ userId: string; placementYmd: string }>(
    sql`select user_id as "userId", placement_ymd as "placementYmd" from hea_worker_hazard h
      where h.end_ymd is null and h.delete_yn = 'N' and ${where}`,
  )
  const last =
    rows
      .map(({ placementYmd }) => placementYmd)
      .toSorted()
      .at(-1) ?? ''
  if (bulk.actionCd === 'CHANGE')
    return { askedCnt: rows.length, changed: await changePlacement(context, where, bulk.placementYmd) }
  if (bulk.actionCd === 'END') {
    refuse(endProblem(bulk.endYmd, last, today, 'endYmd'))
    return { askedCnt: rows.length, changed: await endExposures(context, where, bulk.endYmd) }
  }
  refuse(endProblem(bulk.moveYmd, last, today, 'moveYmd'))
  const { processNo, moveYmd } = bulk
  await processOf(context.db, person, processNo)
  const people = [...new Set(rows.map(({ userId }) => userId))]
  await refuseUnfit(
    context.db,
    people.map((userId) => ({ userId, processNo, placementYmd: moveYmd })),
    { field: 'processNo', today },
  )
  return { askedCnt: rows.length, changed: await moveExposures(context, where, processNo, moveYmd) }
}

function refuse(found: RuleProblem | undefined): void {
  if (found) throw ruleRefused([found])
}

/** Work has not ended before it began, nor in the future: what is planned is no history yet. */
export function endProblem<F extends string>(
  endYmd: string,
  placementYmd: string,
  today: string,
  field: F,
): (RuleProblem & { field: F }) | undefined {
  if (endYmd > today) return { field, code: 'HEA_EXPOSURE_FUTURE', message: '오늘까지의 날짜를 입력하십시오.' }
  if (endYmd >= placementYmd) return undefined
  return {
    field,
    code: 'HEA_EXPOSURE_BEFORE_PLACEMENT',
    message: '배치일보다 빠를 수 없습니다. (가장 늦은 배치일 {day})',
    values: { day: placementYmd },
  }
}

function chosenBy({ nos, fromProcessNo, factorCds }: Chosen): Sql {
  const parts = []
  if (nos) parts.push(sql`h.worker_hazard_no = any(${nos}::bigint[])`)
  if (fromProcessNo) parts.push(sql`h.process_no = ${fromProcessNo}`)
  if (parts.length === 0)
    throw ruleRefused([{ field: 'nos', code: 'HEA_EXPOSURE_NOTHING', message: '바꿀 노출을 선택하십시오.' }])
  if (factorCds && factorCds.length > 0) parts.push(sql`h.factor_cd = any(${factorCds}::text[])`)
  return and(parts)
}

/** K8 */
async function refuseUnfit(
  tx: Transaction,
  rows: readonly { userId: string; processNo: number; placementYmd: string }[],
  { field, today }: { field: string; today: string },
): Promise<void> {
  const unfit = await unfitOf(tx, rows, today)
  if (unfit.length === 0) return
  const people = await tx.query<{ userNm: string }>(sql`select user_nm as "userNm" from sys_user
    where user_id = any(${unfit.map(({ userId }) => userId)}::text[]) order by user_nm, user_id`)
  refuse({
    field,
    code: 'HEA_EXPOSURE_UNFIT',
    message: '보건 사유로 이 공정에 배치할 수 없는 근로자가 있습니다: {names}',
    values: { names: people.map(({ userNm }) => userNm).join(', ') },
  })
}

async function add(
  context: PlacingContext,
  person: Person,
  bulk: Extract<Bulk, { actionCd: 'ADD' }>,
  today: string,
): Promise<BulkOutcome> {
  const { db } = context
  const { plantCd } = await processOf(db, person, bulk.processNo)
  const people = await peopleOf(db, bulk, plantCd)
  const { processNo, placementYmd } = bulk
  await refuseUnfit(
    db,
    people.map(({ userId }) => ({ userId, processNo, placementYmd })),
    { field: bulk.deptCd ? 'deptCd' : 'userIds', today },
  )
  const factors = await factorsOf(db, bulk.factorCds)
  const rows: NewExposure[] = people.flatMap(({ userId }) =>
    factors.map(({ factorCd }) => ({ userId, factorCd, processNo, placementYmd })),
  )
  return { askedCnt: rows.length, changed: await addExposures(context, rows) }
}

/** A process in use, of the plant in which the person writes. */
async function processOf(db: Queries, person: Person, processNo: number): Promise<{ plantCd: string }> {
  const [found] = await db.query<{ plantCd: string }>(sql`select plant_cd as "plantCd" from process
    where process_no = ${processNo} and use_yn = 'Y' and delete_yn = 'N'`)
  if (found && (found.plantCd === person.plantCd || person.scopeCd === 'ALL')) return found
  throw ruleRefused([{ field: 'processNo', code: 'HEA_EXPOSURE_PROCESS', message: '사용 중인 공정을 선택하십시오.' }])
}

/** People employed in the plant of the process. */
async function peopleOf(db: Queries, { userIds = [], deptCd }: Extract<Bulk, { actionCd: 'ADD' }>, plantCd: string) {
  const who = deptCd ? sql`u.dept_cd = any (${deptsBelow(deptCd)})` : sql`u.user_id = any(${userIds}::text[])`
  const people = await db.query<{ userId: string }>(sql`select u.user_id as "userId" from sys_user u
    where ${who} and u.plant_cd = ${plantCd} and u.user_status_cd <> 'RETIRED' and u.delete_yn = 'N' order by 1`)
  if (people.length === 0 || (!deptCd && people.length < new Set(userIds).size))
    throw ruleRefused([
      {
        field: deptCd ? 'deptCd' : 'userIds',
        code: 'HEA_EXPOSURE_PEOPLE',
        message: '이 사업장의 근로자를 선택하십시오.',
      },
    ])
  return people
}

async function factorsOf(db: Queries, factorCds: readonly string[]): Promise<{ factorCd: string }[]> {
  const factors = await db.query<{ factorCd: string }>(sql`select factor_cd as "factorCd" from hea_hazard_factor
    where factor_cd = any(${factorCds}::text[]) and use_yn = 'Y' and delete_yn = 'N' order by 1`)
  if (factors.length < new Set(factorCds).size)
    throw ruleRefused([
      { field: 'factorCds', code: 'HEA_EXPOSURE_FACTOR', message: '사용 중인 유해인자를 선택하십시오.' },
    ])
  return factors
}

/** An approved revision is immutable: what changes is its successor, which makes it the old one once it is approved. */
import type { Person } from '#platform/model/access.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { contents, type WkodPlan, wkodPlan } from './wkod-plan.model.ts'

interface Writing {
  db: Transaction
  person: Person
  now: Date
}

/** Files stay with the revision that brought them; the lines of the next one point to them. */
const kept = contents.filter((name) => name !== 'beforeFileId')
const alsoKept = [
  'vendorCd',
  'plantCd',
  'contractNm',
  'constNo',
  'hostDeptCd',
  'ownUserId',
  'planWorkNms',
  'law65Yn',
  'infoProvideNo',
  'acidWorkYn',
  'legalYn',
  'riskCd',
  'headYn',
  'jsaCnt',
  'rootPlanNo',
] as const

/** A revision of the plan that is on its way, a draft of a colleague's included. */
export async function openRevision(db: Transaction, rootPlanNo: number | null): Promise<string | undefined> {
  const [row] = await db.queryAs<{ statusCd: string }>(
    'SYSTEM',
    sql`select status_cd as "statusCd" from wkod_plan where root_plan_no = ${rootPlanNo} and delete_yn = 'N'
      and status_cd in ('TEMP', 'RQST', 'DEPT_OK', 'RTN') limit 1`,
  )
  return row?.statusCd
}

/** @returns the key of the draft that a revision begins as */
export async function newRevision({ db, person, now }: Writing, from: WkodPlan): Promise<number> {
  const [last] = await db.queryAs<{ no: number }>(
    'SYSTEM',
    sql`select max(rev_no) as no from wkod_plan where root_plan_no = ${from.rootPlanNo}`,
  )
  const revNo = (last?.no ?? 1) + 1
  const { wkodPlanNo } = await db.program(wkodPlan, { by: person, now }).create(
    {
      ...pick(from, [...kept, ...alsoKept]),
      revNo,
      lastActorId: person.userId,
      wkodPlanDocNo: `${from.wkodPlanDocNo?.replace(/-R\d+$/, '')}-R${revNo}`,
    },
    // A copy of what was approved: it is looked at when it is handed in, and its root is that of the first.
    { without: ['set', 'RULES', 'follow'] },
  )
  return wkodPlanNo
}

const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>

/** The approved revision before this one is the old one from now on. */
export async function supersede(
  { db, person, now }: Writing,
  { wkodPlanNo, rootPlanNo }: Pick<WkodPlan, 'wkodPlanNo' | 'rootPlanNo'>,
): Promise<void> {
  const others = sql`r.root_plan_no = ${rootPlanNo} and r.wkod_plan_no <> ${wkodPlanNo}`
  await db.program(wkodPlan, { by: person, now }).moveAll('supersede', others)
}

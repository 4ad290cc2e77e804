/** An approved revision is immutable: what changes is its successor, which makes it the old one once it is approved. */
import type { Person } from '#platform/model/access.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { insertStatement, updateStatement, type Values, writeRows } from '#platform/server/documents/write.ts'
import { contents, type WkodPlan, wkodPlan } from './wkod-plan.model.ts'

interface Writing {
  db: Transaction
  person: Person
  now: Date
}

/** Files stay with the revision that brought them; the lines of the next one point to them. */
const kept = contents.filter((name) => name !== 'beforeFileId')
const alsoKept = [
  ...[
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
  ],
  ...['legalYn', 'riskCd', 'headYn', 'jsaCnt', 'rootPlanNo'],
] as (keyof WkodPlan)[]

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
  const created: Values = {
    ...Object.fromEntries([...kept, ...alsoKept].map((name) => [name, from[name]])),
    revNo,
    rtnCnt: 0,
    statusCd: 'TEMP',
    afterLackYn: 'N',
    lastActorId: person.userId,
    [wkodPlan.docNo]: `${from.wkodPlanDocNo?.replace(/-R\d+$/, '')}-R${revNo}`,
  }
  const [row] = await db.query<{ no: number }>(insertStatement(wkodPlan, { person, now, ip: null }, created, undefined))
  const no = row?.no ?? 0
  await writeRows(db, wkodPlan, no, created)
  return no
}

/** The approved revision before this one is the old one from now on. */
export async function supersede(
  { db, person, now }: Writing,
  { wkodPlanNo, rootPlanNo }: Pick<WkodPlan, 'wkodPlanNo' | 'rootPlanNo'>,
): Promise<void> {
  const old = await db.query<{ no: number }>(
    sql`select wkod_plan_no as no from wkod_plan where root_plan_no = ${rootPlanNo} and wkod_plan_no <> ${wkodPlanNo}
      and status_cd = 'APPR' and delete_yn = 'N'`,
  )
  for (const { no } of old) {
    const before = await getRecord(db, wkodPlan, no, true)
    const trace = { actionCd: 'supersede', fromStatusCd: 'APPR', toStatusCd: 'OLD' }
    await db.query(updateStatement(wkodPlan, { person, now, ip: null }, before, { statusCd: 'OLD' }, trace))
  }
}

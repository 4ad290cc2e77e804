/** A released revision is immutable: what changes is its successor, which makes it the old one. */
import type { Person } from '#platform/model/access.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { insertStatement, updateStatement, type Values, writeRows } from '#platform/server/documents/write.ts'
import { type Jsa, type JsaLine, jsa } from './jsa.model.ts'
import { atStage, rowValues } from './jsa.rows.ts'

export interface Writing {
  db: Transaction
  person: Person
  now: Date
}

/** A stored row is what its model says. */
export const jsaOf = (row: object): Jsa => row as Jsa

/** The record of a key, locked. */
export async function lockedJsa(db: Transaction, no: number | null): Promise<Jsa> {
  return jsaOf(await getRecord(db, jsa, no ?? 0, true))
}

const kept = [
  'jsaTitle',
  'jsaSrcCd',
  'workCatCd',
  'permitTypeCds',
  'vendorCd',
  'deptCd',
  'processNo',
  'equipCds',
  'scaleCd',
  'copyFromJsaNo',
  'plantCd',
] as const satisfies readonly (keyof Jsa)[]

/** The row that a revision begins with: nothing of it has been looked at anew. */
const fresh = (row: JsaLine): JsaLine => ({ ...row, keepCd: null, keepDesc: null, noteDesc: null })

/** Open revisions of the same analysis: at most one at a time. */
export async function openRevision(db: Transaction, rootJsaNo: number | null): Promise<string | undefined> {
  const [row] = await db.query<{ statusCd: string }>(
    sql`select status_cd as "statusCd" from jsa where root_jsa_no = ${rootJsaNo} and delete_yn = 'N'
      and status_cd not in ('FIX', 'OLD', 'RETIRED', 'CANC') limit 1`,
  )
  return row?.statusCd
}

/**
 * The next revision, with the contents of the one in force.
 *
 * @returns its key
 */
export async function newRevision(
  { db, person, now }: Writing,
  from: Jsa,
  values: { statusCd: Jsa['statusCd']; evalStageCd: '1' | '5' | '6'; rows?: readonly JsaLine[] } & Values,
): Promise<number> {
  const [last] = await db.query<{ no: number }>(
    sql`select max(jsa_rev_no) as no from jsa where root_jsa_no = ${from.rootJsaNo}`,
  )
  const jsaRevNo = (last?.no ?? 1) + 1
  const { rows = from.rows.map(fresh), evalStageCd, ...rest } = values
  const created: Values = {
    ...Object.fromEntries(kept.map((name) => [name, from[name]])),
    ...rowValues(rows, from.rows, from.scaleCd),
    jsaRevNo,
    rootJsaNo: from.rootJsaNo,
    rtnCnt: 0,
    partCnt: 0,
    lastActorId: person.userId,
    ...atStage(evalStageCd, now),
    ...rest,
    [jsa.docNo]: `${from.jsaDocNo?.replace(/-R\d+$/, '')}-R${jsaRevNo}`,
  }
  const [row] = await db.query<{ no: number }>(insertStatement(jsa, { person, now, ip: null }, created, undefined))
  const no = row?.no ?? 0
  await writeRows(db, jsa, no, created)
  return no
}

/** The revision in force before this one is the old one from now on. */
export async function supersede({ db, person, now }: Writing, record: Pick<Jsa, 'jsaNo' | 'rootJsaNo'>): Promise<void> {
  const old = await db.query<{ no: number }>(
    sql`select jsa_no as no from jsa where root_jsa_no = ${record.rootJsaNo} and jsa_no <> ${record.jsaNo}
      and status_cd = 'FIX' and delete_yn = 'N'`,
  )
  for (const { no } of old) {
    const before = await getRecord(db, jsa, no, true)
    const trace = { actionCd: 'supersede', fromStatusCd: 'FIX', toStatusCd: 'OLD' }
    await db.query(updateStatement(jsa, { person, now, ip: null }, before, { statusCd: 'OLD' }, trace))
  }
}

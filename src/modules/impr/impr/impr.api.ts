/** How other modules put what they find into the register, in the transaction of the finding itself. */
import type { Person } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { imprMessages } from './impr.messages.ts'
import { type Impr, impr } from './impr.model.ts'
import type { SourcePage } from './impr.ports.ts'

export type { RepeatedEvent } from './impr.calls.ts'
export type { ImprSource } from './impr.ports.ts'

const KEY = /^\d{1,15}$/
/** For a source that gives the key of its record, or its display number, which names it within its plant. */
export const byKeyOrNumber =
  (model: AnyDocument) =>
  (srcNo: string): SourcePage =>
    KEY.test(srcNo) ? { model, no: Number(srcNo) } : { model, docNo: srcNo }

/** One finding. Its owner is a person or a vendor: an account of a vendor stands for its vendor. */
export interface Finding
  extends Pick<Impr, 'srcCd' | 'srcNo' | 'imprTitle' | 'imprDesc' | 'placeDesc' | 'riskGradeCd' | 'plantCd'>,
    Partial<Pick<Impr, 'srcRowNo' | 'siteMark' | 'processNo' | 'hazardCatCd' | 'accTypeCd' | 'parentImprNo'>> {
  owner: { userId: string } | { vendorCd: string }
  /** Who answers for the source and looks at the measure: never its owner. */
  verifyUserId: string
  /** The day for which the source asks: never later than its grade says, but where the source has a day of its own (R1). */
  dueYmd?: string | null
}

interface Registering {
  db: Transaction
  person: Person
  now: Date
}

/** @returns the keys of the new rows, in the order given */
export async function registerFindings(context: Registering, findings: readonly Finding[]): Promise<number[]> {
  const nos: number[] = []
  for (const finding of findings) nos.push(await registerOne(context, finding))
  return nos
}

/** By the rules of whoever registers one by hand, but for what its source answers for. */
async function registerOne({ db, person, now }: Registering, { owner, ...found }: Finding): Promise<number> {
  const owned = await ownedBy(db, owner)
  const { imprNo } = await db.program(impr, { by: person, now }).create(
    'register',
    { ...found, ...owned },
    {
      without: ['hazardCatCd', 'IMPR_OWNER_NO_ACCESS', 'IMPR_VERIFIER_NO_ACCESS', 'IMPR_DUE_TOO_LATE', 'IMPR_LAW_DUE'],
    },
  )
  return imprNo
}

async function ownedBy(db: Transaction, owner: Finding['owner']) {
  if ('vendorCd' in owner) return { ownerUserId: null, vendorCd: owner.vendorCd }
  const [account] = await db.query<{ vendorCd: string | null }>(
    sql`select vendor_cd as "vendorCd" from directory_person where user_id = ${owner.userId}`,
  )
  return account?.vendorCd
    ? { ownerUserId: null, vendorCd: account.vendorCd }
    : { ownerUserId: owner.userId, vendorCd: null }
}

/** The day on which the register holds a row, for the source that has handed it over: its own is no later one. */
export const dueInRegister = (imprNo: number | undefined): Sql =>
  sql`(select i.due_ymd from impr i where i.impr_no = ${imprNo ?? null})`

/** How far rows of the register are, whoever may see them. */
export async function findingStates(
  db: Transaction,
  imprNos: readonly number[],
): Promise<Map<number, Impr['statusCd']>> {
  const rows = await db.queryAs<{ no: number; statusCd: Impr['statusCd'] }>(
    'SYSTEM',
    sql`select impr_no as no, status_cd as "statusCd" from impr where impr_no = any(${imprNos}::bigint[]) and delete_yn = 'N'`,
  )
  return new Map(rows.map(({ no, statusCd }) => [no, statusCd]))
}

/** The group of photos of how a place looks now, once somebody has looked whether it does. @param imprNo of the statement */
export const afterPhotoOf = (imprNo: Sql): Sql =>
  sql`(select i.after_file_id from impr i where i.impr_no = ${imprNo} and i.status_cd in ('EFFECT', 'CLOSE') and i.delete_yn = 'N')`

/** How a source whose own page is where the work is done moves its row: the rules of the register are not asked again. */
export type Moved =
  | { to: 'DONE'; actionDesc: string | null; actionUserId: string }
  | { to: 'ACTION' | 'VERIFIED' | 'CANC' }

const movedBy = {
  DONE: 'finishedThere',
  ACTION: 'redoneThere',
  VERIFIED: 'verifiedThere',
  CANC: 'cancelledThere',
} as const

export async function moveFinding({ db, person, now }: Registering, imprNo: number, moved: Moved): Promise<void> {
  const { to } = moved
  const told = to === 'DONE' ? { actionDesc: moved.actionDesc, actionUserId: moved.actionUserId } : undefined
  await db.program(impr, { by: person, now }).act(imprNo, movedBy[to], told)
}

/** What became of one finding. */
export interface FindingState extends Pick<Impr, 'imprNo' | 'imprTitle' | 'statusCd'> {
  imprDocNo: string | null
  dueYmd: string | null
  ownerUserNm: string | null
}

/** The rows that a source has registered, for its own page: as many as its reader may see. */
export const findingsOf = (
  db: Queries,
  { srcCd, srcNo, plantCd }: Pick<Impr, 'srcCd' | 'plantCd'> & { srcNo: string },
  /** Of these rows of the source alone. */
  srcRowNos?: readonly string[],
): Promise<FindingState[]> =>
  db.query<FindingState>(sql`select r.impr_no as "imprNo", r.impr_doc_no as "imprDocNo", r.impr_title as "imprTitle",
      r.status_cd as "statusCd", r.due_ymd as "dueYmd",
      (select d.user_nm from directory_person d where d.user_id = r.owner_user_id) as "ownerUserNm"
    from impr r where r.src_cd = ${srcCd} and r.src_no = ${srcNo} and r.plant_cd = ${plantCd} and r.delete_yn = 'N'
      and (${srcRowNos ?? null}::text[] is null or r.src_row_no = any(${srcRowNos ?? null}::text[]))
    order by r.impr_no`)
const OVER: readonly Impr['statusCd'][] = ['CLOSE', 'CANC']

/** What a source has done on its side is told to whoever is to go on with these rows of it: who verifies, else who acts. */
export async function answerFindings(
  { db, now }: Pick<Registering, 'db' | 'now'>,
  { srcCd, srcNo, plantCd }: Pick<Impr, 'srcCd' | 'plantCd'> & { srcNo: string },
  srcRowNos: readonly string[],
): Promise<void> {
  const rows = await db.queryAs<Impr>(
    'SYSTEM',
    sql`select impr_no as "imprNo", impr_title as "imprTitle", status_cd as "statusCd", due_ymd as "dueYmd", plant_cd as "plantCd",
        owner_user_id as "ownerUserId", vendor_cd as "vendorCd", verify_user_id as "verifyUserId"
      from impr where src_cd = ${srcCd} and src_no = ${srcNo} and plant_cd = ${plantCd} and delete_yn = 'N'
        and src_row_no = any(${[...srcRowNos]}::text[]) and status_cd <> all(${[...OVER, 'TEMP', 'EFFECT']}::text[]) order by impr_no`,
  )
  const notify = notifyThrough(db, now)
  for (const record of rows) {
    const isDone = record.statusCd === 'DONE'
    await notify.tell(isDone ? imprMessages.IMPR_ANSWERED_VERIFY : imprMessages.IMPR_ANSWERED, record)
  }
}

/** What a vendor still has to do. */
export async function openImprovements(db: Transaction, vendorCd: string): Promise<{ label: string; count: number }> {
  const [row] = await db.queryAs<{ count: number }>(
    'SYSTEM',
    sql`select count(*)::int as count from impr where vendor_cd = ${vendorCd} and delete_yn = 'N' and status_cd <> all(${[...OVER, 'TEMP']}::text[])`,
  )
  return { label: impr.label, count: row?.count ?? 0 }
}

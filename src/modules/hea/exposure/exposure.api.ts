/**
 * What results, measurements and findings do to exposures. It follows from the law and not from the rights of whoever
 * brings the news, so it reaches every exposure that it is about.
 */
import { dayOf } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { dueNumbers } from './due-numbers.ts'
import {
  type ChangeContext,
  type ChangedExposure,
  endExposures,
  examine,
  type Halving,
  reopenExposures,
  shorten,
  unshorten,
} from './exposure-write.ts'

/** Who brings the news and when; the program and the present moment where it is left out. */
interface Told {
  userId?: string | null
  now?: Date
}
async function contextOf(tx: Transaction, { userId = null, now = new Date() }: Told): Promise<ChangeContext> {
  const db = { joins: tx.joins, query: <Row>(statement: Sql) => tx.queryAs<Row>('SYSTEM', statement) }
  return { db, userId, now, numbers: await dueNumbers(db, dayOf(now)) }
}

/** A special, occasional or temporary checkup, or one before placement, for these factors: last and next are set anew. */
export async function markExamined(
  tx: Transaction,
  { userId, factorCds, examYmd }: { userId: string; factorCds: readonly string[]; examYmd: string },
  told: Told = {},
): Promise<ChangedExposure[]> {
  const context = await contextOf(tx, told)
  return examine(context, sql`h.user_id = ${userId} and h.factor_cd = any(${factorCds}::text[])`, examYmd)
}

/** The same for many who were examined on one day, each for factors of his own. */
export async function markManyExamined(
  tx: Transaction,
  { examined, examYmd }: { examined: readonly { userId: string; factorCd: string }[]; examYmd: string },
  told: Told = {},
): Promise<ChangedExposure[]> {
  const pairs = sql`select e."userId", e."factorCd"
    from jsonb_to_recordset(${JSON.stringify(examined)}::jsonb) as e("userId" text, "factorCd" text)`
  return examine(await contextOf(tx, told), sql`(h.user_id, h.factor_cd) in (${pairs})`, examYmd)
}

interface OfFactor extends Halving {
  factorCd: string
}

/** Halves the cycle of everybody who works with the factor in the process: it was measured over its limit, or a D1 was found. */
export async function shortenProcess(
  tx: Transaction,
  { processNo, factorCd, ...halving }: OfFactor & { processNo: number },
  told: Told = {},
): Promise<ChangedExposure[]> {
  const where = sql`h.process_no = ${processNo} and h.factor_cd = ${factorCd}`
  return shorten(await contextOf(tx, told), where, halving)
}

/** Halves the cycle of one person for the factor, by the doctor's opinion. */
export async function shortenWorker(
  tx: Transaction,
  { userId, factorCd, ...halving }: OfFactor & { userId: string },
  told: Told = {},
): Promise<ChangedExposure[]> {
  const where = sql`h.user_id = ${userId} and h.factor_cd = ${factorCd}`
  return shorten(await contextOf(tx, told), where, halving)
}

/** A result or a measurement, as what halves cycles. */
export const causes = { result: (no: number) => `RESULT:${no}`, measure: (no: number) => `MEASURE:${no}` } as const

/**
 * What halved cycles was withdrawn or corrected: they are as if it had never been, but for what else halves them.
 *
 * @param but process and factor for which it still holds
 */
export async function withdrawHalving(
  tx: Transaction,
  { causeCd, but = [] }: { causeCd: string; but?: readonly { processNo: number; factorCd: string }[] },
  told: Told = {},
): Promise<ChangedExposure[]> {
  const kept = sql`(h.process_no, h.factor_cd) in (select k."processNo", k."factorCd"
    from jsonb_to_recordset(${JSON.stringify(but)}::jsonb) as k("processNo" bigint, "factorCd" text))`
  return unshorten(await contextOf(tx, told), causeCd, kept, dayOf(told.now ?? new Date()))
}

/** Takes a person out of work with these factors: he is unfit for it for good (K8), or has left. All without `factorCds`. */
export async function endWork(
  tx: Transaction,
  {
    userId,
    factorCds,
    endYmd,
    causeCd,
  }: { userId: string; factorCds?: readonly string[]; endYmd: string; causeCd?: string },
  told: Told = {},
): Promise<ChangedExposure[]> {
  const ofFactors = factorCds ? sql`h.factor_cd = any(${factorCds}::text[])` : sql`true`
  return endExposures(await contextOf(tx, told), sql`h.user_id = ${userId} and ${ofFactors}`, endYmd, causeCd ?? null)
}

/** The result that took him out of work was corrected. */
export const reopenWork = async (
  tx: Transaction,
  { causeCd, ymd }: { causeCd: string; ymd: string },
  told: Told = {},
) => reopenExposures(await contextOf(tx, told), causeCd, ymd)

/** What measurement tells other modules: who works above a limit. */
import type { Person } from '#platform/model/access.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { and, type Sql, sql } from '#platform/server/database/sql.ts'
import type { Verdict } from './measure-verdict.logic.ts'

/** A factor that was found at its limit or above it in a process, by itself or in a mixture. */
export interface Exceedance {
  measureNo: number
  measureUnitNo: number
  unitNm: string
  plantCd: string
  processNo: number
  factorCd: string
  /** Exposure against the limit; of noise the dose as a share of one. */
  indexVal: number
  /** Of the factor by itself; below where only a mixture that it is a part of reaches its limit. */
  verdictCd: Verdict
  /** The last day of sampling. */
  sampleEndYmd: string
}

/**
 * Called in the transaction of the evaluation with what reached its limit, and again after a correction: what it brings about
 * must be the same when it is told twice.
 */
export type ExceededListener = (
  context: { db: Transaction; person: Person; now: Date; measureNo: number },
  exceedances: readonly Exceedance[],
) => Promise<void>

/**
 * What reached or exceeded its limit, by process and factor, the newest first.
 *
 * @param db acts as the person who may see measurements, or as the program
 */
export function exceedances(
  db: Queries,
  { measureNo, processNo, fromYmd }: { measureNo?: number; processNo?: number; fromYmd?: string },
): Promise<Exceedance[]> {
  const conditions: Sql[] = [
    ...(measureNo === undefined ? [] : [sql`m.measure_no = ${measureNo}`]),
    ...(processNo === undefined ? [] : [sql`u.process_no = ${processNo}`]),
    ...(fromYmd === undefined ? [] : [sql`m.sample_end_ymd >= ${fromYmd}::date`]),
  ]
  return db.query<Exceedance>(sql`
    select m.measure_no as "measureNo", u.measure_unit_no as "measureUnitNo", u.unit_nm as "unitNm",
      m.plant_cd as "plantCd", u.process_no as "processNo", j.factor_cd as "factorCd", j.index_val as "indexVal",
      j.verdict_cd as "verdictCd", m.sample_end_ymd as "sampleEndYmd"
    from measure_judgement j join measure m on m.measure_no = j.measure_no and m.delete_yn = 'N'
      join measure_unit u on u.measure_unit_no = j.measure_unit_no
    where (j.verdict_cd in ('AT', 'ABOVE') or j.mix_verdict_cd in ('AT', 'ABOVE')) and ${and(conditions)}
    order by m.sample_end_ymd desc, u.process_no, j.factor_cd`)
}

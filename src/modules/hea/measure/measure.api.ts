/** What measurement tells other modules: who works above a limit. */
import type { Person } from '#platform/model/access.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { and, type Sql, sql } from '#platform/server/database/sql.ts'

/** A factor that was found at its limit or above it in a process. */
export interface Exceedance {
  measureNo: number
  measureUnitNo: number
  unitNm: string
  plantCd: string
  processNo: number
  factorCd: string
  /** Exposure against the limit; of noise the dose as a share of one. */
  indexVal: number
  /** N where it is exactly at its limit. */
  exceedYn: 'Y' | 'N'
  /** The last day of sampling. */
  sampleEndYmd: string
}

/**
 * Called in the transaction of the evaluation with what reached its limit, and again after a correction: what it brings about
 * must be the same when it is told twice.
 */
export type ExceededListener = (
  context: { db: Transaction; person: Person; now: Date },
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
      m.plant_cd as "plantCd", u.process_no as "processNo", s.factor_cd as "factorCd", max(s.index_val) as "indexVal",
      max(s.exceed_yn) as "exceedYn",
      m.sample_end_ymd as "sampleEndYmd"
    from measure_sample s join measure m on m.measure_no = s.measure_no and m.delete_yn = 'N'
      join measure_unit u on u.measure_unit_no = s.measure_unit_no
    where (s.exceed_yn = 'Y' or s.index_val >= 1) and ${and(conditions)}
    group by m.measure_no, u.measure_unit_no, s.factor_cd
    order by m.sample_end_ymd desc, u.process_no, s.factor_cd`)
}

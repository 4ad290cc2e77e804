import { type Sql, sql } from '#platform/server/database/sql.ts'

const MOST_CANDIDATES = 40

export interface Weighed {
  concept: number
  weightVal: number
}
/** The texts that have most in common with what is asked, as far as the fence lets the asker. @param asked the rarest first */
export const searchStatement = (kindCds: readonly string[], asked: readonly Weighed[], typed: readonly number[]): Sql =>
  sql`select kind_cd as "kindCd", record_no::int as "recordNo", row_no as "rowNo", score_val as "scoreVal"
    from jikim_seen(${kindCds}::text[], ${asked.map(({ concept }) => concept)}::int[],
      ${asked.map(({ weightVal }) => weightVal)}::float8[], ${typed}::int[], ${MOST_CANDIDATES}::int)`

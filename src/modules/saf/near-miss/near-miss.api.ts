/** Near misses as other areas ask of them, within what the reader sees. */
import type { Queries } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import type { NearMiss } from './near-miss.model.ts'

interface OfProcess {
  processNo: number
  fromYmd: string
  /** Only this one. */
  no?: string | undefined
}
interface NearMissOfProcess {
  no: number
  docNo: string
  ymd: string
  titleDesc: string
  detailDesc: string | null
  accTypeCd: NearMiss['accTypeCd']
  measureDesc: string | null
}
const MOST = 200

/** Those that were reported, the latest first. */
export const nearMissesOfProcess = (db: Queries, { processNo, fromYmd, no }: OfProcess): Promise<NearMissOfProcess[]> =>
  db.query<NearMissOfProcess>(
    sql`select near_miss_no as no, near_miss_doc_no as "docNo", (occur_dt at time zone 'Asia/Seoul')::date::text as ymd,
        near_miss_title as "titleDesc", content_desc as "detailDesc", acc_type_cd as "accTypeCd", measure_desc as "measureDesc"
      from near_miss where process_no = ${processNo} and delete_yn = 'N' and status_cd <> 'TEMP'
        and occur_dt >= ${fromYmd}::date and ${no === undefined ? raw('true') : sql`near_miss_no::text = ${no}`}
      order by occur_dt desc, near_miss_no desc limit ${MOST}`,
  )

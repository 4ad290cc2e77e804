/** What contractors' evaluations ask of JSAs, observation cards and near misses. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { LEAST_CONTENT } from './observe/obs-card.logic.ts'

interface Period {
  fromYmd: string
  toYmd: string
}

/** JSAs of contractors that were submitted first in a period, and those that were never sent back. */
export const jsasByVendor = (
  db: Queries | Transaction,
  vendorCds: readonly string[],
  { fromYmd, toYmd }: Period,
): Promise<{ vendorCd: string; jsaCnt: number; firstCnt: number }[]> =>
  asProgram(db).query(sql`
    select j.vendor_cd as "vendorCd", count(*)::int as "jsaCnt", count(*) filter (where coalesce(j.rtn_cnt, 0) = 0)::int as "firstCnt"
    from jsa j where j.vendor_cd = any(${[...vendorCds]}::text[]) and j.delete_yn = 'N' and j.status_cd not in ('TEMP', 'CHECK', 'CANC')
      and j.jsa_doc_no is not null and to_date(split_part(j.jsa_doc_no, '-', 2), 'YYYYMMDD') between ${fromYmd}::date and ${toYmd}::date
    group by 1`)

/**
 * Observation cards and near misses that contractors told in a period. Duplicates and what says nothing are not counted, nor
 * is what was told without a name: nobody knows whose it is.
 */
export const toldByVendor = (
  db: Queries | Transaction,
  vendorCds: readonly string[],
  { fromYmd, toYmd }: Period,
): Promise<{ vendorCd: string; cardCnt: number }[]> =>
  asProgram(db).query(sql`
    with bounds as (select ${fromYmd}::date::timestamp at time zone 'Asia/Seoul' as first,
      (${toYmd}::date + 1)::timestamp at time zone 'Asia/Seoul' as over)
    select vendor_cd as "vendorCd", count(*)::int as "cardCnt" from (
      select c.vendor_cd from obs_card c, bounds b where c.vendor_cd = any(${[...vendorCds]}::text[]) and c.delete_yn = 'N'
        and c.status_cd <> 'DUP' and char_length(btrim(c.content_desc)) >= ${LEAST_CONTENT} and c.obs_dt >= b.first and c.obs_dt < b.over
      union all
      select m.vendor_cd from near_miss m, bounds b where m.vendor_cd = any(${[...vendorCds]}::text[]) and m.delete_yn = 'N'
        and m.status_cd <> 'TEMP' and m.anonymous_yn = 'N' and m.occur_dt >= b.first and m.occur_dt < b.over
        and not exists (select from obs_card o where o.near_miss_no = m.near_miss_no)) told
    group by 1`)

/** How many of the people of contractors have an entry education that holds. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** @param ymd the day on which it must hold; of the people who work for them now */
export const validByVendor = (
  db: Queries | Transaction,
  vendorCds: readonly string[],
  ymd: string,
): Promise<{ vendorCd: string; personCnt: number; validCnt: number }[]> =>
  asProgram(db).query(sql`
    select p.vendor_cd as "vendorCd", count(*)::int as "personCnt",
      count(*) filter (where exists (select from edu_rqst s where s.plant_cd = p.plant_cd and s.worker_key = p.human_key
        and s.edu_class_cd = 'ENTRY' and s.edu_result_cd = 'PASS' and s.delete_yn = 'N'
        and s.edu_ymd <= ${ymd}::date and s.valid_to_ymd >= ${ymd}::date))::int as "validCnt"
    from vendor_person p where p.vendor_cd = any(${[...vendorCds]}::text[]) and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'
    group by 1`)

/** Figures of a vendor that its list shows: people on the roster, mandatory papers that are missing or over. */
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/**
 * @param today calendar day in Asia/Seoul
 * @param vendorCds all vendors where it is left out
 * @returns how many vendors changed
 */
export async function recountVendors(
  db: Transaction,
  today: string,
  vendorCds?: readonly (string | null)[],
): Promise<number> {
  const rows = await db.queryAs(
    'SYSTEM',
    sql`with counted as (
        select v.vendor_master_no,
          (select count(*)::int from vendor_person p
            where p.vendor_cd = v.vendor_cd and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N') as persons,
          (select count(*)::int from unnest(case when v.vendor_risk_cd = 'C' then array['INS']
              else array['INS', 'LIA', 'SHP', 'RA', 'ORG'] end) as wanted (doc_type_cd)
            where not exists (select from vendor_doc d where d.vendor_cd = v.vendor_cd and d.doc_type_cd = wanted.doc_type_cd
              and d.status_cd = 'CONFIRM' and d.valid_from_ymd <= ${today}::date and d.valid_to_ymd >= ${today}::date
              and d.delete_yn = 'N')) as docs
        from vendor_master v where v.vendor_cd is not null and v.delete_yn = 'N'
          and (${vendorCds ?? null}::text[] is null or v.vendor_cd = any(${vendorCds ?? null}::text[]))
      )
      update vendor_master v set person_cnt = c.persons, expired_doc_cnt = c.docs,
        doc_expire_yn = case when c.docs > 0 then 'Y' else 'N' end
      from counted c where c.vendor_master_no = v.vendor_master_no
        and (v.person_cnt, v.expired_doc_cnt) is distinct from (c.persons, c.docs)
      returning 1`,
  )
  return rows.length
}

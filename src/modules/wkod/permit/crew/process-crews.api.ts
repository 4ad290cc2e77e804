/** Who of contractors works at a process, for those who assess its hazards with them. */
import type { CrewPerson, ThereAsked, VendorThere } from '#modules/rsa/assess/rsa.ports.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { livePermitStates } from '../fields/permit-codes.model.ts'

/** Those with a permit of the process that was asked for by then and was not over before. */
export const vendorsAtProcess = (db: Queries, { plantCd, processNo, from, to }: ThereAsked): Promise<VendorThere[]> =>
  db.query<VendorThere>(
    sql`select v.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm" from vendor_info v
      where exists (select from wkod_master r where r.vendor_cd = v.vendor_cd and r.plant_cd = ${plantCd} and r.process_no = ${processNo}
        and r.delete_yn = 'N' and r.rqst_dt <= ${to} and (r.status_cd = any(${[...livePermitStates, 'DONE']}::text[])
          or coalesce(r.close_dt, r.update_dt) >= ${from}))
      order by v.vendor_cd`,
  )

/** People on crews of permits of the process whose work lies between, leaders among them. */
export const crewsAtProcess = (db: Queries, { plantCd, processNo, from, to }: ThereAsked): Promise<CrewPerson[]> =>
  db.query<CrewPerson>(
    sql`select p.person_no::int as "personNo", p.person_nm as "personNm", p.vendor_cd as "vendorCd" from vendor_person p
      where p.delete_yn = 'N' and p.person_no in (
        select unnest(array[c.person_no, r.leader_person_no]) from wkod_master r
          left join wkod_master_permit_crew c on c.permit_no = r.permit_no
        where r.plant_cd = ${plantCd} and r.process_no = ${processNo} and r.delete_yn = 'N' and r.vendor_cd is not null
          and r.rqst_dt is not null and r.status_cd not in ('REJ', 'CANC') and r.work_from_dt < ${to} and r.work_to_dt >= ${from})
      order by p.person_no`,
  )

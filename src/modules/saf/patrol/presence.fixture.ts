/** People of contractors at the gate, for the tests of what the law wants done while they are there. */
import type { Site } from '#platform/test/site.ts'

export interface Came {
  vendorCd?: string
  plantCd?: string
  /** Of the request; null where a device let him in by what it knew. */
  entryTypeCd?: 'REG' | 'TMP' | 'VISIT' | null
}

/** Somebody of the vendor came in on a day and left again. */
export const cameToSite = (
  site: Site,
  day: string,
  { vendorCd = 'V100001', plantCd = '2000', entryTypeCd = 'REG' }: Came = {},
) =>
  site.sql(
    `with rqst as (insert into entry_rqst (plant_cd, vendor_cd, status_cd, entry_type_cd, host_dept_cd, own_user_id, entry_start_ymd, entry_end_ymd,
          zone_cds, gate_cd, purpose_desc, appr_dt, create_user_id, update_user_id)
        select $3::varchar, $2::varchar, 'APPR', $4::varchar, (select dept_cd from sys_user where user_id = 'owner'), 'owner', $1::date, $1::date,
          'P', 'G1', '작업', $1::date, 'gate', 'gate' where $4::varchar is not null returning entry_rqst_no)
      insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, entry_rqst_no, zone_cd, gate_cd, in_dt, out_dt, create_user_id, update_user_id)
      select $3::varchar, vendor_cd, person_no, 'P' || person_no, (select entry_rqst_no from rqst), 'P', 'G1', ($1::text || ' 08:00+09')::timestamptz,
        ($1::text || ' 17:00+09')::timestamptz, 'gate', 'gate'
      from vendor_person where vendor_cd = $2::varchar order by person_no limit 1`,
    [day, vendorCd, plantCd, entryTypeCd],
  )

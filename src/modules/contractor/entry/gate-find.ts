/** Who stands at the gate: the person, the request that lets him in, and whether he is inside already. */
import type { Kept } from '#platform/model/sentences.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EntryRole, LineState } from './entry-codes.model.ts'
import type { CarriedEquip, CarriedVehicle } from './gate-conditions.logic.ts'

export interface Visit {
  entryRqstNo: number
  entryRqstDocNo: string | null
  entryTypeCd: string
  gateCd: string
  zoneCds: string
  hostDeptCd: string | null
  hostDeptNm: string | null
  specialKindNos: string | null
  examHazardYn: 'Y' | 'N'
  apprDt: string | null
  entryRoleCd: EntryRole
  lineStatusCd: LineState | null
  lineRuleCd: string | null
  lineReasonDesc: string | null
  /** What the rule of the line says, while it refuses: it is worded for each reader, what was typed is not. */
  lineCheck: Kept | null
  statusCd: string
  /** Which he drives, and works; what was not accepted of it as well. */
  vehicles: CarriedVehicle[]
  equips: CarriedEquip[]
}
export interface AtGate {
  personNo: number
  personNm: string
  vendorCd: string
  vendorNm: string
  plantCd: string
  workerKey: string
  photoFileId: number | null
  /** Of the day; those that let him in first. */
  visits: Visit[]
  inside: { entryLogNo: number; entryRqstNo: number | null; inDt: string } | null
  /** The last stay that was closed without an exit. */
  missedLogNo: number | null
}

/** Of a line `l`: what its rule says, while it refuses. */
export const lineCheck = sql`(select jsonb_build_object('msgCd', k.msg_cd, 'message', k.msg_desc, 'values', k.values_json)
  from entry_check k where k.entry_rqst_no = l.entry_rqst_no and k.person_no = l.person_no and k.rule_cd = l.line_rule_cd
    and k.result_cd = 'BLOCK')`

/**
 * People with everything that the gate asks of them on a day, in one statement.
 *
 * @param which the people, or everybody of the plant who has an open request that day
 * @param db acts as the program
 */
export const peopleAtGate = (
  db: Queries,
  { plantCd, ymd, personNos }: { plantCd: string; ymd: string; personNos: readonly number[] | null },
): Promise<AtGate[]> =>
  db.query<AtGate>(sql`
    select p.person_no as "personNo", p.person_nm as "personNm", p.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm",
      p.plant_cd as "plantCd", p.human_key as "workerKey", p.photo_file_id as "photoFileId",
      coalesce((select jsonb_agg(jsonb_build_object('entryRqstNo', r.entry_rqst_no, 'entryRqstDocNo', r.entry_rqst_doc_no,
          'entryTypeCd', r.entry_type_cd, 'gateCd', r.gate_cd, 'zoneCds', r.zone_cds, 'hostDeptCd', r.host_dept_cd, 'hostDeptNm', d.dept_nm,
          'specialKindNos', r.special_kind_nos, 'examHazardYn', r.exam_hazard_yn, 'apprDt', r.appr_dt, 'entryRoleCd', l.entry_role_cd,
          'lineStatusCd', l.line_status_cd, 'lineRuleCd', l.line_rule_cd, 'lineReasonDesc', l.line_reason_desc, 'statusCd', r.status_cd,
          'lineCheck', ${lineCheck},
          'equips', coalesce((select jsonb_agg(jsonb_build_object('equipTypeCd', e.equip_type_cd, 'modelNm', e.model_nm,
              'preCheckResultCd', e.pre_check_result_cd, 'preCheckDt', e.pre_check_dt,
              'lineStatusCd', e.line_status_cd, 'lineReasonDesc', e.line_reason_desc) order by e.seq_no)
            from entry_rqst_equips e where e.entry_rqst_no = r.entry_rqst_no and e.operator_person_no = p.person_no), '[]'),
          'vehicles', coalesce((select jsonb_agg(jsonb_build_object('vehicleNo', c.vehicle_no, 'cargoDesc', c.cargo_desc,
              'lineStatusCd', c.line_status_cd, 'lineReasonDesc', c.line_reason_desc) order by c.seq_no)
            from entry_rqst_vehicles c where c.entry_rqst_no = r.entry_rqst_no and c.driver_person_no = p.person_no), '[]'))
          order by r.status_cd = 'SUSP', l.line_status_cd in ('NG', 'SUSP'), r.entry_rqst_no desc)
        from (select * from entry_rqst_persons where person_no = p.person_no offset 0) l join entry_rqst r using (entry_rqst_no)
          left join sys_dept d on d.dept_cd = r.host_dept_cd
        where r.delete_yn = 'N' and r.status_cd in ('APPR', 'PART', 'SUSP')
          and r.entry_start_ymd <= ${ymd}::date and r.entry_end_ymd >= ${ymd}::date), '[]') as visits,
      (select jsonb_build_object('entryLogNo', g.entry_log_no, 'entryRqstNo', g.entry_rqst_no, 'inDt', g.in_dt) from entry_log g
        where g.person_no = p.person_no and g.out_dt is null and g.delete_yn = 'N') as inside,
      (select g.entry_log_no from entry_log g where g.person_no = p.person_no and g.no_exit_yn = 'Y' and g.late_out_dt is null
        and g.delete_yn = 'N' and g.in_dt > ${ymd}::date - interval '3 days' order by g.in_dt desc limit 1) as "missedLogNo"
    from vendor_person p join vendor_info v on v.vendor_cd = p.vendor_cd
    where p.plant_cd = ${plantCd} and p.delete_yn = 'N' and case when ${personNos === null} then p.person_no in (
        select l.person_no from entry_rqst_persons l join entry_rqst r using (entry_rqst_no)
        where r.plant_cd = ${plantCd} and r.delete_yn = 'N' and r.status_cd in ('APPR', 'PART', 'SUSP')
          and r.entry_start_ymd <= ${ymd}::date and r.entry_end_ymd >= ${ymd}::date
        union select g.person_no from entry_log g where g.plant_cd = ${plantCd} and g.out_dt is null and g.delete_yn = 'N')
      else p.person_no = any(${personNos === null ? [] : [...personNos]}::bigint[]) end
    order by v.vendor_nm, p.person_nm, p.person_no`)

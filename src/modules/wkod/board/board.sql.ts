/** The board of a plant in one statement: its plans, the works of two days, their places and conflicts. */
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { cellOf } from '#platform/server/documents/shape.ts'
import { permit } from '../permit/permit.model.ts'
import { closedBelow } from '../simops/simops.sql.ts'
import { plansOf } from '../simops/simops-read.ts'
import { BOARD_HOURS } from './board.calls.ts'

/** Works that never began are none of the day. */
const shown = sql`p.delete_yn = 'N' and p.status_cd in ('RQST', 'REVIEW', 'PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP', 'DONE', 'CLOSE')`

/** What runs past its end is still there: work, a stop, a watch after hot work. */
export const boardStatement = (plantCd: string, now: Date): Sql => sql`
  with own as materialized (
    select p.* from wkod_master p where p.plant_cd = ${plantCd} and ${shown}
      and p.work_from_dt < ${now}::timestamptz + make_interval(hours => ${BOARD_HOURS})
      and (p.work_to_dt > ${now}::timestamptz - make_interval(hours => ${BOARD_HOURS}) or p.status_cd in ('WORK', 'SUSP', 'DONE'))
  ), mark as materialized (
    select m.permit_no, jsonb_agg(jsonb_build_object('markNo', m.mark_no, 'mapNo', m.map_no, 'markType', m.mark_type,
      'locationX', m.location_x, 'locationY', m.location_y, 'radiusVal', greatest(m.radius_val, case m.mark_type
        when 'HVY' then ${cellOf(permit, 'radiusVal', 'p')} when 'RAD' then ${cellOf(permit, 'exclRadiusVal', 'p')}
        when 'HGT' then ${closedBelow} end, 0)) order by m.mark_no) as marks
    from permit_mark m join own p on p.permit_no = m.permit_no where m.delete_yn = 'N' group by m.permit_no
  ), crew as materialized (
    select c.permit_no, count(*)::int as cnt, count(c.add_dt)::int as here from wkod_master_permit_crew c join own p on p.permit_no = c.permit_no
    where c.leave_dt is null group by c.permit_no
  )
  select ${plansOf(sql`s.plant_cd = ${plantCd}`)} as plans,
    coalesce((select jsonb_agg(p.permit_no) from own p left join crew c on c.permit_no = p.permit_no
      where p.status_cd = 'WORK' and (c.here = 1 or p.inside_cnt = 1)), '[]') as "aloneNos",
    coalesce((select jsonb_agg(jsonb_build_object('permitNo', p.permit_no, 'permitDocNo', p.permit_doc_no, 'wkodTitle', p.wkod_title,
        'placeDesc', p.place_desc, 'statusCd', p.status_cd, 'riskGradeCd', p.risk_grade_cd, 'vendorCd', p.vendor_cd,
        'kindCds', string_to_array(trim(coalesce(p.permit_base_cd, '') || ' ' || coalesce(p.permit_sub_cds, '')), ' '),
        'vendorNm', v.vendor_nm, 'areaDeptNm', d.dept_nm, 'leaderNm', coalesce(vp.person_nm, u.user_nm),
        'workFromDt', p.work_from_dt, 'workToDt', p.work_to_dt, 'gasNextDueDt', p.gas_next_due_dt, 'suspReasonCd', p.susp_reason_cd,
        'crewCnt', coalesce(c.cnt, 0), 'insideCnt', coalesce(p.inside_cnt, 0), 'marks', coalesce(m.marks, '[]')) order by p.work_from_dt, p.permit_no)
      from own p left join mark m on m.permit_no = p.permit_no left join crew c on c.permit_no = p.permit_no
        left join vendor_info v on v.vendor_cd = p.vendor_cd left join sys_dept d on d.dept_cd = p.area_dept_cd
        left join vendor_person vp on vp.person_no = p.leader_person_no left join sys_user u on u.user_id = p.leader_user_id), '[]') as works,
    coalesce((select jsonb_agg(jsonb_build_object('hitNo', h.hit_no, 'permitNo', h.permit_no, 'otherPermitNo', h.other_permit_no,
        'levelCd', h.level_cd, 'hitStatusCd', h.hit_status_cd, 'gapVal', h.gap_val, 'markNo', h.mark_no, 'otherMarkNo', h.other_mark_no,
        'ruleDesc', r.rule_desc, 'vertCd', r.vert_cd, 'systemCds', h.system_cds, 'signCnt', jsonb_array_length(h.signs)) order by h.hit_no)
      from simops_hit h join simops_rule r on r.rule_no = h.rule_no join own a on a.permit_no = h.permit_no
        join own b on b.permit_no = h.other_permit_no
      where h.hit_status_cd <> 'CLEARED' and h.delete_yn = 'N'), '[]') as conflicts,
    coalesce((select jsonb_agg(jsonb_build_object('gasZoneNo', z.gas_zone_no, 'permitNo', z.permit_no, 'permitDocNo', z.permit_doc_no,
        'closeDt', z.close_dt, 'radiusVal', z.radius_val, 'spots', z.spots_json) order by z.gas_zone_no)
      from gas_zone z where z.plant_cd = ${plantCd} and z.zone_status_cd = 'CLOSED' and z.delete_yn = 'N'), '[]') as zones`

export interface ConflictLine {
  openDt: string
  levelCd: string
  hitStatusCd: string
  permitDocNo: string | null
  wkodTitle: string
  vendorNm: string | null
  otherDocNo: string | null
  otherTitle: string
  otherVendorNm: string | null
  systemCds: string | null
  gapVal: number | null
  ruleGapVal: number | null
  ruleDesc: string
  coordDesc: string | null
  releaseDesc: string | null
}

/** Conflicts that were found within the days, cleared ones as well. */
export const conflictLines = (plantCd: string, from: Date, most: number): Sql => sql`
  select h.open_dt as "openDt", h.level_cd as "levelCd", h.hit_status_cd as "hitStatusCd", a.permit_doc_no as "permitDocNo",
    a.wkod_title as "wkodTitle", va.vendor_nm as "vendorNm", b.permit_doc_no as "otherDocNo",
    b.wkod_title as "otherTitle", vb.vendor_nm as "otherVendorNm", h.system_cds as "systemCds", h.gap_val as "gapVal",
    r.gap_val as "ruleGapVal", r.rule_desc as "ruleDesc", h.coord_desc as "coordDesc", h.release_desc as "releaseDesc"
  from simops_hit h join simops_rule r on r.rule_no = h.rule_no join wkod_master a on a.permit_no = h.permit_no
    join wkod_master b on b.permit_no = h.other_permit_no
    left join vendor_info va on va.vendor_cd = a.vendor_cd left join vendor_info vb on vb.vendor_cd = b.vendor_cd
  where h.plant_cd = ${plantCd} and h.open_dt >= ${from} and h.delete_yn = 'N' order by h.open_dt desc, h.hit_no desc limit ${most}`

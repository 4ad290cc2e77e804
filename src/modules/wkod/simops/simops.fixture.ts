/** Permits with marks as rows, for tests and measurements that are about many of them. */

import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { DraftMark } from './simops.calls.ts'

export interface PermitRow {
  permitNo: number
  plantCd: string
  statusCd: string
  permitBaseCd: string
  permitSubCds: string
  workFromDt: string
  workToDt: string
  equipNo: string | null
  vaporYn: 'Y' | 'N'
  gasMainYn: 'Y' | 'N'
  radiusVal: number | null
  exclRadiusVal: number | null
  heightVal: number | null
  marks: readonly DraftMark[]
}

/** As they would stand there; what conflicts do not ask about is filled with anything. */
export const permitRows = (rows: readonly PermitRow[]): Sql => sql`
  insert into wkod_master (permit_no, permit_doc_no, status_cd, plant_cd, create_user_id, wkod_title, wkod_desc, wkod_dt,
    permit_base_cd, permit_sub_cds, own_user_id, area_dept_cd, process_no, place_desc, zone_class_cd, work_from_dt, work_to_dt,
    jsa_no, equip_no, type_json)
  overriding system value
  select r."permitNo", 'PTW-20261121-' || lpad(r."permitNo"::text, 6, '0'), r."statusCd", r."plantCd", 'owner', '작업 ' || r."permitNo",
    '작업', r."workFromDt"::date, r."permitBaseCd", r."permitSubCds", 'owner', 'D2110', 1, '현장', 'N', r."workFromDt", r."workToDt",
    1, r."equipNo", jsonb_strip_nulls(jsonb_build_object('vaporYn', r."vaporYn", 'gasMainYn', r."gasMainYn", 'radiusVal', r."radiusVal",
      'exclRadiusVal', r."exclRadiusVal", 'heightVal', r."heightVal"))
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("permitNo" bigint, "plantCd" text, "statusCd" text,
    "permitBaseCd" text, "permitSubCds" text, "workFromDt" timestamptz, "workToDt" timestamptz, "equipNo" text, "vaporYn" text,
    "gasMainYn" text, "radiusVal" numeric, "exclRadiusVal" numeric, "heightVal" numeric)`

export const markRows = (rows: readonly PermitRow[]): Sql => {
  const marks = rows.flatMap(({ permitNo, plantCd, marks: own }) => own.map((mark) => ({ permitNo, plantCd, ...mark })))
  return sql`insert into permit_mark (permit_no, plant_cd, mark_no, map_no, mark_type, location_x, location_y, radius_val, elev_val)
    select m."permitNo", m."plantCd", m."markNo", m."mapNo", m."markType", m."locationX", m."locationY", m."radiusVal", m."elevVal"
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m("permitNo" bigint, "plantCd" text, "markNo" int, "mapNo" bigint,
      "markType" text, "locationX" int, "locationY" int, "radiusVal" numeric, "elevVal" numeric)`
}

/** Results of inspections by the hundred thousand, and the bare server's own index and statement for the list of them. */
import type pg from 'pg'
import { ROWS_PER_PAGE } from './asked.ts'

const DAYS = 730

/** Copies of the demo's own, seven of ten at the larger plant, evenly over two years; triggers count and index them. */
export async function fillChecks(owner: pg.Client, rowCnt: number): Promise<void> {
  const { rows } = await owner.query<{ last: number; cnt: number }>(
    `select coalesce(max(safety_check_no), 0)::int as last, count(*)::int as cnt from safety_check`,
  )
  const { last = 0, cnt = 0 } = rows[0] ?? {}
  if (cnt === 0) throw new Error('The demo has made no inspection')
  await owner.query(
    `insert into safety_check overriding system value select r.*
      from generate_series(1, $1::int) i
        join (select c as one, row_number() over (order by safety_check_no) - 1 as n from safety_check c) s on s.n = i % $2::int
        cross join lateral (select now() - make_interval(days => ${DAYS}) * (i - 0.5) / $1 as at) d
        cross join lateral jsonb_populate_record(s.one, jsonb_build_object('safety_check_no', $3::int + i,
          'safety_check_doc_no', 'SC-COPY-' || i, 'plant_cd', case when i % 10 < 7 then '2000' else '3000' end,
          'check_dt', d.at, 'create_dt', d.at)) r`,
    [rowCnt, cnt, last],
  )
  await owner.query(`select setval(pg_get_serial_sequence('safety_check', 'safety_check_no'), $1)`, [last + rowCnt])
  await owner.query('vacuum (freeze, analyze) safety_check')
}

const SHOWN = `delete_yn = 'N'`
const ORDER = 'check_dt desc, safety_check_no desc'
export const CHECK_INDEX = `create index if not exists bare_checks on safety_check (check_dt, safety_check_no) where ${SHOWN}`

const LINE = `c.safety_check_no "safetyCheckNo", c.safety_check_doc_no "safetyCheckDocNo", c.status_cd "statusCd", c.plant_cd "plantCd", c.row_version "rowVersion",
  c.create_user_id "createUserId", c.create_dt "createDt", c.update_user_id "updateUserId", c.update_dt "updateDt", c.check_title "checkTitle",
  c.check_plan_no "checkPlanNo", c.check_tmpl_no "checkTmplNo", c.root_tmpl_no "rootTmplNo", c.tmpl_rev_no "tmplRevNo", c.area_type_cd "areaTypeCd",
  c.target_key "targetKey", c.target_nm "targetNm", c.equip_no "equipNo", c.location_no "locationNo", c.process_no "processNo", c.legal_yn "legalYn",
  c.inspector_user_id "inspectorUserId", c.check_dt "checkDt", c.arrive_dt "arriveDt", c.gps_ok_yn "gpsOkYn", c.photo_file_id "photoFileId",
  c.ok_cnt "okCnt", c.ng_cnt "ngCnt", c.na_cnt "naCnt", c.check_score "checkScore", c.critical_ng_yn "criticalNgYn", c.result_cd "resultCd",
  c.open_impr_cnt "openImprCnt", c.limits_desc "limitsDesc", c.done_ymd "doneYmd", l.plant_nm "plantNm", p.process_nm "processNm",
  (select user_nm from directory_person d where d.user_id = c.create_user_id) "createUserNm",
  (select user_nm from directory_person d where d.user_id = c.inspector_user_id) "inspectorUserNm"`

/** The newest checks of all plants. */
export const CHECK_PAGE = `select coalesce(json_agg(r), '[]')::text as json from (select ${LINE} from
    (select safety_check_no as no from safety_check where ${SHOWN} order by ${ORDER} limit ${ROWS_PER_PAGE}) k
    join safety_check c on c.safety_check_no = k.no left join plant l on l.plant_cd = c.plant_cd
    left join process p on p.process_no = c.process_no order by c.check_dt desc, c.safety_check_no desc) r`

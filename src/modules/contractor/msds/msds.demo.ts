/** Places of the demo site and a year and a half of materials, in every state; set-based. */
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { type Course, tellRows } from '#platform/server/stories/tell-rows.ts'
import { vendorMsds } from './vendor-msds.model.ts'

const HASH = `create or replace function pg_temp.h(text) returns int language sql immutable as
  $$ select ('x' || substr(md5($1), 1, 7))::bit(28)::int $$`

const PLACES = `insert into chm_stock_loc (plant_cd, loc_nm, loc_kind_cd, permit_dg_multiple_val, own_dg_multiple_val, sort_order, create_user_id)
  select p.plant_cd, l.nm, l.kind, l.permit, l.own, l.n, 'SYSTEM' from plant p cross join (values
    (10, '협력업체 도장 대기장', 'GENERAL', null::numeric, 0), (20, '협력업체 자재창고', 'GENERAL', null, 0), (30, '정비동 유류함', 'GENERAL', null, 0.12),
    (40, '옥내저장소 2호', 'STORE', 10, 2.5), (50, '일반취급소(세척장)', 'HANDLE', 5, 0.8)) l (n, nm, kind, permit, own)
  where exists (select from vendor_master v where v.plant_cd = p.plant_cd)`

/** What is usually brought in: solvents, oils, cleaners, gases. */
const MATERIALS = `create temp table demo_material (n int, nm text, maker text, use_nm text, signal text, ghs text, special text, toxic text, class text,
    qty numeric, unit text, cas text, chem text, lo numeric, hi numeric, cas2 text, chem2 text, lo2 numeric, hi2 numeric);
  insert into demo_material values
  (0, '에폭시 하도 프라이머 EP-100', '한빛페인트', '배관 하도 도장', 'DANGER', 'GHS02 GHS07 GHS08', 'N', 'N', 'C4_2', 60, 'L', '1330-20-7', '자일렌', 20, 30, '25068-38-6', '에폭시 수지', 65, 80),
  (1, '우레탄 상도 PU-30', '한빛페인트', '설비 상도 도장', 'DANGER', 'GHS02 GHS07', 'N', 'N', 'C4_1', 20, 'L', '123-86-4', '아세트산부틸', 30, 40, '9009-54-5', '폴리우레탄 수지', 55, 70),
  (2, '아세톤 세척제', '한강화학', '도장면 탈지', 'DANGER', 'GHS02 GHS07', 'N', 'N', 'C4_1W', 40, 'L', '67-64-1', '아세톤', 99, 100, null, null, null, null),
  (3, '이소프로필알코올', '한강화학', '계기 세정', 'DANGER', 'GHS02 GHS07', 'N', 'N', 'C4_ALC', 18, 'L', '67-63-0', '이소프로필알코올', 99, 100, null, null, null, null),
  (4, '방청윤활제 스프레이', '대성케미칼', '볼트 방청', 'DANGER', 'GHS02 GHS04', 'N', 'N', 'NONE', 12, 'L', '64742-47-8', '석유 증류분', 60, 80, '106-97-8', '부탄', 20, 40),
  (5, '유압작동유 HV46', '서해정유', '크레인 유압', 'WARNING', 'GHS08', 'N', 'N', 'C4_4', 200, 'L', '64742-54-7', '수소처리 중질유', 90, 100, null, null, null, null),
  (6, '산세척제 AC-7', '유진정밀화학', '열교환기 세관', 'DANGER', 'GHS05 GHS06', 'N', 'Y', 'NONE', 300, 'KG', '7647-01-0', '염화수소', 9, 12, '7732-18-5', '물', 88, 91),
  (7, '경유', '서해정유', '발전기 연료', 'DANGER', 'GHS02 GHS08', 'N', 'N', 'C4_2', 180, 'L', '68334-30-5', '경유', 100, 100, null, null, null, null),
  (8, '메틸에틸케톤', '한강화학', '도장기구 세척', 'DANGER', 'GHS02 GHS07', 'N', 'N', 'C4_1', 20, 'L', '78-93-3', '메틸에틸케톤', 99, 100, null, null, null, null),
  (9, '이액형 우레아 실란트', '대성케미칼', '이음매 밀봉', 'WARNING', 'GHS07 GHS08', 'Y', 'N', 'NONE', 15, 'KG', '68-12-2', '디메틸포름아미드', 1, 3, '9016-87-9', '폴리메릭 MDI', 95, 99)`

/** Every vendor in business has some; the state follows from the days. */
const REQUESTS = `with held as materialized (select plant_cd, auth_grp_cd, min(user_id) as user_id from directory_role
    where auth_grp_cd in ('HLM', 'CHM') group by 1, 2)
  insert into vendor_msds (vendor_msds_doc_no, status_cd, plant_cd, vendor_cd, product_nm, maker_nm, use_desc, msds_submit_no, rev_ymd, lang_cd,
    cas_nos, signal_word_cd, ghs_cds, special_mgmt_yn, toxic_chem_yn, reg_desc, handle_desc, ppe_desc, first_aid_desc, haz_class_cd, design_qty_val, use_qty_val,
    unit_cd, stock_loc_no, stock_loc_nm, container_cnt, multiple_val, bring_in_ymd, bring_out_ymd, list_desc, condition_desc, hlm_user_id, hlm_dt,
    chm_user_id, chm_dt, label_ok_yn, in_qty_val, in_dt, in_user_id, remain_qty_val, out_qty_val, out_dt, out_user_id, late_yn, create_user_id, create_dt,
    update_user_id, update_dt, last_actor_id)
  select 'VM-' || to_char(x.asked, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by x.plant_cd, x.asked order by x.vendor_cd, x.k)::text, 3, '0'),
    x.status, x.plant_cd, x.vendor_cd, x.nm, x.maker, x.use_nm, 'AA' || lpad((x.no % 90000 + 10000)::text, 5, '0') || '-0000000' || x.n,
    $1::date - 200 - x.no % 500, 'ko', concat_ws(' ', x.cas, x.cas2), x.signal, x.ghs, x.special, x.toxic,
    nullif(concat_ws(', ', case when x.toxic = 'Y' then '유해화학물질' end, case when x.special = 'Y' then '특별관리물질' end,
      case when x.class <> 'NONE' then '위험물' end), ''),
    '환기가 되는 곳에서 쓰고 점화원을 멀리합니다. 쓴 뒤에는 뚜껑을 닫습니다.', '유기가스용 방독마스크, 내화학 장갑, 보안경',
    '피부에 묻으면 물과 비누로 씻습니다. 누출되면 흡착포로 막고 통제실(9119)에 알립니다.', x.class, x.design, x.qty, x.unit, x.loc_no, x.loc_nm,
    1 + x.no % 6, case when x.design is not null then round(x.qty / x.design, 3) end, x.day_in, x.day_out,
    case when x.n = 9 then '디메틸포름아미드 (68-12-2)' end,
    case when x.n = 9 and x.status not in ('TEMP', 'RQST') then '국소배기장치를 켜고 유기화합물용 방독마스크를 착용할 것' end,
    case when x.rank >= 2 then x.hlm end, case when x.rank >= 2 then least(x.asked + time '05:00', $2::timestamptz) end,
    case when x.rank >= 2 or x.half then x.chm end, case when x.rank >= 2 or x.half then least(x.asked + time '04:00', $2::timestamptz) end,
    case when x.rank >= 3 then 'Y' else 'N' end, case when x.rank >= 3 then x.qty end, case when x.rank >= 3 then x.day_in + time '00:30' end,
    case when x.rank >= 3 then 'gate' end, case when x.rank = 3 then round(x.qty * (30 + x.no % 60) / 100, 1) end,
    case when x.rank >= 4 then round(x.qty * (x.no % 30) / 100, 1) end, case when x.rank >= 4 then x.day_out + time '07:30' end,
    case when x.rank >= 4 then 'gate' end, case when x.rank = 3 and x.day_out < $1::date then 'Y' else 'N' end,
    x.author, least(x.asked + time '01:00', $2::timestamptz), x.author, least(x.asked + time '01:00', $2::timestamptz), case when x.rank >= 2 then x.hlm else x.author end
  from (
    select v.plant_cd, v.vendor_cd, k.k, m.*, a.portal_id as author, h.no, d.day_in, d.day_out, (d.day_in - 4 - h.no % 4)::date as raw_asked,
      least((d.day_in - 4 - h.no % 4)::date, $1::date) as asked, l.stock_loc_no as loc_no, l.loc_nm,
      case m.class when 'C4_1' then 200 when 'C4_1W' then 400 when 'C4_ALC' then 400 when 'C4_2' then 1000 when 'C4_4' then 6000 end::numeric as design,
      s.status, case s.status when 'APPR' then 2 when 'IN' then 3 when 'OUT' then 4 else 1 end as rank, s.status = 'RQST' and h.no % 2 = 0 as half,
      coalesce((select user_id from held r where r.plant_cd = v.plant_cd and r.auth_grp_cd = 'HLM'), 'health') as hlm,
      coalesce((select user_id from held r where r.plant_cd = v.plant_cd and r.auth_grp_cd = 'CHM'), 'chem') as chm
    from vendor_master v cross join generate_series(0, 7) k (k)
      cross join lateral (select pg_temp.h('ms' || v.vendor_cd || k.k) as no) h
      join demo_material m on m.n = (h.no / 7 + k.k) % 10
      cross join lateral (select case k.k when 0 then $1::date + 3 + h.no % 6 when 1 then $1::date - h.no % 12 else ($1::date - 65 * k.k + h.no % 40)::date end as day_in) i
      cross join lateral (select i.day_in, (i.day_in + 14 + h.no % 20)::date as day_out) d
      cross join lateral (select case
          when k.k = 0 then (array['RQST', 'RQST', 'APPR', 'RTN', 'RQST'])[1 + h.no % 5]
          when d.day_out < $1::date then case when k.k = 2 and h.no % 11 = 0 then 'IN' when h.no % 17 = 0 then 'REJ' else 'OUT' end
          when d.day_in <= $1::date then case when h.no % 6 = 0 then 'APPR' else 'IN' end else 'APPR' end as status) s
      join lateral (select stock_loc_no, loc_nm from chm_stock_loc c where c.plant_cd = v.plant_cd order by (c.permit_dg_multiple_val is null) = (m.class <> 'NONE'),
        pg_temp.h(c.loc_nm || v.vendor_cd) limit 1) l on true
      join lateral (select portal_id from vendor_account a where a.vendor_cd = v.vendor_cd
        order by a.vendor_role_cd <> 'VSM', a.portal_id limit 1) a on true
    where v.status_cd = 'ACTIVE' and (v.vendor_cd <= 'V100004' or h.no % 4 = 0)
  ) x`

const LINES = [
  `insert into vendor_msds_components (vendor_msds_no, seq_no, cas_no, chem_nm, min_pct_val, max_pct_val, secret_yn)
    select v.vendor_msds_no, 1, m.cas, m.chem, m.lo, m.hi, 'N' from vendor_msds v join demo_material m on m.nm = v.product_nm
    union all select v.vendor_msds_no, 2, m.cas2, m.chem2, m.lo2, m.hi2, 'N' from vendor_msds v join demo_material m on m.nm = v.product_nm where m.cas2 is not null`,
  `insert into vendor_msds_handlers (vendor_msds_no, seq_no, person_no)
    select v.vendor_msds_no, p.seq, p.person_no from vendor_msds v cross join lateral (
      select q.person_no, row_number() over (order by q.person_no) as seq from vendor_person q
      where q.vendor_cd = v.vendor_cd and q.person_status_cd = 'ACTIVE' and q.delete_yn = 'N' order by q.person_no limit 2) p`,
  `drop table demo_material`,
]

const asked = ['request', 'createUserId', '+ 10 minutes'] as const
const courses: readonly Course<typeof vendorMsds>[] = [
  [
    asked,
    ['approveChem', 'chmUserId', 'chmDt', { to: 'RQST' }],
    ['approveHealth', 'hlmUserId', 'hlmDt', { to: 'APPR' }],
    ['bringIn', 'inUserId', 'inDt'],
    ['bringOut', 'outUserId', 'outDt'],
  ],
  [asked, ['sendBack', '#HLM', '+ 3 hours']],
  [asked, ['reject', '#CHM', '+ 3 hours']],
]

export async function loadMaterials(connection: OwnerConnection, { today, now }: FirstDay): Promise<void> {
  await connection.query(HASH)
  await connection.query(PLACES)
  await connection.query(MATERIALS)
  await connection.query(REQUESTS, [today, now.toISOString()])
  for (const statement of LINES) await connection.query(statement)
  await tellRows(connection, vendorMsds, courses, { latest: now })
}

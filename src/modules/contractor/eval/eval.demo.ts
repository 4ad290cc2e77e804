/** Evaluations of the demo vendors: three rounds that are fixed, one under way in all states; set-based, always the same. */
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { type Course, teller } from '#platform/server/stories/tell-rows.ts'
import { subconEval } from './eval.model.ts'
import { standardItems } from './eval-codes.model.ts'
import { evalPlan } from './eval-plan.model.ts'
import { evalSheet } from './eval-sheet.model.ts'

const HASH = `create or replace function pg_temp.h(text) returns int language sql immutable as
  $$ select ('x' || substr(md5($1), 1, 7))::bit(28)::int $$`

/** One person of a role for each plant. */
const OF_ROLE = `create temp view eval_people as
  select u.plant_cd, g.auth_grp_cd as role_cd, min(u.user_id) as user_id from sys_user u join sys_auth_user m on m.user_id = u.user_id
    join sys_auth_grp g on g.auth_grp_no = m.auth_grp_no and g.auth_grp_cd in ('SHM', 'SHD') where u.user_status_cd = 'ACTIVE' group by 1, 2`

const SHEETS = `insert into eval_sheet (eval_sheet_doc_no, status_cd, plant_cd, sheet_nm, eval_sheet_rev_no, fix_ymd, create_user_id, create_dt, update_user_id, update_dt)
  select 'ES-' || to_char($1::date - 900, 'YYYYMMDD') || '-001', 'FIX', p.plant_cd, '수급업체 안전보건 평가표', 1, $1::date - 900,
    p.user_id, $1::date - 900 + time '01:00', p.user_id, $1::date - 900 + time '01:00'
  from eval_people p where p.role_cd = 'SHM'`
const SHEET_ITEMS = `insert into eval_sheet_items (eval_sheet_no, seq_no, item_cd, item_nm, calc_type_cd, weight_score)
  select s.eval_sheet_no, i.n, i.one->>'itemCd', i.one->>'itemNm', i.one->>'calcTypeCd', (i.one->>'weightScore')::numeric
  from eval_sheet s cross join jsonb_array_elements($1::jsonb) with ordinality as i (one, n)`

/** Half-years: 0 is the one that runs, the others are over. */
const PLANS = `with half as (select k, (date_trunc('year', $1::date) + case when extract(month from $1::date) > 6 then interval '6 months' else interval '0' end
      - make_interval(months => 6 * k))::date as first from generate_series(0, 3) k),
    round as (select k, first, (first + interval '6 months')::date - 1 as last,
      case k when 0 then $1::date - 16 else (first + interval '6 months')::date + 3 end as opened from half)
  insert into eval_plan (eval_plan_doc_no, status_cd, plant_cd, plan_nm, eval_class_cd, period_from_ymd, period_to_ymd, target_cd, eval_sheet_no,
    due_ymd, eval_cnt, open_ymd, end_desc, create_user_id, create_dt, update_user_id, update_dt)
  select 'EP-' || to_char(r.opened, 'YYYYMMDD') || '-001', case r.k when 0 then 'OPEN' else 'END' end, s.plant_cd,
    to_char(r.first, 'YYYY') || '년 ' || case when extract(month from r.first) = 1 then '상반기' else '하반기' end || ' 정기평가', 'REG', r.first, r.last,
    'ALL', s.eval_sheet_no, (date_trunc('month', r.last) + interval '2 months')::date - 1, 0, r.opened,
    case when r.k > 0 then 'C 등급 업체의 개선계획과 재평가를 확인했습니다.' end, p.user_id, r.opened + time '00:30', p.user_id, r.opened + time '00:30'
  from round r cross join eval_sheet s join eval_people p on p.plant_cd = s.plant_cd and p.role_cd = 'SHM' order by r.k desc, s.plant_cd`

/** Their totals lean on the grade that the register knows, a little lower the longer ago. */
const EVALS = `with base as (
    select l.*, v.vendor_cd, v.vendor_nm, c.own_user_id, p.user_id as shm, d.user_id as shd, a.portal_id as vsm, h.no as h,
      row_number() over (partition by l.plant_cd, l.open_ymd order by v.vendor_cd) as n,
      dense_rank() over (partition by l.plant_cd order by l.period_to_ymd desc) - 1 as k,
      case v.eval_grade_cd when 'S' then 92 when 'A' then 83 when 'B' then 73 when 'C' then 63 when 'D' then 52 else 78 end + h.no % 5 as mark
    from eval_plan l join vendor_master v on v.plant_cd = l.plant_cd and v.status_cd in ('ACTIVE', 'SUSP')
      cross join lateral (select pg_temp.h('ev' || v.vendor_cd || l.open_ymd) as no) h
      join eval_people p on p.plant_cd = l.plant_cd and p.role_cd = 'SHM' join eval_people d on d.plant_cd = l.plant_cd and d.role_cd = 'SHD'
      join lateral (select own_user_id from vendor_contract c where c.vendor_cd = v.vendor_cd and c.status_cd in ('ACTIVE', 'END') order by c.end_ymd desc limit 1) c on true
      left join lateral (select portal_id from vendor_account a where a.vendor_cd = v.vendor_cd order by a.vendor_role_cd <> 'VSM', a.portal_id limit 1) a on true),
  stated as (select *, case when k > 0 then 'FIX' else (array['SELF', 'SELF', 'SCORE', 'SCORE', 'REVIEW', 'OPEN', 'OBJECT'])[1 + (n + 2) % 7] end as state,
      mark - 3 * greatest(k - 1, 0) as total from base)
  insert into subcon_eval (eval_doc_no, status_cd, plant_cd, eval_title, eval_class_cd, vendor_cd, period_from_ymd, period_to_ymd, eval_plan_no,
    eval_sheet_no, eval_sheet_rev_no, own_user_id, shm_user_id, due_ymd, self_due_ymd, self_dt, self_late_yn, total_score, open_ymd, object_due_ymd,
    object_desc, object_dt, decide_due_ymd, fix_ymd, grade_valid_to_ymd, create_user_id, create_dt, update_user_id, update_dt, last_actor_id)
  select 'EV-' || to_char(open_ymd, 'YYYYMMDD') || '-' || lpad(n::text, 4, '0'), state, plant_cd, plan_nm || ' · ' || vendor_nm, 'REG', vendor_cd, period_from_ymd, period_to_ymd,
    eval_plan_no, eval_sheet_no, 1, own_user_id, case when state not in ('SELF', 'SCORE') then shm end, due_ymd,
    case when state = 'SELF' then $1::date + 2 + h % 5 else open_ymd + 10 end, case when state <> 'SELF' and h % 9 > 0 then open_ymd + 6 + time '02:00' end,
    case when state <> 'SELF' and h % 9 = 0 then 'Y' else 'N' end, total,
    case when state in ('OPEN', 'OBJECT') then $1::date - 3 when state = 'FIX' then open_ymd + 14 end,
    case when state in ('OPEN', 'OBJECT') then $1::date + 7 when state = 'FIX' then open_ymd + 24 end,
    case when state = 'OBJECT' then '교육 유효 인원이 명부와 다릅니다. 퇴사자 2명이 포함되어 있습니다.' end, case when state = 'OBJECT' then $1::date - 1 + time '05:00' end,
    case when state = 'OBJECT' then $1::date + 6 end, case when state = 'FIX' then open_ymd + 25 end,
    case when state = 'FIX' then (open_ymd + 25 + interval '12 months')::date - 1 end, shm, open_ymd + time '01:00', shm, open_ymd + time '01:00',
    case state when 'REVIEW' then shm when 'FIX' then shd else shm end
  from stated`

/** The numbers first, then what is left for the judgements. */
const ITEMS = `with score as (
    select e.*, e.total_score as t, round(e.total_score / 10.0, 1) as s1, round(e.total_score / 5.0) as on_time,
      case when e.total_score >= 70 then 0 else 1 end as bad, round(e.total_score / 2.0) as valid, round(e.total_score / 10.0) as first,
      pg_temp.h('evi' || e.eval_no) as h from subcon_eval e),
  parts as (select *, s1 + on_time / 2 + (10 - 2 * bad) + (15 - 5 * bad) + valid / 10 * 2 + first / 2 as auto from score),
  line as (select p.*, i.seq_no, i.item_cd, i.item_nm, i.calc_type_cd, i.weight_score as w, least(1, greatest(0.3, (p.t - p.auto) / 40)) as share
    from parts p join eval_sheet_items i on i.eval_sheet_no = p.eval_sheet_no),
  given as (select *, case item_cd when 'S1' then s1 when 'S2' then on_time / 2 when 'S3' then 10 - 2 * bad when 'S4' then 15 - 5 * bad
        when 'S5' then valid / 10 when 'S6' then valid / 10 when 'S7' then first / 2
        else least(w, round(w * share + case item_cd when 'M1' then 1 when 'M2' then -1 when 'M4' then 0.4 when 'M5' then -0.4 else 0 end * (h % 10) / 10.0, 1)) end as got,
      case item_cd when 'S1' then jsonb_build_object('rateVal', 20 - 2 * s1, 'pointCnt', round((20 - 2 * s1) * 1.2), 'headcountVal', 12)
        when 'S2' then jsonb_build_object('actionCnt', 20, 'actionOnTimeCnt', on_time)
        when 'S3' then jsonb_build_object('suspCnt', bad, 'noPermitCnt', 0) when 'S4' then jsonb_build_object('ltiCnt', 0, 'treatCnt', bad)
        when 'S5' then jsonb_build_object('eduCnt', 50, 'eduValidCnt', valid) when 'S6' then jsonb_build_object('checkPlanCnt', 50, 'checkDoneCnt', valid)
        when 'S7' then jsonb_build_object('jsaCnt', 10, 'jsaFirstCnt', first) end as facts from line)
  insert into subcon_eval_item (eval_no, plant_cd, vendor_cd, seq_no, item_cd, item_nm, calc_type_cd, weight_score, self_score, own_score, shm_score,
    eval_score, data_json, create_user_id, create_dt, update_user_id, update_dt)
  select eval_no, plant_cd, vendor_cd, seq_no, item_cd, item_nm, calc_type_cd, w,
    case when calc_type_cd = 'MANUAL' and status_cd <> 'SELF' then case when self_late_yn = 'Y' then 0 else least(w, got + 0.5) end end,
    case when calc_type_cd = 'MANUAL' and status_cd not in ('SELF', 'SCORE') then got end,
    case when calc_type_cd = 'MANUAL' and status_cd not in ('SELF', 'SCORE') then got end,
    case when status_cd = 'SELF' or (status_cd = 'SCORE' and calc_type_cd = 'MANUAL') then null else got end,
    case when calc_type_cd = 'AUTO' and status_cd <> 'SELF' then jsonb_build_object('naYn', 'N', 'facts', facts) end,
    create_user_id, create_dt, create_user_id, create_dt
  from given`

const BONUS = `insert into subcon_eval_bonus (eval_no, plant_cd, vendor_cd, data_json)
  select eval_no, plant_cd, vendor_cd, jsonb_build_object('cardCnt', 3 + b.n, 'workerCnt', 40, 'bonusScore', 0) from subcon_eval
    cross join lateral (select pg_temp.h('evb' || eval_no) % 12 as n) b where status_cd <> 'SELF'`

/** What was shown to the vendors, from the items as they stand. */
const TOTALS = `with sums as (select eval_no, sum(eval_score) filter (where calc_type_cd = 'AUTO') as auto, sum(eval_score) filter (where calc_type_cd = 'MANUAL') as manual
    from subcon_eval_item group by 1)
  update subcon_eval e set auto_score = s.auto, manual_score = s.manual, bonus_score = 0, total_score = s.auto + s.manual,
    eval_grade_cd = case when s.auto + s.manual >= 90 then 'S' when s.auto + s.manual >= 80 then 'A' when s.auto + s.manual >= 70 then 'B'
      when s.auto + s.manual >= 60 then 'C' else 'D' end, gap_score = 0, grade_basis_desc = 'S ≥ 90 · A ≥ 80 · B ≥ 70 · C ≥ 60'
  from sums s where s.eval_no = e.eval_no and e.status_cd in ('OPEN', 'OBJECT', 'FIX')`
const REST = [
  `update subcon_eval set total_score = null where status_cd not in ('OPEN', 'OBJECT', 'FIX')`,
  `update subcon_eval set plan_due_ymd = fix_ymd + 14, re_eval_due_ymd = fix_ymd + 60 where status_cd = 'FIX' and eval_grade_cd = 'C'`,
  `update eval_plan p set eval_cnt = c.n from (select eval_plan_no, count(*) as n from subcon_eval group by 1) c where c.eval_plan_no = p.eval_plan_no`,
  'drop view eval_people',
]
const heard: Course<typeof subconEval> = [
  ['start', 'createUserId', 'createDt'],
  ['submit', '#VAD', 'selfDt'],
  ['finish', 'ownUserId', 'selfDt + 2 days'],
  ['open', '#SHD', 'openYmd + 10 hours'],
]

export async function loadEvaluations(connection: OwnerConnection, { today, now: latest }: FirstDay): Promise<void> {
  for (const statement of [HASH, OF_ROLE]) await connection.query(statement)
  await connection.query(SHEETS, [today])
  await connection.query(SHEET_ITEMS, [JSON.stringify(standardItems)])
  for (const statement of [PLANS, EVALS]) await connection.query(statement, [today])
  for (const statement of [ITEMS, BONUS, TOTALS, ...REST]) await connection.query(statement)
  const tell = teller(connection, latest)
  await tell(evalSheet, [
    ['ask', 'createUserId', '+ 1 hour'],
    ['fix', '#SHD', 'fixYmd + 10 hours'],
  ])
  await tell(evalPlan, [
    ['open', '#SHM', 'openYmd + 9 hours'],
    ['end', '#SHD', 'dueYmd + 10 hours'],
  ])
  await tell(subconEval, [...heard, ['fix', '#SHD', 'fixYmd + 10 hours']], [...heard, ['object', '#VAD', 'objectDt']])
}

/** Two years of permits, and a day on which 26 of them stand in every state, by the clock of the moment; set-based. */
import type { PermitType } from '#modules/common/permit-types.model.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { type Course, tellRows } from '#platform/server/stories/tell-rows.ts'
import { checkItems } from '../check/check-item.seed.ts'
import { type Permit, permit } from '../permit.model.ts'
import { mayCome } from './day-people.sql.ts'
import { atContractors, FOUND_EQUIP, jobsOfDemo } from './permit-scenes.ts'

const COUNT = 6000
/** Of those before, crew, checks and the way to their end are not kept. */
const KEPT_DAYS = 180
/** Marks what nobody made: the program may take it away again. */
export const DEMO = 'demo-day'
/** Hours of the day at which the running day is filled in again. */
const FILL_HOURS = [6, 11, 16] as const

/** The hour of the filling that a moment belongs to; undefined before the first. */
export function fillHourOf(now: Date): number | undefined {
  const hour = Number(now.toLocaleString('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', hour12: false }))
  return FILL_HOURS.findLast((one) => one <= hour)
}
/** Which filling of which day. */
export const stampOf = (now: Date): string => `${dayOf(now)} ${fillHourOf(now) ?? 0}`
const DAYS = 730

/** A number from 0 on that is always the same for a text. */
const HASH = `create or replace function pg_temp.permit_h(text) returns int language sql immutable as
  $$ select ('x' || substr(md5($1), 1, 7))::bit(28)::int $$`

/** When the shift began that is there at $4, or the early morning: what goes on from before nobody has handed over, or who does it has not rested. */
const SHIFT_BEGAN = `select (date_trunc('day', k.dt) + make_interval(hours => case when k.h >= 23 then 23 when k.h >= 15 then 15 when k.h >= 7 then 7 when k.h >= 5 then 5 else -1 end))
    at time zone 'Asia/Seoul' as dt
  from (select $4::timestamptz at time zone 'Asia/Seoul' as dt, extract(hour from $4::timestamptz at time zone 'Asia/Seoul') as h) k`

/**
 * What is planned: day and vendor, kind of work, state, hours. $1 today, $2 the jobs, $3 how the permits of today stand and whose they are, $4 the
 * moment, $5 how many of the past. A permit of today stands by its state around the present hour.
 */
const PLAN = `create temp table permit_plan as
  with known as (
    select v.vendor_cd, v.plant_cd, a.asker,
      (select array_agg(p.person_no order by p.person_no) from vendor_person p
        where p.vendor_cd = v.vendor_cd and p.plant_cd = v.plant_cd and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N') as people
    from vendor_info v join lateral (select portal_id as asker from vendor_account a where a.vendor_cd = v.vendor_cd
      order by a.vendor_role_cd <> 'VSM', portal_id limit 1) a on true
    where v.vendor_status_cd = 'ACTIVE' and v.delete_yn = 'N'
  ), vendors as (
    select k.*, row_number() over (partition by plant_cd order by vendor_cd) - 1 as no, count(*) over (partition by plant_cd) as of
    from known k where array_length(people, 1) >= 5
  ), plants as (
    select plant_cd, count(*) as vendor_cnt, (select array_agg(process_no order by process_no) from process p where p.plant_cd = v.plant_cd and p.use_yn = 'Y') as processes
    from vendors v where exists (select from jsa j where j.plant_cd = v.plant_cd and j.status_cd = 'FIX')
    group by plant_cd
  ), ordered as (select plant_cd, row_number() over (order by vendor_cnt desc, plant_cd) - 1 as no, count(*) over () as of, processes from plants),
  made as (
    select n, pg_temp.permit_h('ptw' || n) as h, false as is_now, null::jsonb as scene,
      ($1::date - 1 - ((${COUNT} - n) * ${DAYS} / ${COUNT}))::date as day from generate_series(1, $5::int) n
    union all
    select ${COUNT} + row_number() over (), pg_temp.permit_h('now' || s.ordinality), true, s.scene, $1::date
    from jsonb_array_elements($3::jsonb) with ordinality s (scene, ordinality)
  )
  select $4::timestamptz as at, m.n, m.h, m.is_now, m.scene, m.day, o.plant_cd, v.vendor_cd, v.asker, v.people, j.job,
    o.processes[1 + (m.h / 7) % array_length(o.processes, 1)] as process_no,
    coalesce(m.scene->>'statusCd', case when m.h % 100 < 91 then 'CLOSE' when m.h % 100 < 95 then 'CANC' when m.h % 100 < 98 then 'EXPIRED' else 'REJ' end) as status,
    case when m.scene->>'statusCd' in ('WORK', 'SUSP', 'ISSUED') then least(greatest(f.dt, s.dt + make_interval(mins => 1 + m.h % 25)), $4::timestamptz - interval '20 minutes')
      when m.is_now then f.dt
      else (m.day + time '08:00' + make_interval(hours => (m.h / 3) % 3)) at time zone 'Asia/Seoul' end as from_dt
  from made m
    cross join lateral (select date_trunc('hour', $4::timestamptz) + make_interval(mins => (m.scene->>'fromMin')::int) as dt) f
    cross join (${SHIFT_BEGAN}) s
    join ordered o on o.no = case when m.is_now or m.h % 10 < 8 then 0 else 1 % o.of end
    join vendors v on v.plant_cd = o.plant_cd and case when m.is_now then v.vendor_cd = m.scene->>'vendorCd'
      when m.h % 4 = 0 then v.no = (m.h / 11) % least(4, v.of) else v.no = (m.h / 13) % v.of end
    join lateral (select job from jsonb_array_elements($2::jsonb) with ordinality x (job, no)
      where no - 1 = coalesce((m.scene->>'job')::int, (m.h / 5) % jsonb_array_length($2::jsonb))) j on true`

/** A paper that is newer was not there yet when entry was asked for. */
const NEW_PAPER_DAYS = 21
/** Of the plant with most contractors that have an account and five people: who may send how many, those with all papers first. */
const CONTRACTORS = `with known as (
    select v.vendor_cd, v.plant_cd, count(*) filter (where ${mayCome('p', '$1::date')}) as people_cnt,
      exists (select from vendor_master m where m.vendor_cd = v.vendor_cd and m.doc_expire_yn = 'Y') or exists (select from vendor_doc d
        where d.vendor_cd = v.vendor_cd and d.status_cd = 'CONFIRM' and d.valid_from_ymd > $1::date - ${NEW_PAPER_DAYS}) as lacks_papers
    from vendor_info v join vendor_person p on p.vendor_cd = v.vendor_cd and p.plant_cd = v.plant_cd and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'
    where v.vendor_status_cd = 'ACTIVE' and v.delete_yn = 'N' and exists (select from vendor_account a where a.vendor_cd = v.vendor_cd)
      and exists (select from jsa j where j.plant_cd = v.plant_cd and j.status_cd = 'FIX')
    group by v.vendor_cd, v.plant_cd having count(*) >= 5)
  select vendor_cd as "vendorCd", people_cnt as "peopleCnt" from known
  where plant_cd = (select plant_cd from known group by 1 order by count(*) desc, 1 limit 1)
  order by lacks_papers, people_cnt desc, vendor_cd`

/** Who acts for each plant, and the analysis that each vendor works by: asked once, not for every permit. */
const ROLES = `create temp table permit_roles as
  select plant_cd, max(user_id) filter (where auth_grp_cd = 'OPR') as opr, max(user_id) filter (where auth_grp_cd = 'APR') as apr,
    max(user_id) filter (where auth_grp_cd = 'MGR') as mgr, max(user_id) filter (where auth_grp_cd = 'SHM') as shm,
    max(user_id) filter (where auth_grp_cd = 'OWN') as own
  from directory_role group by plant_cd`
const ANALYSES = `create temp table permit_jsa as
  select distinct on (p.plant_cd, p.vendor_cd) p.plant_cd, p.vendor_cd, j.jsa_no
  from (select distinct plant_cd, vendor_cd from permit_plan) p
    join jsa j on j.plant_cd = p.plant_cd and j.status_cd = 'FIX' and j.delete_yn = 'N'
  order by p.plant_cd, p.vendor_cd, j.vendor_cd is distinct from p.vendor_cd, j.jsa_no`

/** What works of a kind are asked, answered alike by all of them. */
const ANSWERS: Readonly<Partial<Record<PermitType, Partial<Permit>>>> = {
  HOT: { extinguisherCnt: 2, emptiedYn: 'Y', watchKitYn: 'Y' },
  CSE: {
    ventYn: 'Y',
    rescueKitCds: 'SCBA LADDER ROPE',
    ppeDesc: '송기마스크, 안전대, 내화학 장갑',
    commMeansDesc: '무전기 3번 채널',
    fireStationTel: '119',
    lineCutCd: 'BLIND',
    serviceCd: 'TOXIC',
  },
  HGT: { heightVal: 6, meansCd: 'SCAF', platformYn: 'Y', dropRadiusVal: 2 },
  HVY: { loadVal: 4.2, rigVal: 0.3, ratedVal: 10, keepOutYn: 'Y' },
  ELE: { voltVal: 380, elePlanYn: 'Y' },
  EXC: { depthVal: 1.5, soilCd: 'SOIL', shoringYn: 'Y', excPlanYn: 'Y', utilityCds: 'GAS ELE COM WATER FIRE' },
  LNB: { fluidNm: '톨루엔', firstBreakPpeYn: 'Y' },
}
const PERMITS = `with made as (insert into wkod_master (permit_doc_no, status_cd, plant_cd, vendor_cd, wkod_title, wkod_desc, wkod_dt, permit_base_cd,
    permit_sub_cds, permit_urgent_yn, urgent_desc, own_user_id, own_dept_cd, area_dept_cd, process_no, equip_no, place_desc, zone_class_cd,
    work_from_dt, work_to_dt, first_to_dt, leader_person_no, watch_person_no, fire_watch_person_no, signal_person_no, cmd_person_no,
    jsa_no, jsa_rev_no, risk_grade_cd, grade_desc, appr_route_cd, rqst_dt, rqst_user_id, sla_due_dt, review_user_id, review_dt,
    co_review_user_id, co_review_dt, appr_user_id, appr_dt, leader_sign_dt, issue_user_id, issue_dt, start_dt, susp_reason_cd, susp_dt,
    gas_next_due_dt, hot_end_dt, fire_check_cnt, finished_yn, done_dt, iso_decision_cd, print_cnt, close_dt, close_user_id, retain_to_ymd,
    type_json, last_actor_id, create_user_id, create_dt, update_user_id, update_dt)
  select case when s.step > 0 then 'PTW-' || to_char(p.day, 'YYYYMMDD') || '-' || lpad((row_number() over (partition by p.plant_cd, p.day, s.step > 0 order by p.n)
      + coalesce((select q.last_no from doc_sequence q where q.biz_cd = 'permit' and q.plant_cd = p.plant_cd and q.ymd = to_char(p.day, 'YYYYMMDD')), 0))::text, 4, '0') end,
    p.status, p.plant_cd, p.vendor_cd, p.job->>'title', p.job->>'desc', p.day, p.job->>'base', p.job->>'subs',
    case when p.h % 9 = 0 then 'Y' else 'N' end, case when p.h % 9 = 0 then '설비 이상으로 당일 조치' end,
    coalesce(o.own, 'owner'), (select u.dept_cd from sys_user u where u.user_id = coalesce(o.own, 'owner')), pr.dept_cd, p.process_no, case p.scene->>'reasonCd' when 'INSPECTION' then '${FOUND_EQUIP}' else 'E-' || (100 + p.h % 800) end, pr.process_nm || ' ' || (array['1층', '2층', '옥외', '배관랙', '펌프장'])[1 + p.h % 5],
    coalesce(p.job->>'zone', 'N'), p.from_dt, p.from_dt + interval '8 hours', p.from_dt + interval '8 hours', p.people[1],
    case when p.job->>'subs' like '%CSE%' then p.people[5] end, case when p.job->>'base' = 'HOT' then p.people[4] end,
    case when p.job->>'subs' like '%HVY%' then p.people[4] end, case when p.job->>'subs' like '%EXC%' then p.people[5] end,
    j.jsa_no, 1, g.grade, g.why, case g.grade when 'HIGH' then 'MGR' else 'APR' end,
    case when s.step > 0 then x.asked end, case when s.step > 0 then p.asker end, case when s.step > 0 then x.asked + interval '2 hours' end,
    case when s.step > 2 then o.opr end, case when s.step > 2 then x.asked + interval '40 minutes' end,
    case when s.step > 2 and g.grade = 'HIGH' then o.shm end, case when s.step > 2 and g.grade = 'HIGH' then x.asked + interval '50 minutes' end,
    case when s.step > 3 then case g.grade when 'HIGH' then o.mgr else o.apr end end, case when s.step > 3 then x.approved end,
    case when s.step > 4 then x.issued - interval '3 minutes' end, case when s.step > 4 then o.opr end, case when s.step > 4 then x.issued end,
    case when s.step > 5 then p.from_dt end, p.scene->>'reasonCd', case when p.status = 'SUSP' then p.at - interval '12 minutes' end,
    case when p.status = 'WORK' and g.needs_gas then p.at + make_interval(mins => 10 + p.h % 90) end,
    case when s.step > 6 and p.job->>'base' = 'HOT' then x.ended end, case when s.step > 6 and p.job->>'base' = 'HOT' then 2 else 0 end,
    case when s.step > 6 then 'Y' else 'N' end, case when s.step > 6 then x.ended end, case when s.step > 7 then 'NONE' end,
    case when s.step > 3 then 1 else 0 end, case when s.step > 7 then x.ended + interval '75 minutes' end, case when s.step > 7 then o.opr end,
    case when s.step > 7 then (p.day + interval '5 years')::date end,
    '{"postedYn": "Y"}'::jsonb
      || coalesce((select jsonb_object_agg(f.key, f.value) from jsonb_each($1::jsonb) k (kind, answers) cross join jsonb_each(k.answers) f
        where k.kind = any(string_to_array(concat_ws(' ', p.job->>'base', p.job->>'subs'), ' '))), '{}')
      || jsonb_strip_nulls(jsonb_build_object('cseKindNo', case when p.job->>'subs' like '%CSE%' then 1 + p.h % 9 end,
        'drillYmd', case when p.job->>'subs' like '%CSE%' then p.day - 60 end,
        'drawingNo', case when p.job->>'subs' like '%ELE%' then 'E-' || (10 + p.h % 90) end,
        'lineNo', case when p.job->>'subs' like '%LNB%' then 'L-' || (1000 + p.h % 9000) end,
        'residualVal', case when p.job->>'subs' like '%LNB%' and s.step > 2 then 0 end)),
    case when s.step > 1 then coalesce(o.opr, p.asker) else p.asker end, p.asker, x.asked - interval '30 minutes', p.asker,
    case when p.status in ('CLOSE', 'DONE') then x.ended when s.step > 3 then x.approved else x.asked end
  from permit_plan p
    join process pr on pr.process_no = p.process_no
    join permit_jsa j on j.plant_cd = p.plant_cd and j.vendor_cd = p.vendor_cd
    join permit_roles o on o.plant_cd = p.plant_cd
    cross join lateral (select case p.status when 'TEMP' then 0 when 'CANC' then 1 when 'REJ' then 1 when 'EXPIRED' then 1 when 'RQST' then 1
      when 'RTN' then 1 when 'REVIEW' then 2 when 'PREP' then 3 when 'APPR' then 4 when 'ISSUED' then 5 when 'WORK' then 6 when 'SUSP' then 6
      when 'DONE' then 7 else 8 end as step) s
    cross join lateral (select case when p.is_now then least(p.from_dt, p.at) - interval '3 hours'
        else ((p.day - 1) + time '14:00' + make_interval(mins => p.h % 110)) at time zone 'Asia/Seoul' end as asked,
      least(p.from_dt, p.at) - interval '40 minutes' as approved, least(p.from_dt, p.at) - interval '20 minutes' as issued,
      least(p.from_dt + make_interval(mins => 200 + p.h % 250), p.at - interval '20 minutes') as ended) x
    cross join lateral (select case when p.job->>'subs' ~ 'CSE|RAD' or p.job->>'zone' <> 'N' then 'HIGH' when p.job->>'base' = 'HOT' or p.job->>'subs' is not null then 'MID' else 'LOW' end as grade,
      case when p.job->>'subs' like '%CSE%' then '밀폐공간' when p.job->>'zone' <> 'N' then '방폭구역 화기' when p.job->>'base' = 'HOT' then '화기'
        when p.job->>'subs' is not null then '보충유형' end as why,
      p.job->>'base' = 'HOT' or p.job->>'subs' ~ 'CSE|LNB' as needs_gas) g
  order by p.n returning permit_no)
  insert into permit_new select permit_no from made`

/** Workers first, then who leads them. */
const CREW = `insert into wkod_master_permit_crew (permit_no, seq_no, person_no, crew_role_cd, tbm_sign_dt, add_dt, leave_dt)
  select r.permit_no, c.seq, c.person_no, case when c.person_no = r.leader_person_no then 'LEADER' when c.person_no = r.watch_person_no then 'WATCH' when c.person_no = r.fire_watch_person_no then 'FIRE' when c.person_no = r.signal_person_no then 'SIGNAL' when c.person_no = r.cmd_person_no then 'CMD' else 'WORKER' end,
    case when r.issue_dt is not null then r.issue_dt + make_interval(mins => c.seq::int) end, r.start_dt, r.done_dt
  from wkod_master r join permit_new using (permit_no) cross join lateral (
    (select person_no, row_number() over (order by person_no) as seq from vendor_person p
    where p.vendor_cd = r.vendor_cd and p.plant_cd = r.plant_cd and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'
      and p.person_no <> r.leader_person_no order by person_no limit 4)
    union all select r.leader_person_no, 5 where r.leader_person_no is not null) c
  where r.wkod_dt >= $1::date - ${KEPT_DAYS}`

/** Of the last half year, as of what is still open: older ones are told by their stories. */
const CHECKS = `insert into wkod_master_permit_check (permit_no, seq_no, check_item_no, type_cd, stage_cd, check_desc, law_ref_desc, required_yn, photo_yn, ok_yn, ok_dt, check_user_id)
  select r.permit_no, row_number() over (partition by r.permit_no order by i.no), i.item->>'checkItemNo', i.item->>'typeCd', i.item->>'stageCd',
    i.item->>'checkDesc', i.item->>'lawRefDesc', 'Y', i.item->>'photoYn', case when d.ok then 'Y' else 'N' end, case when d.ok then r.review_dt end, case when d.ok then r.review_user_id end
  from wkod_master r join permit_new using (permit_no) join jsonb_array_elements($2::jsonb) with ordinality i (item, no)
      on i.item->>'typeCd' in ('GEN', r.permit_base_cd) or i.item->>'typeCd' = any(string_to_array(coalesce(r.permit_sub_cds, ''), ' '))
    cross join lateral (select r.status_cd = 'CLOSE' or (r.start_dt is not null and i.item->>'stageCd' <> 'CLOSE')
      or (r.appr_dt is not null and i.item->>'stageCd' = 'PREP') as ok) d
  where r.rqst_dt is not null and r.wkod_dt >= $1::date - ${KEPT_DAYS}`

const STOPS = `with asked as (update wkod_master r set stop_ask_yn = 'Y' from permit_new n
    where n.permit_no = r.permit_no and r.status_cd = 'SUSP' and r.susp_reason_cd = 'STOPWORK')
  insert into wkod_master_permit_susp (permit_no, seq_no, susp_dt, reason_cd, reason_desc, src_cd, by_user_id)
  select permit_no, 1, susp_dt, susp_reason_cd, coalesce((select '수시평가(' || a.rsa_doc_no || ')가 완료되지 않아 작업할 수 없습니다.' from rsa a
      where susp_reason_cd = 'RSA' and a.process_no = wkod_master.process_no and a.work_block_yn = 'Y' limit 1),
      case susp_reason_cd when 'INSPECTION' then '설비 ' || equip_no || '에 조치하지 않은 중대 부적합이 있습니다. 안전관리자가 해제해야 작업합니다.' end, '현장 확인 중'), case susp_reason_cd when 'STOPWORK' then 'QR' else 'CLOCK' end, 'SYSTEM'
  from wkod_master join permit_new using (permit_no) where status_cd = 'SUSP'`
/** Now and then work was stopped for a while, and went on. */
const PAST_STOPS = `insert into wkod_master_permit_susp (permit_no, seq_no, susp_dt, reason_cd, reason_desc, src_cd, decision_cd, by_user_id, resume_dt, resume_user_id, condition_desc)
  select r.permit_no, 1, d.dt, d.reason, d.why, case d.reason when 'STOPWORK' then 'QR' else 'CLOCK' end,
    case d.reason when 'STOPWORK' then 'GROUNDED' end, 'SYSTEM', d.dt + interval '25 minutes', r.issue_user_id, '현장 확인 후 재개'
  from wkod_master r join permit_new using (permit_no) cross join lateral (select pg_temp.permit_h('stop' || r.permit_no) as h) k
    cross join lateral (select r.start_dt + make_interval(mins => 40 + k.h % 120) as dt, x.reason, x.why from (values
      (0, 'GAS_OVERDUE', '정기측정 시각 경과'), (1, 'WEATHER', '순간풍속 초과'), (2, 'GAS_OVERDUE', '정기측정 시각 경과'), (3, 'INSPECTION', '순회점검 지적'),
      (4, 'PERSON', '감시인 이탈'), (5, 'SIMOPS', '인접 작업과 간섭'), (6, 'STOPWORK', '작업자 중지 요청'), (7, 'GAS_HIGH', '일산화탄소 기준 초과')) x (n, reason, why)
      where x.n = k.h / 31 % 8 and (x.reason not like 'GAS%' or r.permit_base_cd = 'HOT' or r.permit_sub_cds ~ 'CSE|LNB')) d
  where r.status_cd = 'CLOSE' and k.h % 23 = 0`
const FIRES = `insert into wkod_master_fire_checks (permit_no, seq_no, check_dt, check_user_id)
  select permit_no, n, least(hot_end_dt + make_interval(mins => n * 25), $2::timestamptz), close_user_id from wkod_master join permit_new using (permit_no), generate_series(1, 2) n
  where fire_check_cnt = 2 and wkod_dt >= $1::date - ${KEPT_DAYS}`
const LINKS = `insert into com_link (purpose_cd, biz_no, plant_cd, vendor_cd, expire_dt, create_user_id, create_dt)
  select 'PERMIT', permit_no, plant_cd, vendor_cd, work_to_dt + interval '400 days', create_user_id, rqst_dt from wkod_master join permit_new using (permit_no)
  where rqst_dt is not null and wkod_dt >= $1::date - 30`

const asked = ['submit', 'createUserId', 'rqstDt'] as const
const carriedOut: Course<typeof permit> = [
  ['review', 'reviewUserId', 'reviewDt - 10 minutes'],
  ['finishReview', 'reviewUserId', 'reviewDt', { to: 'PREP' }],
  ['approve', 'apprUserId', 'apprDt', { to: 'APPR' }],
  ['issue', 'issueUserId', 'issueDt'],
  ['start', 'createUserId', 'startDt'],
  ['finish', 'createUserId', 'doneDt'],
  ['close', 'closeUserId', 'closeDt'],
]
const courses: readonly Course<typeof permit>[] = [
  [asked, ...carriedOut],
  [asked, ...carriedOut.slice(0, 5), ['stop', '@SYSTEM', 'suspDt']],
  [asked, ['cancel', 'createUserId', '+ 3 hours']],
  [asked, ['expire', '@SYSTEM', 'workToDt']],
]
/** Why some were refused or sent back, of which most went in again. */
const whys = [
  ['RISK_LACK', '인접 설비의 위험요인이 빠졌습니다.'],
  ['DOC_MISSING', '양중 계획서를 첨부하십시오.'],
  ['RISK_LACK', '연결배관 차단 방법을 적으십시오.'],
  ['SCHEDULE', '같은 시간에 다른 작업이 있습니다.'],
  ['DATA_WRONG', '작업장소와 설비번호가 다릅니다.'],
] as const

/** How the new ones came to where they are. */
async function tellAll(connection: OwnerConnection, today: string, latest: Date): Promise<void> {
  const ours = 'r.permit_no in (select permit_no from permit_new)'
  const drawn = `pg_temp.permit_h('back' || r.permit_no)`
  const isBack = `(r.status_cd in ('REJ', 'RTN') or r.status_cd = 'CLOSE' and ${drawn} % 19 = 0)`
  const isOld = `r.wkod_dt < '${today}'::date - ${KEPT_DAYS}`
  const old = { latest, where: `${ours} and not ${isBack} and ${isOld}`, only: ['CREATE', 'submit'] } as const
  await tellRows(connection, permit, courses, old)
  await tellRows(connection, permit, courses, { latest, where: `${ours} and not ${isBack} and not ${isOld}` })
  for (const [n, [reasonCd, reasonDesc]] of whys.entries()) {
    const back = ['sendBack', '#OPR', '+ 35 minutes', { reasonCd, reasonDesc }] as const
    const refused = ['reject', '#OPR', '+ 35 minutes', { reasonCd, reasonDesc }] as const
    const again = [asked, back, ['submit', 'createUserId', '+ 40 minutes'], ...carriedOut] as const
    const where = `${ours} and ${isBack} and ${drawn} / 17 % ${whys.length} = ${n}`
    await tellRows(connection, permit, [again, [asked, refused]], { latest, where })
  }
}

/** Which permits are of the running day, beside their stories; what somebody does to one comes after it. */
const FILLED = `insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, reason_desc, diff_json)
  select $3::timestamptz, 'SYSTEM', '${DEMO}', r.permit_no::text, r.plant_cd, r.vendor_cd, 'FILL', $1::text, '{}'::jsonb
  from wkod_master r join permit_new using (permit_no) where r.wkod_dt = $2::date`
interface Scenes {
  today: string
  at: Date
  /** Of which filling of the day they are. */
  stampDesc: string
  pastCnt: number
}

/** Some places are outside; cranes and steel by what they are about. */
const OUTSIDE = `update wkod_master w set type_json = type_json || jsonb_strip_nulls(jsonb_build_object(
    'outdoorYn', case when place_desc ~ '옥외|배관랙|펌프장' or wkod_title ~ '굴착|소화배관|철골|배관랙|냉각탑|인양' then 'Y' else 'N' end,
    'weatherKindCds', case when wkod_title like '%인양%' then 'CRANE' when wkod_title like '철골%' then 'STEEL' end))
  from permit_new n where w.permit_no = n.permit_no`
/** What painters brought in lies there for as long as they work. */
const MATERIALS_USED = `update wkod_master w
  set type_json = type_json || jsonb_build_object('msdsNo', m.nos, 'msdsInYn', 'Y', 'chmVentYn', 'Y')
  from permit_new n cross join lateral (
    select string_agg(v.vendor_msds_doc_no, ' ') as nos from (
      select v.vendor_msds_doc_no from vendor_msds v join wkod_master x on x.permit_no = n.permit_no
      where v.vendor_cd = x.vendor_cd and v.plant_cd = x.plant_cd and v.bring_in_ymd <= x.wkod_dt and v.bring_out_ymd >= (x.work_to_dt at time zone 'Asia/Seoul')::date
        and (v.status_cd = 'IN' or v.status_cd = 'OUT' and x.status_cd = 'CLOSE') order by v.product_nm limit 2) v) m
  where w.permit_no = n.permit_no and w.permit_sub_cds ~ 'CHM|PNT' and m.nos is not null`

/** @returns the keys of the new permits */
export async function insertPermits(
  connection: OwnerConnection,
  { today, at, stampDesc, pastCnt }: Scenes,
): Promise<number[]> {
  const run = (text: string, values?: unknown[]) => connection.query(text, values)
  await run(HASH)
  await run('create temp table permit_new (permit_no bigint primary key)')
  const { rows: contractors } = await run(CONTRACTORS, [today])
  const scenes = atContractors(
    contractors.map(({ vendorCd, peopleCnt }) => ({ vendorCd: String(vendorCd), peopleCnt: Number(peopleCnt) })),
  )
  await run(PLAN, [today, JSON.stringify(jobsOfDemo), JSON.stringify(scenes), at.toISOString(), pastCnt])
  await run(ROLES)
  await run(ANALYSES)
  await run('analyze permit_plan')
  await run(PERMITS, [JSON.stringify(ANSWERS)])
  await run(OUTSIDE)
  await run(MATERIALS_USED)
  await run(CREW, [today])
  await run(CHECKS, [today, JSON.stringify(checkItems)])
  await run(STOPS)
  await run(PAST_STOPS)
  await run(FIRES, [today, at.toISOString()])
  await run(LINKS, [today])
  await tellAll(connection, today, at)
  await run(FILLED, [stampDesc, today, at.toISOString()])
  const { rows } = await run('select permit_no as no from permit_new order by 1')
  await run('drop table permit_plan, permit_roles, permit_jsa, permit_new')
  return rows.map(({ no }) => Number(no))
}

export async function loadPermits(connection: OwnerConnection, { today, now: at }: FirstDay): Promise<void> {
  await insertPermits(connection, { today, at, stampDesc: stampOf(at), pastCnt: COUNT })
}

/** Results of the closed plans of the demo, in all grades, with follow-ups in all states; a plan that is not there has none. */
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { teller } from '#platform/server/stories/tell-rows.ts'
import type { HealthDemo } from '../hea.demo.ts'
import { checkupResult } from './checkup-result.model.ts'
import { followUp } from './follow-up.model.ts'
import { examItems } from './result-codes.model.ts'

const RESULTS = 2000
/** So many days after the last examination the sheet came. */
const SHEET_DAYS = 21

/** A number from 0 to 99 that hangs on the row alone, so that each start tells the same. */
const chance = (salt: string) => `abs(hashtextextended(t.hea_checkup_target_no || '${salt}', 7) % 100)`

/** Who was barred for a time was judged again on the day that was fixed for it, and works since then. */
const ifHeard = (value: string) =>
  `case when t.grade in ('D1', 'DN') and t.f between 70 and 89 and t.received + 90 <= $1::date then ${value} end`

const resultsSql = `
  with target as (
    select t.*, p.hea_checkup_class_cd as class_cd, p.hea_checkup_plan_no as plan_no, u.user_nm,
      coalesce(t.exam_ymd, p.checkup_start_ymd) as exam, least(p.checkup_end_ymd + ${SHEET_DAYS}, $1::date - 1) as received,
      ${chance('grade')} as g, ${chance('fit')} as f, p.hea_checkup_class_cd in ('GEN', 'CPR') as is_general
    from hea_checkup_target t join hea_checkup_plan p on p.hea_checkup_plan_no = t.hea_checkup_plan_no
      join sys_user u on u.user_id = t.user_id
    where p.status_cd = 'CLOSED' and t.target_status_cd = 'DONE' and t.delete_yn = 'N'
      and not exists (select from hea_checkup_result r where r.hea_checkup_target_no = t.hea_checkup_target_no)
    order by p.checkup_end_ymd desc, t.hea_checkup_target_no limit ${RESULTS}),
  graded as (select t.*, case
      when t.g < 62 then 'A' when t.g < 74 then 'C2' when t.g < 84 then 'D2'
      when t.is_general and t.g < 97 then 'R' when t.is_general then 'U'
      when t.g < 90 then 'C1' when t.g < 92 then 'D1'
      when t.g < 94 then case when 'NIGHT' = any(t.factor_cds) then 'CN' else 'C1' end
      when t.g < 96 then case when 'NIGHT' = any(t.factor_cds) then 'DN' else 'C2' end
      when t.g < 99 then 'R' else 'U' end as grade from target t)
  insert into hea_checkup_result (hea_checkup_result_doc_no, status_cd, plant_cd, last_actor_id, person_nm, user_id,
    hea_checkup_plan_no, hea_checkup_target_no, hea_checkup_class_cd, second_round_yn, exam_ymd, receive_ymd,
    overall_grade_cd, factor_nms, follow_up_nms, work_fit_cd, condition_desc, review_ymd, doctor_opinion_desc, judge_doctor_nm,
    hear_fit_cd, hear_kind_cd, hear_doctor_nm, hear_ymd,
    create_user_id, create_dt, update_user_id, update_dt)
  select 'HCR-' || to_char(t.received, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by t.plant_cd, t.received
      order by t.hea_checkup_target_no)::text, 4, '0'),
    case when t.received > $1::date - 20 then case when t.f < 50 then 'RECEIVED' else 'CHECKED' end else 'RELEASED' end,
    t.plant_cd, 'health', t.user_nm, t.user_id, t.plan_no, t.hea_checkup_target_no, t.class_cd, 'N', t.exam, t.received,
    t.grade, coalesce((select string_agg(f.factor_nm, ', ' order by f.sort_order) from hea_hazard_factor f
      where f.factor_cd = any(t.factor_cds)), ''),
    case t.grade when 'A' then '필요없음' when 'D1' then '건강상담, 작업전환' when 'C1' then '보호구 지급·착용지도, 추적검사'
      when 'D2' then '근무 중 치료' when 'DN' then '근로시간 단축' when 'R' then '필요없음' when 'U' then '필요없음'
      else '건강상담' end,
    case when t.grade in ('D1', 'DN') then case when t.f < 70 then '나' when t.f < 90 then '다' else '라' end
      when t.grade = 'C1' and t.f < 20 then '나' else '가' end,
    case when t.grade in ('D1', 'DN') and t.f < 70 or t.grade = 'C1' and t.f < 20 then '보호구를 착용하고 연속 작업을 2시간 이내로 합니다.' end,
    case when t.grade in ('D1', 'DN') and t.f between 70 and 89 then t.received + 90 end,
    case t.grade when 'A' then '정상입니다.' when 'R' then '제2차 건강진단이 필요합니다.' else '의사와 상담하고 추적검사를 받으십시오.' end, '한도영',
    ${ifHeard("'가'")}, ${ifHeard("'INDUSTRIAL'")}, ${ifHeard("'문정우'")}, ${ifHeard('t.received + 90')},
    'nurse', t.received + time '10:00', 'health', t.received + time '15:00'
  from graded t`

const factorsSql = `
  insert into hea_checkup_result_factors (hea_checkup_result_no, seq_no, factor_cd, organ_cd, grade_cd, opinion_desc, shorten_cd)
  select r.hea_checkup_result_no, x.place, x.factor_cd, case when x.factor_cd is null then
      (array['CIRC', 'METAB', 'DIGEST', 'KIDNEY', 'BLOOD'])[1 + r.hea_checkup_target_no % 5] end,
    case when x.place = 1 and not (r.overall_grade_cd in ('CN', 'DN')) or x.factor_cd = 'NIGHT' and r.overall_grade_cd in ('CN', 'DN')
      then r.overall_grade_cd else 'A' end,
    null, null
  from hea_checkup_result r join hea_checkup_target t on t.hea_checkup_target_no = r.hea_checkup_target_no
    cross join lateral unnest(case when r.hea_checkup_class_cd in ('GEN', 'CPR') or t.factor_cds = '{}' then array[null::text]
      else t.factor_cds end) with ordinality as x(factor_cd, place)`

const followUpLines = `
  insert into hea_checkup_result_follow_ups (hea_checkup_result_no, seq_no, follow_up_cd)
  select r.hea_checkup_result_no, x.place, x.code from hea_checkup_result r
    cross join lateral unnest(case r.overall_grade_cd when 'D1' then array['1', '6'] when 'C1' then array['2', '3']
      when 'D2' then array['4'] when 'DN' then array['5'] when 'C2' then array['1'] when 'CN' then array['1'] else array['0'] end)
      with ordinality as x(code, place)`

/** Around what is usual; every tenth person lies beyond it. */
const itemsSql = `
  insert into hea_checkup_result_items (hea_checkup_result_no, seq_no, exam_item_cd, result_val, unit_cd, ref_min_val,
    ref_max_val, abnormal_yn)
  select v.no, v.seq, v.code, v.val, v.unit, v.ref_min, v.ref_max,
    case when v.val > v.ref_max or v.val < v.ref_min then 'Y' else 'N' end
  from (select r.hea_checkup_result_no as no, i.seq, i.code, i.unit, i.ref_min, i.ref_max,
      round((i.base * (0.85 + 0.3 * (abs(hashtextextended(r.user_id || i.code, 3) % 100)) / 100.0)
        + i.base * 0.12 * (abs(hashtextextended(r.hea_checkup_result_no || i.code, 5) % 100)) / 100.0)::numeric, 1) as val
    from hea_checkup_result r cross join jsonb_to_recordset($1::jsonb) as i(seq int, code text, unit text, base numeric,
      ref_min numeric, ref_max numeric, factor text)
    join hea_checkup_target t on t.hea_checkup_target_no = r.hea_checkup_target_no
    where i.factor is null or i.factor = any(t.factor_cds)) v`

const items = [
  { code: 'BP_SYS', base: 122 },
  { code: 'BP_DIA', base: 78 },
  { code: 'GLU', base: 98 },
  { code: 'CHOL', base: 190 },
  { code: 'HB', base: 14 },
  { code: 'EAR_L4', base: 30, factor: 'NOISE' },
  { code: 'EAR_R4', base: 28, factor: 'NOISE' },
] as const

/** What is long past is done; the newest are at every step. */
const followUpsSql = `
  insert into hea_follow_up (hea_follow_up_doc_no, status_cd, plant_cd, last_actor_id, person_nm, user_id,
    hea_checkup_result_no, hea_checkup_plan_no, follow_up_cd, measure_desc, manager_user_id, due_ymd, done_ymd, worker_notice_dt,
    report_yn, report_due_ymd, legal_last_ymd, reported_ymd, create_user_id, create_dt, update_user_id, update_dt)
  select 'HFU-' || to_char(s.receive_ymd, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by s.plant_cd, s.receive_ymd
      order by s.no, s.code)::text, 4, '0'),
    s.state, s.plant_cd, 'health', s.person_nm, s.user_id, s.no, s.plan_no, s.code,
    case when s.state <> 'PLAN' then (array['의무실에서 상담하고 생활습관을 지도합니다.', '귀마개와 호흡보호구를 새로 지급하고 착용을 지도합니다.',
      '3개월 뒤에 다시 검사합니다.', '치료받으면서 근무합니다.', '연장·야간 근로를 하지 않습니다.', '해당 인자가 없는 공정으로 옮깁니다.'])[s.code::int] end,
    'health', s.receive_ymd + 30, case when s.state in ('EXPLAINED', 'REPORTED', 'DONE') then s.receive_ymd + 14 end,
    case when s.state in ('EXPLAINED', 'REPORTED', 'DONE') then (s.receive_ymd + 14) + time '14:00' end,
    case when s.is_reported then 'Y' else 'N' end, case when s.is_reported then s.receive_ymd + 30 end,
    case when s.is_reported then s.receive_ymd + 30 + (case extract(isodow from s.receive_ymd + 30) when 6 then 2 when 7 then 1 else 0 end)::int end,
    case when s.is_reported and s.state in ('REPORTED', 'DONE') then s.receive_ymd + 20 end,
    'health', s.receive_ymd + time '16:00', 'health', s.receive_ymd + time '17:00'
  from (select r.hea_checkup_result_no as no, r.hea_checkup_plan_no as plan_no, r.plant_cd, r.person_nm, r.user_id, r.receive_ymd,
      l.follow_up_cd as code, x.is_reported,
      case when r.receive_ymd < $1::date - 90 then 'DONE' else (array['PLAN', 'DOING', 'EXPLAINED',
        case when x.is_reported then 'REPORTED' else 'EXPLAINED' end, 'DONE'])[1 + (r.hea_checkup_result_no + l.seq_no) % 5] end as state
    from hea_checkup_result r join hea_checkup_result_follow_ups l on l.hea_checkup_result_no = r.hea_checkup_result_no
      cross join lateral (select l.follow_up_cd in ('5', '6', '7', '8')
        and r.hea_checkup_class_cd in ('SPC', 'OCC', 'TMP') as is_reported) x
    where r.status_cd = 'RELEASED' and l.follow_up_cd <> '0') s`

const measuresSql = `
  with work as (select user_id, array_agg(distinct process_no) as process_nos from hea_worker_hazard
    where end_ymd is null and delete_yn = 'N' group by 1)
  insert into hea_work_measure (plant_cd, user_id, hea_checkup_result_no, hea_follow_up_no, measure_cd, work_fit_cd,
    condition_desc, measure_desc, review_ymd, due_ymd, process_nos, all_work_yn, start_ymd, end_ymd, confirm_dt, confirm_user_id, create_user_id)
  select r.plant_cd, r.user_id, r.hea_checkup_result_no, null, 'FIT', r.work_fit_cd, r.condition_desc, null, r.review_ymd, null,
    coalesce(w.process_nos, '{}'), case when w.process_nos is null then 'Y' else 'N' end, r.receive_ymd, r.hear_ymd,
    case when r.receive_ymd < $1::date - 60 then (r.receive_ymd + 10)::timestamptz end,
    case when r.receive_ymd < $1::date - 60 then 'mgr' end, 'health'
  from hea_checkup_result r left join work w on w.user_id = r.user_id
  where r.status_cd = 'RELEASED' and r.work_fit_cd <> '가'
  union all
  select f.plant_cd, f.user_id, f.hea_checkup_result_no, f.hea_follow_up_no, f.follow_up_cd, null, null, f.measure_desc, null,
    f.due_ymd, coalesce(w.process_nos, '{}'), case when w.process_nos is null then 'Y' else 'N' end, r.receive_ymd, null::date,
    case when f.status_cd in ('REPORTED', 'DONE') then (r.receive_ymd + 12)::timestamptz end,
    case when f.status_cd in ('REPORTED', 'DONE') then 'mgr' end, 'health'
  from hea_follow_up f join hea_checkup_result r on r.hea_checkup_result_no = f.hea_checkup_result_no
    left join work w on w.user_id = f.user_id where f.follow_up_cd in ('5', '6', '7')`

const secondsSql = `
  insert into hea_second_exam (hea_checkup_target_no, user_id, plant_cd, second_notice_ymd, second_due_ymd, done_ymd)
  select r.hea_checkup_target_no, r.user_id, r.plant_cd, r.receive_ymd, r.receive_ymd + 10,
    case when r.receive_ymd < $1::date - 60 then r.receive_ymd + 8 end
  from hea_checkup_result r where r.overall_grade_cd = 'R' on conflict do nothing`

export async function loadResults(connection: OwnerConnection, { today, now }: HealthDemo): Promise<void> {
  await connection.query(resultsSql, [today])
  await connection.query(factorsSql)
  await connection.query(followUpLines)
  const lines = items.map((item, index) => {
    const { unit, refMin, refMax } = examItems[item.code]
    return { ...item, seq: index + 1, unit, ref_min: refMin, ref_max: refMax }
  })
  await connection.query(itemsSql, [JSON.stringify(lines)])
  await connection.query(followUpsSql, [today])
  await connection.query(measuresSql, [today])
  await connection.query(secondsSql, [today])
  const tell = teller(connection, now)
  await tell(checkupResult, [
    ['check', '#HLM', '+ 1 hour'],
    ['release', '#HLM', '+ 1 hour'],
  ])
  const begun = [
    ['begin', '#HLM', '+ 1 day'],
    ['explain', '#HLM', 'workerNoticeDt'],
  ] as const
  const finished = ['finish', '#HLM', '+ 20 days'] as const
  await tell(followUp, [...begun, finished], [...begun, ['report', '#HLM', 'reportedYmd + 9 hours'], finished])
}

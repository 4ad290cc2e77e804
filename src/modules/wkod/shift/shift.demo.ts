/** Talks, hand-overs, weather and heat of the demo site: half a year of talks, the days of the last weeks, a summer of heat. */
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { teller } from '#platform/server/stories/tell-rows.ts'
import { hand } from './handover/hand.model.ts'
import { tellTalks } from './tbm/tbm.demo.ts'
import { tbm } from './tbm/tbm.model.ts'

/** Three shifts of fourteen days, and the one of the moment, which is already handed over: each by its own people, in turn. */
const HANDS = `with own as (
    select p.plant_cd, p.dept_cd, u.user_id, u.user_nm, row_number() over (partition by p.plant_cd, p.dept_cd
      order by u.user_id ~ '^[0-9]', min(array_position(array['OPR', 'APR', 'SUP'], o.auth_grp_cd::text)), u.user_id) - 1 as turn
    from (select distinct plant_cd, area_dept_cd as dept_cd from wkod_master where status_cd in ('WORK', 'SUSP') and area_dept_cd is not null) p
      join directory_role o on o.plant_cd = p.plant_cd and o.auth_grp_cd in ('OPR', 'APR', 'SUP')
      join sys_user u on u.user_id = o.user_id and u.dept_cd = p.dept_cd group by 1, 2, 3, 4)
  insert into permit_handover (hand_doc_no, status_cd, plant_cd, hand_title, area_dept_cd, shift_cd, shift_end_dt, memo_desc, out_user_id, out_sign,
    out_dt, in_user_id, in_sign, hand_dt, late_yn, susp_cnt, permit_cnt, iso_cnt, last_actor_id, create_user_id, create_dt, update_user_id, update_dt)
  select 'HO-' || to_char(s.end_dt at time zone 'Asia/Seoul', 'YYYYMMDD') || '-' || lpad(row_number() over (partition by a.plant_cd,
      (s.end_dt at time zone 'Asia/Seoul')::date order by s.end_dt, a.dept_cd)::text, 3, '0'),
    'DONE', a.plant_cd, n.dept_nm || to_char(s.end_dt at time zone 'Asia/Seoul', ' YYYY-MM-DD ') || case s.hour when 7 then '야간조' when 15 then '주간조' else '저녁조' end,
    a.dept_cd, case s.hour when 7 then 'NIGHT' when 15 then 'DAY' else 'EVE' end, s.end_dt,
    (array['특이사항 없습니다.', 'P-203 예비 펌프 점검 중이니 기동 전에 정비팀에 확인하십시오.', '우천 예보가 있어 옥외 전원함 덮개를 확인했습니다.'])[1 + (s.hour + s.day)::int % 3],
    g.user_id, jsonb_build_object('signerNm', g.user_nm, 'signDt', s.end_dt - interval '12 minutes', 'strokes', '[[120,620,210,380,300,700,380,420,520,640,760,560]]'::jsonb),
    s.end_dt - interval '12 minutes', t.user_id, jsonb_build_object('signerNm', t.user_nm, 'signDt', s.end_dt - interval '4 minutes',
      'strokes', '[[140,520,260,720,340,360,460,680,600,440,820,600]]'::jsonb), s.end_dt - interval '4 minutes', 'N', 0, 0, 0, t.user_id, 'SYSTEM',
    s.end_dt - interval '30 minutes', t.user_id, s.end_dt - interval '4 minutes'
  from (select plant_cd, dept_cd, least(count(*), 3) as n from own group by 1, 2) a
    cross join lateral (
      select h.hour, d.day, (13 - d.day) * 3 + h.hour / 8 as turn, ($1::date - d.day + make_interval(hours => h.hour)) at time zone 'Asia/Seoul' as end_dt
      from generate_series(0, 13) d(day), (values (7), (15), (23)) h(hour)) s
    join sys_dept n on n.dept_cd = a.dept_cd
    join own g on g.plant_cd = a.plant_cd and g.dept_cd = a.dept_cd and g.turn = s.turn % a.n
    join own t on t.plant_cd = a.plant_cd and t.dept_cd = a.dept_cd and t.turn = (s.turn + 1) % a.n
  where s.end_dt + interval '31 minutes' <= now() and a.n > 1`
const HAND_PERMITS = `insert into permit_handover_permit_rows (hand_no, seq_no, permit_no, permit_doc_no, wkod_title, status_cd, susp_reason_cd, work_to_dt, memo_desc)
  select h.hand_no, row_number() over (partition by h.hand_no order by r.permit_no), r.permit_no, r.permit_doc_no, r.wkod_title, 'WORK', null,
    r.work_to_dt, case when r.permit_no % 2 = 0 then '작업 계속, 다음 가스측정 시각을 지키십시오.' end
  from permit_handover h join wkod_master r on r.plant_cd = h.plant_cd and r.area_dept_cd = h.area_dept_cd and r.start_dt < h.shift_end_dt
    and coalesce(r.done_dt, r.work_to_dt) > h.shift_end_dt - interval '4 hours' and r.status_cd not in ('TEMP', 'CANC', 'EXPIRED', 'REJ')`
const HAND_COUNTS = `update permit_handover h set permit_cnt = (select count(*) from permit_handover_permit_rows l where l.hand_no = h.hand_no)`
/** Today by the half hour with a windy noon below the limits, and two weeks by the hour. */
const SKY = `insert into weather_obs (plant_cd, obs_dt, wind_val, gust_val, rain_val, snow_val, feel_temp_val, source_cd, create_user_id)
  select p.plant_cd, t.at, round((2.2 + 2.4 * w.noon + (w.h % 10) / 10.0)::numeric, 1), round((4.1 + 3.6 * w.noon + (w.h % 14) / 10.0)::numeric, 1),
    case when w.d % 5 = 2 and w.hour between 4 and 9 then round(((w.h % 8) / 10.0)::numeric, 1) else 0 end, 0,
    round((1.5 + 9 * w.noon - (w.d % 4) + (w.h % 10) / 10.0)::numeric, 1), 'STATION', 'SYSTEM'
  from (select distinct plant_cd from wkod_master) p
    cross join generate_series($1::date::timestamp at time zone 'Asia/Seoul' - interval '14 days', now(), interval '30 minutes') t(at)
    cross join lateral (select extract(hour from t.at at time zone 'Asia/Seoul')::int as hour, extract(day from t.at)::int as d,
      abs(hashtext(t.at::text || p.plant_cd)) as h, greatest(0, sin((extract(epoch from t.at at time zone 'Asia/Seoul')::bigint % 86400 - 21600) * pi() / 50400)) as noon) w
  where t.at >= ($1::date::timestamp at time zone 'Asia/Seoul') or extract(minute from t.at) = 0`

/** The hot days of the summer before, with what was done on each. */
const HEAT = `insert into heat_day (plant_cd, heat_ymd, max_feel_val, max_obs_dt, heat_limit_val, measure_cds, measure_desc, measure_user_id, measure_dt, retain_to_ymd)
  select p.plant_cd, d.day, 31 + (d.h % 48) / 10.0, (d.day + time '14:30') at time zone 'Asia/Seoul', 31,
    (array['COOL WATER REST', 'REST WATER SHADE', 'TIME REST WATER', 'COOL REST WATER SHADE WEAR'])[1 + d.h % 4],
    (array['이동식 에어컨 4대 가동', '14시부터 16시까지 옥외작업 중지', '얼음물과 소금 비치', '그늘막 2곳 추가'])[1 + d.h % 4], p.shm, (d.day + time '17:00') at time zone 'Asia/Seoul',
    make_date(extract(year from d.day)::int, 12, 31)
  from (select plant_cd, max(user_id) as shm from directory_role where auth_grp_cd = 'SHM' group by 1) p
    cross join lateral (select s::date as day, abs(hashtext(s::text || p.plant_cd)) as h
      from generate_series(make_date(extract(year from $1::date)::int, 6, 20), least(make_date(extract(year from $1::date)::int, 9, 5), $1::date - 1), interval '1 day') s) d
  where d.h % 3 = 0`

const STOP = `with stop as (
    insert into emergency_stop (plant_cd, scope_cd, area_dept_cd, reason_desc, stop_dt, stop_user_id, stopped_cnt, end_dt, end_user_id, end_desc)
    select w.plant_cd, 'AREA', w.area_dept_cd, '톨루엔 이송배관 플랜지 누출', ($1::date - 40 + time '10:42') at time zone 'Asia/Seoul', s.user_id, 3,
      ($1::date - 40 + time '11:35') at time zone 'Asia/Seoul', s.user_id, '누출을 차단하고 농도 0 %LEL을 두 번 확인함'
    from (select plant_cd, area_dept_cd from wkod_master where area_dept_cd is not null group by 1, 2 order by count(*) desc limit 1) w
      join lateral (select max(user_id) as user_id from directory_role where auth_grp_cd = 'SHM' and plant_cd = w.plant_cd) s on true
    returning *)
  insert into emergency_stop_permit (emergency_stop_no, plant_cd, permit_no, release_dt, release_user_id, release_desc)
  select s.emergency_stop_no, s.plant_cd, r.permit_no, s.end_dt + interval '20 minutes', s.stop_user_id, '현장 확인, 누출과 냄새 없음'
  from stop s join lateral (select permit_no from wkod_master r where r.plant_cd = s.plant_cd and r.area_dept_cd = s.area_dept_cd and r.status_cd = 'CLOSE'
    and r.wkod_dt <= $1::date - 40 order by r.wkod_dt desc, permit_no limit 3) r on true`

export async function loadShifts(connection: OwnerConnection, { today, now }: FirstDay): Promise<void> {
  await tellTalks(connection, today, null)
  const tell = teller(connection, now)
  await tell(tbm, [['finish', 'createUserId', '+ 10 minutes']])
  await connection.query(HANDS, [today])
  // Without knowing how many there are, permits and hand-overs would be gone through one by one.
  await connection.query('analyze wkod_master, permit_handover')
  await connection.query(HAND_PERMITS)
  await connection.query(HAND_COUNTS)
  await tell(hand, [
    ['signOut', 'outUserId', 'outDt'],
    ['signIn', 'inUserId', 'handDt'],
  ])
  await connection.query(SKY, [today])
  await connection.query(HEAT, [today])
  await connection.query(STOP, [today])
}

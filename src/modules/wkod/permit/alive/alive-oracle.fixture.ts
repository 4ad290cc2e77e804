/**
 * Which works go on although something is not so that keeps a permit alive (2.7, column w): judged from rows by statements
 * that share nothing with the conditions themselves.
 */
import type { Site } from '#platform/test/site.ts'

/** Works that go on, their kinds, their places in metres, and who is at them. */
const works = `
  w as (select * from wkod_master where permit_no = any($1::bigint[]) and status_cd = 'WORK' and delete_yn = 'N'),
  kind as (select permit_no, k from w cross join unnest(string_to_array(permit_base_cd || ' ' || coalesce(permit_sub_cds, ''), ' ')) k where k <> ''),
  spot as (select m.permit_no, s.origin_x_val + m.location_x * s.width_val / 1000.0 as x, s.origin_y_val + m.location_y * s.height_val / 1000.0 as y
    from permit_mark m join site_map s using (map_no) where m.delete_yn = 'N' and m.permit_no = any($1::bigint[])),
  at_system as (select p.permit_no, s.system_cd from wkod_master p join facility f on f.plant_cd = p.plant_cd and f.equip_cd = p.equip_no
      cross join unnest(string_to_array(f.system_cds, ' ')) s (system_cd) where p.permit_no = any($1::bigint[])),
  part as (select w.permit_no, x.role, x.person_no from w cross join lateral (values ('LEADER', leader_person_no), ('WATCH', watch_person_no),
    ('FIRE', fire_watch_person_no), ('SIGNAL', signal_person_no), ('CMD', cmd_person_no)) x (role, person_no) where x.person_no is not null
      and (exists (select from wkod_master_permit_crew c where c.permit_no = w.permit_no and c.person_no = x.person_no and c.leave_dt is null)
        or not exists (select from wkod_master_permit_crew c where c.permit_no = w.permit_no and c.person_no = x.person_no))),
  here as (select w.permit_no, c.person_no, c.user_id from w join wkod_master_permit_crew c using (permit_no) where c.add_dt is not null and c.leave_dt is null
    union select permit_no, person_no, null from part
    union select permit_no, null, leader_user_id from w where vendor_cd is null and leader_user_id is not null),
  gone_out as (select person_no from here where person_no is not null and not exists (select from entry_log e where e.person_no = here.person_no
    and e.delete_yn = 'N' and e.in_dt <= $2 and e.in_dt >= date_trunc('day', $2 at time zone 'Asia/Seoul') at time zone 'Asia/Seoul' and (e.out_dt is null or e.out_dt > $2))),
  freed as (select permit_no, rsa_no from wkod_master_permit_freed where permit_no = any($1::bigint[]) and to_dt > $2),
  linked as (select w.permit_no, i.iso_plan_no, i.status_cd from w join iso_plan_permit l using (permit_no) join iso_plan i using (iso_plan_no)
    where i.delete_yn = 'N' and i.status_cd <> 'CANC')`

/** Of each condition, the works for which it is not so. */
const failing: Readonly<Record<string, string>> = {
  emergency: `select w.permit_no from w join emergency_stop e on e.plant_cd = w.plant_cd and e.end_dt is null and e.delete_yn = 'N'
    where e.scope_cd = 'PLANT' or e.area_dept_cd = w.area_dept_cd`,
  zone: `select spot.permit_no from gas_zone z cross join jsonb_to_recordset(z.spots_json) c (x float8, y float8) cross join spot join w on w.permit_no = spot.permit_no
    where z.zone_status_cd = 'CLOSED' and z.delete_yn = 'N' and point(c.x, c.y) <-> point(spot.x, spot.y) <= z.radius_val
    union select w.permit_no from w join gas_zone z using (permit_no) where z.zone_status_cd = 'CLOSED'`,
  weather: `select w.permit_no from w join lateral (select * from weather_obs o where o.plant_cd = w.plant_cd and o.delete_yn = 'N' and o.obs_dt <= $2
      order by o.obs_dt desc limit 1) o on true
    where (w.type_json->>'weatherKindCds') like '%STEEL%' and (o.wind_val >= 10 or o.rain_val >= 1 or o.snow_val >= 1)`,
  heat: `select w.permit_no from w cross join lateral (select min(obs_dt) as since from weather_obs o where o.plant_cd = w.plant_cd and o.delete_yn = 'N'
      and o.feel_temp_val >= 33 and o.obs_dt > coalesce((select max(obs_dt) from weather_obs c where c.feel_temp_val < 33 and c.obs_dt <= $2), '-infinity')) h
    where h.since is not null and ((w.type_json->>'outdoorYn') = 'Y' or (w.type_json->>'weatherKindCds') is not null) and $2 >= interval '120 minutes' + date_trunc('minute', greatest(h.since, w.start_dt,
      (select max(s.resume_dt) from wkod_master_permit_susp s where s.permit_no = w.permit_no and s.resume_dt - s.susp_dt >= interval '20 minutes')))`,
  neighbours: `select a.permit_no from kind a join w wa on wa.permit_no = a.permit_no join kind b on b.permit_no <> a.permit_no join w wb on wb.permit_no = b.permit_no
      join spot pa on pa.permit_no = a.permit_no join spot pb on pb.permit_no = b.permit_no
      join simops_rule r on r.use_yn = 'Y' and r.delete_yn = 'N' and r.level_cd <> 'INFO' and (r.type_a_cd = a.k and r.type_b_cd = b.k or r.type_a_cd = b.k and r.type_b_cd = a.k)
    where wa.work_from_dt < wb.work_to_dt and wb.work_from_dt < wa.work_to_dt
      and (r.gap_val is null or round((point(pa.x, pa.y) <-> point(pb.x, pb.y))::numeric, 1) < r.gap_val)
      and case r.cond_cd when 'NONE' then true when 'FLAMMABLE' then coalesce(case when r.type_b_cd = b.k then (wb.type_json->>'vaporYn') else (wa.type_json->>'vaporYn') end, 'N') = 'Y'
        when 'EQUIP_OTHER' then wa.equip_no <> wb.equip_no
        when 'EQUIP_UNKNOWN' then wa.equip_no is null or wb.equip_no is null when 'EQUIP_SAME' then wa.equip_no = wb.equip_no else false end
      and not exists (select from simops_hit h where h.rule_no = r.rule_no and least(h.permit_no, h.other_permit_no) = least(a.permit_no, b.permit_no)
        and greatest(h.permit_no, h.other_permit_no) = greatest(a.permit_no, b.permit_no)
        and case r.level_cd when 'COORD' then h.hit_status_cd = 'COORDINATED' and jsonb_array_length(h.signs) = 4
          else h.hit_status_cd = 'RELEASED' and h.release_to_dt > $2 end)
      and (coalesce(wa.start_dt, wa.work_from_dt), a.permit_no) > (coalesce(wb.start_dt, wb.work_from_dt), b.permit_no)`,
  // A test run lets energy into a system: whoever works on it stands with its line behind an isolation that holds.
  systems: `select b.permit_no from w b join at_system sb using (permit_no) join at_system sa on sa.system_cd = sb.system_cd and sa.permit_no <> b.permit_no
      join wkod_master a on a.permit_no = sa.permit_no and a.status_cd in ('RQST', 'REVIEW', 'PREP', 'APPR', 'ISSUED', 'SUSP') and a.permit_sub_cds ~ '\\yLNB\\y'
      join iso_plan_permit l on l.permit_no = a.permit_no join iso_plan i on i.iso_plan_no = l.iso_plan_no and i.status_cd = 'TESTING'
    where a.work_from_dt < b.work_to_dt and (b.work_from_dt < a.work_to_dt or a.permit_base_cd = 'HOT' and a.susp_reason_cd = 'EXPIRED')
      and not exists (select from iso_plan_permit x join iso_plan_permit y using (iso_plan_no) join iso_plan v using (iso_plan_no)
        where x.permit_no = a.permit_no and y.permit_no = b.permit_no and v.status_cd = 'VERIFIED')`,
  // Hot work that is done is watched until it is closed: whatever is too near may be stopped for it, whichever began first.
  'may fire watch': `select w.permit_no from w join wkod_master o on o.permit_no = any($1::bigint[]) and o.permit_no <> w.permit_no and o.permit_base_cd = 'HOT'
    and (o.status_cd = 'DONE' or o.status_cd = 'SUSP' and o.susp_reason_cd = 'EXPIRED')`,
  air: `select w.permit_no from w join (select permit_no, min(case k when 'CSE' then 60 else 120 end) as every from kind where k in ('HOT', 'CSE', 'LNB') group by 1) n using (permit_no)
    where not exists (select from gas_set g where g.permit_no = w.permit_no and g.delete_yn = 'N' and g.status_cd in ('PASS', 'CONFIRM', 'COND')
      and g.measure_dt > $2 - make_interval(mins => n.every + 10))`,
  badAir: `select w.permit_no from w join gas_set b on b.permit_no = w.permit_no and b.status_cd = 'FAIL' and b.delete_yn = 'N'
    where not exists (select from gas_set g where g.permit_no = w.permit_no and g.delete_yn = 'N' and g.status_cd in ('PASS', 'CONFIRM', 'COND') and (g.measure_dt, g.gas_set_no) > (b.measure_dt, b.gas_set_no))`,
  breath: `select w.permit_no from w join lateral (select g.status_cd from gas_set g where g.permit_no = w.permit_no and g.delete_yn = 'N'
      and g.status_cd in ('PASS', 'CONFIRM', 'COND') order by g.measure_dt desc, g.gas_set_no desc limit 1) g on g.status_cd = 'COND'
    where ((w.type_json->>'supplyAirYn') is distinct from 'Y' or exists (select from wkod_master_permit_crew c where c.permit_no = w.permit_no and c.leave_dt is null and c.add_dt is not null and c.crew_role_cd = 'WORKER' and c.mask_dt is null))
      and exists (select from kind where kind.permit_no = w.permit_no and k in ('HOT', 'CSE', 'LNB'))`,
  isolation: `select permit_no from linked where status_cd <> 'VERIFIED'
    union select permit_no from kind where k = 'LNB' and not exists (select from linked where linked.permit_no = kind.permit_no)
    union select kind.permit_no from kind join w using (permit_no) where k in ('CSE', 'ELE') and length(trim(coalesce(w.iso_none_desc, ''))) < 10
      and not exists (select from linked where linked.permit_no = kind.permit_no)`,
  locks: `select h.permit_no from here h join linked l using (permit_no) where not exists (select from iso_plan_personal p where p.iso_plan_no = l.iso_plan_no
    and p.permit_no = h.permit_no and p.off_dt is null and (p.person_no = h.person_no or p.user_id = h.user_id))`,
  fireWatch: `select w.permit_no from w join kind on kind.permit_no = w.permit_no and k = 'HOT' where coalesce((w.type_json->>'routinePlaceYn'), 'N') <> 'Y'
      and 'Y' in ((w.type_json->>'combustible11mYn'), (w.type_json->>'belowFloorYn'), (w.type_json->>'oppositeWallYn'))
      and not exists (select from wkod_master_permit_crew c where c.permit_no = w.permit_no and c.leave_dt is null and c.add_dt is not null
        and (c.crew_role_cd = 'FIRE' or c.person_no = w.fire_watch_person_no))`,
  attendant: `select w.permit_no from w join kind on kind.permit_no = w.permit_no and k = 'CSE' where coalesce((w.type_json->>'permVentYn'), 'N') <> 'Y'
      and not exists (select from wkod_master_permit_crew c where c.permit_no = w.permit_no and c.leave_dt is null and c.add_dt is not null
        and (c.crew_role_cd = 'WATCH' or c.person_no = w.watch_person_no))`,
  supervisor: `select w.permit_no from w join jsa j using (jsa_no) where j.max_after_val > 8 and not exists (select from wkod_master_permit_crew c
      where c.permit_no = w.permit_no and c.leave_dt is null and c.add_dt is not null and c.crew_role_cd = 'SUP' and c.user_id is not null)`,
  supervisesAlone: `select w.permit_no from w join jsa j using (jsa_no) join wkod_master_permit_crew c on c.permit_no = w.permit_no and c.crew_role_cd = 'SUP'
      and c.leave_dt is null and c.add_dt is not null where j.max_after_val > 8 and exists (select from here o where o.user_id = c.user_id and o.permit_no <> c.permit_no)`,
  leader: `select w.permit_no from w where not exists (select from wkod_master_permit_crew c where c.permit_no = w.permit_no and c.leave_dt is null and c.add_dt is not null
      and (c.crew_role_cd = 'LEADER' or c.person_no = w.leader_person_no or c.user_id = w.leader_user_id))`,
  apart: `select part.permit_no from part where role in ('WATCH', 'FIRE', 'SIGNAL', 'CMD') and (exists (select from here o where o.person_no = part.person_no
      and o.permit_no <> part.permit_no) or exists (select from wkod_master_permit_crew c where c.permit_no = part.permit_no and c.person_no = part.person_no
      and c.crew_role_cd = 'WORKER' and c.leave_dt is null))`,
  oneWork: `select c.permit_no from w join wkod_master_permit_crew c using (permit_no) where c.leave_dt is null and c.crew_role_cd = 'WORKER'
      and exists (select from w o join wkod_master_permit_crew x using (permit_no) where o.permit_no <> c.permit_no and x.leave_dt is null and x.crew_role_cd = 'WORKER'
        and (x.person_no = c.person_no or x.user_id = c.user_id) and (x.add_dt, x.permit_no) < (c.add_dt, c.permit_no))`,
  inside: `select w.permit_no from w join wkod_master_cse_entry_log e on e.permit_no = w.permit_no and e.out_dt is null
    where not exists (select from here h where h.permit_no = e.permit_no and (h.person_no = e.person_no or h.user_id = e.user_id))
      or e.person_no in (select person_no from gone_out)`,
  gate: `select h.permit_no from here h join gone_out using (person_no)`,
  educated: `select h.permit_no from here h where h.person_no is not null and not exists (select from edu_rqst e where e.person_no = h.person_no
    and e.edu_class_cd = 'ENTRY' and e.edu_result_cd = 'PASS' and e.valid_to_ymd >= ($2 at time zone 'Asia/Seoul')::date)`,
  barred: `select h.permit_no from here h join sgc_stop s using (person_no) where s.stop_status_cd = 'ACTIVE' and s.from_dt <= $2
    and (s.last_ymd is null or s.last_ymd >= ($2 at time zone 'Asia/Seoul')::date)`,
  // Too long on the site in 24 hours for dangerous work, work outside in the heat counted twice; nobody is on a work that he is not at the gate for.
  tired: `select h.permit_no from here h join w using (permit_no)
      cross join lateral (select coalesce(range_agg(tstzrange(e.in_dt, coalesce(e.out_dt, $2))), '{}') * day as stays from entry_log e
        cross join tstzmultirange(tstzrange($2 - interval '1 day', $2)) day where e.person_no = h.person_no and e.in_dt < $2 and e.delete_yn = 'N' group by day) s
      cross join lateral (select coalesce(range_agg(o.at), '{}') * coalesce((select range_agg(x.at) from (select feel_temp_val, tstzrange(obs_dt,
            lead(obs_dt, 1, $2) over (partition by plant_cd order by obs_dt, weather_obs_no)) as at from weather_obs where plant_cd = w.plant_cd
              and delete_yn = 'N' and obs_dt <= $2) x where x.feel_temp_val >= 31), '{}') as hot
        from (select unnest(tstzmultirange(tstzrange(c.add_dt, least(coalesce(c.leave_dt, o.done_dt, $2), $2))) - coalesce((select range_agg(tstzrange(s.susp_dt, coalesce(s.resume_dt, $2)))
            from wkod_master_permit_susp s where s.permit_no = o.permit_no), '{}')) as at from wkod_master o join wkod_master_permit_crew c using (permit_no)
          where c.person_no = h.person_no and o.start_dt is not null and c.add_dt < $2 and c.add_dt < coalesce(c.leave_dt, o.done_dt, $2)
            and ((o.type_json->>'outdoorYn') = 'Y' or (o.type_json->>'weatherKindCds') is not null)) o) o
      cross join lateral (select sum(upper(r) - lower(r)) as long from (select unnest(stays) r union all select unnest(hot)) r) l
    where (w.risk_grade_cd = 'HIGH' or exists (select from kind where kind.permit_no = w.permit_no and k in ('HOT', 'CSE'))) and l.long > interval '12 hours 18 seconds'`,
  alone: `select w.permit_no from w
    cross join lateral (select count(*) filter (where add_dt is not null and leave_dt is null) as here, max(greatest(add_dt, leave_dt)) as at
      from wkod_master_permit_crew c where c.permit_no = w.permit_no) c
    cross join lateral (select count(*) filter (where out_dt is null) as inside, max(greatest(in_dt, out_dt)) as at
      from wkod_master_cse_entry_log e where e.permit_no = w.permit_no) e
    where (c.here = 1 or e.inside = 1) and $2 >= interval '40 minutes' + date_trunc('minute', greatest(w.start_dt, c.at, e.at,
      (select max(s.resume_dt) from wkod_master_permit_susp s where s.permit_no = w.permit_no),
      (select max(a.check_dt) from wkod_master_permit_alone a where a.permit_no = w.permit_no)))`,
  plan: `select w.permit_no from w join wkod_plan p using (wkod_plan_no) where p.status_cd = 'SUSP'`,
  construction: `select w.permit_no from w join wkod_plan p using (wkod_plan_no) join consts c on c.const_doc_no = p.const_no where c.status_cd <> 'RUN'`,
  vendor: `select w.permit_no from w join vendor_info v using (vendor_cd) where v.vendor_status_cd <> 'ACTIVE'`,
  window: `select permit_no from w where work_to_dt <= $2 or work_from_dt > $2`,
  handover: `select w.permit_no from w cross join (select (date_trunc('day', $2 at time zone 'Asia/Seoul') + interval '15 hours') at time zone 'Asia/Seoul' as at) e
    where $2 >= e.at + interval '30 minutes' and $2 < e.at + interval '8 hours 30 minutes' and w.start_dt < e.at
      and not exists (select from permit_handover h where h.area_dept_cd = w.area_dept_cd and h.shift_end_dt = e.at and (h.status_cd = 'DONE' or h.miss_dt is not null))`,
  assessed: `select w.permit_no from w left join jsa j using (jsa_no) where not exists (select from rsa r where r.process_no = w.process_no and r.delete_yn = 'N'
      and r.rsa_type_cd = 'INIT' and r.status_cd in ('DONE', 'SHARED') and coalesce(r.work_cat_cd, j.work_cat_cd) = j.work_cat_cd)
    and not exists (select from freed join rsa r using (rsa_no) where freed.permit_no = w.permit_no and r.rsa_type_cd = 'INIT' and r.status_cd in ('PLAN', 'PREP', 'DOING', 'DECIDED'))`,
  occasional: `select w.permit_no from w left join jsa j using (jsa_no) join rsa r on r.process_no = w.process_no and r.delete_yn = 'N'
      and r.rsa_type_cd in ('INIT', 'OCC') and r.status_cd in ('PLAN', 'PREP', 'DOING', 'DECIDED') and coalesce(r.work_cat_cd, j.work_cat_cd) = j.work_cat_cd
      and (coalesce(r.trigger_cd, '') <> 'MOC' or r.equip_cds ilike '%' || w.equip_no || '%')
    where not exists (select from freed where freed.permit_no = w.permit_no and freed.rsa_no = r.rsa_no)`,
  accident: `select w.permit_no from w join accident a on a.permit_no = w.permit_no and a.status_cd = 'REPORTED' and a.delete_yn = 'N'`,
  scene: `select spot.permit_no from w join spot using (permit_no) join accident a on a.plant_cd = w.plant_cd and a.delete_yn = 'N'
      and a.status_cd not in ('TEMP', 'CANC') and a.scene_keep_yn = 'Y' and a.scene_release_dt is null
      join site_map s on s.map_no = (a.site_mark->>'mapNo')::bigint
    where point(spot.x, spot.y) <-> point(s.origin_x_val + (a.site_mark->>'locationX')::float8 * s.width_val / 1000,
      s.origin_y_val + (a.site_mark->>'locationY')::float8 * s.height_val / 1000) <= 20`,
  finding: `select w.permit_no from w join facility f on f.plant_cd = w.plant_cd and f.equip_cd = w.equip_no join safety_check c on c.equip_no = f.equip_no and c.delete_yn = 'N'
      join safety_check_items t on t.safety_check_no = c.safety_check_no join impr i on i.impr_no = t.impr_no and i.risk_grade_cd = 'CRIT' and i.delete_yn = 'N'
    where c.status_cd = 'DONE' and i.status_cd not in ('EFFECT', 'CLOSE')
      and not exists (select from safety_check_release l where l.safety_check_no = c.safety_check_no and l.permit_doc_no = w.permit_doc_no and l.delete_yn = 'N' and l.to_dt > $2)`,
}

/** Prepared once: the planning of so long a statement would take longer than everything else. */
export async function prepareOracle(site: Site): Promise<void> {
  const asked = Object.entries(failing).map(
    ([name, found]) => `select '${name}' as name, permit_no::int as no from (${found}) f`,
  )
  await site.sql(`set plan_cache_mode = force_generic_plan; prepare not_alive (bigint[], timestamptz) as
    with ${works} select no, array_agg(distinct name order by name) as names from (${asked.join(' union all ')}) all_of_them group by 1`)
}

/** What is not so of these works that go on, by permit. */
export async function notAlive(site: Site, permitNos: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await site.sql<{ no: number; names: string[] }>(
    `execute not_alive ('{${permitNos}}', '${site.now().toISOString()}')`,
  )
  return new Map(rows.map(({ no, names }) => [no, names]))
}

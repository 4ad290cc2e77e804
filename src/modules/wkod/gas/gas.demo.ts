/** Twelve meters, twenty testers, and the sets of the permits of the last half year; set-based, by the hash of the permit. */
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { WorkDemo } from '../wkod.demo.ts'

const PLANT = '2000'
const METERS = 12
const TESTERS = 20
const models = ['GX-3R Pro', 'Altair 5X', 'Ventis Pro5', 'X-am 5000'] as const
const gases = ['O2, LEL, CO2, CO, H2S', 'O2, LEL, CO, H2S', 'O2, LEL, CO2, CO, H2S, 71-43-2'] as const

function meters(today: string) {
  return Array.from({ length: METERS }, (_, index) => {
    // The last two are an example of what may not be used: at the calibrator, and out of date.
    const isOver = index === METERS - 1
    const calibYmd = addDays(today, isOver ? -371 : -20 - index * 23)
    return {
      meterNo: `GM-${String(index + 1).padStart(2, '0')}`,
      modelNm: models[index % models.length],
      serialNo: `24${String(10_417 + index * 613)}`,
      gasCds: gases[index % gases.length],
      calibYmd,
      calibToYmd: addDays(addMonths(calibYmd, 12), -1),
      plantCd: PLANT,
      deleteYn: 'N',
      rowVersion: 1,
      meterStatusCd: index === METERS - 2 ? 'SUSP' : 'ACTIVE',
      ...stamped(`${calibYmd}T09:00:00+09:00`),
    }
  })
}

const stamped = (at: string) => ({ createUserId: 'safety', createDt: at, updateUserId: 'safety', updateDt: at })

/** The tester of the site first, then operators, supervisors and leaders of the vendors. */
const TESTER_ROWS = `with people as (
    select u.user_id, null::bigint as person_no, 1 + (u.user_id <> 'gas')::int as ord from sys_user u
      where u.plant_cd = '${PLANT}' and u.user_status_cd = 'ACTIVE' and u.user_id in ('gas', 'sup', 'oper', 'maint', 'eng', 'hygiene', 'owner', 'areaappr')
    union all
    select u.user_id, null, 4 from sys_user u
      where u.plant_cd = '${PLANT}' and u.user_status_cd = 'ACTIVE' and u.dept_cd in ('D2110', 'D2120', 'D2210', 'D2340')
        and u.user_id not in ('gas', 'sup', 'oper', 'maint', 'eng', 'hygiene', 'owner', 'areaappr')
    union all
    select a.portal_id, null, 3 from vendor_account a join vendor_info v using (vendor_cd)
      where v.plant_cd = '${PLANT}' and a.vendor_role_cd = 'VSP'
  ), chosen as (select *, row_number() over (order by ord, user_id) as n from people order by ord, user_id limit ${TESTERS})
  insert into gas_tester (user_id, person_no, designate_ymd, topic_check_ymd, topic_risk_yn, topic_device_yn, topic_method_yn,
    topic_standard_yn, topic_to_ymd, plant_cd, use_yn, create_user_id, update_user_id)
  select user_id, person_no, $1::date - 500, d.day, 'Y', 'Y', 'Y', 'Y', (d.day + interval '12 months')::date - 1, '${PLANT}',
    case when n = ${TESTERS} then 'N' else 'Y' end, 'safety', 'safety'
  from chosen cross join lateral (select $1::date - (30 + (n * 17) % 300)::int as day) d`

/** When each permit was measured: before the work, then at its interval; where it stopped for gas, then badly. */
const PLAN = `create temp table gas_plan as
  with permits as (
    select p.*, concat_ws(' ', case when p.permit_sub_cds ~ '\\yCSE\\y' then 'CSE' end, case when p.permit_base_cd = 'HOT' then 'HOT' end,
        case when p.permit_sub_cds ~ '\\yLNB\\y' then 'LNB' end) as kinds,
      case when p.permit_sub_cds ~ '\\yCSE\\y' then 60 else 120 end as gap,
      ('x' || substr(md5(p.permit_no::text), 1, 7))::bit(28)::int as h
    from wkod_master p
    where p.wkod_dt > $1::date - 180 and p.status_cd in ('APPR', 'ISSUED', 'WORK', 'SUSP', 'DONE', 'CLOSE') and p.delete_yn = 'N'
      and (p.permit_base_cd = 'HOT' or p.permit_sub_cds ~ '\\y(CSE|LNB)\\y')
  ), times as (
    select p.*, i, case
        when p.status_cd in ('APPR', 'ISSUED') then now() - interval '20 minutes'
        when p.status_cd = 'WORK' and p.gas_next_due_dt is not null then p.gas_next_due_dt - make_interval(mins => p.gap * (i + 1))
        else p.start_dt + make_interval(mins => i * p.gap - 15) end as at,
      case when p.status_cd in ('APPR', 'ISSUED') then 0 else 3 end as most
    from permits p cross join generate_series(0, 3) i
    where p.status_cd in ('APPR', 'ISSUED') or p.start_dt is not null
  )
  select t.*, t.status_cd = 'SUSP' and t.susp_reason_cd = 'GAS_HIGH' and t.i = 3 as is_bad, (t.h + t.i) % 60 = 0 as is_low,
    row_number() over (order by t.at, t.permit_no) as no
  from (select *, case when status_cd = 'SUSP' and susp_reason_cd = 'GAS_HIGH' and i = 3 then susp_dt else at end as measured from times) t
  where t.i <= t.most and t.measured < now() and (t.i = 0 or t.measured < coalesce(t.done_dt, t.susp_dt + interval '1 second', t.work_to_dt))
    and t.measured >= coalesce(t.start_dt, now()) - interval '21 minutes'`

const SETS = `insert into gas_set (gas_set_no, gas_set_doc_no, status_cd, plant_cd, permit_no, permit_doc_no, wkod_title, place_desc, purpose_cd,
    measure_dt, tester_user_id, meter_no, bump_ok_yn, air_mover_yn, result_desc, judge_cd, kind_cds, evacuate_yn, next_due_dt, late_yn,
    confirm_user_id, confirm_dt, retain_to_ymd, vendor_cd, area_dept_cd, create_user_id, create_dt, update_user_id, update_dt)
  overriding system value
  select no, 'GAS-' || to_char(measured at time zone 'Asia/Seoul', 'YYYYMMDD') || '-' ||
      lpad(row_number() over (partition by plant_cd, (measured at time zone 'Asia/Seoul')::date order by no)::text, 4, '0'),
    case when is_bad then 'FAIL' when is_low then 'CONFIRM' else 'PASS' end, plant_cd, permit_no, permit_doc_no, wkod_title,
    place_desc, case when i = 0 and status_cd <> 'WORK' then 'PRE' else 'PERIODIC' end, measured,
    'gas', 'GM-' || lpad((1 + h % 10)::text, 2, '0'), 'Y', case when kinds ~ 'CSE' then 'Y' else 'N' end,
    concat_ws(' · ', 'O2 ' || case when is_low then '19.3%' else '20.9%' end, 'LEL 0%', case when is_bad then 'H2S 14ppm' when kinds ~ 'CSE' then 'H2S 0ppm' end),
    case when is_bad then 'FAIL' when is_low then 'WARN' else 'PASS' end, kinds, 'N',
    case when not is_bad then measured + make_interval(mins => gap) end, 'N',
    case when is_low then 'safety' end, case when is_low then measured + interval '6 minutes' end,
    ((measured at time zone 'Asia/Seoul')::date + interval '36 months')::date, vendor_cd, area_dept_cd, 'gas', measured, 'gas', measured
  from gas_plan`

const LINES = `insert into gas_set_lines (gas_set_no, seq_no, point_cd, gas_cd, gas_nm, read_val, unit_cd, gas_limit_min_val, gas_limit_max_val, judge_cd)
  select g.no, row_number() over (partition by g.no order by pt.ord, gs.ord), pt.cd, gs.cd, gs.nm, v.val, gs.unit,
    case when gs.cd = 'O2' then 18 end,
    case gs.cd when 'O2' then 23.5 when 'LEL' then case when g.kinds ~ 'HOT' then 1 when g.kinds ~ 'CSE' then 10 else 25 end
      when 'CO2' then 1.5 when 'CO' then 30 else 10 end,
    case when gs.cd = 'H2S' and v.val >= 10 then 'FAIL' when gs.cd = 'O2' and v.val < 19.5 then 'WARN' else 'PASS' end
  from gas_plan g
    cross join (values ('TOP', 1), ('MID', 2), ('BOT', 3), ('P1', 4)) pt(cd, ord)
    cross join (values ('O2', 1, '산소', '%'), ('LEL', 2, '폭발하한(LEL)', '%'), ('CO2', 3, '이산화탄소', '%'),
      ('CO', 4, '일산화탄소', 'ppm'), ('H2S', 5, '황화수소', 'ppm')) gs(cd, ord, nm, unit)
    cross join lateral (select case gs.cd
      when 'O2' then case when g.is_low and pt.ord in (3, 4) then 19.3 else 20.9 - ((g.h + pt.ord) % 3) * 0.1 end
      when 'LEL' then 0 when 'CO2' then 0.04 + ((g.h + pt.ord * 7 + g.i) % 9) * 0.02 when 'CO' then (g.h / 3 + pt.ord + g.i) % 7
      else case when g.is_bad and pt.ord in (3, 4) then 14 else (g.h + g.i) % 2 end end as val) v
  where (g.kinds ~ 'CSE') = (pt.ord < 4) and (g.kinds ~ 'CSE' or gs.ord <= 2 or (g.is_bad and gs.cd = 'H2S'))`

const AFTER = `insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, to_status_cd, diff_json)
    select measure_dt, 'gas', 'gas-set', gas_set_no::text, plant_cd, vendor_cd, 'CREATE', judge_cd, '{}'::jsonb from gas_set;
  insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd, to_status_cd, diff_json)
    select confirm_dt, confirm_user_id, 'gas-set', gas_set_no::text, plant_cd, vendor_cd, 'confirm', judge_cd, status_cd, '{}'::jsonb from gas_set where confirm_dt is not null;
  select setval(pg_get_serial_sequence('gas_set', 'gas_set_no'), greatest(1, (select max(gas_set_no) from gas_set)));
  insert into doc_sequence (biz_cd, plant_cd, ymd, last_no)
    select 'gas-set', plant_cd, substr(gas_set_doc_no, 5, 8), count(*) from gas_set group by 1, 2, 3;
  drop table gas_plan`

export async function loadGas(connection: OwnerConnection, { today }: WorkDemo): Promise<void> {
  await insertAll(connection, 'gas_meter', meters(today))
  await connection.query(TESTER_ROWS, [today])
  await connection.query(PLAN, [today])
  await connection.query(SETS)
  await connection.query(LINES)
  await connection.query(AFTER)
}

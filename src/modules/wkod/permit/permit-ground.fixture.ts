/**
 * The ground on which permits of tests stand, told and not walked: a vendor whose people may work and are behind the gate by
 * day, an approved plan of every kind, a site plan with room for each permit, and air that was measured. What other parts of
 * the site say of it they say themselves.
 */
import { aCrew, aVendor } from '#modules/contractor/entry/entry.fixture.ts'
import type { Site } from '#platform/test/site.ts'
import { planWorkCds } from '../plan/plan-codes.model.ts'

const VENDOR = 'V100001'
const PLANT = '2000'
/** What special education asks for of the kinds of permits. */
const SPECIAL_KINDS = [4, 7, 14, 17, 19, 33, 34, 35, 38]
/** A site of a hundred kilometres: a thousandth of it is out of reach of any rule about neighbours. */
const MAP_WIDTH = 100_000

/** Everything that makes people of the vendor be let in and let work, on every day around the tests; they read Korean. */
export async function peopleReady(site: Site): Promise<void> {
  await aVendor(site)
  const crew = await aCrew(site, 40)
  await site.sql(`update vendor_person set lang_cd = 'kr' where person_no = any($1::bigint[])`, [crew])
  await site.sql(
    `insert into edu_rqst (edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no, seat_status_cd,
        apply_dt, seat_key, edu_ymd, credit_min_val, edu_result_cd, valid_from_ymd, valid_to_ymd, cert_no)
      select e.edu_round_no, e.plant_cd, e.vendor_cd, e.person_no, e.worker_key, 'SPECIAL', k, 'CONFIRM', e.apply_dt,
        gen_random_uuid()::text::varchar(32), e.edu_ymd, 16 * 60, 'PASS', e.valid_from_ymd, e.valid_to_ymd, gen_random_uuid()::text
      from edu_rqst e cross join unnest($2::int[]) k where e.person_no = any($1::bigint[]) and e.edu_class_cd = 'ENTRY'`,
    [crew, SPECIAL_KINDS],
  )
  await site.sql(
    `with gone as (delete from sgc_stop)
      insert into sgc_card (status_cd, plant_cd, vendor_cd, person_no, card_nm, card_type_cd, issue_ymd, valid_to_ymd)
      select 'ISSUED', plant_cd, vendor_cd, person_no, person_nm, 'REG', '2026-01-05', '2027-12-31' from vendor_person
      where person_no = any($1::bigint[])`,
    [crew],
  )
  await insideByDay(site, crew)
  // Twelve hours of each day are more than a week bears; whoever asks about that says so.
  await site.sql(`update com_legal_param set legal_param_val = '84' where legal_param_cd = 'FATIGUE_WEEK_H'`)
  await ownPeopleReady(site)
}

/** Own employees have learned and hold what any permit asks of them. */
export const ownPeopleReady = (site: Site) =>
  site.sql(
    `insert into edu_need (status_cd, plant_cd, need_title, user_id, cause_cd, special_kind_no, licence_cd, start_ymd, due_ymd,
        first_ymd, done_ymd, cert_no, cert_ymd)
      select 'MET', u.plant_cd, u.user_nm, u.user_id, 'PERMIT', k.kind, k.licence, '2026-01-05', '2026-01-05',
        case when k.kind is not null then date '2026-01-02' end, case when k.kind is not null then date '2026-01-20' end,
        case when k.licence is not null then 'E-1' end, case when k.licence is not null then date '2020-01-02' end
      from sys_user u cross join (select kind, null::text as licence from unnest($1::int[]) kind union all select null, 'ELEC') k
      where u.plant_cd = '${PLANT}' and u.user_id in ('sup', 'emp', 'maint', 'oper', 'eng', 'owner', 'elec')`,
    [SPECIAL_KINDS],
  )

/** Twelve hours a day, as long as nobody says who went in and out. */
const insideByDay = (site: Site, personNos: readonly number[]) =>
  site.sql(
    `insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt, out_dt)
      select p.plant_cd, p.vendor_cd, p.person_no, p.human_key, 'P', 'G1',
        (d + time '07:00') at time zone 'Asia/Seoul', (d + time '19:00') at time zone 'Asia/Seoul'
      from vendor_person p cross join generate_series('2026-09-01'::timestamp, '2026-12-31', '1 day') d
      where p.person_no = any($1::bigint[])`,
    [personNos],
  )

/** An approved plan of the vendor with every kind of work. */
export async function aPlanInForce(site: Site): Promise<void> {
  await site.sql(
    `with made as (
        insert into wkod_plan (wkod_plan_doc_no, status_cd, plant_cd, vendor_cd, wkod_title, wkod_desc, contract_no, own_user_id,
          area_dept_cd, plan_start_ymd, plan_end_ymd, plan_work_cds, create_user_id)
        select 'WP-T-1', 'APPR', '${PLANT}', '${VENDOR}', '정비 작업', '정비 작업', min(vendor_contract_no), 'owner', 'D2110',
          '2026-01-01', '2027-12-31', $1, 'V100001-02' from vendor_contract where vendor_cd = '${VENDOR}' and status_cd = 'ACTIVE'
        returning wkod_plan_no)
      select wkod_plan_no from made`,
    [planWorkCds.join(' ')],
  )
  await site.sql(`update wkod_plan set root_plan_no = wkod_plan_no where root_plan_no is null`)
}

/** Where the permits of a test stand, each out of reach of the others. */
export async function aSitePlan(site: Site): Promise<number> {
  const [map] = await site.sql<{ no: number }>(
    `insert into site_map (map_nm, plant_cd, width_val, height_val) values ('시험 부지', '${PLANT}', ${MAP_WIDTH}, ${MAP_WIDTH})
      returning map_no::int as no`,
  )
  return map?.no ?? 0
}
export const marked = (site: Site, mapNo: number, permitNo: number) =>
  site.sql(`insert into permit_mark (permit_no, plant_cd, vendor_cd, mark_no, map_no, mark_type, location_x, location_y)
    select permit_no, plant_cd, vendor_cd, 1, ${mapNo}, permit_base_cd, permit_no % 1000, permit_no / 1000 % 1000
    from wkod_master where permit_no = ${permitNo}`)

/** Every area was handed over with all that goes on or stands there, at the end of the day's shift or of a later one. */
export const handedOver = (site: Site, ymd: string, end = '15:00') =>
  site.sql(
    `with done as (
        insert into permit_handover (status_cd, plant_cd, area_dept_cd, shift_cd, shift_end_dt, hand_title)
        select distinct 'DONE', plant_cd, area_dept_cd, 'DAY', ($1::date + $2::time) at time zone 'Asia/Seoul', '교대'
        from wkod_master where status_cd in ('WORK', 'SUSP') returning hand_no, area_dept_cd)
      insert into permit_handover_permit_rows (hand_no, seq_no, permit_no)
      select d.hand_no, row_number() over (partition by d.hand_no), p.permit_no from done d
        join wkod_master p on p.area_dept_cd = d.area_dept_cd and p.status_cd in ('WORK', 'SUSP')`,
    [ymd, end],
  )

const MINUTE = 60_000
/** The air of a permit was found good. @param measureDt a minute ago where it is left out */
export const aired = (site: Site, permitNo: number, measureDt?: string) =>
  site.sql(
    `insert into gas_set (gas_set_doc_no, status_cd, plant_cd, permit_no, permit_doc_no, place_desc, purpose_cd, measure_dt,
        tester_user_id, meter_no, judge_cd, vendor_cd, area_dept_cd, create_user_id)
      select 'GAS-T-' || permit_no || '-' || (select count(*) from gas_set), 'PASS', plant_cd, permit_no, permit_doc_no, place_desc, 'PRE',
        $1::timestamptz, 'gas', 'GM-T', 'PASS', vendor_cd, area_dept_cd, 'gas' from wkod_master where permit_no = ${permitNo}`,
    [measureDt ?? new Date(site.services.clock.now().getTime() - MINUTE).toISOString()],
  )

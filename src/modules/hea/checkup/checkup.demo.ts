/** Two years of checkups for the demo site: organisations, plans in every state, their seats, and everybody on their lists. */
import { addDays } from '#platform/model/calendar.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { tellRows } from '#platform/server/stories/tell-rows.ts'
import { checkedOrg } from './checked-org.model.ts'
import type { CheckupClass } from './checkup-codes.model.ts'
import { checkupPlan } from './checkup-plan.model.ts'
import { extResult } from './ext-result.model.ts'

interface DemoOptions extends FirstDay {
  holidays: ReadonlySet<string>
}
interface Organisation {
  no: number
  plantCd: string
  name: string
  tel: string
  address: string
  classes: readonly CheckupClass[]
}
const general: readonly CheckupClass[] = ['GEN', 'CPR']
const all: readonly CheckupClass[] = ['GEN', 'SPC', 'PRE', 'OCC', 'TMP', 'CPR']
const yeosu = { plantCd: '2000', tel: '061-650-' }
const ulsan = { plantCd: '3000', tel: '052-270-' }
const organisations: readonly Organisation[] = [
  { ...yeosu, no: 1, name: '여수한마음병원 직업환경의학센터', address: '전라남도 여수시 쌍봉로 21', classes: all },
  { ...yeosu, no: 2, name: '대한산업보건협회 광주전남센터', address: '광주광역시 광산구 하남대로 105', classes: all },
  { ...yeosu, no: 3, name: '여천푸른내과 건강검진센터', address: '전라남도 여수시 시청서3길 14', classes: general },
  { ...ulsan, no: 4, name: '울산온누리병원 직업환경의학과', address: '울산광역시 남구 삼산로 88', classes: all },
  { ...ulsan, no: 5, name: '태화강검진센터', address: '울산광역시 중구 태화로 240', classes: general },
]
const prices: Readonly<Record<CheckupClass, number>> = {
  GEN: 62_000,
  SPC: 118_000,
  PRE: 124_000,
  OCC: 118_000,
  TMP: 118_000,
  CPR: 390_000,
}
const designatedFor = ['108-88-3', '71-43-2', '1330-20-7', '100-42-5', '67-56-1', 'NOISE', '14808-60-7', '75-01-4']

type State = 'TEMP' | 'OPEN' | 'DOING' | 'CLOSED'
interface Plan {
  heaCheckupPlanNo: number
  plantCd: string
  classCd: CheckupClass
  name: string
  state: State
  /** Days from today. */
  start: number
  days: number
}

/** The year before is closed; this year’s general one goes on, two others take reservations, one is being written. */
function plansOf(plantCd: string, firstNo: number, today: string): Plan[] {
  const year = Number(today.slice(0, 4))
  const ofYear = (back: number, half: string) => `${year - back}년 ${half}`
  const plan = (
    offset: number,
    classCd: CheckupClass,
    name: string,
    state: State,
    start: number,
    days: number,
  ): Plan => ({
    heaCheckupPlanNo: firstNo + offset,
    plantCd,
    classCd,
    name,
    state,
    start,
    days,
  })
  return [
    plan(0, 'GEN', ofYear(1, '일반건강진단'), 'CLOSED', -380, 40),
    plan(1, 'SPC', ofYear(1, '하반기 특수건강진단'), 'CLOSED', -400, 25),
    plan(2, 'SPC', ofYear(0, '상반기 특수건강진단'), 'CLOSED', -190, 25),
    plan(3, 'GEN', ofYear(0, '일반건강진단'), 'DOING', -12, 40),
    plan(4, 'SPC', ofYear(0, '하반기 특수건강진단'), 'OPEN', 12, 20),
    plan(5, 'CPR', ofYear(0, '종합건강검진'), 'OPEN', 20, 25),
    plan(6, 'PRE', ofYear(0, '신규 배치전 건강진단'), 'TEMP', 30, 10),
  ]
}

const PLANS_OF_A_PLANT = 10
const MINUTE_OF_DAY = 'T10:00:00+09:00'

export async function loadCheckups(
  connection: OwnerConnection,
  { today, now: latest, holidays }: DemoOptions,
): Promise<void> {
  const plans = ['2000', '3000'].flatMap((plantCd, index) => plansOf(plantCd, 1 + index * PLANS_OF_A_PLANT, today))
  await addOrganisations(connection, today)
  await insertAll(
    connection,
    'hea_checkup_plan',
    plans.map((plan) => planRow(plan, today)),
  )
  await addSeats(connection, [...holidays])
  await connection.query(TARGETS)
  await connection.query(SPECIAL_KINDS)
  await connection.query(EXPOSED)
  await connection.query(RESERVATIONS, [today])
  await connection.query(EXAMINED)
  await connection.query(COUNTS)
  await connection.query(CLOSED)
  await tellRows(connection, checkupPlan, [planned], { latest })
  await connection.query(ELSEWHERE)
  await connection.query(ELSEWHERE_FILES)
  await tellRows(connection, extResult, [[['recognize', '#HLM', 'updateDt']]], { latest })
  await tellRows(connection, checkedOrg, [[['use', '#HLM', '+ 10 minutes']]], { latest })
}

async function addOrganisations(connection: OwnerConnection, today: string): Promise<void> {
  const year = Number(today.slice(0, 4))
  const since = `${year - 2}-01-02${MINUTE_OF_DAY}`
  await insertAll(
    connection,
    'hea_checked_org',
    organisations.map(({ no, plantCd, name, tel, address, classes }) => ({
      heaCheckedOrgNo: no,
      heaCheckedOrgDocNo: `HCO-${year - 2}0102-00${no}`,
      statusCd: 'ACTIVE',
      plantCd,
      checkedOrgNm: name,
      contactNm: '검진 상담실',
      contactTel: `${tel}12${no}0`,
      addrDesc: address,
      designationNo: classes.includes('SPC') ? `제${year - 3}-${no}호` : null,
      validFromYmd: `${year - 3}-01-01`,
      validToYmd: `${year + 2}-12-31`,
      createUserId: 'health',
      createDt: since,
      updateUserId: 'health',
      updateDt: since,
      deleteYn: 'N',
      rowVersion: 1,
    })),
  )
  const lines = organisations.flatMap(({ no, classes }) =>
    classes.map((classCd, index) => ({ heaCheckedOrgNo: no, seqNo: index + 1, classCd, unitAmt: prices[classCd] })),
  )
  await insertAll(connection, 'hea_checked_org_classes', lines)
  const factors = organisations
    .filter(({ classes }) => classes.includes('SPC'))
    .flatMap(({ no }) => designatedFor.map((factorCd, index) => ({ heaCheckedOrgNo: no, seqNo: index + 1, factorCd })))
  await insertAll(connection, 'hea_checked_org_factors', factors)
}

/** Reservations are taken from three weeks before the first day until a week before the last. */
function planRow({ heaCheckupPlanNo, plantCd, classCd, name, state, start, days }: Plan, today: string) {
  const checkupStartYmd = addDays(today, start)
  const checkupEndYmd = addDays(checkupStartYmd, days)
  const written = addDays(checkupStartYmd, -60)
  const docNo = `HCP-${written.replaceAll('-', '')}-00${1 + (heaCheckupPlanNo % PLANS_OF_A_PLANT)}`
  const changed = state === 'CLOSED' ? addDays(checkupEndYmd, 12) : written
  return {
    heaCheckupPlanNo,
    plantCd,
    statusCd: state,
    heaCheckupPlanDocNo: state === 'TEMP' ? null : docNo,
    heaCheckupPlanNm: name,
    heaCheckupClassCd: classCd,
    heaCheckupYear: Number(name.slice(0, 4)),
    checkupStartYmd,
    checkupEndYmd,
    reserveStartYmd: addDays(checkupStartYmd, -21),
    reserveEndYmd: addDays(checkupEndYmd, -7),
    guideDesc:
      classCd === 'SPC'
        ? '검진 전 14시간 동안 큰 소음을 피하십시오.'
        : '전날 저녁 9시 이후에는 금식하고 물도 마시지 마십시오.',
    createUserId: 'health',
    createDt: `${written}${MINUTE_OF_DAY}`,
    updateUserId: 'health',
    updateDt: `${changed}T17:00:00+09:00`,
    deleteYn: 'N',
    rowVersion: state === 'CLOSED' ? 6 : 3,
  }
}

/** Mornings and afternoons of working days, at every organisation of the plant that does the class. */
const addSeats = (connection: OwnerConnection, holidays: readonly string[]) =>
  connection.query(
    `insert into hea_plan_org (hea_checkup_plan_no, hea_checked_org_no, plant_cd, exam_ymd, slot_cd, capacity_cnt, mobile_yn,
      create_user_id, update_user_id, create_dt, update_dt)
    select p.hea_checkup_plan_no, o.hea_checked_org_no, p.plant_cd, d.day, h.slot,
      case when p.hea_checkup_class_cd = 'GEN' then 14 else 8 end, case when o.hea_checked_org_no % 5 = 2 then 'Y' else 'N' end,
      'health', 'health', p.create_dt, p.create_dt
    from hea_checkup_plan p
      join hea_checked_org o on o.plant_cd = p.plant_cd
      join hea_checked_org_classes c on c.hea_checked_org_no = o.hea_checked_org_no and c.class_cd = p.hea_checkup_class_cd
      cross join lateral (select g::date as day from generate_series(p.checkup_start_ymd, p.checkup_end_ymd, interval '1 day') g) d
      cross join (values ('AM'), ('PM')) h(slot)
    where extract(isodow from d.day) < 6 and not d.day::text = any($1::text[])
      and (p.hea_checkup_class_cd = 'GEN' or h.slot = 'AM')`,
    [holidays],
  )

/** The same number for the same person and word on every machine. */
const chance = (word: string) => `(hashtext(u.user_id || '${word}')::bigint & 2147483647) % 100`

/** A tenth is on no list yet; who has an account of the demo waits for his reservation where there is one. */
const TARGETS = `
  insert into hea_checkup_target (hea_checkup_plan_no, user_id, plant_cd, hea_checkup_type_nm, due_ymd, target_status_cd,
    exclude_reason_cd, exclude_desc, create_user_id, update_user_id, create_dt, update_dt)
  select p.hea_checkup_plan_no, u.user_id, p.plant_cd,
    case p.hea_checkup_class_cd when 'CPR' then '종합' when 'SPC' then '특수' else case when u.job_class_cd = 'OFFICE'
      and d.office_off_site_yn = 'Y' then '사무직' else '비사무직' end end,
    case when p.hea_checkup_class_cd <> 'CPR' then make_date(p.hea_checkup_year, 12, 31) end, s.state,
    case when s.state = 'EXCLUDED' then case when ${chance('why')} < 60 then 'LEAVE' else 'MOVE' end end,
    case when s.state = 'EXCLUDED' then '인사 발령 확인' end, 'health', 'health', p.create_dt, p.create_dt
  from hea_checkup_plan p join sys_user u on u.plant_cd = p.plant_cd and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
      and u.entry_ymd <= p.checkup_start_ymd
    left join sys_dept d on d.dept_cd = u.dept_cd
    cross join lateral (select case
      when p.status_cd = 'CLOSED' then case when ${chance('end')} < 92 then 'DONE' when ${chance('end')} < 96 then 'EXT' else 'EXCLUDED' end
      when u.user_id !~ '^[0-9]' then 'TARGET'
      when p.status_cd = 'OPEN' then case when ${chance('open')} < 55 then 'RESERVED' when ${chance('open')} < 97 then 'TARGET' else 'EXCLUDED' end
      when ${chance('now')} < 34 then 'DONE' when ${chance('now')} < 70 then 'RESERVED' when ${chance('now')} < 73 then 'EXT'
      when ${chance('now')} < 76 then 'EXCLUDED' else 'TARGET' end as state) s
  where p.status_cd <> 'TEMP' and (u.user_id !~ '^[0-9]' or ${chance('list')} < 90)
    and case p.hea_checkup_class_cd when 'SPC' then u.job_class_cd = 'PROD' and ${chance('exposed')} < 55
      when 'CPR' then u.birth_ymd <= (p.checkup_start_ymd - interval '40 years')::date and ${chance('cpr')} < 50 else true end`

/** Where the register of exposures knows better, as it says. */
const EXPOSED = `
  update hea_checkup_target t set factor_cds = e.codes, hea_checkup_type_nm = left(e.names, 200), due_ymd = coalesce(e.due, t.due_ymd)
  from hea_checkup_plan p, (select h.user_id, array_agg(f.factor_cd::text order by f.sort_order) as codes,
      string_agg(f.factor_nm, ', ' order by f.sort_order) as names, min(h.due) as due
    from (select user_id, factor_cd, min(next_due_ymd) as due from hea_worker_hazard
        where end_ymd is null and delete_yn = 'N' and next_due_ymd is not null group by 1, 2) h
      join hea_hazard_factor f on f.factor_cd = h.factor_cd group by 1) e
  where p.hea_checkup_plan_no = t.hea_checkup_plan_no and p.hea_checkup_class_cd = 'SPC' and p.status_cd <> 'CLOSED'
    and e.user_id = t.user_id`

/** What somebody is exposed to follows from where he works. */
const SPECIAL_KINDS = `
  update hea_checkup_target t set factor_cds = k.codes, hea_checkup_type_nm = k.names
  from sys_user u, hea_checkup_plan p, (values
    (0, '{108-88-3,NOISE}'::text[], '톨루엔, 소음'), (1, '{71-43-2}', '벤젠'), (2, '{NOISE}', '소음'),
    (3, '{100-42-5,1330-20-7}', '스티렌, 크실렌'), (4, '{67-56-1}', '메틸알코올')) k(kind, codes, names)
  where u.user_id = t.user_id and p.hea_checkup_plan_no = t.hea_checkup_plan_no and p.hea_checkup_class_cd = 'SPC'
    and k.kind = (hashtext(u.dept_cd)::bigint & 2147483647) % 5`

/** Who was examined had a seat of a day that is over, who has reserved one of a day to come: seat by seat. */
const RESERVATIONS = `
  with seats as (
    select s.plan_org_no, s.hea_checked_org_no, s.hea_checkup_plan_no, s.exam_ymd < $1::date as is_past,
      row_number() over (partition by s.hea_checkup_plan_no, s.exam_ymd < $1::date order by hashint8(s.plan_org_no * 37 + n), n) as seat
    from hea_plan_org s cross join lateral generate_series(1, s.capacity_cnt) n
    where s.exam_ymd <> $1::date
  ), people as (
    select t.*, t.target_status_cd = 'DONE' as is_past,
      row_number() over (partition by t.hea_checkup_plan_no, t.target_status_cd = 'DONE' order by hashtext(t.user_id)) as seat
    from hea_checkup_target t where t.target_status_cd in ('DONE', 'RESERVED')
  )
  insert into hea_checkup_reservation (hea_checkup_target_no, plan_org_no, hea_checked_org_no, user_id, plant_cd, agree_yn,
    consent_text_ver_no, consent_hash, agree_dt, reservation_status_cd, create_user_id, update_user_id, create_dt, update_dt)
  select t.hea_checkup_target_no, s.plan_org_no, s.hea_checked_org_no, t.user_id, t.plant_cd, 'Y', c.consent_text_ver_no, c.text_hash,
    m.at, t.target_status_cd, t.user_id, t.user_id, m.at, m.at
  from people t join seats s on s.hea_checkup_plan_no = t.hea_checkup_plan_no and s.is_past = t.is_past and s.seat = t.seat
    join hea_checkup_plan p on p.hea_checkup_plan_no = t.hea_checkup_plan_no
    cross join hea_consent_text c
    cross join lateral (select least((p.reserve_start_ymd + (t.hea_checkup_target_no % 9)::int)::timestamp at time zone 'Asia/Seoul'
      + interval '9 hours' + make_interval(mins => (t.hea_checkup_target_no * 7 % 480)::int), $1::date::timestamptz) as at) m
  where c.consent_text_ver_no = 1`

/** The day of the examination is that of the seat; elsewhere, some day of the plan. Who found no seat waits for one. */
const EXAMINED = `
  with placed as (
    update hea_checkup_target t set exam_ymd = s.exam_ymd from hea_checkup_reservation r join hea_plan_org s on s.plan_org_no = r.plan_org_no
    where r.hea_checkup_target_no = t.hea_checkup_target_no and r.reservation_status_cd = 'DONE' returning 1)
  update hea_checkup_target t set exam_ymd = case when t.target_status_cd = 'EXT' then p.checkup_start_ymd end,
    target_status_cd = case when t.target_status_cd = 'EXT' then 'EXT' else 'TARGET' end
  from hea_checkup_plan p where p.hea_checkup_plan_no = t.hea_checkup_plan_no and (t.target_status_cd = 'EXT'
    or t.target_status_cd in ('RESERVED', 'DONE') and not exists (select from hea_checkup_reservation r
      where r.hea_checkup_target_no = t.hea_checkup_target_no))`

const COUNTS = `
  update hea_plan_org s set reserved_cnt = r.n from (select plan_org_no, count(*)::int as n from hea_checkup_reservation group by 1) r
  where r.plan_org_no = s.plan_org_no`

/** A closed plan has nobody left: who had found no seat is taken off. */
const CLOSED = `
  with off as (
    update hea_checkup_target t set target_status_cd = 'EXCLUDED', exclude_reason_cd = 'MOVE', exclude_desc = '부서 이동'
    from hea_checkup_plan p where p.hea_checkup_plan_no = t.hea_checkup_plan_no and p.status_cd = 'CLOSED' and t.target_status_cd = 'TARGET'
    returning t.hea_checkup_target_no)
  update hea_checkup_plan p set target_cnt = c.targets, done_cnt = c.done, done_rate_val = round(100.0 * c.done / nullif(c.targets, 0), 1)
  from (select hea_checkup_plan_no, count(*) filter (where target_status_cd in ('DONE', 'EXT'))::int as targets,
      count(*) filter (where target_status_cd in ('DONE', 'EXT'))::int as done from hea_checkup_target group by 1) c
  where c.hea_checkup_plan_no = p.hea_checkup_plan_no and p.status_cd = 'CLOSED'`

/** How each plan came to where it is. */
const planned = [
  ['submit', '#HLM', '+ 2 days'],
  ['approve', '#SHD', '+ 2 days'],
  ['open', '#HLM', '+ 35 days'],
  ['start', '@SYSTEM', 'checkupStartYmd + 5 minutes'],
  ['close', '#HLM', 'checkupEndYmd + 10 days'],
] as const

/** Whoever was examined elsewhere handed that in; the paper itself is no part of a demo. */
const ELSEWHERE = `
  with t as (
    select t.*, p.hea_checkup_class_cd, u.user_nm, t.exam_ymd + 9 as told,
      row_number() over (partition by t.plant_cd, t.exam_ymd order by t.hea_checkup_target_no) as seq
    from hea_checkup_target t join hea_checkup_plan p on p.hea_checkup_plan_no = t.hea_checkup_plan_no
      join sys_user u on u.user_id = t.user_id where t.target_status_cd = 'EXT'
  ), g as (
    insert into attach_group (task_class_nm, plant_cd, create_user_id, create_dt, biz_cd, biz_no)
    select 'HEA_EXT', plant_cd, user_id, told, 'hea-ext-result', hea_checkup_target_no from t returning attach_file_id, biz_no)
  insert into hea_ext_result (hea_ext_result_doc_no, status_cd, plant_cd, last_actor_id, person_nm, user_id, hea_checkup_plan_no,
    hea_checkup_target_no, hea_checkup_class_cd, ext_org_nm, designation_no, exam_ymd, attach_file_id, recognize_desc,
    create_user_id, create_dt, update_user_id, update_dt)
  select 'HEX-' || to_char(t.told, 'YYYYMMDD') || '-' || lpad(t.seq::text, 3, '0'), 'CONFIRM', t.plant_cd, 'health', t.user_nm,
    t.user_id, t.hea_checkup_plan_no, t.hea_checkup_target_no, t.hea_checkup_class_cd,
    (array['국민건강보험공단 여수검진의원', '전남대학교병원 건강증진센터', '순천성가롤로병원'])[1 + t.hea_checkup_target_no % 3],
    case when t.hea_checkup_class_cd = 'SPC' then '광주-2023-04' end, t.exam_ymd, g.attach_file_id,
    '결과표와 검진일을 확인함', t.user_id, t.told, 'health', t.told + 2
  from t join g on g.biz_no = t.hea_checkup_target_no`
const ELSEWHERE_FILES = `
  update attach_group g set biz_no = e.hea_ext_result_no from hea_ext_result e where e.attach_file_id = g.attach_file_id`

/** The site of the property: three works at a time, copied from templates, on ground that each story finds as the first did. */
import { anApprovedScale } from '#modules/rsa/assess/rsa.fixture.ts'
import { plansOf, released, scheduled } from '#modules/saf/check/check.fixture.ts'
import { aTmplItem } from '#modules/saf/check/check.seed.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { type Site, Visitor } from '#platform/test/site.ts'
import { aMeter, aTester } from '../../gas/gas.fixture.ts'
import { at, groundOf, issued, prepared, submitted, VSM, working } from '../permit.fixture.ts'
import type { permit } from '../permit.model.ts'
import { hotValues, spaceValues } from '../permit.seed.ts'

const urgent = { permitUrgentYn: 'Y', urgentDesc: '누설' } as const
export const kinds = ['HOT', 'CSE', 'LNB', 'STEEL', 'PNT'] as const
export type Kind = (typeof kinds)[number]
const states = ['RQST', 'PREP', 'ISSUED', 'WORK', 'SUSP'] as const
export type State = (typeof states)[number]

const WATCHED: Readonly<Partial<Record<Kind, 'fire_watch_person_no' | 'watch_person_no'>>> = {
  HOT: 'fire_watch_person_no',
  CSE: 'watch_person_no',
}
const values = (watch: number): Readonly<Record<Kind, DraftOf<typeof permit>>> => ({
  HOT: { ...hotValues, combustible11mYn: 'Y', fireWatchPersonNo: watch, watchKitYn: 'Y' },
  CSE: { ...spaceValues, watchPersonNo: watch },
  LNB: { permitSubCds: 'LNB', firstBreakPpeYn: 'Y' },
  STEEL: { outdoorYn: 'Y', weatherKindCds: 'STEEL' },
  PNT: { permitSubCds: 'PNT', vaporYn: 'Y', chmVentYn: 'Y' },
})
const tell = { RQST: submitted, PREP: prepared, ISSUED: issued, WORK: working, SUSP: working } as const

/** Work with much risk left is supervised: of each place by another of the site. */
const SUPERVISED: Kind = 'STEEL'
export const supervisors = ['sup', 'owner', 'emp'] as const
export const PER_WORK = 4
export const MOST_WORKS = 3
/** Metres; each work begins so far from the others that no rule reaches across. */
const APART = 300

/** Each work is at equipment of its own. */
export const equipmentAt = (place: number): string => `AL-${place + 1}`

export interface World {
  readonly site: Site
  readonly mapNo: number
  readonly planNo: number
  /** An analysis that leaves much risk. */
  readonly riskyJsaNo: number
  /** Four people for each of the works: who leads, two who work, one who watches. */
  readonly people: readonly number[]
  readonly templates: ReadonlyMap<string, number>
  /** Of each place, what is to be inspected of its equipment. */
  readonly checkPlanNos: readonly number[]
  /** By what assessments judge. */
  readonly scaleNo: number
  readonly processNo: number
  readonly as: (userId: string) => Visitor
}

export async function aWorld(site: Site): Promise<World> {
  site.setClock(at('08:50:00'))
  await aMeter(site, 'GM-01')
  await aTester(site, 'gas')
  await groundOf(site)
  const crew = await site.sql<{ no: number }>(
    `select person_no::int as no from vendor_person where vendor_cd = 'V100001' and person_status_cd = 'ACTIVE' order by 1 limit ${PER_WORK * MOST_WORKS}`,
  )
  const people = crew.map(({ no }) => no)
  const [map] = await site.sql<{ no: number }>(
    `insert into site_map (map_nm, plant_cd, width_val, height_val) values ('공장', '2000', 1000, 1000) returning map_no::int as no`,
  )
  const [plan] = await site.sql<{ no: number }>(
    `insert into wkod_plan_sign (wkod_plan_no, person_no, person_nm, lang_cd, sign_via_cd, sign_dt, plant_cd, vendor_cd)
      select p.wkod_plan_no, v.person_no, v.person_nm, 'kr', 'LINK', now(), p.plant_cd, p.vendor_cd
      from wkod_plan p join vendor_person v on v.person_no = any($1::bigint[]) where p.wkod_plan_doc_no = 'WP-T-1'
      returning wkod_plan_no::int as no`,
    [people],
  )
  await site.sql(`insert into consts (status_cd, plant_cd, const_doc_no, const_nm) values ('TEMP', '2000', 'CN-T-1', '증설');
    insert into plant_system (plant_cd, system_cd, system_nm, system_kind_cd) values ('2000', 'S-AL', '질소 배관', 'LINE');
    insert into facility (plant_cd, equip_cd, equip_nm, saf_facility_type_cd)
      select '2000', e, '설비 ' || e, 'FIX_REACTOR' from unnest(array['${Array.from({ length: MOST_WORKS }, (_, place) => equipmentAt(place)).join("', '")}']) e;
    create table simops_rule_kept as select * from simops_rule; create table edu_kept as select edu_rqst_no, valid_to_ymd from edu_rqst;
    update entry_log set out_dt = null where person_no = any(array[${people}]) and in_dt::date = '2026-11-24'`)
  const [risky] = await site.sql<{ no: number }>(
    `insert into jsa overriding system value select (jsonb_populate_record(j, jsonb_build_object('jsa_no', n, 'root_jsa_no', n,
        'jsa_doc_no', 'JSA-T-' || n, 'jsa_title', '철골 조립 T', 'max_after_val', 9, 'consent_yn', 'Y'))).*
      from jsa j cross join nextval(pg_get_serial_sequence('jsa', 'jsa_no')) n where j.jsa_no = (select min(jsa_no) from jsa where max_after_val = 4)
      returning jsa_no::int as no`,
  )
  const templates = new Map<string, number>()
  for (const kind of kinds)
    for (const state of states) {
      const told = {
        ...urgent,
        ...values(people[PER_WORK - 1] ?? 0)[kind],
        wkodPlanNo: kind === 'STEEL' ? (plan?.no ?? 0) : null,
      }
      templates.set(`${kind} ${state}`, (await tell[state](site, told)).permitNo)
    }
  await site.sql(`update wkod_master set status_cd = 'CLOSE' where permit_no = any($1::bigint[])`, [
    [...templates.values()],
  ])
  const { processNo } = await groundOf(site)
  return {
    site,
    checkPlanNos: await inspected(site),
    scaleNo: await anApprovedScale(site),
    processNo,
    mapNo: map?.no ?? 0,
    planNo: plan?.no ?? 0,
    riskyJsaNo: risky?.no ?? 0,
    people,
    templates,
    as: visitors(site),
  }
}

/** The equipment of each place is inspected each week. @returns the plans of this week */
async function inspected(site: Site): Promise<number[]> {
  const checkTmplNo = await released(site, { items: [aTmplItem({ criticalYn: 'Y' })] })
  const equips = await site.sql<{ no: number }>(
    `select equip_no::int as no from facility where equip_cd like 'AL-%' order by equip_cd`,
  )
  const plans: number[] = []
  for (const { no } of equips) {
    const [plan] = await plansOf(site, await scheduled(site, { checkTmplNo, targetKeys: String(no) }))
    plans.push(plan?.checkPlanNo ?? 0)
  }
  return plans
}

const TOKEN_MS = 10 * 60_000
/** People keep their sessions from story to story: each tells of the same hours of the same day. */
function visitors(site: Site): (userId: string) => Visitor {
  const known = new Map<string, { from: number; token: Promise<string> }[]>()
  return (userId) => {
    const now = site.now().getTime()
    const own = known.get(userId) ?? []
    known.set(userId, own)
    const fresh = own.find(({ from }) => from <= now && now < from + TOKEN_MS - 1000)
    const token = fresh?.token ?? site.tokenOf(userId)
    if (!fresh) own.push({ from: now, token })
    return new Visitor(site, () => token)
  }
}

/** When a story begins: works run out at eleven, at noon and at four, the shift ends at three. */
export const hours = { MORNING: '09:00:00', AFTERNOON: '14:40:00' } as const
export type Hour = keyof typeof hours
const before = (hour: Hour, minutes: number) => new Date(Date.parse(at(hours[hour])) - minutes * 60_000).toISOString()
const ENDS: Readonly<Record<Hour, readonly string[]>> = {
  MORNING: [at('16:00:00'), at('11:00:00'), at('12:00:00')],
  AFTERNOON: [at('16:00:00'), at('15:20:00'), at('16:00:00')],
}

export interface Start {
  readonly kind: Kind
  readonly state: State
}

/** Everything that a story may have changed, as it was, and its works over. */
export const cleared = ({ site, people, checkPlanNos }: World, over: readonly number[]) =>
  site.sql(`update wkod_master set status_cd = 'CLOSE' where permit_no = any(array[${[0, ...over]}]::bigint[]) and status_cd <> 'CLOSE';
    delete from wkod_master_permit_crew where permit_no = any(array[${[0, ...over]}]::bigint[]);
    update iso_plan set status_cd = 'CLOSE' where status_cd <> 'CLOSE'; delete from emergency_stop_permit; delete from emergency_stop;
    update entry_muster set end_dt = now() where end_dt is null; delete from weather_obs; delete from heat_day; delete from gas_zone; delete from permit_doubt;
    delete from permit_handover_permit_rows; delete from permit_handover; delete from sgc_stop; delete from sgc_demerit;
    update facility set system_cds = null where equip_cd like 'AL-%' and system_cds is not null;
    delete from simops_hit; delete from simops_rule; insert into simops_rule overriding system value select * from simops_rule_kept;
    update edu_rqst e set valid_to_ymd = k.valid_to_ymd from edu_kept k where k.edu_rqst_no = e.edu_rqst_no and e.valid_to_ymd is distinct from k.valid_to_ymd;
    update rsa set delete_yn = case when rsa_doc_no like 'RS-T-%' then 'N' else 'Y' end where delete_yn = case when rsa_doc_no like 'RS-T-%' then 'Y' else 'N' end;
    update accident set delete_yn = 'Y' where delete_yn = 'N'; delete from safety_check_release; update safety_check set delete_yn = 'Y' where delete_yn = 'N'; update impr set delete_yn = 'Y' where src_cd = 'CHK' and delete_yn = 'N';
    update check_plan set status_cd = 'PLAN', safety_check_no = null where check_plan_no = any(array[${checkPlanNos}]::bigint[]) and status_cd <> 'PLAN';
    update jsa set next_eval_ymd = '2028-01-01' where max_after_val in (4, 9) and next_eval_ymd < '2028-01-01';
    update wkod_plan set status_cd = 'APPR', const_no = null where wkod_plan_doc_no = 'WP-T-1';
    update vendor_info set vendor_status_cd = 'ACTIVE' where vendor_status_cd <> 'ACTIVE'; update vendor_master set status_cd = 'ACTIVE' where status_cd = 'SUSP';
    delete from entry_scan; delete from entry_log where person_no = any(array[${people}]) and in_dt > '2026-11-24T08:00+09:00' and in_dt < '2026-11-25T00:00+09:00';
    update entry_log set out_dt = null where person_no = any(array[${people}]) and in_dt::date = '2026-11-24' and out_dt is not null`)

/** Works as they stand at that hour, all in order. */
export async function begin(world: World, hour: Hour, starts: readonly Start[]): Promise<number[]> {
  const nos: number[] = []
  for (const [place, start] of starts.entries()) nos.push(await copied(world, hour, start, place))
  return nos
}

async function copied(
  { site, templates, people, mapNo, riskyJsaNo }: World,
  hour: Hour,
  { kind, state }: Start,
  place: number,
) {
  const [leader, one, other, watch] = people.slice(place * PER_WORK)
  const measured = kind === 'HOT' || kind === 'CSE' || kind === 'LNB'
  const isRisky = kind === SUPERVISED
  const isBegun = state === 'WORK' || state === 'SUSP'
  const watches = kind === 'HOT' ? 'FIRE' : kind === 'CSE' ? 'WATCH' : undefined
  const nextDt = before(hour, kind === 'CSE' ? -50 : -110)
  const changes = {
    status_cd: state,
    equip_no: equipmentAt(place),
    work_to_dt: ENDS[hour][place],
    leader_person_no: leader,
    ...(WATCHED[kind] && { [WATCHED[kind]]: watch }),
    ...(isRisky && { jsa_no: riskyJsaNo }),
    ...(isBegun && { start_dt: before(hour, 5) }),
    ...(measured && { gas_next_due_dt: nextDt }),
    ...(state === 'SUSP' && { susp_reason_cd: 'BREAK', susp_dt: before(hour, 2) }),
  }
  const [made] = await site.sql<{ no: number }>(
    `with made as (insert into wkod_master overriding system value
        select (jsonb_populate_record(m, $2::jsonb || jsonb_build_object('permit_no', n, 'permit_doc_no', 'PTW-20261124-X' || n,
          'type_json', m.type_json || $9::jsonb))).*
        from wkod_master m cross join nextval(pg_get_serial_sequence('wkod_master', 'permit_no')) n where m.permit_no = $1 returning permit_no),
      checks as (insert into wkod_master_permit_check select (jsonb_populate_record(c, jsonb_build_object('permit_no', made.permit_no))).*
        from wkod_master_permit_check c, made where c.permit_no = $1),
      crew as (insert into wkod_master_permit_crew (permit_no, seq_no, person_no, user_id, crew_role_cd, tbm_sign_dt, add_dt)
        select permit_no, n, p, o, r, '${before(hour, 15)}', ${isBegun ? `'${before(hour, 5)}'::timestamptz` : 'null'}
        from made, unnest($3::bigint[], $10::text[], $8::text[]) with ordinality u (p, o, r, n)),
      stop as (insert into wkod_master_permit_susp (permit_no, seq_no, susp_dt, reason_cd, src_cd) select permit_no, 1, '${before(hour, 2)}', 'BREAK', 'PERSON'
        from made where $4 = 'SUSP'),
      mark as (insert into permit_mark (permit_no, plant_cd, vendor_cd, mark_no, map_no, mark_type, location_x, location_y)
        select permit_no, '2000', 'V100001', 1, $5, '${kind === 'HOT' ? 'HOT' : 'GEN'}', $6, 0 from made),
      air as (insert into gas_set (gas_set_doc_no, status_cd, plant_cd, permit_no, permit_doc_no, place_desc, purpose_cd, measure_dt, tester_user_id,
          meter_no, judge_cd, vendor_cd, area_dept_cd, create_user_id, next_due_dt)
        select 'GAS-T-' || permit_no, 'PASS', '2000', permit_no, null, '현장', 'PRE', '${before(hour, 10)}', 'gas', 'GM-01', 'PASS', 'V100001', 'D2110', 'gas',
          '${nextDt}' from made where $7)
      select permit_no::int as no from made`,
    [
      templates.get(`${kind} ${state}`),
      JSON.stringify(changes),
      [one, other, leader, ...(watches ? [watch] : []), ...(isRisky ? [null] : [])],
      state,
      mapNo,
      (place + 1) * APART - 100,
      measured,
      ['WORKER', 'WORKER', 'LEADER', ...(watches ? [watches] : []), ...(isRisky ? ['SUP'] : [])],
      JSON.stringify(kind === 'LNB' ? { residualVal: 0 } : {}),
      [null, null, null, ...(watches ? [null] : []), ...(isRisky ? [supervisors[place]] : [])],
    ],
  )
  const permitNo = made?.no ?? 0
  if (kind === 'LNB') await isolated(site, permitNo, [leader, one, other])
  return permitNo
}

/** Cut off, looked at, and everybody's own lock on it. */
const isolated = (site: Site, permitNo: number, owners: readonly (number | undefined)[]) =>
  site.sql(
    `with plan as (insert into iso_plan (iso_plan_doc_no, status_cd, plant_cd, equip_no, iso_desc, drawing_no, area_dept_cd, create_user_id, point_cnt)
        values ('ISO-T-' || $1, 'VERIFIED', '2000', 'R-201', '질소', 'PID-1', 'D2110', 'oper', 1) returning iso_plan_no),
      point as (insert into iso_plan_points (iso_plan_no, seq_no, iso_point_no, tag_nm, energy_cd, iso_method_cd, lock_no, tag_no, set_user_id, set_dt,
          verify_user_id, verify_dt, verify_method_desc, point_status_cd)
        select iso_plan_no, 1, 1, 'HV-' || $1, 'PRS', 'BLIND', 'L-' || $1, 'T-' || $1, 'maint', now(), 'oper', now(), '압력계 0 bar', 'VERIFIED' from plan),
      link as (insert into iso_plan_permit (iso_plan_no, permit_no, link_dt, link_user_id) select iso_plan_no, $1::bigint, now(), 'oper' from plan)
    insert into iso_plan_personal (iso_plan_no, seq_no, iso_personal_no, permit_no, person_no, lock_no, on_dt, on_user_id)
      select iso_plan_no, n, n, $1::int, p, 'P-' || $1 || '-' || n, now(), '${VSM}' from plan, unnest($2::bigint[]) with ordinality u (p, n)`,
    [String(permitNo), owners],
  )

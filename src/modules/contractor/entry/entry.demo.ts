/** Two years of requests for entry, the stays of the last weeks, and who is on the site today. */
import { codeOfSentence } from '#platform/model/sentences.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type OwnerConnection, ownerIn } from '#platform/server/database/insert-all.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import type { Row } from '#platform/server/documents/shape.ts'
import { writeRows } from '#platform/server/documents/write-rows.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { type Course, tellRows } from '#platform/server/stories/tell-rows.ts'
import { tellScans } from './entry-demo.api.ts'
import { type EntryRqst, entryRqst } from './entry-rqst.model.ts'
import { keepChecks, settleLines } from './entry-rqst-lines.ts'
import { gateSays } from './gate-decide.ts'
import { lineCheck } from './gate-find.ts'

/** A number from 0 on that is always the same for a text. */
const HASH = `create or replace function pg_temp.h(text) returns int language sql immutable as
  $$ select ('x' || substr(md5($1), 1, 7))::bit(28)::int $$`

/** Every vendor in business comes every other month; -1 is what is being asked for now, 0 what is in force. */
const REQUESTS = `insert into entry_rqst (entry_rqst_doc_no, status_cd, plant_cd, vendor_cd, entry_type_cd, contract_no, contract_nm, host_dept_cd, own_user_id,
    entry_start_ymd, entry_end_ymd, zone_cds, gate_cd, purpose_desc, exam_hazard_yn, rev_no, host_due_dt, appr_user_id, appr_dt,
    create_user_id, create_dt, update_user_id, update_dt, last_actor_id)
  select case when x.status <> 'TEMP' then 'ER-' || to_char(x.asked, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by x.plant_cd, x.asked, x.status = 'TEMP' order by x.vendor_cd)::text, 3, '0') end,
    x.status, x.plant_cd, x.vendor_cd, x.type, case when x.type <> 'VISIT' then x.contract end, case when x.type <> 'VISIT' then x.contract_nm end, x.dept, x.owner, x.first, x.last,
    (array['G,P', 'G', 'P,X', 'G,P,X', 'G,P'])[1 + x.no % 5], (array['G1', 'G1', 'G2', 'G1', 'G3'])[1 + x.no % 5],
    (array['열교환기 튜브 세정과 개스킷 교체', '배관 지지대 보수와 도장 작업', '조명·전열 설비 점검과 교체', '저장탱크 외부 보온재 보수',
      '계기 교정과 루프 시험', '비계 설치와 해체 작업', '폐기물 수거와 상차 작업', '소방설비 정기 점검'])[1 + x.no / 7 % 8],
    case when x.no % 6 = 0 then 'Y' else 'N' end, 1, x.asked + time '04:00', case when x.status in ('APPR', 'EXPIRED', 'SUSP') then 'safety' end,
    case when x.status in ('APPR', 'EXPIRED', 'SUSP') then x.asked + time '05:30' end, x.author, x.asked + time '01:00', x.author,
    x.asked + time '01:00', case x.status when 'HOST_OK' then x.owner when 'RTN' then x.owner else x.author end
  from (
    select v.plant_cd, v.vendor_cd, c.vendor_contract_no as contract, c.contract_nm, c.host_dept_cd as dept, c.own_user_id as owner, a.portal_id as author,
      h.no, p.first, greatest(p.first, p.first + p.days) as last, t.type,
      (case when k.k = -1 then $1::date - h.no % 2 else p.first - 3 end)::date as asked,
      case when k.k = -1 then (array['RQST', 'HOST_OK', 'RQST', 'RTN', 'TEMP'])[1 + h.no % 5]
        when p.first + p.days < $1::date then 'EXPIRED' when h.no % 23 = 0 then 'SUSP' else 'APPR' end as status
    from vendor_master v cross join generate_series(-1, 12) k (k)
      cross join lateral (select pg_temp.h('er' || v.vendor_cd || k.k) as no) h
      cross join lateral (select case when k.k > 0 and h.no % 9 = 0 then 'VISIT' when k.k = 0 and h.no % 3 = 0 then 'REG' else 'TMP' end as type) t
      cross join lateral (select (case when k.k = -1 then $1::date + 3 + h.no % 4 when k.k = 0 then $1::date - 2 - h.no % 18
          else $1::date - 60 * k.k - h.no % 25 end)::date as first,
        case t.type when 'VISIT' then 0 when 'REG' then 180 else 20 + h.no % 9 end as days) p
      join lateral (select * from vendor_contract c where c.vendor_cd = v.vendor_cd and c.status_cd in ('ACTIVE', 'END')
        order by c.status_cd, c.end_ymd desc limit 1) c on true
      join lateral (select portal_id from vendor_account a where a.vendor_cd = v.vendor_cd
        order by a.vendor_role_cd <> 'VSM', a.portal_id limit 1) a on true
    where v.status_cd = 'ACTIVE' and (k.k > 0 or v.vendor_cd <= 'V100004' or h.no % 3 > 0) and (k.k < 1 or h.no % 5 > 0)
  ) x`

/** Of what is in force, who holds a card: of the contractors with listed accounts all of them, of the others some. */
const PERSONS = `insert into entry_rqst_persons (entry_rqst_no, seq_no, person_no, entry_role_cd, line_status_cd)
  select r.entry_rqst_no, p.seq, p.person_no, case when p.seq = 1 then 'LEAD' when p.seq = 2 then 'SAFE' when p.seq = 4 then 'FIRE' else 'WORK' end,
    case when r.status_cd not in ('TEMP') then 'OK' end
  from entry_rqst r cross join lateral (
    select q.person_no, row_number() over (order by pg_temp.h(q.person_no || '-' || r.entry_rqst_no)) as seq from vendor_person q
    where q.vendor_cd = r.vendor_cd and q.person_status_cd = 'ACTIVE' and q.delete_yn = 'N' and q.hire_ymd <= r.entry_start_ymd
      and (r.status_cd <> 'APPR' or exists (select from sgc_card c where c.person_no = q.person_no and c.status_cd = 'ISSUED'))) p
  where p.seq <= case when r.status_cd <> 'APPR' then 3 + r.entry_rqst_no % 4 when r.vendor_cd > 'V100004' then 8 + r.entry_rqst_no % 4 else 60 end`

const VEHICLES = `insert into entry_rqst_vehicles (entry_rqst_no, seq_no, vehicle_no, vehicle_type_cd, driver_person_no, insure_to_ymd,
    spark_arrestor_yn, cargo_desc, line_status_cd)
  select r.entry_rqst_no, 1, (10 + h.no % 80) || substr('가나다라마바사아', 1 + h.no % 8, 1) || lpad((1000 + h.no % 9000)::text, 4, '0'),
    (array['TRUCK', 'VAN', 'TRUCK', 'CAR'])[1 + h.no % 4], l.person_no, r.entry_end_ymd + 40 + h.no % 200, 'Y',
    (array['공구·자재', '보온재', '비계 자재', '세정 장비'])[1 + h.no % 4], 'OK'
  from entry_rqst r join entry_rqst_persons l on l.entry_rqst_no = r.entry_rqst_no and l.seq_no = 1
    cross join lateral (select pg_temp.h('car' || r.entry_rqst_no) as no) h where h.no % 3 = 0`

const EQUIPS = `insert into entry_rqst_equips (entry_rqst_no, seq_no, equip_type_cd, model_nm, reg_no, inspect_to_ymd, ex_proof_yn,
    pre_check_result_cd, pre_check_user_id, pre_check_dt, carry_in_dt, line_status_cd)
  select r.entry_rqst_no, 1, e.type, e.model, 'EQ-' || (1000 + h.no % 9000), null, 'Y',
    case when r.status_cd in ('APPR', 'EXPIRED') and h.no % 5 > 0 then 'PASS' end, case when r.status_cd in ('APPR', 'EXPIRED') and h.no % 5 > 0 then 'gate' end,
    case when r.status_cd in ('APPR', 'EXPIRED') and h.no % 5 > 0 then r.entry_start_ymd - 1 + time '02:00' end,
    case when r.status_cd in ('APPR', 'EXPIRED') and h.no % 5 > 0 then r.entry_start_ymd + time '00:10' end, 'OK'
  from entry_rqst r cross join lateral (select pg_temp.h('eq' || r.entry_rqst_no) as no) h
    join lateral (select * from (values (0, 'WELD', 'CLP-500'), (1, 'GRIND', 'GWS 7-100'), (2, 'COMP', 'AC-30'), (3, 'GEN', 'EG-5500')) e (n, type, model)
      where n = h.no % 4) e on true
  where h.no % 3 = 1`

/** Stays of the last weeks, working days alone; a few left unseen. */
const STAYS = `insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, entry_rqst_no, host_dept_cd, zone_cd, gate_cd, out_gate_cd,
    in_dt, out_dt, work_hour_val, no_exit_yn, create_user_id, create_dt, update_user_id, update_dt)
  select distinct on (l.person_no, d.day) r.plant_cd, r.vendor_cd, l.person_no, p.human_key, r.entry_rqst_no,
    r.host_dept_cd, case when r.zone_cds like '%X' then 'X' when r.zone_cds like '%P' then 'P' else 'G' end, r.gate_cd, r.gate_cd, s.at_in,
    case when s.is_unseen then s.at_in + interval '9 hours' else s.at_out end,
    case when s.is_unseen then 8 else round(extract(epoch from s.at_out - s.at_in) / 3600.0 - 1, 2) end,
    case when s.is_unseen then 'Y' else 'N' end, 'gate', s.at_in, 'gate', s.at_in
  from entry_rqst r join entry_rqst_persons l using (entry_rqst_no) join vendor_person p on p.person_no = l.person_no
    join lateral (select day::date from generate_series(greatest(r.entry_start_ymd, $1::date - 28), least(r.entry_end_ymd, $1::date - 1), interval '1 day') day
      where extract(isodow from day) < 6) d on true
    cross join lateral (select pg_temp.h(l.person_no || '@' || d.day) as no) h
    cross join lateral (select d.day + time '22:30' - interval '1 day' + make_interval(mins => h.no % 55) as at_in,
      d.day + time '07:40' + make_interval(mins => h.no / 64 % 95) as at_out, h.no % 61 = 0 as is_unseen) s
  where r.status_cd in ('APPR', 'EXPIRED') and h.no % 8 > 0 and r.entry_type_cd <> 'VISIT'
  order by l.person_no, d.day, r.entry_rqst_no desc`

const FIGURES = `update entry_rqst r set person_cnt = c.persons, vehicle_cnt = c.vehicles, equip_cnt = c.equips
  from (select e.entry_rqst_no, (select count(*)::int from entry_rqst_persons l where l.entry_rqst_no = e.entry_rqst_no) as persons,
      (select count(*)::int from entry_rqst_vehicles l where l.entry_rqst_no = e.entry_rqst_no) as vehicles,
      (select count(*)::int from entry_rqst_equips l where l.entry_rqst_no = e.entry_rqst_no) as equips from entry_rqst e) c
  where c.entry_rqst_no = r.entry_rqst_no`

const asked = ['request', 'createUserId', '+ 10 minutes'] as const
const agreed = [asked, ['hostOk', 'ownUserId', '+ 110 minutes']] as const
const approved = [...agreed, ['approve', '#SHM', '+ 2 hours', { to: 'APPR' }]] as const
const courses: readonly Course<typeof entryRqst>[] = [
  [...approved, ['expire', '@SYSTEM', 'entryEndYmd + 25 hours']],
  [...approved, ['suspend', '#SHM', 'entryStartYmd + 30 hours']],
  [asked, ['sendBack', 'ownUserId', '+ 110 minutes', { reasonDesc: '화기 작업자의 특별교육 이수증을 함께 내십시오.' }]],
]

export async function loadEntries(connection: OwnerConnection, { today, now }: FirstDay): Promise<void> {
  await connection.query(HASH)
  await connection.query(REQUESTS, [today])
  for (const statement of [PERSONS, VEHICLES, EQUIPS]) await connection.query(statement)
  await connection.query(STAYS, [today])
  await connection.query(FIGURES)
  // How far what is in force was approved the rules say, once all is there.
  await tellRows(connection, entryRqst, courses, { latest: now, where: `r.status_cd <> 'APPR'` })
}

/** The rules asked about everything that is open, as they will be asked of new requests; and today's coming and going. */
export async function settleEntries(db: Database, now: Date): Promise<void> {
  await db.write('SYSTEM', async (tx) => {
    const open = await tx.query<{ no: number }>(sql`select entry_rqst_no as no from entry_rqst
      where status_cd in ('RQST', 'HOST_OK', 'RTN', 'APPR', 'SUSP') order by entry_rqst_no`)
    for (const { no } of open) {
      const record = (await getRecord(tx, entryRqst, no)) as Row & EntryRqst
      const { checks, values } = await settleLines(tx, record, { at: now, refused: 'NG' })
      await keepChecks(tx, record, checks, now)
      await writeRows(tx, entryRqst, no, { persons: values.persons })
      await tx.query(sql`update entry_rqst set ng_cnt = ${values.ngCnt}, check_dt = ${now},
        status_cd = case when status_cd = 'APPR' and ${values.ngCnt}::int > 0 then 'PART' else status_cd end where entry_rqst_no = ${no}`)
    }
    const inPart = [...agreed, ['approve', '#SHM', '+ 2 hours', { to: 'PART' }]] as const
    await tellRows(ownerIn(tx), entryRqst, [approved, inPart], { latest: now })
    await tx.query(todayStatement(now))
    await tellScans(tx, now)
    await tx.query(refusalsStatement(now))
  })
}

/** Two of three who may come in are there; some have left again. */
const todayStatement = (now: Date) => sql`
  insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, entry_rqst_no, host_dept_cd, zone_cd, gate_cd, out_gate_cd, in_dt, out_dt,
    work_hour_val, create_user_id, create_dt, update_user_id, update_dt)
  select distinct on (l.person_no) r.plant_cd, r.vendor_cd, l.person_no, p.human_key, r.entry_rqst_no, r.host_dept_cd,
    case when r.zone_cds like '%X' then 'X' when r.zone_cds like '%P' then 'P' else 'G' end, r.gate_cd, case when s.has_left then r.gate_cd end,
    s.at_in, case when s.has_left then s.at_in + interval '100 minutes' end, case when s.has_left then 1.67 end, 'gate', s.at_in, 'gate', s.at_in
  from entry_rqst r join entry_rqst_persons l using (entry_rqst_no) join vendor_person p on p.person_no = l.person_no
    cross join lateral (select ('x' || substr(md5('now' || l.person_no), 1, 7))::bit(28)::int as no) h
    cross join lateral (select least(date_trunc('day', ${now}::timestamptz at time zone 'Asia/Seoul') at time zone 'Asia/Seoul' + interval '7 hours',
        ${now}::timestamptz - interval '2 hours') + make_interval(mins => h.no % 80) as at_in) a
    cross join lateral (select a.at_in, h.no % 17 = 0 and a.at_in + interval '110 minutes' < ${now}::timestamptz as has_left) s
  where r.status_cd in ('APPR', 'PART') and l.line_status_cd in ('OK', 'WARN') and h.no % 3 > 0
    and r.entry_start_ymd <= (${now}::timestamptz at time zone 'Asia/Seoul')::date and r.entry_end_ymd >= (${now}::timestamptz at time zone 'Asia/Seoul')::date
  order by l.person_no, r.entry_rqst_no`

/** A few who were sent back. */
const refusalsStatement = (now: Date) => sql`
  insert into entry_scan (scan_key, plant_cd, vendor_cd, person_no, entry_rqst_no, gate_cd, scan_text, way_cd, direction_cd, result_cd,
    rule_cd, msg_cd, msg_desc, values_json, scan_dt, receive_dt, scan_user_id)
  select 'demo-no-' || r.entry_rqst_no || '-' || l.person_no, r.plant_cd, r.vendor_cd, l.person_no, r.entry_rqst_no, r.gate_cd, encode(sha256(l.person_no::text::bytea), 'hex'), 'CODE', 'IN',
    'BLOCK', l.line_rule_cd, ${codeOfSentence(gateSays.REFUSED)}, ${gateSays.REFUSED}::text, jsonb_build_object('rule', l.line_rule_cd, 'reason', ${lineCheck}),
    ${now}::timestamptz - make_interval(mins => 15 + (l.person_no % 90)::int), ${now}::timestamptz - make_interval(mins => 15 + (l.person_no % 90)::int), 'gate'
  from entry_rqst r join entry_rqst_persons l using (entry_rqst_no)
  where r.status_cd = 'PART' and l.line_status_cd = 'NG' and l.line_rule_cd is not null and l.person_no % 7 = 0`

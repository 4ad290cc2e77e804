/** People of the demo's running day: those who may work, taught for it, behind the gate. */

import { tellScans } from '#modules/contractor/entry/entry-demo.api.ts'
import { eligibilityAtWork } from '#modules/contractor/entry/entry-work.api.ts'
import { tellRounds } from '#modules/education/round/edu-round-history.api.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { ownerIn } from '#platform/server/database/insert-all.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { permitLimits } from '../ask/permit-limits.ts'
import { excessOf, type FatigueLimits, type Load } from '../fatigue/fatigue.logic.ts'
import { loadsOf } from '../fatigue/loads.ts'
import { permit } from '../permit.model.ts'
import { taughtFor } from '../types/kinds.model.ts'
import { mayCome } from './day-people.sql.ts'

/** 별표 5 of hot work, confined spaces, electricity, cranes, digging, radiation, harmful and flammable substances, tanks. */
const KINDS = [38, 34, 17, 14, 19, 33, 35, 4, 7]
const HOURS_MIN = 960
/** Of its rounds, which no other round of the demo has. */
const NUMBERS_FROM = 50
const OPENED_BEFORE = 25
/** What is put right below. */
const mended = new Set(['E07', 'E12'])

export async function readyPeople(tx: Transaction, permitNos: readonly number[], now: Date): Promise<void> {
  const ymd = dayOf(now)
  const people = await tx.query<{ personNo: number; vendorCd: string; plantCd: string }>(
    sql`select v.person_no as "personNo", v.vendor_cd as "vendorCd", v.plant_cd as "plantCd" from vendor_person v
      where v.person_status_cd = 'ACTIVE' and v.delete_yn = 'N' and (v.vendor_cd, v.plant_cd) in
        (select vendor_cd, plant_cd from wkod_master where permit_no = any(${[...permitNos]}::bigint[]))
        and ${raw(mayCome('v', `'${ymd}'::date`))} and not ${hasLeft(now)}
      order by ${stayed(now)}, 1`,
  )
  const places = await tx.query<{ no: number }>(
    sql`select distinct process_no as no from wkod_master where permit_no = any(${[...permitNos]}::bigint[]) and process_no is not null`,
  )
  const asked = { fromYmd: ymd, toYmd: ymd, at: now, processNos: places.map(({ no }) => Number(no)) }
  const noOf = ({ personNo }: { personNo: number }) => personNo
  const barredBy = async (some: typeof people, specialKindNos: readonly number[]) => {
    const byPlant = [...Map.groupBy(some, ({ plantCd }) => plantCd)]
    const found = byPlant.map(([plantCd, of]) =>
      eligibilityAtWork(tx, { ...asked, plantCd, personNos: of.map(noOf), specialKindNos }),
    )
    return (await Promise.all(found)).flat().filter(({ resultCd }) => resultCd === 'BLOCK')
  }
  const hopeless = new Set((await barredBy(people, [])).filter(({ ruleCd }) => !mended.has(ruleCd)).map(noOf))
  const good = people.filter(({ personNo }) => !hopeless.has(personNo))
  await teach(tx, good.map(noOf), ymd)
  await tellRounds(ownerIn(tx), now)
  await confirm(tx, good.map(noOf), now)
  // Who did such work before he was taught has learned it too late, whatever he learned since.
  const unlearned = Map.groupBy(await barredBy(good, KINDS), noOf)
  const tired = await tiredAmong(tx, good, now)
  const able = good.flatMap((person) => {
    const kinds = (unlearned.get(person.personNo) ?? []).map(({ values }) => Number(values?.k))
    return tired.has(person.personNo) ? [] : [{ ...person, unlearned: new Set(kinds) }]
  })
  // Whoever may do less comes first where little is asked.
  await replace(
    tx,
    permitNos,
    able.toSorted((a, b) => b.unlearned.size - a.unlearned.size),
  )
  await letIn(tx, permitNos, now)
}

/** Who has too much behind him by now. */
async function tiredAmong(
  tx: Transaction,
  people: readonly { personNo: number; plantCd: string }[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const limits = await permitLimits(tx, dayOf(now))
  const asked = people.map(({ personNo, plantCd }) => ({ plantCd, whom: { personNo }, at: now }))
  const loads = await loadsOf(tx, asked, now, limits.fatigueHeatRate)
  if (loads === 'unknown') return new Set()
  return new Set(people.flatMap(({ personNo }, at) => (isOver(loads[at], limits) ? [personNo] : [])))
}
const isOver = (load: Load | undefined, limits: FatigueLimits) =>
  load !== undefined && excessOf(load, limits).length > 0

/** Whoever went home today does not come back. */
const hasLeft = (now: Date) => sql`exists (select from entry_log l where l.person_no = v.person_no and l.delete_yn = 'N'
  and l.out_dt > ${now}::timestamptz - interval '9 hours' and l.out_dt <= ${now})`
/** Whoever was inside longest comes last: another day there would be more than a body bears. */
const stayed = (
  now: Date,
) => sql`(select coalesce(sum(coalesce(l.out_dt, ${now}) - greatest(l.in_dt, ${now}::timestamptz - interval '24 hours')), interval '0')
  from entry_log l where l.person_no = v.person_no and coalesce(l.out_dt, ${now}) > ${now}::timestamptz - interval '24 hours' and l.delete_yn = 'N')`

interface Scene {
  permitNo: number
  vendorCd: string
  /** Its hours, in minutes: of what is done, those that it took. */
  fromMin: number
  toMin: number
  /** Drafted, planned, going on or done: what was refused or called off holds nobody. */
  isHeld: boolean
  /** Special education that it asks for. */
  kinds: readonly number[]
  /** Parts that it asks for. */
  partCds: (keyof typeof partColumns)[]
}
const partColumns = { WATCH: 'watch', FIRE: 'fire', SIGNAL: 'signal', CMD: 'cmd' } as const
const WORKERS = 3

interface Manning {
  permitNo: number
  leader: number | null
  watch: number | null
  fire: number | null
  signal: number | null
  cmd: number | null
  workers: number[]
}

interface Able {
  personNo: number
  vendorCd: string
  /** Special education that he has not, or too late. */
  unlearned: ReadonlySet<number>
}

const isAtOnce = (a: Scene, b: Scene) => a.isHeld && b.isHeld && a.fromMin < b.toMin && b.fromMin < a.toMin

/**
 * Crews of those who may: each work has its own leader, whoever has a part and a worker; who is left is shared out. Nobody is
 * named for two works of the same hours.
 */
function manned(scenes: readonly Scene[], people: readonly Able[]): Manning[] {
  const named = people.map((person) => ({ ...person, works: [] as Scene[] }))
  const one = (scene: Scene): number | null => {
    const found = named.find(
      ({ unlearned, works }) =>
        !scene.kinds.some((kind) => unlearned.has(kind)) &&
        works.every((other) => other !== scene && !isAtOnce(other, scene)),
    )
    found?.works.push(scene)
    return found?.personNo ?? null
  }
  const crews = scenes.map((scene) => {
    const { permitNo, partCds } = scene
    const leader = one(scene)
    const partOf = (part: keyof typeof partColumns) => (partCds.includes(part) ? one(scene) : null)
    const parts = { watch: partOf('WATCH'), fire: partOf('FIRE'), signal: partOf('SIGNAL'), cmd: partOf('CMD') }
    return { scene, crew: { permitNo, leader, ...parts, workers: others(one(scene)) } }
  })
  for (let place = 1; place < WORKERS; place++)
    for (const { scene, crew } of crews) crew.workers.push(...others(one(scene)))
  return crews.map(({ crew }) => crew)
}
const others = (personNo: number | null): number[] => (personNo === null ? [] : [personNo])

async function replace(tx: Transaction, permitNos: readonly number[], able: readonly Able[]) {
  const found = await tx.query<Omit<Scene, 'kinds'>>(
    sql`select permit_no::int as "permitNo", vendor_cd as "vendorCd", status_cd not in ('CANC', 'REJ', 'EXPIRED') as "isHeld",
        extract(epoch from coalesce(start_dt, work_from_dt))::float8 / 60 as "fromMin",
        extract(epoch from coalesce(done_dt, work_to_dt))::float8 / 60 as "toMin",
        array_remove(array[case when watch_person_no is not null then 'WATCH' end, case when fire_watch_person_no is not null then 'FIRE' end,
          case when signal_person_no is not null then 'SIGNAL' end, case when cmd_person_no is not null then 'CMD' end], null) as "partCds"
      from wkod_master where permit_no = any(${[...permitNos]}::bigint[]) and vendor_cd is not null
      order by status_cd in ('CANC', 'REJ', 'EXPIRED'), status_cd <> 'WORK', status_cd <> 'SUSP', status_cd <> 'ISSUED', permit_no`,
  )
  const scenes: Scene[] = []
  for (const scene of found) {
    const record = await findRecord(asProgram(tx), permit, scene.permitNo)
    scenes.push({ ...scene, kinds: record ? taughtFor(record) : [] })
  }
  const all = [...Map.groupBy(scenes, ({ vendorCd }) => vendorCd)].flatMap(([vendorCd, its]) =>
    manned(
      its,
      able.filter((one) => one.vendorCd === vendorCd),
    ),
  )
  const given = sql`jsonb_to_recordset(${JSON.stringify(all)}::jsonb) g("permitNo" bigint, leader bigint, watch bigint, fire bigint,
    signal bigint, cmd bigint, workers bigint[])`
  await tx.query(sql`update wkod_master p set leader_person_no = g.leader, watch_person_no = g.watch, fire_watch_person_no = g.fire,
      signal_person_no = g.signal, cmd_person_no = g.cmd
    from ${given} where g."permitNo" = p.permit_no`)
  await tx.query(sql`delete from wkod_master_permit_crew where permit_no = any(${[...permitNos]}::bigint[])`)
  await tx.query(sql`insert into wkod_master_permit_crew (permit_no, seq_no, person_no, crew_role_cd, tbm_sign_dt, add_dt, leave_dt)
    select p.permit_no, row_number() over (partition by p.permit_no order by c.n, c.person_no), c.person_no, c.role_cd,
      p.issue_dt + interval '2 minutes', p.start_dt, p.done_dt
    from wkod_master p join ${given} on g."permitNo" = p.permit_no cross join lateral (
      select 1 as n, w as person_no, 'WORKER' as role_cd from unnest(g.workers) w
      union all values (4, g.watch, 'WATCH'), (5, g.fire, 'FIRE'), (6, g.leader, 'LEADER'), (7, g.signal, 'SIGNAL'), (8, g.cmd, 'CMD')) c
    where c.person_no is not null`)
}

async function teach(tx: Transaction, personNos: readonly number[], ymd: string): Promise<void> {
  await tx.query(sql`with lacking as (select p.person_no, p.plant_cd, p.vendor_cd, p.human_key as key, k.kind
      from vendor_person p cross join unnest(${KINDS}::int[]) k(kind) where p.person_no = any(${[...personNos]}::bigint[])
        and not exists (select from edu_rqst r where r.person_no = p.person_no and r.special_kind_no = k.kind
          and r.edu_class_cd = 'SPECIAL' and r.edu_result_cd = 'PASS' and r.delete_yn = 'N' and r.credit_min_val >= ${HOURS_MIN})),
    made as (insert into edu_round (edu_round_doc_no, plant_cd, status_cd, edu_course_cd, edu_class_cd, special_kind_no, round_title,
        start_dt, end_dt, cutoff_dt, edu_min_val, credit_min_val, attend_pct_val, place_nm, lang_cd, capacity_cnt, seat_cnt, wait_cnt,
        attend_cnt, pass_cnt, instructor_user_id, instructor_qual_cd, log_desc, internal_yn, legal_yn, test_yn, create_user_id, create_dt, update_user_id)
      select 'ED-' || to_char(${ymd}::date - ${OPENED_BEFORE}::int, 'YYYYMMDD') || '-' || (${NUMBERS_FROM}::int + l.kind), l.plant_cd, 'DONE',
        c.edu_course_cd, 'SPECIAL', l.kind, c.course_nm || ' ' || d.first || ' 09:00', (d.first || ' 09:00 Asia/Seoul')::timestamptz,
        (d.last || ' 18:00 Asia/Seoul')::timestamptz, (d.first || ' 00:00 Asia/Seoul')::timestamptz, ${HOURS_MIN}, ${HOURS_MIN}, 90, '체험교육장',
        'kr', 200, count(*)::int, 0, count(*)::int, count(*)::int, 'edu', 'SAFETY', c.course_nm || '의 위험과 안전작업 절차를 교육함.', 'N', 'Y', 'N', 'edu',
        ${ymd}::date - ${OPENED_BEFORE}::int, 'edu'
      from lacking l join edu_course c on c.special_kind_no = l.kind and c.delete_yn = 'N'
        cross join (select (${ymd}::date - 19)::text as first, (${ymd}::date - 18)::text as last) d
      group by l.plant_cd, l.kind, c.edu_course_cd, c.course_nm, d.first, d.last
      returning edu_round_no, edu_round_doc_no, plant_cd, special_kind_no, start_dt, end_dt)
    insert into edu_rqst (edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no, seat_status_cd,
      apply_dt, seat_key, edu_ymd, check_in_dt, check_out_dt, attend_min_val, credit_min_val, edu_result_cd, valid_from_ymd, valid_to_ymd, cert_no)
    select m.edu_round_no, l.plant_cd, l.vendor_cd, l.person_no, l.key, 'SPECIAL', l.kind, 'CONFIRM', ${ymd}::date - 25,
      substr(md5(l.person_no || ':' || l.kind), 1, 32), ${ymd}::date - 18, m.start_dt, m.end_dt, ${HOURS_MIN}, ${HOURS_MIN}, 'PASS',
      ${ymd}::date - 18, ${ymd}::date + 700,
      m.edu_round_doc_no || '-' || lpad((row_number() over (partition by m.edu_round_no order by l.person_no))::text, 3, '0')
    from lacking l join made m on m.plant_cd = l.plant_cd and m.special_kind_no = l.kind on conflict do nothing`)
}

/** Some time after it was published, and before the evening of the day before, where it was there by then. */
const confirmedBy = (now: Date) => sql`least(${now}::timestamptz, greatest(n.open_dt + interval '20 minutes',
  least(${now}::timestamptz - interval '14 hours', n.open_dt + make_interval(mins => (300 + p.person_no * 97 % 7000)::int))))`
/** Notices that every worker confirms, for the contractors of the day. */
const confirm = (tx: Transaction, personNos: readonly number[], now: Date) =>
  tx.query(sql`insert into notice_read (notice_no, rev_no, vendor_cd, person_no, open_dt, read_dt, confirm_dt, channel_cd,
      sign_way_cd, device_cd, lang_cd)
    select n.notice_no, n.rev_no, p.vendor_cd, p.person_no, at.dt, at.dt, at.dt, 'QR', 'CODE', 'PHONE', p.lang_cd
    from notice n join vendor_person p on p.plant_cd = n.plant_cd and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'
      and p.vendor_cd in (select vendor_cd from vendor_person where person_no = any(${[...personNos]}::bigint[]))
      cross join lateral (select ${confirmedBy(now)} as dt) at
    where n.status_cd = 'OPEN' and n.confirm_yn = 'Y' and n.confirm_level_cd = 'WORKER' and n.delete_yn = 'N'
      and not exists (select from notice_read r where r.notice_no = n.notice_no and r.person_no = p.person_no and r.confirm_dt is not null)`)

/** Whoever is at work has come in before it began, by the request that lets him in. */
async function letIn(tx: Transaction, permitNos: readonly number[], now: Date): Promise<void> {
  const come = sql`select x.person_no, p.plant_cd, p.vendor_cd, p.wkod_dt,
      min(least(coalesce(p.start_dt, p.issue_dt), ${now}::timestamptz) - interval '35 minutes') as at
    from wkod_master p join wkod_master_permit_crew x on x.permit_no = p.permit_no and x.person_no is not null
    where p.permit_no = any(${[...permitNos]}::bigint[]) and p.status_cd in ('ISSUED', 'WORK', 'SUSP', 'DONE', 'CLOSE') group by 1, 2, 3, 4`
  await tx.query(sql`with early as (update entry_log l set in_dt = c.at from (${come}) c
      where l.person_no = c.person_no and l.out_dt is null and l.delete_yn = 'N' and l.in_dt > c.at returning l.entry_log_no, c.at)
    update entry_scan s set scan_dt = e.at, receive_dt = e.at from early e
      where s.entry_log_no = e.entry_log_no and s.direction_cd = 'IN' and s.result_cd = 'OK'`)
  await tx.query(sql`insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, entry_rqst_no, host_dept_cd, zone_cd, gate_cd, in_dt)
    select v.plant_cd, v.vendor_cd, v.person_no, v.human_key, r.entry_rqst_no, r.host_dept_cd, 'P', coalesce(r.gate_cd, 'G1'), c.at
    from (${come}) c join vendor_person v on v.person_no = c.person_no
      left join lateral (select e.entry_rqst_no, e.host_dept_cd, e.gate_cd from entry_rqst e join entry_rqst_persons l using (entry_rqst_no)
        where l.person_no = v.person_no and e.plant_cd = v.plant_cd and e.status_cd in ('APPR', 'PART') and e.delete_yn = 'N'
          and l.line_status_cd in ('OK', 'WARN') and c.wkod_dt between e.entry_start_ymd and e.entry_end_ymd
        order by e.entry_rqst_no limit 1) r on true
    where not exists (select from entry_log l where l.person_no = v.person_no and l.out_dt is null and l.delete_yn = 'N')`)
  await tellScans(tx, now)
}

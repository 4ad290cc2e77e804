/** Everybody who has to be found, from the gates, from works and from what was seen, in a few statements. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { entryAsks } from '../entry/entry.ports.ts'
import { keyHashesOf } from '../entry/entry-pass-keys.ts'
import type { ListedPerson, MusterRow } from './muster.calls.ts'
import { type Exit, everybodyInside, type Named, type Presence, type Tick } from './muster.logic.ts'

/** An exit of yesterday ends no work of today. */
const EXIT_HOURS = 24

/** @param db acts as the program */
export async function openMuster(db: Queries, plantCd: string): Promise<MusterRow | null> {
  const [found] = await db.query<MusterRow>(sql`
    select m.entry_muster_no as "entryMusterNo", m.drill_yn as "drillYn", m.start_dt as "startDt", u.user_nm as "startUserNm"
    from entry_muster m left join directory_person u on u.user_id = m.start_user_id
    where m.plant_cd = ${plantCd} and m.end_dt is null and m.delete_yn = 'N'`)
  return found ?? null
}

type AtGate = Presence & Named & Pick<ListedPerson, 'zoneCd' | 'entryRoleCd' | 'hostDeptNm' | 'entryRqstDocNo'>
const atGates = (db: Queries, plantCd: string, from: Date, now: Date) =>
  db.query<AtGate>(sql`
    select l.person_no::int as "personNo", null as "userId", p.human_key as "humanKey", p.person_nm as "personNm",
      v.vendor_nm as "orgNm", 'GATE' as "sourceCd", l.in_dt as "sinceDt", null as "placeDesc", null as "permitNo",
      null as "permitDocNo", null as "wkodTitle", v.saf_mgr_nm as "foremanNm", v.saf_mgr_phone_no as "foremanTel",
      l.zone_cd as "zoneCd", x.entry_role_cd as "entryRoleCd", d.dept_nm as "hostDeptNm", r.entry_rqst_doc_no as "entryRqstDocNo"
    from entry_log l join vendor_person p on p.person_no = l.person_no join vendor_info v on v.vendor_cd = l.vendor_cd
      left join sys_dept d on d.dept_cd = l.host_dept_cd left join entry_rqst r on r.entry_rqst_no = l.entry_rqst_no
      left join entry_rqst_persons x on x.entry_rqst_no = l.entry_rqst_no and x.person_no = l.person_no
    where l.plant_cd = ${plantCd} and l.delete_yn = 'N' and l.in_dt <= ${now}
      and (l.out_dt is null or l.out_dt > ${from} and l.no_exit_yn = 'N')
    order by l.out_dt is not null, l.in_dt desc`)

/** Who went out through a gate and has not come back. What nobody saw is no exit. */
const exitsSince = (db: Queries, plantCd: string, from: Date, now: Date) =>
  db.query<Exit>(sql`
    select x."humanKey", x."outDt" from (
      select p.human_key as "humanKey", max(coalesce(l.late_out_dt, l.out_dt)) as "outDt"
      from entry_log l join vendor_person p on p.person_no = l.person_no
      where l.plant_cd = ${plantCd} and l.delete_yn = 'N' and l.out_dt <= ${now}
        and l.out_dt > ${from}::timestamptz - make_interval(hours => ${EXIT_HOURS}) and (l.no_exit_yn = 'N' or l.late_out_dt is not null)
      group by 1) x
    where not exists (select from entry_log o join vendor_person q on q.person_no = o.person_no
      where o.plant_cd = ${plantCd} and o.in_dt <= ${now} and (o.out_dt is null or o.out_dt > ${now}) and o.delete_yn = 'N'
        and q.human_key = x."humanKey")`)

type Ticked = Tick & { personNo: number | null; userId: string | null }
export const ticksOf = (db: Queries, entryMusterNo: number | null) =>
  db.query<Ticked>(sql`
    select k.person_no::int as "personNo", k.user_id as "userId", k.seen_dt as "seenDt", k.way_cd as "wayCd", k.late_yn as "lateYn",
      coalesce(p.human_key, 'U' || k.user_id) as "humanKey", u.user_nm as "byUserNm"
    from entry_muster_tick k left join vendor_person p on p.person_no = k.person_no
      left join directory_person u on u.user_id = k.tick_user_id
    where k.entry_muster_no = ${entryMusterNo}::bigint and k.delete_yn = 'N' order by k.seen_dt, k.entry_muster_tick_no`)

/** People of one plant, contractors' and own. @param db acts as the program */
export async function namesOf(
  db: Queries,
  plantCd: string,
  personNos: readonly number[],
  userIds: readonly string[],
): Promise<Named[]> {
  return db.query<Named>(sql`
    select p.person_no::int as "personNo", null as "userId", p.human_key as "humanKey", p.person_nm as "personNm",
      v.vendor_nm as "orgNm"
    from vendor_person p join vendor_info v on v.vendor_cd = p.vendor_cd
    where p.plant_cd = ${plantCd} and p.person_no = any(${[...personNos]}::bigint[])
    union all
    select null, u.user_id, 'U' || u.user_id, u.user_nm, coalesce(d.dept_nm, '')
    from sys_user u left join sys_dept d on d.dept_cd = u.dept_cd
    where u.plant_cd = ${plantCd} and u.user_id = any(${[...userIds]}::text[])`)
}

/**
 * @param muster the count that runs; where there is none, who would have to be found now
 * @param db acts as the program
 */
export async function peopleInside(
  db: Queries,
  plantCd: string,
  muster: MusterRow | null,
  now: Date,
): Promise<ListedPerson[]> {
  const from = muster ? new Date(muster.startDt) : now
  const [gates, ticks, exits] = [
    await atGates(db, plantCd, from, now),
    await ticksOf(db, muster?.entryMusterNo ?? null),
    await exitsSince(db, plantCd, from, now),
  ]
  const present: Presence[] = [...gates]
  for (const ask of entryAsks.present(db)) present.push(...(await ask(db, { plantCd, from })))
  const beside = [...present.filter(({ sourceCd }) => sourceCd !== 'GATE'), ...ticks]
  const named = await namesOf(
    db,
    plantCd,
    beside.flatMap(({ personNo }) => personNo ?? []),
    beside.flatMap(({ userId }) => userId ?? []),
  )
  const gateOf = new Map(gates.map((one) => [one.humanKey, one]))
  return everybodyInside({ present, named: [...named, ...gates], exits, ticks, from }).map((one) => {
    const gate = gateOf.get(one.humanKey)
    return {
      ...one,
      sourceCds: [...one.sourceCds],
      confirms: [...one.confirms],
      lates: [...one.lates],
      zoneCd: gate?.zoneCd ?? null,
      entryRoleCd: gate?.entryRoleCd ?? null,
      hostDeptNm: gate?.hostDeptNm ?? null,
      entryRqstDocNo: gate?.entryRqstDocNo ?? null,
      keyHashes: [],
    }
  })
}

/** With the codes that a device has to know again. @param db acts as the program */
export async function withCodes(db: Queries, people: readonly ListedPerson[], now: Date): Promise<ListedPerson[]> {
  const hashes = await keyHashesOf(
    db,
    people.flatMap(({ personNo }) => personNo ?? []),
    now,
  )
  return people.map((one) => ({ ...one, keyHashes: one.personNo === null ? [] : (hashes.get(one.personNo) ?? []) }))
}

/** What only whoever counts is shown. */
export const forReaders = (people: readonly ListedPerson[]): ListedPerson[] =>
  people.map((one) => ({ ...one, foremanTel: null }))

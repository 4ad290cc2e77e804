/** Whether those at work are still there, and still may: every five minutes, and at once when a decision bars somebody. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { type Kept, kept, keptAll, keptText } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { type CrewRecord, crewAskedOf, nameByNo } from '../ask/permit-facts.ts'
import { suspendPermits } from '../permit.api.ts'
import { permitMessages } from '../permit.messages.ts'
import { permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'

/** Work goes on only while its leader and its watchers are there and may work; others who went or may not are marked as gone. */
export const permitPresence: Job = {
  name: 'permit-presence',
  label: '작업허가 인원 확인',
  cron: '*/5 * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const atWork = await crews(tx)
      const [barred, inside] = await Promise.all([barredOf(tx, atWork, now), insideOf(tx, atWork, now)])
      const isBarred = (no: number, person: number) => barred.get(no)?.has(person) ?? false
      const mayStay = (no: number, person: number) => !isBarred(no, person) && inside.has(person)
      const stopped = atWork.filter(
        ({ no, key, helpers }) =>
          key.some((person) => !mayStay(no, person)) || helpers.some((person) => isBarred(no, person)),
      )
      const suspended = await stopEach(tx, stopped, barred, now)
      const gone = atWork.flatMap(({ no, crew }) =>
        crew.filter((person) => !mayStay(no, person)).map((personNo) => ({ permitNo: no, personNo })),
      )
      await markGone(tx, gone, now)
      return suspended + gone.length
    }),
}

/**
 * Whom a decision bars is in there now, whatever his part: the work stops with it, in the same transaction, until he has
 * left or may work again.
 */
export async function stopBarredWork(tx: Transaction, personNos: readonly number[], now: Date): Promise<void> {
  const asked = new Set(personNos)
  const atWork = (await crews(asProgram(tx)))
    .map((one) => ({ ...one, key: everybody(one).filter((person) => asked.has(person)), helpers: [], crew: [] }))
    .filter(({ key }) => key.length > 0)
  const barred = await barredOf(tx, atWork, now)
  const stopped = atWork.filter(({ no }) => (barred.get(no)?.size ?? 0) > 0)
  await stopEach(tx, stopped, barred, now)
}

interface Crew extends CrewRecord {
  no: number
  /** Without whom work stops. */
  key: number[]
  /** Who signals or commands, beside the crew or in it. */
  helpers: number[]
  crew: number[]
}
const everybody = ({ key, helpers, crew }: Crew): number[] => [...new Set([...key, ...helpers, ...crew])]

/** Of a permit, whom a rule of people forbids to work, and which. */
type Barred = ReadonlyMap<number, ReadonlyMap<number, Check>>

/** By permit, for the day that it is. */
async function barredOf(tx: Transaction, atWork: readonly Crew[], now: Date) {
  const asked = atWork.flatMap((one) => {
    const personNos = everybody(one)
    if (personNos.length === 0) return []
    return { ...crewAskedOf(one, personNos, now), permitNo: one.no, toYmd: dayOf(now) }
  })
  const found = asked.length > 0 ? await permitAsks.eligibility(tx, asked) : []
  const barred = new Map<number, Map<number, Check>>()
  for (const { permitNo, personNo, ...check } of found.filter(({ resultCd }) => resultCd === 'BLOCK').toReversed())
    barred.set(permitNo, (barred.get(permitNo) ?? new Map<number, Check>()).set(personNo, check))
  return barred
}

const MOST_REASON = 4000
/** Whom what bars; as many of them as the line of a stop can hold. */
function barredSaid(said: readonly Kept[]): Kept {
  const all = keptAll(said)
  return keptText(all).length <= MOST_REASON ? all : barredSaid(said.slice(0, -1))
}

/** Each permit says who of its people is barred, and by what. @returns how many were stopped */
async function stopEach(tx: Transaction, stopped: readonly Crew[], barred: Barred, now: Date): Promise<number> {
  if (stopped.length === 0) return 0
  const ofEach = stopped.map(({ no }) => ({ no, checks: [...(barred.get(no) ?? [])] }))
  const names = await nameByNo(
    tx,
    ofEach.flatMap(({ checks }) => checks.map(([personNo]) => personNo)),
  )
  const reasonDescs = new Map<number, Kept>()
  for (const { no, checks } of ofEach) {
    const said = checks.map(([personNo, { ruleCd, message, values }]) =>
      kept('{name}: {rule} {reason}', {
        name: names.get(personNo) ?? '',
        rule: ruleCd,
        reason: kept(message, values),
      }),
    )
    if (said.length > 0) reasonDescs.set(no, barredSaid(said))
  }
  const permitNos = stopped.map(({ no }) => no)
  return (await suspendPermits(tx, { permitNos }, { reasonCd: 'PERSON', reasonDescs, now })).length
}

async function insideOf(tx: Transaction, atWork: readonly Crew[], now: Date) {
  const people = [...new Set(atWork.flatMap(({ key, crew }) => [...key, ...crew]))]
  return new Set(await permitAsks.presence(tx, people, now))
}

async function markGone(tx: Transaction, gone: readonly { permitNo: number; personNo: number }[], now: Date) {
  if (gone.length === 0) return
  const pairs = sql`jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) g("permitNo" bigint, "personNo" bigint)`
  await tx.query(sql`with gone as (update wkod_master_permit_crew c set leave_dt = ${now} from ${pairs}
      where c.permit_no = g."permitNo" and c.person_no = g."personNo" and c.leave_dt is null returning c.permit_no, c.person_no)
    insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, reason_desc, diff_json)
    select ${now}, 'SYSTEM', ${permit.name}, r.permit_no::text, r.plant_cd, r.vendor_cd, 'leaveCrew', v.person_nm, '{}'
    from gone g join wkod_master r on r.permit_no = g.permit_no join vendor_person v on v.person_no = g.person_no`)
  await notifyThrough(asProgram(tx), now).each(
    sql`select distinct p.user_id, r.permit_no as biz_no, null::text as once_key,
        jsonb_build_object('title', r.wkod_title, 'names', n.names) as values_json
      from (select g."permitNo" as no, string_agg(v.person_nm, ', ' order by v.person_nm) as names from ${pairs}
          join vendor_person v on v.person_no = g."personNo" group by 1) n
        join wkod_master r on r.permit_no = n.no
        cross join lateral (values (r.create_user_id), (r.rqst_user_id), (r.issue_user_id)) p (user_id) where p.user_id is not null`,
    permitMessages.PT_LEFT,
  )
}

/** @param db acts as the program */
const crews = (db: Queries): Promise<Crew[]> =>
  db.query<Crew>(sql`select r.permit_no as no, r.plant_cd as "plantCd", r.vendor_cd as "vendorCd", r.wkod_dt::text as "wkodDt",
      r.work_to_dt as "workToDt", r.permit_base_cd as "permitBaseCd", r.permit_sub_cds as "permitSubCds", r.depth_val as "depthVal",
      r.volt_val as "voltVal", r.load_val as "loadVal", r.cse_kind_no as "cseKindNo", r.process_no as "processNo",
      to_jsonb(array_remove(array[r.leader_person_no, r.watch_person_no, r.fire_watch_person_no], null)) as key,
      to_jsonb(array_remove(array[r.signal_person_no, r.cmd_person_no], null)) as helpers,
      coalesce((select jsonb_agg(c.person_no) from wkod_master_permit_crew c
        where c.permit_no = r.permit_no and c.leave_dt is null and c.person_no is not null), '[]') as crew
    from wkod_master r where r.status_cd = 'WORK' and r.delete_yn = 'N' and r.vendor_cd is not null order by r.permit_no`)

/**
 * What asks for a new look at a JSA before its year is over (section 11): an accident or a near miss in the same kind of
 * work, a change of its equipment, work that had to be stopped under it, a number of the law that has changed, a risk
 * assessment of its process that is done.
 */
import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { SUSPENSION_WINDOW_DAYS, suspensionTrigger, TRIGGER_DAYS, triggerDue } from './jsa.logic.ts'
import { jsaAsks, type StoppedWork } from './jsa.ports.ts'
import { makeTargets, type Target } from './jsa-targets.ts'

const DAY_MS = 86_400_000
const MOST = 500

/** Every few minutes: what has happened asks for a look at once. */
export const jsaTriggers: Job = {
  name: 'jsa-triggers',
  label: 'JSA 수시평가 대상',
  cron: '*/10 * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const [now, today] = [clock.now(), clock.today()]
      const from = new Date(now.getTime() - 2 * SUSPENSION_WINDOW_DAYS * DAY_MS)
      const found = [...(await afterStops(tx, await jsaAsks.stopped(tx, from))), ...(await afterLaw(tx, today))]
      return makeTargets(tx, now, found)
    }),
}

interface Linked {
  linkedNo: number
  jsaNo: number
  /** When somebody last said what he thinks of every row. */
  lookedDt: string | null
}

async function afterStops(db: Queries, stops: readonly StoppedWork[]): Promise<Target[]> {
  if (stops.length === 0) return []
  const linked = await db.query<Linked>(
    sql`select s.jsa_no as "linkedNo", r.jsa_no as "jsaNo",
        (select max(e.submit_dt) from jsa_eval e where e.root_jsa_no = r.root_jsa_no and e.delete_yn = 'N') as "lookedDt"
      from jsa s join jsa r on r.root_jsa_no = s.root_jsa_no and r.status_cd = 'FIX' and r.delete_yn = 'N'
      where s.jsa_no = any(${stops.map(({ jsaNo }) => jsaNo)}::bigint[])`,
  )
  const byAnalysis = Map.groupBy(linked, ({ jsaNo }) => jsaNo)
  return [...byAnalysis].flatMap(([jsaNo, links]) => {
    const numbers = new Set(links.map(({ linkedNo }) => linkedNo))
    const lookedMs = Math.max(...links.map(({ lookedDt }) => (lookedDt === null ? 0 : Date.parse(lookedDt))))
    // Several works that one word stopped at once are one stop.
    const instants = new Set(stops.filter((one) => numbers.has(one.jsaNo)).map(({ stopDt }) => Date.parse(stopDt)))
    const dayAt = (ms: number) => dayOf(new Date(ms))
    const fresh = new Set([...instants].filter((ms) => ms > lookedMs).map(dayAt))
    const found = suspensionTrigger([...instants].map(dayAt), (ymd) => fresh.has(ymd))
    if (!found) return []
    const eventDesc = `작업중지 ${found.fromYmd}, ${found.ymd}`
    return [{ jsaNo, reasonCd: 'SUSP' as const, eventDesc, dueYmd: triggerDue(found.ymd) }]
  })
}

/** Numbers marked 'JSA 영향' from the day on which they hold; of one kind of permit, or of all analyses. */
async function afterLaw(db: Queries, today: string): Promise<Target[]> {
  const found = await db.query<{ jsaNo: number; eventDesc: string; fromYmd: string }>(
    sql`select distinct on (r.jsa_no) r.jsa_no as "jsaNo", p.effective_from_ymd::text as "fromYmd",
        concat(p.legal_param_cd, ' ', p.legal_param_val, ' (', p.effective_from_ymd, ')') as "eventDesc"
      from com_legal_param p join jsa r on r.status_cd = 'FIX' and r.delete_yn = 'N' and r.fix_ymd < p.effective_from_ymd
          and (p.jsa_type_cd is null or p.jsa_type_cd = any(string_to_array(r.permit_type_cds, ' ')))
      where p.jsa_yn = 'Y' and p.delete_yn = 'N' and p.effective_from_ymd <= ${today}::date
        and not exists (select from jsa_eval e where e.root_jsa_no = r.root_jsa_no and e.delete_yn = 'N'
          and ((e.submit_dt at time zone 'Asia/Seoul')::date >= p.effective_from_ymd
            or (e.status_cd <> 'DONE' and e.due_ymd <= p.effective_from_ymd + ${TRIGGER_DAYS}::int)))
      order by r.jsa_no, p.effective_from_ymd desc limit ${MOST}`,
  )
  return found.map(({ fromYmd, ...one }) => ({ ...one, reasonCd: 'LAW' as const, dueYmd: triggerDue(fromYmd) }))
}

export interface Happened {
  plantCd: string
  /** What it was, with its number: stands in the target. */
  eventDesc: string
  now: Date
  today: string
}

/** An accident or a near miss: every JSA of the plant for the same kind of work. */
export const lookAgainAtWork = (tx: Transaction, workCatCd: string, happened: Happened): Promise<number> =>
  lookAgain(tx, 'EVENT', sql`r.work_cat_cd = ${workCatCd}`, happened)

/** A change (MOC) that is completed: every JSA of the plant that names the equipment. */
export const lookAgainAtEquipment = (
  tx: Transaction,
  equipCds: readonly string[],
  happened: Happened,
): Promise<number> =>
  lookAgain(
    tx,
    'MOC',
    sql`regexp_split_to_array(upper(coalesce(r.equip_cds, '')), '[,;\s]+') && ${equipCds.map((one) => one.toUpperCase())}::text[]`,
    happened,
  )

/** A risk assessment that is done: every JSA of its process for the kind of work that it covers, all where it names none. */
export const lookAgainAtProcess = (
  tx: Transaction,
  { processNo, workCatCd }: { processNo: number | null; workCatCd: string | null },
  happened: Happened,
): Promise<number> =>
  lookAgain(
    tx,
    'RSA',
    sql`r.process_no = ${processNo} and (${workCatCd}::text is null or r.work_cat_cd = ${workCatCd})`,
    happened,
  )

async function lookAgain(
  tx: Transaction,
  reasonCd: Target['reasonCd'],
  which: Sql,
  { plantCd, eventDesc, now, today }: Happened,
): Promise<number> {
  const db = asProgram(tx)
  const rows = await db.query<{ jsaNo: number }>(
    sql`select r.jsa_no as "jsaNo" from jsa r where r.plant_cd = ${plantCd} and r.status_cd = 'FIX' and r.delete_yn = 'N'
      and ${which} order by r.jsa_no`,
  )
  const targets = rows.map(({ jsaNo }) => ({ jsaNo, reasonCd, eventDesc, dueYmd: triggerDue(today) }))
  return makeTargets(tx, now, targets)
}

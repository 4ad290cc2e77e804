/**
 * Points, stops and cards of people, worked out anew from their demerits: after each event, and every night. Doing it twice
 * changes nothing more.
 */
import { passedDays } from '#modules/education/status/education.api.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { StateIn } from '#platform/model/row-states.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { stops } from '../card/card.model.ts'
import { followCards } from '../card/card-follow.ts'
import { sgcStops } from '../card/sgc.tables.ts'
import {
  type Counted,
  type Credit,
  type DemeritNumbers,
  type DemeritState,
  type Grade,
  pointsOn,
  type ServedStop,
  type Stop,
  servedDays,
  stopsOf,
} from './demerit.logic.ts'
import { demeritNumbers } from './sgc-numbers.ts'

interface StoredStop extends Stop {
  sgcStopNo: number
  stopStatusCd: StateIn<typeof stops>
  reeduYmd: string | null
  servedDayCnt: number
}
interface StoredDemerit {
  no: number
  gradeCd: Grade
  score: number
  statusCd: DemeritState
  effectYmd: string | null
  stopBaseDt: string | null
}
interface Worker {
  plantCd: string
  workerKey: string
  /** All rows of the roster that are this human. */
  personNos: number[]
  demerits: StoredDemerit[]
  credits: Credit[]
  stops: StoredStop[]
}

/** Who is asked about: these people, or everybody who has a demerit, a stop or a card. */
interface Which {
  personNos?: readonly number[]
}
interface Acting {
  now: Date
  userId: string
}

/** @returns how many stops and cards changed */
export async function recomputeWorkers(tx: Transaction, which: Which, { now, userId }: Acting): Promise<number> {
  const db = asProgram(tx)
  const workers = await workersOf(db, which)
  const numbersOn = await demeritNumbers(db)
  const reedus = await passedDays(
    db,
    workers.flatMap(({ personNos }) => personNos.slice(0, 1)),
    'REEDU',
  )
  const today = dayOf(now)
  const results = workers.map((worker) => resultOf(worker, reedus, numbersOn, today))
  const changed = await saveStops(db, results, { now, userId })
  await saveFigures(db, results)
  return changed + (await followCards(tx, results, { now, userId }))
}

export interface WorkerResult {
  worker: Pick<Worker, 'plantCd' | 'workerKey' | 'personNos'>
  points: number
  stops: (Stop & ServedStop)[]
  /** Stored stops whose event is gone, with the days that were served for nothing. */
  gone: { sgcStopNo: number; servedDayCnt: number }[]
  demerits: { no: number; levelCd: string }[]
}

function resultOf(
  worker: Worker,
  reedus: ReadonlyMap<number, readonly string[]>,
  numbersOn: (ymd: string) => DemeritNumbers,
  today: string,
): WorkerResult {
  const { demerits, credits, stops: stored } = worker
  const served = new Map<number, number>()
  for (const { causeDemeritNo, stopStatusCd, servedDayCnt } of stored)
    if (stopStatusCd === 'CANC') served.set(causeDemeritNo, (served.get(causeDemeritNo) ?? 0) + servedDayCnt)
  const passed = reedus.get(worker.personNos[0] ?? 0) ?? []
  const stops = stopsOf(demerits as Counted[], credits, numbersOn, served).map((stop) => ({
    ...stop,
    reeduYmd: passed.find((ymd) => ymd >= stop.firstYmd) ?? null,
  }))
  const levels = new Map(stops.map(({ causeDemeritNo, levelCd }) => [causeDemeritNo, levelCd]))
  return {
    worker,
    points: pointsOn(demerits as Counted[], credits, today, numbersOn(today).creditMax),
    stops,
    gone: stored
      .filter(({ stopStatusCd, causeDemeritNo }) => stopStatusCd === 'ACTIVE' && !levels.has(causeDemeritNo))
      .map((stop) => ({ sgcStopNo: stop.sgcStopNo, servedDayCnt: servedDays(stop, today) })),
    demerits: demerits.map(({ no }) => ({ no, levelCd: levels.get(no) ?? 'NONE' })),
  }
}

const workersOf = (db: Queries, { personNos }: Which): Promise<Worker[]> =>
  db.query<Worker>(sql`
    with asked as (
      select distinct p.plant_cd, p.human_key as worker_key from vendor_person p
      where ${personNos ?? null}::bigint[] is null
          and (exists (select from sgc_demerit d where d.person_no = p.person_no and d.status_cd <> 'TEMP' and d.delete_yn = 'N')
            or exists (select from sgc_card c where c.person_no = p.person_no and c.delete_yn = 'N' and c.stop_yn = 'Y'))
        or p.person_no = any(${personNos ?? null}::bigint[])
    ), people as (
      select a.plant_cd, a.worker_key, array_agg(p.person_no order by p.person_no) as person_nos
      from asked a join vendor_person p on p.plant_cd = a.plant_cd and p.human_key = a.worker_key group by 1, 2
    )
    select w.plant_cd as "plantCd", w.worker_key as "workerKey", to_json(w.person_nos) as "personNos",
      (select coalesce(json_agg(json_build_object('no', d.sgc_demerit_no, 'gradeCd', d.viol_grade_cd,
          'score', coalesce(d.final_score, d.demerit_score), 'statusCd', d.status_cd, 'effectYmd', d.effect_ymd,
          'stopBaseDt', d.stop_base_dt)), '[]') from sgc_demerit d
        where d.person_no = any(w.person_nos) and d.status_cd <> 'TEMP' and d.delete_yn = 'N') as demerits,
      (select coalesce(json_agg(json_build_object('creditYmd', c.credit_ymd, 'creditScore', c.credit_score)), '[]')
        from demerit_credit c where c.plant_cd = w.plant_cd and c.worker_key = w.worker_key and c.delete_yn = 'N') as credits,
      (select coalesce(json_agg(json_build_object('sgcStopNo', s.sgc_stop_no, 'causeDemeritNo', s.cause_demerit_no,
          'stopStatusCd', s.stop_status_cd, 'firstYmd', s.first_ymd, 'lastYmd', s.last_ymd, 'servedDayCnt', s.served_day_cnt)), '[]')
        from sgc_stop s where s.plant_cd = w.plant_cd and s.worker_key = w.worker_key) as stops
    from people w`)

/** @returns how many stops are new, different or gone */
async function saveStops(db: Queries, results: readonly WorkerResult[], { now, userId }: Acting): Promise<number> {
  const gone = results.flatMap((result) => result.gone)
  const stops = results.flatMap(({ worker, stops }) => stops.map((stop) => ({ ...stop, workerKey: worker.workerKey })))
  if (gone.length > 0) {
    const served = JSON.stringify(Object.fromEntries(gone.map((one) => [one.sgcStopNo, one.servedDayCnt])))
    const which = sql`r.sgc_stop_no = any(${gone.map(({ sgcStopNo }) => sgcStopNo)}::bigint[])`
    const set = { cancDt: now.toISOString(), servedDayCnt: sql`(${served}::jsonb ->> r.sgc_stop_no::text)::int` }
    await sgcStops.move(db, 'cancel', { which, set, by: userId, now })
  }
  if (stops.length === 0) return gone.length
  const written = await db.query(sql`
    insert into sgc_stop (plant_cd, vendor_cd, person_no, worker_key, cause_demerit_no, level_cd, point_cnt, day_cnt, from_dt,
      first_ymd, last_ymd, reedu_ymd, create_user_id, create_dt, update_user_id, update_dt)
    select d.plant_cd, d.vendor_cd, d.person_no, s."workerKey", d.sgc_demerit_no, s."levelCd", s."pointCnt", s."dayCnt", s."fromDt",
      s."firstYmd", s."lastYmd", s."reeduYmd", ${userId}, ${now}, ${userId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(stops)}::jsonb) as s("causeDemeritNo" bigint, "workerKey" text, "levelCd" text,
      "pointCnt" int, "dayCnt" int, "fromDt" timestamptz, "firstYmd" date, "lastYmd" date, "reeduYmd" date)
      join sgc_demerit d on d.sgc_demerit_no = s."causeDemeritNo"
    on conflict (cause_demerit_no) where stop_status_cd = 'ACTIVE' do update set level_cd = excluded.level_cd,
      point_cnt = excluded.point_cnt, day_cnt = excluded.day_cnt, from_dt = excluded.from_dt, first_ymd = excluded.first_ymd,
      last_ymd = excluded.last_ymd, reedu_ymd = excluded.reedu_ymd, row_version = sgc_stop.row_version + 1,
      update_user_id = excluded.update_user_id, update_dt = excluded.update_dt
      where (sgc_stop.level_cd, sgc_stop.point_cnt, sgc_stop.from_dt, sgc_stop.first_ymd, sgc_stop.last_ymd, sgc_stop.reedu_ymd)
        is distinct from (excluded.level_cd, excluded.point_cnt, excluded.from_dt, excluded.first_ymd, excluded.last_ymd, excluded.reedu_ymd)
    returning 1`)
  return gone.length + written.length
}

/** What the list of demerits shows of the person; nobody's version of a document gets old by that. */
async function saveFigures(db: Queries, results: readonly WorkerResult[]): Promise<void> {
  const figures = results.flatMap(({ points, demerits }) => demerits.map((one) => ({ ...one, points })))
  if (figures.length === 0) return
  await db.query(sql`update sgc_demerit d set year_score = f.points, level_cd = f."levelCd"
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as f(no bigint, points int, "levelCd" text)
    where d.sgc_demerit_no = f.no and (d.year_score, d.level_cd) is distinct from (f.points, f."levelCd")`)
}

/**
 * Conflicts of one permit with 500 that are open, beside 6,000 that are closed, and the board of a plant with 200 works of
 * the day: as the app role behind row-level security, each against the bare reading of the same rows in the same rounds.
 * And everything that is asked of 200 works each minute: statements, the time that the database takes for them, and the
 * longest moment for which the program does nothing else.
 *
 *     node bench/simops/run.ts
 */
import os from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { permitTypeCds } from '#modules/common/permit-types.model.ts'
import { boardStatement } from '#modules/wkod/board/board.sql.ts'
import { failingOf } from '#modules/wkod/permit/conditions/keep-alive.ts'
import { markRows, type PermitRow, permitRows } from '#modules/wkod/simops/simops.fixture.ts'
import { type FoundHit, foundHits } from '#modules/wkod/simops/simops.sql.ts'
import { addSimopsRules } from '#modules/wkod/simops/simops-rule.add.ts'
import { recheckSimops } from '#modules/wkod/simops/simops-write.ts'
import type { Person } from '#platform/model/access.ts'
import { Database, type Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { joins } from '../../src/apps/joins.ts'
import { startCluster, withOwner } from '../cluster.ts'
import { median } from '../measure.ts'
import { stopAll } from '../processes.ts'

const OPEN = 500
const CLOSED = 6000
const OF_THE_DAY = 200
const MARKS = 2
const ROUNDS = 31
const MAX_CHECK_MS = 50
const MAX_BOARD_MS = 100
const MAX_ALIVE_MS = 300
const MAX_STILL_MS = 30
const CREW = 5
const HOUR_MS = 3_600_000

const guard: Person = {
  userId: 'gate',
  userNm: 'gate',
  kind: 'staff',
  scopeCd: 'PLANT',
  plantCd: '2000',
  deptCd: 'D2340',
  vendorCd: null,
  roles: ['SEC'],
  deptCds: ['D2340'],
  plantAccessYn: 'N',
}

/** The same places, kinds and hours in every run. */
function permitAt(no: number, now: number): PermitRow {
  const isOpen = no <= OPEN
  const isToday = no <= OF_THE_DAY
  const begin = isToday ? now - (no % 8) * HOUR_MS : now + (isOpen ? 30 + (no % 200) : -48 - no) * HOUR_MS
  const kind = permitTypeCds[2 + (no % (permitTypeCds.length - 2))] ?? 'CSE'
  return {
    permitNo: no,
    plantCd: '2000',
    statusCd: isToday ? 'WORK' : isOpen ? 'RQST' : 'CLOSE',
    equipNo: `V-${no % 60}`,
    permitBaseCd: no % 3 === 0 ? 'HOT' : 'GEN',
    permitSubCds: kind,
    vaporYn: no % 2 ? 'Y' : 'N',
    gasMainYn: 'N',
    workFromDt: new Date(begin).toISOString(),
    workToDt: new Date(begin + 12 * HOUR_MS).toISOString(),
    radiusVal: kind === 'HVY' ? 15 : null,
    exclRadiusVal: kind === 'RAD' ? 25 : null,
    heightVal: 8,
    marks: Array.from({ length: MARKS }, (_, index) => ({
      markNo: index + 1,
      mapNo: 901 + (no % 2),
      markType: index === 0 && no % 3 === 0 ? 'HOT' : kind,
      locationX: (no * 37 + index * 11) % 1000,
      locationY: (no * 53 + index * 7) % 1000,
      radiusVal: null,
      elevVal: null,
    })),
  }
}

process.stdout.write(`load before the run ${(os.loadavg()[0] ?? 0).toFixed(1)}\n`)
const cluster = await startCluster()
const url = await cluster.aDatabase(1000)
const db = new Database(url, { joins })

async function timed(name: string, most: number, ours: Sql, bare: Sql, asker: Person | 'SYSTEM'): Promise<boolean> {
  const times = { ours: [] as number[], bare: [] as number[] }
  let rows = 0
  for (let round = 0; round < ROUNDS; round++)
    for (const [who, statement] of [
      ['ours', ours],
      ['bare', bare],
    ] as const) {
      const began = performance.now()
      const found = await db.query(asker, statement)
      times[who].push(performance.now() - began)
      if (who === 'ours') rows = found.length
    }
  const [ms, bareMs] = [median(times.ours), median(times.bare)]
  const told = `${name.padEnd(58)}${ms.toFixed(1).padStart(6)} ms   at most ${most}   bare reading ${bareMs.toFixed(1)} ms, ratio ${(bareMs / ms).toFixed(2)}   (${rows} rows)   ${ms <= most ? 'met' : 'MISSED'}`
  process.stdout.write(`${told}\n`)
  return ms <= most
}

/** Counts statements and the time while at least one of them is under way. */
function watched(tx: Transaction) {
  const seen = { statements: 0, ms: 0 }
  let open = 0
  let since = 0
  const during = async <T>(asked: () => Promise<T>): Promise<T> => {
    seen.statements++
    if (open++ === 0) since = performance.now()
    try {
      return await asked()
    } finally {
      if (--open === 0) seen.ms += performance.now() - since
    }
  }
  const counting: Transaction = {
    ...tx,
    query: (statement) => during(() => tx.query(statement)),
    queryAs: (actor, statement) => during(() => tx.queryAs(actor, statement)),
  }
  return { counting, seen }
}

async function alive(now: Date): Promise<boolean> {
  const rounds: { statements: number; ms: number; stillMs: number; works: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const still = monitorEventLoopDelay({ resolution: 1 })
    still.enable()
    rounds.push(
      await db.write('SYSTEM', async (tx) => {
        const { counting, seen } = watched(tx)
        const { works } = await failingOf(counting, 'ALL', now)
        return { ...seen, stillMs: still.max / 1e6, works: works.length }
      }),
    )
    still.disable()
  }
  const of = (name: 'statements' | 'ms' | 'stillMs') => median(rounds.map((round) => round[name]))
  const isMet = of('ms') <= MAX_ALIVE_MS && of('stillMs') <= MAX_STILL_MS
  process.stdout.write(
    `everything that is asked of ${rounds[0]?.works} works each minute: ${of('statements')} statements, ${of('ms').toFixed(0)} ms of the database, at most ${MAX_ALIVE_MS}; the program stands still for ${of('stillMs').toFixed(1)} ms, at most ${MAX_STILL_MS}   ${isMet ? 'met' : 'MISSED'}\n`,
  )
  return isMet
}

/** Each work a contractor's, with a leader and a crew. */
const peopled = sql`
  with people as (select vendor_cd, array_agg(person_no order by person_no) as nos from vendor_person
      where plant_cd = '2000' and delete_yn = 'N' group by 1 having count(*) >= ${CREW}),
    vendors as (select *, row_number() over (order by vendor_cd) - 1 as at, count(*) over () as of from people),
    led as (update wkod_master p set vendor_cd = v.vendor_cd, leader_person_no = v.nos[1], start_dt = p.work_from_dt
      from vendors v where p.status_cd = 'WORK' and v.at = p.permit_no % v.of returning p.permit_no, v.nos)
  insert into wkod_master_permit_crew (permit_no, seq_no, person_no, crew_role_cd, add_dt)
  select l.permit_no, n, l.nos[n], 'WORKER', now() from led l cross join generate_series(2, ${CREW}) n`

try {
  const now = new Date()
  const permits = Array.from({ length: OPEN + CLOSED }, (_, index) => permitAt(index + 1, now.getTime()))
  await addSimopsRules(db)
  await db.write('SYSTEM', async (tx) => {
    await tx.query(sql`insert into site_map (map_no, map_nm, plant_cd, width_val, height_val, elev_val) overriding system value
      values (901, '1', '2000', 800, 500, 0), (902, '2', '2000', 800, 500, 12)`)
    await tx.query(permitRows(permits))
    await tx.query(markRows(permits))
    await tx.query(sql`update wkod_master set permit_base_cd = 'HOT', permit_sub_cds = 'LNB' where permit_no = 1`)
    await tx.query(sql`update permit_mark set location_x = 500, location_y = 500 where permit_no = 1`)
    // What asks is everywhere at once: it overlaps with all that is open.
    await tx.query(
      sql`update wkod_master set work_from_dt = ${now}, work_to_dt = ${now}::timestamptz + interval '300 hours' where permit_no = 1`,
    )
  })
  await withOwner(url, (owner) => owner.query('vacuum (analyze)'))
  const began = performance.now()
  const run = await db.write('SYSTEM', (tx) =>
    recheckSimops(tx, { permitNos: permits.slice(0, OPEN).map(({ permitNo }) => permitNo), now, isRun: true }),
  )
  process.stdout.write(
    `the run over all open permits, found for the first time ${(performance.now() - began).toFixed(0)} ms (${run.openedCnt} conflicts)\n`,
  )
  await withOwner(url, (owner) => owner.query('vacuum (analyze) simops_hit'))
  const spots = sql`select p.permit_no, p.work_from_dt, m.map_no, m.location_x, m.location_y, m.mark_type from wkod_master p
    join permit_mark m on m.permit_no = p.permit_no`
  const done = [
    await timed(
      `conflicts of one permit with ${OPEN} open ones`,
      MAX_CHECK_MS,
      foundHits({ permitNos: [1] }),
      sql`${spots} where p.plant_cd = '2000' and p.delete_yn = 'N' and p.status_cd in ('RQST', 'WORK')`,
      'SYSTEM',
    ),
    await timed(
      `the board with ${OF_THE_DAY} works of the day`,
      MAX_BOARD_MS,
      boardStatement('2000', now),
      sql`${spots} where p.plant_cd = '2000' and p.delete_yn = 'N' and p.work_to_dt > ${now}::timestamptz - interval '24 hours'
        and p.work_from_dt < ${now}::timestamptz + interval '24 hours'`,
      guard,
    ),
  ]
  await db.write('SYSTEM', (tx) => tx.query(peopled))
  done.push(await alive(now))
  if (process.argv.includes('--explain')) {
    const { text, values } = foundHits({ permitNos: [1] }).statement()
    const plan = await withOwner(url, (owner) =>
      owner.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers off) ${text}`, values),
    )
    process.stdout.write(`${plan.rows.map((line) => line['QUERY PLAN']).join('\n')}\n`)
  }
  const hits = await db.query<FoundHit>('SYSTEM', foundHits({ permitNos: [1] }))
  if (hits.length === 0) throw new RangeError('The permit that asks is in nobody’s way: nothing was measured')
  if (done.includes(false)) process.exitCode = 1
} finally {
  await stopAll()
  await db.close()
  await cluster.stop()
}

/**
 * 60,000 accidents of two years with 90,000 who were hurt, 5,000 of them still absent: every order of the list, as its readers
 * ask it with its total, beside the same rows without fence and total in the same rounds; the rates of 24 months; the night's
 * count of days.
 *
 *     node bench/accidents/run.ts
 */
import os from 'node:os'
import { accident } from '#modules/saf/accident/accident.model.ts'
import { countDays } from '#modules/saf/accident/accident-days.ts'
import { rateMonths } from '#modules/saf/accident/figures/rates.sql.ts'
import type { Person } from '#platform/model/access.ts'
import { addMonths, dayOf } from '#platform/model/calendar.ts'
import type { ListQuery } from '#platform/model/query.ts'
import { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { linesStatement, totalStatement } from '#platform/server/documents/list.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { joins } from '../../src/apps/joins.ts'
import { startCluster, withOwner } from '../cluster.ts'
import { median } from '../measure.ts'
import { stopAll } from '../processes.ts'

const ACCIDENTS = 60_000
const ABSENT = 5_000
const ROUNDS = 31
const JOB_ROUNDS = 7
const MOST = { list: 30, rates: 300, job: 1_000 } as const

/** Seven of ten at the larger plant; half of them hurt a second one, of another employer; one of twelve is open. */
const FILL = [
  `create temp table employer as select vendor_cd, plant_cd, row_number() over (partition by plant_cd order by vendor_cd) - 1 as no,
      count(*) over (partition by plant_cd) as cnt from vendor_info where delete_yn = 'N'`,
  `insert into accident (accident_doc_no, status_cd, plant_cd, accident_title, place_desc, occur_dt, know_dt, report_dt, injured_cnt, dead_cnt,
      outside_hurt_cnt, src_cd,
      acc_kind_cd, acc_type_cd, pot_sev_cd, process_no, sev_class_cd, vendor_cd, form_yn, hipo_yn, due_dt, open_clock_cnt, own_hurt_cnt, vendor_hurt_cnt,
      create_user_id, create_dt)
    select 'AC-BENCH-' || i, case when i % 12 > 0 then 'CLOSE' else (array['REPORTED', 'CLASS', 'INVEST', 'EFFECT'])[1 + i / 12 % 4] end, p.plant_cd,
      (array['사다리에서 떨어짐', '배관에서 누출', '손가락이 끼임', '계단에서 넘어짐', '용제가 튐'])[1 + i % 5] || ' ' || i, '측정 장소 ' || i % 40,
      d.at, d.at + interval '5 minutes', d.at + interval '9 minutes', 1, 0, 0, 'APP',
      (array['INJ', 'INJ', 'INJ', 'LEAK', 'FIRE', 'COMM'])[1 + i % 6], (array['FALL', 'TRIP', 'CAUGHT', 'LEAK'])[1 + i % 4], (1 + i % 5)::text,
      (select min(process_no) from process r where r.plant_cd = p.plant_cd) + i % 5, (array['FAC', 'MTC', 'RWC', 'LTI'])[1 + i % 4], e.vendor_cd,
      case when i % 4 = 3 then 'Y' else 'N' end, case when i % 5 >= 3 then 'Y' else 'N' end,
      case when i % 12 = 0 then d.at + interval '30 minutes' end, case when i % 12 = 0 then 1 else 0 end, 1, case when e.vendor_cd is null then 0 else 1 end,
      'emp', d.at
    from generate_series(1, ${ACCIDENTS}) i
      cross join lateral (select now() - make_interval(secs => 730 * 86400.0 * (${ACCIDENTS} - i + 0.5) / ${ACCIDENTS}) as at) d
      cross join lateral (select case when i % 10 < 7 then '2000' else '3000' end as plant_cd) p
      left join employer e on e.plant_cd = p.plant_cd and i % 2 = 0 and e.no = i / 2 % e.cnt`,
  `insert into acc_victim (accident_no, plant_cd, seq_no, victim_nm, vendor_cd, user_id, sev_class_cd, expect_lost_day_cnt, return_ymd, lost_day_cnt)
    select a.accident_no, a.plant_cd, s.seq, '측정 ' || a.accident_no || '-' || s.seq, s.vendor_cd, case when s.vendor_cd is null then 'emp2' end,
      a.sev_class_cd, case when a.sev_class_cd = 'LTI' then 5 else 0 end, case when a.sev_class_cd = 'LTI' then d.ymd + 6 end,
      case when a.sev_class_cd = 'LTI' then 5 else 0 end
    from accident a cross join lateral (select (a.occur_dt at time zone 'Asia/Seoul')::date as ymd) d
      cross join lateral (select 1 as seq, a.vendor_cd union all select 2, e.vendor_cd from employer e
        where a.accident_no % 2 = 0 and e.plant_cd = a.plant_cd and e.no = a.accident_no / 7 % e.cnt) s
    where a.accident_doc_no like 'AC-BENCH-%'`,
  `create temp table absent as select v.acc_victim_no from acc_victim v join accident a using (accident_no)
    where v.sev_class_cd = 'LTI' and a.acc_kind_cd <> 'COMM' and a.accident_doc_no like 'AC-BENCH-%'
      and a.occur_dt < now() - interval '5 days' order by a.accident_no desc limit ${ABSENT}`,
  `update acc_victim v set return_ymd = null, lost_day_cnt = current_date - 1 - (a.occur_dt at time zone 'Asia/Seoul')::date
    from accident a where a.accident_no = v.accident_no and v.acc_victim_no in (select acc_victim_no from absent)`,
  `insert into acc_form (accident_no, plant_cd, acc_victim_no, vendor_cd, form_owner_cd, form_status_cd, due_ymd)
    select v.accident_no, v.plant_cd, v.acc_victim_no, v.vendor_cd, case when v.vendor_cd is null then 'OWN' else 'VENDOR' end, 'REPORTED',
      (a.occur_dt at time zone 'Asia/Seoul')::date + 30
    from acc_victim v join accident a using (accident_no) where v.lost_day_cnt >= 3`,
  'vacuum (analyze) accident, accident_gram, acc_victim, acc_form, doc_count, doc_day_count',
]

process.stdout.write(`load before the run ${(os.loadavg()[0] ?? 0).toFixed(1)}\n`)
const cluster = await startCluster()
const url = await cluster.aDatabase(1000)
const db = new Database(url, { joins })
const shape = shapeOf(accident)
const person = (userId: string, values: Partial<Person>): Person => ({
  ...{ userId, userNm: userId, kind: 'staff', scopeCd: 'PLANT', plantCd: '2000', deptCd: 'D2310' },
  ...{ vendorCd: null, roles: ['SHM'], deptCds: ['D2310'], plantAccessYn: 'N' },
  ...values,
})
const readers = {
  'one plant': person('safety', {}),
  'all plants': person('reader', { scopeCd: 'ALL', roles: ['AUD'], plantAccessYn: 'Y' }),
  'a contractor': person('V100001-02', { kind: 'vendor', scopeCd: 'VENDOR', vendorCd: 'V100001', roles: ['VSM'] }),
}
const lately = dayOf(new Date(Date.now() - 90 * 86_400_000))
const asked: Readonly<Record<string, Partial<ListQuery>>> = {
  'newest first': {},
  'by day, latest first': { sort: '-occurDt' },
  'by day, earliest first': { sort: 'occurDt' },
  'by what is due': { sort: 'dueDt' },
  'by what is due, last first': { sort: '-dueDt' },
  'one state, by day': { sort: '-occurDt', where: { statusCd: 'REPORTED' } },
  'kind, class and 90 days': { where: { accKindCd: 'LEAK', sevClassCd: 'LTI', occurDtFrom: lately } },
  'contains 끼임': { q: '끼임' },
  'page in the middle': { sort: '-occurDt', page: 1000 },
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
function said(name: string, ms: number, most: number, note: string): boolean {
  const isMet = ms <= most
  process.stdout.write(
    `${name.padEnd(44)}${ms.toFixed(1).padStart(8)} ms   at most ${most}   ${note}   ${isMet ? 'met' : 'MISSED'}\n`,
  )
  return isMet
}

async function listed(name: string, reader: Person, part: Partial<ListQuery>): Promise<boolean> {
  const query = { page: 1, limit: 20, sort: `-${accident.key}`, where: {}, ...part }
  const times = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const ours = () =>
      db.read(reader, (queries) =>
        Promise.all([
          queries.query(linesStatement(shape, reader, query, [])),
          queries.query(totalStatement(shape, reader, query)),
        ]),
      )
    times.ours.push(await timed(ours))
    times.bare.push(await timed(() => db.query('SYSTEM', linesStatement(shape, reader, query, []))))
  }
  const [ms, bareMs] = [median(times.ours), median(times.bare)]
  return said(
    name,
    ms,
    MOST.list,
    `rows alone without a fence ${bareMs.toFixed(1)} ms, ${(bareMs / ms).toFixed(2)} of it`,
  )
}

try {
  await withOwner(url, async (owner) => {
    for (const statement of FILL) await owner.query(statement)
  })
  const met: boolean[] = []
  for (const [who, reader] of Object.entries(readers))
    for (const [how, part] of Object.entries(asked)) met.push(await listed(`${how}, ${who}`, reader, part))

  const today = dayOf(new Date())
  const toYmd = `${today.slice(0, 7)}-01`
  for (const plantCd of ['2000', null]) {
    const question = { fromYmd: addMonths(toYmd, -23), toYmd, plantCd, today }
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      times.push(await timed(() => db.read('SYSTEM', (program) => rateMonths(program, question))))
    met.push(
      said(`rates of 24 months, ${plantCd ?? 'all plants'}`, median(times), MOST.rates, 'own, contractors’, both'),
    )
  }

  const times: number[] = []
  let absent = 0
  for (let round = 0; round < JOB_ROUNDS; round++) {
    times.push(
      await timed(async () => {
        absent = await db.write('SYSTEM', (tx) => countDays(tx, new Date()))
      }),
    )
    // Each round is the first of its day.
    await withOwner(url, (owner) =>
      owner.query(
        `update acc_victim set lost_day_cnt = lost_day_cnt - 1 where return_ymd is null and expect_lost_day_cnt >= 1`,
      ),
    )
  }
  const [row] = await db.query<{ n: number }>(
    'SYSTEM',
    sql`select count(*)::int as n from acc_victim where return_ymd is null and expect_lost_day_cnt >= 1`,
  )
  met.push(
    said(
      'the days of who is absent, by the night',
      median(times),
      MOST.job,
      `${row?.n} victims of ${absent} accidents`,
    ),
  )
  if (!met.every(Boolean)) process.exitCode = 1
} finally {
  await stopAll()
  await db.close()
  await cluster.stop()
}

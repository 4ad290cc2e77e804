/** R7, R8: victims and hours by month, each population by itself and both together. Read as the program: nobody is named. */
import type { Queries } from '#platform/server/database/database.ts'
import { join, type Sql, sql } from '#platform/server/database/sql.ts'
import { accidentAsks } from '../accident.ports.ts'
import { gradeDays } from '../judge/lost-days.logic.ts'
import { estimatedHours, type Population, type RateName } from '../judge/rates.logic.ts'
import type { RateMonth } from './rates.calls.ts'

export interface Asked {
  /** First days of the first and of the last month. */
  fromYmd: string
  toYmd: string
  /** All plants that there are where none is named. */
  plantCd: string | null
  today: string
}

const ofPlant = (column: Sql, { plantCd }: Pick<Asked, 'plantCd'>): Sql =>
  plantCd === null ? sql`true` : sql`${column} = ${plantCd}`
const seoul = (ymd: string): Sql => sql`(${ymd}::date::timestamp at time zone 'Asia/Seoul')`
const GRADES = join(
  gradeDays.map((days) => sql`${days}`),
  ', ',
)

/** Victims who needed care, of accidents that stand; the way to work is none of them. */
const victims = (asked: Asked): Sql => sql`select a.accident_no, a.accident_doc_no, a.accident_title,
    (a.occur_dt at time zone 'Asia/Seoul')::date as occur_ymd, v.vendor_cd is not null as is_vendor, v.sev_class_cd as class,
    v.lost_day_cnt, greatest(case when v.sev_class_cd = 'FAT' then ${gradeDays[0] ?? 0}
      else coalesce((array[${GRADES}]::int[])[v.disable_grade_cd::int], 0) end * 365, v.lost_day_cnt * 300) as parts
  from accident a join acc_victim v on v.accident_no = a.accident_no and v.delete_yn = 'N'
  where a.delete_yn = 'N' and a.status_cd not in ('TEMP', 'CANC') and a.acc_kind_cd is distinct from 'COMM'
    and v.sev_class_cd in ('FAT', 'LTI', 'RWC', 'MTC') and ${ofPlant(sql`a.plant_cd`, asked)}
    and a.occur_dt >= ${seoul(asked.fromYmd)} and a.occur_dt < ${seoul(asked.toYmd)} + interval '1 month'`
const counts = sql`count(distinct accident_no)::int as "caseCnt", count(*) filter (where class = 'FAT')::int as "fatCnt",
  count(*) filter (where class = 'LTI')::int as "ltiCnt", count(*) filter (where class = 'RWC')::int as "rwcCnt",
  count(*) filter (where class = 'MTC')::int as "mtcCnt", coalesce(sum(parts), 0)::float8 as "lostParts"`

type Counts = Pick<RateMonth, 'caseCnt' | 'fatCnt' | 'ltiCnt' | 'rwcCnt' | 'mtcCnt' | 'lostParts'>
interface Hours {
  hourYm: string
  populationCd: 'OWN' | 'VENDOR'
  workHourVal: number
  workerCnt: number
  originCd: RateMonth['originCd']
}
interface Found {
  counted: (Counts & { hourYm: string; populationCd: Population })[]
  hours: Hours[]
  /** Months of plants of which no hours of contractors were written down. */
  missing: { plantCd: string; hourYm: string }[]
}

/** Everything but what gates know of months that are not written down: one statement. */
async function found(program: Queries, asked: Asked): Promise<Found> {
  const [row] = await program.query<Found>(sql`
    with month as (select to_char(m, 'YYYY-MM') as ym, m::date as first, (m + interval '1 month')::date as next
        from generate_series(${asked.fromYmd}::timestamp, ${asked.toYmd}::timestamp, interval '1 month') m),
      victim as (${victims(asked)}),
      counted as (select to_char(occur_ymd, 'YYYY-MM') as "hourYm",
          case when grouping(is_vendor) = 1 then 'ALL' when is_vendor then 'VENDOR' else 'OWN' end as "populationCd", ${counts}
        from victim group by grouping sets ((1, is_vendor), (1))),
      site as (select plant_cd from plant where delete_yn = 'N' and ${ofPlant(sql`plant_cd`, asked)}),
      known as (select h.* from acc_hour h join site using (plant_cd) where h.hour_ym between left(${asked.fromYmd}, 7) and left(${asked.toYmd}, 7)
        and h.delete_yn = 'N'),
      worked as (select hour_ym as ym, population_cd as population, origin_cd as origin, work_hour_val as hours, worker_cnt as workers from known
        union all
        select m.ym, 'OWN', 'EST', p.cnt * ${estimatedHours(1, 1)}::int * d.cnt, p.cnt
        from month m cross join site s
          cross join lateral (select count(*)::int as cnt from sys_user u where u.plant_cd = s.plant_cd and u.delete_yn = 'N'
            and u.entry_ymd < least(m.next, ${asked.today}::date + 1) and (u.retire_ymd is null or u.retire_ymd >= m.next)) p
          cross join lateral (select count(*)::int as cnt from generate_series(m.first, least(m.next - 1, ${asked.today}::date), interval '1 day') d(day)
            where extract(isodow from d.day) < 6 and not exists (select from com_holiday h where h.holiday_ymd = d.day::date and h.delete_yn = 'N')) d
        where not exists (select from known k where k.plant_cd = s.plant_cd and k.hour_ym = m.ym and k.population_cd = 'OWN'))
    select (select coalesce(jsonb_agg(c), '[]') from counted c) as counted,
      (select coalesce(jsonb_agg(w), '[]') from (select ym as "hourYm", population as "populationCd", sum(hours)::float8 as "workHourVal",
          sum(workers)::int as "workerCnt", case when bool_or(origin = 'EST') then 'EST' else min(origin) end as "originCd"
        from worked group by 1, 2) w) as hours,
      (select coalesce(jsonb_agg(x), '[]') from (select s.plant_cd as "plantCd", m.ym as "hourYm" from month m cross join site s
        where not exists (select from known k where k.plant_cd = s.plant_cd and k.hour_ym = m.ym and k.population_cd = 'VENDOR')) x) as missing`)
  return row ?? { counted: [], hours: [], missing: [] }
}

const none: Counts = { caseCnt: 0, fatCnt: 0, ltiCnt: 0, rwcCnt: 0, mtcCnt: 0, lostParts: 0 }
const summed = (all: readonly Hours[]) => ({
  workHourVal: all.reduce((sum, { workHourVal }) => sum + workHourVal, 0),
  workerCnt: all.reduce((sum, { workerCnt }) => sum + workerCnt, 0),
  originCd: all.find(({ originCd }) => originCd === 'EST')?.originCd ?? all[0]?.originCd ?? null,
})

/** Each month of the period three times: own, contractors', both. */
export async function rateMonths(program: Queries, asked: Asked): Promise<RateMonth[]> {
  const { counted, hours, missing } = await found(program, asked)
  const gates = missing.length === 0 ? [] : await accidentAsks.gateHours(program, missing)
  const all: Hours[] = [
    ...hours,
    ...gates.map((one) => ({ ...one, populationCd: 'VENDOR' as const, originCd: 'GATE' as const })),
  ]
  const months = [...new Set([...hours.map(({ hourYm }) => hourYm), ...missing.map(({ hourYm }) => hourYm)])].toSorted()
  return months.flatMap((hourYm) =>
    (['OWN', 'VENDOR', 'ALL'] as const).map((populationCd) => ({
      hourYm,
      populationCd,
      ...none,
      ...counted.find((one) => one.hourYm === hourYm && one.populationCd === populationCd),
      ...summed(
        all.filter((one) => one.hourYm === hourYm && (populationCd === 'ALL' || one.populationCd === populationCd)),
      ),
    })),
  )
}

const ofRate: Readonly<Record<RateName, Sql>> = {
  freq: sql`true`,
  ltifr: sql`class in ('FAT', 'LTI')`,
  trir: sql`true`,
  severity: sql`parts > 0`,
  injury: sql`true`,
  perThousand: sql`true`,
  fatality: sql`class = 'FAT'`,
}
/** The accidents that a rate counts. */
export const casesOf = (program: Queries, asked: Asked, population: Population, rate: RateName) =>
  program.query<
    Omit<Counts, 'caseCnt'> & {
      accidentNo: number
      docNo: string | null
      title: string
      occurYmd: string
      lostDayCnt: number
    }
  >(sql`select accident_no::int as "accidentNo", accident_doc_no as "docNo", accident_title as title, occur_ymd::text as "occurYmd",
      sum(lost_day_cnt)::int as "lostDayCnt", ${counts}
    from (${victims(asked)}) v where ${ofRate[rate]} and ${population === 'ALL' ? sql`true` : sql`is_vendor = ${population === 'VENDOR'}`}
    group by 1, 2, 3, 4 order by 4 desc, 1 desc`)

interface Last {
  ymd: string
  no: number
  docNo: string | null
}
/** R11: the latest accident with a lost day or a death, whoever's worker it was. */
export async function lastLost(program: Queries, asked: Pick<Asked, 'plantCd'>): Promise<Last | undefined> {
  const [row] = await program.query<Last>(
    sql`select (a.occur_dt at time zone 'Asia/Seoul')::date::text as ymd, a.accident_no::int as no, a.accident_doc_no as "docNo"
      from accident a where a.delete_yn = 'N' and a.status_cd not in ('TEMP', 'CANC') and a.acc_kind_cd is distinct from 'COMM'
        and ${ofPlant(sql`a.plant_cd`, asked)} and exists (select from acc_victim v where v.accident_no = a.accident_no
          and v.delete_yn = 'N' and v.sev_class_cd in ('FAT', 'LTI'))
      order by a.occur_dt desc limit 1`,
  )
  return row
}

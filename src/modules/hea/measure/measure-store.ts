/** The lines of a measurement as they lie in the database: units, samples, factors. */
import type { Queries } from '#platform/server/database/database.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import type { Exemptible, FactorDuties, FactorResult } from './measure.logic.ts'
import type { Factor, Sample, SampleDraft, SampleResult } from './sample.logic.ts'

/** A unit as its samples and its cycle need it. */
export interface UnitRow extends Exemptible {
  measureUnitNo: number
  unitNm: string
  processNo: number
  processNm: string | null
  placeDesc: string | null
  workerCnt: number
  areaVal: number | null
  separateYn: 'Y' | 'N'
  startYmd: string
  changeYmd: string | null
  lastMeasureYmd: string | null
  cycleCd: string | null
  nextDueYmd: string | null
  statusCd: string
  factorCds: string[]
}

export interface TargetRow extends UnitRow {
  /** What this measurement decided; null before it was evaluated. */
  maxIndexVal: number | null
  mixIndexVal: number | null
  exceedYn: 'Y' | 'N'
  decidedCycleCd: string | null
  decidedReasonCd: string | null
  decidedFactorCd: string | null
  decidedDueYmd: string | null
}

export interface SampleRow extends Sample, SampleResult {
  measureSampleNo: number
  userNm: string | null
}

const unitColumns = raw(`u.measure_unit_no as "measureUnitNo", u.unit_nm as "unitNm", u.process_no as "processNo",
  (select p.process_nm from process p where p.process_no = u.process_no) as "processNm", u.place_desc as "placeDesc",
  u.worker_cnt as "workerCnt", u.area_val as "areaVal", u.separate_yn as "separateYn", u.start_ymd as "startYmd",
  u.change_ymd as "changeYmd", u.last_measure_ymd as "lastMeasureYmd", u.cycle_cd as "cycleCd",
  u.next_due_ymd as "nextDueYmd", u.status_cd as "statusCd", u.temp_work_yn as "tempWorkYn",
  u.month_hour_val as "monthHourVal", u.every_month_yn as "everyMonthYn", u.short_work_yn as "shortWorkYn",
  u.day_hour_val as "dayHourVal", u.daily_yn as "dailyYn", u.use_gram_val as "useGramVal", u.room_val as "roomVal",
  array(select f.factor_cd::text from measure_unit_factors f where f.measure_unit_no = u.measure_unit_no
    order by f.seq_no) as "factorCds"`)

/** Units in use, or all that these conditions name. */
export const unitsWhere = (db: Queries, condition: Sql): Promise<UnitRow[]> =>
  db.query<UnitRow>(sql`select ${unitColumns} from measure_unit u where u.delete_yn = 'N' and ${condition}
    order by u.next_due_ymd nulls last, u.process_no, u.measure_unit_no`)

export const targetsOf = (db: Queries, measureNo: number): Promise<TargetRow[]> =>
  db.query<TargetRow>(sql`select ${unitColumns}, t.max_index_val as "maxIndexVal", t.mix_index_val as "mixIndexVal",
      t.exceed_yn as "exceedYn", t.cycle_cd as "decidedCycleCd", t.cycle_reason_cd as "decidedReasonCd",
      t.cycle_factor_cd as "decidedFactorCd", t.next_due_ymd as "decidedDueYmd"
    from measure_target t join measure_unit u on u.measure_unit_no = t.measure_unit_no
    where t.measure_no = ${measureNo} order by u.process_no, u.measure_unit_no`)

const sampleColumns = raw(`s.measure_sample_no as "measureSampleNo", s.measure_unit_no as "measureUnitNo",
  s.factor_cd as "factorCd", s.user_id as "userId", s.point_nm as "pointNm", s.sample_type_cd as "sampleTypeCd",
  s.area_reason_desc as "areaReasonDesc", s.limit_type_cd as "limitTypeCd", s.conc_val as "concVal",
  s.unit_cd as "unitCd", s.minute_cnt as "minuteCnt", s.work_hour_val as "workHourVal", s.times_cnt as "timesCnt",
  s.gap_minute_cnt as "gapMinuteCnt", s.twa_val as "twaVal", s.limit_val as "limitVal",
  s.limit_adj_val as "limitAdjVal", s.index_val as "indexVal", s.exceed_yn as "exceedYn"`)

export const samplesOf = (db: Queries, measureNo: number): Promise<SampleRow[]> =>
  db.query<SampleRow>(sql`select ${sampleColumns},
      (select d.user_nm from directory_person d where d.user_id = s.user_id) as "userNm"
    from measure_sample s where s.measure_no = ${measureNo} order by s.measure_sample_no`)

/** All factors with their limits: a hundred or so, told to the screen with its rows. */
export const factorsOf = (db: Queries): Promise<Factor[]> =>
  db.query<Factor>(sql`select factor_cd as "factorCd", factor_nm as "factorNm", phase_cd as "phaseCd",
      measure_yn as "measureYn", special_mgmt_yn as "specialMgmtYn", permit_yn as "permitYn", mol_weight_val as "molWeightVal",
      twa_ppm_val as "twaPpmVal", stel_ppm_val as "stelPpmVal", ceil_ppm_val as "ceilPpmVal", twa_mg_val as "twaMgVal",
      stel_mg_val as "stelMgVal", ceil_mg_val as "ceilMgVal"
    from hea_hazard_factor where delete_yn = 'N' order by sort_order, factor_nm`)

type Judgement = Omit<FactorResult, keyof Omit<FactorDuties, 'factorCd'>> & { measureUnitNo: number }

/** The judgement of a measurement, in the place of what it was before. */
export async function writeJudgements(
  db: Queries,
  measureNo: number,
  units: readonly { target: Pick<UnitRow, 'measureUnitNo'>; results: readonly FactorResult[] }[],
) {
  const rows = units.flatMap(({ target, results }) =>
    results.map(({ factorCd, indexVal, twaVal, verdictCd, mixVerdictCd }) => {
      return { measureUnitNo: target.measureUnitNo, factorCd, indexVal, twaVal, verdictCd, mixVerdictCd }
    }),
  )
  await db.query(sql`delete from measure_judgement where measure_no = ${measureNo}`)
  await db.query(sql`insert into measure_judgement (measure_no, measure_unit_no, factor_cd, index_val, twa_val, verdict_cd,
      mix_verdict_cd)
    select ${measureNo}, r."measureUnitNo", r."factorCd", r."indexVal", r."twaVal", r."verdictCd", r."mixVerdictCd"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("measureUnitNo" bigint, "factorCd" text,
      "indexVal" numeric, "twaVal" numeric, "verdictCd" text, "mixVerdictCd" text)`)
}

/** What the last evaluated measurement before this one found of each unit: by unit. */
export async function previousResults(db: Queries, measureNo: number, factorOf: (code: string) => Factor | undefined) {
  const rows = await db.query<Judgement>(sql`
    select j.measure_unit_no as "measureUnitNo", j.factor_cd as "factorCd", j.index_val as "indexVal", j.twa_val as "twaVal",
      j.verdict_cd as "verdictCd", j.mix_verdict_cd as "mixVerdictCd"
    from measure_target t
      join lateral (select p.measure_no from measure_target p join measure m on m.measure_no = p.measure_no
        where p.measure_unit_no = t.measure_unit_no and p.measure_no <> t.measure_no and p.cycle_cd is not null
          and m.sample_end_ymd < (select c.sample_end_ymd from measure c where c.measure_no = t.measure_no)
        order by m.sample_end_ymd desc limit 1) last on true
      join measure_judgement j on j.measure_no = last.measure_no and j.measure_unit_no = t.measure_unit_no
    where t.measure_no = ${measureNo}`)
  const results = rows.flatMap(({ measureUnitNo, ...found }): (FactorResult & { measureUnitNo: number })[] => {
    const factor = factorOf(found.factorCd)
    return factor ? [{ ...factor, ...found, measureUnitNo }] : []
  })
  return Map.groupBy(results, ({ measureUnitNo }) => measureUnitNo)
}

const inputColumns =
  raw(`measure_unit_no, factor_cd, user_id, point_nm, sample_type_cd, area_reason_desc, limit_type_cd,
  conc_val, unit_cd, minute_cnt, work_hour_val, times_cnt, gap_minute_cnt`)
const inputShape = raw(`"measureUnitNo" bigint, "factorCd" text, "userId" text, "pointNm" text, "sampleTypeCd" text,
  "areaReasonDesc" text, "limitTypeCd" text, "concVal" numeric, "unitCd" text, "minuteCnt" int, "workHourVal" numeric,
  "timesCnt" int, "gapMinuteCnt" int`)
const inputNames = raw(`r."measureUnitNo", r."factorCd", r."userId", r."pointNm", r."sampleTypeCd", r."areaReasonDesc",
  r."limitTypeCd", r."concVal", r."unitCd", r."minuteCnt", r."workHourVal", coalesce(r."timesCnt", 1), r."gapMinuteCnt"`)

interface Writing {
  db: Queries
  measureNo: number
  userId: string
  now: Date
}

export async function insertSamples({ db, measureNo, userId, now }: Writing, rows: readonly SampleDraft[]) {
  if (rows.length === 0) return
  await db.query(sql`insert into measure_sample (measure_no, ${inputColumns}, create_user_id, create_dt, update_user_id, update_dt)
    select ${measureNo}, ${inputNames}, ${userId}, ${now}, ${userId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${inputShape})`)
}

/** What was evaluated before is so no longer. */
export async function updateSamples(
  { db, measureNo, userId, now }: Writing,
  rows: readonly (SampleDraft & { measureSampleNo: number })[],
) {
  if (rows.length === 0) return
  await db.query(sql`update measure_sample s set (${inputColumns}) = row(${inputNames}), twa_val = null, limit_val = null,
      limit_adj_val = null, index_val = null, exceed_yn = 'N', row_version = s.row_version + 1,
      update_user_id = ${userId}, update_dt = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("measureSampleNo" bigint, ${inputShape})
    where s.measure_sample_no = r."measureSampleNo" and s.measure_no = ${measureNo}`)
}

export async function deleteSamples({ db, measureNo }: Writing, nos: readonly number[]) {
  if (nos.length === 0) return
  await db.query(
    sql`delete from measure_sample where measure_no = ${measureNo} and measure_sample_no = any(${[...nos]}::bigint[])`,
  )
}

export async function writeResults(db: Queries, rows: readonly (SampleResult & { measureSampleNo: number })[]) {
  await db.query(sql`update measure_sample s set twa_val = r."twaVal", limit_val = r."limitVal",
      limit_adj_val = r."limitAdjVal", index_val = r."indexVal", exceed_yn = r."exceedYn"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("measureSampleNo" bigint, "twaVal" numeric,
      "limitVal" numeric, "limitAdjVal" numeric, "indexVal" numeric, "exceedYn" text)
    where s.measure_sample_no = r."measureSampleNo"`)
}

/** What the screens of measurements ask besides records: units to choose from, the lines with the law, the course over the years. */
import { z } from 'zod'
import { findingsOf } from '#modules/impr/impr/impr.api.ts'
import { readingOf } from '#modules/manage/notice/notice.api.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { measure } from './measure.model.ts'
import { type ResultAnswer, resultAnswer, type TrendRow, trendAnswer, unitsAnswer, unitsBody } from './measure.wire.ts'
import { byNo, changeLines } from './measure-lines.ts'
import { measureParams } from './measure-params.ts'
import { factorsOf, samplesOf, targetsOf, unitsWhere } from './measure-store.ts'
import { measureUnit } from './measure-unit.model.ts'
import { registerSamples } from './sample.routes.ts'

const tags = [measure.label]

export function measureRoutes(app: App, services: Services): void {
  registerUnits(app, services)
  registerResult(app, services)
  registerTrend(app, services)
  registerSamples(app, services)
}

function registerUnits(app: App, services: Services): void {
  app.get(
    `${measure.api}/:no/units`,
    { config: needsDocument(measure), schema: { tags, params: byNo, response: { 200: unitsAnswer } } },
    async (request) => {
      const { person } = askerOf(request, measure)
      return services.db.read(person, async (db) => {
        const record = await getRecord(db, measure, request.params.no)
        const chosen = await targetsOf(db, request.params.no)
        const nos = new Set(chosen.map(({ measureUnitNo }) => measureUnitNo))
        const inUse = sql`u.plant_cd = ${record.plantCd} and u.status_cd = 'ACTIVE' and u.cycle_cd <> 'EXEMPT'`
        const rows = await unitsWhere(db, sql`(${inUse} or u.measure_unit_no = any(${[...nos]}::bigint[]))`)
        return {
          rows: rows.map((row) => ({ ...row, chosenYn: nos.has(row.measureUnitNo) ? ('Y' as const) : ('N' as const) })),
        }
      })
    },
  )

  app.put(
    `${measure.api}/:no/units`,
    {
      config: needsDocument(measure, 'write'),
      schema: { tags, params: byNo, body: unitsBody, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { no } = request.params
      const { rowVersion, measureUnitNos } = request.body
      const states = ['TEMP', 'PLAN', 'PRELIM'] as const
      await changeLines(services, askerOf(request, measure), { no, rowVersion, states }, async ({ tx, before }) => {
        const [written] = await tx.query<{ n: number }>(sql`with gone as (
            delete from measure_target where measure_no = ${no} and measure_unit_no <> all(${measureUnitNos}::bigint[])
          ), added as (
            insert into measure_target (measure_no, measure_unit_no)
            select ${no}, u.measure_unit_no from measure_unit u
            where u.measure_unit_no = any(${measureUnitNos}::bigint[]) and u.plant_cd = ${before.plantCd}
              and u.status_cd = 'ACTIVE' and u.delete_yn = 'N'
            on conflict do nothing
          )
          select count(*)::int as n from measure_unit u where u.measure_unit_no = any(${measureUnitNos}::bigint[])
            and u.plant_cd = ${before.plantCd} and u.status_cd = 'ACTIVE' and u.delete_yn = 'N'`)
        return { storyCd: 'UNITS', values: { unitCnt: written?.n ?? 0 } }
      })
      return reply.status(204).send(null)
    },
  )
}

function registerResult(app: App, services: Services): void {
  const { db, clock } = services
  app.get(
    `${measure.api}/:no/result`,
    { config: needsDocument(measure), schema: { tags, params: byNo, response: { 200: resultAnswer } } },
    async (request): Promise<ResultAnswer> => {
      const { person } = askerOf(request, measure)
      const { no } = request.params
      const { noticeNo, ...found } = await db.read(person, async (queries) => {
        const record = await getRecord(queries, measure, no)
        const day = typeof record.sampleEndYmd === 'string' ? record.sampleEndYmd : clock.today()
        const [factors, params, targets, samples, improvements] = await Promise.all([
          factorsOf(queries),
          measureParams(queries, day),
          targetsOf(queries, no),
          samplesOf(queries, no),
          findingsOf(queries, {
            srcCd: 'HEA',
            srcNo: String(record[measure.docNo] ?? ''),
            plantCd: record.plantCd,
          }),
        ])
        return { factors, params, targets, samples, improvements, noticeNo: record.noticeNo }
      })
      const notice =
        typeof noticeNo === 'number' ? await db.read('SYSTEM', (queries) => readingOf(queries, noticeNo)) : undefined
      return { ...found, notice: notice ?? null }
    },
  )
}

/** The largest index of each factor of a unit, measurement by measurement. */
function registerTrend(app: App, { db }: Services): void {
  app.get(
    `${measureUnit.api}/:no/trend`,
    { config: needsDocument(measureUnit), schema: { tags, params: byNo, response: { 200: trendAnswer } } },
    async (request) => {
      const { person } = askerOf(request, measureUnit)
      const { no } = request.params
      const rows = await db.read(person, async (queries) => {
        await getRecord(queries, measureUnit, no)
        return queries.query<TrendRow>(sql`select m.measure_no as "measureNo", m.sample_end_ymd as "sampleEndYmd",
            s.factor_cd as "factorCd", coalesce(f.factor_nm, s.factor_cd) as "factorNm", max(s.index_val) as "indexVal"
          from measure_sample s join measure m on m.measure_no = s.measure_no and m.delete_yn = 'N'
            left join hea_hazard_factor f on f.factor_cd = s.factor_cd
          where s.measure_unit_no = ${no} and s.index_val is not null
          group by m.measure_no, s.factor_cd, f.factor_nm order by m.sample_end_ymd, s.factor_cd`)
      })
      return { rows }
    },
  )
}

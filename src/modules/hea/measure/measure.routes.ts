/** What the screens of measurements ask besides records: units to choose from, the lines with the law, the course over the years. */
import { z } from 'zod'
import { findingsOf } from '#modules/impr/impr/impr.api.ts'
import { readingOf } from '#modules/manage/notice/notice.api.ts'
import { wordedRow } from '#platform/model/sentences.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { measureResult, measureUnits, type TrendRow, unitsBody, unitTrend } from './measure.calls.ts'
import { measure } from './measure.model.ts'
import { byNo, changeLines } from './measure-lines.ts'
import { measureParams } from './measure-params.ts'
import { factorsOf, samplesOf, targetsOf, unitsWhere } from './measure-store.ts'
import { registerSamples } from './sample.routes.ts'

const tags = [measure.label]

export function measureRoutes(app: App, services: Services): void {
  asked(app, services)
  registerUnits(app, services)
  registerSamples(app, services)
}

const asked = routes(
  answer(measureUnits, async ({ places: { no }, record, db }) => {
    const chosen = await targetsOf(db, no)
    const nos = new Set(chosen.map(({ measureUnitNo }) => measureUnitNo))
    const inUse = sql`u.plant_cd = ${record.plantCd} and u.status_cd = 'ACTIVE' and u.cycle_cd <> 'EXEMPT'`
    const rows = await unitsWhere(db, sql`(${inUse} or u.measure_unit_no = any(${[...nos]}::bigint[]))`)
    return {
      rows: rows.map((row) => ({ ...row, chosenYn: nos.has(row.measureUnitNo) ? ('Y' as const) : ('N' as const) })),
    }
  }),
  answer(measureResult, async ({ places: { no }, record, db, program, today, request: { language } }) => {
    const { noticeNo, sampleEndYmd, plantCd } = record
    const [factors, params, targets, samples, findings] = await Promise.all([
      factorsOf(db),
      measureParams(db, sampleEndYmd ?? today),
      targetsOf(db, no),
      samplesOf(db, no),
      findingsOf(db, { srcCd: 'HEA', srcNo: String(record[measure.docNo] ?? ''), plantCd }),
    ])
    // Who has read the notice of a result that the reader sees.
    const reading = noticeNo === null ? undefined : await readingOf(program, noticeNo)
    const improvements = findings.map((row) => wordedRow('hea', language, row, 'imprTitle'))
    const notice = reading ? wordedRow('hea', language, reading, 'noticeTitle') : null
    return { factors, params, targets, samples, improvements, notice }
  }),
  answer(unitTrend, async ({ places: { no }, db }) => ({
    rows: await db.query<TrendRow>(sql`select m.measure_no as "measureNo", m.sample_end_ymd as "sampleEndYmd",
        s.factor_cd as "factorCd", coalesce(f.factor_nm, s.factor_cd) as "factorNm", max(s.index_val) as "indexVal"
      from measure_sample s join measure m on m.measure_no = s.measure_no and m.delete_yn = 'N'
        left join hea_hazard_factor f on f.factor_cd = s.factor_cd
      where s.measure_unit_no = ${no} and s.index_val is not null
      group by m.measure_no, s.factor_cd, f.factor_nm order by m.sample_end_ymd, s.factor_cd`),
  })),
)

function registerUnits(app: App, services: Services): void {
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
